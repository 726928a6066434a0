import type { LookupFunction } from 'node:net';
import { ApiError, type ApiErrorReason, codeOf } from '../core/errors.ts';
import { TOO_LARGE } from './body.ts';

export type Peer = 'service' | 'proxy';

/** A connection that was never made. Only the code that connects can tell: the same code may come from a reset after the request. */
export class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
  readonly peer: Peer;
  readonly status: number | undefined;

  constructor(peer: Peer, cause: unknown, status?: number) {
    super(`No connection to the ${peer}`, { cause });
    this.peer = peer;
    this.status = status;
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  EHOSTUNREACH: 'there is no route to the host',
  ENETUNREACH: 'there is no route to the network',
  ETIMEDOUT: 'connecting took too long',
  UND_ERR_CONNECT_TIMEOUT: 'connecting took too long',
  UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
  TimeoutError: 'no answer came in time',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped in the middle',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer has a different length than announced',
};

const UNEXPLAINED = 'the connection failed';

const CERTIFICATE =
  /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;

/** Turns an error of the network library into an ApiError, without its message, which may quote secrets. `server`: the side that answers */
export function connectionFailure(
  request: string,
  changesSomething: boolean,
  error: unknown,
  server = 'service',
): ApiError {
  if (error instanceof NotConnectedError) return neverSent(request, error, server);
  const code = codeOf(error);
  if (code === TOO_LARGE) return new ApiError('too-large', request, `The answer to ${request} is too large.`);
  const why = CAUSES[code] ?? UNEXPLAINED;
  const what = changesSomething ? 'may have taken effect, but its answer was lost' : 'got no answer';
  return new ApiError('ambiguous', request, `${request} ${what}: ${why}.`, { why });
}

const NOT_SENT = 'was not sent: ';

function neverSent(request: string, { peer, status, cause }: NotConnectedError, server: string): ApiError {
  const code = codeOf(cause);
  const fail = (reason: ApiErrorReason, end: `${typeof NOT_SENT}${string}`): ApiError =>
    new ApiError(reason, request, `${request} ${end}.`, { why: end.slice(NOT_SENT.length) });
  const side = peer === 'service' ? server : peer;
  // A proxy answers with 5xx when it cannot reach the service at the moment.
  if (status !== undefined)
    return fail(
      status >= 500 ? 'unreachable' : 'proxy',
      `was not sent: the proxy refused to connect to the ${server}, with status ${status}`,
    );
  if (/^(ERR_SSL_|EPROTO$)/.test(code))
    return fail('certificate', `was not sent: the TLS handshake with the ${side} failed (${code})`);
  if (CERTIFICATE.test(code))
    return fail('certificate', `was not sent: the TLS certificate of the ${side} is not trusted (${code})`);
  if (peer === 'service') return fail('unreachable', `was not sent: ${CAUSES[code] ?? UNEXPLAINED}`);
  const why = CAUSES[code] ?? 'its answer is not that of a proxy';
  return fail('unreachable', `was not sent: the proxy could not be used: ${why}`);
}

/** Resolves names under `localhost` to this machine (RFC 6761), even if the system's resolver does not. */
export const localhostLookup: LookupFunction = (hostname, options, callback) => {
  const local = /(^|\.)localhost\.?$/i.test(hostname);
  // Loaded only for a name.
  void import('node:dns').then(({ lookup }) => lookup(local ? '127.0.0.1' : hostname, options, callback));
};
