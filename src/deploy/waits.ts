import { OWN } from '../api/kept-text.ts';
import { isLater } from '../api/shown-time.ts';
import { timeOf } from '../script/exit-report.ts';
import { latestAt, nthAt, type Resource } from './looks.ts';
import { MOST_MISSES } from './our-deployment.ts';
import { earliest, type Signs } from './signs.ts';

/** Without an id: the time without news after which an end is believed, if lines of the log or a status may still follow. There is one look after that time. */
export const IN_DOUBT_MS = 8_000;
/** The same if the end may be another deploy's, or the beginning of ours. */
const NEXT_SIGN_MS = 120_000;
/** By id: the time that a good deploy's log has for its last lines, if they are needed. */
const LATE_LOG_MS = 5_000;

/** True when the text will be searched for patterns. */
export function needsText({ atTrigger: { expects } }: Signs): boolean {
  return expects.failurePatterns.length + expects.successPatterns.length > 0;
}

/** The resource that may tell more of an end, and has not been read since that was shown. */
export function unreadSince(s: Signs): Resource | undefined {
  return s.deployment.decides ? unreadById(s) : unreadBySigns(s);
}

function unreadById(s: Signs): Resource | undefined {
  const { deployment, looks, text, endSignNth, atTrigger } = s;
  const lookNth = (name: Resource): number => looks.findLast(({ resource }) => resource === name)?.nth ?? 0;
  if (deployment.endLook === undefined) {
    // Where its log is not there, the deployment explains that.
    if (looks.at(-1)?.resource === 'own log') return 'deployment';
    return endSignNth > lookNth('own log') ? 'own log' : undefined;
  }
  if (text.key !== OWN && deployment.textless < MOST_MISSES) return 'own log';
  const isInLog = text.key !== OWN && deployment.logId !== undefined;
  if (isInLog && lookNth('log') <= lookNth('own log')) return 'log';
  const isCommitAwaited = atTrigger.expects.expectedCommit !== undefined && !s.isCommitSure;
  // In a list, only its log may have shown the end: without a new report, the id may be an earlier deployment's.
  const isRead = lookNth('deployment') > (isCommitAwaited ? lookNth('own log') : 0);
  const hasNewReport = s.report !== undefined && (timeOf(s.report) ?? 0) > atTrigger.serviceAt - NEXT_SIGN_MS;
  return isRead || (!isCommitAwaited && hasNewReport) ? undefined : 'deployment';
}

/** After a sign of the end, the log may tell more; then the site, which may show that the sign was old or another deploy's. */
function unreadBySigns(s: Signs): Resource | undefined {
  const { looks, site, report, deployment, endSignNth } = s;
  const siteNth = nthAt(looks, 'site');
  const logNth = nthAt(looks, 'log');
  // A log that has just shown a report need not be read again for the live text that has gone meanwhile.
  if (endSignNth > logNth + (report === undefined ? 0 : 1)) return 'log';
  const isOfListAlone = endSignNth > Math.max(siteNth, site.looks.at(-1)?.nth ?? 0);
  // Signs from long before a report may be of the deploy before ours.
  const isConfirmed = site.hasMoved && endSignNth >= logNth - 1;
  if (isOfListAlone || (isReported(s) && !isConfirmed && logNth > siteNth)) return 'site';
  if (deployment.state === 'other' && nthAt(looks, 'deployment') < endSignNth) return 'deployment';
  return isReportUnsure(s) ? 'script' : undefined;
}

/** True when the log has our exit report, or one of another time. */
function isReported({ log, report }: Signs): boolean {
  return log.otherReport !== undefined || report !== undefined;
}

/** True when only `last_deploy_at` shows the end, and it is not known if the script is to report it. */
function isReportUnsure(s: Signs): boolean {
  const isMoveAlone = s.site.hasMoved && !isReported(s) && s.status.end === undefined;
  return isMoveAlone && s.status.latest !== 'deploying' && s.frame === 'unknown';
}

/** True by id until our deployment has ended; else while the status shows a deploy, or until anything shows an end. No time limits it. */
export function hasNoEnd(s: Signs): boolean {
  if (s.deployment.decides) return s.settlingSince === undefined;
  return s.status.latest === 'deploying' || (s.settlingSince === undefined && !isReported(s));
}

