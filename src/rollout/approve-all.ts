import { createHash } from 'node:crypto';
import type { OperationEnd, TargetEnd } from '../outcome/end.ts';
import { type Failure, outcomeOf } from '../outcome/failure.ts';
import { endOfRun } from '../run/contexts.ts';
import { anotherPlan } from '../run/plan-hash.ts';
import { guardAll, planAll } from '../run/run.ts';
import { inParallel } from './in-parallel.ts';
import { interruptionOf, type Rollout, type Row } from './rows.ts';
import { planTarget } from './run-target.ts';

/** Plans all targets and servers, and compares that with `plan-hash`, if it is given. Returns why nothing must be written. */
export async function approveAll(rollout: Rollout): Promise<Failure | undefined> {
  const { list, step, targets, isDryRun, note } = rollout;
  const { planHash, maxParallel } = list;
  if (planHash === undefined || targets.length === 0 || isDryRun) return undefined;
  const servers = [...new Set(targets.map(({ ofServer }) => ofServer))];
  const rows = [...targets, ...servers.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())];
  const planned = new Map<Row, TargetEnd>();
  const awaited = (): string => `${planned.size} of ${rows.length} planned`;
  await step.console.during({ doing: 'looking at what would change', awaited }, async () => {
    await inParallel(rows, maxParallel, async (row) => {
      const run = await planTarget(row, rollout, planAll);
      row.approved = run.ended.map(({ run: _, ...plan }) => plan);
      planned.set(row, { ...row.end, ...endOfRun(run) });
    });
    if (planHashOf([...planned.values()]) === planHash) return;
    // Asked only now: an approved plan rarely has a target that a newer commit supersedes, for which nothing is planned.
    await inParallel(rows, maxParallel, async (row) => {
      const run = await planTarget(row, rollout, guardAll);
      if (run.failure?.reason !== 'older-commit') return;
      row.approved = (row.approved ?? []).map((plan) => ({ ...plan, changes: [], isExpected: false }));
      planned.set(row, { ...row.end, ...endOfRun(run), failure: undefined });
    });
  });
  const ends = [...planned.values()];
  const interruption = interruptionOf(step.signal);
  const isPlanned = ends.every(({ failure }) => failure === undefined);
  const why = interruption ?? (isPlanned ? disagreement(planHash, ends) : UNPLANNED);
  if (why === undefined) return undefined;
  for (const row of targets) note(row, { failure: why });
  if (interruption === undefined)
    for (const [row, { failure }] of planned)
      if (failure !== undefined) note(row, { outcome: outcomeOf(failure), failure });
  return why;
}

const UNPLANNED: Failure = {
  reason: 'plan-incomplete',
  message: 'Nothing was written, as not every target could be planned.',
  next: 'Fix what failed, then run again.',
};

/** The hash of all plans together, in any order; undefined unless there is a plan of each. It reveals nothing. */
export function planHashOf(ends: readonly TargetEnd[]): string | undefined {
  const hashes = ends.flatMap(({ planHash }) => planHash ?? []);
  if (hashes.length < ends.length || hashes.length === 0) return undefined;
  return createHash('sha256').update(hashes.sort().join('\n')).digest('hex');
}

/** The failure of a run whose plans differ from the approved ones; undefined if they are the same. */
export function disagreement(approved: string, ends: readonly TargetEnd[]): Failure | undefined {
  const named = ({ site, results }: TargetEnd): OperationEnd[] =>
    results.map((end) => ({ ...end, operation: `${site} ${end.operation}`.trim() }));
  return anotherPlan(approved, { planHash: planHashOf(ends), results: ends.flatMap(named) });
}
