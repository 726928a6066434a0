import { describe, expect, test } from '@jest/globals';
import { createTestClock } from '../../../harness/test-clock.ts';
import { type Budget, createBudget, nextAt, noteAnswer } from '../../../src/api/budget.ts';
import type { WireAnswer } from '../../../src/api/exchange.ts';
import { createPace } from '../../../src/api/pace.ts';
import { CancelledError } from '../../../src/core/errors.ts';
import { crowd, type Says } from '../../support/crowd.ts';
import { LIMITERS } from '../../support/limiters.ts';

const MINUTE = 60_000;
const SCOPES = 50;
const SAYS: readonly Says[] = ['requests left and Retry-After', 'Retry-After', 'nothing'];

describe('many scopes that share a client', () => {
  const cases = Object.entries(LIMITERS).flatMap(([kind, limiter]) =>
    SAYS.flatMap((says) => [
      { limit: 60, kind, says, reads: 6, limiter },
      { limit: 600, kind, says, reads: 30, limiter },
    ]),
  );
  test.each(cases)(
    '$limit a minute, a $kind that shows $says',
    async ({ kind, limiter, says, limit, reads }) => {
      const seen = await crowd(limiter(limit), says, SCOPES, reads);
      expect(seen.failed).toBe(0);
      // Without a number everything under way may be refused, but only once; then it is about one request at a time.
      const isShown = says === 'requests left and Retry-After';
      expect(seen.limitedAt.length).toBeLessThanOrEqual(isShown ? 0 : SCOPES + seen.endedAt / 1_000);
      expect(seen.requests).toBe(SCOPES * reads + seen.limitedAt.length);
      expect(seen.lead).toBeLessThanOrEqual(10);
      expect(seen.saidFewLeft).toBeLessThanOrEqual(SCOPES);
      const windows = (SCOPES * reads) / limit;
      const leastMs = (kind === 'token bucket' ? windows - 1 : Math.ceil(windows) - 1) * MINUTE;
      expect(seen.endedAt).toBeGreaterThanOrEqual(leastMs);
      expect(seen.endedAt).toBeLessThanOrEqual(leastMs + 75_000);
    },
  );

  test('others that use up the account as well cause at most one 429 a window', async () => {
    const limiter = LIMITERS['fixed window'](60);
    const shared: typeof limiter = (nowMs) => {
      limiter(nowMs);
      return limiter(nowMs);
    };
    const seen = await crowd(shared, 'requests left and Retry-After', 8, 20);
    expect(seen.failed).toBe(0);
    expect(seen.limitedAt.length).toBeLessThanOrEqual(Math.ceil(seen.endedAt / MINUTE));
  });
});

describe('the time of the next request', () => {
  const budget = (known: Partial<Budget>): Budget => ({ ...createBudget(), sentAt: 1_000, ...known });
  const few = { remaining: 5, windowEndsAt: 43_000 };
  test.each<[string, Partial<Budget>, { read: number; write: number }]>([
    ['while nothing is known', {}, { read: 0, write: 0 }],
    ['while enough are left', { remaining: 11 }, { read: 0, write: 0 }],
    ['few: reads are spaced over the window', few, { read: 8_000, write: 0 }],
    ['those under way count as used', { ...few, underWay: 1 }, { read: 9_400, write: 0 }],
    ['never more than ten seconds apart', { ...few, windowEndsAt: 999_000 }, { read: 11_000, write: 0 }],
    ['none: one asks after ten seconds', { ...few, remaining: 0 }, { read: 11_000, write: 11_000 }],
    [
      'none: or at the end of the window',
      { remaining: 0, windowEndsAt: 4_000 },
      { read: 4_000, write: 4_000 },
    ],
    ['the window is over: one asks, alone', { remaining: 0, underWay: 1 }, { read: 11_000, write: 11_000 }],
    ['after a 429: as told', { heldUntil: 46_000, room: 1 }, { read: 46_000, write: 46_000 }],
    ['then one, and the others after it', { underWay: 1, room: 1 }, { read: 11_000, write: 11_000 }],
  ])('%s', (_, known, { read, write }) => {
    expect(Math.max(0, nextAt(budget(known), false))).toBe(read);
    expect(Math.max(0, nextAt(budget(known), true))).toBe(write);
  });
});

const answer = (status: number, headers: Readonly<Record<string, string>>): WireAnswer => ({
  status,
  header: (name) => headers[name],
  body: new Uint8Array(),
});

