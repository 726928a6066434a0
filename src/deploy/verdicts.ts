import { mayHold } from '../api/kept-text.ts';
import { isCut } from '../net/body.ts';
import type { Evidence } from '../outcome/deploy-result.ts';
import { causeOf, failureIn } from '../script/cause.ts';
import { timeOf, withoutExitReports } from '../script/exit-report.ts';
import { failedLineIn, hasThisFrame, ownLineIn, withoutFrame } from '../script/frame.ts';
import { stripInvisible } from '../secrets/sanitizer.ts';
import type { Signs } from './signs.ts';
import type { Row } from './verdict.ts';
import { needsText } from './waits.ts';

const READ_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';
const CHECK_OTHERWISE = 'Look at the site. Without its log use health-check-url or verify-command.';
const LOOK_AFTER =
  'Look at the site and at the log of the service: something may have failed after the script.';
const PRINT_LESS = 'Look at the site, and make the deploy script print less.';
const KEEP_APART = 'Look at the site. A concurrency group keeps runs apart.';

/** The verdicts on a deploy that has ended. The first sign of a failure or of a doubt decides; without any, the deploy succeeded. */
export const VERDICTS: readonly Row[] = [
  {
    name: 'two deploys ended differently',
    when: (s) => othersOf(s) !== undefined,
    reason: 'mixed-signs',
    why: (s) => othersOf(s) ?? '',
    next: 'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.',
  },
  {
    name: 'the exit report is not from the time of the trigger',
    when: isOfAnotherTime,
    reason: 'mixed-signs',
    why: bothTimes,
    next: 'Look at the site. If the report is of this deploy, correct the clock of the server.',
  },
  {
    name: 'the only deploy seen to end was already running before the trigger',
    when: isOfEarlierDeploy,
    reason: 'end-unseen',
    why: 'overtaken: the only deploy that was seen to end was already running before the trigger',
    next: KEEP_APART,
  },
  {
    name: 'the script reported a status other than 0',
    when: ({ report }) => (report?.exitStatus ?? 0) !== 0,
    reason: 'deploy-script-failed',
    why: ({ report }) => `the deploy script exited with status ${report?.exitStatus}`,
    next: READ_LOG,
    line: causeIn,
  },
  {
    name: 'our deployment is no longer shown',
    when: ({ deployment }) => deployment.state === 'gone',
    reason: 'end-unseen',
    why: 'the service no longer shows the deployment',
    next: KEEP_APART,
  },
  {
    name: 'our deployment is `cancelled`',
    when: ({ deployment }) => deployment.state === 'cancelled',
    reason: 'deploy-cancelled',
    why: 'the service shows the deployment as cancelled',
    next: 'Find out who cancelled it, then run again.',
  },
  {
    name: 'our deployment is `failed`',
    when: ({ deployment }) => deployment.state === 'failed',
    reason: 'deploy-script-failed',
    why: ({ report }) =>
      `the service shows the deployment as failed${report === undefined ? '' : ', although its script exited with status 0'}`,
    next: ({ report }) => (report === undefined ? READ_LOG : LOOK_AFTER),
    line: (s) => (s.report === undefined ? causeIn(s) : undefined),
  },
  {
    name: 'the status is `deploy-failed`, although the script reported 0',
    when: ({ end, report }) => end === 'deploy-failed' && report !== undefined,
    reason: 'mixed-signs',
    why: 'the deploy script exited with status 0, but the service shows the status deploy-failed for the site',
    next: LOOK_AFTER,
  },
  {
    name: 'the status is `deploy-failed`',
    when: ({ end }) => end === 'deploy-failed',
    reason: 'deploy-script-failed',
    why: 'the service shows the status deploy-failed for the site',
    next: READ_LOG,
    line: causeIn,
  },
  {
    name: 'the log text has not been searched for patterns yet',
    when: (s) => needsText(s) && isTextShown(s) && s.matches === undefined,
    outcome: 'goes on',
    look: () => 'patterns',
  },
  {
    name: 'a line matches `failure-pattern`',
    when: ({ matches }) => matches?.failure !== undefined,
    reason: 'failure-pattern-found',
    why: ({ matches }) => `the log matches failure-pattern ${matches?.failure?.pattern}`,
    next: READ_LOG,
    line: ({ matches }) => matches?.failure,
  },
  {
    name: 'patterns are given, and the text that they may match is not known whole, or not known to have ended',
    when: (s) => unknownText(s) !== undefined,
    reason: 'end-unseen',
    why: (s) => unknownText(s) ?? '',
    next: (s) => (isTextShown(s) && isCut(s.text.content ?? '') ? PRINT_LESS : CHECK_OTHERWISE),
  },
  {
    name: 'no line matches `success-pattern`',
    when: lacksLine,
    reason: 'success-pattern-missing',
    why: ({ matches }) => `no line of the log matches success-pattern ${matches?.missing}`,
    next: READ_LOG,
  },
  {
    name: 'a commit is expected, and which one was deployed is not known',
    when: (s) => unknownCommit(s) !== undefined,
    reason: 'commit-unseen',
    why: (s) => unknownCommit(s) ?? '',
    next: ({ commit, report }) => {
      if (commit !== undefined)
        return 'Let the script set no EXIT trap of its own, or end where it was started.';
      return report === undefined
        ? 'Run update-deploy-script with report-exit-status: true first.'
        : 'Let the script end in the folder of the repository: git shows its commit only there, and to its owner.';
    },
  },
  {
    name: 'a commit other than the expected one was deployed',
    when: isOtherCommit,
    reason: 'another-commit',
    why: ({ commit, atTrigger }) => `commit ${commit} was deployed, not ${atTrigger.expects.expectedCommit}`,
    next: ({ atTrigger }) =>
      atTrigger.expects.commitBy === 'variable'
        ? 'Look at the deploy script of the site: a line that exports SITE_DEPLOY_COMMIT, which a run with commit-by: script writes, wins over the variable. If it has none, this service may not hand variables on: set commit-by: script.'
        : 'Check that the script brings the site to that commit (with the input commit: git reset --hard "$SITE_DEPLOY_COMMIT"), and that the branch on the site has it.',
  },
  {
    name: 'neither the status nor an exit report tells how the deploy ended, although one of them should',
    when: (s) => isUntold(s) || lacksReport(s),
    reason: 'end-unseen',
    why: (s) => (isUntold(s) ? oddStatus(s) : noReport(s)),
    next: (s) =>
      isUntold(s)
        ? 'Look at the site. Let update-deploy-script put the exit report around the script, or give success-pattern.'
        : 'Look at the site and its deploy log before running again.',
  },
  {
    name: 'only `last_deploy_at` shows the end, and the log tells a failure',
    when: (s) => evidenceOf(s).join() === 'token' && failureIn(s.text.content ?? '') !== undefined,
    reason: 'mixed-signs',
    why: 'last_deploy_at shows that a deploy ended, but its log shows a failure',
    next: 'Look at the site. Let update-deploy-script put the exit report around the script, so that the next run knows.',
    line: ({ text }) => failureIn(text.content ?? ''),
  },
  { name: 'there is evidence that it worked', when: () => true, outcome: 'succeeded' },
];

