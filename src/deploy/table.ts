import { advise } from '../api/advice.ts';
import { PATIENCE_WITHOUT_API_MS } from '../api/settle.ts';
import { formatDuration } from '../core/duration.ts';
import { failureIn } from '../script/cause.ts';
import type { Case } from './conditions.ts';
import * as when from './conditions.ts';
import * as given from './given-up.ts';
import { hasBegun, MOST_MISSES, type State } from './state.ts';
import { doubts, fails, type Row, timesOut, type Verdict, type Waiting, waits } from './verdict.ts';

const READ_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';
const LOOK = 'Look at the site. Without its log use health-check-url or verify-command.';
const LOOK_AFTER =
  'Look at the site and at the log of the service: something may have failed after the script.';
const PRINT_LESS = 'Look at the site, and make the deploy script print less.';
const KEEP_APART = 'Look at the site. A concurrency group keeps runs apart.';

const GONE = 'the site is gone: the service no longer knows it';
const WHO_DELETED = 'Find out who deleted it. The deploy is gone too.';

/** The decisions not to follow a deploy any longer. */
const GIVING_UP: readonly Row[] = [
  doubts(
    'the site is gone for 20 s, and the answer to the trigger was lost',
    (c) => when.isGone(c) && c.given.lost !== undefined,
    GONE,
    WHO_DELETED,
  ),
  fails('the site is gone for 20 s', when.isGone, GONE, WHO_DELETED),
  doubts(
    'the service refuses to show the deploy, twice in a row',
    ({ trouble }) => (trouble?.refusals ?? 0) > 1,
    'the service refuses to show it',
    ({ trouble }) => trouble && advise(trouble.error),
  ),
  doubts(
    'the service has not answered for 2 min',
    (c) => when.silentMs(c) >= PATIENCE_WITHOUT_API_MS,
    (c) => `the service has not answered for ${formatDuration(when.silentMs(c))}`,
    'Check the site before running again: the deploy may have continued.',
  ),
  doubts(
    'the answer to the trigger was lost, other targets wait, and nothing is seen for 10 s',
    when.isLost,
    given.LOST,
    given.LOOK_FIRST,
  ),
  timesOut(
    'time has run out: the deploy has ended, but its log has not settled',
    (c) => when.isTooLate(c) && given.hasEndedUntold(c),
    given.notSettled,
    ({ over }) => `Raise ${over?.input}. Look at the deploy log before running again.`,
  ),
  timesOut(
    'time has run out: the deploy is running',
    (c) => when.isTooLate(c) && hasBegun(c),
    given.stillAtWork,
    given.raiseLimit,
  ),
  doubts(
    'time has run out: nothing is seen, and the answer to the trigger was lost',
    (c) => when.isTooLate(c) && c.given.lost !== undefined,
    given.LOST,
    given.LOOK_FIRST,
  ),
  timesOut('time has run out: nothing is seen', when.isTooLate, given.noSign, given.addRepository),
];

