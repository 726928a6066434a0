import type { ExitReport } from './exit-report.ts';
import { contentOf, continuesBaseline, type Following, showsNewLog } from './follow.ts';
import { textOf } from './new-entries.ts';
import {
  finalStatus,
  hasTurnedBad,
  isDeploying,
  isResting,
  isShown,
  type StatusEnd,
} from './status-history.ts';

/** Milliseconds without news after which a log counts as settled. At least one poll must have brought nothing new. */
export const QUIET_MS = 1_500;
/** The same when it may have been an earlier deploy that ended, and ours has yet to begin or has only just begun. */
const QUIET_MS_WHEN_IN_DOUBT = 5_000;
/** The same when an exit report is expected: the script may still be at work and print nothing. */
const QUIET_MS_BEFORE_REPORT = 120_000;

/** The part of the log that is still to come when the end of a deploy has been seen elsewhere. */
export interface Outstanding {
  /** The script is known to report its end. */
  readonly report: boolean;
  /** The text is to be judged, by patterns or a commit. */
  readonly text: boolean;
}

/**
 * True when the deploy has ended and its log has settled.
 * - While the status is `deploying`, the deploy has not ended, whatever else is seen.
 * - Once the status has told the end, only the rest of the log is waited for.
 * - A report without a changed `last_deploy_at` is enough once that had its time to change: it stays equal when two deploys
 *   end within the same second.
 * - A changed `last_deploy_at` without a report is not enough at once: it may change at the start of a deploy, or by
 *   somebody else's.
 *
 * @param quietMs the time without news, in milliseconds
 */
