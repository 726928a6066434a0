import type { PreparedOperation } from '../operations/operation.ts';
import type { FleetTarget } from './find-targets.ts';

/** The operations of a run, by how often and when they run. */
interface Shares {
  /** Once a server, before its first target. */
  readonly before: readonly PreparedOperation[];
  /** For each target. */
  readonly each: readonly PreparedOperation[];
  /** Once a server, after its last target. */
  readonly after: readonly PreparedOperation[];
}

/**
 * The operations of a server that are listed behind all of the site run after its targets, others before. Without any of the
 * site they are those of the targets, unless these name sites: a server may have several.
 */
function shareOf(operations: readonly PreparedOperation[], namesSites: boolean): Shares {
  const last = operations.findLastIndex(({ scope }) => scope === 'site');
  if (last === -1 && namesSites) return { before: operations, each: [], after: [] };
  const ofServer = (steps: readonly PreparedOperation[]): PreparedOperation[] =>
    steps.filter(({ scope }) => scope === 'server');
  return {
    before: ofServer(operations.slice(0, last + 1)),
    each: last === -1 ? operations : operations.filter(({ scope }) => scope === 'site'),
    after: last === -1 ? [] : operations.slice(last + 1),
  };
}

/** The runs of a server: those of its own operations, if there are any, and those of its targets. */
export interface ServerRuns {
  readonly before: FleetTarget | undefined;
  readonly targets: readonly FleetTarget[];
  readonly after: FleetTarget | undefined;
}

/** The runs of sites, in order, and those of servers, by the id of the server. */
export interface Runs {
  readonly targets: readonly FleetTarget[];
  readonly servers: ReadonlyMap<number, ServerRuns>;
}

/** Divides the operations of targets. */
export function divide(targets: readonly FleetTarget[]): Runs {
  const namesSites = targets.some(({ domain }) => domain !== '');
  const sharesOf = ({ inputs }: FleetTarget): Shares => shareOf(inputs.operations, namesSites);
  const shares = targets.map((target) => ({ target, ...sharesOf(target) }));
  const runs = shares.map(({ target, each, ...ofServer }) => ({
    target: siteRun(target, each),
    ...ofServer,
  }));
  const groups = Map.groupBy(runs, ({ target }) => target.found.serverId);
  const servers = new Map(
    [...groups].map(([serverId, group]) => {
      const [{ target, before, after } = { target: undefined, before: [], after: [] }] = group;
      const ofServer = (operations: readonly PreparedOperation[]) => serverRun(target, operations);
      const own = group.map((run) => run.target);
      return [serverId, { before: ofServer(before), targets: own, after: ofServer(after) }];
    }),
  );
  return { targets: runs.map(({ target }) => target), servers };
}

function serverRun(
  first: FleetTarget | undefined,
  operations: readonly PreparedOperation[],
): FleetTarget | undefined {
  if (first === undefined || operations.length === 0) return undefined;
  const { serverId } = first.found;
  const inputs = { ...first.inputs, site: '', operations };
  return { ...first, domain: '', inputs, found: { serverId, site: 'missing', repository: 'unknown' } };
}

function siteRun(target: FleetTarget, operations: readonly PreparedOperation[]): FleetTarget {
  return { ...target, inputs: { ...target.inputs, operations } };
}
