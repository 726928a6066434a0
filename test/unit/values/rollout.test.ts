import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Parsed } from '../../../src/values/input-values.ts';
import {
  mostFailures,
  parseBatches,
  parseMaxFailures,
  parseShard,
  partOf,
  type Share,
  sizesOf,
} from '../../../src/values/rollout.ts';
import { runs } from '../../support/property-runs.ts';

function accepted<Value>(parsed: Parsed<Value>): Value {
  if ('expected' in parsed) throw new Error(parsed.expected);
  return parsed.value;
}

describe('batches', () => {
  test.each([
    ['100%', 80, [80]],
    ['1, 10%, 100%', 80, [1, 8, 71]],
    ['1', 3, [1, 1, 1]],
    ['1,2', 8, [1, 2, 2, 2, 1]],
    ['25%', 10, [3, 3, 3, 1]],
    ['1%', 10, Array.from({ length: 10 }, () => 1)],
    ['500', 10, [10]],
    ['10%', 70, Array.from({ length: 10 }, () => 7)],
    ['1, 50%', 0, []],
  ])('%s of %d targets', (text, total, sizes) => {
    expect(sizesOf(accepted(parseBatches(text)), total)).toEqual(sizes);
  });

  test.each(['0', '0%', '101%', '1, 0', '', ',', '1,,2', '-1', '1.5%', '10 %', '1000000', 'all', '1; 2'])(
    '%j are none',
    (text) => {
      expect(parseBatches(text)).toEqual({
        expected: `sizes of batches, counts from 1 or percentages from 1% to 100%, as in 1, 10%, 100%, not ${JSON.stringify(text)}`,
      });
    },
  );

  const share = fc.oneof(
    fc.record({ count: fc.integer({ min: 1, max: 50 }) }),
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  );

  test('every target is in one, and each but the last has its size', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 5 }), fc.nat(3_000), (batches, total) => {
        const sizes = sizesOf(batches, total);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
        expect(sizes.every((size) => size >= 1)).toBe(true);
        const wanted = (at: number): Share | undefined => batches[Math.min(at, batches.length - 1)];
        for (const [at, size] of sizes.slice(0, -1).entries()) {
          const given = wanted(at) ?? { count: 0 };
          if ('count' in given) expect(size).toBe(given.count);
          else {
            expect(size * 100).toBeGreaterThanOrEqual(total * given.percent);
            expect((size - 1) * 100).toBeLessThan(total * given.percent);
          }
        }
      }),
      runs(300),
    );
  });
});

describe('max-failures', () => {
  test.each([
    ['0', 80, 0],
    ['0%', 80, 0],
    ['3', 2, 3],
    ['10%', 80, 8],
    ['10%', 89, 8],
    ['10%', 9, 0],
    ['100%', 7, 7],
  ])('%s of %d targets', (text, total, most) => {
    expect(mostFailures(accepted(parseMaxFailures(text)), total)).toBe(most);
  });

  test.each(['-1', '101%', '', '1, 2', 'none', '1.5'])('%j is none', (text) => {
    expect(parseMaxFailures(text)).toEqual({
      expected: `a count of targets such as 2, or a percentage from 0% to 100%, not ${JSON.stringify(text)}`,
    });
  });
});

describe('shard', () => {
  test.each([
    ['1/1', { part: 1, of: 1 }],
    ['2/5', { part: 2, of: 5 }],
    ['1000/1000', { part: 1000, of: 1000 }],
  ])('%s is one', (text, shard) => {
    expect(parseShard(text)).toEqual({ value: shard });
  });

  test.each(['3/2', '0/5', '1/0', '1/1001', '2', '/5', '2/', '-1/5', '1/2/3', '01/5', '1 / 5', '50%'])(
    '%j is none',
    (text) => {
      expect(parseShard(text)).toEqual({
        expected: `a part such as 2/5, the second of five; there are at most 1000, not ${JSON.stringify(text)}`,
      });
    },
  );

  test('is every n-th, beginning with the k-th', () => {
    expect(partOf([1, 2, 3, 4, 5, 6, 7, 8], { part: 2, of: 3 })).toEqual([2, 5, 8]);
    expect(partOf([1, 2], { part: 3, of: 5 })).toEqual([]);
  });

  test('every target is in exactly one, in its order, and they are of about the same size', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 1000 }), (total, of) => {
        const all = Array.from({ length: total }, (_, index) => index);
        const parts = all.slice(0, of).map((_, index) => partOf(all, { part: index + 1, of }));
        expect(parts.flat().sort((a, b) => a - b)).toEqual(all);
        for (const part of parts) expect(part).toEqual([...part].sort((a, b) => a - b));
        const sizes = parts.map(({ length }) => length);
        expect(Math.max(0, ...sizes) - Math.min(...(sizes.length > 0 ? sizes : [0]))).toBeLessThanOrEqual(1);
      }),
      runs(200),
    );
  });
});
