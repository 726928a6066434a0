import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { getServer, getServers, getSite, getSites, type Server, type Site } from '../api/sites.ts';
import type { Patience } from '../api/wait.ts';
import { InputError, ifFound, isInterruption, isNotFound } from '../core/errors.ts';
import { likely, suggest } from '../core/near-names.ts';
import type { Found } from '../operations/operation.ts';
import type { Facts } from '../outcome/facts.ts';
import { comparableDomain } from '../values/host-name.ts';
import { ID } from '../values/input-values.ts';
import { isPattern } from '../values/site-pattern.ts';
import type { Inputs } from './inputs.ts';

/** Reads the list of servers, once. */
type Servers = () => Promise<Directory<Server>>;

export interface SiteList extends Directory<Site> {
  readonly serverId: number;
}

/** Finds the only target of a run. Throws like `resolveTarget`. */
export function findTarget(
  { reader, patience }: { readonly reader: Reader; readonly patience: Patience },
  inputs: Inputs,
): Promise<Facts> {
  return patience.during({ doing: 'looking for the server and the site' }, () =>
    resolveTarget(reader, inputs),
  );
}

export function serversOf(reader: Reader): Servers {
  let servers: Promise<Directory<Server>> | undefined;
  const read = async () =>
    createDirectory('server', await readAll(reader, getServers, {}), ({ name }) => name);
  return () => (servers ??= read());
}

/** Reads the list of a server's sites. */
export async function sitesOf(reader: Reader, serverId: number): Promise<SiteList> {
  const sites = await readAll(reader, getSites, { server: serverId });
  return { ...createDirectory('site', sites, ({ domain }) => domain), serverId };
}

export function factsOf(serverId: number, site: Facts['site'] = 'missing'): Facts {
  return { serverId, site, repository: 'unknown' };
}

/** Finds the server and the site of the inputs, with few requests. @throws InputError with similar names if there is none */
export function resolveTarget(reader: Reader, wanted: Inputs, servers = serversOf(reader)): Promise<Facts> {
  const { server: name, site } = wanted;
  if (site === '' && wanted.operations.some(({ standsAlone }) => standsAlone))
    return chooseSite(reader, name, servers);
  return onServer(name, servers, async (server) => {
    // Nothing else checks that the server exists, and a dry run would plan for a missing one.
    if (site === '' && ID.test(name)) await reader.read(getServer, { server });
    if (site === '') return factsOf(server);
    if (ID.test(site)) {
      const shown = await ifFound(reader.read(getSite, { server, site: Number(site) }), undefined);
      // Throws if the server itself does not exist.
      return shown ? accepted(server, shown, wanted) : missing(await sitesOf(reader, server), wanted);
    }
    const sites = await sitesOf(reader, server);
    const facts = siteAmong(sites, wanted);
    const domains = sites.all.map(({ domain }) => domain);
    return facts.site === 'missing' ? { ...facts, lookalikes: likely(site, domains) } : facts;
  });
}

/** The sites of so many servers are listed, with a request for each. */
const MOST_SERVERS = 20;

/** Takes the first site of the server that is named, or of all, and lists all sites that can be read. */
async function chooseSite(reader: Reader, wanted: string, servers: Servers): Promise<Facts> {
  const read = (server: number): Promise<Server> => reader.read(getServer, { server });
  const all = wanted === '' ? (await servers()).all : [await onServer(wanted, servers, read)];
  const lists: (readonly Site[] | undefined)[] = [];
  for (const { id: server } of all.slice(0, MOST_SERVERS))
    lists.push(
      await readAll(reader, getSites, { server }).catch((error: unknown) => {
        if (isInterruption(error)) throw error;
        return undefined;
      }),
    );
  const listed = all.map(({ id, name }, nth) => ({
    server: `${name} (id ${id})`,
    sites: lists[nth]?.map((site) => `${site.domain} (id ${site.id})`) ?? ['not listed'],
  }));
  const place = lists.findIndex((sites = []) => sites.length > 0);
  const chosen = all[Math.max(0, place)];
  if (chosen !== undefined) return { ...factsOf(chosen.id, lists[place]?.[0]), listed };
  throw new InputError([{ input: 'server', expected: 'an account with a server; this one has none at all' }]);
}

