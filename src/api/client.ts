import { ApiError, type ApiErrorReason, isInterruption, isPassing, PlanAgain } from '../core/errors.ts';
import type { Call, PathParameters, ReadEndpoint, WriteEndpoint } from './endpoint.ts';
import { createExchange, type Exchange, type ExchangeParts } from './exchange.ts';
import { createPace, type Pace, SHORT_PAUSE_MS } from './pace.ts';

/** The effect of a write. Only a `not-done` write may be sent again; an `unknown` one is settled by reading. */
export type Effect<Value> =
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'not-done'; readonly error: ApiError }
  /** `mayRepeat`: its retry class allows another one, once nothing shows that it took effect. */
  | { readonly state: 'unknown'; readonly error: Error; readonly mayRepeat?: boolean };

/** Sends GET requests: the part of the client that planning may use. */
export interface Reader {
  /** Reads, in 4 attempts at most. @throws ApiError without a good answer; CancelledError or DeadlineError at once when interrupted */
  read<Path extends string, Answer>(
    endpoint: ReadEndpoint<Path, Answer>,
    parameters: PathParameters<Path>,
    options?: { readonly attempts?: number; readonly page?: number },
  ): Promise<Answer>;
  /** The wall clock of the service in milliseconds since 1970, by the `Date` of its answers; undefined if none has shown it. */
  serviceTime(): number | undefined;
}

/** Sends requests that change something: the part of the client that only applying may use. */
export interface Writer {
  /** Writes; returns a failure of the service. @throws PlanAgain when a text or a trigger had to wait; the reason when interrupted before it was sent */
  write<Path extends string, Body, Answer>(
    endpoint: WriteEndpoint<Path, Body, Answer>,
    parameters: PathParameters<Path>,
    body: Body,
  ): Promise<Effect<Answer>>;
}

export interface Client extends Reader, Writer {
  /** Returns a client for a part of the run. It shares connections, counts and the pace, but has its own limit of retries. */
  part(scope: Scope): Reader & Writer;
  traffic(): { readonly requests: number; readonly retries: number };
  close(): Promise<void>;
}

/** A run, or a part of one, that sends requests. */
export interface Scope {
  /** Ends its requests and waits at once, with a CancelledError or DeadlineError as its reason. */
  readonly signal: AbortSignal;
  /** Time of `clock` at which it must end. */
  readonly deadline: number;
  readonly onRetry: (error: ApiError, delayMs: number) => void;
}

export interface ClientParts extends ExchangeParts, Scope {
  readonly mostAMinute?: number | undefined;
  /** A random number in [0, 1), for jitter. */
  readonly random: () => number;
}

const MAX_ATTEMPTS = 4;
const MAX_RETRIES_A_RUN = 20;
/** The upper bound of the random pause after a first attempt. It doubles with each one. */
const FIRST_PAUSE_MS = 500;
/** The longest wait of a write with `max-requests-per-minute` that was planned anew, before it is planned once more. */
const SHARED_WAIT_MS = 61_000;
/** The failures that leave it open whether the request took effect. */
const OPEN_FAILURES: readonly ApiErrorReason[] = ['ambiguous', 'too-large', 'redirect'];

/** A part of a run, and the state of its requests. */
interface Session extends Scope {
  readonly parts: ClientParts;
  readonly exchange: Exchange;
  readonly pace: Pace;
  readonly traffic: { requests: number; retries: number };
  retries: number;
  /** The path of the write that had to wait, and is planned anew. */
  planned: string | undefined;
}

