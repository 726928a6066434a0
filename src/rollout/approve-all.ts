import { createHash } from 'node:crypto';
import type { Failure } from '../outcome/failure.ts';
import type { Result } from '../outcome/result.ts';
import { anotherPlan } from '../run/approval.ts';
import { HALF, type OperationPlan } from '../run/plan-hash.ts';
import type { RunSoFar } from '../run/run-each.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import { interruptionOf } from './board.ts';
import { inParallel } from './in-parallel.ts';
import { planTarget, type Rollout } from './run-target.ts';

/** The approved plans of all targets; or why nothing must be written. */
export interface Approval {
  readonly approved: ReadonlyMap<RunTarget, readonly OperationPlan[]>;
  readonly failure?: Failure;
}

/** Plans all targets, and the servers' own operations, and compares all plans together with `plan-hash`, if it is given. */
export async function approveAll(rollout: Rollout): Promise<Approval> {
  const { runs, limits, step, connection, board } = rollout;
  const { planHash, maxParallel } = limits;
  if (planHash === undefined || runs.targets.length === 0 || isDryRun(runs.targets))
    return { approved: new Map() };
  const ofServers = [...runs.servers.values()].flatMap(({ before, after }) => [before ?? [], after ?? []]);
  const targets = [...runs.targets, ...ofServers.flat()];
  const planned = new Map<RunTarget, RunSoFar>();
  const all = (): Planned[] => [...planned].map(([{ site }, run]) => ({ ...run, site }));
  const awaited = (): string => `${planned.size} of ${targets.length} planned`;
  await step.console.during({ doing: 'looking at what would change', awaited, counts: true }, async () => {
    await inParallel(targets, maxParallel, async (target) => {
      planned.set(target, await planTarget(target, rollout));
    });
    const hash = planHashOf(all());
    if (hash === undefined || hash === planHash) return;
    // Asked only now: an approved plan rarely has a target that a newer commit supersedes.
    await inParallel([...planned], maxParallel, async ([target, before]) => {
      planned.set(target, await planTarget(target, rollout, before));
    });
  });
  const interruption = interruptionOf(connection.signal);
  const isPlanned = [...planned.values()].every(({ failure }) => failure === undefined);
  const refusal = planHashOf(all()) === planHash ? undefined : disagreement(planHash, all());
  const failure = interruption ?? (isPlanned ? refusal : UNPLANNED);
  if (failure === undefined)
    return { approved: new Map([...planned].map(([target, { plans }]) => [target, plans])) };
  for (const target of runs.targets) board.skip(target, failure);
  if (interruption === undefined)
    for (const [target, run] of planned) if (run.failure !== undefined) board.fail(target, run.failure);
  return { approved: new Map(), failure };
}

const UNPLANNED: Failure = {
  reason: 'plan-incomplete',
  message: 'Nothing was written, as not every target could be planned.',
  next: 'Fix what failed, then run again.',
};

export function isDryRun(targets: readonly RunTarget[]): boolean {
  return targets.some(({ inputs }) => inputs.dryRun);
}

/** A target that was planned. */
interface Planned {
  readonly site: string;
  readonly planHash?: string | undefined;
  readonly results: readonly Result[];
}

/**
 * The hash of all plans together, in any order; undefined unless there is a plan of each. The hashes of single plans reveal
 * nothing, and so does this one.
 */
export function planHashOf(targets: readonly Planned[]): string | undefined {
  const hashes = targets.flatMap(({ planHash }) => planHash ?? []);
  if (hashes.length < targets.length || hashes.length === 0) return undefined;
  const half = (at: number): string => {
    const halves = hashes.map((hash) => hash.slice(at, at + HALF)).sort();
    return createHash('sha256').update(halves.join('\n')).digest('hex').slice(0, HALF);
  };
  return half(0) + half(HALF);
}

/** The failure of a run whose plans differ from the approved ones. */
export function disagreement(approved: string, targets: readonly Planned[]): Failure {
  const named = ({ site, results }: Planned): Result[] =>
    results.map((result) => ({ ...result, operation: `${site} ${result.operation}`.trim() }));
  return anotherPlan(approved, { planHash: planHashOf(targets), results: targets.flatMap(named) });
}
