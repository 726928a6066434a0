import { latestDeploy } from '../api/deploy-log.ts';
import { droppedOf, mayHold, OWN } from '../api/kept-text.ts';
import { isCut } from '../net/body.ts';
import type { Evidence } from '../outcome/deploy-result.ts';
import { causeIn, failureIn, says } from '../script/cause.ts';
import { findExitReports, timeOf } from '../script/exit-report.ts';
import { hasThisFrame } from '../script/frame.ts';
import type { Row, Signs } from './signs.ts';
import { isSettling, needsText } from './waits.ts';

const READ_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';
const LOOK_AFTER =
  'Look at the site and at the log of the service: something may have failed after the script.';

/** The verdicts on a deploy that has ended. The first sign of a failure or of a doubt decides; without any, the deploy succeeded. */
export const VERDICTS: readonly Row[] = [
  {
    name: 'two deploys ended differently',
    reason: 'mixed-signs',
    why: othersOf,
    next: 'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.',
  },
  {
    name: 'the exit report is not from the time of the trigger, or `last_deploy_at` has become earlier',
    reason: 'mixed-signs',
    why: ofAnotherTime,
    next: 'Look at the site. If that time is of this deploy, a clock has changed, or that of the server is wrong.',
  },
  {
    name: 'our deployment is no longer shown and no failure was reported, or the end may be of a deploy that was already running',
    reason: 'end-unseen',
    why: (s) =>
      (s.deployment.state === 'gone' &&
        !s.report?.exitStatus &&
        'the service no longer shows the deployment') ||
      ((s.atTrigger.isBehind || s.log.hasDropped || (s.log.hasEarlier && !isTold(s))) &&
        'overtaken: the end that was seen may be of a deploy that was already running before the trigger'),
    next: 'Look at the site. A concurrency group keeps runs apart.',
  },
  {
    name: 'the script reported a status other than 0',
    reason: 'deploy-script-failed',
    why: ({ report: { exitStatus } = { exitStatus: 0 } }) =>
      exitStatus !== 0 && `the deploy script exited with status ${exitStatus}`,
    next: READ_LOG,
    quote: quoteCause,
  },
  {
    name: 'our deployment is `cancelled`',
    reason: 'deploy-cancelled',
    why: ({ deployment }) =>
      deployment.state === 'cancelled' && 'the service shows the deployment as cancelled',
    next: 'Find out who cancelled it, then run again.',
  },
  {
    name: 'the status is `deploy-failed`, although the script reported 0',
    reason: 'mixed-signs',
    why: ({ status, report }) =>
      status.end === 'deploy-failed' &&
      report &&
      'the deploy script exited with status 0, but the service shows the status deploy-failed for the site',
    next: LOOK_AFTER,
  },
  {
    name: 'our deployment is `failed`, or else the status is `deploy-failed`',
    reason: 'deploy-script-failed',
    why: ({ deployment, status, report }) =>
      (status.end === 'deploy-failed' && 'the service shows the status deploy-failed for the site') ||
      (deployment.state === 'failed' &&
        `the service shows the deployment as failed${report === undefined ? '' : ', although its script exited with status 0'}`),
    next: ({ report }) => (report === undefined ? READ_LOG : LOOK_AFTER),
    quote: (s) => (s.report === undefined ? quoteCause(s) : ''),
  },
  {
    name: 'the log text has not been searched for patterns yet',
    outcome: 'goes on',
    when: (s) => needsText(s) && s.matches === undefined,
    look: () => 'patterns',
  },
  {
    name: 'a line matches `failure-pattern`',
    reason: 'failure-pattern-found',
    why: ({ matches }) => matches?.failure && `the log matches failure-pattern ${matches.failure.pattern}`,
    next: READ_LOG,
    quote: ({ matches }) => says(matches?.failure?.line),
  },
  {
    name: 'patterns are given, and the text that they may match is not known whole, or not known to have ended',
    reason: 'end-unseen',
    why: unknownText,
    next: 'Look at the site. Where its log is not shown whole, use health-check-url or verify-command.',
  },
  {
    name: 'no line matches `success-pattern`',
    reason: 'success-pattern-missing',
    why: missingLine,
    next: READ_LOG,
  },
  {
    name: 'a commit is expected, and which one was deployed is not known',
    reason: 'commit-unseen',
    why: unknownCommit,
    next: ({ report }) =>
      report === undefined
        ? 'Run update-deploy-script with report-exit-status: true first.'
        : 'Let the script set no EXIT trap of its own, and end in the folder of the repository: git shows its commit only there, and to its owner.',
  },
  {
    name: 'a commit other than the expected one was deployed',
    reason: 'another-commit',
    why: otherCommit,
    next: ({ atTrigger }) =>
      atTrigger.expects.commitBy === 'variable'
        ? 'Look at the deploy script of the site: a line that exports SITE_DEPLOY_COMMIT, which a run with commit-by: script writes, wins over the variable. If it has none, this service may not hand variables on: set commit-by: script.'
        : 'Check that the script brings the site to that commit (with the input commit: git reset --hard "$SITE_DEPLOY_COMMIT"), and that the branch on the site has it.',
  },
  {
    name: 'neither the status nor an exit report tells how the deploy ended, although one of them should',
    reason: 'end-unseen',
    why: untoldEnd,
    next: ({ frame }) =>
      frame === 'there'
        ? 'Look at the site and its deploy log before running again.'
        : 'Look at the site. Let update-deploy-script put the exit report around the script, or give success-pattern.',
  },
  {
    name: 'only `last_deploy_at` shows the end, and the log tells a failure',
    reason: 'mixed-signs',
    why: (s) =>
      evidenceOf(s).join() === 'token' &&
      failureIn(s.text.content ?? '') &&
      'last_deploy_at shows that a deploy ended, but its log shows a failure',
    next: 'Look at the site. Let update-deploy-script put the exit report around the script, so that the next run knows.',
    quote: ({ text }) => says(failureIn(text.content ?? '')?.line),
  },
  { name: 'there is evidence that it worked', outcome: 'succeeded' },
];

