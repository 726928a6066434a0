import { describe, expect, test } from '@jest/globals';
import { createTestClock } from '../../../harness/test-clock.ts';
import { type Budget, createBudget, nextAt, noteAnswer } from '../../../src/api/budget.ts';
import type { WireAnswer } from '../../../src/api/exchange.ts';
import { createPace } from '../../../src/api/pace.ts';
import { CancelledError } from '../../../src/core/errors.ts';
import { crowd, LIMITERS } from '../../support/crowd.ts';

const MINUTE = 60_000;
const SCOPES = 50;
const SHOWN = ['requests left and Retry-After', 'Retry-After', 'nothing'] as const;

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
      expect(seen.saidFewLeft).toBeLessThanOrEqual(SCOPES);
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

describe('the next request', () => {
  const budget = (known: Partial<Budget>): Budget => ({ ...createBudget(), sentAt: 1_000, ...known });
  const few = { remaining: 5, windowEndsAt: 43_000 };
  test.each<[title: string, known: Partial<Budget>, readAt: number, writeAt: number]>([
    ['goes at once while nothing is known', {}, 0, 0],
    ['goes at once while enough are left', { remaining: 11 }, 0, 0],
    ['is spaced over the window when few are left, unless it is a write', few, 8_000, 0],
    ['counts those under way as used', { ...few, underWay: 1 }, 9_400, 0],
    ['goes ten seconds after the last one at the latest', { ...few, windowEndsAt: 999_000 }, 11_000, 0],
    ['goes after ten seconds when none are left', { ...few, remaining: 0 }, 11_000, 11_000],
    ['goes as soon as the window is over', { remaining: 0, windowEndsAt: 4_000 }, 4_000, 4_000],
    ['goes alone when the window is over', { remaining: 0, underWay: 1 }, 11_000, 11_000],
    ['goes after a 429 when the service has said', { heldUntil: 46_000, room: 1 }, 46_000, 46_000],
    ['waits for the answer to the first one after a 429', { underWay: 1, room: 1 }, 11_000, 11_000],
  ])('%s', (_, known, readAt, writeAt) => {
    expect(Math.max(0, nextAt(budget(known), false))).toBe(readAt);
    expect(Math.max(0, nextAt(budget(known), true))).toBe(writeAt);
  });
});

const answer = (status: number, headers: Readonly<Record<string, string>>): WireAnswer => ({
  status,
  header: (name) => headers[name],
  body: new Uint8Array(),
});

describe('the number of requests left', () => {
  const known = { remaining: 3, windowEndsAt: 50_000 };
  test.each<[title: string, before: number, shown: string, Partial<Budget>]>([
    ['falls with what is shown', 3, '2', { remaining: 2, windowEndsAt: 50_000 }],
    ['stays when a higher one is shown out of order', 6, '5', { remaining: 3, windowEndsAt: 50_000 }],
    ['rises when a window begins', 3, '59', { remaining: 59, windowEndsAt: 90_000 }],
    ['stays when no number is shown', 3, 'many', { remaining: 3, windowEndsAt: 50_000 }],
  ])('%s', (_, remaining, shown, expected) => {
    const budget = { ...createBudget(), ...known };
    noteAnswer(budget, { remaining }, answer(200, { 'x-ratelimit-remaining': shown }), 30_000);
    expect(budget).toMatchObject(expected);
  });

  test('is good for another minute when it has not risen by the end of one', () => {
    const budget = { ...createBudget(), ...known, windowEndsAt: 29_000 };
    const sent = { remaining: 3 };
    noteAnswer(budget, sent, answer(200, { 'x-ratelimit-remaining': '2' }), 30_000);
    expect(budget).toMatchObject({ remaining: 2, windowEndsAt: 90_000 });
  });

  test.each([
    ['for as long as Retry-After says', { 'retry-after': '20' }, 50_000],
    ['up to the end of the window without Retry-After', {}, 36_000],
  ])('is forgotten after a 429, %s', (_, headers, heldUntil) => {
    const budget = { ...createBudget(), ...known, windowEndsAt: 36_000 };
    noteAnswer(budget, { remaining: 3 }, answer(429, headers), 30_000);
    expect(budget).toMatchObject({ remaining: undefined, room: 1, heldUntil, windowEndsAt: heldUntil });
  });
});

describe('waiting for a turn', () => {
  /** The pace after a 429. */
  function limited(retryAfter: string) {
    const clock = createTestClock();
    const pace = createPace(clock);
    pace.ended(pace.go(), answer(429, { 'retry-after': retryAfter }));
    const usual = { isWrite: false, refusals: 0, signal: clock.signal, onFewLeft: (_: number) => {} };
    const turn = async (more: Partial<typeof usual> = {}) => {
      const sent = await pace.turn({ ...usual, ...more });
      return { ...sent, at: clock.now() };
    };
    return { clock, pace, turn };
  }

  test('ends at once when it is cancelled, and the others keep waiting', async () => {
    const { clock, turn } = limited('20');
    const { signal, interrupt } = createTestClock();
    const first = turn({ signal });
    const second = turn();
    const reason = new CancelledError('cancelled');
    interrupt(reason);
    await expect(first).rejects.toBe(reason);
    expect(clock.now()).toBe(0);
    await expect(turn({ signal })).rejects.toBe(reason);
    expect(await second).toMatchObject({ at: 20_000 });
  });

  test('lets one go first after a 429, and the others after its answer, refused ones and writes before reads', async () => {
    const { clock, pace, turn } = limited('20');
    const gone: string[] = [];
    const calls = [
      { name: 'read', isWrite: false, refusals: 0 },
      { name: 'write', isWrite: true, refusals: 0 },
      { name: 'another read', isWrite: false, refusals: 0 },
      { name: 'refused read', isWrite: false, refusals: 1 },
    ];
    const go = async ({ name, ...call }: (typeof calls)[number]): Promise<void> => {
      const sent = await turn(call);
      gone.push(`${name} at ${sent.at}`);
      await clock.sleep(300, clock.signal);
      pace.ended(sent, answer(200, {}));
    };
    await Promise.all(calls.map(go));
    const order = ['write at 20000', 'refused read at 20300', 'read at 20600', 'another read at 20900'];
    expect(gone).toEqual(order);
  });

  test('lets the next one go after ten seconds without an answer', async () => {
    const { turn } = limited('1');
    const times = (await Promise.all([turn(), turn(), turn()])).map(({ at }) => at);
    expect(times).toEqual([1_000, 11_000, 21_000]);
  });

  test('takes a minute at most, whatever the service asks for', async () => {
    const { turn } = limited('3600');
    const left: number[] = [];
    expect(await turn({ onFewLeft: (count) => void left.push(count) })).toMatchObject({ at: MINUTE });
    expect(left).toEqual([0]);
  });
});
