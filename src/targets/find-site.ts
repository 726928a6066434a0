import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { getServer, getServers, type Server } from '../api/servers.ts';
import type { Patience } from '../api/settle.ts';
import { getSite, getSites, type Site } from '../api/sites.ts';
import { InputError, isNotFound } from '../core/errors.ts';
import { likely, suggest } from '../core/near-names.ts';
import type { Found } from '../operations/operation.ts';
import type { Facts } from '../outcome/facts.ts';
import { ID } from '../site/target.ts';
import type { Inputs } from './inputs.ts';

/** The inputs that name the site and the operations on it. */
type Wanted = Pick<Inputs, 'server' | 'site' | 'operations'>;

/** Reads the list of servers. */
export type Servers = () => Promise<readonly Server[]>;

/** The run of the only target, before that is found. */
interface Finding {
  readonly inputs: Wanted;
  readonly reader: Reader;
  readonly patience: Pick<Patience, 'during'>;
}

/** Finds the only target of a run. Throws like `resolveTarget`. */
export function findTarget({ inputs, reader, patience }: Finding): Promise<Facts> {
  return patience.during({ doing: 'looking for the server and the site' }, () =>
    resolveTarget(reader, inputs),
  );
}

/**
 * Finds the server and the site that the inputs name, with as few requests as possible.
 *
 * @throws InputError with similar names when there is no such server or site
 */
export function resolveTarget(
  reader: Reader,
  wanted: Wanted,
  servers: Servers = () => readAll(reader, getServers, {}),
): Promise<Facts> {
  return onServer(wanted.server, servers, (serverId) => resolveSite(reader, serverId, wanted));
}

/**
 * Finds a server and reads something of it.
 *
 * @param server an id or a name
 * @throws InputError with similar names when there is no such server
 */
export async function onServer<Value>(
  server: string,
  servers: Servers,
  read: (serverId: number) => Promise<Value>,
): Promise<Value> {
  if (!ID.test(server)) return read(findServer(await servers(), server));
  try {
    return await read(Number(server));
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // An id goes into paths unchecked. Only a 404 is worth a request to find out whether it is a name.
    const found = findServer(await servers(), server);
    if (found === Number(server)) throw error;
    return read(found);
  }
}

async function resolveSite(reader: Reader, serverId: number, wanted: Wanted): Promise<Facts> {
  const facts = { serverId, repository: 'unknown' } as const;
  if (wanted.site === '') {
    // Nothing else checks that the server exists, and a dry run would plan for a missing one.
    if (ID.test(wanted.server)) await reader.read(getServer, { server: serverId });
    return { ...facts, site: 'missing' };
  }
  const find = ID.test(wanted.site) ? findSiteById : findSiteByDomain;
  const found = await find(reader, serverId, wanted);
  if (found.site !== 'missing') mustAccept({ site: found.site }, wanted);
  return { ...facts, ...found };
}

/** @throws InputError when an operation must not run on the site that was found */
export function mustAccept(found: Found, { operations }: Pick<Wanted, 'operations'>): void {
  const problems = operations.flatMap(({ checkSite }) => checkSite(found));
  if (problems.length > 0) throw new InputError(problems);
}

function findServer(servers: readonly Server[], wanted: string): number {
  const found = servers.filter(({ id, name }) => name === wanted || String(id) === wanted);
  const [server] = found;
  if (server !== undefined && found.length === 1) return server.id;
  const expected =
    found.length > 0
      ? `an id, as ${found.length} servers are called ${wanted}: ${found.map(labelOf).join(', ')}`
      : `a server of this account; there is no ${wanted}. ${offer(wanted, servers).text}`;
  throw new InputError([{ input: 'server', expected }]);
}

/** The site, or what is known of a missing one. */
type FoundSite = Pick<Facts, 'lookalikes'> & { readonly site: Site | 'missing' };

async function findSiteById(reader: Reader, server: number, wanted: Wanted): Promise<FoundSite> {
  try {
    return { site: await reader.read(getSite, { server, site: Number(wanted.site) }) };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // Throws if the server itself does not exist.
    const sites = await readAll(reader, getSites, { server });
    if (!beginsByDeleting(wanted)) throw unknownSite(wanted.site, sites);
    mustAccept({ missingId: Number(wanted.site), sites }, wanted);
    return { site: 'missing' };
  }
}

async function findSiteByDomain(reader: Reader, server: number, wanted: Wanted): Promise<FoundSite> {
  const sites = await readAll(reader, getSites, { server });
  const found = sites.filter(({ domain }) => domain.toLowerCase() === wanted.site.toLowerCase());
  const [site] = found;
  if (site !== undefined && found.length === 1) return { site };
  if (found.length > 1) {
    const ids = found.map(({ id, domain }) => labelOf({ id, name: domain })).join(', ');
    const expected = `an id, as ${found.length} sites have the domain ${wanted.site}: ${ids}`;
    throw new InputError([{ input: 'site', expected }]);
  }
  if (!mayBeMissing(wanted)) throw unknownSite(wanted.site, sites);
  const domains = sites.map(({ domain }) => domain);
  return { site: 'missing', lookalikes: likely(wanted.site, domains) };
}

/** True when the site may not exist yet, which only a domain can name, or not exist any more. */
export function mayBeMissing(wanted: Pick<Wanted, 'site' | 'operations'>): boolean {
  const isCreated = wanted.operations.some(({ createsSite }) => createsSite === true);
  return (isCreated && !ID.test(wanted.site)) || beginsByDeleting(wanted);
}

/** True when the first operation on the site, and so the only one, deletes it: the site may be gone already. */
function beginsByDeleting({ operations }: Pick<Wanted, 'operations'>): boolean {
  return operations.find(({ scope }) => scope === 'site')?.deletesSite === true;
}

function unknownSite(wanted: string, sites: readonly Site[]): InputError {
  const named = sites.map(({ id, domain }) => ({ id, name: domain }));
  const { text, isLikely } = offer(wanted, named);
  const advice = isLikely || ID.test(wanted) ? '' : ' The operation ensure-site creates it.';
  const expected = `a site of this server; there is no ${wanted}. ${text}${advice}`;
  return new InputError([{ input: 'site', expected }]);
}

type Named = { readonly id: number; readonly name: string };

function offer(wanted: string, all: readonly Named[]): ReturnType<typeof suggest> {
  if (all.length === 0) return { isLikely: false, text: 'There are none.' };
  const labels = new Map(all.map((named) => [named.name, labelOf(named)]));
  return suggest(wanted, [...labels.keys()], (name) => labels.get(name) ?? name);
}

function labelOf({ id, name }: Named): string {
  return `${name} (id ${id})`;
}
