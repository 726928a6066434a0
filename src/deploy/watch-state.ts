import type { Effect, Traffic } from '../api/client.ts';
import type { Patience } from '../api/settle.ts';
import type { DeployLog, Source } from './deploy-log.ts';
import type { Advance } from './deploy-result.ts';
import type { Outstanding } from './ending.ts';
import { type Following, type Observation, observe, startFollowing } from './follow.ts';
import type { Expectations } from './verdict.ts';

/** The parts of a deploy that watching it uses. */
export interface WatchParts extends Source, Patience {
  readonly traffic: () => Traffic;
  readonly expectations: Expectations;
  /** The time that the whole run has, in milliseconds. */
  readonly timeoutMs: number;
  /** Fixed time between two polls of one request each, in milliseconds; undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  /** True when the deploy script reports its end; undefined when that is not known. */
  readonly exitReportExpected: boolean | undefined;
  readonly say: (line: string) => void;
  /** Takes text that the deploy log has gained; `replaced` when it starts another log. */
  readonly onLog: (text: string, replaced: boolean) => void;
}

/** Everything that watching a deploy uses. */
export interface Watching extends WatchParts {
  readonly log: DeployLog;
  readonly trigger: Effect<unknown>;
  readonly advance: Advance;
}

/** The target of one poll, which costs one request: the site, which has status and `last_deploy_at`, or its log. */
export type PollTarget = 'site' | 'log';

/** Everything seen of a deploy, and when; times are in milliseconds of the clock. */
export interface WatchState {
  following: Following;
  /** The site as it was read last. News in it count once the log was read after them. */
  site: Pick<Observation, 'lastDeployAt' | 'status'>;
  /** The next target, when a poll must confirm what was seen. */
  due: PollTarget | undefined;
  polls: number;
  lastTarget: PollTarget;
  logPolledAt: number;
  exitReportExpected: boolean | undefined;
  readonly startedAt: number;
  newsAt: number;
  /** Undefined until something of our own log was seen. */
  gainedAt: number | undefined;
  endingAt: number | undefined;
  earlierEndedAt: number | undefined;
  /** Since when the service has not answered. */
  silentAt: number | undefined;
  /** Since when the service has said that there is no such site. */
  vanishedAt: number | undefined;
  /** The time for which the service asked not to be called, in milliseconds. */
  holdMs: number;
  /** The target of the latest poll, if that failed. */
  failed: PollTarget | undefined;
  /** True once people were told that few requests are left. */
  saidFew: boolean;
}

/** The state at the trigger. */
export function startWatch(
  baseline: Observation,
  exitReportExpected: boolean | undefined,
  now: number,
): WatchState {
  return {
    following: startFollowing(baseline),
    site: baseline,
    due: undefined,
    polls: 0,
    lastTarget: 'log',
    logPolledAt: now,
    exitReportExpected,
    startedAt: now,
    newsAt: now,
    gainedAt: undefined,
    endingAt: undefined,
    earlierEndedAt: undefined,
    silentAt: undefined,
    vanishedAt: undefined,
    holdMs: 0,
    failed: undefined,
    saidFew: false,
  };
}

/** Everything seen so far, including a site that waits for a poll of the log. */
export function withSite({ following, site }: WatchState): Following {
  return observe(following, { ...site, log: following.latest.log });
}

export function outstandingOf({ expectations }: WatchParts, { exitReportExpected }: WatchState): Outstanding {
  const { failurePatterns, successPatterns, expectedCommit } = expectations;
  return {
    report: exitReportExpected === true || expectedCommit !== undefined,
    text: failurePatterns.length + successPatterns.length > 0,
  };
}
