import type { Inputs } from '../run/inputs.ts';
import { headline } from './headline.ts';
import type { RunReport } from './run-report.ts';

/** How a GitHub Deployment stands, in GitHub's words, and why, in ours. */
export interface DeploymentStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';
  /** Neither redacted nor cut. */
  readonly description: string;
}

/** How the GitHub Deployment of a run ends. It says no more than the run knows. Neither redacted nor cut. */
export function deploymentStatus(report: RunReport, inputs: Inputs | undefined): DeploymentStatus {
  const { outcome, failure, facts, results } = report;
  const said = headline(report, inputs);
  switch (outcome) {
    case 'succeeded':
    case 'planned':
      // A deploy that is not followed may end either way.
      return { state: facts?.deploy?.followed === false ? 'in_progress' : 'success', description: said };
    case 'failed':
    case 'rejected':
      return { state: 'failure', description: `${said}: ${failure?.message}` };
    case 'timed_out':
    case 'unknown':
      return { state: 'error', description: said };
    case 'cancelled': {
      const isBegun = results.some(({ operation, status }) => operation === 'deploy' && status !== 'not-run');
      return isBegun
        ? { state: 'error', description: said }
        : { state: 'inactive', description: 'cancelled before a deploy was triggered' };
    }
  }
}
