import { contentOf, continuesBaseline, type DeploySoFar, showsNewLog } from './deploy-so-far.ts';
import { textOf } from './new-entries.ts';
import {
  finalStatus,
  hasTurnedBad,
  isDeploying,
  isResting,
  isShown,
  type StatusEnd,
} from './status-history.ts';

/** Milliseconds without news after which a log counts as settled, if at least one poll brought nothing new. */
export const QUIET_MS = 1_500;
/** The same if an earlier deploy may have ended instead of ours. */
const QUIET_MS_WHEN_IN_DOUBT = 5_000;
/** The same while an exit report is expected: the script may be running silently. */
const QUIET_MS_BEFORE_REPORT = 120_000;

/** The parts of the log that are needed even after the end of a deploy was seen elsewhere. */
export interface Outstanding {
  /** The script is known to report its end. */
  readonly report: boolean;
  /** The text will be judged by patterns. */
  readonly text: boolean;
}

/**
 * True when the deploy has ended and its log has settled.
 * - While the status is `deploying`, the deploy has not ended, whatever the other signs say.
 * - Once the status shows the end, only the rest of the log is awaited.
 * - A report without a changed `last_deploy_at` is enough after a quiet time: the value may lag, stay after a failure, or stay
 *   the same when two deploys end within the same second.
 * - A changed `last_deploy_at` without a report is not enough at once: it may change at the start of a deploy, or because of
 *   another deploy.
 *
 * @param quietMs the time without news, in milliseconds
 */
