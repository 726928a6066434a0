import type { Failure, Reason } from './outcomes.ts';

/** Errors, by who must act. Any other error is a fault of this action. */

/** A problem with an input, in words that never contain the value of a secret. */
export interface Problem {
  /** The input's name, or several names joined by commas. */
  readonly input: string;
  /** The expected value, as in `a duration`, and the actual one if that helps and is not secret. */
  readonly expected: string;
}

/** The workflow's author must act: inputs are missing or wrong. No write was sent. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ input, expected }) => `${input}: expected ${expected}`).join('\n'));
    this.problems = problems;
  }
}

/** Why a request failed, which decides what may be done next; and the reason of a run that ends with it. api/answer.ts has the statuses. */
const REASONS = {
  refused: 'request-refused',
  forbidden: 'token-refused',
  'not-found': 'not-found',
  limited: 'rate-limited',
  // No connection was made, and nothing was sent.
  certificate: 'unreachable',
  unreachable: 'unreachable',
  proxy: 'unreachable',
  // A write may have taken effect. No redirect (3xx) is followed.
  redirect: 'answer-unusable',
  'too-large': 'answer-unusable',
  ambiguous: 'answer-unusable',
} as const satisfies Readonly<Record<string, Reason>>;

export type ApiErrorReason = keyof typeof REASONS;

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: ApiErrorReason;
  /** Method and path of the request, as in `POST /api/servers/1/sites`. */
  readonly request: string;
  readonly status: number | undefined;
  /** The service's own words, not yet redacted; empty when there are none. */
  readonly said: string = '';
  /** Why nothing came, as in `the host name is unknown`; empty if something did. */
  readonly why: string = '';
  readonly isUnknownHost: boolean = false;
  /** The wait that the service asks for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: ApiErrorReason, request: string, message: string, details: Partial<ApiError> = {}) {
    super(message);
    this.reason = reason;
    this.request = request;
    Object.assign(this, details);
  }
}

/** The reason of a run that ends with an error of the service. */
export function reasonOf({ reason }: ApiError): Reason {
  return REASONS[reason];
}

/** True for a failure of the service that may pass: no answer, a bad one, or a 429. */
export function isPassing(error: unknown): error is ApiError {
  return error instanceof ApiError && ['ambiguous', 'unreachable', 'limited'].includes(error.reason);
}

export function isNotFound(error: unknown): error is ApiError {
  return error instanceof ApiError && error.reason === 'not-found';
}

/** True if the service may not have the call at all. */
export function isNoCall(error: unknown): error is ApiError {
  return isNotFound(error) || (error instanceof ApiError && error.status === 405);
}

/** Waits for a read, of which `missing` takes the place after a 404. */
export function ifFound<Value, Missing>(read: Promise<Value>, missing: Missing): Promise<Value | Missing> {
  return read.catch((error: unknown) => {
    if (isNotFound(error)) return missing;
    throw error;
  });
}

/** Waits for a read; undefined if its answer is too large. */
export function ifReadable<Value>(read: Promise<Value>): Promise<Value | undefined> {
  return read.catch((error: unknown) => {
    if (error instanceof ApiError && error.reason === 'too-large') return undefined;
    throw error;
  });
}

/** An operation cannot go on. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
  readonly reason: Reason;
  readonly next: string;

  constructor(reason: Reason, message: string, next: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
    this.next = next;
  }
}

/** A write is to be planned anew: it had to wait and was not sent; or its answer was lost, nothing shows it, and its class allows another one. */
export class PlanAgain extends Error {
  /** The doubt that a lost answer has left. */
  readonly lost: OperationError | undefined;

  constructor(lost?: OperationError) {
    super('A write is to be planned anew.');
    this.lost = lost;
  }
}

export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  /** The doubt that the cancellation leaves, as a sentence. The message includes it. */
  readonly doubt: string | undefined;

  constructor(message: string, doubt?: string) {
    super(doubt === undefined ? message : `${message} ${doubt}`);
    this.doubt = doubt;
  }
}

/** The deadline of the run, or of one of its targets, has passed. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
  /** The input that set it. */
  readonly input: string;
  /** The value of that input in milliseconds, where the thrower knows it. */
  readonly limitMs: number | undefined;

  constructor(message: string, input = 'timeout', limitMs?: number) {
    super(message);
    this.input = input;
    this.limitMs = limitMs;
  }
}

type Interruption = CancelledError | DeadlineError;

export function isInterruption(error: unknown): error is Interruption {
  return error instanceof CancelledError || error instanceof DeadlineError;
}

/**
 * Finds the code that Node or a library gave to an error or to its nearest cause: `TimeoutError` for a signal that timed out, '' for none.
 * Their messages may quote secrets; codes never do.
 */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('name' in error && error.name === 'TimeoutError') return error.name;
  // An AggregateError: several addresses were tried.
  if ('errors' in error && Array.isArray(error.errors)) return codeOf(error.errors[0]);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : '';
}

export function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is not an error was thrown.';
  const said = error instanceof ApiError && error.said !== '' ? ` The server said: ${error.said}` : '';
  const cause = error.cause === undefined ? '' : ` ${explain(error.cause)}`;
  return `${error.message}${said}${cause}`;
}

/** Translates an error after a write that may have taken effect: what stopped the run, or failed, leaves that open. */
export function inDoubt(error: unknown, { reason, message, next }: Failure): unknown {
  if (isInterruption(error)) return interruptedIn(error, message);
  const isFailure = error instanceof ApiError || error instanceof OperationError;
  return isFailure ? new OperationError(reason, message, next, { cause: error }) : error;
}

/** Adds the doubt that an interruption leaves, as a sentence. */
export function interruptedIn(error: Interruption, doubt: string): Interruption {
  return error instanceof CancelledError
    ? new CancelledError(error.message, doubt)
    : new DeadlineError(`${error.message} ${doubt}`, error.input, error.limitMs);
}
