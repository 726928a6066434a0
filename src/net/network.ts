import type { LookupFunction } from 'node:net';
import { ApiError, type ApiErrorReason, codeOf } from '../core/errors.ts';
import { TOO_LARGE } from './body.ts';

/** A connection that was never made. Only the code that connects can tell: the same code may come from a reset after the request. */
export class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
  readonly peer: 'service' | 'proxy';
  /** The answer of a proxy that refuses. */
  readonly status: number | undefined;

  constructor(peer: 'service' | 'proxy', cause: unknown, status?: number) {
    super(`No connection to the ${peer}`, { cause });
    this.peer = peer;
    this.status = status;
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  UND_ERR_SOCKET: 'the connection was closed',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'connecting took too long',
  UND_ERR_CONNECT_TIMEOUT: 'connecting took too long',
  UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
  TimeoutError: 'no answer came in time',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped in the middle',
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

function neverSent(request: string, { peer, status, cause }: NotConnectedError, server: string): ApiError {
  const code = codeOf(cause);
  const isUnknownHost = peer === 'service' && code === 'ENOTFOUND';
  const fail = (reason: ApiErrorReason, why: string): ApiError =>
    new ApiError(reason, request, `${request} was not sent: ${why}.`, { why, isUnknownHost });
  // A proxy answers with 5xx when it cannot reach the service at the moment.
  if (status !== undefined)
    return fail(
      status >= 500 ? 'unreachable' : 'proxy',
      `the proxy refused to connect to the ${server}, with status ${status}`,
    );
  const side = peer === 'service' ? server : peer;
  if (/^(ERR_SSL_|EPROTO$)/.test(code))
    return fail('certificate', `the TLS handshake with the ${side} failed (${code})`);
  if (CERTIFICATE.test(code))
    return fail('certificate', `the TLS certificate of the ${side} is not trusted (${code})`);
  if (peer === 'service') return fail('unreachable', CAUSES[code] ?? UNEXPLAINED);
  const why = CAUSES[code] ?? 'its answer is not that of a proxy';
  return fail('unreachable', `the proxy could not be used: ${why}`);
}

/** Resolves names under `localhost` to this machine (RFC 6761), even if the system's resolver does not. */
export const localhostLookup: LookupFunction = (hostname, options, callback) => {
  const local = /(^|\.)localhost\.?$/i.test(hostname);
  void import('node:dns').then(({ lookup }) => lookup(local ? '127.0.0.1' : hostname, options, callback));
};
