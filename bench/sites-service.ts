import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A service that shows many sites and deploys nothing: each deploy only takes its time. It costs a fraction of the sandbox. */
export interface SitesService {
  readonly url: string;
  stop(): Promise<void>;
}

interface Site {
  readonly id: number;
  readonly domain: string;
  last_deploy_at: string | null;
  script: string;
  env: string;
  log: string;
}

const PATH = /^\/api\/servers(?:\/(\d+)\/sites(?:\/(\d+)(?:\/(.+))?)?)?$/;
const bodies = z.object({ deploy_script: z.string().optional(), content: z.string().optional() });

/** Starts it with so many sites on each of so many servers, `web-1` and so on. The ids of sites count through all servers. */
export async function startSitesService(
  servers: number,
  sites: number,
  deployMs: number,
): Promise<SitesService> {
  const all = Array.from({ length: sites }, (_, nth): Site => {
    const domain = `s${nth}.example`;
    return { id: nth + 1, domain, last_deploy_at: null, script: '', env: '', log: '' };
  });
  let deploys = 0;
  const show = ({ id, domain, last_deploy_at }: Site) => ({ id, domain, last_deploy_at });
  const onServer = (server: number): Site[] => all.filter(({ id }) => 1 + ((id - 1) % servers) === server);

  function deploy(site: Site): void {
    deploys += 1;
    const at = `2026-01-01 00:00:00.${deploys}`;
    setTimeout(() => {
      site.last_deploy_at = at;
      site.log = `deployed\n[site-deploy] exit-status=0 commit=${'a'.repeat(40)} run=${deploys}.x\n`;
    }, deployMs);
  }

  function answer(method: string, path: string, body: z.infer<typeof bodies>): unknown {
    const [, server, id, rest] = PATH.exec(path) ?? [];
    if (server === undefined)
      return Array.from({ length: servers }, (_, nth) => ({ id: nth + 1, name: `web-${nth + 1}` }));
    if (id === undefined) return onServer(Number(server)).map(show);
    const site = all[Number(id) - 1];
    if (site === undefined) return undefined;
    if (rest === undefined) return show(site);
    if (method === 'PATCH')
      Object.assign(site, { script: body.deploy_script ?? site.script, env: body.content ?? site.env });
    if (method === 'POST') deploy(site);
    return (
      {
        'deploy/script': { deploy_script: site.script },
        env: { content: site.env },
        log: { content: site.log },
      }[rest] ?? {}
    );
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = bodies.parse(JSON.parse((await text(request)) || '{}'));
    const data = answer(request.method ?? '', request.url ?? '', body);
    response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data }));
  }

  const { url, stop } = await listen((request, response) => void serve(request, response));
  return { url, stop };
}

async function listen(serve: RequestListener): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await promisify(server.close).call(server);
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
