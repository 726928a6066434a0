import { mayHold } from '../api/kept-text.ts';
import { causeOf, failureIn } from '../script/cause.ts';
import { timeOf, withoutExitReports } from '../script/exit-report.ts';
import { hasThisFrame, ownLineIn } from '../script/frame.ts';
import { stripInvisible } from '../secrets/sanitizer.ts';
import { type Case, evidenceOf } from './case.ts';
import { doubts, fails, type Row, waits } from './row.ts';

const READ_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';
const CHECK_OTHERWISE = 'Look at the site. Without its log use health-check-url or verify-command.';
const LOOK_AFTER =
  'Look at the site and at the log of the service: something may have failed after the script.';
const PRINT_LESS = 'Look at the site, and make the deploy script print less.';
const KEEP_APART = 'Look at the site. A concurrency group keeps runs apart.';

/** The verdicts on a deploy that has ended. The first sign of a failure or of a doubt decides; without any, the deploy succeeded. */
export const VERDICTS: readonly Row[] = [
  doubts(
    'two deploys ended differently',
    (c) => othersOf(c) !== undefined,
    othersOf,
    'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.',
  ),
  doubts(
    'the exit report is not from the time of the trigger',
    isOfAnotherTime,
    bothTimes,
    'Look at the site. If the report is of this deploy, correct the clock of the server.',
  ),
  doubts(
    'the only deploy seen to end was already running before the trigger',
    isOfEarlierDeploy,
    'overtaken: the only deploy that was seen to end was already running before the trigger',
    KEEP_APART,
  ),
  fails(
    'the script reported a status other than 0',
    ({ report }) => (report?.exitStatus ?? 0) !== 0,
    ({ report }) => `the deploy script exited with status ${report?.exitStatus}`,
    READ_LOG,
    causeIn,
  ),
  fails(
    'our deployment is `cancelled`',
    (c) => c.endedById && c.deployment?.state === 'cancelled',
    'the service shows the deployment as cancelled',
    'Find out who cancelled it, then run again.',
  ),
  doubts(
    'our deployment is no longer shown',
    (c) => c.endedById && c.misses > 0,
    'the service no longer shows the deployment',
    KEEP_APART,
  ),
  fails(
    'our deployment is `failed`',
    (c) => c.endedById && c.deployment?.state === 'failed',
    ({ report }) =>
      `the service shows the deployment as failed${report === undefined ? '' : ', although its script exited with status 0'}`,
    ({ report }) => (report === undefined ? READ_LOG : LOOK_AFTER),
    (c) => (c.report === undefined ? causeIn(c) : undefined),
  ),
  doubts(
    'the status is `deploy-failed`, although the script reported 0',
    (c) => c.end === 'deploy-failed' && c.report !== undefined,
    'the deploy script exited with status 0, but the service shows the status deploy-failed for the site',
    LOOK_AFTER,
  ),
  fails(
    'the status is `deploy-failed`',
    (c) => c.end === 'deploy-failed',
    'the service shows the status deploy-failed for the site',
    READ_LOG,
    causeIn,
  ),
  doubts(
    'patterns are given, and the log text is not shown',
    (c) => c.needsText && (c.text.content === undefined || !c.log.isReadable),
    ({ log }) =>
      `the deploy log ${log.isReadable ? 'is not shown by the service' : 'could not be read'}, so failure-pattern and success-pattern could not be applied`,
    CHECK_OTHERWISE,
  ),
  waits(
    'the log text has not been searched for patterns yet',
    (c) => c.needsText && c.matches === undefined,
    'patterns',
  ),
  fails(
    'a line matches `failure-pattern`',
    (c) => c.matches?.failure !== undefined,
    ({ matches }) => `the log matches failure-pattern ${matches?.failure?.pattern}`,
    READ_LOG,
    ({ matches }) => matches?.failure,
  ),
  doubts(
    'only the end of the log text is known, and the rest may match a pattern',
    (c) => c.isCut && (c.expects.failurePatterns.length > 0 || lacksLine(c)),
    'only the end of the deploy log could be read: what comes before may match failure-pattern or success-pattern',
    PRINT_LESS,
  ),
  doubts(
    'no line matches `success-pattern`, and the end is not certain',
    (c) => lacksLine(c) && !c.endedById && !c.report && c.status.end === undefined,
    ({ matches }) =>
      `no line of the log matches success-pattern ${matches?.missing}, and nothing shows that the deploy has ended`,
    CHECK_OTHERWISE,
  ),
  fails(
    'no line matches `success-pattern`',
    lacksLine,
    ({ matches }) => `no line of the log matches success-pattern ${matches?.missing}`,
    READ_LOG,
  ),
  doubts(
    'a commit is expected, and none is reported or shown',
    ({ expects, commit }) => expects.expectedCommit !== undefined && commit === undefined,
    ({ expects, endedById, report }) => {
      const end = `so ${expects.expectedCommit} could not be confirmed`;
      if (report !== undefined)
        return `which commit was deployed is not known: the exit report names none, ${end}`;
      return `which commit was deployed is not known: ${endedById ? 'neither an exit report nor the deployment shows it' : 'the log contains no exit report'}, ${end}`;
    },
    ({ report }) =>
      report === undefined
        ? 'Run update-deploy-script with report-exit-status: true first.'
        : 'Let the script end in the folder of the repository: git shows its commit only there, and to its owner.',
  ),
  doubts(
    'a commit other than the expected one is reported, of the folder in which the script was started',
    (c) => isOther(c) && c.report?.isCommitOfEnd === false && hasThisFrame(c.atTrigger.script ?? null),
    ({ commit, expects }) =>
      `which commit was deployed is not known: the folder in which the script was started is at ${commit}, not ${expects.expectedCommit}, and where it ended is not reported`,
    'Let the script set no EXIT trap of its own, or end where it was started.',
  ),
  fails(
    'a commit other than the expected one was deployed',
    isOther,
    ({ commit, expects }) => `commit ${commit} was deployed, not ${expects.expectedCommit}`,
    ({ expects }) =>
      expects.commitBy === 'variable'
        ? 'Look at the deploy script of the site: a line that exports SITE_DEPLOY_COMMIT, which a run with commit-by: script writes, wins over the variable. If it has none, this service may not hand variables on: set commit-by: script.'
        : 'Check that the script brings the site to that commit (with the input commit: git reset --hard "$SITE_DEPLOY_COMMIT"), and that the branch on the site has it.',
  ),
  { outcome: 'succeeded', name: 'our deployment is `success`', when: ({ endedById }) => endedById },
  doubts(
    'neither the status nor a report tells how the deploy ended',
    isUntold,
    oddStatus,
    'Look at the site. Let update-deploy-script put the exit report around the script, or give success-pattern.',
  ),
  doubts(
    'the script has the frame, and no exit report came',
    ({ report, end, isFramed }) => report === undefined && end !== 'active' && isFramed === true,
    ({ log, isCut, hasMoved }) => {
      const end = isCut ? 'the log is too large to be read whole, and its end has none' : 'none came';
      const shown = log.isReadable ? end : 'the log is too large to be read';
      const moved = hasMoved ? 'last_deploy_at has changed' : 'the deploy seems to have ended';
      return `${moved}, but the script should have printed an exit report, and ${shown}: its shell was killed, or it is still running`;
    },
    'Look at the site and its deploy log before running again.',
  ),
  doubts(
    'only `last_deploy_at` shows the end, and the log tells a failure',
    (c) => evidenceOf(c).join() === 'token' && failureIn(c.text.content ?? '') !== undefined,
    'last_deploy_at shows that a deploy ended, but its log shows a failure',
    'Look at the site. Let update-deploy-script put the exit report around the script, so that the next run knows.',
    ({ text }) => failureIn(text.content ?? ''),
  ),
  { outcome: 'succeeded', name: 'there is evidence that it worked', when: () => true },
];