describe('the number shown', () => {
  const known = { remaining: 3, windowEndsAt: 50_000, risenAt: 20_000 };
  test.each<[string, { at: number; remaining: number | undefined }, string, Partial<Budget>]>([
    ['falls', { at: 25_000, remaining: 3 }, '2', { remaining: 2, windowEndsAt: 50_000 }],
    ['comes out of order', { at: 25_000, remaining: 6 }, '5', { remaining: 3, windowEndsAt: 50_000 }],
    ['rises: a window begins', { at: 25_000, remaining: 3 }, '59', { remaining: 59, windowEndsAt: 90_000 }],
    ['is of the old window, or not', { at: 15_000, remaining: 9 }, '7', { remaining: 2, risenAt: 20_000 }],
    ['of the new window comes late', { at: 15_000, remaining: 1 }, '2', { remaining: 2, risenAt: 20_000 }],
    ['is none', { at: 25_000, remaining: 3 }, 'many', { remaining: 3, windowEndsAt: 50_000 }],
  ])('%s', (_, sent, shown, expected) => {
    const budget = { ...createBudget(), ...known };
    noteAnswer(budget, sent, answer(200, { 'x-ratelimit-remaining': shown }), 30_000, 0);
    expect(budget).toMatchObject(expected);
  });

  test('that has not risen by the end of the minute is good for another one', () => {
    const budget = { ...createBudget(), ...known, windowEndsAt: 29_000 };
    const sent = { at: 28_000, remaining: 3 };
    noteAnswer(budget, sent, answer(200, { 'x-ratelimit-remaining': '2' }), 30_000, 0);
    expect(budget).toMatchObject({ remaining: 2, windowEndsAt: 90_000 });
  });

  test.each([
    ['Retry-After is believed', { 'retry-after': '20' }, { heldUntil: 50_000, windowEndsAt: 50_000 }],
    ['without it, the end of the window', {}, { heldUntil: 36_000, windowEndsAt: 36_000 }],
  ])('is forgotten after a 429: %s', (_, headers, expected) => {
    const budget = { ...createBudget(), ...known, windowEndsAt: 36_000 };
    noteAnswer(budget, { at: 29_000, remaining: 3 }, answer(429, headers), 30_000, 0);
    expect(budget).toMatchObject({ remaining: undefined, room: 1, ...expected });
  });
});

describe('waiting for a turn', () => {
  const clock = createTestClock();
  const { signal } = new AbortController();
  const untold = (): void => {};
  const limited = (retryAfter: string): ReturnType<typeof createPace> => {
    const pace = createPace(clock, clock.now);
    pace.ended(pace.go(), answer(429, { 'retry-after': retryAfter }));
    return pace;
  };

  test('ends at once with the reason of its signal, and the others keep theirs', async () => {
    const pace = limited('20');
    const from = clock.now();
    const cancel = new AbortController();
    const first = pace.turn({ isWrite: false, refusals: 0, signal: cancel.signal, onFewLeft: untold });
    const second = pace.turn({ isWrite: false, refusals: 0, signal, onFewLeft: untold });
    const reason = new CancelledError('cancelled');
    cancel.abort(reason);
    await expect(first).rejects.toBe(reason);
    expect(clock.now()).toBe(from);
    const late = pace.turn({ isWrite: false, refusals: 0, signal: cancel.signal, onFewLeft: untold });
    await expect(late).rejects.toBe(reason);
    expect(await second).toMatchObject({ at: from + 20_000 });
  });

  test('after a 429 one goes first, and the others after its answer: refused ones and writes before reads', async () => {
    const pace = limited('20');
    const from = clock.now();
    const gone: string[] = [];
    const calls = [
      { name: 'read', isWrite: false, refusals: 0 },
      { name: 'write', isWrite: true, refusals: 0 },
      { name: 'another read', isWrite: false, refusals: 0 },
      { name: 'refused read', isWrite: false, refusals: 1 },
    ];
    await Promise.all(
      calls.map(async ({ name, ...call }) => {
        const sent = await pace.turn({ ...call, signal, onFewLeft: untold });
        gone.push(`${name} at ${sent.at - from}`);
        await clock.sleep(300, signal);
        pace.ended(sent, answer(200, {}));
      }),
    );
    expect(gone).toEqual([
      'write at 20000',
      'refused read at 20300',
      'read at 20600',
      'another read at 20900',
    ]);
  });

  test('without an answer the next one asks after ten seconds', async () => {
    const pace = limited('1');
    const from = clock.now();
    const turn = () => pace.turn({ isWrite: false, refusals: 0, signal, onFewLeft: untold });
    const times = (await Promise.all([turn(), turn(), turn()])).map(({ at }) => at - from);
    expect(times).toEqual([1_000, 11_000, 21_000]);
  });

  test('is no longer than a minute, whatever the service asks for', async () => {
    const pace = limited('3600');
    const from = clock.now();
    const left: number[] = [];
    const onFewLeft = (count: number): void => void left.push(count);
    const sent = await pace.turn({ isWrite: false, refusals: 0, signal, onFewLeft });
    expect(sent.at - from).toBe(MINUTE);
    expect(left).toEqual([0]);
  });
});
