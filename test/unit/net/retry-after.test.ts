import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseRetryAfter } from '../../../src/net/retry-after.ts';
import { nearly } from '../../support/nearly.ts';
import { runs } from '../../support/property-runs.ts';

const DAY_MS = 86_400_000;

const moment = fc.integer({ min: 0, max: 4_102_444_799 }).map((seconds) => seconds * 1_000);
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

describe('Retry-After', () => {
  /** The three forms of an HTTP date, written after RFC 9110. */
  function httpDates(epochMs: number): string[] {
    const date = new Date(epochMs);
    const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
    const month = MONTHS[date.getUTCMonth()];
    const day = date.getUTCDate();
    const [year, time] = [String(date.getUTCFullYear()), date.toISOString().slice(11, 19)];
    const twoDigits = String(day).padStart(2, '0');
    return [
      `${weekday.slice(0, 3)}, ${twoDigits} ${month} ${year} ${time} GMT`,
      `${weekday}, ${twoDigits}-${month}-${year.slice(2)} ${time} GMT`,
      `${weekday.slice(0, 3)} ${month} ${String(day).padStart(2)} ${time} ${year}`,
    ];
  }

  test('as a date in any of the three forms is the time until then, or 0 if it has passed', () => {
    const offset = fc.oneof(
      fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }),
      fc.integer({ min: -40 * 365 * DAY_MS, max: 40 * 365 * DAY_MS }),
    );
    fc.assert(
      fc.property(moment, offset, (nowMs, offsetMs) => {
        const at = nowMs + Math.round(offsetMs / 1_000) * 1_000;
        const expected = at - nowMs > DAY_MS ? undefined : Math.max(0, at - nowMs);
        if (at < 0) return;
        for (const text of httpDates(at))
          expect([text, parseRetryAfter(text, nowMs)]).toEqual([text, expected]);
      }),
      runs(300),
    );
  });

  test('in seconds is at most a day, and anything else is ignored', () => {
    const space = fc.constantFrom('', ' ', '\t');
    fc.assert(
      fc.property(fc.nat({ max: 200_000 }), space, moment, (seconds, space, nowMs) => {
        const expected = seconds * 1_000 <= DAY_MS ? seconds * 1_000 : undefined;
        expect(parseRetryAfter(`${space}${seconds}${space}`, nowMs)).toBe(expected);
      }),
      runs(300),
    );
    const dateLike = moment
      .chain((ms) => fc.tuple(fc.constantFrom(...httpDates(ms)), fc.nat(40), fc.constantFrom('', ...'x 0-9')))
      .map(([text, at, part]) => text.slice(0, at) + part + text.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(nearly, dateLike), moment, (text, nowMs) => {
        const ms = parseRetryAfter(text, nowMs);
        if (ms === undefined) return;
        expect(Number.isInteger(ms) && ms >= 0 && ms <= DAY_MS).toBe(true);
        expect(text).toMatch(/^\s*(\d{1,9}|[A-Z][a-z]+,? .*\d\d:\d\d:\d\d.*)\s*$/);
      }),
      runs(1_000),
    );
  });

  test.each([
    ...['-5', '1.5', 'soon', '99999999999', '', 'Xxx, 99 Foo 2026 07:28:10 GMT'],
    // There are no such times.
    ...['Fri, 30 Feb 2026 00:00:00 GMT', 'Fri Feb 30 00:00:00 2026', 'Wed, 21 Oct 2026 07:61:00 GMT'],
  ])('of %j is ignored', (header) => {
    expect(parseRetryAfter(header, Date.UTC(2026, 9, 21, 7, 28, 0))).toBeUndefined();
  });

  test('may be missing', () => {
    expect(parseRetryAfter(undefined, 0)).toBeUndefined();
  });
});
