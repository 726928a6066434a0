import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Service } from '../service.ts';
import { refused } from './answer.ts';
import { type ApiOptions, createApi } from './api.ts';
import { servePage } from './pages.ts';
import { type Api, send } from './reply.ts';

/** Takes one line, without its line end. */
export type Print = (line: string) => void;

/**
 * The HTTP side of the sandbox. A request for `<domain>.localhost` gets the site's pages, one for the loopback address
 * the API and what is there to read about it, and any other none: a page in a browser cannot reach the API under a name
 * of its own.
 */
export function createHttpServer(
  service: Service,
  options: ApiOptions & { print: Print; printError: Print },
): Server {
  const { print, printError } = options;
  const api = createApi(service, options);

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    if (host.endsWith('.localhost')) {
      await servePage(service, host.slice(0, -'.localhost'.length), request, response);
    } else if (apiHosts.includes(host)) {
      await write(response, await ask(api, request));
    } else {
      const text = 'The sandbox answers to 127.0.0.1, localhost and <domain>.localhost only.';
      await write(response, send(refused(421, text)));
    }
  }

  return createServer((request, response) => {
    const started = performance.now();
    response.once('close', () => print(requestLine(request, response, performance.now() - started)));
    serve(request, response).catch((error) => {
      // A client that went away in the middle is no error of ours.
      const isGone = !request.complete || response.destroyed;
      if (!isGone) printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
      if (isGone || response.headersSent) response.destroy();
      else void write(response, send(refused(500, 'Server Error')));
    });
  });
}

const apiHosts = ['127.0.0.1', 'localhost', '[::1]'];

async function ask(api: Api, incoming: IncomingMessage): Promise<Response> {
  const { method = '', url = '' } = incoming;
  // The path is that of `incoming`, as it was sent. `Request` rejects TRACE; no route takes either method.
  const request = new Request(`http://sandbox/${url.replace(/^[^?]*/, '').replaceAll('#', '%23')}`, {
    method: method === 'TRACE' ? 'OPTIONS' : method,
  });
  return api.fetch(request, { incoming });
}

async function write(response: ServerResponse, answer: Response) {
  const content = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(content);
}

/** Method, path, status, milliseconds: no query, header or body, and visible ASCII only. */
function requestLine(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  durationMs: number,
) {
  const path = url.split('?', 1)[0] ?? '';
  const site = headers.host?.replace(/:\d+$/, '').endsWith('.localhost') ? headers.host : '';
  const where = `${site}${path}`.replace(/[^\x21-\x7e]/g, '?').slice(0, 200);
  const status = response.writableFinished ? response.statusCode : 'aborted';
  return `${method} ${where} ${status} ${Math.round(durationMs)}ms`;
}
