import { describe, expect, test } from '@jest/globals';
import { parseRetryAfter } from '../../../src/net/retry-after.ts';

describe('Retry-After', () => {
  test('in seconds is at most a day, and anything else is ignored', () => {
    expect(['0', ' 30\t', '86400'].map(parseRetryAfter)).toEqual([0, 30_000, 86_400_000]);
    const others = [
      '86401',
      '-5',
      '1.5',
      'soon',
      '99999999999',
      '',
      'Wed, 21 Oct 2026 07:28:10 GMT',
      undefined,
    ];
    expect(others.map(parseRetryAfter)).toEqual(others.map(() => undefined));
  });
});
