import { describe, expect, test } from '@jest/globals';
import { newestOf } from '../../../src/commits/live-commit.ts';

const OLD = 'a'.repeat(40);
const NEW = 'b'.repeat(40);
const reported = { commit: OLD, logId: 7, atMs: 2_000 };

describe('the commit that is live is that of', () => {
  test.each([
    ['the report, if no deployment is shown', reported, undefined, OLD],
    ['the deployment, if nothing was reported', undefined, { ...reported, commit: 'bbbbbbb' }, 'bbbbbbb'],
    ['the report, if both are of one deploy', reported, { ...reported, commit: undefined, atMs: 1 }, OLD],
    ['the report, if both name one commit', reported, { commit: 'aaaaaaa', logId: undefined, atMs: 9 }, OLD],
    ['the newer deployment', reported, { commit: NEW, logId: 8, atMs: 3_000 }, NEW],
    ['the newer report', reported, { commit: NEW, logId: 6, atMs: 1_000 }, OLD],
  ])('%s', (_, ofLog, listed, commit) => {
    expect(newestOf(ofLog, listed)).toEqual({ commit });
  });
});

test.each([
  ['nothing shows it', undefined, undefined, 'neither an exit report'],
  [
    'a newer deployment does not name it',
    reported,
    { commit: undefined, logId: 8, atMs: 3_000 },
    'neither an',
  ],
  ['two signs disagree and show no times', reported, { commit: NEW, logId: 8, atMs: undefined }, 'disagree'],
])('the live commit is unknown if %s', (_, ofLog, listed, why) => {
  expect(newestOf(ofLog, listed)).toEqual({ why: expect.stringContaining(why) });
});