/** Builds a client, which sends nothing until it is used. */
export function createClient(parts: ClientParts): Client {
  const exchange = createExchange(parts);
  const pace = createPace(parts.clock, parts.mostAMinute);
  const shared = { parts, exchange, pace, traffic: { requests: 0, retries: 0 } };
  const part: Client['part'] = (scope) => {
    const session: Session = { ...scope, ...shared, retries: 0, planned: undefined };
    return {
      read: async (endpoint, ids, { attempts, page } = {}) => {
        const query = page === undefined ? '' : `?page=${page}`;
        const effect = await callService(session, { endpoint, ids, query, attempts });
        if (effect.state === 'done') return effect.value;
        throw effect.error;
      },
      serviceTime: exchange.serviceTime,
      write: (endpoint, ids, body) => callService(session, { endpoint, ids, body }),
    };
  };
  return { ...part(parts), part, traffic: () => ({ ...shared.traffic }), close: exchange.close };
}

/** Makes a call, with retries; throws when interrupted, unless a write may have been sent. */
async function callService<Answer>(session: Session, call: Call<Answer>): Promise<Effect<Answer>> {
  const { parts, exchange, pace, traffic, signal } = session;
  const { path, retry } = call.endpoint;
  const mayWaitMs = longestWaitOf(call, session);
  /** True while an attempt is under way, and after one that may have taken effect. */
  let inDoubt = false;
  let pausedMs = 0;
  let refusals = 0;
  try {
    for (let tried = 1; ; tried += 1) {
      const isWrite = retry !== 'read';
      const onEnd = await pace.turn({ isWrite, refusals, mayWaitMs: mayWaitMs - pausedMs }, signal);
      const wasInDoubt: boolean = inDoubt;
      inDoubt = true;
      traffic.requests += 1;
      const result = await exchange.attempt(call, signal, onEnd);
      if (!(result instanceof ApiError)) return { state: 'done', value: result.value };
      inDoubt = wasInDoubt || OPEN_FAILURES.includes(result.reason);
      const delayMs = pauseAfter(result, tried, call, session);
      if (delayMs === undefined) {
        if (!inDoubt) return { state: 'not-done', error: result };
        return { state: 'unknown', error: result, mayRepeat: retry === 'replace' || retry === 'natural-key' };
      }
      await parts.clock.sleep(delayMs, signal);
      // A text is read again after any pause.
      pausedMs += retry === 'replace' ? Number.POSITIVE_INFINITY : delayMs;
      if (result.retryAfterMs !== undefined) refusals += 1;
    }
  } catch (error) {
    if (error instanceof PlanAgain) session.planned = path;
    if (inDoubt && isInterruption(error)) return { state: 'unknown', error };
    throw error;
  }
}

/** The longest wait of a write that rests on what was read before: others may change that. Planned anew, it may wait for its turn. */
function longestWaitOf({ endpoint }: Call<unknown>, session: Session): number {
  const { path, retry, mayWaitMs = retry === 'replace' ? 0 : Number.POSITIVE_INFINITY } = endpoint;
  // A text is read at the path at which it is written.
  if (retry === 'read') return mayWaitMs;
  const isAnew = session.planned === path;
  session.planned = undefined;
  if (!isAnew) return mayWaitMs;
  return session.parts.mostAMinute === undefined ? SHORT_PAUSE_MS : SHARED_WAIT_MS;
}

/** The pause after a failure, in milliseconds; undefined if no other attempt is to follow. */
function pauseAfter(error: ApiError, tried: number, call: Call<unknown>, session: Session) {
  const { parts, traffic, signal, deadline } = session;
  const { reason, retryAfterMs } = error;
  const isRepeatable = reason !== 'ambiguous' || ['read', 'gone', 'flag'].includes(call.endpoint.retry);
  if (!isPassing(error) || !isRepeatable) return undefined;
  signal.throwIfAborted();
  if (tried >= (call.attempts ?? MAX_ATTEMPTS) || session.retries >= MAX_RETRIES_A_RUN) return undefined;
  const askedMs = retryAfterMs ?? (reason === 'limited' ? SHORT_PAUSE_MS : 0);
  const delayMs = askedMs + FIRST_PAUSE_MS * 2 ** (tried - 1) * parts.random();
  if (parts.clock.now() + delayMs >= deadline) return undefined;
  session.retries += 1;
  traffic.retries += 1;
  session.onRetry(error, delayMs);
  return delayMs;
}
