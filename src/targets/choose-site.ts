import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { getServer, type Server } from '../api/servers.ts';
import { getSites } from '../api/sites.ts';
import { InputError, isInterruption } from '../core/errors.ts';
import type { Facts } from '../outcome/facts.ts';

/** The sites of so many servers are listed, with a request for each. */
const MOST_SERVERS = 20;

/** Takes the first site that there is, on a server that is named or any, and lists all. Sites that cannot be read are not listed. */
export async function chooseSite<Servers extends () => Promise<{ readonly all: readonly Server[] }>>(
  reader: Reader,
  name: string,
  servers: Servers,
  onServer: (name: string, servers: Servers, read: (id: number) => Promise<Server>) => Promise<Server>,
): Promise<Facts> {
  const read = (server: number): Promise<Server> => reader.read(getServer, { server });
  const wanted = name === '' ? (await servers()).all : [await onServer(name, servers, read)];
  let chosen: Facts | undefined;
  const listed: NonNullable<Facts['listed']>[number][] = [];
  for (const [nth, server] of wanted.entries()) {
    const reading = nth < MOST_SERVERS ? readAll(reader, getSites, { server: server.id }) : undefined;
    const sites = await reading?.catch((error: unknown) => {
      if (isInterruption(error)) throw error;
      return undefined;
    });
    const [site = 'missing'] = sites ?? [];
    if (chosen === undefined || (chosen.site === 'missing' && site !== 'missing'))
      chosen = { serverId: server.id, site, repository: 'unknown' };
    const names = sites?.map(({ domain, id }) => `${domain} (id ${id})`);
    listed.push({ server: `${server.name} (id ${server.id})`, sites: names });
  }
  if (chosen !== undefined) return { ...chosen, listed };
  throw new InputError([{ input: 'server', expected: 'an account with a server; this one has none at all' }]);
}
