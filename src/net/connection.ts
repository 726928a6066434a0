import { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { Agent, buildConnector, Client, type Dispatcher } from 'undici';
import { SIZES } from './body.ts';
import { skipContinue } from './interim.ts';
import { localhostLookup, NotConnectedError, type Peer } from './network.ts';
import type { HttpProxy } from './proxy.ts';

/** The way to the service. */
interface Route {
  /** Undefined for a direct connection. */
  readonly tunnel: HttpProxy | undefined;
  /** Ends connection attempts at once. Established connections end by the signals of their requests. */
  readonly signal: AbortSignal;
  /** Limits a connection to the service, and one to the proxy until it answers. */
  readonly connectTimeoutMs: number;
}

/**
 * Builds an agent, which sends requests. A failure to complete the connection, TLS included, is a NotConnectedError: only
 * then is it certain that nothing was sent.
 *
 * @param isKept true to keep connections for later requests
 * @param peer `proxy` for one that passes requests on, without a tunnel
 */
export function createAgent(route: Route, isKept: boolean, peer: Peer = 'service'): Agent {
  const connect = route.tunnel === undefined ? connectTo(peer, route) : connectThrough(route.tunnel, route);
  return new Agent({ maxResponseSize: SIZES.shortened, ...(!isKept && { pipelining: 0 }), connect });
}

export function send(
  dispatcher: Dispatcher,
  url: string,
  options: Omit<Dispatcher.RequestOptions, 'origin' | 'path'>,
): Promise<Dispatcher.ResponseData> {
  const { origin, pathname, search } = new URL(url);
  return dispatcher.request({ ...options, origin, path: pathname + search });
}

/** Connects with strict TLS, regardless of `NODE_TLS_REJECT_UNAUTHORIZED` and `--tls-min-v1.0`. */
function connectTo(peer: Peer, { signal, connectTimeoutMs }: Route): buildConnector.connector {
  // undici takes the server name from the Host header, which names the service even for a connection to the proxy.
  return ({ servername: _, ...target }, callback) => {
    // The signal must not break a connection once it is made: undici may not listen yet, and would wait forever.
    const making = new AbortController();
    const end = (): void => making.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
    const connect = buildConnector({
      timeout: connectTimeoutMs,
      lookup: localhostLookup,
      minVersion: 'TLSv1.2',
      rejectUnauthorized: true,
      signal: making.signal,
    });
    connect(target, (error, socket) => {
      signal.removeEventListener('abort', end);
      leaveParserUnoptimized();
      if (error !== null) return callback(new NotConnectedError(peer, error), null);
      skipContinue(socket);
      callback(null, socket);
    });
  };
}

/**
 * After two answers, V8 would begin to optimize undici's parser of answers, for 50 ms on another thread, and a process that
 * ends before that waits for it. Called when a connection is made: before undici loads the parser, and after it has loaded TLS,
 * as Node compiles its own modules anew after a change of flags.
 */
function leaveParserUnoptimized(): void {
  setFlagsFromString('--wasm-tiering-budget=1000000000');
}

function connectThrough(proxy: HttpProxy, route: Route): buildConnector.connector {
  const toProxy = connectTo('proxy', route);
  const toService = connectTo('service', route);
  return (target, callback) => {
    openTunnel(proxy, toProxy, target, route).then(
      (httpSocket) =>
        target.protocol === 'https:'
          ? toService({ ...target, httpSocket }, callback)
          : callback(null, httpSocket),
      (error: NotConnectedError) => callback(error, null),
    );
  };
}

/** @throws NotConnectedError */
async function openTunnel(
  { origin, authorization }: HttpProxy,
  connect: buildConnector.connector,
  { host, hostname, port, protocol }: buildConnector.Options,
  { signal, connectTimeoutMs }: Route,
) {
  const client = new Client(origin, { connect });
  const usualPort = protocol === 'https:' ? 443 : 80;
  const authority = port === '' ? `${host ?? hostname}:${usualPort}` : (host ?? `${hostname}:${port}`);
  const headers = {
    host: authority,
    'user-agent': 'site-deploy',
    'proxy-authorization': authorization,
  };
  try {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(connectTimeoutMs)]);
    const { statusCode: status, socket } = await client.connect({ path: authority, headers, signal: ended });
    if (status >= 200 && status < 300 && socket instanceof Socket) return socket;
    socket.on('error', () => {}).destroy();
    throw new NotConnectedError('proxy', undefined, status);
  } catch (error) {
    throw error instanceof NotConnectedError ? error : new NotConnectedError('proxy', error);
  } finally {
    // A socket that became a tunnel no longer belongs to the client.
    void client.destroy();
  }
}
