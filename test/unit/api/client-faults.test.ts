import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { freePort, listen, listenOn } from '../../../harness/listen.ts';
import {
  type Answer,
  type Fault,
  type Misdeed,
  startMisbehavingServer,
} from '../../../harness/misbehaving-server.ts';
import { createTestClient } from '../../../harness/test-client.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import type { Client, ClientParts } from '../../../src/api/client.ts';
import { anyAnswer, bareEndpoint, type RetryClass, readEndpoint } from '../../../src/api/endpoint.ts';
import { BUDGETS } from '../../../src/api/exchange.ts';
import { ApiError, PlanAgain } from '../../../src/core/errors.ts';

/**
 * Every fault in every retry class, at the client itself and over a real socket: what it makes of one request. The faults are
 * grouped by what the client can know about the request afterwards.
 */
type Faults = Readonly<Record<string, Omit<Misdeed, 'takesEffect'>>>;

const nothing = (): Uint8Array => new Uint8Array();

const bodyAt = (wire: Buffer): number => wire.indexOf('\r\n\r\n') + 4;

const before =
  (text: string) =>
  (wire: Buffer): Uint8Array =>
    Buffer.concat([Buffer.from(text, 'latin1'), wire]);

const cutAt =
  (find: (wire: Buffer) => number) =>
  (wire: Buffer): Uint8Array =>
    wire.subarray(0, find(wire));

const lengthened =
  (by: number) =>
  (usual: Answer): Answer => ({
    ...usual,
    headers: { ...usual.headers, 'content-length': `${usual.body.length + by}` },
  });

const withBody =
  (body: string | Buffer, headers: Answer['headers'] = {}) =>
  (): Answer => ({ status: 200, headers, body: Buffer.from(body) });

const JSON_TYPE = { 'content-type': 'application/json' };
const MIB = 1024 * 1024;

/** An interim answer, which a client must accept unasked (RFC 9110, section 15.2). */
const HINTS = 'HTTP/1.1 103 Early Hints\r\nlink: </style.css>; rel=preload\r\n\r\n';

