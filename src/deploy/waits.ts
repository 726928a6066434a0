import { isLater } from '../api/shown-time.ts';
import { type Case, IN_DOUBT_MS, QUIET_MS, silentMs } from './case.ts';
import { onlyWhile, type Row, waits } from './row.ts';
import { decidesById, MOST_MISSES } from './state.ts';
import { finalStatus, hasTurnedBad } from './status-history.ts';

/** The time without news after which the report of a framed script is no longer waited for: its shell was killed. */
const BEFORE_REPORT_MS = 8_000;
/** The time for which looks at a log that is not needed are repeated when they fail. */
const WITHOUT_LOG_MS = 10_000;
/** The time for which another sign is waited for where the one that came may be an earlier deploy's. */
const NEXT_SIGN_MS = 120_000;

const nthOf = (look: { readonly nth: number } | undefined): number => look?.nth ?? 0;

/** The waits while the deployment of our id decides, and the time is not up. */
export const BY_ID: readonly Row[] = onlyWhile(
  (c) => decidesById(c) && c.over === undefined,
  [
    waits('our deployment is `scheduled` or `deploying`', ({ endedById }) => !endedById),
    waits(
      'our deployment has ended, and its log is still to come',
      ({ text, textless }) => !text.isOwn && textless < MOST_MISSES,
      'own log',
    ),
    waits(
      'our deployment has ended, its own log is not shown, and the log of the site has not been read since',
      ({ deployment, looked, text }) =>
        !text.isOwn && deployment?.logId !== undefined && nthOf(looked.log) <= nthOf(looked['own log']),
      'log',
    ),
    waits('our deployment is `success`, and its log has only just appeared', isTextAwaited),
    waits(
      'our deployment has ended, and its commit is still to come',
      ({ expects, commit, looked }) =>
        expects.expectedCommit !== undefined &&
        commit === undefined &&
        nthOf(looked.deployment) < nthOf(looked['own log']),
      'deployment',
    ),
  ],
);

/** True when the log of our deployment may still lack its last lines, and these are needed: a report is the last one. */
function isTextAwaited({ deployment, report, needsText, isFramed, now, endingAt = now }: Case): boolean {
  const isNeeded = report === undefined && (needsText || isFramed === true);
  return deployment?.state === 'success' && isNeeded && now < endingAt + IN_DOUBT_MS;
}

/** The waits while the signs of the site decide, and the time is not up. */
export const BY_SIGNS: readonly Row[] = onlyWhile(
  (c) => !decidesById(c) && c.over === undefined,
  [
    waits(
      'the end was seen, and the log has not been read since',
      (c) => c.endLook > nthOf(c.looked.log) && !isLogSpared(c),
      'log',
    ),
    waits(
      'only the list of sites shows the end',
      ({ onlyListed, report }) =>
        onlyListed !== undefined && onlyListed.siteStatus !== 'deploying' && (report?.exitStatus ?? 0) === 0,
      'site',
    ),
    waits('an exit report came, and the site has not been read since', isReportUnconfirmed, 'site'),
    waits(
      'our deployment has an unknown status, and has not been read since the end was shown',
      ({ deployment, looked, endLook, reportLook }) =>
        deployment?.state === 'other' && nthOf(looked.deployment) < Math.max(endLook, reportLook),
      'deployment',
    ),
    waits('the status is `deploying`', ({ status }) => status.latest === 'deploying' && !status.isEarlier),
    waits(
      '`last_deploy_at` has changed, and the script, which may report its end, has not been read',
      ({ hasMoved, isFramed, reports, status }) =>
        hasMoved && isFramed === undefined && reports.length === 0 && status.end === undefined,
      'script',
    ),
    waits('nothing shows an end', isUnseen),
    waits('an end is shown, and something may still follow', isSettling),
  ],
);

/** True when an exit report came, and the site has not been read since, if that may tell more. */
function isReportUnconfirmed({ report, reportLook, looked, hasMoved, status }: Case): boolean {
  const { latest, end } = status;
  const isConfirmed = hasMoved && (latest === undefined || end !== undefined || latest === 'active');
  return report !== undefined && !isConfirmed && reportLook > nthOf(looked.site);
}

/** True when nothing can be concluded, however long nothing new comes. */
function isUnseen(c: Case): boolean {
  const { report, hasMoved, strange, status, earlierDeploys, deploys } = c;
  const isEnded = report !== undefined || hasMoved || status.end !== undefined;
  if (isEnded || status.isEarlier || strange !== undefined) return false;
  const isFinal = finalStatus(status.latest) !== undefined && deploys > 0;
  return !isFinal && !hasTurnedBad(status) && (earlierDeploys === 0 || deploys > 0);
}

