import { OWN } from '../api/kept-text.ts';
import { isLater } from '../api/shown-time.ts';
import { timeOf } from '../script/exit-report.ts';
import { latestAt, nthAt, type Resource } from './looks.ts';
import { MOST_MISSES } from './our-deployment.ts';
import type { Signs } from './signs.ts';

/** The time without news after which what was shown is believed, if something that is needed may still follow. */
export const IN_DOUBT_MS = 8_000;
/** The same where what was shown may be another deploy's, or the beginning of ours. */
const NEXT_SIGN_MS = 120_000;
/** The time for which the log of a deploy that has ended may lack its last lines. */
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
  const { deployment, looks, text, endNth, commit, atTrigger, report } = s;
  const asked = (name: Resource): number => looks.findLast(({ resource }) => resource === name)?.nth ?? 0;
  if (deployment.end === undefined) {
    // Where its log is not there, the deployment explains that.
    if (looks.at(-1)?.resource === 'own log') return 'deployment';
    return endNth > nthAt(looks, 'own log') ? 'own log' : undefined;
  }
  if (text.key !== OWN && deployment.textless < MOST_MISSES) return 'own log';
  if (text.key !== OWN && deployment.logId !== undefined && asked('log') <= asked('own log')) return 'log';
  const isCommitAwaited = atTrigger.expects.expectedCommit !== undefined && commit === undefined;
  // In a list, only its log may have shown the end: without a new report, the id may be an earlier deployment's.
  const isProved = report !== undefined && (timeOf(report) ?? 0) > atTrigger.serviceAt - NEXT_SIGN_MS;
  const isDue = isCommitAwaited ? asked('deployment') < asked('own log') : asked('deployment') === 0;
  return isDue && (isCommitAwaited || !isProved) ? 'deployment' : undefined;
}

function unreadBySigns(s: Signs): Resource | undefined {
  const { looks, site, log, reports, hasMoved, isFramed, deployment, endNth, status } = s;
  const [siteNth, logNth] = [nthAt(looks, 'site'), nthAt(looks, 'log')];
  // Right after a log that has a report, the log need not be read again.
  if (endNth > logNth + Math.min(1, reports.length)) return 'log';
  // A list may show something old, and signs from long before a report may be of the deploy before ours. A live text's entry may come with the end.
  const isLive = site.looks.at(-1)?.isLive === true && looks.at(-1)?.hasText === true;
  const isReported = isLive || log.strange !== undefined || reports.length > 0;
  const isConfirmed = hasMoved && endNth >= logNth - 1;
  const isUnsure = endNth > Math.max(siteNth, site.looks.at(-1)?.nth ?? 0);
  if (isUnsure || (isReported && !isConfirmed && logNth > siteNth)) return 'site';
  if (deployment.state === 'other' && nthAt(looks, 'deployment') < endNth) return 'deployment';
  const isUntold = hasMoved && !isReported && s.end === undefined && status.latest !== 'deploying';
  return isUntold && isFramed === undefined ? 'script' : undefined;
}

/** True while our deployment has not ended, or else the status shows a deploy, or nothing shows an end, however long nothing new comes. */
export function hasNoEnd({ deployment, status, report, hasMoved, log, end }: Signs): boolean {
  if (deployment.decides) return deployment.end === undefined;
  const isShown = report !== undefined || hasMoved || end !== undefined || log.strange !== undefined;
  return status.latest === 'deploying' || !isShown;
}

/** True when something may follow on what was shown: nothing new must come for some time before that is believed. */
export function isSettling(s: Signs): boolean {
  const { deployment, now, endingAt = now, newsAt, site } = s;
  if (deployment.decides)
    return deployment.state === 'success' && isTextNeeded(s) && now < endingAt + LATE_LOG_MS;
  const siteAt = site.looks.at(-1)?.atMs ?? 0;
  const logAt = latestAt(s.looks, 'log')?.atMs ?? 0;
  // The log may lack its last line, and the site may show a word that is old.
  const isLogDue = isTextNeeded(s) && s.log.isReadable;
  const dueAt = [...(isLogDue ? [logAt] : []), ...(isDoubtful(s) ? [siteAt] : [])];
  const lookedAt = dueAt.length > 0 ? Math.min(...dueAt) : Math.max(siteAt, logAt);
  return lookedAt - newsAt < patienceMs(s);
}

/** True when the log may still lack what is needed of it: a report is the last line. */
function isTextNeeded(s: Signs): boolean {
  return s.report === undefined && (s.isFramed === true || needsText(s));
}

/** The time without news after which what was shown is believed. */
function patienceMs(s: Signs): number {
  const { end, report, hasMoved, status, site, isFramed, log, atTrigger, gainedAt = 0, endingAt = 0 } = s;
  // Two signs tell the same, or one that is sure. A failed deploy may not move `last_deploy_at`.
  if (end !== undefined && !isDoubtful(s) && !isTextNeeded(s)) return 0;
  if (end === undefined && report !== undefined)
    return hasMoved || (report.exitStatus !== 0 && status.latest === undefined) ? 0 : IN_DOUBT_MS;
  // A good deploy moves a `last_deploy_at` that is a time. And an old list may show the deploy before ours as it ran.
  const isMoveDue = end === 'active' && isLater(atTrigger.site.lastDeployAt, null);
  const isSeen = site.looks.some((look) => look.resource === 'site' && look.siteStatus === 'deploying');
  if (end !== undefined) return isDoubtful(s) && (isMoveDue || !isSeen) ? NEXT_SIGN_MS : IN_DOUBT_MS;
  if (log.hasEarlier) return NEXT_SIGN_MS;
  // A report from the future is no earlier deploy's: the clock of a server is wrong.
  if (log.strange !== undefined)
    return !hasMoved && (timeOf(log.strange) ?? 0) <= atTrigger.serviceAt ? NEXT_SIGN_MS : IN_DOUBT_MS;
  // A log that begins or grows on later shows that `last_deploy_at` moves when a deploy begins.
  const isGrowing = log.deploys.length === 0 || gainedAt > endingAt + 1_500;
  // A word that is not known may be that of a deploy that runs.
  const isOdd = ![undefined, 'active', status.baseline].includes(status.latest);
  return (isFramed === true && log.isReadable ? isGrowing : isOdd) ? NEXT_SIGN_MS : IN_DOUBT_MS;
}

/** True when an unknown status may soon change, or a site that looks as it did before the trigger may be a stale answer. */
function isDoubtful({ end, status, site, hasMoved, report }: Signs): boolean {
  const { latest, baseline } = status;
  const isShown = hasMoved && site.looks.at(-1)?.siteStatus === latest;
  const isSure = isShown || report !== undefined;
  const isOdd = latest !== undefined && latest !== 'active' && latest !== 'deploy-failed';
  return isOdd || (end !== undefined && (baseline ?? end) === end && !isSure);
}
