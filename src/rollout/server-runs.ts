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
 * The operations of a server that are listed behind all of the site run after its targets, others before. Without any of the
 * site they are those of the targets, unless these name sites: a server may have several.
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