/** The evidence that a deploy worked, once no row speaks against it: an exit report, for instance, is then a good one. */
export function evidenceOf({ deployment, site, status, report, atTrigger }: Signs): Evidence[] {
  const evidence: Evidence[] = [];
  if (deployment.endLook !== undefined) evidence.push('deployment');
  else if (site.hasMoved) evidence.push('token');
  if (status.end === 'active') evidence.push('status');
  if (report !== undefined) evidence.push('exit-status');
  if (atTrigger.expects.successPatterns.length > 0) evidence.push('success-pattern');
  return evidence;
}

/** Describes the deploys besides ours that ended differently, or without a report, so that the status may be theirs. */
function othersOf({ status, report, reports, log, isAnothersText, text, deployment }: Signs) {
  const live = findExitReports(droppedOf(text)).find(({ exitStatus }) => exitStatus !== 0);
  if (live !== undefined && !report?.exitStatus)
    return `overtaken: the text shown as it ran reports the exit status ${live.exitStatus}, and its log does not`;
  if (deployment.endLook !== undefined) return undefined;
  // An entry with a report of another time may be that of the deploy after ours.
  const other = log.newOtherCount > 0 ? latestDeploy(log)?.content : undefined;
  const content = text.content ?? other;
  if (content !== undefined && (isAnothersText || !mayHold(content, text.live)))
    return 'overtaken: the log belongs to another deploy than the one shown as it ran';
  if (status.end === 'mixed')
    return 'overtaken: the site has shown both active and deploy-failed since the trigger, so two deploys may have ended';
  const ends = new Set(
    reports.map(({ exitStatus, commit = 'none' }) => `status ${exitStatus}, commit ${commit.slice(0, 12)}`),
  );
  if (ends.size > 1)
    return `overtaken: ${reports.length} deploys with different results ended since the trigger (${[...ends].join('; ')})`;
  if (log.isPartial)
    return 'overtaken: the log has more new entries than a page shows, and other deploys may be among them';
  const count = log.deploys.length + log.newOtherCount;
  const silent = log.deploys.filter((entry) => findExitReports(entry.content).length === 0);
  if (count <= 1 || silent.length + log.newOtherCount === 0) return undefined;
  return log.isList
    ? `overtaken: the log has ${count} deploys since the trigger, and not all of them have reported how they ended`
    : "overtaken: another deploy's log replaced the one that started after the trigger";
}

