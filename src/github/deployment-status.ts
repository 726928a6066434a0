import { type Named, nameOfRun, type RunReport } from '../outcome/report.ts';

/** The status of a GitHub Deployment, in GitHub's words. */
export interface DeploymentStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';
  /** Neither redacted nor cut. */
  readonly description: string;
}

/**
 * The final status of a run's GitHub Deployment. It claims no more than the run knows.
 *
 * @param description the result of the run in one sentence
 */
export function deploymentStatus(
  { outcome, failure, facts, results, rollback }: RunReport,
  description: string,
): DeploymentStatus {
  switch (outcome) {
    case 'succeeded':
    case 'planned':
      // A deploy that was not followed may still fail.
      return { state: facts?.deploy?.followed === false ? 'in_progress' : 'success', description };
    case 'superseded':
      return { state: 'inactive', description };
    case 'failed':
    case 'rejected':
      return { state: 'failure', description: `${description}: ${failure?.message}` };
    case 'timed_out':
    case 'unknown':
      return { state: 'error', description };
    case 'cancelled':
      if (rollback !== undefined) return { state: 'failure', description };
      return results.some(({ traits, status }) => traits.deploys && status !== 'not-run')
        ? { state: 'error', description }
        : { state: 'inactive', description: 'cancelled before a deploy was triggered' };
  }
}

/** The final status of the GitHub Deployment of a rollback. */
export function rollbackStatus(
  { rollback, ...report }: RunReport,
  named: Partial<Named> | undefined,
): DeploymentStatus {
  const description = `${nameOfRun(report, named)}: ${rollback?.sentence ?? 'not rolled back'}`;
  switch (rollback?.status) {
    case 'changed':
      return { state: 'success', description };
    case 'failed':
      return { state: 'failure', description };
    default:
      return { state: rollback?.status === 'unknown' ? 'error' : 'inactive', description };
  }
}
