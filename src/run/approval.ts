import type { Console } from '../console/console.ts';
import { QUIET } from '../core/log.ts';
import type { Facts } from '../outcome/facts.ts';
import type { Failure } from '../outcome/failure.ts';
import type { Result } from '../outcome/result.ts';
import { HALF, type OperationPlan, PLAN_AGAIN } from './plan-hash.ts';
import type { Ports } from './ports.ts';
import { guardEach, type RunSoFar, runEach } from './run-each.ts';

/** Plans all operations first, and runs them only if the plan has that hash. A dry run only compares. */
export async function runAsApproved(ports: Ports, found: Facts, planHash: string): Promise<RunSoFar> {
  const { inputs, console, patience } = ports;
  const planned = await patience.during({ doing: 'looking at what would change' }, () =>
    planAll(ports, found),
  );
  const isSame = planned.planHash === planHash;
  const failure = planned.failure ?? (isSame ? undefined : anotherPlan(planHash, planned));
  if (inputs.dryRun) return { ...planned, failure };
  if (failure !== undefined)
    return { ...planned, facts: found, failure, planHash: undefined, results: planned.results.map(asNotRun) };
  console.info('the plan matches plan-hash');
  const { script } = planned.facts ?? found;
  const isStanding = script !== undefined && script.before === script.after;
  return runEach(ports, isStanding ? { ...found, script } : found, planned.plans);
}

/** Plans all operations. Unless it is a dry run, the log says nothing of it. */
export function planAll(ports: Ports, found: Facts): Promise<RunSoFar> {
  return runEach(ports.inputs.dryRun ? ports : silenced(ports), found);
}

/** Empties the plan of a target that a newer commit supersedes. */
export async function withoutSuperseded(planned: RunSoFar, ports: Ports, found: Facts): Promise<RunSoFar> {
  const { failure, planHash } = await guardEach(silenced(ports), found);
  if (failure?.reason !== 'older-commit') return planned;
  const plans = planned.plans.map((plan): OperationPlan => ({ ...plan, changes: [], isExpected: false }));
  return { ...planned, planHash, plans, results: [] };
}

/** The ports of a dry run that leaves no trace in the log or for the post step. */
function silenced(ports: Ports): Ports {
  const ignore = (): void => {};
  const group: Console['group'] = (_, body) => body();
  return {
    ...ports,
    inputs: { ...ports.inputs, dryRun: true },
    console: { ...ports.console, ...QUIET, group },
    tracker: { ...ports.tracker, begin: ignore, end: ignore },
  };
}

function asNotRun(result: Result): Result {
  const isStopped = result.status === 'failed' || result.status === 'unknown';
  return isStopped ? result : { ...result, status: 'not-run', changes: [] };
}

/** The failure of a run whose plan differs from the approved one. */
export function anotherPlan(
  approved: string,
  now: { readonly planHash?: string | undefined; readonly results: readonly Result[] },
): Failure {
  const lines = now.results.flatMap(({ operation, planned }) =>
    planned.map((line) => `${operation}: ${line}`),
  );
  const isScript = now.planHash?.slice(0, HALF) === approved.slice(0, HALF);
  const why = isScript
    ? ['All that differs is a deploy script: it was replaced since the plan was made.']
    : ['It would now be:', ...(lines.length === 0 ? ['nothing to change'] : lines)];
  const message = `The plan no longer matches plan-hash. Nothing was written. ${why.join('\n')}`;
  return { reason: 'plan-changed', message, next: PLAN_AGAIN };
}