/** All decisions, in order: the first row that holds. docs/judging.md has the same table. */
export const TABLE: readonly Row[] = [
  ...GIVING_UP,
  // By the id of the deployment.
  waits('our deployment is `scheduled` or `deploying`', (c) => c.follows && !c.byId),
  waits(
    'our deployment has ended, and its log is still to come',
    (c) => when.isOwnLogAwaited(c) && c.textless < MOST_MISSES,
    'own log',
  ),
  waits('… in the log of the site', when.isOwnLogAwaited, 'log'),
  waits('our deployment is `success`, and its log has only just appeared', when.isTextAwaited),
  waits('our deployment has ended, and its commit is still to come', when.isCommitAwaited, 'deployment'),
  // By the signs of the site.
  waits(
    'the end was seen, and the log has not been read since',
    (c) => c.isOpen && c.endLook > (c.looked.log?.nth ?? 0) && !when.isLogSpared(c),
    'log',
  ),
  waits(
    'only the list of sites shows the end',
    ({ isOpen, rumour, report }) =>
      isOpen && rumour !== undefined && rumour.siteStatus !== 'deploying' && (report?.status ?? 0) === 0,
    'site',
  ),
  waits('an exit report came, and the site has not been read since', when.isUnconfirmed, 'site'),
  waits(
    'our deployment has an unknown status, and has not been read since the end was shown',
    when.isOddWordDue,
    'deployment',
  ),
  waits(
    'the status is `deploying`',
    (c) => c.isOpen && c.status.latest === 'deploying' && !c.status.isEarlier,
  ),
  waits('nothing shows an end', when.isUnseen),
  waits('an end is shown, and something may still follow', when.isSettling),
  // The verdict, by the first sign of failure or doubt.
  doubts(
    'two deploys ended differently',
    (c) => when.othersOf(c) !== undefined,
    when.othersOf,
    'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.',
  ),
  doubts(
    'the exit report is not from the time of the trigger',
    when.isOfAnotherTime,
    when.bothTimes,
    'Look at the site. If the report is of this deploy, correct the clock of the server.',
  ),
  doubts(
    'the only deploy seen to end was already running before the trigger',
    when.isEarlier,
    'overtaken: the only deploy that was seen to end was already running before the trigger',
    KEEP_APART,
  ),
  fails(
    'the script reported a status other than 0',
    ({ report }) => (report?.status ?? 0) !== 0,
    ({ report }) => `the deploy script exited with status ${report?.status}`,
    READ_LOG,
    when.causeIn,
  ),
  fails(
    'our deployment is `cancelled`',
    (c) => c.byId && c.deployment?.state === 'cancelled',
    'the service shows the deployment as cancelled',
    'Find out who cancelled it, then run again.',
  ),
  doubts(
    'our deployment is no longer shown',
    (c) => c.byId && c.misses > 0,
    'the service no longer shows the deployment',
    KEEP_APART,
  ),
  fails(
    'our deployment is `failed`, although the script reported 0',
    (c) => c.byId && c.deployment?.state === 'failed' && c.report !== undefined,
    'the service shows the deployment as failed, although its script exited with status 0',
    LOOK_AFTER,
  ),
  fails(
    'our deployment is `failed`',
    (c) => c.byId && c.deployment?.state === 'failed',
    'the service shows the deployment as failed',
    READ_LOG,
    when.causeIn,
  ),
  doubts(
    'the status is `deploy-failed`, although the script reported 0',
    (c) => !c.byId && c.end === 'deploy-failed' && c.report !== undefined,
    'the deploy script exited with status 0, but the service shows the status deploy-failed for the site',
    LOOK_AFTER,
  ),
  fails(
    'the status is `deploy-failed`',
    (c) => !c.byId && c.end === 'deploy-failed',
    'the service shows the status deploy-failed for the site',
    READ_LOG,
    when.causeIn,
  ),
  doubts(
    'patterns are given, and the log text is not shown',
    (c) => c.needsText && (c.text.content === undefined || !c.log.isReadable),
    ({ log }) =>
      `the deploy log ${log.isReadable ? 'is not shown by the service' : 'could not be read'}, so failure-pattern and success-pattern could not be applied`,
    LOOK,
  ),
  waits(
    'the log text has not been searched for patterns yet',
    (c) => c.needsText && c.findings === undefined,
    'patterns',
  ),
  fails(
    'a line matches `failure-pattern`',
    (c) => c.findings?.failure !== undefined,
    ({ findings }) => `the log matches failure-pattern ${findings?.failure?.pattern}`,
    READ_LOG,
    ({ findings }) => findings?.failure?.line,
  ),
  doubts(
    'only the end of the log text is known, and the rest may match a pattern',
    (c) => c.isCut && (c.expects.failurePatterns.length > 0 || lacksLine(c)),
    'only the end of the deploy log could be read: what comes before may match failure-pattern or success-pattern',
    PRINT_LESS,
  ),
  doubts(
    'no line matches `success-pattern`, and the end is not certain',
    (c) => lacksLine(c) && !c.byId && !c.report && c.status.end === undefined,
    ({ findings }) =>
      `no line of the log matches success-pattern ${findings?.missing}, and nothing shows that the deploy has ended`,
    LOOK,
  ),
  fails(
    'no line matches `success-pattern`',
    lacksLine,
    ({ findings }) => `no line of the log matches success-pattern ${findings?.missing}`,
    READ_LOG,
  ),
  doubts(
    'a commit is expected, and the report names none',
    (c) => lacksCommit(c) && c.report !== undefined,
    ({ expects }) =>
      `which commit was deployed is not known: the exit report names none, so ${expects.expectedCommit} could not be confirmed`,
    'Let the script end in the folder of the repository: git shows its commit only there, and to its owner.',
  ),
  doubts(
    'a commit is expected, and no report names one',
    lacksCommit,
    ({ expects, byId }) =>
      `which commit was deployed is not known: ${byId ? 'neither an exit report nor the deployment shows it' : 'the log contains no exit report'}, so ${expects.expectedCommit} could not be confirmed`,
    'Run update-deploy-script with report-exit-status: true first.',
  ),
  fails(
    'a commit other than the expected one was deployed',
    (c) => c.expects.expectedCommit !== undefined && !when.isExpected(c),
    ({ commit, expects }) => `commit ${commit} was deployed, not ${expects.expectedCommit}`,
    ({ expects }) =>
      expects.commitBy === 'variable'
        ? 'This service may not pass variables to the deploy script: set commit-by: script.'
        : 'Check that the script brings the site to that commit (with the input commit: git reset --hard "$SITE_DEPLOY_COMMIT"), and that the branch on the site has it.',
  ),
  { outcome: 'succeeded', name: 'our deployment is `success`', when: ({ byId }) => byId },
  doubts(
    'neither the status nor a report tells how the deploy ended',
    when.isUntold,
    when.oddStatus,
    'Look at the site. Let update-deploy-script put the exit report in front of the script, or give success-pattern.',
  ),
  doubts(
    'the script should report its end, and no report came',
    ({ report, end, reportExpected }) => report === undefined && end !== 'active' && reportExpected === true,
    ({ log, isCut }) => {
      const end = isCut
        ? 'the log is too large to be read whole, and no such line is in its end'
        : 'no such line came';
      const shown = log.isReadable ? end : 'the log is too large to be read';
      return `the deploy script reports its end, but ${shown}: it was killed, or it is still running`;
    },
    'Look at the site and its deploy log before running again. A script that is meant to replace itself or to trap EXIT reports nothing: set report-exit-status: false for it.',
  ),
  doubts(
    'only `last_deploy_at` shows the end, and the log tells a failure',
    (c) => when.evidenceOf(c).join() === 'token' && failureIn(c.text.content ?? '') !== undefined,
    'last_deploy_at shows that a deploy ended, but its log shows a failure',
    'Look at the site. Let update-deploy-script put the exit report in front of the script, so that the next run knows.',
    ({ text }) => failureIn(text.content ?? ''),
  ),
  { outcome: 'succeeded', name: 'there is evidence that it worked', when: () => true },
];

/** Decides what follows from a state: the first row that holds. */
export function decide(state: State, now: number): Verdict | Waiting {
  const c = when.caseOf(state, now);
  const row = TABLE.find((each) => each.when(c));
  if (row === undefined) throw new TypeError('The table of decisions has a gap.');
  const { outcome } = row;
  if (outcome === 'goes on') return row;
  if (outcome === 'succeeded') return { outcome, evidence: when.evidenceOf(c) };
  const cause = GIVING_UP.includes(row) ? (c.trouble?.error ?? c.over ?? c.given.lost) : undefined;
  return { outcome, ...row.told(c), cause };
}

function lacksLine({ findings }: Case): boolean {
  return findings?.missing !== undefined;
}

function lacksCommit({ expects, commit }: Case): boolean {
  return expects.expectedCommit !== undefined && commit === undefined;
}
