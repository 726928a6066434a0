import type { NewEntry, NewLog } from '../api/deploy-log.ts';
import type { Frame, Shown, ShownFacts } from '../api/deployments.ts';
import { LONGEST_HOLD_MS } from '../api/endpoint.ts';
import type { KeptText } from '../api/kept-text.ts';
import type { SiteLog } from '../api/sites.ts';
import { type ApiError, type DeadlineError, isNotFound, isPassing } from '../core/errors.ts';
import type { ExitReport } from '../script/exit-report.ts';
import type { Expectations, Matches } from '../values/match.ts';

/** The resource of a look: a record of the service, or the shared list of a server's sites. */
export type Resource = 'site' | 'list' | 'log' | 'deployment' | 'own log' | 'script';

/** One look at the service: what it has shown, or the error that it met. The texts that it has shown are kept apart. */
export interface Look extends ShownFacts {
  /** From 1. */
  readonly nth: number;
  readonly atMs: number;
  readonly resource: Resource;
  readonly error?: ApiError | undefined;
  /** The text of a running deploy, ours or not, as the site shows it; undefined on a service that shows none. */
  readonly live?: 'text' | 'none' | undefined;
  /** True if it has brought text of our deploy. */
  readonly hasText?: boolean;
  /** True if it has brought an exit report that can be ours. */
  readonly hasReport?: boolean;
  /** True if the text of a running deploy has begun anew in it. */
  readonly isAnew?: boolean;
}

/** Everything that is known at the trigger. Times are in milliseconds of the run's clock. */
export interface AtTrigger {
  readonly expects: Expectations;
  /** `unknown` until the script is read, unless the log has an earlier report. */
  readonly frame: Frame;
  /** The answer to the trigger: its failure if it was lost, the service's words, and the id of our deployment if it has one. */
  readonly lost: Error | undefined;
  readonly said: string;
  readonly id: string | undefined;
  /** True if the answer had the id of an earlier deployment that may have ended since: which end is ours is not known. */
  readonly isBehind?: boolean;
  /** The id of the log entry of that deployment. */
  readonly droppedLogId?: number | undefined;
  readonly triggeredAt: number;
  /** The wall clock of the service at the trigger. */
  readonly serviceAt: number;
  /** The site before the trigger; `isListed`: only the list of the server has shown it. */
  readonly site: {
    readonly lastDeployAt: string | null;
    readonly siteStatus: string | undefined;
    readonly liveText: Shown['liveText'];
    readonly isListed: boolean;
  };
  /** The log before the trigger; undefined if it could not be read. */
  readonly log: SiteLog | undefined;
  /** A run of the script that ended before, even if the log does not show it. */
  readonly earlierRun: string | undefined;
  /** The deploy script as the service shows it; undefined if it was not read. */
  readonly script?: string | undefined;
  /** True for a rollback: its script may be one from before the run, of which no line may be shown. */
  readonly goesBack?: boolean;
}

/** The log of a site since the baseline, as it was read last. */
export interface DeploysShown extends NewLog {
  /** The deploys in it, newest first, without those that cannot be ours. */
  readonly deploys: readonly NewEntry[];
  /** Exit reports of deploys that ended since the baseline, in the order in which they came. */
  readonly reports: readonly ExitReport[];
  /** The latest report of another time than ours, and the number of such reports in entries since the trigger. */
  readonly otherReport: ExitReport | undefined;
  readonly newOtherCount: number;
  /** True when the baseline's entry has grown: its deploy was still running at the trigger. */
  readonly hasEarlier: boolean;
  /** True when the deployment of the dropped id has an entry since the trigger. */
  readonly hasDropped: boolean;
}

/** Everything seen of a deploy. Immutable: each look makes a new one. Texts are joined, as each look would hold all of them again. */
export interface State {
  readonly atTrigger: AtTrigger;
  /** All looks since the trigger. */
  readonly looks: readonly Look[];
  /** The log as it was read last. */
  readonly log: DeploysShown;
  /** The text of our deploy, joined: `live` as the site showed it running, `content` as the log has it. */
  readonly text: KeptText;
  /** The result of searching the text for patterns. */
  readonly matches?: Matches | undefined;
  /** The end of the time for the deploy. */
  readonly over?: DeadlineError | undefined;
}

/** The latest look at a resource that was answered. */
export function latestAt(looks: readonly Look[], resource: Resource): Look | undefined {
  return looks.findLast((look) => look.resource === resource && look.error === undefined);
}

/** The number of that look; 0 if there was none. */
export function nthAt(looks: readonly Look[], resource: Resource): number {
  return latestAt(looks, resource)?.nth ?? 0;
}

/** Finds the looks that have failed, one after the other, up to now; undefined if the latest one was answered. */
export function troubleIn(looks: readonly Look[]) {
  const since = looks.slice(1 + looks.findLastIndex(({ error }) => error === undefined));
  const failed = since.flatMap(({ error, resource, atMs }) => (error ? [{ error, resource, atMs }] : []));
  const last = failed.at(-1);
  if (last === undefined) return undefined;
  /** The latest failures in a row that are all of that kind. */
  const row = (isOfKind: (error: ApiError) => boolean) =>
    failed.slice(1 + failed.findLastIndex(({ error }) => !isOfKind(error)));
  return {
    error: last.error,
    resource: last.resource,
    /** The pause that the service has asked for, in milliseconds; 0 for none. */
    holdMs: Math.min(LONGEST_HOLD_MS, last.error.retryAfterMs ?? 0),
    /** The answers in a row that are no reason to look again. */
    refusals: row((error) => !isPassing(error) && !isNotFound(error)).length,
    /** The times since which the service has not answered, and has not known the site. */
    silentSince: row(({ reason }) => reason !== 'limited')[0]?.atMs,
    vanishedSince: row(isNotFound)[0]?.atMs,
  };
}
