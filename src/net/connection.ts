import { subscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import type { Client, buildConnector as Connecting, Dispatcher } from 'undici';
// The parts that every run uses: the index of undici would load much more. undici-parts.d.ts gives them the types of the index.
import request from 'undici/lib/api/api-request.js';
import buildConnector from 'undici/lib/core/connect.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import { orAborted } from '../core/clock.ts';
import { SIZES } from './body.ts';
import { localhostLookup, NotConnectedError } from './network.ts';
import type { HttpProxy } from './proxy.ts';

interface Route {
  readonly proxy: HttpProxy | undefined;
  /** Limits a connection to the server, and one to the proxy until it answers. */
  readonly connectTimeoutMs: number;
  /** True to keep connections for later requests. */
  readonly isKept?: true;
}

type RequestPart = 'method' | 'headers' | 'body' | 'headersTimeout' | 'bodyTimeout';
type Request = Pick<Dispatcher.RequestOptions, RequestPart> & { readonly signal: AbortSignal };

/** Creates an agent, which sends requests. Its TLS is strict, whatever Node's own options say. A proxy opens tunnels for it. */
export async function createAgent({ proxy, connectTimeoutMs, isKept }: Route): Promise<Dispatcher> {
  const tls = {
    timeout: connectTimeoutMs,
    lookup: localhostLookup,
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true,
  } as const;
  const connect = connectWith(tls);
  const options = { maxResponseSize: SIZES.shortened, ...(!isKept && { pipelining: 0 }) };
  if (proxy === undefined) return new Agent({ ...options, connect });
  const { Client, ProxyAgent } = await import('undici');
  return new ProxyAgent({
    ...options,
    uri: proxy.origin,
    proxyTls: tls,
    requestTls: tls,
    headers: { 'user-agent': 'site-deploy' },
    ...(proxy.authorization !== undefined && { token: proxy.authorization }),
    clientFactory: (origin) => tellingClient(new Client(origin, { connect }), connectTimeoutMs),
  });
}

/** Makes the client of a proxy tell why it opens no tunnel, within the time limit of a connection. */
function tellingClient(client: Client, timeoutMs: number): Client {
  const connect = client.connect.bind(client);
  return Object.assign(client, {
    async connect(options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData> {
      const signal = AbortSignal.timeout(Math.ceil(timeoutMs));
      const answer = await connect({ ...options, signal }).catch((error: unknown) => {
        throw new NotConnectedError('proxy', error);
      });
      // Any 2xx opens a tunnel; undici knows 200 only.
      if (answer.statusCode >= 200 && answer.statusCode < 300) return { ...answer, statusCode: 200 };
      answer.socket.on('error', () => {}).destroy();
      throw new NotConnectedError('proxy', undefined, answer.statusCode);
    },
  });
}

/** Sends a request. @throws NotConnectedError if nothing of it was sent; after any other error, it may have taken effect */
export async function send(agent: Dispatcher, url: string, options: Request) {
  const { origin, pathname, search } = new URL(url);
  created.length = 0;
  const answer = request.call(agent, { ...options, origin, path: pathname + search });
  const [own] = created;
  try {
    // undici notices the signal only once the connection is made.
    return await orAborted(answer, options.signal);
  } catch (error) {
    if (error instanceof NotConnectedError || (own !== undefined && sent.has(own))) throw error;
    throw new NotConnectedError('service', error);
  }
}

/** Requests that undici has created since the last one of ours began: that one, and then maybe one to the proxy. */
const created: object[] = [];
/** Requests whose heads were written. Until then, a request cannot have taken effect. */
const sent = new WeakSet<object>();
subscribe('undici:request:create', (message) => {
  if (isOfRequest(message)) created.push(message.request);
});
subscribe('undici:client:sendHeaders', (message) => {
  if (isOfRequest(message)) sent.add(message.request);
});

function isOfRequest(message: unknown): message is { readonly request: object } {
  return typeof message === 'object' && message !== null && 'request' in message;
}

/**
 * Connects, and keeps V8 from optimizing undici's parser of answers: that takes 50 ms, for which a process that ends has to wait.
 * This comes before undici loads the parser, and after it has loaded TLS, as Node compiles its own modules anew after a change of flags.
 */
function connectWith(tls: Connecting.BuildOptions): Connecting.connector {
  const connector = buildConnector(tls);
  return (target, callback) =>
    connector(target, (...made) => {
      setFlagsFromString('--wasm-tiering-budget=1000000000');
      callback(...made);
    });
}
