import { PATIENCE_WITHOUT_API_MS } from '../api/settle.ts';
import type { Case } from './conditions.ts';
import * as when from './conditions.ts';
import * as given from './given-up.ts';
import { isOwnLogAwaited, MOST_MISSES, type Target } from './state.ts';
import type { Told } from './verdict.ts';
import * as words from './words.ts';

type Next =
  | { readonly outcome: 'goes on'; readonly look: Target | 'patterns' | undefined }
  | { readonly outcome: 'succeeded' }
  | ({ readonly outcome: 'failed' | 'unknown' | 'timed_out' } & Told);

/** A row of the table: its name, as in docs/judging.md, its condition, and what follows. */
export interface Row {
  readonly name: string;
  readonly outcome: Next['outcome'];
  readonly when: (c: Case) => boolean;
  readonly next: (c: Case) => Next;
}

/** A row that waits. @param look the look that is due at once */
function waits(name: string, holds: Row['when'], look: Target | 'patterns' | undefined = undefined): Row {
  return { name, outcome: 'goes on', when: holds, next: () => ({ outcome: 'goes on', look }) };
}

function ends(
  outcome: 'failed' | 'unknown' | 'timed_out',
  name: string,
  holds: Row['when'],
  told: (c: Case) => Told,
): Row {
  return { name, outcome, when: holds, next: (c) => ({ outcome, ...told(c) }) };
}

function succeeds(name: string, holds: Row['when']): Row {
  return { name, outcome: 'succeeded', when: holds, next: () => ({ outcome: 'succeeded' }) };
}

