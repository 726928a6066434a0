import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatDuration, parseDuration } from '../../../src/core/duration.ts';
import { didYouMean, likely, suggest } from '../../../src/core/near-names.ts';
import { parseTime } from '../../../src/values/input-values.ts';
import { nearly } from '../../support/nearly.ts';
import { runs } from '../../support/property-runs.ts';

const DAY_MS = 86_400_000;

describe('a duration', () => {
  test.each([
    ['s', 1_000, 86_400],
    ['m', 60_000, 1_440],
    ['h', 3_600_000, 24],
    ['', 1_000, 86_400],
  ] as const)('with the unit %j lasts at most a day', (unit, unitMs, most) => {
    const counts = fc.oneof(fc.nat({ max: most }), fc.constantFrom(0, 1, most, most + 1), fc.nat());
    fc.assert(
      fc.property(counts, (count) => {
        const expected = count <= most ? count * unitMs : undefined;
        expect(parseDuration(`${count}${unit}`)).toBe(expected);
        const time = parseTime(`${count}${unit}`);
        expect('value' in time ? time.value : undefined).toBe(expected === 0 ? undefined : expected);
      }),
      runs(200),
    );
  });

  test('refuses everything else', () => {
    const wrong = ['', 's', '1 h', '-1', '1.5s', '25h', '1d', '0x10', '1e3', '9999999'];
    expect(wrong.map(parseDuration)).toEqual(wrong.map(() => undefined));
    fc.assert(
      fc.property(nearly, (text) => {
        if (/^\d{1,6}[smh]?$/.test(text)) return;
        expect(parseDuration(text)).toBeUndefined();
        expect(parseTime(text)).toEqual({ expected: expect.stringContaining('a duration such as') });
      }),
      runs(1_000),
    );
  });

  test('shows about its real length', () => {
    const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, min: 60_000, s: 1_000 };
    const toMs = (text: string): number => {
      const parts = [...text.matchAll(/([\d.]+) (h|min|s)/g)];
      return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 0), 0);
    };
    fc.assert(
      fc.property(fc.nat({ max: DAY_MS }), (ms) => {
        const shown = toMs(formatDuration(ms));
        expect(Math.abs(shown - ms)).toBeLessThanOrEqual(ms < 9_950 ? 50 : ms < 3_600_000 ? 500 : 60_000);
      }),
      runs(500),
    );
  });

  test.each([
    [0, '0.0 s'],
    [9_949, '9.9 s'],
    [9_950, '10 s'],
    [59_400, '59 s'],
    [59_600, '1 min 0 s'],
    [3_725_000, '1 h 2 min'],
  ])('of %i ms is shown as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
});

describe('an unknown name', () => {
  test.each([
    ['shpo.example.com', 'shop.example.com'],
    ['shop.exmaple.com', 'shop.example.com'],
    ['shopexample.com', 'shop.example.com'],
    ['web1', 'web-1'],
    ['my-own-sohp-onlnie.example', 'my-own-shop-online.example'],
  ])('%s probably means %s', (wanted, name) => {
    expect(likely(wanted, ['other.test', name])).toEqual([name]);
    expect(likely(name, [wanted])).toEqual([wanted]);
  });

  test('means the name that differs least', () => {
    const names = ['install-blogapp', 'uninstall-blogapp'];
    expect(likely('nuinstall-blogapp', names)[0]).toBe('uninstall-blogapp');
  });

  test.each([
    ['one of a series', 'pr-14.preview.example.com', 'pr-12.preview.example.com'],
    ['one of a longer series', 'web-11', 'web-1'],
    ['different in a part of three letters', 'api.example.com', 'app.example.com'],
    ['another word', 'blog.example.com', 'shop.example.com'],
    ['the name itself', 'Shop.example.com', 'shop.example.com'],
  ])('is not corrected if it is %s: %s', (_, wanted, name) => {
    expect(likely(wanted, [name])).toEqual([]);
  });

  test.each([
    ['shop.example', 'Did you mean shop.example.com?'],
    ['www.shop.example.com', 'Did you mean shop.example.com?'],
    ['zzz', 'Known names: shop.example.com, web.test.'],
  ])('%s is answered with “%s”', (wanted, text) => {
    expect(suggest(wanted, ['shop.example.com', 'web.test']).text).toBe(text);
  });

  test.each([
    ['deplyo', ' (did you mean deploy?)'],
    ['deploy sync-env', ' (did you mean deploy?)'],
    ['show-deploy', ' (did you mean show-deploy-log?)'],
    ['sync', ' (did you mean sync-env?)'],
    ['sho', ''],
  ])('among words, %s gets the hint “%s”', (wanted, text) => {
    expect(didYouMean(wanted, ['deploy', 'sync-env', 'show-deploy-log'])).toBe(text);
  });
});
