import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatDuration, parseDuration } from '../../../src/core/duration.ts';
import { parseRetryAfter } from '../../../src/net/retry-after.ts';
import { exitCodes } from '../../../src/report/failure.ts';
import * as values from '../../../src/values/input-values.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/property-runs.ts';

const DAY_MS = 86_400_000;
/** Texts as people and programs write them where a number or a time should be. */
const nearly = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.double().map(String),
  fc.integer().map(String),
  fc
    .array(
      fc.constantFrom('1', '0', '9', '-', '+', '.', 'e', ' ', 's', 'm', 'h', 'd', '\t', '\n', '\0', '٣'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('NaN', 'Infinity', '-0', '0x10', '1_000', '1e3', '', ' ', 'true', 'null', '９'),
);

describe('Retry-After', () => {
  const moment = fc.integer({ min: 0, max: 4_102_444_799 }).map((seconds) => seconds * 1_000);
  const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

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

  test('a date in each of the three forms means the time until then, and none when it has passed', () => {
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
      runs(1_000),
    );
  });

  test('a day that is none is nonsense', () => {
    for (const text of [
      'Mon, 30 Feb 2026 00:00:00 GMT',
      'Mon Feb 30 00:00:00 2026',
      'Mon, 02 Mar 2026 00:61:00 GMT',
    ])
      expect(parseRetryAfter(text, Date.UTC(2026, 2, 1, 23))).toBeUndefined();
  });

  test('seconds are whole ones, up to a day; everything else is ignored; it is never longer, and never NaN', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 200_000 }),
        fc.constantFrom('', ' ', '\t'),
        moment,
        (seconds, space, nowMs) => {
          const expected = seconds * 1_000 <= DAY_MS ? seconds * 1_000 : undefined;
          expect(parseRetryAfter(`${space}${seconds}${space}`, nowMs)).toBe(expected);
        },
      ),
      runs(300),
    );
    const dateLike = moment
      .chain((ms) => fc.constantFrom(...httpDates(ms)))
      .chain((text) =>
        fc
          .tuple(fc.nat(text.length), fc.constantFrom('', 'x', ' ', '0', '-', '9'))
          .map(([at, part]) => text.slice(0, at) + part + text.slice(at + 1)),
      );
    fc.assert(
      fc.property(fc.oneof(nearly, dateLike), moment, (text, nowMs) => {
        const ms = parseRetryAfter(text, nowMs);
        if (ms === undefined) return;
        expect(Number.isInteger(ms) && ms >= 0 && ms <= DAY_MS).toBe(true);
        expect(text).toMatch(/^\s*(\d{1,9}|[A-Z][a-z]+,? .*\d\d:\d\d:\d\d.*)\s*$/);
      }),
      runs(2_000),
    );
  });
});

describe('durations', () => {
  const UNITS = [
    ['s', 1_000, 86_400],
    ['m', 60_000, 1_440],
    ['h', 3_600_000, 24],
    ['', 1_000, 86_400],
  ] as const;

  test.each(UNITS)('with the unit %j: from 1 to a day, nothing beyond', (unit, unitMs, most) => {
    fc.assert(
      fc.property(
        fc.oneof(fc.nat({ max: most }), fc.constantFrom(0, 1, most, most + 1), fc.nat()),
        (count) => {
          const expected = count <= most ? count * unitMs : undefined;
          expect(parseDuration(`${count}${unit}`)).toBe(expected);
          const time = values.parseTime(`${count}${unit}`);
          expect('value' in time ? time.value : undefined).toBe(expected === 0 ? undefined : expected);
        },
      ),
      runs(200),
    );
  });

  test('nothing else is one', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        if (/^\d{1,6}[smh]?$/.test(text)) return;
        expect(parseDuration(text)).toBeUndefined();
        expect(values.parseTime(text)).toEqual({ expected: expect.stringContaining('a duration such as') });
      }),
      runs(1_000),
    );
  });

  test('what people read of one grows with it', () => {
    const toMs = (text: string): number =>
      [...text.matchAll(/([\d.]+) (h|min|s)/g)].reduce(
        (sum, [, count, unit]) =>
          sum +
          Number(count) *
            { h: 3_600_000, min: 60_000, s: 1_000 }[unit === 'h' ? 'h' : unit === 'min' ? 'min' : 's'],
        0,
      );
    fc.assert(
      fc.property(fc.nat({ max: DAY_MS }), (ms) => {
        const shown = toMs(formatDuration(ms));
        expect(Math.abs(shown - ms)).toBeLessThanOrEqual(ms < 9_950 ? 50 : ms < 3_600_000 ? 500 : 60_000);
      }),
      runs(500),
    );
  });
});

test('booleans, ids, whole numbers and commits are read as they are written, or not at all', () => {
  const read = <Value>(parsed: values.Parsed<Value>): Value | undefined =>
    'value' in parsed ? parsed.value : undefined;
  fc.assert(
    fc.property(nearly, (text) => {
      const boolean = read(values.parseBoolean(text));
      expect(boolean === undefined || String(boolean) === text.toLowerCase()).toBe(true);
      const id = read(values.parseId(text));
      expect(id === undefined || (String(id) === text && Number.isSafeInteger(id) && id > 0)).toBe(true);
      const number = read(values.parseWholeNumber(1, 300)(text));
      expect(number === undefined || (/^\d+$/.test(text) && Number(text) === number && number <= 300)).toBe(
        true,
      );
      const commit = read(values.parseCommit(text));
      expect(commit === undefined || (commit === text.toLowerCase() && commit.length >= 7)).toBe(true);
    }),
    runs(1_000),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (id) => {
      expect(read(values.parseId(String(id)))).toBe(id);
    }),
    runs(100),
  );
});

test('each outcome has an exit code of its own, but that two are good', () => {
  expect(Object.keys(exitCodes).sort()).toEqual([
    'cancelled',
    'failed',
    'planned',
    'rejected',
    'succeeded',
    'timed_out',
    'unknown',
  ]);
  const bad = Object.entries(exitCodes).filter(([outcome]) => !['succeeded', 'planned'].includes(outcome));
  expect(new Set(bad.map(([, code]) => code)).size).toBe(bad.length);
  expect(bad.every(([, code]) => code > 0 && code < 256)).toBe(true);
  expect([exitCodes.succeeded, exitCodes.planned]).toEqual([0, 0]);
});
