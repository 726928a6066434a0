import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { systemClock } from '../../../harness/hurried-clock.ts';
import {
  type Answer,
  type Fault,
  type MisbehavingServer,
  startMisbehavingServer,
} from '../../../harness/misbehaving-server.ts';
import { noteTraffic, scenario } from '../../../harness/scenarios.ts';
import { createTestClient } from '../../../harness/test-client.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import type { Client, ClientParts } from '../../../src/api/client.ts';
import { anyAnswer, bareEndpoint, type RetryClass, readEndpoint } from '../../../src/api/endpoint.ts';
import { BUDGETS } from '../../../src/api/exchange.ts';
import { ApiError, CancelledError } from '../../../src/core/errors.ts';
import { type Canary, startCanary } from '../../support/canary.ts';
import {
  brokenAnswers,
  emptyAnswers,
  type Faults,
  failures,
  failuresBeyondTheDeadline,
  hostileAnswers,
  hugeAnswers,
  limits,
  limitsBeyondTheDeadline,
  notFound,
  oddAnswers,
  redirectsTo,
  refusals,
  stalls,
  unusableIds,
} from '../../support/faults.ts';
import { hurry } from '../../support/undici-time.ts';

/** Every fault in every retry class, at the client itself and over a real socket: what it makes of one request. */

const faultOf = new Map<string, Fault>();
let server: MisbehavingServer;
let canary: Canary;
beforeAll(async () => {
  canary = await startCanary();
  // Nobody stands behind it: no fault of this file takes effect.
  server = await startMisbehavingServer('http://127.0.0.1:9', ({ path }, nth) =>
    nth === 1 ? faultOf.get(path) : { status: 200, body: '{"message":"at last"}' },
  );
});
afterAll(async () => {
  await server.stop();
  await canary.stop();
});

const readThing = readEndpoint('/things/{thing}', anyAnswer);
const writeThing = (retry: Exclude<RetryClass, 'read'>) =>
  bareEndpoint('POST', '/things/{thing}', retry, anyAnswer);