/** Finds a server by its id or name, and reads something of it. @throws InputError with similar names if there is none */
export async function onServer<Value>(
  server: string,
  servers: Servers,
  read: (serverId: number) => Promise<Value>,
): Promise<Value> {
  const find = async (): Promise<number> => {
    const all = await servers();
    const found = all.find(server);
    if (found === undefined) throw all.unknown(server);
    return found.id;
  };
  if (!ID.test(server)) return read(await find());
  return read(Number(server)).catch(async (error: unknown) => {
    // An id goes into paths unchecked. Only a 404 is worth a request to find out whether it is a name.
    const id = isNotFound(error) ? await find() : Number(server);
    if (id === Number(server)) throw error;
    return read(id);
  });
}

/** Finds the site among those of its server. */
export function siteAmong(sites: SiteList, wanted: Inputs): Facts {
  if (wanted.site === '') return factsOf(sites.serverId);
  const site = sites.find(wanted.site);
  return site === undefined ? missing(sites, wanted) : accepted(sites.serverId, site, wanted);
}

/** The facts of a target whose site may be missing: it does not exist yet, which only a domain can name, or not any more. */
function missing(sites: SiteList, wanted: Inputs): Facts {
  const { site: name, operations } = wanted;
  const isId = ID.test(name);
  const isCreated = !isId && operations.some(({ createsSite }) => createsSite === true);
  // The first operation on the site, and so the only one.
  const isDeleted = operations.find(({ scope }) => scope === 'site')?.deletesSite === true;
  if (!isCreated && !isDeleted) throw sites.unknown(name);
  if (isId) checkFound({ missingId: Number(name), sites: sites.all }, wanted);
  return factsOf(sites.serverId);
}

function accepted(serverId: number, site: Site, wanted: Inputs): Facts {
  checkFound({ site }, wanted);
  return factsOf(serverId, site);
}

/** @throws InputError when an operation must not run on the site that was found */
function checkFound(found: Found, { operations }: Inputs): void {
  const problems = operations.flatMap(({ checkSite }) => checkSite(found));
  if (problems.length > 0) throw new InputError(problems);
}

/** The servers of an account, or the sites of a server. */
interface Directory<Item> {
  readonly all: readonly Item[];
  /** Finds one by its id, its name, or its name in letters of any case. @throws InputError if several have that name */
  find(wanted: string): Item | undefined;
  /** The error for a name or a pattern that finds none, with similar names. */
  unknown(wanted: string): InputError;
}

/** So many unknown names are compared with all known ones: to do it for thousands takes long. */
const MOST_COMPARED = 20;

const NO_SUCH = {
  server: 'a server of this account; there is no',
  site: 'a site of this server; there is no',
};

export function createDirectory<Item extends { readonly id: number }>(
  input: 'server' | 'site',
  all: readonly Item[],
  nameOf: (item: Item) => string,
): Directory<Item> {
  const owner = input === 'server' ? 'account' : 'server';
  const named = all.map((item) => ({ item, name: nameOf(item) }));
  const labelOf = ({ item, name }: (typeof named)[number]): string => `${name} (id ${item.id})`;
  const byId = new Map(all.map((item) => [String(item.id), item]));
  const comparable = (name: string) => (input === 'site' ? comparableDomain(name) : name.toLowerCase());
  const byName = Map.groupBy(named, ({ name }) => comparable(name));
  const labels = new Map(named.map((one) => [one.name, labelOf(one)]));
  let compared = 0;
  const refusal = (expected: string): InputError => new InputError([{ input, expected }]);
  return {
    all,
    find(wanted) {
      const alike = byName.get(comparable(wanted)) ?? [];
      // Servers may differ in case only; domains cannot.
      const exact = input === 'server' ? alike.filter(({ name }) => name === wanted) : [];
      const found = exact.length > 0 ? exact : alike;
      if (found.length < 2 || byId.has(wanted)) return byId.get(wanted) ?? found[0]?.item;
      const ids = found.map(labelOf).join(', ');
      throw refusal(`an id, as ${found.length} ${input}s are called ${wanted}: ${ids}`);
    },
    unknown(wanted) {
      const none = `${NO_SUCH[input]} ${wanted}`;
      compared += 1;
      if (compared > MOST_COMPARED) return refusal(`${none}.`);
      const near = suggest(wanted, [...labels.keys()], (name) => labels.get(name) ?? name);
      const isNew = input === 'site' && !near.isLikely && !ID.test(wanted) && !isPattern(wanted);
      const advice = isNew ? ' The operation ensure-site creates it.' : '';
      const others = all.length === 0 ? `, and the ${owner} has no ${input}s at all.` : `. ${near.text}`;
      return refusal(`${none}${others}${advice}`);
    },
  };
}
