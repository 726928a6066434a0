import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listen } from '../../../harness/listen.ts';
import { createTestClient } from '../../../harness/test-client.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import { createTraffic } from '../../../harness/traffic.ts';
import type { WireAnswer } from '../../../src/api/answer.ts';
import type { Client } from '../../../src/api/client.ts';
import { anyAnswer, readEndpoint, writeEndpoint } from '../../../src/api/endpoint.ts';
import { createPace } from '../../../src/api/pace.ts';
import { CancelledError, PlanAgain } from '../../../src/core/errors.ts';
import { runs } from '../../support/property-runs.ts';

/** The answer of a service with a limit to a request. */
interface Allowance {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly retryAfterMs: number;
}

/** Decides about a request that comes at a time in milliseconds. */
type Limiter = (nowMs: number) => Allowance;

const MINUTE = 60_000;

/** The usual kinds of limits on requests a minute. */
const LIMITERS = {
  /** A window begins with the first request after the end of the last one. */
  'fixed window': (limit: number): Limiter => {
    let since = Number.NEGATIVE_INFINITY;
    let used = 0;
    return (nowMs) => {
      if (nowMs - since >= MINUTE) {
        since = nowMs;
        used = 0;
      }
      used += 1;
      return { allowed: used <= limit, remaining: limit - used, retryAfterMs: since + MINUTE - nowMs };
    };
  },
  'token bucket': (limit: number): Limiter => {
    const refill = limit / MINUTE;
    let tokens = limit;
    let last = 0;
    return (nowMs) => {
      tokens = Math.min(limit, tokens + (nowMs - last) * refill);
      last = nowMs;
      const allowed = tokens >= 1;
      if (allowed) tokens -= 1;
      return { allowed, remaining: Math.floor(tokens), retryAfterMs: (1 - tokens) / refill };
    };
  },
} as const;

/** The headers by which a service shows its limit. */
const SHOWN = ['requests left and Retry-After', 'Retry-After', 'nothing'] as const;
type Shown = (typeof SHOWN)[number];

function headersOf({ allowed, remaining, retryAfterMs }: Allowance, shown: Shown): Record<string, number> {
  return {
    ...(shown === 'requests left and Retry-After' && { 'x-ratelimit-remaining': Math.max(0, remaining) }),
    ...(shown !== 'nothing' && !allowed && { 'retry-after': Math.max(1, Math.ceil(retryAfterMs / 1_000)) }),
  };
}

const partOf = (client: Client, signal: AbortSignal) =>
  client.part({ signal, deadline: Number.POSITIVE_INFINITY, onRetry: () => {} });

const readThing = readEndpoint('/things/{thing}', anyAnswer);

/** Lets scopes read one thing after the other, side by side, from a service with a limit; an answer takes 100 to 300 ms. */
async function crowd(limiter: Limiter, shown: Shown, scopes: number, reads: number) {
  const traffic = createTraffic();
  const clock = createTestClock(undefined, traffic);
  /** `limited`: the number of 429s; `lead`: the most reads that one scope was ever ahead of another by. */
  const seen = { limited: 0, requests: 0, failed: 0, lead: 0 };
  await using server = await listen(
    createServer(async (request, response) => {
      request.resume();
      const release = traffic.hold();
      // Each scope has a way of its own to the service, so that their order does not depend on the machine.
      await clock.sleep(Number(request.url?.split('/').at(-1)), clock.signal);
      seen.requests += 1;
      const allowance = limiter(clock.now());
      if (!allowance.allowed) seen.limited += 1;
      await clock.sleep(100 + ((seen.requests * 37) % 200), clock.signal);
      release();
      response.writeHead(allowance.allowed ? 200 : 429, headersOf(allowance, shown)).end('{}');
    }),
  );
  let nth = 0;
  const random = (): number => {
    nth += 1;
    return ((nth * 37) % 100) / 100;
  };
  const client = createTestClient(server.url, { clock, signal: clock.signal, random });
  const done = new Array<number>(scopes).fill(0);
  const scope = async (_: unknown, index: number): Promise<void> => {
    const part = partOf(client, clock.signal);
    for (let read = 1; read <= reads; read += 1) {
      await part.read(readThing, { thing: index + 1 }).catch(() => {
        seen.failed += 1;
      });
      done[index] = read;
      seen.lead = Math.max(seen.lead, read - Math.min(...done));
    }
  };
  await Promise.all(Array.from({ length: scopes }, scope));
  await client.close();
  return { ...seen, endedAt: clock.now() };
}

const SCOPES = 50;

