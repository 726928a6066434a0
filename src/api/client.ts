import type { Clock } from '../core/clock.ts';
import { ApiError, type CancelledError, type DeadlineError, isInterruption } from '../core/errors.ts';
import { connectionFailure, NotConnectedError } from '../net/network.ts';
import { readAnswer } from './answer.ts';
import { fillPath, type PathParameters, type ReadEndpoint, type WriteEndpoint } from './endpoint.ts';
import { createExchange, type Exchange, type ExchangeParts, type WireRequest } from './exchange.ts';
import { createReadAhead, type ReadAhead } from './read-ahead.ts';
import { createTranslator, type Translator, type Vocabulary } from './translation.ts';

/** The effect of a write. Only a `not-done` write may be sent again; an `unknown` one is settled by reading. */
export type Effect<Value> =
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'not-done'; readonly error: ApiError }
  | { readonly state: 'unknown'; readonly error: Error };

/** Sends GET requests: the part of the client that planning may use. */
export interface Reader {
  /**
   * Reads, and tries again if that may help.
   *
   * @param options.attempts most attempts, 4 by default
   * @param options.page number of the page to read
   * @throws ApiError when no good answer came; CancelledError or DeadlineError at once when interrupted
   */
  read<Path extends string, Answer>(
    endpoint: ReadEndpoint<Path, Answer>,
    parameters: PathParameters<Path>,
    options?: { readonly attempts?: number; readonly page?: number },
  ): Promise<Answer>;
  /**
   * Sends a read that is about to be asked for. `read` then takes its answer, or its failure as a first attempt, unless
   * anything that was not read ahead is sent in between.
   */
  readAhead<Path extends string>(
    endpoint: ReadEndpoint<Path, unknown>,
    parameters: PathParameters<Path>,
  ): void;
}

/** Sends requests that change something: the part of the client that only applying may use. */
export interface Writer {
  /**
   * Writes, and tries again if the endpoint's retry class allows it. Returns a failure of the service as an effect.
   *
   * @throws CancelledError or DeadlineError when interrupted before anything may have been sent
   */
  write<Path extends string, Body, Answer>(
    endpoint: WriteEndpoint<Path, Body, Answer>,
    parameters: PathParameters<Path>,
    body: Body,
  ): Promise<Effect<Answer>>;
}

/** Counts of a run's requests. */
export interface Traffic {
  readonly requests: number;
  readonly retries: number;
  /** Requests that remain in the current window, if the service says so (`X-RateLimit-Remaining`). */
  readonly remaining: number | undefined;
}

/** The client of the service. */
export interface Client extends Reader, Writer {
  /** Returns a client for a part of the run. It shares connections and counts, but neither retries nor reads ahead. */
  part(scope: Scope): Reader & Writer;
  traffic(): Traffic;
  close(): Promise<void>;
}

/** A run, or a part of one, that sends requests. */
export interface Scope {
  /** Ends its requests and waits at once, with a CancelledError or DeadlineError as its reason. */
  readonly signal: AbortSignal;
  /** Time of `clock` at which it must end. */
  readonly deadline: number;
  /** Called before each wait, for the log. */
  readonly onRetry: (error: ApiError, delayMs: number) => void;
}

/** Everything that a client is built from. */
export interface ClientParts extends ExchangeParts, Scope {
  readonly vocabulary: Vocabulary;
  readonly clock: Clock;
  /** The wall clock in milliseconds since 1970, for `Retry-After` dates. */
  readonly epochMs: () => number;
  /** A random number in [0, 1), for jitter. */
  readonly random: () => number;
}

const MAX_ATTEMPTS = 4;
const MAX_RETRIES_A_RUN = 20;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;

/** A request with all of its attempts. */
interface Call<Answer> extends WireRequest, Pick<ReadEndpoint<string, Answer>, 'answer' | 'verbatim'> {
  readonly attempts: number;
}

/** The parts and the counts that all calls of a client share. */
interface Shared {
  readonly parts: ClientParts;
  readonly exchange: Exchange;
  readonly translator: Translator;
  requests: number;
  retries: number;
  remaining: number | undefined;
}

/** The calls of one scope. */
interface Session extends Scope {
  readonly shared: Shared;
  readonly ahead: ReadAhead;
  /** Retries that the service did not ask for. Only the deadline limits those that it asked for. */
  ownRetries: number;
}

/** Builds a client, which sends nothing until it is used. */
export function createClient(parts: ClientParts): Client {
  const exchange = createExchange(parts);
  const translator = createTranslator(parts.vocabulary);
  const shared: Shared = { parts, exchange, translator, requests: 0, retries: 0, remaining: undefined };
  const part: Client['part'] = (scope) => {
    const ahead = createReadAhead((read) => exchange.send(read, scope.signal));
    return partOf({ ...scope, shared, ahead, ownRetries: 0 });
  };
  return {
    ...part(parts),
    part,
    traffic: () => ({ requests: shared.requests, retries: shared.retries, remaining: shared.remaining }),
    close: exchange.close,
  };
}

