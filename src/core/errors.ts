/**
 * The error family, by who must act. Everything else that is thrown is a fault of this action.
 */

/** What is wrong with one input, in words that never hold the value of a secret. */
export interface Problem {
  /** The input's name, or several joined by a comma. */
  readonly input: string;
  /** What was expected, as in `a duration`, and what was found where that helps and is no secret. */
  readonly expected: string;
}

/** The workflow's author must act: the inputs are not what they must be. No write was sent. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ input, expected }) => `${input}: expected ${expected}`).join('\n'));
    this.problems = problems;
  }
}

/**
 * How a request failed, and with it what may be done about it:
 * `refused` and `forbidden`: the service said no; `not-found`: 404; `redirect`, `certificate`: the answer
 * must not be trusted; `limited`: 429; `unreachable`: the connection was never made, nothing was sent; so too, and
 * not to be mended by waiting, `no-tls`: the two speak no common TLS, `proxy`: the proxy would not let us through,
 * `proxy-credentials`: nor with these credentials;
 * `too-large`: the answer is larger than what is read;
 * `ambiguous`: the request may or may not have taken effect.
 */
export type ApiErrorReason =
  | 'refused'
  | 'forbidden'
  | 'not-found'
  | 'redirect'
  | 'certificate'
  | 'limited'
  | 'unreachable'
  | 'no-tls'
  | 'proxy'
  | 'proxy-credentials'
  | 'too-large'
  | 'ambiguous';

/** The service, or whoever runs it, must act. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: ApiErrorReason;
  /** Method and path of the request, as in `POST /api/servers/1/sites`. */
  readonly request: string;
  readonly status: number | undefined;
  /** The service's own words, not yet redacted; empty when it said nothing. */
  readonly said: string;
  /** True when the service named fields of the request as the reason. */
  readonly namesFields: boolean;
  /** True when the request may have fields beyond those of the API document. */
  readonly takesExtra: boolean;
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    reason: ApiErrorReason,
    request: string,
    message: string,
    details: {
      status?: number | undefined;
      said?: string;
      namesFields?: boolean;
      takesExtra?: boolean;
      retryAfterMs?: number | undefined;
    } = {},
  ) {
    super(message);
    this.reason = reason;
    this.request = request;
    this.status = details.status;
    this.said = details.said ?? '';
    this.namesFields = details.namesFields ?? false;
    this.takesExtra = details.takesExtra ?? false;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** True for failures of the service that may pass: no answer, a bad one, or one that asks for patience. */
export function isPassing(error: unknown): error is ApiError {
  return error instanceof ApiError && ['ambiguous', 'unreachable', 'limited'].includes(error.reason);
}

/** How an operation that cannot go on ends the run. */
export type Stop = 'rejected' | 'failed' | 'unknown' | 'timed_out';

/** True for the answer that what a path names does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'not-found';
}

/** An operation stopped: what happened, and the next step for whoever reads the run. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
  readonly stop: Stop;
  /** What to do next, as a sentence. */
  readonly next: string;

  constructor(stop: Stop, message: string, next: string, options?: ErrorOptions) {
    super(message, options);
    this.stop = stop;
    this.next = next;
  }
}

/** The workflow was cancelled. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  /** What is in doubt therefore, as a sentence; the message says it too. */
  readonly doubt: string | undefined;

  constructor(message: string, doubt?: string) {
    super(doubt === undefined ? message : `${message} ${doubt}`);
    this.doubt = doubt;
  }
}

/** The deadline of the run has passed. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** True for the two reasons to end at once whatever is under way: cancel and deadline. */
export function isInterruption(error: unknown): error is CancelledError | DeadlineError {
  return error instanceof CancelledError || error instanceof DeadlineError;
}

/**
 * The code by which Node and its libraries name what went wrong, of an error or of the first of its causes that has one;
 * `TimeoutError` for a signal that was only given so much time, empty when there is none. Their messages may quote what
 * they choked on; a code never does.
 */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('name' in error && error.name === 'TimeoutError') return error.name;
  // Several addresses were tried: none was reached, or this would be another error.
  if ('errors' in error && Array.isArray(error.errors)) return codeOf(error.errors[0]);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : '';
}

/** One sentence, or several, for what was thrown: the message and those of its causes that add something. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) {
    return error.said === '' ? error.message : `${error.message} The server said: ${error.said}`;
  }
  if (!(error instanceof Error)) return 'Something that is not an error was thrown.';
  const cause = error.cause === undefined ? '' : ` ${explain(error.cause)}`;
  return `${error.message}${cause}`;
}

/** What to do next about an error of the service. */
export function advise(error: ApiError): string {
  switch (error.reason) {
    case 'forbidden':
      return error.status === 401
        ? 'Check api-token: it is not accepted by this base-url. Make a new token and update the secret.'
        : 'Check that the owner of api-token may act on this server and site.';
    case 'not-found':
      return `Check base-url, server and site: the service knows nothing at this address.${otherWord(error)}`;
    case 'redirect':
      return 'Set base-url to the address that answers itself: redirects are never followed, as they would hand the token to another host.';
    case 'certificate':
      return 'Repair the TLS certificate, or name the file of its certificate authority in NODE_EXTRA_CA_CERTS.';
    case 'limited':
      return 'Wait a minute and run again, or spread runs out: the account has used up its requests.';
    case 'unreachable':
      return 'Check base-url and that the runner can reach it, by its proxy where HTTPS_PROXY names one; nothing was sent, so running again is safe.';
    case 'no-tls':
      return 'Check that base-url names a port that speaks https, with TLS 1.2 or newer. Nothing was sent.';
    case 'proxy':
      return 'Let the proxy allow the host and port of base-url, or exempt the host with NO_PROXY. Nothing was sent.';
    case 'proxy-credentials':
      return 'Put user name and password of the proxy into HTTPS_PROXY, as in http://user:password@proxy.example:3128, with special characters percent-encoded. Nothing was sent.';
    case 'too-large':
    case 'ambiguous':
      return 'Check that base-url is right (https or http?) and the service is well. Look at the site, then run again.';
    case 'refused':
      return `Correct what the server names and run again.${furtherField(error)}${otherWord(error)}`;
  }
}

/** A hint for a field that a service asks of a record beyond the document's. */
function furtherField({ takesExtra, namesFields }: ApiError): string {
  return takesExtra && namesFields
    ? ' A field that the manifest does not know goes under extra of the record.'
    : '';
}

/** A path or a provider in the neutral words of the API document, which a service may spell in its own way. */
function otherWord({ request, reason, said }: ApiError): string {
  const [, word] = /\/(blogapp|cloudstore|sqldb)(\/|$)/.exec(request) ?? [];
  if (word !== undefined && reason === 'not-found')
    return ` Or the service has another word for ${word}: give it with vocabulary.`;
  return /\bprovider\b/i.test(said)
    ? ' If the service has another word for the provider, give it with vocabulary.'
    : '';
}
