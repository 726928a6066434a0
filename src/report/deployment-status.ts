import { headline } from './headline.ts';
import type { ReportInputs, RunReport } from './run-report.ts';

/** The status of a GitHub Deployment, in GitHub's words. */
export interface DeploymentStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';
  /** Neither redacted nor cut. */
  readonly description: string;
}

/** The status that the GitHub Deployment of a run ends with. It claims no more than the run knows. */
export function deploymentStatus(
  report: RunReport,
  inputs: Pick<ReportInputs, 'site' | 'server'> | undefined,
): DeploymentStatus {
  const { outcome, failure, facts, results } = report;
  const description = headline(report, inputs);
  switch (outcome) {
    case 'succeeded':
    case 'planned':
      // A deploy that is not followed may end either way.
      return { state: facts?.deploy?.followed === false ? 'in_progress' : 'success', description };
    case 'failed':
    case 'rejected':
      return { state: 'failure', description: `${description}: ${failure?.message}` };
    case 'timed_out':
    case 'unknown':
      return { state: 'error', description };
    case 'cancelled':
      return results.some(({ traits, status }) => traits.deploys && status !== 'not-run')
        ? { state: 'error', description }
        : { state: 'inactive', description: 'cancelled before a deploy was triggered' };
  }
}