function partOf(session: Session): Reader & Writer {
  const { shared, ahead, signal } = session;
  const { translator } = shared;
  return {
    read: async (endpoint, parameters, { attempts = MAX_ATTEMPTS, page } = {}) => {
      const query = page === undefined ? '' : `?page=${page}`;
      const path = translator.path(fillPath(endpoint.path, parameters)) + query;
      const effect = await callService(session, { ...endpoint, path, body: undefined, attempts });
      if (effect.state === 'done') return effect.value;
      throw effect.error;
    },
    readAhead: (endpoint, parameters) => {
      if (signal.aborted) return;
      const path = translator.path(fillPath(endpoint.path, parameters));
      if (ahead.begin({ ...endpoint, path, body: undefined })) shared.requests += 1;
    },
    write: async (endpoint, parameters, body) => {
      const path = translator.path(fillPath(endpoint.path, parameters));
      // Inputs have been checked against these bounds: a failure here is a fault of this action.
      if (!(await endpoint.body.safeParseAsync(body)).success)
        throw new TypeError(`The body of ${endpoint.method} ${path} is not valid`);
      const sent = endpoint.verbatim ? body : translator.body(body);
      const json = sent === undefined ? undefined : JSON.stringify(sent);
      return callService(session, { ...endpoint, path, body: json, attempts: MAX_ATTEMPTS });
    },
  };
}

/** Carries out a call, with retries; throws when interrupted, unless a write may have been sent. */
async function callService<Answer>(session: Session, call: Call<Answer>): Promise<Effect<Answer>> {
  const { signal, onRetry, shared } = session;
  const { clock } = shared.parts;
  const interrupted = (error: unknown): { state: 'unknown'; error: CancelledError | DeadlineError } => {
    if (call.retry === 'read' || !isInterruption(error)) throw error;
    return { state: 'unknown', error };
  };
  /** True when an earlier attempt may have taken effect. */
  let inDoubt = false;
  for (let tried = 1; ; tried += 1) {
    if (!inDoubt) signal.throwIfAborted();
    let result: { readonly value: Answer } | ApiError;
    try {
      result = await attempt(session, call);
    } catch (error) {
      return interrupted(error);
    }
    if (!(result instanceof ApiError)) return { state: 'done', value: result.value };
    inDoubt ||= result.reason === 'ambiguous' || result.reason === 'too-large';
    if (!inDoubt && mayRepeat(call, result)) signal.throwIfAborted();
    const delayMs = retryDelay(session, call, result, tried);
    if (delayMs === undefined) return { state: inDoubt ? 'unknown' : 'not-done', error: result };
    shared.retries += 1;
    if (result.reason !== 'limited' || (result.retryAfterMs ?? 0) < 1_000) session.ownRetries += 1;
    onRetry(result, delayMs);
    try {
      await clock.sleep(delayMs, signal);
    } catch (error) {
      if (!inDoubt) throw error;
      return interrupted(error);
    }
  }
}

async function attempt<Answer>(
  session: Session,
  call: Call<Answer>,
): Promise<{ readonly value: Answer } | ApiError> {
  const { shared, signal } = session;
  const { parts, exchange, translator } = shared;
  const request = `${call.method} ${call.path}`;
  try {
    const ahead = session.ahead.take(call);
    if (ahead === undefined) shared.requests += 1;
    const answer = await (ahead ?? exchange.send(call, signal));
    shared.remaining = count(answer.header('x-ratelimit-remaining')) ?? shared.remaining;
    const translate = call.verbatim ? (json: unknown) => json : translator.answer;
    return readAnswer(answer, { request, schema: call.answer, translate, nowEpochMs: parts.epochMs() });
  } catch (error) {
    // A request that was never sent is not in doubt, even when the run is interrupted.
    if (!(error instanceof NotConnectedError)) signal.throwIfAborted();
    return connectionFailure(request, call.retry !== 'read', error);
  }
}

/** Returns the wait before the next attempt, in milliseconds; undefined for no further attempt. */
function retryDelay(
  { shared, deadline, ownRetries }: Session,
  call: Call<unknown>,
  error: ApiError,
  tried: number,
): number | undefined {
  if (ownRetries >= MAX_RETRIES_A_RUN || tried >= call.attempts || !mayRepeat(call, error)) return undefined;
  const backoff = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (tried - 1)) * shared.parts.random();
  const delayMs = (error.retryAfterMs ?? 0) + backoff;
  return shared.parts.clock.now() + delayMs < deadline ? delayMs : undefined;
}

/** True when the retry class of the call allows another attempt after this failure. */
function mayRepeat({ retry }: WireRequest, { reason }: ApiError): boolean {
  if (reason === 'ambiguous') return retry === 'read' || retry === 'gone' || retry === 'flag';
  return reason === 'unreachable' || reason === 'limited';
}

function count(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}