/** No whole answer, or none that can be read: the request may have taken effect or not. */
const unclearAnswers: Faults = {
  'a reset': { bytes: nothing, end: 'reset' },
  'an end before the answer': { bytes: nothing, end: 'close' },
  'a cut in the headers': { bytes: cutAt((wire) => bodyAt(wire) - 12), end: 'close' },
  'a cut in the body': { bytes: cutAt((wire) => (bodyAt(wire) + wire.length) >> 1), end: 'close' },
  'a length that is too long': { answer: lengthened(9), end: 'close' },
  'a length that is too short': { answer: lengthened(-9) },
  'garbage before the status line': { bytes: before('\0\x01\xfe garbage\r\n') },
  'headers of 100 KiB': {
    answer: (usual) => ({ ...usual, headers: { ...usual.headers, 'x-filler': 'f'.repeat(100 * 1024) } }),
  },
  'an upgrade nobody asked for': {
    bytes: () =>
      Buffer.from('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: telnet\r\n\r\n'),
  },
  '100 Continue nobody asked for, on which undici hangs up': {
    bytes: before('HTTP/1.1 100 Continue\r\n\r\n'),
  },
  'a gzip bomb': {
    answer: withBody(gzipSync(Buffer.alloc(64 * MIB)), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
  },
  'HTML with 200': {
    answer: withBody('<html><h1>Down for maintenance</h1>', { 'content-type': 'text/html' }),
  },
  'invalid UTF-8': { answer: withBody(Buffer.from('{"data":{"id":1,"name":"\xc3\x28 \xff"}}', 'latin1')) },
  '100,000 brackets': { answer: withBody('['.repeat(100_000), JSON_TYPE) },
  // The service is in trouble, or something before it answers when it may have acted. Some answers say so, as JSON.
  ...byStatus([500, 501, 502, 503, 504, 520, 529]),
  ...byStatus([
    402, 406, 407, 408, 411, 412, 414, 416, 417, 418, 421, 423, 424, 425, 426, 428, 431, 451, 499,
  ]),
  '503 with Retry-After: 1': status(503, { 'retry-after': '1' }),
};

const stalls = {
  'a stall before the answer': { bytes: nothing, end: 'stall' },
  'a stall in the body': { bytes: cutAt((wire) => (bodyAt(wire) + wire.length) >> 1), end: 'stall' },
} satisfies Faults;

/** The same request would be answered in the same way, or only after the end of the run. */
const brokenForGood = {
  'a body of 9 MiB': { answer: withBody(`{"message":"${'x'.repeat(9 * MIB)}"}`, JSON_TYPE) },
  '503 with Retry-After: 3600': status(503, { 'retry-after': '3600' }),
} satisfies Faults;

const oddAnswers = {
  'an answer byte by byte': { trickles: true },
  '103 before the answer': { bytes: before(HINTS) },
  'several of them before the answer': { bytes: before(`${HINTS}HTTP/1.1 102 Processing\r\n\r\n${HINTS}`) },
  'a byte order mark': { answer: (usual) => ({ ...usual, body: Buffer.from(`\ufeff${usual.body}`) }) },
  'an empty 200': { answer: withBody('') },
  '204': { answer: () => ({ status: 204, headers: {}, body: Buffer.alloc(0) }) },
  'a 200 with null': { answer: withBody('null', JSON_TYPE) },
} satisfies Faults;

const elsewhere = await listen(createServer());
const location = `${elsewhere.url}/stolen`;
const redirects = byStatus([300, 301, 302, 303, 304, 305, 306, 307, 308, 399], { location });

/** The service says no before it acts. Some say why, as JSON. */
const refusals: Faults = {
  ...byStatus([400, 401, 403, 404, 405, 409, 410, 413, 415, 422]),
  '429 with Retry-After: 3600': status(429, { 'retry-after': '3600' }),
};

const limits: Faults = { '429': status(429), '429 with Retry-After: 1': status(429, { 'retry-after': '1' }) };

function status(code: number, headers: Answer['headers'] = {}, body = ''): Faults[string] {
  return { answer: () => ({ status: code, headers, body: Buffer.from(body) }) };
}

function byStatus(codes: readonly number[], headers: Answer['headers'] = {}): Faults {
  const says = JSON.stringify({ message: 'No. ::error::x', errors: { field: ['must be ##[error]good'] } });
  const deep = `${'['.repeat(100_000)}"x"${']'.repeat(100_000)}`;
  const bodies = [says, '', '<html>no</html>', `{"message":${deep},"errors":{"a":${deep}}}`, deep];
  return Object.fromEntries(
    codes.map((code, nth) => [String(code), status(code, headers, bodies[nth % bodies.length] ?? '')]),
  );
}

const faultOf = new Map<string, Fault>();
// Nobody stands behind it: no fault of this file takes effect.
const server = await startMisbehavingServer('http://127.0.0.1:9', ({ path }, nth) =>
  nth === 1 ? faultOf.get(path) : { status: 200, body: '{"message":"at last"}' },
);
afterAll(() => Promise.all([server.stop(), elsewhere.stop()]));

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
    expect(retries).toBe(requests - 1);
    return { state, sent: requests };
  } finally {
    await client.close();
  }
}

async function send(client: Client, retry: RetryClass, ids: { thing: number }): Promise<Ended['state']> {
  if (retry !== 'read') {
    const sending = client.write(writeThing(retry), ids, undefined).then(({ state }) => state);
    // A caller plans it anew.
    return sending.catch((error: unknown) => {
      if (error instanceof PlanAgain) return send(client, retry, ids);
      throw error;
    });
  }
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
  const inDoubt = retry === 'read' ? 'thrown' : 'unknown';
  const inDoubtOnce: Ended = { state: inDoubt, sent: 1 };
  const again: Ended = { state: 'done', sent: 2 };
  const unclear = isRepeatedInDoubt(retry) ? again : inDoubtOnce;
  const groups: readonly [when: string, Faults, Ended][] = [
    ['no whole answer comes, or one that says nothing of the effect', unclearAnswers, unclear],
    ['the answer would be as bad again, or too late', brokenForGood, inDoubtOnce],
    ['the service limits requests', limits, again],
    ['the service refuses it', refusals, { state: retry === 'read' ? 'thrown' : 'not-done', sent: 1 }],
    ['it is redirected', redirects, inDoubtOnce],
    ['the answer is strange but good', oddAnswers, { state: 'done', sent: 1 }],
  ];
  const cases = groups.map(([when, faults, expected]) => ({ when, faults, ...expected }));
  test.each(cases)('is sent $sent× and ends as $state when $when', async ({ faults, state, sent }) => {
    const meetings = Object.entries(faults).map(async ([fault, misdeed]) => {
      const ended = await meet(retry, { ...misdeed, takesEffect: false }, { deadline: 60_000 });
      expect({ fault, ...ended }).toEqual({ fault, state, sent });
    });
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
    const earlier = server.requests.length;
    const stall = { ...stalls['a stall in the body'], takesEffect: false };
    const meeting = meet('once', stall, { clock, deadline: Number.POSITIVE_INFINITY });
    const endedAt = meeting.then(clock.now);
    while (server.requests.length === earlier) await turn();
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
