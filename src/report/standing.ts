import { formatDuration } from '../core/duration.ts';
import type { DeployResult } from '../outcome/deploy-result.ts';
import { mayStillRun, type RunReport } from '../outcome/report.ts';
import { isDeployInDoubt } from '../outcome/result.ts';
import { type Prose, paragraphs } from './markdown.ts';

/**
 * Tells what was seen of a deploy, and what to look at first, after a run whose end was not seen. Empty for other runs, and if
 * nothing is in doubt.
 */
export function describeStanding(report: RunReport, prose: Prose): string {
  const { outcome, facts, rollback, results } = report;
  if (outcome !== 'cancelled' && outcome !== 'timed_out' && outcome !== 'unknown') return '';
  const isRollback = rollback?.status === 'unknown';
  const isInDoubt = isRollback || results.some(isDeployInDoubt);
  const deploy = isInDoubt ? (rollback ?? facts)?.deploy : undefined;
  return paragraphs([
    deploy === undefined
      ? ''
      : `**Last seen${isRollback ? ' of the rollback' : ''}:** ${describeDeploy(deploy, prose)}`,
    lookFirst(report),
  ]);
}

function describeDeploy(deploy: DeployResult, { say }: Prose): string {
  const { previousDeployAt, lastDeployAt, durationMs, exitStatus } = deploy;
  return [
    `followed for ${formatDuration(durationMs)} since the trigger`,
    hasStarted(deploy) ? `its log had started${deploy.log === '' ? ', without a line' : ''}` : 'no log yet',
    previousDeployAt === lastDeployAt
      ? `<code>last_deploy_at</code> unchanged (${say(previousDeployAt ?? 'never')})`
      : `<code>last_deploy_at</code> changed to ${say(lastDeployAt ?? 'never')}`,
    exitStatus === undefined ? 'no exit report' : `exit status ${exitStatus}`,
  ].join('; ');
}

function hasStarted({ timeline }: DeployResult): boolean {
  return timeline.some(({ begins }) => begins === 'running');
}

const AT_REPOSITORY =
  '**Look first** at whether the site has a repository: without one, nothing is deployed. If it has one, the newest entry of the deploy log (`show-deploy-log` prints it) shows whether the deploy is still running.';
const AT_LOG =
  '**Look first** at the newest entry of the deploy log (`show-deploy-log` prints it): it shows whether the deploy is still running, and how it ended.';
const AT_OPERATION = '**Look first** at what the operation marked ❓ was changing.';

function lookFirst(report: RunReport): string {
  const deploy = report.facts?.deploy;
  if (mayStillRun(report))
    return deploy?.lastDeployAt === null && !hasStarted(deploy) ? AT_REPOSITORY : AT_LOG;
  return report.results.some(({ status }) => status === 'unknown') ? AT_OPERATION : '';
}
