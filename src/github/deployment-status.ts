import type { RunEnd, TargetOutcome } from '../outcome/end.ts';
import { isGood } from '../outcome/failure.ts';

/** The status of a GitHub Deployment, in GitHub's words. */
export interface DeploymentStatus {
  readonly state: 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';
  /** Neither redacted nor cut. */
  readonly description: string;
}

/** The final status of a run's GitHub Deployment. It claims no more than the run knows. `description`: the result in a sentence. */
export function deploymentStatus(
  { outcome, failure, facts, results, rollback }: RunEnd<TargetOutcome>,
  description: string,
): DeploymentStatus {
  if (outcome === 'superseded') return { state: 'inactive', description };
  if (isGood(outcome))
    return { state: facts?.deploy?.followed === false ? 'in_progress' : 'success', description };
  if (outcome === 'failed' || outcome === 'rejected')
    return { state: 'failure', description: `${description}: ${failure?.message}` };
  if (outcome === 'timed_out' || outcome === 'unknown') return { state: 'error', description };
  if (rollback !== undefined) return { state: 'failure', description };
  return results.some((end) => end.traits.deploys && end.outcome !== 'not-run')
    ? { state: 'error', description }
    : { state: 'inactive', description: 'cancelled before a deploy was triggered' };
}

/** The final status of the GitHub Deployment that several targets share. Those that a newer commit superseded do not matter. */
export function sharedStatus(all: readonly RunEnd<TargetOutcome>[]): DeploymentStatus {
  const targets = all.filter(({ outcome }) => outcome !== 'superseded');
  const states = targets.map((target) => deploymentStatus(target, '').state);
  const [first = 'inactive'] = states;
  const mixed = states.includes('failure') ? 'failure' : 'error';
  const state = states.every((one) => one === first) ? first : mixed;
  const good = targets.filter(({ outcome }) => outcome === 'succeeded').length;
  const failed = states.filter((one) => one === 'failure').length;
  const done = states.includes('in_progress') ? 'triggered' : 'deployed';
  const description = `${good} of ${targets.length} targets ${done}${failed === 0 ? '' : `, ${failed} failed`}`;
  return { state, description };
}
