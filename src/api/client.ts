import { type Dispatcher, request as send } from 'undici';
import type * as z from 'zod/mini';
import type { Clock } from '../core/clock.ts';
import { ApiError, isInterruption } from '../core/errors.ts';
import { MAX_LONG_BYTES, readBody } from '../net/body.ts';
import { createAgent, createForwarder } from '../net/connection.ts';
import { connectionFailure, NotConnectedError } from '../net/network.ts';
import type { HttpProxy } from '../net/proxy.ts';
import { readAnswer } from './answer.ts';
import {
  fillPath,
  type PathParameters,
  type ReadEndpoint,
  type RetryClass,
  type WriteEndpoint,
} from './endpoint.ts';
import { createTranslator, type Vocabulary } from './translation.ts';

/** How a write ended. Only what is `not-done` may be sent again; `unknown` is settled by reading. */
export type Effect<Value> =
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'not-done'; readonly error: ApiError }
  | { readonly state: 'unknown'; readonly error: Error };

/** What may be sent while planning: GET requests. */
export interface Reader {
  /**
   * Reads, again where that may help.
   *
   * @param options.attempts how many attempts at the most, 4 unless told
   * @param options.page the number of the page that is asked for, of a list that has several
   * @throws ApiError when no good answer came; CancelledError, DeadlineError at once when interrupted
   */
  read<Path extends string, Answer>(
    endpoint: ReadEndpoint<Path, Answer>,
    parameters: PathParameters<Path>,
    options?: { readonly attempts?: number; readonly page?: number },
  ): Promise<Answer>;
}

/** What may be sent while applying. */
export interface Writer {
  /** Writes, again only as the endpoint's retry class allows; never throws for a failure of the service. */
  write<Path extends string, Body, Answer>(
    endpoint: WriteEndpoint<Path, Body, Answer>,
    parameters: PathParameters<Path>,
    body: Body,
  ): Promise<Effect<Answer>>;
}

/** What the traffic of a run came to. */
export interface Traffic {
  readonly requests: number;
  readonly retries: number;
  /** Requests left in the current window, where the service says so (`X-RateLimit-Remaining`). */
  readonly remaining: number | undefined;
}

/** The client of the service (section 5 for its headers). */
export interface Client extends Reader, Writer {
  traffic(): Traffic;
  close(): Promise<void>;
}

/** What the client is built from. */
export interface ClientParts {
  /** Origin of the API with its path prefix, without a slash at the end. */
  readonly baseUrl: string;
  readonly token: string;
  /** What requests go through; undefined for straight to the service. */
  readonly proxy: HttpProxy | undefined;
  readonly vocabulary: Vocabulary;
  readonly clock: Clock;
  /** The wall clock in milliseconds since 1970, for `Retry-After` dates. */
  readonly epochMs: () => number;
  /** A random number in [0, 1), for jitter. */
  readonly random: () => number;
  /** Ends every request and wait at once, with a CancelledError or DeadlineError as its reason. */
  readonly signal: AbortSignal;
  /** The clock's reading at which the run's time is up. */
  readonly deadline: number;
  /** Told before each wait, for the log. */
  readonly onRetry: (error: ApiError, delayMs: number) => void;
  /** `BUDGETS` unless told. */
  readonly budgets?: Budgets;
}

/** What one attempt at a request may take, in milliseconds. */
export interface Budgets {
  readonly connectMs: number;
  readonly headersMs: number;
  /** Between any two pieces of the body. */
  readonly bodyIdleMs: number;
  /** All of it. */
  readonly attemptMs: number;
}

export const BUDGETS: Budgets = {
  connectMs: 10_000,
  headersMs: 30_000,
  bodyIdleMs: 15_000,
  attemptMs: 60_000,
};
const MAX_ATTEMPTS = 4;
const MAX_RETRIES_A_RUN = 20;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;

interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly retry: RetryClass;
  readonly body: string | undefined;
  readonly attempts: number;
  readonly mayBeLong: boolean;
  readonly verbatim: boolean;
}

