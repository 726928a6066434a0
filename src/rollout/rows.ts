import { isInterruption } from '../core/errors.ts';
import { createGitHubTraces } from '../github/traces.ts';
import type { PreparedOperation } from '../operations/operation.ts';
import { hasFailed, type TargetCounts, type TargetEnd } from '../outcome/end.ts';
import { type Failure, failureOf, isGood } from '../outcome/failure.ts';
import type { ConnectedStep } from '../run/contexts.ts';
import type { OperationPlan } from '../run/plan-hash.ts';
import { factsOf } from '../targets/find-site.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import type { ListInputs } from '../targets/read-list.ts';
import { mostFailures, sizesOf } from '../values/rollout.ts';
import { createSharedLooks, type JoinLooks } from './shared-looks.ts';

/** A target of a rollout, or a server's own operations, and how far it has come. */
export interface Row extends RunTarget {
  readonly ofServer: ServerRows;
  /** Its end, or why it did not start. */
  end: TargetEnd;
  /** Set while it is under way: the state that it leaves behind if the process is killed, as the rest of a sentence. */
  aftermath?: string | undefined;
  approved?: readonly OperationPlan[];
}

/** The targets of a server, and its own operations before and after them, if there are any. */
interface ServerRows {
  readonly targets: Row[];
  readonly joinLooks: JoinLooks;
  before?: Row | undefined;
  after?: Row | undefined;
}

/** Divides the operations of targets into those of each, and those that run once a server. Returns the rows of the targets. */
function divide(targets: readonly RunTarget[], sizes: readonly number[], step: ConnectedStep) {
  const namesSites = targets.some(({ site }) => site !== '');
  const batches = sizes.flatMap((size, nth) => Array.from({ length: size }, () => nth + 1));
  const servers = new Map<number, ServerRows>();
  return targets.map((target, nth) => {
    const { serverId } = target.found;
    const { before, each, after } = shareOut(target.inputs.operations, namesSites);
    let ofServer = servers.get(serverId);
    if (ofServer === undefined) {
      ofServer = { targets: [], joinLooks: createSharedLooks(step, serverId) };
      // The operations of a server have the same inputs in all of its entries.
      ofServer.before = serverRow(target, before, ofServer);
      ofServer.after = serverRow(target, after, ofServer);
      servers.set(serverId, ofServer);
    }
    const row = rowOf(target, each, ofServer, batches[nth]);
    ofServer.targets.push(row);
    return row;
  });
}

type Operations = readonly PreparedOperation[];

/**
 * Shares out the operations of an entry. Those of the site are each target's own. Those of the server run once: after its targets if
 * they are listed last, else before. If all are of the server, and the entries name no sites, each target runs them itself.
 */
function shareOut(operations: Operations, namesSites: boolean) {
  const last = operations.findLastIndex(({ scope }) => scope === 'site');
  if (last === -1 && !namesSites) return { before: [], each: operations, after: [] };
  const end = last === -1 ? operations.length : last;
  return {
    before: operations.slice(0, end).filter(({ scope }) => scope === 'server'),
    each: operations.filter(({ scope }) => scope === 'site'),
    after: operations.slice(end + 1),
  };
}

function serverRow(first: RunTarget, operations: Operations, ofServer: ServerRows): Row | undefined {
  if (operations.length === 0) return undefined;
  const inputs = { ...first.inputs, site: '' };
  return rowOf({ ...first, site: '', inputs, found: factsOf(first.found.serverId) }, operations, ofServer);
}

function rowOf(target: RunTarget, operations: Operations, ofServer: ServerRows, batch = 1): Row {
  const { server, site, inputs } = target;
  const end = { outcome: 'not-run', results: [], durationMs: 0, fromMs: undefined } as const;
  return { ...target, inputs: { ...inputs, operations }, ofServer, end: { ...end, server, site, batch } };
}

/** All that the targets of a rollout share, and how far they have come. */
export type Rollout = ReturnType<typeof createRollout>;

/** Begins the rollout of targets that were just found. */
export function createRollout(found: readonly RunTarget[], list: ListInputs, step: ConnectedStep) {
  const { clock, startedAt } = step;
  /** Since the step began. */
  const elapsedMs = (): number => Math.round(clock.now() - startedAt);
  const targets = divide(found, sizesOf(list.batches, found.length), step);
  /** Those of the targets, and of the servers that have come to one of their own operations. */
  const rows = new Set(targets);
  const note = (row: Row, more: Partial<TargetEnd>): void => {
    row.end = { ...row.end, ...more };
    rows.add(row);
  };
  const underWay = (): Row[] => [...rows].filter(({ aftermath }) => aftermath !== undefined);
  const failures = (): number => [...rows].filter(({ end }) => hasFailed(end)).length;
  return {
    list,
    step,
    targets,
    /** The most targets that may fail. */
    most: mostFailures(list.maxFailures, targets.length),
    traces: createGitHubTraces(targets, step),
    foundAt: clock.now(),
    elapsedMs,
    isDryRun: targets.some(({ inputs }) => inputs.dryRun),
    note,
    ends: (): readonly TargetEnd[] => [...rows].map(({ end }) => end),
    counts: (): TargetCounts => ({
      done: targets.filter(({ end, aftermath }) => end.fromMs !== undefined && aftermath === undefined)
        .length,
      failed: failures(),
      total: targets.length,
      running: underWay().map(({ end: { server, site, fromMs = 0 } }) => ({
        server,
        site,
        sinceMs: elapsedMs() - fromMs,
      })),
    }),
    aftermaths: () => underWay().map(({ aftermath = '' }) => aftermath),
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
