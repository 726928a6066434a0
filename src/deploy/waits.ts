import { OWN } from '../api/kept-text.ts';
import { isLater } from '../api/shown-time.ts';
import { timeOf } from '../script/exit-report.ts';
import { latestAt, nthAt, type Resource } from './looks.ts';
import { MOST_MISSES } from './our-deployment.ts';
import type { Signs } from './signs.ts';
import { finalStatus } from './site-shown.ts';

/** The time without news after which what was shown is believed, if something that is needed may still follow. */
export const IN_DOUBT_MS = 5_000;
/** The same for the report of a framed script, of which only `last_deploy_at` has shown the end: its shell was killed. */
const BEFORE_REPORT_MS = 8_000;
/** The same where what was shown may be another deploy's, or the beginning of ours. */
const NEXT_SIGN_MS = 120_000;
/** The time for which looks at a log that is not needed are repeated when they fail. */
const WITHOUT_LOG_MS = 10_000;

/** True when the text will be searched for patterns. */
export function needsText({ atTrigger: { expects } }: Signs): boolean {
  return expects.failurePatterns.length + expects.successPatterns.length > 0;
}

/** The time for which the service has not answered. */
export function silentMs({ trouble, now }: Signs): number {
  return now - (trouble?.silentSince ?? now);
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
  const { looks, site, log, report, reports, status, hasMoved, isFramed, deployment, endNth } = s;
  // An earlier deploy has ended: the site shows that end, and not ours.
  if (log.hasEarlier && !s.hasEarlierEnded && log.deploys.length > 0) return 'site';
  // Right after a log that has a report, the log need not be read again.
  const nextNth = nthAt(looks, 'log') + Math.min(1, reports.length);
  if (endNth > nextNth && !isLogSpared(s)) return 'log';
  const isListed = site.listed !== undefined && site.listed.siteStatus !== 'deploying';
  if (isListed && (report?.exitStatus ?? 0) === 0) return 'site';
  const siteNth = nthAt(looks, 'site');
  const reportNth = looks.find((look) => look.reports > 0)?.nth ?? 0;
  // A time that was shown long before the report may be of the deploy before ours.
  const isConfirmed =
    hasMoved &&
    endNth >= reportNth - 1 &&
    (status.latest === undefined || status.end !== undefined || status.latest === 'active');
  if (report !== undefined && !isConfirmed && reportNth > siteNth) return 'site';
  // Where a text was shown live, its entry may come with the end. And `last_deploy_at` may show that the clock of the server is wrong.
  const isLive = site.looks.at(-1)?.isLive === true && looks.at(-1)?.hasText === true;
  if ((isLive || (log.strange !== undefined && !hasMoved)) && nthAt(looks, 'log') > siteNth) return 'site';
  if (deployment.state === 'other' && nthAt(looks, 'deployment') < Math.max(endNth, reportNth))
    return 'deployment';
  const isUntold = hasMoved && reports.length === 0 && status.end === undefined && !isRunning(s);
  return isUntold && isFramed === undefined ? 'script' : undefined;
}

/** True while the status shows that a deploy runs that may be ours. */
export function isRunning({ status }: Signs): boolean {
  return status.latest === 'deploying' && !status.isEarlier;
}

/** True when nothing can be concluded, however long nothing new comes. */
export function isUnseen(s: Signs): boolean {
  const { report, hasMoved, log, status, hasEarlierEnded } = s;
  const isEnded = report !== undefined || hasMoved || status.end !== undefined;
  if (isEnded || status.isEarlier || log.strange !== undefined) return false;
  const isFinal = finalStatus(status.latest) !== undefined && log.deploys.length > 0;
  return !isFinal && !status.hasTurnedBad && (!hasEarlierEnded || log.deploys.length > 0);
}

/** True when a log that cannot be read is not needed for the verdict. */
function isLogSpared(s: Signs): boolean {
  const isNeeded = needsText(s) || s.atTrigger.expects.expectedCommit !== undefined;
  const hasEnded = finalStatus(s.status.latest) !== undefined && s.status.end !== undefined;
  return s.trouble?.resource === 'log' && silentMs(s) >= WITHOUT_LOG_MS && hasEnded && !isNeeded;
}