/** Builds a client. It sends nothing until asked. */
export function createClient(parts: ClientParts): Client {
  const { budgets = BUDGETS, proxy: tunnel, signal } = parts;
  const route = { tunnel, signal, connectTimeoutMs: budgets.connectMs, maxAnswerBytes: MAX_LONG_BYTES };
  const shared = createAgent(route, true);
  const translator = createTranslator(parts.vocabulary);
  let requests = 0;
  let retries = 0;
  /** Retries that nobody asked us for; a service that says how long to wait is bounded by the deadline alone. */
  let ownRetries = 0;
  let remaining: number | undefined;

  async function attempt<Answer>(
    call: Call,
    schema: z.ZodMiniType<Answer>,
  ): Promise<{ value: Answer } | ApiError> {
    const name = `${call.method} ${call.path}`;
    // A kept connection may be closed by the other side just as a request goes out; what must not be sent
    // twice goes over a connection of its own.
    const dispatcher = call.retry === 'once' ? createAgent(route, false) : shared;
    try {
      requests += 1;
      const answer = await exchange(parts, budgets, call, dispatcher);
      remaining = count(answer.header('x-ratelimit-remaining')) ?? remaining;
      const read = readAnswer(name, answer, parts.epochMs());
      if (read instanceof ApiError) return read;
      const checked = schema.safeParse(call.verbatim ? read.value : translator.answer(read.value));
      if (checked.success) return { value: checked.data };
      const fields = [
        ...new Set(checked.error.issues.map((issue) => issue.path.join('.') || 'the answer')),
      ].join(', ');
      return new ApiError(
        'ambiguous',
        name,
        `${name} was answered with something else than expected (${fields}).`,
        {
          status: answer.status,
        },
      );
    } catch (error) {
      // What was never sent is not in doubt, also when the run is interrupted.
      if (!(error instanceof NotConnectedError)) parts.signal.throwIfAborted();
      return connectionFailure(name, call.retry !== 'read', error);
    } finally {
      if (dispatcher !== shared) void dispatcher.destroy();
    }
  }

  async function attemptAll<Answer>(call: Call, schema: z.ZodMiniType<Answer>): Promise<Effect<Answer>> {
    let unsettled = false;
    for (let tried = 1; ; tried += 1) {
      if (!unsettled) parts.signal.throwIfAborted();
      let result: { value: Answer } | ApiError;
      try {
        result = await attempt(call, schema);
      } catch (error) {
        if (call.retry === 'read' || !(error instanceof Error) || !isInterruption(error)) throw error;
        return { state: 'unknown', error };
      }
      if (!(result instanceof ApiError)) return { state: 'done', value: result.value };
      unsettled ||= result.reason === 'ambiguous' || result.reason === 'too-large';
      if (!unsettled && mayRepeat(call.retry, result)) parts.signal.throwIfAborted();
      const delayMs =
        ownRetries < MAX_RETRIES_A_RUN && tried < call.attempts
          ? retryDelay(call.retry, result, tried)
          : undefined;
      if (delayMs === undefined) return { state: unsettled ? 'unknown' : 'not-done', error: result };
      retries += 1;
      if (result.reason !== 'limited' || (result.retryAfterMs ?? 0) < 1_000) ownRetries += 1;
      parts.onRetry(result, delayMs);
      try {
        await parts.clock.sleep(delayMs, parts.signal);
      } catch (error) {
        if (!unsettled || call.retry === 'read' || !(error instanceof Error)) throw error;
        return { state: 'unknown', error };
      }
    }
  }

  function retryDelay(retry: RetryClass, error: ApiError, tried: number): number | undefined {
    if (!mayRepeat(retry, error)) return undefined;
    const backoff = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (tried - 1)) * parts.random();
    const delayMs = error.retryAfterMs === undefined ? backoff : error.retryAfterMs + backoff;
    return parts.clock.now() + delayMs < parts.deadline ? delayMs : undefined;
  }

  return {
    read: async (endpoint, parameters, options) => {
      const query = options?.page === undefined ? '' : `?page=${options.page}`;
      const path = translator.path(fillPath(endpoint.path, parameters)) + query;
      const attempts = options?.attempts ?? MAX_ATTEMPTS;
      const effect = await attemptAll(
        {
          method: 'GET',
          path,
          retry: 'read',
          body: undefined,
          attempts,
          mayBeLong: endpoint.mayBeLong === true,
          verbatim: endpoint.verbatim === true,
        },
        endpoint.answer,
      );
      if (effect.state === 'done') return effect.value;
      throw effect.error;
    },
    write: async (endpoint, parameters, body) => {
      const { method, retry, verbatim = false } = endpoint;
      const path = translator.path(fillPath(endpoint.path, parameters));
      // Bounds are checked with the inputs; here a fault of ours would show before it is sent.
      if (!(await endpoint.body.safeParseAsync(body)).success)
        throw new TypeError(`The body of ${method} ${path} is not valid`);
      const json = body === undefined ? undefined : JSON.stringify(verbatim ? body : translator.body(body));
      return attemptAll(
        { method, path, retry, body: json, attempts: MAX_ATTEMPTS, mayBeLong: false, verbatim },
        endpoint.answer,
      );
    },
    traffic: () => ({ requests, retries, remaining }),
    close: () => shared.destroy(),
  };
}

