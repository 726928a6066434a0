import { formatDuration } from '../core/duration.ts';
import type { DeployResult } from '../deploy/deploy-result.ts';
import type { Prose } from './markdown.ts';
import { withRollback } from './operations-table.ts';
import { isDeployInDoubt, mayStillRun, type RunReport, type Status } from './run-report.ts';
import { named } from './shared-sections.ts';

const TITLES: readonly (readonly [Status, string])[] = [
  ['changed', 'Done'],
  ['unchanged', 'Already as wanted'],
  ['planned', 'Planned only'],
  ['unknown', 'In doubt'],
  ['failed', 'Failed'],
  ['not-run', 'Not run'],
];

/**
 * Lists what is done, in doubt and not begun, and what to look at first, after a run whose end was not seen. Empty for other
 * runs, and if no operation had begun.
 */
export function describeStanding(report: RunReport, prose: Prose): string {
  const { outcome, facts, rollback } = report;
  if (outcome !== 'cancelled' && outcome !== 'timed_out' && outcome !== 'unknown') return '';
  const results = withRollback(report);
  const deploy = results.some(isDeployInDoubt) ? (rollback ?? facts)?.deploy : undefined;
  const lines = TITLES.flatMap(([wanted, title]) => {
    const matching = results.filter(({ status }) => status === wanted);
    const names = named(matching, prose);
    const more = wanted === 'unknown' && deploy !== undefined ? `: ${describeDeploy(deploy, prose)}` : '';
    return names === '' ? [] : [`- **${title}:** ${names}${more}`];
  });
  return [...lines, ...lookFirst(report)].join('\n');
}

function describeDeploy(deploy: DeployResult, { say }: Prose): string {
  const { previousDeployAt, lastDeployAt, durationMs, exitStatus } = deploy;
  return [
    `followed for ${formatDuration(durationMs)} since the trigger`,
    describeLog(deploy),
    previousDeployAt === lastDeployAt
      ? `<code>last_deploy_at</code> had not changed (${say(previousDeployAt ?? 'never')})`
      : `<code>last_deploy_at</code> had changed to ${say(lastDeployAt ?? 'never')}`,
    exitStatus === undefined ? 'no exit report was seen' : `the script had exited with status ${exitStatus}`,
  ].join('; ');
}

function describeLog(deploy: DeployResult): string {
  if (!hasBegun(deploy)) return 'its log had not begun';
  return deploy.log === '' ? 'it had begun, but no line of its log was seen' : 'its log had begun';
}

function hasBegun({ timeline }: DeployResult): boolean {
  return timeline.some(({ begins }) => begins === 'running');
}

const AT_REPOSITORY =
  '- **Look first** at whether the site has a repository: without one, nothing is deployed. If it has one, the newest entry of the deploy log (`show-deploy-log` prints it) tells whether the deploy is still running.';
const AT_LOG =
  '- **Look first** at the newest entry of the deploy log (`show-deploy-log` prints it): it tells whether the deploy is still running, and how it ended.';
const AT_OPERATION = '- **Look first** at what the operation in doubt was to change.';

function lookFirst(report: RunReport): string[] {
  const deploy = report.facts?.deploy;
  if (mayStillRun(report))
    return [deploy?.lastDeployAt === null && !hasBegun(deploy) ? AT_REPOSITORY : AT_LOG];
  return report.results.some(({ status }) => status === 'unknown') ? [AT_OPERATION] : [];
}
