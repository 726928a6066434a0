import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, within } from '../core/clock.ts';
import { readBody } from '../net/body.ts';
import { createAgent, send } from '../net/connection.ts';
import { connectionFailure, NotConnectedError } from '../net/network.ts';
import type { HttpProxy } from '../net/proxy.ts';
import { readAnswer, type WireAnswer } from './answer.ts';
import { type Call, fillPath } from './endpoint.ts';
import { createTranslator, type Vocabulary } from './translation.ts';

export interface ExchangeParts {
  /** Origin of the API with its path prefix, without a slash at the end. */
  readonly baseUrl: string;
  readonly token: string;
  readonly proxy: HttpProxy | undefined;
  readonly vocabulary: Vocabulary;
  readonly clock: Clock;
  readonly budgets?: typeof BUDGETS;
}

/** Time limits of one attempt as a whole, and of its parts. `bodyIdleMs` is that between two pieces of the body. */
export const BUDGETS = { connectMs: 10_000, headersMs: 30_000, bodyIdleMs: 15_000, attemptMs: 60_000 };

export type Exchange = ReturnType<typeof createExchange>;

/** Builds what sends single requests and reads their answers. It keeps its connections until it is closed. Section 5 has the headers. */
export function createExchange(parts: ExchangeParts) {
  const { budgets = BUDGETS, proxy, clock } = parts;
  const translator = createTranslator(parts.vocabulary);
  const route = { proxy, connectTimeoutMs: budgets.connectMs };
  const shared = createAgent({ ...route, isKept: true });
  /** The wall clock of the service less the clock of the run. An answer from a cache shows an earlier time. */
  let dateMs: number | undefined;

  async function request({ endpoint, body }: Call<unknown>, path: string, signal: AbortSignal) {
    // The service may close a kept connection just as a request goes out, so a request that must not be sent twice gets a
    // connection of its own.
    const own = endpoint.retry === 'once' ? await createAgent(route) : undefined;
    const options = {
      method: endpoint.method,
      body: (endpoint.verbatim ? JSON.stringify(body) : translator.write(body)) ?? null,
      headersTimeout: budgets.headersMs,
      bodyTimeout: budgets.bodyIdleMs,
      headers: { authorization: `Bearer ${parts.token}`, ...HEADERS },
    };
    const sending = within({ clock, signal }, budgets.attemptMs, async (limited): Promise<WireAnswer> => {
      const url = `${parts.baseUrl}${path}`;
      const answer = await send(own ?? (await shared), url, { ...options, signal: limited });
      const date = Date.parse(`${answer.headers.date}`) - clock.now();
      if (!Number.isNaN(date)) dateMs = Math.max(date, dateMs ?? date);
      const received = await readBody(answer.body, endpoint.mayBeLong === true);
      // A kept connection is free again one turn after its answer: a request before that would open another one.
      await nextTurn();
      const header = (name: string): string | undefined => [answer.headers[name]].flat()[0];
      return { status: answer.statusCode, header, body: received };
    });
    return sending.finally(() => void own?.destroy());
  }

  return {
    /** Makes a call once. `signal` ends it at once, with its reason. `onEnd` is called with the answer, if one came. */
    async attempt<Answer>(call: Call<Answer>, signal: AbortSignal, onEnd: (answer?: WireAnswer) => void) {
      const { endpoint, ids, query = '' } = call;
      const path = translator.path(fillPath(endpoint.path, ids)) + query;
      const named = `${endpoint.method} ${path}`;
      let answer: WireAnswer | undefined;
      try {
        answer = await request(call, path, signal);
      } catch (error) {
        // A request that was never sent is not in doubt, even when the run is interrupted.
        if (!(error instanceof NotConnectedError)) signal.throwIfAborted();
        return connectionFailure(named, endpoint.retry !== 'read', error);
      } finally {
        onEnd(answer);
      }
      return readAnswer(named, call, answer, translator.read);
    },
    serviceTime: (): number | undefined => dateMs && dateMs + clock.now(),
    close: async (): Promise<void> => (await shared).destroy(),
  };
}

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'site-deploy',
};
