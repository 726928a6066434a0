import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A request as the service saw it. */
export interface SeenRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/**
 * What goes wrong with a request: `reset`: the connection breaks before the service sees it; `lose-answer`: it
 * takes effect, then the connection breaks; or an answer instead of the service's.
 */
export type Fault =
  | 'reset'
  | 'lose-answer'
  | { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> };

/** Decides the fault of a request; `nth` counts requests of the same method and path from 1. */
export type Script = (request: SeenRequest, nth: number) => Fault | undefined | Promise<Fault | undefined>;

export interface RecordingProxy {
  readonly url: string;
  readonly port: number;
  /** All requests, in the order of their coming. */
  readonly requests: SeenRequest[];
  /** Method and path of those that were no GET, ids left in. */
  writes(): string[];
  stop(): Promise<void>;
}

/** Stands in front of a service: records every request and makes some go wrong. */
export async function startProxy(target: string, script: Script = () => undefined): Promise<RecordingProxy> {
  const requests: SeenRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    const seen: SeenRequest = { method, path, headers, body: (await incoming.toArray()).join('') };
    requests.push(seen);
    const nth = requests.filter((other) => other.method === method && other.path === path).length;
    const fault = await script(seen, nth);
    if (fault === 'reset') {
      incoming.socket.resetAndDestroy();
    } else if (typeof fault === 'object') {
      outgoing.writeHead(fault.status, fault.headers ?? {}).end(fault.body ?? '');
    } else {
      const answer = await forward(target, seen);
      if (fault === 'lose-answer') incoming.socket.resetAndDestroy();
      else outgoing.writeHead(answer.status, answer.headers).end(answer.body);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    requests,
    writes: () =>
      requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

function forward(target: string, { method, path, headers, body }: SeenRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { host, connection, ...passed } = headers;
    const out = request(`${target}${path}`, { method, headers: passed, agent: false }, async (answer) => {
      try {
        const chunks: Buffer[] = await answer.toArray();
        const { connection: _, 'transfer-encoding': __, ...kept } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    });
    out.on('error', reject).end(body);
  });
}
