import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { getServer, getServers } from '../api/servers.ts';
import { getSite, getSites, type Site } from '../api/sites.ts';
import { InputError, isNotFound } from '../core/errors.ts';
import { nearest } from '../core/near-names.ts';
import type { Found } from '../operations/operation.ts';
import type { Facts } from '../site/facts.ts';
import { ID } from '../site/target.ts';
import type { Inputs } from './inputs.ts';

/**
 * Finds the server and the site that the inputs name, with as few requests as that takes.
 *
 * @throws InputError that names the near ones when there is no such server or site
 */
export async function resolveTarget(reader: Reader, inputs: Inputs): Promise<Facts> {
  if (!ID.test(inputs.server)) return resolveSite(reader, await findServer(reader, inputs.server), inputs);
  try {
    return await resolveSite(reader, Number(inputs.server), inputs);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // An id goes into paths unseen; only when these lead nowhere is it worth a request to find out why.
    const server = await findServer(reader, inputs.server);
    if (server === Number(inputs.server)) throw error;
    return resolveSite(reader, server, inputs);
  }
}

async function resolveSite(reader: Reader, serverId: number, inputs: Inputs): Promise<Facts> {
  const facts = { serverId, repository: 'unknown', exitReportExpected: undefined } as const;
  if (inputs.site === '') {
    // No look at a site shows here that the server exists; a dry run would else plan for one that does not.
    if (ID.test(inputs.server)) await reader.read(getServer, { server: serverId });
    return { ...facts, site: 'missing' };
  }
  const site = ID.test(inputs.site)
    ? await showSite(reader, serverId, Number(inputs.site), inputs)
    : await findSite(reader, serverId, inputs);
  if (site !== 'missing') mustAccept({ site }, inputs);
  return { ...facts, site };
}

/** @throws InputError when an operation must not be carried out on what was found */
function mustAccept(found: Found, { operations }: Inputs): void {
  const problems = operations.flatMap(({ checkSite }) => checkSite(found));
  if (problems.length > 0) throw new InputError(problems);
}

async function findServer(reader: Reader, wanted: string): Promise<number> {
  const servers = await readAll(reader, getServers, {});
  const found = servers.filter(({ id, name }) => name === wanted || String(id) === wanted);
  const [server] = found;
  if (server !== undefined && found.length === 1) return server.id;
  const listed = (found.length > 0 ? found : servers).map(({ id, name }) => `${name} (id ${id})`);
  const expected =
    found.length > 0
      ? `an id, as ${found.length} servers are called ${wanted}: ${listed.join(', ')}`
      : `a server of this account; there is no ${wanted}. ${offer(wanted, listed)}`;
  throw new InputError([{ input: 'server', expected }]);
}

async function showSite(
  reader: Reader,
  server: number,
  id: number,
  inputs: Inputs,
): Promise<Site | 'missing'> {
  try {
    return await reader.read(getSite, { server, site: id });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // Fails where it is the server that does not exist.
    const sites = await readAll(reader, getSites, { server });
    if (!beginsByDeleting(inputs)) throw unknownSite(String(id), sites);
    mustAccept({ missingId: id, sites }, inputs);
    return 'missing';
  }
}

async function findSite(reader: Reader, server: number, inputs: Inputs): Promise<Site | 'missing'> {
  const sites = await readAll(reader, getSites, { server });
  const wanted = inputs.site.toLowerCase();
  const found = sites.filter(({ domain }) => domain.toLowerCase() === wanted);
  const [site] = found;
  if (site !== undefined && found.length === 1) return site;
  if (found.length > 1) {
    const ids = found.map(({ id, domain }) => `${domain} (id ${id})`).join(', ');
    const expected = `an id, as ${found.length} sites have the domain ${inputs.site}: ${ids}`;
    throw new InputError([{ input: 'site', expected }]);
  }
  const isCreated = inputs.operations.some(({ createsSite }) => createsSite === true);
  if (isCreated || beginsByDeleting(inputs)) return 'missing';
  throw unknownSite(inputs.site, sites);
}

/** True if deleting is the first and so the only thing done to the site, which may be gone already. */
function beginsByDeleting({ operations }: Inputs): boolean {
  return operations.find(({ scope }) => scope === 'site')?.deletesSite === true;
}

function unknownSite(wanted: string, sites: readonly Site[]): InputError {
  const listed = sites.map(({ id, domain }) => `${domain} (id ${id})`);
  const expected = `a site of this server; there is no ${wanted}. ${offer(wanted, listed)} The operation ensure-site creates it.`;
  return new InputError([{ input: 'site', expected }]);
}

function offer(wanted: string, listed: readonly string[]): string {
  return listed.length === 0 ? 'There are none at all.' : `Near ones: ${nearest(wanted, listed).join(', ')}.`;
}