/** All decisions, in order. docs/judging.md has the same table. */
export const TABLE: readonly Row[] = [
  ends(
    'failed',
    'the site is gone for 20 s',
    (c) => when.isGone(c) && c.given.lost === undefined,
    given.siteGone,
  ),
  ends('unknown', '… and the answer to the trigger was lost', when.isGone, given.siteGone),
  ends(
    'unknown',
    'the service refuses to show the deploy, twice in a row',
    ({ trouble }) => (trouble?.refusals ?? 0) > 1,
    given.refused,
  ),
  ends(
    'unknown',
    'the service has not answered for 2 min',
    (c) => when.silentMs(c) >= PATIENCE_WITHOUT_API_MS,
    (c) => given.silent(c, when.silentMs(c)),
  ),
  ends(
    'unknown',
    'the answer to the trigger was lost, other targets wait, and nothing is seen for 10 s',
    (c) => when.isLost(c) && when.isLogReadSinceLost(c),
    (c) => given.lost(c, when.LOST_MS),
  ),
  waits('… and the log was not read since', when.isLost, 'log'),
  ends(
    'timed_out',
    'the time is up: the deploy has ended, but its log has not settled',
    (c) => when.isTooLate(c) && given.hasEndedUntold(c),
    given.notSettled,
  ),
  ends(
    'timed_out',
    'the time is up: the deploy is at work',
    (c) => when.isTooLate(c) && given.hasBegun(c),
    given.stillAtWork,
  ),
  ends(
    'unknown',
    'the time is up: nothing is seen, and the answer to the trigger was lost',
    (c) => when.isTooLate(c) && c.given.lost !== undefined,
    (c) => given.lost(c),
  ),
  ends('timed_out', 'the time is up: nothing is seen', when.isTooLate, given.noSign),
  // By the id of the deployment.
  waits('our deployment is `scheduled` or `deploying`', (c) => c.follows && !c.byId),
  waits(
    'our deployment has ended, and its log is still to come',
    (c) => isOwnLogAwaited(c) && c.over === undefined && c.textless < MOST_MISSES,
    'own log',
  ),
  waits('… in the log of the site', (c) => isOwnLogAwaited(c) && c.over === undefined, 'log'),
  waits(
    'our deployment has ended, and its commit is still to come',
    (c) => expectsCommit(c) && c.byId && c.commit === undefined && c.over === undefined && isLookDue(c),
    'deployment',
  ),
  // By the signs of the site.
  waits(
    'a sign of the end came, and the log was not read since',
    (c) => c.isOpen && c.endLook > (c.looked.log?.nth ?? 0) && !when.isLogSpared(c),
    'log',
  ),
  waits('only the list of sites shows the end', (c) => c.isOpen && when.isRumour(c), 'site'),
  waits(
    'an exit report came, and the site was not read since',
    (c) => c.isOpen && when.isUnconfirmed(c),
    'site',
  ),
  waits(
    'our deployment has an unknown word, and was not looked at since the end was shown',
    (c) => c.isOpen && c.deployment?.state === 'other' && isLookDue(c),
    'deployment',
  ),
  waits(
    'the status is `deploying`',
    (c) => c.isOpen && c.status.latest === 'deploying' && !c.status.isEarlier,
  ),
  waits('nothing shows an end', (c) => c.isOpen && when.isUnseen(c)),
  waits(
    'an end is shown, and something may still follow',
    (c) => c.isOpen && when.isSettling(c) && !when.isLogSpared(c),
  ),
  // The verdict, by the first objection.
  ends(
    'unknown',
    'only a deploy that was running before the trigger was seen to end',
    (c) => !c.byId && c.status.isEarlier,
    words.earlier,
  ),
  ends('unknown', 'two deploys ended, and not in the same way', when.isSuperseded, words.superseded),
  ends(
    'unknown',
    'the exit report is of another time than the trigger',
    when.isOfAnotherTime,
    words.ofAnotherTime,
  ),
  ends(
    'failed',
    'the script reported a status other than 0',
    ({ report }) => (report?.status ?? 0) !== 0,
    words.exited,
  ),
  ends(
    'failed',
    'our deployment is `cancelled`',
    (c) => c.byId && c.deployment?.state === 'cancelled',
    words.cancelled,
  ),
  ends('unknown', 'our deployment is no longer shown', (c) => c.byId && c.misses > 0, words.vanished),
  ends(
    'failed',
    'our deployment is `failed`, although the script reported 0',
    (c) => c.byId && c.deployment?.state === 'failed' && c.report !== undefined,
    words.failedAfter,
  ),
  ends(
    'failed',
    'our deployment is `failed`',
    (c) => c.byId && c.deployment?.state === 'failed',
    words.failedById,
  ),
  ends(
    'unknown',
    'the status is `deploy-failed`, although the script reported 0',
    (c) => !c.byId && c.end === 'deploy-failed' && c.report !== undefined,
    words.contradicted,
  ),
  ends(
    'failed',
    'the status is `deploy-failed`',
    (c) => !c.byId && c.end === 'deploy-failed',
    words.failedByStatus,
  ),
  ends('unknown', 'patterns are given, and the text is not shown', when.isTextMissing, words.notShown),
  waits(
    'the text was not searched for patterns yet',
    (c) => c.needsText && c.findings === undefined,
    'patterns',
  ),
  ends('failed', 'a line matches `failure-pattern`', (c) => c.findings?.failure !== undefined, words.matched),
  ends(
    'unknown',
    'only the end of the text is known, and `failure-pattern` may match the rest',
    (c) => c.isCut && c.expects.failurePatterns.length > 0,
    words.cutBefore,
  ),
  ends(
    'unknown',
    '… and no line matches `success-pattern`',
    (c) => c.isCut && lacksLine(c),
    words.cutWithout,
  ),
  ends(
    'unknown',
    'no line matches `success-pattern`, and the end is not certain',
    (c) => lacksLine(c) && !when.isCertain(c),
    words.unmatchedYet,
  ),
  waits(
    'no line matches `success-pattern`, and the log of our deployment is only just there',
    when.isLogYoung,
  ),
  ends('failed', 'no line matches `success-pattern`', lacksLine, words.unmatched),
  ends(
    'unknown',
    'a commit is expected, and the report names none',
    (c) => expectsCommit(c) && c.commit === undefined && c.report !== undefined,
    words.noCommitNamed,
  ),
  ends(
    'unknown',
    'a commit is expected, and no report names one',
    (c) => expectsCommit(c) && c.commit === undefined,
    words.noCommit,
  ),
  ends(
    'failed',
    'another commit than the expected one was deployed',
    (c) => expectsCommit(c) && !when.isExpected(c),
    words.anotherCommit,
  ),
  succeeds('our deployment is `success`', ({ byId }) => byId),
  ends('unknown', 'neither the status nor a report tells how the deploy ended', when.isUntold, words.untold),
  ends('unknown', 'nothing shows that ours has ended', when.isNothing, words.earlier),
  ends('unknown', 'the script reports its end, and no report came', when.isUnreported, words.unreported),
  ends(
    'unknown',
    'only `last_deploy_at` shows the end, and the log tells a failure',
    when.isDoubtful,
    words.doubted,
  ),
  succeeds('there is evidence that it worked', () => true),
];

function expectsCommit({ expects }: Case): boolean {
  return expects.expectedCommit !== undefined;
}

function lacksLine({ findings }: Case): boolean {
  return findings?.missing !== undefined;
}

/** True when our deployment was not looked at since the end was shown. */
function isLookDue({ looked, endLook, reportLook, byId }: Case): boolean {
  const sinceLook = byId ? (looked['own log']?.nth ?? 0) : Math.max(endLook, reportLook);
  return (looked.deployment?.nth ?? 0) < sinceLook;
}
