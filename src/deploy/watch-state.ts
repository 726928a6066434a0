import type { Effect } from '../api/client.ts';
import type { Patience } from '../api/settle.ts';
import type { Company } from './company.ts';
import type { DeployLog, Source } from './deploy-log.ts';
import type { Recorder } from './deploy-result.ts';
import { type DeploySoFar, type Observation, observe, startSoFar } from './deploy-so-far.ts';
import type { Outstanding } from './ending.ts';
import type { Expectations } from './verdict.ts';

export interface WatchParts extends Source, Patience {
  readonly company: Company;
  readonly expectations: Expectations;
  /** The time that the whole run has, in milliseconds. */
  readonly timeoutMs: number;
  /** Fixed time between polls, in milliseconds; undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  /** True when the deploy script reports its end; undefined if unknown. */
  readonly exitReportExpected: boolean | undefined;
  /** The run of the script in an earlier deploy of this run, if it had one. */
  readonly earlierRun: string | undefined;
  readonly say: (line: string) => void;
  /** Takes text that the deploy log has gained. `replaced`: it starts another log. */
  readonly onLog: (text: string, replaced: boolean) => void;
}

export interface Watching extends WatchParts {
  readonly log: DeployLog;
  readonly trigger: Effect<unknown>;
  readonly record: Recorder;
}

/** The target of a poll: the site itself, with its status and `last_deploy_at`, the same in the list of its server, or its log. */
export type PollTarget = 'site' | 'list' | 'log';

/** Everything seen of a deploy, and when. Times are in milliseconds of the clock. */
export interface WatchState {
  soFar: DeploySoFar;
  /** The site as last read. News in it count once the log has been read after them. */
  site: Pick<Observation, 'lastDeployAt' | 'status'>;
  /** The site as the list showed it last, until it is read by itself: the list alone concludes nothing. */
  listed?: WatchState['site'] | undefined;
  /** The next target, if a poll must confirm what was seen. */
  due?: PollTarget | undefined;
  polls: number;
  lastTarget: PollTarget;
  logPolledAt: number;
  /** The same for the site itself. */
  sitePolledAt: number;
  exitReportExpected: boolean | undefined;
  readonly startedAt: number;
  newsAt: number;
  /** Undefined until our log is seen. */
  gainedAt?: number | undefined;
  endingAt?: number | undefined;
  earlierEndedAt?: number | undefined;
  /** The time since which the service has answered without interruption. */
  answeringAt?: number | undefined;
  /** The time since which the service has not answered. */
  silentAt?: number | undefined;
  /** The time since which the service has not known the site. */
  vanishedAt?: number | undefined;
  /** The pause that the service has asked for, in milliseconds. */
  holdMs: number;
  /** The target of the latest poll, if that failed. */
  failed?: PollTarget | undefined;
}

/** The state at the trigger. */
export function startWatch(
  baseline: Observation,
  exitReportExpected: boolean | undefined,
  now: number,
  earlierRun?: string,
): WatchState {
  return {
    soFar: startSoFar(baseline, earlierRun),
    site: baseline,
    listed: baseline.isListed ? baseline : undefined,
    polls: 0,
    lastTarget: 'log',
    logPolledAt: now,
    sitePolledAt: now,
    exitReportExpected,
    startedAt: now,
    newsAt: now,
    holdMs: 0,
  };
}

/** Everything seen so far, including news of the site that no poll of the log has followed. */
export function withSite({ soFar, site }: WatchState): DeploySoFar {
  return observe(soFar, { ...site, log: soFar.latest.log });
}

export function outstandingOf({ expectations }: WatchParts, { exitReportExpected }: WatchState): Outstanding {
  const { failurePatterns, successPatterns, expectedCommit } = expectations;
  return {
    report: exitReportExpected === true || expectedCommit !== undefined,
    text: failurePatterns.length + successPatterns.length > 0,
  };
}