/** Whether a failure allows the same request again, by the endpoint's retry class. */
function mayRepeat(retry: RetryClass, error: ApiError): boolean {
  switch (error.reason) {
    case 'unreachable':
    case 'limited':
      return true;
    case 'ambiguous':
      return retry === 'read' || retry === 'gone' || retry === 'flag';
    default:
      return false;
  }
}

/** Sends one request and reads its answer to the end, within the budgets. */
async function exchange(parts: ClientParts, budgets: Budgets, call: Call, dispatcher: Dispatcher) {
  const url = `${parts.baseUrl}${call.path}`;
  const answer = await send(url, {
    dispatcher,
    method: call.method,
    body: call.body ?? null,
    signal: AbortSignal.any([parts.signal, AbortSignal.timeout(budgets.attemptMs)]),
    headersTimeout: budgets.headersMs,
    bodyTimeout: budgets.bodyIdleMs,
    headers: {
      authorization: `Bearer ${parts.token}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'site-deploy',
    },
  });
  const header = (name: string): string | undefined => {
    const value = answer.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  return { status: answer.statusCode, header, body: await readBody(answer.body, call.mayBeLong) };
}

function count(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

/** What a plain GET of a page, without any credentials, came to. */
export interface Page {
  readonly status: number;
  /** The start of the body, at most 1 MiB. */
  readonly text: string;
}

const MAX_PAGE_BYTES = 1024 * 1024;

/**
 * Gets a page for a health check: no token, no redirects, a connection of its own.
 *
 * @param proxy what the request goes through
 * @throws ApiError when no answer came within `timeoutMs`; the signal's reason when interrupted
 */
export async function getPage(
  url: string,
  proxy: HttpProxy | undefined,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Page> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))]);
  // A proxy passes http on, and connects for https; many connect to no other port than 443.
  const forwarder = proxy !== undefined && url.startsWith('http:') ? proxy : undefined;
  const dispatcher =
    forwarder === undefined
      ? createAgent({ tunnel: proxy, signal: ended }, false)
      : createForwarder({ signal: ended });
  try {
    const answer = await askForPage(url, forwarder, dispatcher, ended);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer.body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_PAGE_BYTES) break;
    }
    return { status: answer.statusCode, text: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    signal.throwIfAborted();
    throw connectionFailure('the request', false, error);
  } finally {
    void dispatcher.destroy();
  }
}

async function askForPage(
  page: string,
  forwarder: HttpProxy | undefined,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const headers = { accept: '*/*', 'user-agent': 'site-deploy health check' };
  if (forwarder === undefined) return send(page, { dispatcher, signal, headers });
  const { origin, authorization } = forwarder;
  const { host, href, hash } = new URL(page);
  const answer = await dispatcher.request({
    origin,
    path: hash === '' ? href : href.slice(0, -hash.length),
    method: 'GET',
    signal,
    headers: {
      ...headers,
      host,
      ...(authorization !== undefined && { 'proxy-authorization': authorization }),
    },
  });
  if (answer.statusCode !== 407) return answer;
  throw new NotConnectedError('proxy', undefined, 407);
}
