import type { Step } from '../operations/operation.ts';
import type { FleetTarget } from './find-targets.ts';

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

/** The runs of a server's own operations, if there are any. */
export interface ServerRuns {
  readonly before: FleetTarget | undefined;
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
  const firsts = new Map(targets.toReversed().map((target) => [target.found.serverId, target]));
  const servers = new Map(
    [...firsts].map(([serverId, first]) => {
      const { before, after } = sharesOf(first);
      return [serverId, { before: serverRun(first, before), after: serverRun(first, after) }];
    }),
  );
  return { targets: targets.map((target) => siteRun(target, sharesOf(target).each)), servers };
}

function serverRun(first: FleetTarget, operations: readonly Step[]): FleetTarget | undefined {
  if (operations.length === 0) return undefined;
  const { serverId } = first.found;
  const inputs = { ...first.inputs, site: '', operations };
  return { ...first, domain: '', inputs, found: { serverId, site: 'missing', repository: 'unknown' } };
}

function siteRun(target: FleetTarget, operations: readonly Step[]): FleetTarget {
  return { ...target, inputs: { ...target.inputs, operations } };
}
