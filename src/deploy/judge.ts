import { isCut } from '../net/body.ts';
import { causeOf } from './cause.ts';
import type { Evidence } from './deploy-result.ts';
import type { EndOfDeploy } from './ending.ts';
import { type ExitReport, withoutExitReports } from './exit-report.ts';
import { judgePatterns } from './judge-patterns.ts';
import { type Expectations, failed, LOOK_AT_LOG, notKnown, type Verdict } from './verdict.ts';

/**
 * Judges a deploy that has ended. The first objection decides: the deploy failed, or how it ended is unknown. Without one,
 * there must be evidence that it worked.
 *
 * @param pause awaited often while patterns are matched; may throw to end it
 */
export async function judge(
  end: EndOfDeploy,
  expectations: Expectations,
  pause: () => Promise<void>,
): Promise<Verdict> {
  const exitReport = end.reports.at(-1);
  const objection =
    judgeSuperseded(end, expectations) ??
    judgeReport(exitReport, end.log) ??
    judgeStatus(exitReport, end) ??
    (await judgePatterns(end, expectations, pause)) ??
    judgeCommit(exitReport, expectations.expectedCommit);
  if (objection !== undefined) return objection;
  const evidence: Evidence[] = [];
  if (end.lastDeployAtChanged) evidence.push('token');
  if (end.status?.end === 'active') evidence.push('status');
  if (exitReport !== undefined) evidence.push('exit-status');
  if (expectations.successPatterns.length > 0) evidence.push('success-pattern');
  return judgeSilence(end, evidence) ?? { state: 'succeeded', evidence };
}

function judgeReport(exitReport: ExitReport | undefined, log: string | undefined): Verdict | undefined {
  if (exitReport === undefined || exitReport.status === 0) return undefined;
  return failed(`the deploy script exited with status ${exitReport.status}`, LOOK_AT_LOG, causeIn(log));
}

/** The service's own verdict. Only a report of success casts doubt on a failure. */
function judgeStatus(exitReport: ExitReport | undefined, { status, log }: EndOfDeploy): Verdict | undefined {
  if (status?.end !== 'deploy-failed') return undefined;
  if (exitReport === undefined)
    return failed('the service shows the status deploy-failed for the site', LOOK_AT_LOG, causeIn(log));
  return notKnown(
    'the deploy script exited with status 0, but the service shows the status deploy-failed for the site',
    'Look at the site and at the log of the service: something may have failed after the script.',
  );
}

/** The line of the script's own output that shows the cause. */
function causeIn(log: string | undefined): string | undefined {
  return causeOf(withoutExitReports(log ?? ''));
}

function judgeCommit(exitReport: ExitReport | undefined, expected: string | undefined): Verdict | undefined {
  if (expected === undefined || exitReport?.commit?.startsWith(expected)) return undefined;
  if (exitReport === undefined) {
    const reason = `which commit was deployed is not known: the log contains no exit report, so ${expected} could not be confirmed`;
    return notKnown(reason, 'Run update-deploy-script with report-exit-status: true first.');
  }
  if (exitReport.commit === undefined) {
    const reason = `which commit was deployed is not known: the exit report names none, so ${expected} could not be confirmed`;
    const next =
      'Let the script end in the folder of the repository: git shows its commit only there, and to its owner.';
    return notKnown(reason, next);
  }
  return failed(
    `commit ${exitReport.commit} was deployed, not ${expected}`,
    'Check that the script brings the site to that commit (with the input commit: git reset --hard "$SITE_DEPLOY_COMMIT"), and that the branch on the site holds it.',
  );
}

/** The verdict if nothing shows how our deploy ended, although something should. */
function judgeSilence(end: EndOfDeploy, evidence: readonly Evidence[]): Verdict | undefined {
  const { status, lastDeployAtChanged } = end;
  if (end.reports.length > 0 || evidence.includes('status')) return undefined;
  const isMatched =
    evidence.includes('success-pattern') && (lastDeployAtChanged || status?.end !== undefined);
  if (status !== undefined && !isMatched) {
    const reason = `the site has the status ${shortened(status.shown)}, which does not tell how the deploy ended, and the log contains no exit report`;
    const next =
      'Look at the site. Let update-deploy-script put the exit report in front of the script, or give success-pattern.';
    return notKnown(reason, next);
  }
  if (!lastDeployAtChanged && status === undefined) return EARLIER;
  if (!end.exitReportExpected) return undefined;
  return notKnown(
    `the deploy script reports its end, but ${noReport(end)}: it was killed, or it is still running`,
    'Look at the site and its deploy log before running again. A script that is meant to replace itself or to trap EXIT reports nothing: set report-exit-status: false for it.',
  );
}

function noReport({ log, isTooLarge }: EndOfDeploy): string {
  if (isTooLarge) return 'the log is too large to be read';
  if (isCut(log ?? '')) return 'the log is too large to be read whole, and no such line is in its end';
  return 'no such line came';
}

/** Shortens a status, which may be any text. */
function shortened(word: string): string {
  return word.length <= 40 ? word : `${word.slice(0, 40)}…`;
}

const KEEP_APART = 'Look at the site. A concurrency group keeps runs apart.';
const FIND_OTHERS =
  'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.';

/** The verdict if only an earlier deploy was seen to end. */
const EARLIER = notKnown(
  'superseded: the only deploy that was seen to end was already running before the trigger',
  KEEP_APART,
);

/** The verdict if another deploy could be mistaken for ours. */
function judgeSuperseded(end: EndOfDeploy, expectations: Expectations): Verdict | undefined {
  if (end.status?.end === 'earlier') return EARLIER;
  const others = otherDeploys(end);
  if (others !== undefined) return notKnown(others, FIND_OTHERS);
  if (!isLogMissed(end, expectations)) return undefined;
  const reason = "superseded: another deploy's log replaced the one that started after the trigger";
  return notKnown(reason, KEEP_APART);
}

/** Describes the deploys besides ours that ended differently, or without a report, so that the status may be theirs. */
function otherDeploys({ reports, deploys, status }: EndOfDeploy): string | undefined {
  if (status?.end === 'mixed')
    return 'superseded: two deploys with different results ended since the trigger, as the status of the site shows';
  const ends = reports.map((end) => `status ${end.status}, commit ${end.commit?.slice(0, 12) ?? 'none'}`);
  if (new Set(reports.map((end) => `${end.status} ${end.commit}`)).size > 1)
    return `superseded: ${reports.length} deploys with different results ended since the trigger (${ends.join('; ')})`;
  if (deploys <= Math.max(1, reports.length)) return undefined;
  return `superseded: the log has ${deploys} deploys since the trigger, and not all of them have reported how they ended`;
}

/** True when the replaced log is needed. A changed `last_deploy_at` alone only claims that a deploy ended. */
function isLogMissed(
  { logSuperseded, exitReportExpected, reports, status }: EndOfDeploy,
  { failurePatterns, successPatterns }: Expectations,
): boolean {
  const isJudged = reports.length + failurePatterns.length + successPatterns.length > 0;
  return logSuperseded && (exitReportExpected || isJudged || status?.end !== undefined);
}