/** Tells both times if the only report is of another time than ours, or the site's time is earlier, and nothing else tells the end. */
function ofAnotherTime(s: Signs): string | undefined {
  const { otherReport } = s.log;
  if (isTold(s)) return undefined;
  const backTo = s.site.wentBackTo;
  if (otherReport === undefined)
    return backTo && `last_deploy_at went back from ${s.atTrigger.site.lastDeployAt} to ${backTo}`;
  const reportedMs = timeOf(otherReport);
  const reported = reportedMs === undefined ? 'an unknown time' : inSeconds(reportedMs);
  return `the exit report in the log is of ${reported}, but the deploy was triggered at ${inSeconds(s.atTrigger.serviceAt)} by the service's clock`;
}

function inSeconds(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

function missingLine({ matches }: Signs): string | undefined {
  return matches?.missing && `no line of the log matches success-pattern ${matches.missing}`;
}

function unknownText(s: Signs): string | false | undefined {
  const { log, text, atTrigger } = s;
  if (!needsText(s)) return undefined;
  if (text.content === undefined || !log.isReadable)
    return `the deploy log ${log.isReadable ? 'is not shown by the service' : 'could not be read'}, so failure-pattern and success-pattern could not be applied`;
  const missing = missingLine(s);
  const mayFail = atTrigger.expects.failurePatterns.length > 0;
  // A line that was not seen may match.
  const unmatched = missing ?? (mayFail && 'no line of the log that was seen matches failure-pattern');
  if (!unmatched) return undefined;
  if (isCut(text.content))
    return 'only the end of the deploy log could be read: what comes before may match failure-pattern or success-pattern';
  const isLate = s.over !== undefined && isSettling(s);
  const isOld = text.key !== OWN && log.deploys[0]?.isStale === true;
  const mayGrow = s.report === undefined && (isOld || isLate || (missing && !isTold(s)));
  return mayGrow && `${unmatched}, and nothing shows that all of its lines have come`;
}

/** True when more than `last_deploy_at` tells that the deploy has ended. */
function isTold({ deployment, report, status }: Signs): boolean {
  return deployment.endLook !== undefined || report !== undefined || status.end !== undefined;
}

function unknownCommit(s: Signs): string | undefined {
  const { commit, report, deployment, atTrigger } = s;
  const { expectedCommit } = atTrigger.expects;
  if (expectedCommit === undefined) return undefined;
  if (commit === undefined) {
    const shown =
      deployment.endLook === undefined ? 'the log contains no exit report' : 'the service does not show it';
    const why = report === undefined ? shown : 'the exit report names none';
    return `which commit was deployed is not known: ${why}, so ${expectedCommit} could not be confirmed`;
  }
  return report?.isCommitOfEnd === false && hasThisFrame(atTrigger.script ?? null) && otherCommit(s)
    ? `which commit was deployed is not known: the folder in which the script was started is at ${commit}, not ${expectedCommit}, and where it ended is not reported`
    : undefined;
}

/** Tells of a commit other than the expected one, unless either is the beginning of the other. */
function otherCommit({ commit = '', atTrigger: { expects } }: Signs): string | undefined {
  const { expectedCommit } = expects;
  if (expectedCommit === undefined || commit.startsWith(expectedCommit)) return undefined;
  const isOther = commit.length >= 40 || !expectedCommit.startsWith(commit);
  return isOther ? `commit ${commit} was deployed, not ${expectedCommit}` : undefined;
}

/** Tells of a report that did not come although the script has the frame, or of a status that tells nothing, where nothing else tells. */
function untoldEnd(s: Signs): string | undefined {
  const { report, frame, status, site, log, text, atTrigger } = s;
  if (isTold(s) && (report !== undefined || status.end !== 'other')) return undefined;
  if (frame === 'there') {
    const moved = site.hasMoved ? 'last_deploy_at has changed' : 'the deploy seems to have ended';
    const isEndOnly = log.isReadable && isCut(text.content ?? '');
    const shown = isEndOnly ? 'the log is too large to be read whole, and its end has none' : 'none came';
    return `${moved}, but the script should have printed an exit report, and ${shown}: its shell was killed, or it is still running`;
  }
  const { latest } = status;
  const isGood = site.looks.at(-1)?.siteStatus === 'active' || atTrigger.expects.successPatterns.length > 0;
  if (latest === undefined || (site.hasMoved && isGood)) return undefined;
  return `the site has the status ${latest.length > 40 ? '…' : latest}, which does not tell how the deploy ended, and the log contains no exit report`;
}

/** Quotes what shows the cause. */
function quoteCause({ text, report, atTrigger }: Signs): string {
  const { script = '', goesBack } = atTrigger;
  return causeIn(text.content ?? '', script, goesBack ? 0 : report?.line);
}