/** True when something may follow on what was shown: nothing new must come for some time before that is believed. */
export function isSettling(s: Signs): boolean {
  const { deployment, now, endingAt = now, quietMs, newsAt, status, site } = s;
  if (deployment.decides)
    return deployment.state === 'success' && isTextNeeded(s) && now < endingAt + IN_DOUBT_MS;
  if (isLogSpared(s) || isCertain(s)) return false;
  const isReportAwaited = s.isFramed === true && s.report === undefined && status.end === undefined;
  const waitMs = isOpen(s) ? NEXT_SIGN_MS : isReportAwaited ? BEFORE_REPORT_MS : IN_DOUBT_MS;
  if (quietMs < waitMs || isLastLineAwaited(s, waitMs)) return true;
  // A word that may soon change, or may come from a stale copy, is believed once the site itself shows it again, that much later.
  const last = site.looks.at(-1);
  const isPassing = status.end === 'other' || (status.end !== undefined && status.end === status.baseline);
  return isPassing && (last?.siteStatus !== status.latest || (last?.atMs ?? 0) - newsAt < waitMs);
}

/** True when the log was not read so long after the last news, and its last line, which may come late, is needed. */
export function isLastLineAwaited(s: Signs, waitMs = IN_DOUBT_MS): boolean {
  return isTextNeeded(s) && s.log.isReadable && (latestAt(s.looks, 'log')?.atMs ?? 0) - s.newsAt < waitMs;
}

/** True when the log may still lack what is needed of it: a report is the last line. */
function isTextNeeded(s: Signs): boolean {
  return s.report === undefined && (s.isFramed === true || needsText(s));
}

/** True when two signs tell the same, or one that is sure, and nothing more is needed. */
function isCertain(s: Signs): boolean {
  const { status, report, hasMoved } = s;
  if (status.isEarlier) return false;
  if (status.end !== undefined) return !isDoubtful(s) && !isTextNeeded(s);
  const isBad = report === undefined ? hasMoved : report.exitStatus !== 0;
  // A failed deploy may not move `last_deploy_at`.
  const isTold = report !== undefined && (hasMoved || (isBad && status.latest === undefined));
  return isTold || (status.hasTurnedBad && isBad && !isTextNeeded(s));
}

/** True when an unknown status may soon change, or a site that looks as it did before the trigger may be a stale answer. */
function isDoubtful({ status, site, hasMoved, report }: Signs): boolean {
  const { end, baseline, latest } = status;
  const isShown = hasMoved && site.looks.at(-1)?.siteStatus === latest;
  const isTold = isShown || (report !== undefined && end !== 'deploy-failed');
  return end === 'other' || (end === baseline && !isTold);
}

/** True when what was shown may be another deploy's, or the beginning of ours. */
function isOpen(s: Signs): boolean {
  const { looks, status, site, log, report, hasMoved, atTrigger, isFramed, gainedAt = 0, endingAt = 0 } = s;
  const { latest, baseline, end } = status;
  const isShown = log.deploys.length > 0;
  if (status.isEarlier) return !isShown;
  // A good deploy moves a `last_deploy_at` that is a time. And an old list may show the deploy before ours as it ran.
  const isMoveDue = end === 'active' && isLater(atTrigger.site.lastDeployAt, null);
  const isSeen = site.looks.some((look) => look.resource === 'site' && look.siteStatus === 'deploying');
  // An entry may come with the beginning of ours.
  const isLogged =
    log.entries.some(({ type }) => type !== null) && nthAt(looks, 'site') > nthAt(looks, 'log');
  if (end !== undefined) return end === baseline && isDoubtful(s) && (isMoveDue || !(isSeen || isLogged));
  if (report !== undefined || (hasMoved && (status.hasTurnedBad || log.strange !== undefined))) return false;
  // A report from the future is no earlier deploy's: the clock of a server is wrong.
  if (log.strange !== undefined && (timeOf(log.strange) ?? 0) > atTrigger.serviceAt) return false;
  const isFinal = finalStatus(latest) !== undefined;
  if (!hasMoved) return !(baseline !== undefined && latest !== baseline && isFinal && isShown);
  // A log that begins or grows on later shows that `last_deploy_at` moves when a deploy begins.
  if (isFramed === true && log.isReadable) return !isShown || gainedAt > endingAt + 1_500;
  return latest !== undefined && !isFinal && latest !== baseline;
}
