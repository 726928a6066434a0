import { ApiError, type ApiErrorReason, isInterruption, PlanAgain } from '../core/errors.ts';
import { connectionFailure, NotConnectedError } from '../net/network.ts';
import { type Reading, readAnswer } from './answer.ts';
import {
  fillPath,
  mayRepeat,
  type PathParameters,
  type ReadEndpoint,
  type WriteEndpoint,
} from './endpoint.ts';
import {
  createExchange,
  type Exchange,
  type ExchangeParts,
  type WireAnswer,
  type WireRequest,
} from './exchange.ts';
import { createPace, type OnEnd, type Pace, SHORT_PAUSE_MS } from './pace.ts';
import { subjectOf } from './subject.ts';
import { createTranslator, type Translator, type Vocabulary } from './translation.ts';

/** The effect of a write. Only a `not-done` write may be sent again; an `unknown` one is settled by reading. */
export type Effect<Value> =
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'not-done'; readonly error: ApiError }
  /** `mayRepeat`: its retry class allows another one, once nothing shows that it took effect. */
  | { readonly state: 'unknown'; readonly error: Error; readonly mayRepeat?: boolean };

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
  /** The wall clock of the service in milliseconds since 1970, by the `Date` of its answers; the runner's if none has shown it. */
  serviceTime(): number;
}

