import { formatDuration } from '../core/duration.ts';
import type { DeployResult } from '../deploy/deploy-result.ts';
import { mayStillRun } from './headline.ts';
import { codeSpan } from './markdown.ts';
import type { RunReport, Status } from './run-report.ts';

/**
 * Where things stand after a run whose end was not seen: what is done, what is in doubt, what was not begun, and what to
 * look at first. Nothing for other runs, and where no operation had begun.
 */
export function describeStanding(report: RunReport, say: (text: string) => string): string {
  const { outcome, results } = report;
  if (outcome !== 'cancelled' && outcome !== 'timed_out' && outcome !== 'unknown') return '';
  const named = (...wanted: Status[]): string => {
    const found = results.filter(({ status }) => wanted.includes(status));
    return found.map(({ operation }) => codeSpan(operation)).join(', ');
  };
  const lines: [string, string][] = [
    ['Done', named('changed')],
    ['Already as wanted', named('unchanged')],
    ['Planned only', named('planned')],
    ['In doubt', [named('unknown'), deployInDoubt(report, say)].filter((part) => part !== '').join(': ')],
    ['Failed', named('failed')],
    ['Not run', named('not-run')],
  ];
  const stands = lines.filter(([, what]) => what !== '').map(([name, what]) => `- **${name}:** ${what}`);
  return [...stands, lookFirst(report)].filter((part) => part !== '').join('\n');
}

function deployInDoubt(report: RunReport, say: (text: string) => string): string {
  const deploy = report.facts?.deploy;
  const isInDoubt = report.results.some((one) => one.operation === 'deploy' && one.status === 'unknown');
  if (deploy === undefined || !isInDoubt) return '';
  const { previousDeployAt, lastDeployAt, durationMs, exitStatus } = deploy;
  const facts = [
    `followed for ${formatDuration(durationMs)} since the trigger`,
    begun(deploy),
    previousDeployAt === lastDeployAt
      ? `<code>last_deploy_at</code> had not changed (${say(previousDeployAt ?? 'never')})`
      : `<code>last_deploy_at</code> had changed to ${say(lastDeployAt ?? 'never')}`,
    exitStatus === undefined ? 'no exit report was seen' : `the script had exited with status ${exitStatus}`,
  ];
  return facts.join('; ');
}

/** Says how far the deploy was seen to have come. */
function begun({ timeline, log }: DeployResult): string {
  if (!timeline.some(({ begins }) => begins === 'running')) return 'its log had not begun';
  return log === '' ? 'it had begun, but no line of its log was seen' : 'its log had begun';
}

function lookFirst(report: RunReport): string {
  const hasLog = report.facts?.deploy?.timeline.some(({ begins }) => begins === 'running') === true;
  if (mayStillRun(report) && !hasLog && report.facts?.deploy?.lastDeployAt === null) {
    return '- **Look first** whether the site has a repository: without one nothing is deployed. If it has, the newest entry of the deploy log (`show-deploy-log` prints it) tells whether the deploy is still at work.';
  }
  if (mayStillRun(report)) {
    return '- **Look first** at the newest entry of the deploy log (`show-deploy-log` prints it): it tells whether the deploy is still at work, and how it ended.';
  }
  const isInDoubt = report.results.some(({ status }) => status === 'unknown');
  return isInDoubt ? '- **Look first** at what the operation in doubt was to change.' : '';
}
