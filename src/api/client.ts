import { ApiError, type ApiErrorReason, isInterruption, PlanAgain } from '../core/errors.ts';
import {
  type Call,
  mayRepeat,
  type PathParameters,
  type ReadEndpoint,
  type WriteEndpoint,
} from './endpoint.ts';
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
  /** The wall clock of the service in milliseconds since 1970, by the `Date` of its answers; the runner's if none has shown it. */
  serviceTime(): number;
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
  /** Called once, before the first long wait that few remaining requests cause. */
  readonly onFewLeft: (remaining: number) => void;
}

export interface ClientParts extends ExchangeParts, Scope {
  readonly mostAMinute?: number | undefined;
  readonly epochMs: () => number;
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
  /** Retries that the service did not ask for. Those that it asked for do not count. */
  ownRetries: number;
  saidFewLeft: boolean;
  /** The write that had to wait, so that it is planned anew, and the attempts made at it: none had an effect. */
  planned: { readonly path: string; readonly attempts: number } | undefined;
}

interface Attempts {
  tried: number;
  /** Those that were answered with a time to come back. */
  refused: number;
  /** True while one is under way, and after one that may have taken effect. */
  inDoubt: boolean;
  pausedMs: number;
  /** The longest wait after which the write need not be planned anew. */
  readonly mayWaitMs: number;
}

/** Builds a client, which sends nothing until it is used. */
export function createClient(parts: ClientParts): Client {
  const exchange = createExchange(parts);
  const pace = createPace(parts.clock, parts.mostAMinute);
  const shared = { parts, exchange, pace, traffic: { requests: 0, retries: 0 } };
  const part: Client['part'] = (scope) =>
    partOf({ ...scope, ...shared, ownRetries: 0, saidFewLeft: false, planned: undefined });
  return {
    ...part(parts),
    part,
    traffic: () => ({ ...shared.traffic }),
    close: exchange.close,
  };
}

function partOf(session: Session): Reader & Writer {
  return {
    read: async (endpoint, ids, { attempts, page } = {}) => {
      const query = page === undefined ? '' : `?page=${page}`;
      const effect = await callService(session, { endpoint, ids, query, attempts });
      if (effect.state === 'done') return effect.value;
      throw effect.error;
    },
    serviceTime: () => session.exchange.serviceTime() ?? session.parts.epochMs(),
    write: (endpoint, ids, body) => callService(session, { endpoint, ids, body }),
  };
}

/** Makes a call, with retries; throws when interrupted, unless a write may have been sent. */
async function callService<Answer>(session: Session, call: Call<Answer>): Promise<Effect<Answer>> {
  const { retry } = call.endpoint;
  const attempts = beginCall(session, call);
  try {
    while (true) {
      const result = await attempt(session, call, attempts);
      if (!(result instanceof ApiError)) return { state: 'done', value: result.value };
      if (await pauseAfter(result, session, call, attempts)) continue;
      if (!attempts.inDoubt) return { state: 'not-done', error: result };
      return { state: 'unknown', error: result, mayRepeat: retry === 'replace' || retry === 'natural-key' };
    }
  } catch (error) {
    if (attempts.inDoubt && isInterruption(error)) return { state: 'unknown', error };
    throw error;
  }
}

/** Begins a call. A write that is planned anew goes on with its attempts, and may wait for its turn. */
function beginCall(session: Session, { endpoint }: Call<unknown>): Attempts {
  const { path, retry, mayWaitMs: atFirstMs = 0 } = endpoint;
  const planned = session.planned?.path === path ? session.planned : undefined;
  if (retry !== 'read') session.planned = undefined;
  const mayWaitMs = session.parts.mostAMinute === undefined ? SHORT_PAUSE_MS : SHARED_WAIT_MS;
  return {
    tried: planned?.attempts ?? 0,
    refused: 0,
    inDoubt: false,
    pausedMs: 0,
    mayWaitMs: planned === undefined ? atFirstMs : mayWaitMs,
  };
}

/** Waits for the turn of a call, and sends it once. @throws PlanAgain for a text or a trigger that had to wait: somebody may have changed what it is based on */
async function attempt<Answer>(session: Session, call: Call<Answer>, attempts: Attempts) {
  const { path, retry, mayWaitMs } = call.endpoint;
  const onFewLeft = (left: number): void => {
    if (!session.saidFewLeft) session.onFewLeft(left);
    session.saidFewLeft = true;
  };
  const turn = await session.pace.turn(retry !== 'read', attempts.refused, session.signal, onFewLeft);
  const isPaused = retry === 'replace' && attempts.pausedMs > 0;
  const hasWaited = isPaused || attempts.pausedMs + turn.waitedMs > attempts.mayWaitMs;
  if ((retry === 'replace' || mayWaitMs !== undefined) && hasWaited) {
    turn.onEnd('unsent');
    session.planned = { path, attempts: attempts.tried };
    throw new PlanAgain();
  }
  const wasInDoubt = attempts.inDoubt;
  attempts.inDoubt = true;
  session.traffic.requests += 1;
  const result = await session.exchange.attempt(call, session.signal, turn.onEnd);
  attempts.tried += 1;
  attempts.inDoubt = wasInDoubt || (result instanceof ApiError && OPEN_FAILURES.includes(result.reason));
  return result;
}

/** Pauses after a failure. @returns false if no other attempt is to follow */
async function pauseAfter(error: ApiError, session: Session, call: Call<unknown>, attempts: Attempts) {
  const { parts, signal, deadline } = session;
  const { reason, retryAfterMs } = error;
  if (!mayRepeat(call.endpoint.retry, error)) return false;
  signal.throwIfAborted();
  if (attempts.tried >= (call.attempts ?? MAX_ATTEMPTS) || session.ownRetries >= MAX_RETRIES_A_RUN)
    return false;
  const askedMs = retryAfterMs ?? (reason === 'limited' ? SHORT_PAUSE_MS : 0);
  const delayMs = askedMs + FIRST_PAUSE_MS * 2 ** (attempts.tried - 1) * parts.random();
  if (parts.clock.now() + delayMs >= deadline) return false;
  session.traffic.retries += 1;
  if (reason !== 'limited' || (retryAfterMs ?? 0) < 1_000) session.ownRetries += 1;
  if (reason === 'limited' && retryAfterMs !== undefined) attempts.refused += 1;
  session.onRetry(error, delayMs);
  await parts.clock.sleep(delayMs, signal);
  attempts.pausedMs += delayMs;
  return true;
}