/** The evidence that a deploy worked, once no row speaks against it: an exit report, for instance, is then a good one. */
export function evidenceOf({ deployment, hasMoved, end, report, matches, atTrigger }: Signs): Evidence[] {
  const evidence: Evidence[] = [];
  if (deployment.end !== undefined) evidence.push('deployment');
  else if (hasMoved) evidence.push('token');
  if (end === 'active') evidence.push('status');
  if (report !== undefined) evidence.push('exit-status');
  if (matches !== undefined && atTrigger.expects.successPatterns.length > 0) evidence.push('success-pattern');
  return evidence;
}

/** Describes the deploys besides ours that ended differently, or without a report, so that the status may be theirs. */
function othersOf({ end, reports, log, isAnew, text, deployment }: Signs): string | undefined {
  if (deployment.end !== undefined) return undefined;
  const stranger = log.strangers > 0 ? log.entries.find(({ type }) => type !== null)?.content : undefined;
  const content = text.content ?? stranger;
  if (content !== undefined && (isAnew || !mayHold(content, text.live)))
    return 'overtaken: the log belongs to another deploy than the one shown as it ran';
  if (end === 'mixed')
    return 'overtaken: two deploys with different results ended since the trigger, as the status of the site shows';
  const ends = new Set(
    reports.map(({ exitStatus, commit = 'none' }) => `status ${exitStatus}, commit ${commit.slice(0, 12)}`),
  );
  if (ends.size > 1)
    return `overtaken: ${reports.length} deploys with different results ended since the trigger (${[...ends].join('; ')})`;
  const count = log.deploys.length + log.strangers;
  if (count <= Math.max(1, reports.length)) return undefined;
  return log.isList
    ? `overtaken: the log has ${count} deploys since the trigger, and not all of them have reported how they ended`
    : "overtaken: another deploy's log replaced the one that started after the trigger";
}

/** True when the only report is of another time than ours, and nothing else tells what is needed. */
function isOfAnotherTime({ deployment, report, log, end, atTrigger }: Signs): boolean {
  const isNeeded = end === undefined || atTrigger.expects.expectedCommit !== undefined;
  return deployment.end === undefined && report === undefined && log.strange !== undefined && isNeeded;
}

function bothTimes({ log: { strange }, atTrigger }: Signs): string {
  const [reported, triggered] = [strange && timeOf(strange), atTrigger.serviceAt].map((ms) =>
    ms === undefined ? 'an unknown time' : new Date(ms).toISOString().slice(0, 19).replace('T', ' '),
  );
  return `the exit report in the log is of ${reported}, but the deploy was triggered at ${triggered} by the service's clock`;
}

