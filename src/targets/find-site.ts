import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { getServer, getServers, getSite, getSites, type Server, type Site } from '../api/sites.ts';
import { ApiError, InputError, ifFound, isNotFound } from '../core/errors.ts';
import { likely, suggest } from '../core/near-names.ts';
import type { Facts } from '../outcome/facts.ts';
import { comparableDomain } from '../values/host-name.ts';
import { ID } from '../values/input-values.ts';
import { isPattern } from '../values/site-pattern.ts';
import type { Inputs } from './inputs.ts';

/** Reads the list of servers, once. */
type Servers = () => Promise<Directory<Server>>;

export type SiteList = Awaited<ReturnType<typeof sitesOf>>;

export function serversOf(reader: Reader): Servers {
  let servers: Promise<Directory<Server>> | undefined;
  const read = async () =>
    createDirectory('server', await readAll(reader, getServers, {}), ({ name }) => name);
  return () => (servers ??= read());
}

/** Reads the list of a server's sites. */
export async function sitesOf(reader: Reader, serverId: number) {
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
    const isId = ID.test(site);
    const read = async () => reader.read(getSite, { server, site: Number(site) });
    const shown = isId ? await ifFound(read(), undefined) : undefined;
    if (shown !== undefined) return accepted(server, shown, wanted);
    const sites = await sitesOf(reader, server);
    // A site that only the list shows is not taken for the one of an id.
    if (isId) return missing(sites, wanted);
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
  const [first] = all;
  if (first === undefined)
    throw new InputError([{ input: 'server', expected: 'an account with a server; this one has none' }]);
  let facts = factsOf(first.id);
  const listed: { server: string; sites: string[] }[] = [];
  for (const [nth, { id, name }] of all.entries()) {
    const sites =
      nth < MOST_SERVERS ? await readAll(reader, getSites, { server: id }).catch(ifRefused) : undefined;
    const labels = sites?.map((site) => `${site.domain} (id ${site.id})`) ?? ['not listed'];
    listed.push({ server: `${name} (id ${id})`, sites: labels });
    if (facts.site === 'missing' && sites?.[0] !== undefined) facts = factsOf(id, sites[0]);
  }
  return { ...facts, listed };
}

function ifRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

/** Finds a server by its id or its name, and reads something of it. @throws InputError with similar names if there is none */
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

/** The facts of a target whose site does not exist yet, which only a domain can name, or not any more. */
function missing(sites: SiteList, { site: name, operations }: Inputs): Facts {
  const isId = ID.test(name);
  const isCreated = !isId && operations.some(({ createsSite }) => createsSite === true);
  // The first operation on the site, and so the only one.
  const isDeleted = operations.find(({ scope }) => scope === 'site')?.deletesSite === true;
  if (!isCreated && !isDeleted) throw sites.unknown(name);
  // An id is easily mistyped: the site that may be deleted must not be there by another one.
  const other = isId ? sites.all.find((site) => problemsWith(site, operations).length === 0) : undefined;
  if (other === undefined) return factsOf(sites.serverId);
  const expected = `the id of ${other.domain}, which is ${other.id}; there is no site ${name}`;
  throw new InputError([{ input: 'site', expected }]);
}

/** @throws InputError when an operation must not run on the site that was found */
function accepted(serverId: number, site: Site, { operations }: Inputs): Facts {
  const problems = problemsWith(site, operations);
  if (problems.length > 0) throw new InputError(problems);
  return factsOf(serverId, site);
}

function problemsWith(site: Site, operations: Inputs['operations']) {
  return operations.flatMap(({ checkSite }) => checkSite(site));
}

/** The servers of an account, or the sites of a server. */
type Directory<Item extends { readonly id: number }> = ReturnType<typeof createDirectory<Item>>;

/** So many unknown names are compared with all known ones: to do it for thousands takes minutes. */
const MOST_COMPARED = 20;

export function createDirectory<Item extends { readonly id: number }>(
  input: 'server' | 'site',
  all: readonly Item[],
  nameOf: (item: Item) => string,
) {
  const labelOf = (item: Item): string => `${nameOf(item)} (id ${item.id})`;
  const comparable = (name: string) => (input === 'site' ? comparableDomain(name) : name);
  const byId = new Map(all.map((item) => [String(item.id), item]));
  const byName = Map.groupBy(all, (item) => comparable(nameOf(item)));
  const noSuch =
    input === 'site' ? 'a site of this server; there is no' : 'a server of this account; there is no';
  let compared = 0;
  const refusal = (expected: string): InputError => new InputError([{ input, expected }]);
  return {
    all,
    /** Finds one by its id or its name. Domains may have letters of any case. @throws InputError if several have that name */
    find(wanted: string): Item | undefined {
      const found = byName.get(comparable(wanted)) ?? [];
      if (found.length < 2 || byId.has(wanted)) return byId.get(wanted) ?? found[0];
      const ids = found.map(labelOf).join(', ');
      throw refusal(`an id, as ${found.length} ${input}s are called ${wanted}: ${ids}`);
    },
    /** The error for a name or a pattern that finds none, with similar names. */
    unknown(wanted: string): InputError {
      compared += 1;
      if (compared > MOST_COMPARED) return refusal(`${noSuch} ${wanted}.`);
      const labels = new Map(all.map((item) => [nameOf(item), labelOf(item)]));
      const near = suggest(wanted, [...labels.keys()], (name) => labels.get(name) ?? name);
      const isNew = input === 'site' && !near.isLikely && !ID.test(wanted) && !isPattern(wanted);
      const advice = isNew ? ' The operation ensure-site creates it.' : '';
      const others = all.length === 0 ? ', nor any other.' : `. ${near.text}`;
      return refusal(`${noSuch} ${wanted}${others}${advice}`);
    },
  };
}
