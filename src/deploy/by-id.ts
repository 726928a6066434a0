import { type Case, IN_DOUBT_MS } from './case.ts';
import { type Row, waits } from './row.ts';
import { decidesById, MOST_MISSES } from './state.ts';

/** The waits while the deployment of our id decides. */
export const BY_ID: readonly Row[] = [
  waits('our deployment is `scheduled` or `deploying`', (c) => decidesById(c) && !c.endedById),
  waits(
    'our deployment has ended, and its log is still to come',
    (c) => isOwnLogAwaited(c) && c.textless < MOST_MISSES,
    'own log',
  ),
  waits('… in the log of the site', isOwnLogAwaited, 'log'),
  waits('our deployment is `success`, and its log has only just appeared', isTextAwaited),
  waits('our deployment has ended, and its commit is still to come', isCommitAwaited, 'deployment'),
];

/** True when our deployment has ended, and its log may still be shown. */
function isOwnLogAwaited({ endedById, over, deployment, textless, looked, text }: Case): boolean {
  if (!endedById || over !== undefined || text.isOwn) return false;
  const wasLookedUp = (looked.log?.nth ?? 0) > (looked['own log']?.nth ?? 0);
  return textless < MOST_MISSES || (deployment?.logId !== undefined && !wasLookedUp);
}

/** True when the log of our deployment may still lack its last lines, and these are needed: a report is the last one. */
function isTextAwaited(c: Case): boolean {
  const { now, endingAt = now } = c;
  const isNeeded = c.report === undefined && (c.needsText || c.reportExpected === true);
  const isGood = c.endedById && c.deployment?.state === 'success';
  return isGood && c.over === undefined && isNeeded && now < endingAt + IN_DOUBT_MS;
}

/** True when only a look at our deployment can show the commit. */
function isCommitAwaited(c: Case): boolean {
  const isLate = (c.looked.deployment?.nth ?? 0) < (c.looked['own log']?.nth ?? 0);
  const isExpecting = c.expects.expectedCommit !== undefined;
  return c.endedById && isExpecting && c.commit === undefined && c.over === undefined && isLate;
}