/** True when nothing but a deploy from before the trigger was seen to end. */
function isOfEarlierDeploy({ deployment, report, end, hasMoved, status }: Signs): boolean {
  const isNothing = report === undefined && end === undefined && !hasMoved && status.latest === undefined;
  return deployment.end === undefined && (status.isEarlier || isNothing);
}

function isTextShown({ text, log }: Signs): boolean {
  return text.content !== undefined && log.isReadable;
}

function lacksLine({ matches }: Signs): boolean {
  return matches?.missing !== undefined;
}

/** Says why a pattern may match a line that is not known; undefined if all lines are. */
function unknownText(s: Signs): string | undefined {
  const { log, text, matches, deployment, report, status, atTrigger } = s;
  if (!needsText(s)) return undefined;
  if (!isTextShown(s))
    return `the deploy log ${log.isReadable ? 'is not shown by the service' : 'could not be read'}, so failure-pattern and success-pattern could not be applied`;
  if (isCut(text.content ?? '') && (atTrigger.expects.failurePatterns.length > 0 || lacksLine(s)))
    return 'only the end of the deploy log could be read: what comes before may match failure-pattern or success-pattern';
  const hasEnded = deployment.end !== undefined || report !== undefined || status.end !== undefined;
  return lacksLine(s) && !hasEnded
    ? `no line of the log matches success-pattern ${matches?.missing}, and nothing shows that the deploy has ended`
    : undefined;
}

/** Says why it is not known which commit was deployed, if one is expected. */
function unknownCommit(s: Signs): string | undefined {
  const { commit, report, deployment, atTrigger } = s;
  const { expectedCommit } = atTrigger.expects;
  if (expectedCommit === undefined) return undefined;
  const end = `so ${expectedCommit} could not be confirmed`;
  if (commit === undefined && report !== undefined)
    return `which commit was deployed is not known: the exit report names none, ${end}`;
  if (commit === undefined)
    return `which commit was deployed is not known: ${deployment.end === undefined ? 'the log contains no exit report' : 'neither an exit report nor the deployment shows it'}, ${end}`;
  // Of the folder in which the script was started.
  const isOfStart = report?.isCommitOfEnd === false && hasThisFrame(atTrigger.script ?? null);
  return isOfStart && isOtherCommit(s)
    ? `which commit was deployed is not known: the folder in which the script was started is at ${commit}, not ${expectedCommit}, and where it ended is not reported`
    : undefined;
}

/** True unless a commit is the expected one, or either is the beginning of the other. */
function isOtherCommit({ commit = '', atTrigger }: Signs): boolean {
  const { expectedCommit } = atTrigger.expects;
  if (expectedCommit === undefined || commit.startsWith(expectedCommit)) return false;
  return commit.length >= 40 || !expectedCommit.startsWith(commit);
}

/** True when neither the status nor a report tells how the deploy ended, although a status is shown. */
function isUntold({ deployment, report, end, status, atTrigger, hasMoved }: Signs): boolean {
  const hasEnded = hasMoved || status.end !== undefined;
  const isMatched = atTrigger.expects.successPatterns.length > 0 && hasEnded;
  const isSilent = status.latest === 'active' && hasMoved;
  const isTold = deployment.end ?? report ?? (end === 'active' || status.latest === undefined);
  return !isTold && !isMatched && !isSilent;
}

function oddStatus({ status: { latest = '' } }: Signs): string {
  const word = latest.length <= 40 ? latest : `${latest.slice(0, 40)}…`;
  return `the site has the status ${word}, which does not tell how the deploy ended, and the log contains no exit report`;
}

/** True when the script has the frame, and its report did not come, nor another sign of a good end. */
function lacksReport({ deployment, report, end, isFramed }: Signs): boolean {
  return deployment.end === undefined && report === undefined && end !== 'active' && isFramed === true;
}

function noReport({ log, text, hasMoved }: Signs): string {
  const isEndOnly = isCut(text.content ?? '');
  const end = isEndOnly ? 'the log is too large to be read whole, and its end has none' : 'none came';
  const shown = log.isReadable ? end : 'the log is too large to be read';
  const moved = hasMoved ? 'last_deploy_at has changed' : 'the deploy seems to have ended';
  return `${moved}, but the script should have printed an exit report, and ${shown}: its shell was killed, or it is still running`;
}

/** The line of the script's own output that shows the cause; else its last line, and the line of the script that failed. */
function causeIn({ text, report, atTrigger }: Signs) {
  const { script = '', goesBack } = atTrigger;
  const cause = causeOf(withoutExitReports(text.content ?? '')) ?? { line: '', isRecognized: false };
  const mayBeOfTrap = /^[^#\n]*\btrap\b.*\bEXIT\b/m.test(withoutFrame(script));
  const failed = cause.isRecognized || goesBack ? undefined : failedLineIn(script, report?.line ?? 0);
  return { ...cause, failed, mayBeOfTrap, ownLine: ownLineIn(stripInvisible(cause.line), script) };
}
