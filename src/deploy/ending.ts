import { knownStatus } from '../api/site-status.ts';
import { contentOf, continuesBaseline, type Following, showsNewLog } from './follow.ts';
import type { EndStatus } from './judge.ts';
import { textOf } from './own-entries.ts';
import { finalWord, hasTurnedBad } from './status-trail.ts';

/** Looks without news, and milliseconds, after which a log counts as settled. */
const QUIET_LOOKS = 1;
export const QUIET_MS = 1_500;
/** The same where what has ended may have been an earlier deploy, and ours has only just begun, or not yet. */
const QUIET_MS_WHEN_IN_DOUBT = 5_000;
/** The same where an exit report is to be expected: the script may still be at work, in silence. */
const QUIET_MS_BEFORE_REPORT = 120_000;

/** The part of the log that is still to come when the end of a deploy has been seen elsewhere. */
export interface Outstanding {
  /** The script is known to report its end. */
  readonly report: boolean;
  /** The text is to be judged, by patterns or a commit. */
  readonly text: boolean;
}

/**
 * Tells if the deploy has ended and its log has settled. While the status is `deploying` it has not, no matter what else is
 * seen. Once the status has told the end, only the rest of the log is waited for. Elsewhere a report without a moved token
 * is enough once the token had its time to move: a deploy within the same second as the one before leaves it equal. A moved
 * token without a report is not enough at once: nothing says that the token moves at the end, nor that it is ours.
 *
 * @param quietMs how long there was no news, in milliseconds
 */
export function hasEnded(following: Following, quietMs: number, outstanding: Outstanding): boolean {
  const { tokenMoved, reports, quietLooks, earlierDeploys, lost, status } = following;
  const isQuiet = (forMs: number): boolean => quietLooks >= QUIET_LOOKS && quietMs >= forMs;
  if (status.isDeploying) return false;
  if (status.isEarlier)
    return isQuiet(showsNewLog(following) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
  if (status.end !== undefined) {
    const waitMs = settlingAfterStatus(following, outstanding);
    return waitMs === 0 || isQuiet(waitMs);
  }
  if (tokenMoved && (reports.length > 0 || (lost && outstanding.report))) return true;
  if (reports.length > 0 && !isBelievable(following)) return false;
  const isNew = showsNewLog(following);
  if (!tokenMoved && reports.length === 0) {
    const hasChanged = status.latest !== status.baseline;
    if (status.isFinal && isNew) return isQuiet(hasChanged ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT);
    if (hasTurnedBad(status)) return isQuiet(QUIET_MS_BEFORE_REPORT);
    if (earlierDeploys === 0 || isNew) return false;
  }
  return isQuiet(settlingMs(following, outstanding));
}

/**
 * The time for which the log must be quiet once the status has told the end. An unknown word may soon be replaced, and a
 * record that looks as it did before the trigger may come from a copy that lags behind.
 */
function settlingAfterStatus(following: Following, { report, text }: Outstanding): number {
  const { reports, status, tokenMoved } = following;
  const isTold = reports.length > 0 && status.end !== 'deploy-failed';
  const isInDoubt = status.end === 'other' || (status.end === status.baseline && !tokenMoved && !isTold);
  if (isInDoubt) return QUIET_MS_WHEN_IN_DOUBT;
  if (reports.length > 0) return 0;
  // Its last lines may show a little later than the status.
  return report || text ? QUIET_MS_WHEN_IN_DOUBT : 0;
}

/**
 * Tells if the reports can come from our own deploy. A first success moves the token for certain: on a site that shows no
 * deploy, a good report without that is an old one that has come to light.
 */
export function isBelievable({ baseline, tokenMoved, reports }: Following): boolean {
  return tokenMoved || baseline.token !== null || reports.some(({ status }) => status !== 0);
}

function settlingMs(following: Following, { report }: Outstanding): number {
  const { reports, tokenMoved, latest, handedOver, status } = following;
  // A report in the log from before may be an earlier deploy's, whose token has yet to move.
  if (reports.length > 0) {
    const isInDoubt = status.isShown || continuesBaseline(following.baseline, latest);
    return isInDoubt ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
  }
  if (!tokenMoved) return QUIET_MS_BEFORE_REPORT;
  if (report && latest.log.entry !== 'unreadable') return QUIET_MS_BEFORE_REPORT;
  // Another word may follow, `deploying` among them.
  if (status.isShown) return status.isResting ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS_BEFORE_REPORT;
  if (latest.log.entry === 'unreadable') return QUIET_MS;
  const showsOldLog = contentOf(latest) !== '' && !showsNewLog(following);
  return handedOver || showsOldLog ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
}

/** True while the end is near and looks should come quickly. */
export function isEnding({ tokenMoved, reports, status }: Following): boolean {
  return reports.length > 0 || (!status.isDeploying && (tokenMoved || status.end !== undefined));
}

/**
 * The status of the site at the end of a deploy; undefined on a service that shows none. Without `deploying` seen it counts
 * once the token has moved or a report has come, and `deploy-failed` also once the log has moved.
 */
export function endStatus(following: Following, exitReportExpected: boolean): EndStatus | undefined {
  const { status, tokenMoved, reports, latest } = following;
  if (!status.isShown || status.latest === undefined) return undefined;
  const shown = status.latest;
  const isSeen = status.end !== undefined;
  if (status.isEarlier) return { shown, end: 'earlier', isSeen };
  // One that was shown before, and not together with what has moved, is the old one.
  const final = finalWord(knownStatus(latest.status));
  const { end, endBefore } = status;
  if (end !== undefined && endBefore !== undefined && end !== endBefore)
    return { shown, end: 'mixed', isSeen };
  // Of entries of all kinds those of deploys alone tell of one.
  const showsDeploy = latest.log.isList ? latest.log.deploys > 0 : showsNewLog(following);
  const hasMovedOn = final === 'deploy-failed' || final !== status.baseline;
  // A report that was expected, and is not in the text that is shown, may still come.
  const isSilent = final === 'active' && exitReportExpected && textOf(latest.log.entry) !== undefined;
  const counts =
    reports.length > 0 || (tokenMoved && !isSilent) || (hasMovedOn && showsDeploy) || hasTurnedBad(status);
  return { shown, end: status.end ?? (counts ? final : undefined), isSeen };
}

/**
 * The text that a deploy of ours is judged by; undefined where it is not known: it was not shown, or what is shown is what
 * was there before the trigger.
 */
export function judgedText(following: Following): string | undefined {
  return showsNewLog(following) ? textOf(following.latest.log.entry) : undefined;
}
