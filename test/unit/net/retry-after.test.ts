import { describe, expect, test } from '@jest/globals';
import { parseRetryAfter } from '../../../src/net/retry-after.ts';

const NOW = 'Wed, 21 Oct 2026 07:28:00 GMT';

function parse(retryAfter: string | undefined, date: string | undefined = NOW): number | undefined {
  return parseRetryAfter((name) => ({ 'retry-after': retryAfter, date })[name]);
}

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    [' 30\t', 30_000],
    ['86400', 86_400_000],
    ['Wed, 21 Oct 2026 07:28:10 GMT', 10_000],
    ['Tue, 20 Oct 2026 07:28:00 GMT', 0],
  ])('of %j is a time from the date of the answer', (text, ms) => {
    expect(parse(text)).toBe(ms);
  });

  test.each([
    ...['86401', '-5', '1.5', 'soon', '99999999999', '', undefined, 'Oct 2026'],
    ...['Thu, 22 Oct 2026 07:28:01 GMT', 'Fri, 30 Feb 2026 00:00:00 GMT', 'Wed, 21 Oct 2026 07:61:00 GMT'],
  ])('of %j is ignored', (text) => {
    expect(parse(text)).toBeUndefined();
  });

  test('as a date is ignored if the answer has none', () => {
    expect(parse('Wed, 21 Oct 2026 07:28:10 GMT', '')).toBeUndefined();
  });
});
