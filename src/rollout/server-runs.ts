import type { Step } from '../operations/operation.ts';
import type { RunTarget } from '../targets/find-targets.ts';

/** The operations of a run, by how often and when they run. */
interface Shares {
  /** Once a server, before its first target. */
  readonly before: readonly Step[];
  /** For each target. */
  readonly each: readonly Step[];
  /** Once a server, after its last target. */
  readonly after: readonly Step[];
}

/**
 * The operations of a server that are listed behind all of the site run after its targets, others before. Without any of the
 * site they are those of the targets, unless these name sites: a server may have several.
 */
function shareOf(operations: readonly Step[], namesSites: boolean): Shares {
  const last = operations.findLastIndex(({ scope }) => scope === 'site');
  if (last === -1 && namesSites) return { before: operations, each: [], after: [] };
  const ofServer = (steps: readonly Step[]): Step[] => steps.filter(({ scope }) => scope === 'server');
  return {
    before: ofServer(operations.slice(0, last + 1)),
    each: last === -1 ? operations : operations.filter(({ scope }) => scope === 'site'),
    after: last === -1 ? [] : operations.slice(last + 1),
  };
}

/** The runs of a server: those of its own operations, if there are any, and those of its targets. */
export interface ServerRuns {
  readonly before: RunTarget | undefined;
  readonly targets: readonly RunTarget[];
  readonly after: RunTarget | undefined;
}

/** The runs of sites, in order, and those of servers, by the id of the server. */
export interface Runs {
  readonly targets: readonly RunTarget[];
  readonly servers: ReadonlyMap<number, ServerRuns>;
}

/** Divides the operations of targets. */
export function divide(targets: readonly RunTarget[]): Runs {
  const namesSites = targets.some(({ site }) => site !== '');
  const sharesOf = ({ inputs }: RunTarget): Shares => shareOf(inputs.operations, namesSites);
  const shares = targets.map((target) => ({ target, ...sharesOf(target) }));
  const runs = shares.map(({ target, each, ...ofServer }) => ({
    target: siteRun(target, each),
    ...ofServer,
  }));
  const groups = Map.groupBy(runs, ({ target }) => target.found.serverId);
  const servers = new Map(
    [...groups].map(([serverId, group]) => {
      const [{ target, before, after } = { target: undefined, before: [], after: [] }] = group;
      const ofServer = (operations: readonly Step[]) => serverRun(target, operations);
      const own = group.map((run) => run.target);
      return [serverId, { before: ofServer(before), targets: own, after: ofServer(after) }];
    }),
  );
  return { targets: runs.map(({ target }) => target), servers };
}

function serverRun(first: RunTarget | undefined, operations: readonly Step[]): RunTarget | undefined {
  if (first === undefined || operations.length === 0) return undefined;
  const { serverId } = first.found;
  const inputs = { ...first.inputs, site: '', operations };
  return { ...first, site: '', inputs, found: { serverId, site: 'missing', repository: 'unknown' } };
}

function siteRun(target: RunTarget, operations: readonly Step[]): RunTarget {
  return { ...target, inputs: { ...target.inputs, operations } };
}
