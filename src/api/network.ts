import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { ApiError } from '../errors.ts';
import { TOO_LARGE } from './body.ts';

/** Codes of errors that, while connecting, make it certain that no request was sent. */
const NEVER_CONNECTED: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the network',
  ETIMEDOUT: 'connecting took too long',
  UND_ERR_CONNECT_TIMEOUT: 'connecting took too long',
};

/** Codes of errors after which the request may have taken effect. */
const INTERRUPTED: Readonly<Record<string, string>> = {
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
  UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
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
  const { code, connecting } = originOf(error);
  if (CERTIFICATE.test(code)) {
    return new ApiError(
      'certificate',
      request,
      `${request} was not sent: the TLS certificate is not good (${code}).`,
    );
  }
  if (code === TOO_LARGE) {
    return new ApiError('too-large', request, `${request} was answered with more than this action reads.`);
  }
  const never = NEVER_CONNECTED[code];
  if (connecting && never !== undefined)
    return new ApiError('unreachable', request, `${request} was not sent: ${never}.`);
  const why = INTERRUPTED[code] ?? 'the connection failed';
  const what = changesSomething ? 'may have taken effect, its answer was lost' : 'got no answer';
  return new ApiError('ambiguous', request, `${request} ${what}: ${why}.`);
}

/** The code of an error, or of the first of its causes that has one, and whether it arose while connecting. */
function originOf(error: unknown): { code: string; connecting: boolean } {
  if (typeof error !== 'object' || error === null) return { code: '', connecting: false };
  if ('name' in error && error.name === 'TimeoutError')
    return { code: 'UND_ERR_HEADERS_TIMEOUT', connecting: false };
  // Several addresses were tried: none was reached, or this would be another error.
  if ('errors' in error && Array.isArray(error.errors)) return originOf(error.errors[0]);
  if (!('code' in error) || typeof error.code !== 'string')
    return 'cause' in error ? originOf(error.cause) : originOf(undefined);
  const during = 'syscall' in error ? error.syscall : undefined;
  const connecting =
    error.code === 'UND_ERR_CONNECT_TIMEOUT' || during === 'connect' || during === 'getaddrinfo';
  return { code: error.code, connecting };
}

/** Names under `localhost` mean this machine (RFC 6761), also where the system's resolver does not know it. */
export const localhostLookup: LookupFunction = (hostname, options, callback) => {
  const local = /(^|\.)localhost\.?$/i.test(hostname);
  return lookup(local ? '127.0.0.1' : hostname, options, callback);
};
