import { type Case, IN_DOUBT_MS } from './case.ts';
import { onlyWhile, type Row, waits } from './row.ts';
import { decidesById, MOST_MISSES } from './state.ts';

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
      isSiteLogDue,
      'log',
    ),
    waits('our deployment is `success`, and its log has only just appeared', isTextAwaited),
    waits('our deployment has ended, and its commit is still to come', isCommitAwaited, 'deployment'),
  ],
);

/** True when our deployment names its entry in the log of the site, which was not read since its own log was not shown. */
function isSiteLogDue({ deployment, looked, text }: Case): boolean {
  const wasLookedUp = (looked.log?.nth ?? 0) > (looked['own log']?.nth ?? 0);
  return !text.isOwn && deployment?.logId !== undefined && !wasLookedUp;
}

/** True when the log of our deployment may still lack its last lines, and these are needed: a report is the last one. */
function isTextAwaited({ deployment, report, needsText, isFramed, now, endingAt = now }: Case): boolean {
  const isNeeded = report === undefined && (needsText || isFramed === true);
  return deployment?.state === 'success' && isNeeded && now < endingAt + IN_DOUBT_MS;
}

/** True when only a look at our deployment can show the commit. */
function isCommitAwaited({ expects, commit, looked }: Case): boolean {
  const isLate = (looked.deployment?.nth ?? 0) < (looked['own log']?.nth ?? 0);
  return expects.expectedCommit !== undefined && commit === undefined && isLate;
}