export function hasEnded(soFar: DeploySoFar, quietMs: number, outstanding: Outstanding): boolean {
  const { lastDeployAtChanged, reports, earlierDeploys, logSuperseded, status } = soFar;
  const isQuiet = (forMs: number): boolean => soFar.quietPolls > 0 && quietMs >= forMs;
  if (isDeploying(status)) return false;
  const isNew = showsNewLog(soFar);
  if (status.isEarlier) return isQuiet(isNew ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
  if (status.end !== undefined) {
    const waitMs = settlingAfterStatus(soFar, outstanding);
    return waitMs === 0 || isQuiet(waitMs);
  }
  if (lastDeployAtChanged && (reports.length > 0 || (logSuperseded && outstanding.report))) return true;
  if (reports.length > 0 && !isBelievable(soFar)) return false;
  if (!lastDeployAtChanged && reports.length === 0) {
    const statusMoved = status.latest !== status.baseline;
    if (finalStatus(status.latest) !== undefined && isNew)
      return isQuiet(statusMoved ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
    if (hasTurnedBad(status)) return isQuiet(QUIET_MS_BEFORE_REPORT);
    if (earlierDeploys === 0 || isNew) return false;
  }
  return isQuiet(settlingMs(soFar, outstanding));
}

/**
 * The time for which the log must be quiet once the status shows the end. An unknown status may soon change, and a site that
 * looks as it did before the trigger may be a stale answer.
 */
function settlingAfterStatus(soFar: DeploySoFar, { report, text }: Outstanding): number {
  const { reports, status, lastDeployAtChanged } = soFar;
  const isTold = lastDeployAtChanged || (reports.length > 0 && status.end !== 'deploy-failed');
  if (status.end === 'other' || (status.end === status.baseline && !isTold)) return QUIET_MS_WHEN_IN_DOUBT;
  if (reports.length > 0) return 0;
  // The last lines may appear a little later than the status.
  return report || text ? QUIET_MS_WHEN_IN_DOUBT : 0;
}

/**
 * True when the reports can be our own deploy's. A first success always changes `last_deploy_at`. On a site that was never
 * deployed, a good report without that change is an old one that appears late.
 */
export function isBelievable({ baseline, lastDeployAtChanged, reports }: DeploySoFar): boolean {
  return lastDeployAtChanged || baseline.lastDeployAt !== null || reports.some(({ status }) => status !== 0);
}

function settlingMs(soFar: DeploySoFar, { report }: Outstanding): number {
  const { reports, lastDeployAtChanged, latest, baseline, handedOver, status } = soFar;
  const isReadable = latest.log.entry !== 'unreadable';
  // A report in the baseline's log may belong to an earlier deploy that has yet to change last_deploy_at.
  if (reports.length > 0)
    return isShown(status) || continuesBaseline(baseline, latest) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
  if (!lastDeployAtChanged || (report && isReadable)) return QUIET_MS_BEFORE_REPORT;
  // Another status may follow, even `deploying`.
  if (isShown(status)) return isResting(status) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT;
  const showsOldLog = contentOf(latest) !== '' && !showsNewLog(soFar);
  return isReadable && (handedOver || showsOldLog) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
}

/** True when the end is near, so that polls are more frequent. */
export function isEnding({ lastDeployAtChanged, reports, status }: DeploySoFar): boolean {
  return reports.length > 0 || (!isDeploying(status) && (lastDeployAtChanged || status.end !== undefined));
}

/** Everything known about a deploy that has ended. */
export interface EndOfDeploy extends Pick<DeploySoFar, 'lastDeployAtChanged' | 'reports' | 'logSuperseded'> {
  /** Undefined on a service that shows no status. */
  readonly status: EndStatus | undefined;
  /** The number of deploys with a log entry since the baseline; 0 if the service shows no types. */
  readonly deploys: number;
  readonly exitReportExpected: boolean;
  /** The log of our deploy, or the end of a long one (`isCut`); undefined if only an old log or none is shown. */
  readonly log: string | undefined;
  readonly isTooLarge: boolean;
}

/** The status of a site whose deploy has ended. */
interface EndStatus {
  /** In the service's own word. */
  readonly shown: string;
  /**
   * The end that it shows; `earlier` if the only deploy was already running before the trigger, `mixed` if two deploys ended
   * differently; undefined if the status has not changed since the trigger.
   */
  readonly end: StatusEnd | 'earlier' | 'mixed' | undefined;
  /** True when the status was seen to change from `deploying`. */
  readonly isSeen: boolean;
}

/** Sums up a deploy that has ended, to be judged. */
export function endOfDeploy(soFar: DeploySoFar, exitReportExpected: boolean): EndOfDeploy {
  const { lastDeployAtChanged, reports, logSuperseded, latest } = soFar;
  return {
    lastDeployAtChanged,
    status: endStatus(soFar, exitReportExpected),
    reports,
    deploys: latest.log.deploys,
    exitReportExpected,
    logSuperseded,
    log: showsNewLog(soFar) ? textOf(latest.log.entry) : undefined,
    isTooLarge: latest.log.entry === 'unreadable',
  };
}

/**
 * The status of the site at the end of a deploy. If `deploying` was not seen, it counts only with a changed `last_deploy_at`, a
 * report, or (for `deploy-failed` or another status than before) a new log.
 */
function endStatus(soFar: DeploySoFar, exitReportExpected: boolean): EndStatus | undefined {
  const { status, lastDeployAtChanged, reports, latest } = soFar;
  const { latest: shown, end, endBefore } = status;
  if (shown === undefined) return undefined;
  const isSeen = end !== undefined;
  if (status.isEarlier) return { shown, end: 'earlier', isSeen };
  if (isSeen && endBefore !== undefined && end !== endBefore) return { shown, end: 'mixed', isSeen };
  // Only the latest status counts: an older one precedes the other changes.
  const final = finalStatus(latest.status);
  // In a list of mixed entries, only one of type `deploy` shows a deploy.
  const showsDeploy = latest.log.isList ? latest.log.deploys > 0 : showsNewLog(soFar);
  const isFresh = final === 'deploy-failed' || final !== status.baseline;
  // An expected report may still come.
  const isSilent = final === 'active' && exitReportExpected && textOf(latest.log.entry) !== undefined;
  const counts =
    reports.length > 0 ||
    (lastDeployAtChanged && !isSilent) ||
    (isFresh && showsDeploy) ||
    hasTurnedBad(status);
  return { shown, end: end ?? (counts ? final : undefined), isSeen };
}
