import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { ApiError, type ApiErrorReason, codeOf } from '../core/errors.ts';
import { TOO_LARGE } from './body.ts';

/**
 * A connection that was never made: nothing was sent. Made where connections are made, which alone can know; the code of
 * an error does not tell a reset while TLS is being agreed on from one after the request.
 */
export class NotConnectedError extends Error {
  override readonly name = 'NotConnectedError';
  /** Who could not be reached, or would not let us through. */
  readonly peer: 'service' | 'proxy';
  /** With what the proxy refused. */
  readonly status: number | undefined;

  constructor(peer: 'service' | 'proxy', cause: unknown, status?: number) {
    super(`No connection to the ${peer}`, { cause });
    this.peer = peer;
    this.status = status;
  }
}

/** Why a connection was not made, by the code of the error. */
const NEVER_CONNECTED: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset while it was being made',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the network',
  ETIMEDOUT: 'connecting took too long',
  UND_ERR_CONNECT_TIMEOUT: 'connecting took too long',
  UND_ERR_HEADERS_TIMEOUT: 'connecting took too long',
  TimeoutError: 'connecting took too long',
  UND_ERR_SOCKET: 'the connection was closed while it was being made',
};

/** Codes of errors after which the request may have taken effect. */
const INTERRUPTED: Readonly<Record<string, string>> = {
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
  UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
  TimeoutError: 'no answer came in time',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped in the middle',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer has another length than it says',
};

const CERTIFICATE =
  /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;

/**
 * Maps what the network library threw to an error of ours. Its own message is never kept: it may quote
 * headers and URLs.
 *
 * @param request what was asked, for the message
 * @param changesSomething whether it may have taken effect
 */
export function connectionFailure(request: string, changesSomething: boolean, error: unknown): ApiError {
  if (error instanceof NotConnectedError) return neverSent(request, error);
  const code = codeOf(error);
  if (code === TOO_LARGE) {
    return new ApiError('too-large', request, `${request} was answered with more than this action reads.`);
  }
  const why = INTERRUPTED[code] ?? 'the connection failed';
  const what = changesSomething ? 'may have taken effect, its answer was lost' : 'got no answer';
  return new ApiError('ambiguous', request, `${request} ${what}: ${why}.`);
}

function neverSent(request: string, { peer, status, cause }: NotConnectedError): ApiError {
  const fail = (failure: ApiErrorReason, message: string): ApiError =>
    new ApiError(failure, request, message);
  if (status !== undefined) {
    // 5xx is what a proxy answers that cannot reach the service just now.
    const failure = status >= 500 ? 'unreachable' : status === 407 ? 'proxy-credentials' : 'proxy';
    return fail(
      failure,
      `${request} was not sent: the proxy refused to connect to the service, with status ${status}.`,
    );
  }
  const code = codeOf(cause);
  if (/^(ERR_SSL_|EPROTO$)/.test(code)) {
    return fail(
      'no-tls',
      `${request} was not sent: no TLS connection to the ${peer} could be agreed on (${code}).`,
    );
  }
  const isCertificate = CERTIFICATE.test(code);
  if (peer === 'proxy') {
    const why = NEVER_CONNECTED[code] ?? 'it did not answer as a proxy does';
    return isCertificate
      ? fail(
          'certificate',
          `${request} was not sent: the TLS certificate of the proxy is not good (${code}).`,
        )
      : fail('unreachable', `${request} was not sent: the proxy could not be used: ${why}.`);
  }
  return isCertificate
    ? fail('certificate', `${request} was not sent: the TLS certificate is not good (${code}).`)
    : fail('unreachable', `${request} was not sent: ${NEVER_CONNECTED[code] ?? 'the connection failed'}.`);
}

/** Names under `localhost` mean this machine (RFC 6761), also where the system's resolver does not know it. */
export const localhostLookup: LookupFunction = (hostname, options, callback) => {
  const local = /(^|\.)localhost\.?$/i.test(hostname);
  return lookup(local ? '127.0.0.1' : hostname, options, callback);
};
