import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseRetryAfter } from '../../../src/net/retry-after.ts';
import { nearly } from '../../support/nearly.ts';
import { runs } from '../../support/property-runs.ts';

const DAY_MS = 86_400_000;

const moment = fc.integer({ min: 0, max: 4_102_444_799 }).map((seconds) => seconds * 1_000);
describe('Retry-After', () => {
  test('as a date is the time until then, or 0 if it has passed', () => {
    const offset = fc.oneof(
      fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }),
      fc.integer({ min: -40 * 365 * DAY_MS, max: 40 * 365 * DAY_MS }),
    );
    fc.assert(
      fc.property(moment, offset, (nowMs, offsetMs) => {
        const at = nowMs + Math.round(offsetMs / 1_000) * 1_000;
        const expected = at - nowMs > DAY_MS ? undefined : Math.max(0, at - nowMs);
        if (at < 0) return;
        expect(parseRetryAfter(new Date(at).toUTCString(), nowMs)).toBe(expected);
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
      .chain((ms) =>
        fc.tuple(fc.constant(new Date(ms).toUTCString()), fc.nat(40), fc.constantFrom('', ...'x 0-9')),
      )
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
    ...['Fri, 30 Feb 2026 00:00:00 GMT', 'Wed, 21 Oct 2026 07:61:00 GMT'],
  ])('of %j is ignored', (header) => {
    expect(parseRetryAfter(header, Date.UTC(2026, 9, 21, 7, 28, 0))).toBeUndefined();
  });

  test('may be missing', () => {
    expect(parseRetryAfter(undefined, 0)).toBeUndefined();
  });
});
