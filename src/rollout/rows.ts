import type { PreparedOperation } from '../operations/operation.ts';
import type { TargetEnd } from '../outcome/end.ts';
import type { ConnectedStep } from '../run/contexts.ts';
import type { OperationPlan } from '../run/plan-hash.ts';
import type { RunTarget } from '../targets/find-targets.ts';
import { createSharedLooks, type JoinLooks } from './shared-looks.ts';

/** A target of a rollout, or a server's own operations, and how far it has come. */
export interface Row extends RunTarget {
  readonly ofServer: ServerRows;
  /** Its end, or why it did not start. */
  end: TargetEnd;
  /** The approved plans of its operations, if any. */
  approved?: readonly OperationPlan[];
}

/** The targets of a server, and its own operations before and after them, if there are any. */
interface ServerRows {
  readonly targets: Row[];
  readonly joinLooks: JoinLooks;
  before?: Row | undefined;
  after?: Row | undefined;
}

/**
 * Divides the operations of targets into those of each, and those that run once a server. Returns the rows of the targets.
 *
 * @param sizes the sizes of the batches, which add up to the number of targets
 */
export function divide(
  targets: readonly RunTarget[],
  sizes: readonly number[],
  step: ConnectedStep,
): readonly Row[] {
  const namesSites = targets.some(({ site }) => site !== '');
  const batches = sizes.flatMap((size, nth) => Array.from({ length: size }, () => nth + 1));
  const servers = new Map<number, ServerRows>();
  return targets.map((target, nth) => {
    const { serverId } = target.found;
    const { before, each, after } = shareOf(target.inputs.operations, namesSites);
    let ofServer = servers.get(serverId);
    if (ofServer === undefined) {
      ofServer = { targets: [], joinLooks: createSharedLooks(step, serverId) };
      // The operations of a server have the same inputs in all of its entries.
      ofServer.before = serverRow(target, before, ofServer);
      ofServer.after = serverRow(target, after, ofServer);
      servers.set(serverId, ofServer);
    }
    const row = rowOf({ ...target, inputs: { ...target.inputs, operations: each } }, ofServer, batches[nth]);
    ofServer.targets.push(row);
    return row;
  });
}

type Operations = readonly PreparedOperation[];

/**
 * Shares out the operations of an entry. Those of the site are each target's own. Those of the server run once: after its targets if
 * they are listed last, else before. If all are of the server, and the entries name no sites, each target runs them itself.
 */
function shareOf(operations: Operations, namesSites: boolean) {
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
  const inputs = { ...first.inputs, site: '', operations };
  const found = { serverId: first.found.serverId, site: 'missing', repository: 'unknown' } as const;
  return rowOf({ ...first, site: '', inputs, found }, ofServer);
}

const NOT_RUN = { outcome: 'not-run', results: [], durationMs: 0, span: undefined } as const;

function rowOf(target: RunTarget, ofServer: ServerRows, batch = 1): Row {
  const { server, site } = target;
  return { ...target, ofServer, end: { ...NOT_RUN, server, site, batch } };
}