/** True when a log that cannot be read is not needed for the verdict. */
function isLogSpared(c: Case): boolean {
  const { needsText, expects, status, trouble } = c;
  const isNeeded = needsText || expects.expectedCommit !== undefined;
  const hasEnded = finalStatus(status.latest) !== undefined && status.end !== undefined;
  return trouble?.resource === 'log' && silentMs(c) >= WITHOUT_LOG_MS && hasEnded && !isNeeded;
}

/** True when something may follow on what was shown: nothing new must come for some time before that is believed. */
function isSettling(c: Case): boolean {
  const { status, hasNews, now, newsAt, looked, shown } = c;
  const waitMs = settlingMs(c);
  if (waitMs === 0 || isLogSpared(c)) return false;
  if (hasNews || now - newsAt < waitMs) return true;
  // A status that may come from a stale copy is believed once the site itself shows it again, that much later.
  const isCopy = status.end !== undefined && status.end === status.baseline && waitMs >= IN_DOUBT_MS;
  return isCopy && (shown.siteStatus !== status.latest || (looked.site?.atMs ?? 0) - newsAt < waitMs);
}

/**
 * The time without news after which what was shown is believed, in milliseconds. For a failed script: none once `last_deploy_at` or the
 * status shows the end, too; else 1.5 s, or 5 s where a status is shown that does not tell it yet.
 */
function settlingMs(c: Case): number {
  const { status, hasMoved, report, deploys, isFramed = false, needsText } = c;
  const { latest, baseline, end } = status;
  const isNeeded = report === undefined && (isFramed || needsText);
  if (status.isEarlier) return deploys > 0 ? IN_DOUBT_MS : NEXT_SIGN_MS;
  if (end !== undefined) {
    const isShown = hasMoved && c.shown.siteStatus === latest;
    const isTold = isShown || (report !== undefined && end !== 'deploy-failed');
    // An unknown status may soon change, and a site that looks as it did before the trigger may be a stale answer.
    const isDoubtful = end === 'other' || (end === baseline && !isTold);
    // A good deploy moves a `last_deploy_at` that is a time.
    if (end === 'active' && isDoubtful && isLater(c.deployAtBefore, null)) return NEXT_SIGN_MS;
    // The last lines may appear a little later than the status.
    return isDoubtful || isNeeded ? IN_DOUBT_MS : 0;
  }
  // Two signs that tell the same.
  if (hasTurnedBad(status) && (report === undefined ? hasMoved : report.exitStatus !== 0))
    return isNeeded ? IN_DOUBT_MS : 0;
  if (hasMoved) return report !== undefined || (deploys > 1 && isFramed) ? 0 : settlingByDeployAt(c);
  // A failed deploy may not move it.
  if (report !== undefined) return latest !== undefined ? IN_DOUBT_MS : QUIET_MS;
  const hasChanged = baseline !== undefined && latest !== baseline && finalStatus(latest) !== undefined;
  return hasChanged && deploys > 0 ? IN_DOUBT_MS : NEXT_SIGN_MS;
}

/** The same where only a changed `last_deploy_at` shows an end: without a report, and without an end in the status. */
function settlingByDeployAt(c: Case): number {
  const { latest, baseline } = c.status;
  if (c.strange !== undefined) return IN_DOUBT_MS;
  // A log that begins or grows on later shows that `last_deploy_at` moves when a deploy begins.
  const growsOn = c.deploys === 0 || (c.gainedAt ?? 0) > (c.endingAt ?? c.now) + QUIET_MS;
  if (c.isFramed === true && c.log.isReadable) return growsOn ? NEXT_SIGN_MS : BEFORE_REPORT_MS;
  // Another status may follow, even `deploying`.
  const isResting = finalStatus(latest) !== undefined || latest === baseline;
  if (latest !== undefined) return isResting ? IN_DOUBT_MS : NEXT_SIGN_MS;
  // `last_deploy_at` may be an earlier deploy's, and the log of ours still to begin.
  const showsOld = c.deploys === 0 && c.atTrigger.log?.entries.some(({ content = '' }) => content !== '');
  return c.log.isReadable && c.deployAtBefore !== null && showsOld ? IN_DOUBT_MS : QUIET_MS;
}
