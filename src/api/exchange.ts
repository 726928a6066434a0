import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { type Clock, timeLimit } from '../core/clock.ts';
import { readBody, SIZES, type Sizes } from '../net/body.ts';
import { createAgent, send } from '../net/connection.ts';
import type { HttpProxy } from '../net/proxy.ts';
import type { RetryClass } from './endpoint.ts';

/** The service to talk to, and how to reach it. */
export interface ExchangeParts {
  /** Origin of the API with its path prefix, without a slash at the end. */
  readonly baseUrl: string;
  readonly token: string;
  /** The proxy to send requests through; undefined for a direct connection. */
  readonly proxy: HttpProxy | undefined;
  readonly clock: Clock;
  readonly budgets?: typeof BUDGETS;
  readonly sizes?: Sizes;
}

/** Time limits of one attempt as a whole, and of its parts. `bodyIdleMs` is that between two pieces of the body. */
export const BUDGETS = { connectMs: 10_000, headersMs: 30_000, bodyIdleMs: 15_000, attemptMs: 60_000 };

export interface WireRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly retry: RetryClass;
  readonly body: string | undefined;
  readonly mayBeLong?: true;
}

/** An answer as it was received, its body complete. */
export interface WireAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly body: Uint8Array;
}

export type Exchange = ReturnType<typeof createExchange>;

/**
 * Builds an exchange, which sends single requests without judging their answers. It keeps its connections until it is closed.
 * Section 5 has the headers.
 */
export function createExchange(parts: ExchangeParts) {
  const { budgets = BUDGETS, sizes = SIZES, proxy } = parts;
  const route = { proxy, connectTimeoutMs: budgets.connectMs };
  const shared = createAgent({ ...route, isKept: true });
  const headers = {
    authorization: `Bearer ${parts.token}`,
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'site-deploy',
  };

  /** The wall clock of the service less the clock of the run. An answer from a cache shows an earlier time. */
  let dateMs: number | undefined;

  /** @param signal ends the request at once, with its reason */
  async function exchange(
    { method, path, retry, body: sent, mayBeLong }: WireRequest,
    signal: AbortSignal,
  ): Promise<WireAnswer> {
    // The service may close a kept connection just as a request goes out, so a request that must not be sent twice gets a
    // connection of its own.
    const agent = await (retry === 'once' ? createAgent(route) : shared);
    const limit = timeLimit(parts.clock, budgets.attemptMs);
    try {
      const answer = await send(agent, `${parts.baseUrl}${path}`, {
        method,
        body: sent ?? null,
        signal: AbortSignal.any([signal, limit.signal]),
        headersTimeout: budgets.headersMs,
        bodyTimeout: budgets.bodyIdleMs,
        headers,
      });
      const header = (name: string): string | undefined => [answer.headers[name]].flat()[0];
      const date = Date.parse(header('date') ?? '') - parts.clock.now();
      if (!Number.isNaN(date)) dateMs = Math.max(date, dateMs ?? date);
      const body = await readBody(answer.body, mayBeLong === true, sizes);
      // A kept connection is free again one turn after its answer: a request before that would open another one.
      await nextTurn();
      return { status: answer.statusCode, header, body };
    } finally {
      limit.stop();
      if (retry === 'once') void agent.destroy();
    }
  }

  return {
    send: exchange,
    /** The wall clock of the service in milliseconds since 1970, by the `Date` of its answers; undefined if none has shown it. */
    serviceTime: (): number | undefined => dateMs && dateMs + parts.clock.now(),
    close: async (): Promise<void> => (await shared).destroy(),
  };
}
