import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort, type Listening, listen, listenOn } from '../../../harness/listen.ts';
import {
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
import { ApiError } from '../../../src/core/errors.ts';
import {
  brokenAnswers,
  brokenForGood,
  type Faults,
  failures,
  limits,
  oddAnswers,
  redirectsTo,
  refusals,
  stalls,
} from '../../support/faults.ts';

/** Every fault in every retry class, at the client itself and over a real socket: what it makes of one request. */

const faultOf = new Map<string, Fault>();
let server: MisbehavingServer;
/** Redirects lead to it. */
let elsewhere: Listening;
beforeAll(async () => {
  elsewhere = await listen(createServer());
  // Nobody stands behind it: no fault of this file takes effect.
  server = await startMisbehavingServer('http://127.0.0.1:9', ({ path }, nth) =>
    nth === 1 ? faultOf.get(path) : { status: 200, body: '{"message":"at last"}' },
  );
});
afterAll(async () => {
  await server.stop();
  await elsewhere.stop();
});

const readThing = readEndpoint('/things/{thing}', anyAnswer);
const writeThing = (retry: Exclude<RetryClass, 'read'>) =>
  bareEndpoint('POST', '/things/{thing}', retry, anyAnswer);

/** The end of a request, and how often it was sent. */
interface Ended {
  readonly state: 'done' | 'not-done' | 'unknown' | 'thrown';
  readonly sent: number;
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
    expect(retries).toBe(requests - 1);
    return { state, sent: requests };
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
const isRepeatedInDoubt = (retry: RetryClass): boolean => ['read', 'gone', 'flag'].includes(retry);

describe.each(CLASSES)('a request of the class %s', (retry) => {
  const failed = retry === 'read' ? 'thrown' : 'not-done';
  const inDoubt = retry === 'read' ? 'thrown' : 'unknown';
  const inDoubtOnce: Ended = { state: inDoubt, sent: 1 };
  const again: Ended = { state: 'done', sent: 2 };
  const groups: readonly [when: string, () => Faults, Ended][] = [
    [
      'no whole answer comes, or one that says nothing of the effect',
      () => ({ ...brokenAnswers, ...failures }),
      isRepeatedInDoubt(retry) ? again : inDoubtOnce,
    ],
    ['the answer would be as bad again, or too late', () => brokenForGood, inDoubtOnce],
    ['the service limits requests', () => limits, again],
    ['the service refuses it', () => refusals, { state: failed, sent: 1 }],
    ['it is redirected', () => redirectsTo(elsewhere.url), inDoubtOnce],
    ['the answer is strange but good', () => oddAnswers, { state: 'done', sent: 1 }],
  ];
  const cases = groups.map(([when, faults, expected]) => ({ when, faults, expected, ...expected }));
  test.each(cases)('is sent $sent× and ends as $state when $when', async ({ faults, expected }) => {
    const meetings = Object.entries(faults()).map(([fault, misdeed]) =>
      scenario(`the client alone: ${retry}`, [fault], async () => {
        const ended = await meet(retry, { ...misdeed, takesEffect: false }, { deadline: 60_000 });
        expect({ fault, ...ended }).toEqual({ fault, ...expected });
      }),
    );
    await Promise.all(meetings);
    expect(elsewhere.seen.connections).toBe(0);
  });
});

test.each(CLASSES)('a request of the class %s is sent again when there was no connection', async (retry) => {
  const port = await freePort();
  const late = createHttpServer((_, response) => void response.end('{"message":"at last"}'));
  const onRetry = () => void listenOn(late, port);
  const ended = await meet(retry, { status: 200 }, { baseUrl: `http://127.0.0.1:${port}`, onRetry });
  late.close();
  expect(ended).toEqual({ state: 'done', sent: 2 });
});

/** Longer than any test may take. */
const ENDLESS = { connectMs: 90_000, headersMs: 90_000, bodyIdleMs: 90_000, attemptMs: 90_000 };

describe('the time limits of an attempt', () => {
  const inDoubt: Ended = { state: 'unknown', sent: 1 };

  test('are 10 s to connect, 30 s to the headers, 15 s between pieces of the body, 60 s in all', () => {
    expect(BUDGETS).toEqual({ connectMs: 10_000, headersMs: 30_000, bodyIdleMs: 15_000, attemptMs: 60_000 });
  });

  test.each([
    ['headersMs', 'a stall before the answer'],
    ['bodyIdleMs', 'a stall in the body'],
  ] as const)('include %s, which ends %s', async (limit, stall) => {
    const budgets = { ...ENDLESS, [limit]: 1 };
    expect(await meet('once', { ...stalls[stall], takesEffect: false }, { budgets })).toEqual(inDoubt);
  });

  test('end an attempt as a whole exactly when its time runs out', async () => {
    const clock = createTestClock();
    const played = server.faults();
    const stall = { ...stalls['a stall in the body'], takesEffect: false };
    const meeting = meet('once', stall, { clock, deadline: Number.POSITIVE_INFINITY });
    const endedAt = meeting.then(clock.now);
    while (server.faults() === played) await turn();
    clock.advance(BUDGETS.attemptMs - 1);
    await turn();
    clock.advance(1);
    expect([await meeting, await endedAt]).toEqual([inDoubt, BUDGETS.attemptMs]);
  });

  test('leave no doubt when they end an attempt to connect: nothing was sent', async () => {
    // It never says a word of TLS.
    await using silent = await listen(createServer());
    const parts = { budgets: { ...ENDLESS, connectMs: 1 }, deadline: 500 };
    const client = createTestClient(silent.url.replace('http:', 'https:'), parts);
    const effect = await client.write(writeThing('once'), { thing: 1 }, undefined);
    expect(effect).toMatchObject({ state: 'not-done', error: { reason: 'unreachable' } });
    expect(client.traffic()).toEqual({ requests: 2, retries: 1 });
    await client.close();
  });
});

test('the pauses between attempts grow from half a second, with full jitter', async () => {
  const pauses: number[] = [];
  const client = createTestClient('http://127.0.0.1:9', {
    random: () => 0.999,
    onRetry: (_, delayMs) => void pauses.push(delayMs),
  });
  await expect(client.read(readThing, { thing: 1 })).rejects.toMatchObject({ reason: 'unreachable' });
  await client.close();
  expect(pauses).toEqual([499.5, 999, 1_998]);
});