describe('many scopes that share a client', () => {
  const small = Object.entries(LIMITERS).flatMap(([kind, limiter]) =>
    SHOWN.map((shown) => ({ limit: 60, reads: 6, kind, shown, limiter })),
  );
  const [shown] = SHOWN;
  const large = { limit: 600, reads: 30, kind: 'fixed window', shown, limiter: LIMITERS['fixed window'] };
  test.each([...small, large])(
    'keep to a limit of $limit a minute, in a $kind that shows $shown',
    async ({ kind, limiter, shown, limit, reads }) => {
      const seen = await crowd(limiter(limit), shown, SCOPES, reads);
      expect(seen.failed).toBe(0);
      // Without a number everything under way may be refused, but only once; then about one request at a time.
      const isShown = shown === 'requests left and Retry-After';
      expect(seen.limited).toBeLessThanOrEqual(isShown ? 0 : SCOPES + seen.endedAt / 1_000);
      expect(seen.requests).toBe(SCOPES * reads + seen.limited);
      expect(seen.lead).toBeLessThanOrEqual(10);
      const windows = (SCOPES * reads) / limit;
      const leastMs = (kind === 'token bucket' ? windows - 1 : Math.ceil(windows) - 1) * MINUTE;
      expect(seen.endedAt).toBeGreaterThanOrEqual(leastMs);
      expect(seen.endedAt).toBeLessThanOrEqual(leastMs + 75_000);
    },
  );

  test('cause at most one 429 a window if others use up the account as well', async () => {
    const limiter = LIMITERS['fixed window'](60);
    const shared: typeof limiter = (nowMs) => {
      limiter(nowMs);
      return limiter(nowMs);
    };
    const seen = await crowd(shared, 'requests left and Retry-After', 8, 20);
    expect(seen.failed).toBe(0);
    expect(seen.limited).toBeLessThanOrEqual(Math.ceil(seen.endedAt / MINUTE));
  });
});

/** The fate of a request: its time to the service and back in milliseconds, the answer, and the number left that it shows. */
const treatment = fc.record({
  // The last one is counted only after the attempt was given up.
  there: fc.oneof({ arbitrary: fc.nat(3_000), weight: 5 }, fc.constant(75_000)),
  back: fc.oneof(fc.nat(500), fc.nat(20_000)),
  answered: fc.constantFrom('good', 'good', 'good', 'limited', 'limited for 7 s', 'broken', 'lost'),
  left: fc.option(fc.nat(100), { nil: undefined }),
});

type Fate = typeof treatment extends fc.Arbitrary<infer One> ? One : never;

const replaceText = writeEndpoint('PATCH', '/texts/{text}', {
  retry: 'replace',
  body: anyAnswer,
  answer: anyAnswer,
});

/**
 * Lets scopes replace texts, side by side: each time two looks and a write, planned anew as often as the client asks for it.
 *
 * @returns when each request was counted by the service
 */
async function replaceTexts(share: number, scopes: number, nextFate: () => Fate) {
  const traffic = createTraffic();
  const clock = createTestClock(undefined, traffic);
  const counted: number[] = [];
  await using server = await listen(
    createServer(async (request, response) => {
      request.resume();
      const { there, back, answered, left } = nextFate();
      const release = traffic.hold();
      await clock.sleep(there, clock.signal);
      counted.push(clock.now());
      await clock.sleep(back, clock.signal);
      release();
      if (answered === 'lost') return void response.destroy();
      const status = { good: 200, limited: 429, 'limited for 7 s': 429, broken: 503 }[answered];
      if (left !== undefined) response.setHeader('x-ratelimit-remaining', left);
      if (answered === 'limited for 7 s') response.setHeader('retry-after', 7);
      response.writeHead(status).end('{}');
    }),
  );
  const client = createTestClient(server.url, { clock, signal: clock.signal, mostAMinute: share });
  let written = 0;
  const scope = async (_: unknown, text: number): Promise<void> => {
    const part = partOf(client, clock.signal);
    const replace = async (most = 10): Promise<void> => {
      for (const _look of [1, 2]) await part.read(readThing, { thing: text }).catch(() => {});
      await part.write(replaceText, { text }, {}).catch((error: unknown) => {
        if (!(error instanceof PlanAgain)) throw error;
        return most > 0 ? replace(most - 1) : undefined;
      });
    };
    await replace();
    written += 1;
  };
  await Promise.all(Array.from({ length: scopes }, scope));
  await client.close();
  return { counted, written };
}

/** The most requests in any minute, both of its ends included. */
const mostIn = (times: readonly number[]): number =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at <= from + MINUTE).length));

