import { Socket } from 'node:net';
import { Agent, buildConnector, Client } from 'undici';
import { localhostLookup, NotConnectedError } from './network.ts';
import type { HttpProxy } from './proxy.ts';

/** The largest answer that is read, in bytes, unless told. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** For each of the connections: to the service, and to the proxy up to its answer. */
const CONNECT_TIMEOUT_MS = 10_000;

/** How connections are made. */
export interface Route {
  /** Where https requests go through; undefined for straight to the service. */
  readonly tunnel: HttpProxy | undefined;
  /** Ends at once connections that are being made; of one that stands, its requests have signals of their own. */
  readonly signal: AbortSignal;
  /** 10 s unless told. */
  readonly connectTimeoutMs?: number | undefined;
  /** The largest answer that is read, 8 MiB unless told. */
  readonly maxAnswerBytes?: number;
}

/**
 * Makes what requests are sent by. A failure before the connection stands, TLS and all, comes as a NotConnectedError:
 * then, and only then, it is certain that nothing was sent.
 *
 * @param isKept whether connections are kept for the requests to come
 */
export function createAgent(route: Route, isKept: boolean): Agent {
  const connect =
    route.tunnel === undefined ? connectTo('service', route) : connectThrough(route.tunnel, route);
  const maxResponseSize = route.maxAnswerBytes ?? MAX_ANSWER_BYTES;
  return new Agent({ maxResponseSize, ...(!isKept && { pipelining: 0 }), connect });
}

/** As `createAgent`, of connections to the proxy itself, for requests that it passes on. */
export function createForwarder(route: Omit<Route, 'tunnel'>): Agent {
  return new Agent({ maxResponseSize: MAX_ANSWER_BYTES, pipelining: 0, connect: connectTo('proxy', route) });
}

/** TLS as it must be whatever the environment asks for: `NODE_TLS_REJECT_UNAUTHORIZED` and `--tls-min-v1.0` do not count. */
function connectTo(
  peer: 'service' | 'proxy',
  { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS }: Omit<Route, 'tunnel'>,
): buildConnector.connector {
  // undici takes the server's name from the Host header, which names the service also where the proxy is spoken to.
  return ({ servername: _, ...target }, callback) => {
    // A connection that stands and is broken before undici listens to it would be waited for without end.
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
      if (error === null) callback(null, socket);
      else callback(new NotConnectedError(peer, error), null);
    });
  };
}

function connectThrough(proxy: HttpProxy, route: Route): buildConnector.connector {
  const toProxy = connectTo('proxy', route);
  const toService = connectTo('service', route);
  return (target, callback) => {
    openTunnel(proxy, toProxy, target, route).then(
      (httpSocket) => toService({ ...target, httpSocket }, callback),
      (error: unknown) =>
        callback(error instanceof Error ? error : new NotConnectedError('proxy', error), null),
    );
  };
}

/** Asks the proxy for a connection to the target. */
async function openTunnel(
  { origin, authorization }: HttpProxy,
  connect: buildConnector.connector,
  { host, hostname, port }: buildConnector.Options,
  { signal, connectTimeoutMs = CONNECT_TIMEOUT_MS }: Route,
) {
  const client = new Client(origin, { connect });
  const authority = port === '' ? `${host ?? hostname}:443` : (host ?? `${hostname}:${port}`);
  const headers = {
    host: authority,
    'user-agent': 'site-deploy',
    ...(authorization !== undefined && { 'proxy-authorization': authorization }),
  };
  try {
    const late = AbortSignal.timeout(connectTimeoutMs);
    const answer = await client.connect({
      path: authority,
      headers,
      signal: AbortSignal.any([signal, late]),
    });
    const { statusCode: status, socket } = answer;
    if (status >= 200 && status < 300 && socket instanceof Socket) return socket;
    socket.on('error', () => {}).destroy();
    throw new NotConnectedError('proxy', undefined, status);
  } catch (error) {
    throw error instanceof NotConnectedError ? error : new NotConnectedError('proxy', error);
  } finally {
    // What was upgraded to a tunnel is no longer the client's.
    void client.destroy();
  }
}