/** Describes the deploys besides ours that ended differently, or without a report, so that the status may be theirs. */
function othersOf({ end, deploys, reports, log, live, isAnew, text, endedById }: Case): string | undefined {
  if (endedById) return undefined;
  if (text.content !== undefined && (isAnew || !mayHold(text.content, live)))
    return 'overtaken: the log belongs to another deploy than the one shown as it ran';
  if (end === 'mixed')
    return 'overtaken: two deploys with different results ended since the trigger, as the status of the site shows';
  const ends = new Set(
    reports.map(({ exitStatus, commit = 'none' }) => `status ${exitStatus}, commit ${commit.slice(0, 12)}`),
  );
  if (ends.size > 1)
    return `overtaken: ${reports.length} deploys with different results ended since the trigger (${[...ends].join('; ')})`;
  if (deploys <= Math.max(1, reports.length)) return undefined;
  return log.isList
    ? `overtaken: the log has ${deploys} deploys since the trigger, and not all of them have reported how they ended`
    : "overtaken: another deploy's log replaced the one that started after the trigger";
}

/** True when the only report is of another time than ours, and nothing else tells what is needed. */
function isOfAnotherTime({ endedById, report, strange, end, expects }: Case): boolean {
  const isNeeded = end === undefined || expects.expectedCommit !== undefined;
  return !endedById && report === undefined && strange !== undefined && isNeeded;
}

function bothTimes({ strange, atTrigger }: Case): string {
  const [reported, triggered] = [strange && timeOf(strange), atTrigger.serviceAt].map((ms) =>
    ms === undefined ? 'an unknown time' : new Date(ms).toISOString().slice(0, 19).replace('T', ' '),
  );
  return `the exit report in the log is of ${reported}, but the deploy was triggered at ${triggered} by the service's clock`;
}

/** True when nothing but a deploy from before the trigger was seen to end. */
function isOfEarlierDeploy({ endedById, report, end, hasMoved, status }: Case): boolean {
  const isNothing = report === undefined && end === undefined && !hasMoved && status.latest === undefined;
  return !endedById && (status.isEarlier || isNothing);
}

/** True unless a commit is the expected one, or either is the beginning of the other. */
function isOther({ commit = '', expects: { expectedCommit } }: Case): boolean {
  if (expectedCommit === undefined || commit.startsWith(expectedCommit)) return false;
  return commit.length >= 40 || !expectedCommit.startsWith(commit);
}

/** True when neither the status nor a report tells how the deploy ended, although a status is shown. */
function isUntold({ report, end, status, expects, hasMoved }: Case): boolean {
  const isMatched = expects.successPatterns.length > 0 && (hasMoved || status.end !== undefined);
  const isSilent = status.latest === 'active' && hasMoved;
  const isTold = report !== undefined || end === 'active' || status.latest === undefined;
  return !isTold && !isMatched && !isSilent;
}

function oddStatus({ status: { latest = '' } }: Case): string {
  const word = latest.length <= 40 ? latest : `${latest.slice(0, 40)}…`;
  return `the site has the status ${word}, which does not tell how the deploy ended, and the log contains no exit report`;
}

/** The line of the script's own output that shows the cause, or its last line. */
function causeIn({ text, atTrigger }: Case) {
  const { script = '' } = atTrigger;
  const cause = causeOf(withoutExitReports(text.content ?? ''));
  return cause && { ...cause, ownLine: ownLineIn(stripInvisible(cause.line), script) };
}

function lacksLine({ matches }: Case): boolean {
  return matches?.missing !== undefined;
}
