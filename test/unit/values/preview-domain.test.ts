import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isOfPullRequest,
  type PreviewDomain,
  parsePreviewDomain,
} from '../../../src/values/preview-domain.ts';
import { runs } from '../../support/property-runs.ts';

const PATTERN = 'pr-<number>.preview.example.com';

function read(text: string): PreviewDomain {
  const parsed = parsePreviewDomain(text);
  if ('expected' in parsed) throw new Error(parsed.expected);
  return parsed.value;
}

describe('preview-domain', () => {
  test.each([
    PATTERN,
    '<number>.preview.example.com',
    'shop-pr<number>-x.Example.com',
    'pr-<number>.v2.example.com',
  ])('may be %s', (text) => {
    expect(read(text).numberOf(text.replace('<number>', '12'))).toBe(12);
  });

  test.each(
    [
      'pr-12.preview.example.com|pr-{number}.preview.example.com|<number>|<number>.com|pr-<number>.localhost',
      'pr-<number>-<number>.preview.example.com|pr-<number>.<number>.example.com|preview.pr-<number>.example.com',
      'v2-<number>.preview.example.com|pr-<number>.preview..com|pr-<number>.*.example.com',
      'pr-<number>.preview.example.com/|-<number>.preview.example.com|pr-<number>-.preview.example.com',
      'pr-<number>.preview.example.com.|https://pr-<number>.preview.example.com',
      `pr-<number>.${'a'.repeat(60)}.${'b'.repeat(60)}.example.com`,
    ].flatMap((texts) => texts.split('|')),
  )('cannot be %s', (text) => {
    expect(parsePreviewDomain(text)).toEqual({
      expected: expect.stringContaining('a domain with <number> once, in a first part without other digits'),
    });
  });

  test.each([
    ['pr-1.preview.example.com', 1],
    ['PR-12.Preview.EXAMPLE.com', 12],
    ['pr-999999999.preview.example.com', 999_999_999],
  ])('takes %s for the preview of %d', (domain, number) => {
    expect(read(PATTERN).numberOf(domain)).toBe(number);
  });

  test('takes nothing for a preview but the exact domain of a number', () => {
    const { numberOf } = read(PATTERN);
    const slip = fc.string({ unit: fc.constantFrom(...'0129-.prx KıſK\n１'), maxLength: 3 });
    const near = fc.tuple(fc.nat(2_000), fc.nat(30), fc.nat(3), slip).map(([number, at, cut, put]) => {
      const domain = `pr-${number}.preview.example.com`;
      return domain.slice(0, at) + put + domain.slice(at + cut);
    });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'grapheme' })), (domain) => {
        const number = numberOf(domain);
        const ascii = domain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
        if (number === undefined)
          expect(ascii).not.toMatch(/^pr-[1-9][0-9]{0,8}\.preview\.example\.com$(?!\n)/);
        else {
          expect(ascii).toBe(`pr-${number}.preview.example.com`);
          expect(isOfPullRequest(domain, number)).toBe(true);
        }
      }),
      runs(500),
    );
  });
});
