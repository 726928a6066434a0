import { isInterruption } from '../core/errors.ts';
import { hasFailed, type RunEnd, type TargetCounts, type TargetEnd } from '../outcome/end.ts';
import { type Failure, failureOf, isGood } from '../outcome/failure.ts';
import type { Row } from './rows.ts';

/** Everything that is known of the targets of a rollout while it goes on. */
export type Board = ReturnType<typeof createBoard>;

/** @param now milliseconds since the step began */
export function createBoard(targets: readonly Row[], now: () => number) {
  /** Those of the targets, and of the servers that have come to one of their own operations. */
  const rows = new Set(targets);
  /** When each began, and what it leaves behind if the process is killed, as the rest of a sentence. */
  const underWay = new Map<Row, { readonly since: number; readonly aftermath?: string }>();
  const note = (row: Row, more: Partial<TargetEnd>): void => {
    row.end = { ...row.end, ...more };
    rows.add(row);
  };
  const failures = (): number => [...rows].filter(({ end }) => hasFailed(end)).length;
  return {
    targets,
    isDryRun: targets.some(({ inputs }) => inputs.dryRun),
    begin: (row: Row): void => void underWay.set(row, { since: now() }),
    save: (row: Row, aftermath: string): void =>
      void underWay.set(row, { since: now(), ...underWay.get(row), aftermath }),
    hasBegun: (row: Row) => underWay.has(row) || row.end.span !== undefined,
    end(row: Row, run: RunEnd): void {
      const span = { fromMs: underWay.get(row)?.since ?? now(), toMs: now() };
      underWay.delete(row);
      note(row, { ...run, span });
    },
    /** Notes why a target fails, or does not begin. */
    note,
    ends: (): readonly TargetEnd[] => [...rows].map(({ end }) => end),
    counts: (): TargetCounts => ({
      done: targets.filter(({ end }) => end.span !== undefined).length,
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
    unfinished: () => JSON.stringify(targets.filter(isUnfinished).map(({ written }) => written)),
  };
}

/** True for a target that has not succeeded. The last operations of a server come with its last target. */
function isUnfinished(row: Row): boolean {
  const { targets, after } = row.ofServer;
  const isOpen = ({ end }: Row): boolean => !isGood(end.outcome);
  return (
    isOpen(row) || (after !== undefined && isOpen(after) && row === targets.at(-1) && !targets.some(isOpen))
  );
}

const GO_ON =
  'Check the targets that were still running, then run again with the output unfinished as targets.';

/** Why no target may begin any more; undefined if the run was not interrupted. */
export function interruptionOf(signal: AbortSignal): Failure | undefined {
  if (!signal.aborted || !isInterruption(signal.reason)) return undefined;
  return { ...failureOf(signal.reason), next: GO_ON };
}