test('a share of the requests is not exceeded in any minute, whatever the service says', async () => {
  const story = [fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 })] as const;
  await fc.assert(
    fc.asyncProperty(...story, fc.infiniteStream(treatment), async (share, scopes, all) => {
      const seen = await replaceTexts(share, scopes, () => all.next().value);
      expect(mostIn(seen.counted)).toBeLessThanOrEqual(share);
      expect(seen.written).toBe(scopes);
    }),
    runs(30),
  );
});

const answer = (status: number, headers: Readonly<Record<string, string>>): WireAnswer => ({
  status,
  header: (name) => headers[name],
  body: new Uint8Array(),
});

const USUAL = { isWrite: false, refusals: 0, mayWaitMs: Number.POSITIVE_INFINITY };

/** Answers before it: their times, and the number of requests left that they show. */
type Answers = readonly (readonly [atMs: number, left: string])[];

/** The time at which a request goes, with others under way. */
async function goesAt(isWrite: boolean, answers: Answers, underWay: number): Promise<number> {
  const clock = createTestClock();
  const pace = createPace(clock);
  const turn = (isWrite: boolean) => pace.turn({ ...USUAL, isWrite }, clock.signal);
  for (const [atMs, left] of answers) {
    clock.advance(atMs - clock.now());
    const onEnd = await turn(true);
    onEnd(answer(200, { 'x-ratelimit-remaining': left }));
  }
  for (let nth = 0; nth < underWay; nth += 1) await turn(true);
  await turn(isWrite);
  return clock.now();
}

const [few, none] = [
  [0, '9'],
  [0, '0'],
] as const;

test.each<[title: string, answers: Answers, underWay: number, readAt: number, writeAt: number]>([
  ['goes at once while enough are left', [[0, '11']], 0, 0, 0],
  ['is spaced over the window when few are left, unless it is a write', [[0, '9']], 0, 6_000, 0],
  ['counts those under way as used', [[0, '10']], 1, 6_000, 0],
  ['goes after ten seconds when none are left', [[0, '0']], 0, 10_000, 10_000],
  ['goes as soon as the window is over', [few, [57_000, '0']], 0, 60_000, 60_000],
  ['goes at once when the number has risen', [none, [20_000, '59']], 0, 20_000, 20_000],
  ['stays spaced when no number is shown', [few, [3_000, 'many']], 0, 8_700, 3_000],
  ['is spaced over another minute when it has not risen', [few, [60_000, '9']], 0, 66_000, 60_000],
])('the next request %s', async (_, answers, underWay, readAt, writeAt) => {
  expect(await goesAt(false, answers, underWay)).toBe(readAt);
  expect(await goesAt(true, answers, underWay)).toBe(writeAt);
});

describe('waiting for a turn', () => {
  /** The pace after a 429. */
  async function limited(retryAfter?: string) {
    const clock = createTestClock();
    const pace = createPace(clock);
    const onEnd = await pace.turn({ ...USUAL }, clock.signal);
    onEnd(answer(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }));
    const turn = async (own: Partial<typeof USUAL> = {}, signal = clock.signal) => {
      const onEnd = await pace.turn({ ...USUAL, ...own }, signal);
      return { onEnd, at: clock.now() };
    };
    return { clock, turn };
  }

  test('ends at once when it is cancelled, and the others keep waiting', async () => {
    const { clock, turn } = await limited('20');
    const { signal, interrupt } = createTestClock();
    const first = turn({}, signal);
    const second = turn();
    const reason = new CancelledError('cancelled');
    interrupt(reason);
    await expect(first).rejects.toBe(reason);
    expect(clock.now()).toBe(0);
    await expect(turn({}, signal)).rejects.toBe(reason);
    expect(await second).toMatchObject({ at: 20_000 });
  });

  test('lets one go first after a 429, and the others after its answer, refused ones and writes before reads', async () => {
    const { clock, turn } = await limited('20');
    const gone: string[] = [];
    const calls = [
      { name: 'read', isWrite: false, refusals: 0 },
      { name: 'write', isWrite: true, refusals: 0 },
      { name: 'another read', isWrite: false, refusals: 0 },
      { name: 'refused read', isWrite: false, refusals: 1 },
    ];
    const go = async ({ name, ...call }: (typeof calls)[number]): Promise<void> => {
      const { onEnd, at } = await turn(call);
      gone.push(`${name} at ${at}`);
      await clock.sleep(300, clock.signal);
      onEnd(answer(200, {}));
    };
    await Promise.all(calls.map(go));
    const order = ['write at 20000', 'refused read at 20300', 'read at 20600', 'another read at 20900'];
    expect(gone).toEqual(order);
  });

  test('takes ten seconds where the service does not say how long, and a minute at most', async () => {
    expect(await (await limited()).turn()).toMatchObject({ at: 10_000 });
    expect(await (await limited('3600')).turn()).toMatchObject({ at: MINUTE });
  });
});