/** Sends requests that change something: the part of the client that only applying may use. */
export interface Writer {
  /**
   * Writes, and tries again if the endpoint's retry class allows it. Returns a failure of the service as an effect.
   *
   * @throws PlanAgain when a text had to wait; CancelledError or DeadlineError when interrupted before anything may have been sent
   */
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

export interface Traffic {
  readonly requests: number;
  readonly retries: number;
}

export interface Client extends Reader, Writer {
  /** Returns a client for a part of the run. It shares connections, counts and the pace, but not retries. */
  part(scope: Scope): Reader & Writer;
  traffic(): Traffic;
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
  readonly vocabulary: Vocabulary;
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
/** Time to plan a write anew, once its turn has come; with a small `mostAMinute`, as long as 60 requests take. */
const TURN_MS = 60_000;
/** The failures that leave it open whether the request took effect. */
const IN_DOUBT: readonly ApiErrorReason[] = ['ambiguous', 'too-large', 'redirect'];

interface Call<Answer> extends WireRequest, Reading<Answer> {
  readonly attempts: number;
}

/** The parts and the counts that all calls of a client share. */
interface Shared {
  readonly parts: ClientParts;
  readonly exchange: Exchange;
  readonly translator: Translator;
  readonly pace: Pace;
  requests: number;
  retries: number;
}

interface Session extends Scope {
  readonly shared: Shared;
  /** Retries that the service did not ask for. Only the deadline limits those that it asked for. */
  ownRetries: number;
  saidFewLeft: boolean;
  /** Until then it need not wait for its turn: it has waited, and now plans its write anew. Others could come in between for ever. */
  turnEndsAt: number;
  /** That write, and its attempts so far, none of which had an effect. Its new plan may find nothing to write: they are not those of another one. */
  refused: { readonly path: string; readonly attempts: number } | undefined;
}

/** Builds a client, which sends nothing until it is used. */
export function createClient(parts: ClientParts): Client {
  const exchange = createExchange(parts);
  const translator = createTranslator(parts.vocabulary);
  const pace = createPace(parts.clock, parts.mostAMinute);
  const shared: Shared = { parts, exchange, translator, pace, requests: 0, retries: 0 };
  const part: Client['part'] = (scope) =>
    partOf({ ...scope, shared, ownRetries: 0, saidFewLeft: false, turnEndsAt: 0, refused: undefined });
  return {
    ...part(parts),
    part,
    traffic: () => ({ requests: shared.requests, retries: shared.retries }),
    hasRoom: pace.hasRoom,
    close: exchange.close,
  };
}

function partOf(session: Session): Reader & Writer {
  const { shared } = session;
  const { translator } = shared;
  return {
    read: async (endpoint, parameters, { attempts = MAX_ATTEMPTS, page } = {}) => {
      const query = page === undefined ? '' : `?page=${page}`;
      const path = translator.path(fillPath(endpoint.path, parameters)) + query;
      const subject = subjectOf(endpoint.path, parameters);
      const effect = await callService(session, { ...endpoint, path, body: undefined, attempts, subject });
      if (effect.state === 'done') return effect.value;
      throw effect.error;
    },
    serviceTime: () => shared.exchange.serviceTime() ?? shared.parts.epochMs(),
    write: async (endpoint, parameters, body) => {
      const path = translator.path(fillPath(endpoint.path, parameters));
      const json = JSON.stringify(endpoint.verbatim ? body : translator.body(body));
      return callService(session, { ...endpoint, path, body: json, attempts: MAX_ATTEMPTS });
    },
  };
}

/** Carries out a call, with retries; throws when interrupted, unless a write may have been sent. */
async function callService<Answer>(session: Session, call: Call<Answer>): Promise<Effect<Answer>> {
  const { signal, onRetry, shared } = session;
  /** True when an earlier attempt may have taken effect. */
  let inDoubt = false;
  let pauseMs: number | undefined;
  let refusals = 0;
  const isText = call.retry === 'replace';
  const { refused } = session;
  const refusedBefore = isText && refused?.path === call.path ? refused.attempts : 0;
  for (let tried = 1 + refusedBefore; ; tried += 1) {
    let mayBeSent = inDoubt;
    let result: { readonly value: Answer } | ApiError;
    try {
      if (pauseMs !== undefined) await shared.parts.clock.sleep(pauseMs, signal);
      signal.throwIfAborted();
      const { onEnd, isFresh } = await takeTurn(session, call, refusals);
      if (isText && !inDoubt && !(isFresh && pauseMs === undefined)) {
        onEnd('unsent');
        const { clock, mostAMinute = 60 } = shared.parts;
        session.turnEndsAt = clock.now() + TURN_MS * Math.max(1, 60 / mostAMinute);
        session.refused = { path: call.path, attempts: tried - 1 };
        throw new PlanAgain();
      }
      mayBeSent = true;
      result = await attempt(session, call, onEnd);
    } catch (error) {
      if (!mayBeSent || call.retry === 'read' || !isInterruption(error)) throw error;
      return { state: 'unknown', error };
    }
    if (!(result instanceof ApiError)) return { state: 'done', value: result.value };
    inDoubt ||= IN_DOUBT.includes(result.reason);
    if (!inDoubt && mayRepeat(call.retry, result)) signal.throwIfAborted();
    const delayMs = retryDelay(session, call, result, tried);
    if (delayMs === undefined && !inDoubt) return { state: 'not-done', error: result };
    if (delayMs === undefined)
      return { state: 'unknown', error: result, mayRepeat: isText || call.retry === 'natural-key' };
    shared.retries += 1;
    if (result.reason !== 'limited' || (result.retryAfterMs ?? 0) < 1_000) session.ownRetries += 1;
    onRetry(result, delayMs);
    refusals += Number(result.reason === 'limited' && result.retryAfterMs !== undefined);
    pauseMs = delayMs;
  }
}

/** Takes the turn of a request, and waits for it if few are left. */
async function takeTurn(session: Session, { retry }: Call<unknown>, refusals: number) {
  const { signal, shared, turnEndsAt } = session;
  const { pace, parts } = shared;
  const onFewLeft = (remaining: number): void => {
    if (!session.saidFewLeft) session.onFewLeft(remaining);
    session.saidFewLeft = true;
  };
  const isWrite = retry !== 'read';
  const isInTurn = parts.clock.now() < turnEndsAt && !pace.isHeld();
  const rank = isWrite ? 2 : Number(isInTurn);
  const isFree = pace.isFree(rank);
  if (isWrite) {
    session.turnEndsAt = 0;
    session.refused = undefined;
  }
  const isAtOnce = isFree || (isInTurn && pace.hasRoom());
  const onEnd = isAtOnce ? pace.go() : await pace.turn({ rank, refusals }, signal, onFewLeft);
  return { isFresh: isFree || isInTurn, onEnd };
}

/** Sends a request whose turn it is, and counts it. */
async function attempt<Answer>(
  { shared, signal }: Session,
  call: Call<Answer>,
  onEnd: OnEnd,
): Promise<{ readonly value: Answer } | ApiError> {
  const request = `${call.method} ${call.path}`;
  shared.requests += 1;
  let answer: WireAnswer | undefined;
  try {
    answer = await shared.exchange.send(call, signal);
  } catch (error) {
    // A request that was never sent is not in doubt, even when the run is interrupted.
    if (!(error instanceof NotConnectedError)) signal.throwIfAborted();
    return connectionFailure(request, call.retry !== 'read', error);
  } finally {
    onEnd(answer);
  }
  return readAnswer(request, answer, call, shared.translator);
}

/** Returns the wait before the next attempt, in milliseconds; undefined for no further attempt. */
function retryDelay(
  { shared, deadline, ownRetries }: Session,
  call: Call<unknown>,
  error: ApiError,
  tried: number,
): number | undefined {
  if (ownRetries >= MAX_RETRIES_A_RUN || tried >= call.attempts || !mayRepeat(call.retry, error))
    return undefined;
  const askedMs = error.retryAfterMs ?? (error.reason === 'limited' ? SHORT_PAUSE_MS : 0);
  const delayMs = askedMs + LONGEST_PAUSE_MS * 2 ** (tried - 1) * shared.parts.random();
  return shared.parts.clock.now() + delayMs < deadline ? delayMs : undefined;
}
