import { isInterruption } from '../core/errors.ts';
import { hasFailed, type RunEnd, type TargetCounts, type TargetEnd } from '../outcome/end.ts';
import { type Failure, failureOf, isGood, outcomeOf } from '../outcome/failure.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import type { Runs } from './server-runs.ts';

/** Everything that is known of the targets of a run, and of servers' own operations, while it goes on. */
export type Board = ReturnType<typeof createBoard>;

/**
 * @param sizes the sizes of the batches, which add up to the number of targets
 * @param now milliseconds since the run began
 */
export function createBoard(runs: Runs, sizes: readonly number[], now: () => number) {
  const { targets } = runs;
  const standings = new Map<RunTarget, TargetEnd>();
  /** When each began, and what it leaves behind if the process is killed, as the rest of a sentence. */
  const underWay = new Map<RunTarget, { readonly since: number; readonly aftermath?: string }>();
  const batches = sizes.map((size, nth) => {
    const from = sizes.slice(0, nth).reduce((sum, before) => sum + before, 0);
    return targets.slice(from, from + size);
  });
  for (const [nth, batch] of batches.entries())
    for (const target of batch) standings.set(target, notRun(target, nth + 1));
  const standingOf = (target: RunTarget): TargetEnd => standings.get(target) ?? notRun(target, 1);
  const change = (target: RunTarget, changed: Partial<TargetEnd>): TargetEnd => {
    const standing = { ...standingOf(target), ...changed };
    standings.set(target, standing);
    return standing;
  };
  const failures = (): number => [...standings.values()].filter(hasFailed).length;
  return {
    /** The targets of each batch. */
    batches,
    begin: (target: RunTarget): void => void underWay.set(target, { since: now() }),
    save: (target: RunTarget, aftermath: string): void =>
      void underWay.set(target, { since: now(), ...underWay.get(target), aftermath }),
    hasBegun: (target: RunTarget) => underWay.has(target) || standingOf(target).fromMs !== undefined,
    end(target: RunTarget, run: RunEnd): TargetEnd {
      const fromMs = underWay.get(target)?.since ?? now();
      underWay.delete(target);
      return change(target, { ...run, fromMs, durationMs: now() - fromMs });
    },
    /** Notes that a target could not be planned, or that a check some time after its run has failed. */
    fail(target: RunTarget, failure: Failure): void {
      change(target, { outcome: outcomeOf(failure), failure });
    },
    /** Notes that a target that is under way fails. */
    doom: (target: RunTarget) => void change(target, { outcome: 'failed' }),
    /** Notes why a target will not begin. */
    skip: (target: RunTarget, failure: Failure) => void change(target, { failure }),
    standingOf,
    all: (): readonly TargetEnd[] => [...standings.values()],
    counts: (): TargetCounts => ({
      done: targets.filter((target) => standingOf(target).fromMs !== undefined).length,
      failed: failures(),
      total: targets.length,
      running: [...underWay].map(([{ server, site }, { since }]) => ({
        server,
        site,
        sinceMs: now() - since,
      })),
    }),
    aftermaths: () => [...underWay.values()].flatMap(({ aftermath }) => aftermath ?? []),
    /** The number of failed targets and servers. */
    failures,
    /** The entries that have not succeeded, as the input `targets` takes them. */
    unfinished: () => unfinishedOf(runs, standingOf),
  };
}

function unfinishedOf({ targets, servers }: Runs, standingOf: (target: RunTarget) => TargetEnd): string {
  const isOpen = (target: RunTarget): boolean => !isGood(standingOf(target).outcome);
  const open = new Set(targets.filter(isOpen));
  // The last operations of a server come with a target of it.
  for (const { targets: own, after } of servers.values()) {
    if (after === undefined || !isOpen(after)) continue;
    const last = own.at(-1);
    if (last !== undefined && !own.some((target) => open.has(target))) open.add(last);
  }
  return JSON.stringify(targets.filter((target) => open.has(target)).map(({ written }) => written));
}

function notRun(target: RunTarget, batch: number): TargetEnd {
  const { server, site } = target;
  return { server, site, batch, outcome: 'not-run', results: [], durationMs: 0, fromMs: undefined };
}

const GO_ON =
  'Check the targets that were still running, then run again with the output unfinished as targets.';

/** Why no target may begin any more; undefined if the run was not interrupted. */
export function interruptionOf(signal: AbortSignal): Failure | undefined {
  if (!signal.aborted || !isInterruption(signal.reason)) return undefined;
  return { ...failureOf(signal.reason), next: GO_ON };
}
