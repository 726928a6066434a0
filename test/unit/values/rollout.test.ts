import { describe, expect, test } from '@jest/globals';
import type { Parsed } from '../../../src/values/input-values.ts';
import {
  mostFailures,
  parseBatches,
  parseMaxFailures,
  parseShard,
  shardOf,
  sizesOf,
} from '../../../src/values/rollout.ts';

function accepted<Value>(parsed: Parsed<Value>): Value {
  if ('expected' in parsed) throw new Error(parsed.expected);
  return parsed.value;
}

describe('batches', () => {
  test.each([
    ['100%', 80, [80]],
    ['1, 10%, 100%', 80, [1, 8, 71]],
    ['1,2', 8, [1, 2, 2, 2, 1]],
    ['25%', 10, [3, 3, 3, 1]],
    ['1, 50%', 0, []],
  ])('of %s divide %d targets', (text, total, sizes) => {
    expect(sizesOf(accepted(parseBatches(text)), total)).toEqual(sizes);
  });

  test.each(['0', '0%', '101%', '1,,2', '-1', '1.5%', '1000000'])('cannot be %j', (text) => {
    const expected = `sizes of batches, counts from 1 or percentages from 1% to 100%, as in 1, 10%, 100%, not ${JSON.stringify(text)}`;
    expect(parseBatches(text)).toEqual({ expected });
  });
});

describe('max-failures', () => {
  test.each([
    ['0', 80, 0],
    ['10%', 80, 8],
    ['10%', 89, 8],
    ['10%', 9, 0],
  ])('%s with %d targets allows %d failures', (text, total, most) => {
    expect(mostFailures(accepted(parseMaxFailures(text)), total)).toBe(most);
  });

  test.each(['-1', '101%', '', '1, 2', 'none', '1.5'])('cannot be %j', (text) => {
    const expected = `a count of targets such as 2, or a percentage from 0% to 100%, not ${JSON.stringify(text)}`;
    expect(parseMaxFailures(text)).toEqual({ expected });
  });
});

describe('shard', () => {
  test.each([
    ['2/3', [2, 5, 8]],
    ['1/1', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['1000/1000', []],
  ])('%s contains every n-th target, beginning with the k-th', (text, part) => {
    expect(shardOf([1, 2, 3, 4, 5, 6, 7, 8], accepted(parseShard(text)))).toEqual(part);
  });

  const BAD = '3/2|0/5|1/0|1/1001|2|/5|2/|-1/5|1/2/3|01/5|1 / 5|50%';
  test.each(BAD.split('|'))('cannot be %j', (text) => {
    const expected = `a part such as 2/5, the second of five; there are at most 1000, not ${JSON.stringify(text)}`;
    expect(parseShard(text)).toEqual({ expected });
  });
});
