import type { PreparedOperation } from '../operations/operation.ts';
import type { RunTarget } from '../targets/find-targets.ts';

/** The runs of sites, in order; and by the id of a server those of its own operations, if there are any, and of its targets. */
export type Runs = ReturnType<typeof divide>;

/** Divides the operations of targets into those of each, and those that run once a server, before or after its targets. */
export function divide(targets: readonly RunTarget[]) {
  const namesSites = targets.some(({ site }) => site !== '');
  const runs = targets.map((target) => {
    const { each, ...ofServer } = shareOf(target.inputs.operations, namesSites);
    return { ...ofServer, target: { ...target, inputs: { ...target.inputs, operations: each } } };
  });
  const groups = Map.groupBy(runs, ({ target }) => target.found.serverId);
  const servers = [...groups].map(([serverId, group]) => {
    // The operations of a server have the same inputs in all of its entries.
    const [first] = group;
    const ofServer = {
      before: first && serverRun(first.target, first.before),
      targets: group.map(({ target }) => target),
      after: first && serverRun(first.target, first.after),
    };
    return [serverId, ofServer] as const;
  });
  return { targets: runs.map(({ target }) => target), servers: new Map(servers) };
}

/**
 * Shares out the operations of an entry. Those of the site are each target's own. Those of the server run once: after its targets if
 * they are listed last, else before. If all are of the server, and the entries name no sites, each target runs them itself.
 */
function shareOf(operations: readonly PreparedOperation[], namesSites: boolean) {
  const last = operations.findLastIndex(({ scope }) => scope === 'site');
  if (last === -1)
    return namesSites
      ? { before: operations, each: [], after: [] }
      : { before: [], each: operations, after: [] };
  return {
    before: operations.slice(0, last).filter(({ scope }) => scope === 'server'),
    each: operations.filter(({ scope }) => scope === 'site'),
    after: operations.slice(last + 1),
  };
}

function serverRun(first: RunTarget, operations: readonly PreparedOperation[]): RunTarget | undefined {
  if (operations.length === 0) return undefined;
  const { serverId } = first.found;
  const inputs = { ...first.inputs, site: '', operations };
  return { ...first, site: '', inputs, found: { serverId, site: 'missing', repository: 'unknown' } };
}
