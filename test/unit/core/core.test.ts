import { describe, expect, test } from '@jest/globals';
import { formatDuration } from '../../../src/core/duration.ts';
import { didYouMean, likely, suggest } from '../../../src/core/near-names.ts';

test.each([
  [0, '0.0 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_600, '1 min 0 s'],
  [119_400, '1 min 59 s'],
  [3_725_000, '1 h 2 min'],
])('a duration of %i ms is shown as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

describe('an unknown name', () => {
  test.each([
    ['shpo.example.com', 'shop.example.com'],
    ['shop.exmaple.com', 'shop.example.com'],
    ['web1', 'web-1'],
    ['my-own-sohp-onlnie.example', 'my-own-shop-online.example'],
  ])('%s probably means %s', (wanted, name) => {
    expect(likely(wanted, ['other.test', name])).toEqual([name]);
    expect(likely(name, [wanted])).toEqual([wanted]);
  });

  test.each([
    ['one of a series', 'pr-14.preview.example.com', 'pr-12.preview.example.com'],
    ['different in a part of three letters', 'api.example.com', 'app.example.com'],
    ['the name itself', 'Shop.example.com', 'shop.example.com'],
  ])('is not corrected if it is %s: %s', (_, wanted, name) => {
    expect(likely(wanted, [name])).toEqual([]);
  });

  test.each([
    ['shop.example', 'Did you mean shop.example.com?'],
    ['shop.exa', 'Did you mean shop.example.com?'],
    ['www.shop.example.com', 'Did you mean shop.example.com?'],
    ['web.test.example', 'Did you mean web.test?'],
    ['zzz', 'Known names: shop.example.com, web.test.'],
  ])('%s is answered with “%s”', (wanted, text) => {
    expect(suggest(wanted, ['shop.example.com', 'web.test']).text).toBe(text);
  });

  test.each([
    ['deploy sync-env', ' (did you mean deploy?)'],
    ['show-deploy', ' (did you mean show-deploy-log?)'],
    ['sync', ' (did you mean sync-env?)'],
    ['sho', ''],
  ])('among words, %s gets the hint “%s”', (wanted, text) => {
    expect(didYouMean(wanted, ['deploy', 'sync-env', 'show-deploy-log'])).toBe(text);
  });
});