/** True when something may follow on what was shown: nothing new must come for some time before that is believed. */
export function isSettling(s: Signs): boolean {
  const { deployment, now, settlingSince = now, lastNewsAt, site } = s;
  if (deployment.decides)
    return deployment.state === 'success' && isTextNeeded(s) && now < settlingSince + LATE_LOG_MS;
  const siteAt = site.looks.at(-1)?.atMs ?? 0;
  const logAt = latestAt(s.looks, 'log')?.atMs ?? 0;
  // The log may lack its last line, and the status may be stale.
  const isLogDue = isTextNeeded(s) && s.log.isReadable;
  const dueAt = earliest(isLogDue ? logAt : undefined, isStatusUnsure(s) ? siteAt : undefined);
  return (dueAt ?? Math.max(siteAt, logAt)) - lastNewsAt < patienceMs(s);
}

/** True when the log may still lack what is needed of it: a report is the last line. */
function isTextNeeded(s: Signs): boolean {
  return s.report === undefined && (s.frame === 'there' || needsText(s));
}

/** True when more than `last_deploy_at` shows that the deploy has ended. */
export function isShownOver(s: Signs): boolean {
  const { deployment, report, status } = s;
  const isReported = report !== undefined && !deployment.decides && status.latest !== 'deploying';
  return deployment.endLook !== undefined || isReported || (status.end !== undefined && !isStatusUnsure(s));
}

/** True when the status may soon change: an unknown word, or one as before the trigger, which may be stale, or a queued deploy's. */
function isStatusUnsure({ status, site, report, lastTextAt }: Signs): boolean {
  const { latest, baseline, end } = status;
  if (![undefined, 'active', 'deploy-failed'].includes(latest)) return true;
  // `last_deploy_at` may move before the deploy begins.
  const mayBeQueued = latest !== undefined && !site.hasRun && lastTextAt === undefined;
  const isAsBefore = (baseline ?? latest) === (end ?? latest);
  return isAsBefore && (!site.hasMoved || mayBeQueued) && report === undefined;
}

/** The time without news after which what was shown is believed. It is judged by the strongest sign of the end. */
function patienceMs(s: Signs): number {
  if (s.status.end !== undefined) return patienceWithStatus(s);
  // A failed deploy may not move `last_deploy_at`.
  const isAgreed = s.site.hasMoved || (s.report?.exitStatus !== 0 && s.status.latest === undefined);
  // A push deploy that was running at the trigger brings another commit.
  const { expectedCommit = '' } = s.atTrigger.expects;
  const isOthers =
    s.report?.exitStatus === 0 && !s.site.hasRun && s.commit?.startsWith(expectedCommit) === false;
  if (s.report !== undefined && !isOthers) return isAgreed ? 0 : IN_DOUBT_MS;
  return isOthers || mayBeAnothers(s) ? NEXT_SIGN_MS : IN_DOUBT_MS;
}

function patienceWithStatus(s: Signs): number {
  if (!isStatusUnsure(s)) return isTextNeeded(s) ? IN_DOUBT_MS : 0;
  // A good deploy moves a `last_deploy_at` that is a time. And an old list may show the deploy before ours as it ran.
  const isMoveDue = s.status.end === 'active' && isLater(s.atTrigger.site.lastDeployAt, null);
  const isShown = s.site.looks.at(-1)?.siteStatus !== undefined;
  return isMoveDue || !s.site.hasRun || !isShown ? NEXT_SIGN_MS : IN_DOUBT_MS;
}

/** True when `last_deploy_at`, or a report of another time, may be another deploy's, or of the beginning of ours. */
function mayBeAnothers(s: Signs): boolean {
  const { log, site, status, atTrigger, frame, lastTextAt = 0, settlingSince = 0 } = s;
  if (log.hasEarlier) return true;
  // A report from the future is no earlier deploy's: the clock of a server is wrong.
  if (log.otherReport !== undefined)
    return !site.hasMoved && (timeOf(log.otherReport) ?? 0) <= atTrigger.serviceAt;
  // A word that is not known may be that of a deploy that runs. One that is queued was not shown to run, and has no entry.
  const wasSeen = s.looks.some(({ siteStatus }) => siteStatus === 'deploying');
  const isUnseen = status.latest !== undefined && !wasSeen && log.deploys.length === 0 && lastTextAt === 0;
  if (frame !== 'there' || !log.isReadable)
    return isUnseen || ![undefined, 'active', status.baseline].includes(status.latest);
  // A log that begins or grows on later shows that `last_deploy_at` moves when a deploy begins.
  return log.deploys.length === 0 || lastTextAt > settlingSince + 1_500;
}
