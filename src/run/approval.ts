import type { Console } from '../console/console.ts';
import { QUIET } from '../core/log.ts';
import type { RunEnd } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import type { Failure } from '../outcome/failure.ts';
import type { Result } from '../outcome/result.ts';
import { begin, type Ports, type Run } from './contexts.ts';
import { HALF, PLAN_AGAIN } from './plan-hash.ts';
import { endOf, guardEach, runEach } from './run-each.ts';

/** Plans all operations first, and lets them run only if the plan has that hash. A dry run only compares. @returns the end of a run that stops */
export async function approve(run: Run, planHash: string): Promise<RunEnd | undefined> {
  const { inputs, console, patience } = run;
  const planned = await patience.during({ doing: 'looking at what would change' }, () =>
    planAll(run, run.facts),
  );
  const now = endOf(planned);
  const isSame = now.planHash === planHash;
  const failure = now.failure ?? (isSame ? undefined : anotherPlan(planHash, now));
  const end = endOf(planned, failure);
  if (inputs.dryRun) return end;
  if (failure !== undefined)
    return { ...end, facts: run.facts, planHash: undefined, results: end.results.map(asNotRun) };
  console.info('the plan matches plan-hash');
  run.approved = planned.ended;
  const { script } = planned.facts;
  if (script !== undefined && script.before === script.after) run.learn({ script });
  return undefined;
}

/** Plans all operations. Unless it is a dry run, the log says nothing of it. */
export async function planAll(ports: Ports, found: Facts): Promise<Run> {
  const run = begin(ports.inputs.dryRun ? ports : silenced(ports), found);
  await runEach(run);
  return run;
}

/** Asks all operations whether anything prevents them, such as a newer commit, and plans none. */
export async function guardAll(ports: Ports, found: Facts): Promise<Run> {
  const run = begin(silenced(ports), found);
  await guardEach(run);
  return run;
}

/** The ports of a dry run that leaves no trace in the log or for the post step. */
function silenced(ports: Ports): Ports {
  const ignore = (): void => {};
  const group: Console['group'] = (_, body) => body();
  return {
    ...ports,
    inputs: { ...ports.inputs, dryRun: true },
    console: { ...ports.console, ...QUIET, group },
    tracker: { ...ports.tracker, note: ignore, end: ignore },
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
