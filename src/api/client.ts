import { ApiError, type ApiErrorReason, isInterruption, PlanAgain } from '../core/errors.ts';
import type { Call } from './answer.ts';
import { mayRepeat, type PathParameters, type ReadEndpoint, type WriteEndpoint } from './endpoint.ts';
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
  /** Writes; returns a failure of the service. @throws PlanAgain when a text had to wait; the reason when interrupted before it was sent */
  write<Path extends string, Body, Answer>(
    endpoint: WriteEndpoint<Path, Body, Answer>,
    parameters: PathParameters<Path>,
    body: Body,
  ): Promise<Effect<Answer>>;
}

export interface ReaderAndWriter {
  readonly reader: Reader;
  readonly writer: Writer;
}

export interface Client extends Reader, Writer {
  /** Returns a client for a part of the run. It shares connections, counts and the pace, but not retries. */
  part(scope: Scope): Reader & Writer;
  traffic(): { readonly requests: number; readonly retries: number };
  /** True while the last minute had less than `mostAMinute` requests. */
  hasRoom(): boolean;
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
  /** Called before the first longer wait that few requests are left for, for the log. */
  readonly onFewLeft: (remaining: number) => void;
}

export interface ClientParts extends ExchangeParts, Scope {
  /** The most requests in any minute; only the service limits them if undefined. */
  readonly mostAMinute?: number | undefined;
  /** The wall clock in milliseconds since 1970. */
  readonly epochMs: () => number;
  /** A random number in [0, 1), for jitter. */
  readonly random: () => number;
}

const MAX_ATTEMPTS = 4;
const MAX_RETRIES_A_RUN = 20;
/** The longest pause after a first attempt. It doubles with each one. */
const LONGEST_PAUSE_MS = 500;
/** The longest wait of a write that was planned anew, before it is planned once more; `shared`: with `max-requests-per-minute`. */
const WAIT_MS = { unshared: SHORT_PAUSE_MS, shared: 61_000 };
/** The failures that leave it open whether the request took effect. */
const IN_DOUBT: readonly ApiErrorReason[] = ['ambiguous', 'too-large', 'redirect'];

/** A part of a run, and the state of its requests. It shares all but that with the other parts. */
interface Session extends Scope {
  readonly parts: ClientParts;
  readonly exchange: Exchange;
  readonly pace: Pace;
  readonly traffic: { requests: number; retries: number };
  /** Retries that the service did not ask for. Only the deadline limits those that it asked for. */
  ownRetries: number;
  saidFewLeft: boolean;
  /** The path of a text that is planned anew, as its write had to wait, and the attempts of that so far, none of which had an effect. */
  planned: { readonly path: string; readonly attempts: number } | undefined;
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
    hasRoom: pace.hasRoom,
    close: exchange.close,
  };
}

function partOf(session: Session): Reader & Writer {
  return {
    read: async (endpoint, ids, { attempts = MAX_ATTEMPTS, page } = {}) => {
      const query = page === undefined ? '' : `?page=${page}`;
      const effect = await callService(session, { endpoint, ids, query }, attempts);
      if (effect.state === 'done') return effect.value;
      throw effect.error;
    },
    serviceTime: () => session.exchange.serviceTime() ?? session.parts.epochMs(),
    write: (endpoint, ids, body) => callService(session, { endpoint, ids, body }, MAX_ATTEMPTS),
  };
}

/** Makes a call, with retries; throws when interrupted, unless a write may have been sent. */
async function callService<Answer>(
  session: Session,
  call: Call<Answer>,
  most: number,
): Promise<Effect<Answer>> {
  const { signal, onRetry, traffic, parts } = session;
  const { clock, mostAMinute } = parts;
  const { path, retry } = call.endpoint;
  const isText = retry === 'replace';
  const planned = isText && session.planned?.path === path ? session.planned : undefined;
  const longestMs = planned ? WAIT_MS[mostAMinute === undefined ? 'unshared' : 'shared'] : 0;
  if (retry !== 'read') session.planned = undefined;
  /** True when an earlier attempt may have taken effect. */
  let inDoubt = false;
  let pauseMs: number | undefined;
  let refusals = 0;
  let tried = planned?.attempts ?? 0;
  while (true) {
    let mayBeSent = inDoubt;
    let result: { readonly value: Answer } | ApiError;
    try {
      if (pauseMs !== undefined) await clock.sleep(pauseMs, signal);
      signal.throwIfAborted();
      const { onEnd, waitedMs } = await takeTurn(session, retry !== 'read', refusals);
      if (isText && !inDoubt && (waitedMs > longestMs || pauseMs !== undefined)) {
        onEnd('unsent');
        session.planned = { path, attempts: tried };
        throw new PlanAgain();
      }
      mayBeSent = true;
      traffic.requests += 1;
      result = await session.exchange.attempt(call, signal, onEnd);
    } catch (error) {
      if (!mayBeSent || retry === 'read' || !isInterruption(error)) throw error;
      return { state: 'unknown', error };
    }
    if (!(result instanceof ApiError)) return { state: 'done', value: result.value };
    tried += 1;
    inDoubt ||= IN_DOUBT.includes(result.reason);
    const isRepeatable = mayRepeat(retry, result);
    if (!inDoubt && isRepeatable) signal.throwIfAborted();
    pauseMs = isRepeatable && tried < most ? retryDelay(session, result, tried) : undefined;
    if (pauseMs === undefined && !inDoubt) return { state: 'not-done', error: result };
    if (pauseMs === undefined)
      return { state: 'unknown', error: result, mayRepeat: isText || retry === 'natural-key' };
    traffic.retries += 1;
    if (result.reason !== 'limited' || (result.retryAfterMs ?? 0) < 1_000) session.ownRetries += 1;
    refusals += Number(result.reason === 'limited' && result.retryAfterMs !== undefined);
    onRetry(result, pauseMs);
  }
}

/** Takes the turn of a request, and waits for it if few are left. */
function takeTurn(session: Session, isWrite: boolean, refusals: number) {
  return session.pace.turn(isWrite, refusals, session.signal, (left) => {
    if (!session.saidFewLeft) session.onFewLeft(left);
    session.saidFewLeft = true;
  });
}

/** Returns the wait before the next attempt, in milliseconds; undefined for no further attempt. */
function retryDelay({ parts, deadline, ownRetries }: Session, error: ApiError, tried: number) {
  const askedMs = error.retryAfterMs ?? (error.reason === 'limited' ? SHORT_PAUSE_MS : 0);
  const delayMs = askedMs + LONGEST_PAUSE_MS * 2 ** (tried - 1) * parts.random();
  return ownRetries < MAX_RETRIES_A_RUN && parts.clock.now() + delayMs < deadline ? delayMs : undefined;
}
