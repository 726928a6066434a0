import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { getServers } from '../api/servers.ts';
import { getSites, type Site } from '../api/sites.ts';
import { InputError, type Problem } from '../core/errors.ts';
import { likely } from '../core/near-names.ts';
import type { InputSource } from '../inputs/input.ts';
import type { Facts } from '../outcome/facts.ts';
import { mayBeMissing, mustAccept, onServer, resolveTarget, type Servers } from '../run/find-site.ts';
import type { Inputs } from '../run/inputs.ts';
import { ID } from '../site/target.ts';
import { isPattern } from '../values/site-pattern.ts';
import type { Place } from '../values/target-problems.ts';
import type { TargetEntry } from '../values/targets.ts';
import { type Chosen, chooseTargets, type Wanted } from './choose-targets.ts';
import { atEntry, checkServers, type Prepared, readEntry } from './entry-inputs.ts';

/** A target of a run with several targets, found and ready to be run. */
export interface FleetTarget {
  /** As the entry names it. */
  readonly server: string;
  /** The domain; for a site that does not exist, the entry's word; empty for a server alone. */
  readonly domain: string;
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
): Promise<readonly FleetTarget[]> {
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
  const byEntry = new Map(wanted.map((item) => [item.entry.entry, item]));
  const inOrder = prepared.flatMap(({ entry }) => byEntry.get(entry) ?? []);
  problems.push(
    ...checkServers(
      inOrder.map(({ entry, serverId }) => ({ ...entry, serverId })),
      ({ serverId }) => serverId,
    ),
  );
  const chosen = chooseTargets(inOrder);
  if ('problems' in chosen) problems.push(...chosen.problems);
  const targets: FleetTarget[] = [];
  for (const choice of 'targets' in chosen ? chosen.targets : []) {
    const target = await targetOf(choice, source);
    if ('problems' in target) problems.push(...target.problems);
    else targets.push(target);
  }
  if (problems.length > 0) throw new InputError(problems);
  return targets;
}

/** An entry with its inputs, in the form in which targets are chosen. */
interface Entry extends Prepared, Place {
  readonly site: string | undefined;
}

type Refused = { readonly problems: readonly Problem[] };

/** Finds the sites of the entries that name a server by the same word. */
async function findOnServer(
  reader: Reader,
  group: readonly Prepared[],
  servers: Servers,
): Promise<readonly (Wanted<Entry, Site> | Refused)[]> {
  const [first] = group;
  if (first === undefined) return [];
  const entries = group.map((item): Entry => {
    const { nth, line, site } = item.entry;
    return { ...item, nth, line, site };
  });
  const isListed = entries.length > 1 || isPattern(first.entry.site ?? '');
  try {
    if (!isListed) {
      const { serverId, site, lookalikes } = await resolveTarget(reader, first.inputs, servers);
      return entries.map((entry) => ({ entry, serverId, site: siteOf(site), lookalikes }));
    }
    return await onServer(first.inputs.server, servers, async (serverId) => {
      const sites = await readAll(reader, getSites, { server: serverId });
      const list = {
        sites,
        names: new Set(sites.flatMap(({ id, domain }) => [String(id), domain.toLowerCase()])),
      };
      const found = await Promise.all(entries.map((entry) => findOnList(reader, entry, serverId, list)));
      return withLookalikes(found, entries, sites);
    });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return [{ problems: error.problems.map((problem) => atEntry(first.entry, problem)) }];
  }
}

async function findOnList(
  reader: Reader,
  entry: Entry,
  serverId: number,
  { sites, names }: { readonly sites: readonly Site[]; readonly names: ReadonlySet<string> },
): Promise<Wanted<Entry, Site> | Refused> {
  const { site: name, inputs } = entry;
  if (name === undefined) return { entry, serverId, site: 'missing' };
  if (isPattern(name) || names.has(name.toLowerCase()) || !mayBeMissing(inputs))
    return { entry, serverId, sites };
  if (!ID.test(name)) return { entry, serverId, site: 'missing' };
  try {
    const { site } = await resolveTarget(reader, inputs);
    return { entry, serverId, site: siteOf(site) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { problems: error.problems.map((problem) => atEntry(entry.entry, problem)) };
  }
}

/** More missing sites than these have no lookalikes: to compare thousands of names takes long. */
const MOST_COMPARED = 20;

/** Adds the lookalikes of missing sites. Sites that other entries name are none: both are meant. */
function withLookalikes(
  found: readonly (Wanted<Entry, Site> | Refused)[],
  entries: readonly Entry[],
  sites: readonly Site[],
): readonly (Wanted<Entry, Site> | Refused)[] {
  const named = new Set(entries.map(({ site = '' }) => site.toLowerCase()));
  const others = sites.map(({ domain }) => domain).filter((domain) => !named.has(domain.toLowerCase()));
  let compared = 0;
  return found.map((item) => {
    if (!('site' in item) || item.site !== 'missing' || compared >= MOST_COMPARED) return item;
    compared += 1;
    return { ...item, lookalikes: likely(item.entry.site ?? '', others) };
  });
}

function siteOf(site: Facts['site']): Site | 'missing' {
  return site === 'planned' ? 'missing' : site;
}

async function targetOf(
  { entry: { entry, inputs }, serverId, site, lookalikes }: Chosen<Entry, Site>,
  source: InputSource,
): Promise<FleetTarget | Refused> {
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
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { problems: error.problems.map((problem) => atEntry(entry, problem)) };
  }
  const found: Facts = { serverId, site, repository: 'unknown', ...(lookalikes && { lookalikes }) };
  const written = isOfPattern ? writtenFor(entry, server, name) : entry.written;
  return { server, domain, inputs: read.inputs, found, written };
}

/** The name by which the next run finds a site: the id, if an entry would take the domain for something else. */
function nameOf({ id, domain }: Site): string {
  return domain === '' || isPattern(domain) || domain.includes('/') ? String(id) : domain;
}

function writtenFor(
  { server: own, given }: TargetEntry,
  server: string,
  name: string,
): FleetTarget['written'] {
  if (given.size === 0 && own === undefined) return name;
  if (given.size === 0 && !server.includes('/')) return `${server}/${name}`;
  return { ...(own !== undefined && { server: own }), site: name, ...Object.fromEntries(given) };
}