/** The end of a request, and how often it was sent. */
interface Ended {
  readonly state: 'done' | 'not-done' | 'unknown' | 'thrown';
  readonly sent: number;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

let things = 0;

/** Sends one request that meets the fault at its first attempt. */
async function meet(retry: RetryClass, fault: Fault, parts: Partial<ClientParts> = {}): Promise<Ended> {
  things += 1;
  const path = `/things/${things}`;
  faultOf.set(path, fault);
  const client = createTestClient(server.url, parts);
  try {
    const state = await send(client, retry, { thing: things });
    const { requests, retries } = client.traffic();
    noteTraffic({ requests, retries });
    const sent = server.requests.filter((request) => request.path === path).length;
    expect({ requests, retries }).toEqual({ requests: sent, retries: sent - 1 });
    return { state, sent };
  } finally {
    await client.close();
  }
}

async function send(client: Client, retry: RetryClass, ids: { thing: number }): Promise<Ended['state']> {
  if (retry !== 'read') return (await client.write(writeThing(retry), ids, undefined)).state;
  try {
    await client.read(readThing, ids);
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return 'thrown';
  }
}

const CLASSES = ['read', 'replace', 'gone', 'natural-key', 'flag', 'once'] as const;
const REPEATED_IN_DOUBT: readonly RetryClass[] = ['read', 'gone', 'flag'];

describe.each(CLASSES)('retry class %s', (retry) => {
  const failed = retry === 'read' ? 'thrown' : 'not-done';
  const inDoubt = retry === 'read' ? 'thrown' : 'unknown';
  const groups: readonly [string, () => Faults, Ended][] = [
    [
      'no whole answer',
      () => ({ ...brokenAnswers, ...failures }),
      REPEATED_IN_DOUBT.includes(retry) ? { state: 'done', sent: 2 } : { state: inDoubt, sent: 1 },
    ],
    [
      'an answer that would be the same again',
      () => ({ ...hugeAnswers, ...failuresBeyondTheDeadline }),
      { state: inDoubt, sent: 1 },
    ],
    ['not looked at', () => limits, { state: 'done', sent: 2 }],
    ['refused', () => ({ ...refusals, ...notFound, ...limitsBeyondTheDeadline }), { state: failed, sent: 1 }],
    ['redirects', () => redirectsTo(canary.url), { state: failed, sent: 1 }],
    [
      'strange, but good',
      () => ({ ...oddAnswers, ...hostileAnswers, ...emptyAnswers, ...unusableIds }),
      { state: 'done', sent: 1 },
    ],
  ];
  test.each(groups)('%s', async (_, faults, expected) => {
    const all = Object.entries(faults());
    await Promise.all(
      all.map(([fault, misdeed]) =>
        scenario(`the client alone: ${retry}`, [fault], async () => {
          const ended = await meet(retry, { ...misdeed, takesEffect: false });
          expect({ fault, ...ended }).toEqual({ fault, ...expected });
        }),
      ),
    );
  });
});

test('redirects lead nowhere', () => {
  expect(canary.heard).toEqual([]);
});

describe('budgets of an attempt', () => {
  const slow = { answer: () => ({ status: 200, headers: {}, body: Buffer.alloc(2_000, ' ') }) };
  test.each<[string, Omit<Fault & object, 'takesEffect'>, number]>([
    ['headers', stalls['a stall before the answer'], BUDGETS.headersMs],
    ['the body', stalls['a stall in the body'], BUDGETS.bodyIdleMs],
  ])('%s: what takes longer is in doubt, and a read is tried again', async (_, misdeed, limitMs) => {
    const fault = { ...misdeed, takesEffect: false };
    await scenario('the client alone: budgets', ['an answer that takes too long'], async () => {
      for (const [retry, ended] of [
        ['read', { state: 'done', sent: 2 }],
        ['once', { state: 'unknown', sent: 1 }],
      ] as const) {
        const played = server.faults();
        let isAgain = false;
        const onRetry = (): void => {
          isAgain = true;
        };
        const meeting = meet(retry, fault, { onRetry });
        const passedMs = await hurry(meeting, () => server.faults() > played && !isAgain);
        expect(await meeting).toEqual(ended);
        expect(passedMs).toBeGreaterThanOrEqual(limitMs);
        expect(passedMs).toBeLessThan(limitMs + 10_000);
      }
    });
  });

  test('the whole: what takes longer is in doubt, and a read is tried again', async () => {
    const fault = { ...slow, trickleMs: 1, takesEffect: false };
    /** A clock that turns to the time limit once the answer has begun. */
    const parts = (): Partial<ClientParts> => {
      const clock = createTestClock();
      const played = server.faults();
      void until(() => server.faults() > played).then(() => {
        clock.advance(BUDGETS.attemptMs - 1);
        setImmediate(() => clock.advance(1));
      });
      return { clock, deadline: Number.POSITIVE_INFINITY };
    };
    await scenario('the client alone: budgets', ['an answer that takes too long'], async () => {
      expect(await meet('read', fault, parts())).toEqual({ state: 'done', sent: 2 });
      expect(await meet('once', fault, parts())).toEqual({ state: 'unknown', sent: 1 });
    });
  });

  test('connecting: nothing was sent, so even what happens once is tried again', async () => {
    const sockets: { destroy(): void }[] = [];
    // Takes connections and never says a word of TLS.
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : '';
    const client = createTestClient(`https://127.0.0.1:${port}`);
    await scenario('the client alone: budgets', ['a connection that is never made'], async () => {
      const writing = client.write(writeThing('once'), { thing: 1 }, undefined);
      expect(await hurry(writing)).toBeGreaterThanOrEqual(4 * BUDGETS.connectMs);
      expect(await writing).toMatchObject({ state: 'not-done', error: { reason: 'unreachable' } });
      expect(client.traffic()).toMatchObject({ requests: 4, retries: 3 });
    });
    await client.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test.each(['a request', 'a pause'])('a cancel ends %s at once', async (what) => {
    const cancel = new AbortController();
    const reason = new CancelledError('cancelled');
    const stop = () => void setImmediate(() => cancel.abort(reason));
    const stall = {
      ...stalls['a stall in the body'],
      takesEffect: false,
      answer: (usual: Answer) => {
        stop();
        return usual;
      },
    };
    const fault = what === 'a request' ? stall : { status: 429, headers: { 'retry-after': '90' } };
    await scenario('the client alone: budgets', [`a cancel within ${what}`], async () => {
      // Whatever else might end it takes longer than a test may.
      const budgets = { connectMs: 90_000, headersMs: 90_000, bodyIdleMs: 90_000, attemptMs: 90_000 };
      const deadline = Number.POSITIVE_INFINITY;
      const parts = { budgets, deadline, clock: systemClock, signal: cancel.signal, onRetry: stop };
      await expect(meet('read', fault, parts)).rejects.toBe(reason);
    });
  });

  test('are those that are promised', () => {
    expect(BUDGETS).toEqual({ connectMs: 10_000, headersMs: 30_000, bodyIdleMs: 15_000, attemptMs: 60_000 });
  });

  test('pauses grow from half a second with full jitter', async () => {
    const pauses: number[] = [];
    const parts = {
      random: () => 0.999,
      onRetry: (_: ApiError, delayMs: number) => void pauses.push(delayMs),
    };
    const client = createTestClient('http://127.0.0.1:9', parts);
    await expect(client.read(readThing, { thing: 1 })).rejects.toBeInstanceOf(ApiError);
    await client.close();
    expect(pauses).toEqual([499.5, 999, 1_998]);
  });
});
