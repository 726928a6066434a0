import { subscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import type { buildConnector as Connecting, Dispatcher } from 'undici';
import { orAborted } from '../core/clock.ts';
import { codeOf } from '../core/errors.ts';
import { SIZES } from './body.ts';
import { localhostLookup, NotConnectedError, type Peer } from './network.ts';
import type { HttpProxy } from './proxy.ts';
import { Agent, buildConnector, request } from './undici.ts';

interface Route {
  readonly proxy: HttpProxy | undefined;
  /** Limits a connection to the server, and one to the proxy until it answers. */
  readonly connectTimeoutMs: number;
  /** True to keep connections for later requests. */
  readonly isKept?: true;
  /** True to have the proxy pass on requests by plain http, without a tunnel. */
  readonly passesOn?: true;
}

interface Request {
  readonly method: Dispatcher.HttpMethod;
  readonly signal: AbortSignal;
  readonly headers?: Record<string, string>;
  readonly body?: string | null;
  readonly headersTimeout?: number;
  readonly bodyTimeout?: number;
}

/** Creates an agent, which sends requests. Its TLS is strict, whatever Node's own options say. A proxy opens tunnels for it. */
export async function createAgent({ proxy, connectTimeoutMs, ...ways }: Route): Promise<Dispatcher> {
  const tls = {
    timeout: connectTimeoutMs,
    lookup: localhostLookup,
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true,
  } as const;
  const connect = connectWith(tls);
  const options = { maxResponseSize: SIZES.shortened, ...(!ways.isKept && { pipelining: 0 }) };
  if (proxy === undefined) return new Agent({ ...options, connect });
  const { createProxyAgent } = await import('./proxied-agent.ts');
  return createProxyAgent(proxy, connect, tls, { ...options, proxyTunnel: !ways.passesOn });
}

/** Sends a request to a peer. @throws NotConnectedError if nothing of it was sent; after any other error, it may have taken effect */
export async function send(
  agent: Dispatcher,
  url: string,
  options: Request,
  peer: Peer = 'service',
): Promise<Dispatcher.ResponseData> {
  const { origin, pathname, search } = new URL(url);
  created.length = 0;
  const answer = request.call(agent, { ...options, origin, path: pathname + search });
  const [own] = created;
  try {
    // undici notices the signal only once the connection is made.
    return await orAborted(answer, options.signal);
  } catch (error) {
    // ProxyAgent's word for 407 from a proxy that passes requests on.
    if (peer === 'proxy' && codeOf(error) === 'UND_ERR_INVALID_ARG')
      throw new NotConnectedError(peer, undefined, 407);
    if (error instanceof NotConnectedError || (own !== undefined && sent.has(own))) throw error;
    throw new NotConnectedError(peer, error);
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
