import type { ApiError, ApiErrorReason } from '../core/errors.ts';
import type { RetryClass } from './endpoint.ts';

const IN_DOUBT: readonly ApiErrorReason[] = ['ambiguous', 'too-large', 'redirect'];

/** True when a failure leaves it open whether the request took effect. */
export function leavesDoubt({ reason }: ApiError): boolean {
  return IN_DOUBT.includes(reason);
}

/** True when the retry class of a request allows another attempt after this failure. */
export function mayRepeat(retry: RetryClass, { reason }: ApiError): boolean {
  if (reason === 'ambiguous') return retry === 'read' || retry === 'gone' || retry === 'flag';
  return reason === 'unreachable' || reason === 'limited';
}

const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;

/** The longest wait after so many attempts, in milliseconds. */
export function longestBackoffMs(tried: number): number {
  return Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (tried - 1));
}