export function hasEnded(following: Following, quietMs: number, outstanding: Outstanding): boolean {
  const { lastDeployAtChanged, reports, earlierDeploys, logSuperseded, status } = following;
  const isQuiet = (forMs: number): boolean => following.quietPolls > 0 && quietMs >= forMs;
  if (isDeploying(status)) return false;
  const isNew = showsNewLog(following);
  if (status.isEarlier) return isQuiet(isNew ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
  if (status.end !== undefined) {
    const waitMs = settlingAfterStatus(following, outstanding);
    return waitMs === 0 || isQuiet(waitMs);
  }
  if (lastDeployAtChanged && (reports.length > 0 || (logSuperseded && outstanding.report))) return true;
  if (reports.length > 0 && !isBelievable(following)) return false;
  if (!lastDeployAtChanged && reports.length === 0) {
    const hasChanged = status.latest !== status.baseline;
    if (finalStatus(status.latest) !== undefined && isNew)
      return isQuiet(hasChanged ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
    if (hasTurnedBad(status)) return isQuiet(QUIET_MS_BEFORE_REPORT);
    if (earlierDeploys === 0 || isNew) return false;
  }
  return isQuiet(settlingMs(following, outstanding));
}

/**
 * The time for which the log must be quiet once the status has told the end. An unknown word may soon be replaced, and a
 * site that looks as it did before the trigger may be a stale answer.
 */
function settlingAfterStatus(following: Following, { report, text }: Outstanding): number {
  const { reports, status, lastDeployAtChanged } = following;
  const isTold = lastDeployAtChanged || (reports.length > 0 && status.end !== 'deploy-failed');
  if (status.end === 'other' || (status.end === status.baseline && !isTold)) return QUIET_MS_WHEN_IN_DOUBT;
  if (reports.length > 0) return 0;
  // The last lines may show a little later than the status.
  return report || text ? QUIET_MS_WHEN_IN_DOUBT : 0;
}

/**
 * True when the reports can come from our own deploy. A first success always changes `last_deploy_at`: on a site that was
 * never deployed, a good report without that change is an old one that has only now come to light.
 */
export function isBelievable({ baseline, lastDeployAtChanged, reports }: Following): boolean {
  return lastDeployAtChanged || baseline.lastDeployAt !== null || reports.some(({ status }) => status !== 0);
}

function settlingMs(following: Following, { report }: Outstanding): number {
  const { reports, lastDeployAtChanged, latest, baseline, handedOver, status } = following;
  const isReadable = latest.log.entry !== 'unreadable';
  // A report in the baseline's log may be that of an earlier deploy, which has yet to change last_deploy_at.
  if (reports.length > 0)
    return isShown(status) || continuesBaseline(baseline, latest) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
  if (!lastDeployAtChanged || (report && isReadable)) return QUIET_MS_BEFORE_REPORT;
  // Another word may follow, `deploying` among them.
  if (isShown(status)) return isResting(status) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT;
  const showsOldLog = contentOf(latest) !== '' && !showsNewLog(following);
  return isReadable && (handedOver || showsOldLog) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
}

/** True when the end is near, so that the site and its log are polled more often. */
export function isEnding({ lastDeployAtChanged, reports, status }: Following): boolean {
  return reports.length > 0 || (!isDeploying(status) && (lastDeployAtChanged || status.end !== undefined));
}

/** Everything known of a deploy that has ended. */
export interface EndOfDeploy {
  readonly lastDeployAtChanged: boolean;
  /** The status of the site; undefined on a service that shows none. */
  readonly status: EndStatus | undefined;
  readonly reports: readonly ExitReport[];
  /** The number of deploys with a log entry of their own since the baseline; 0 when types are not shown. */
  readonly deploys: number;
  /** True when the script is known to report its end. */
  readonly exitReportExpected: boolean;
  /** True when another entry took the place of the new one in the log before that had told its end. */
  readonly logSuperseded: boolean;
  /** The log of our deploy, or the end of a long one (`isCut`); undefined when only the old log is shown, or none. */
  readonly log: string | undefined;
  /** True when the log is not known because it is too large to be read. */
  readonly isTooLarge: boolean;
}

/** The status of a site whose deploy has ended. */
interface EndStatus {
  /** As the service writes it. */
  readonly shown: string;
  /**
   * The end it tells; `earlier` when its only deploy was under way before the trigger, `mixed` when it told of two deploys
   * that did not end alike; undefined when it has not changed since the trigger.
   */
  readonly end: StatusEnd | 'earlier' | 'mixed' | undefined;
  /** True when it was seen to change from `deploying`. */
  readonly isSeen: boolean;
}

/** Sums up a deploy that has ended, for the judgement. */
export function endOfDeploy(following: Following, exitReportExpected: boolean): EndOfDeploy {
  const { lastDeployAtChanged, reports, logSuperseded, latest } = following;
  return {
    lastDeployAtChanged,
    status: endStatus(following, exitReportExpected),
    reports,
    deploys: latest.log.deploys,
    exitReportExpected,
    logSuperseded,
    log: showsNewLog(following) ? textOf(latest.log.entry) : undefined,
    isTooLarge: latest.log.entry === 'unreadable',
  };
}

/**
 * The status of the site at the end of a deploy. When `deploying` was not seen, it counts once `last_deploy_at` has changed or
 * a report has come, and `deploy-failed` also once the log has changed.
 */
function endStatus(following: Following, exitReportExpected: boolean): EndStatus | undefined {
  const { status, lastDeployAtChanged, reports, latest } = following;
  const { latest: shown, end, endBefore } = status;
  if (shown === undefined) return undefined;
  const isSeen = end !== undefined;
  if (status.isEarlier) return { shown, end: 'earlier', isSeen };
  if (isSeen && endBefore !== undefined && end !== endBefore) return { shown, end: 'mixed', isSeen };
  // Only the status of the latest observation counts: an older one is from before the other changes.
  const final = finalStatus(latest.status);
  // In a list of entries of every kind only an entry of type `deploy` tells of a deploy.
  const showsDeploy = latest.log.isList ? latest.log.deploys > 0 : showsNewLog(following);
  const isFresh = final === 'deploy-failed' || final !== status.baseline;
  // An expected report that the log does not show yet may still come.
  const isSilent = final === 'active' && exitReportExpected && textOf(latest.log.entry) !== undefined;
  const counts =
    reports.length > 0 ||
    (lastDeployAtChanged && !isSilent) ||
    (isFresh && showsDeploy) ||
    hasTurnedBad(status);
  return { shown, end: end ?? (counts ? final : undefined), isSeen };
}
