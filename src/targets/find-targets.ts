import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { getServers } from '../api/servers.ts';
import { getSites, type Site } from '../api/sites.ts';
import { InputError, type Problem } from '../core/errors.ts';
import type { InputSource } from '../inputs/input.ts';
import type { Facts } from '../outcome/facts.ts';
import { ID } from '../site/target.ts';
import { isPattern } from '../values/site-pattern.ts';
import { type Place, problemAt } from '../values/target-problems.ts';
import type { TargetEntry } from '../values/targets.ts';
import { type Chosen, chooseTargets, type Wanted } from './choose-targets.ts';
import { mayBeMissing, mustAccept, onServer, resolveTarget, type Servers } from './find-site.ts';
import type { Inputs } from './inputs.ts';
import { checkServers, type Prepared, readEntry } from './read-list.ts';

/** A target of a list, found and ready to be run. */
export interface RunTarget {
  /** As the entry names it. */
  readonly server: string;
  /** The domain; for a site that does not exist, the entry's word; empty for a server alone. */
  readonly site: string;
  readonly inputs: Inputs;
  readonly found: Facts;
  /** The entry of this target alone, as `targets` takes it. */
  readonly written: TargetEntry['written'];
}

/**
 * Finds the targets of all entries, with as few requests as possible: a list of servers and each list of sites is read once.
 *
 * @throws InputError with every problem; ApiError and interruptions at once
 */
export async function findTargets(
  reader: Reader,
  prepared: readonly Prepared[],
  source: InputSource,
): Promise<readonly RunTarget[]> {
  let list: ReturnType<Servers> | undefined;
  const servers: Servers = () => {
    list ??= readAll(reader, getServers, {});
    return list;
  };
  const problems: Problem[] = [];
  const wanted: Wanted<Entry, Site>[] = [];
  for (const group of Map.groupBy(prepared, ({ inputs }) => inputs.server).values())
    for (const item of await findOnServer(reader, group, servers))
      if ('problems' in item) problems.push(...item.problems);
      else wanted.push(item);
  const inOrder = wanted.toSorted((a, b) => a.entry.nth - b.entry.nth);
  const onServers = inOrder.map(({ entry, serverId }) => ({ ...entry, serverId }));
  problems.push(...checkServers(onServers, ({ serverId }) => serverId));
  const chosen = chooseTargets(inOrder);
  if ('problems' in chosen) problems.push(...chosen.problems);
  const targets: RunTarget[] = [];
  for (const choice of 'targets' in chosen ? chosen.targets : []) {
    const target = await targetOf(choice, source);
    if ('problems' in target) problems.push(...target.problems);
    else targets.push(target);
  }
  if (problems.length > 0) throw new InputError(problems);
  return targets;
}

/** An entry with its inputs, in the form in which targets are chosen. */
interface Entry extends Prepared {
  readonly mayBeMissing: boolean;
}

type Refused = { readonly problems: readonly Problem[] };

/** Finds the sites of the entries that name a server by the same word, or what they are to be looked up in. */
async function findOnServer(
  reader: Reader,
  group: readonly Prepared[],
  servers: Servers,
): Promise<readonly (Wanted<Entry, Site> | Refused)[]> {
  const entries = group.map(
    (entry): Entry => ({ ...entry, mayBeMissing: mayBeMissing({ ...entry.inputs, site: entry.site ?? '' }) }),
  );
  const [first] = entries;
  if (first === undefined) return [];
  try {
    if (entries.length === 1 && !isPattern(first.site ?? '')) {
      const { site, serverId, lookalikes } = await resolveTarget(reader, first.inputs, servers);
      return [{ entry: first, serverId, site: site === 'planned' ? 'missing' : site, lookalikes }];
    }
    return await onServer(first.inputs.server, servers, async (serverId) => {
      const sites = await readAll(reader, getSites, { server: serverId });
      return entries.map((entry) => ({ entry, serverId, sites }));
    });
  } catch (error) {
    return [refusalAt(first, error)];
  }
}

/** The problems for which an entry was refused. Throws every other error. */
function refusalAt(place: Place, error: unknown): Refused {
  if (!(error instanceof InputError)) throw error;
  return { problems: error.problems.map(({ input, expected }) => problemAt(place, expected, input)) };
}

async function targetOf(
  { entry, serverId, site, lookalikes, sites }: Chosen<Entry, Site>,
  source: InputSource,
): Promise<RunTarget | Refused> {
  const { inputs } = entry;
  const { server } = inputs;
  const isFound = site !== 'missing';
  const domain = isFound ? site.domain : (entry.site ?? '');
  const isOfPattern = isPattern(entry.site ?? '');
  const name = isOfPattern && isFound ? nameOf(site) : (entry.site ?? '');
  // An id or a pattern did not tell the domain yet.
  const read = domain === entry.site ? { inputs } : await readEntry(source, entry, name, domain);
  if ('problems' in read) return read;
  try {
    if (isFound) mustAccept({ site }, read.inputs);
    else if (sites !== undefined && ID.test(name))
      mustAccept({ missingId: Number(name), sites }, read.inputs);
  } catch (error) {
    return refusalAt(entry, error);
  }
  const found: Facts = { serverId, site, repository: 'unknown', ...(lookalikes && { lookalikes }) };
  const written = isOfPattern ? writtenFor(entry, server, name) : entry.written;
  return { server, site: domain, inputs: read.inputs, found, written };
}

/** The name by which the next run finds a site: the id, if an entry would take the domain for something else. */
function nameOf({ id, domain }: Site): string {
  return domain === '' || isPattern(domain) || domain.includes('/') ? String(id) : domain;
}

function writtenFor({ server: own, given }: TargetEntry, server: string, name: string): RunTarget['written'] {
  if (given.size === 0 && own === undefined) return name;
  if (given.size === 0 && !server.includes('/')) return `${server}/${name}`;
  return { ...(own !== undefined && { server: own }), site: name, ...Object.fromEntries(given) };
}
