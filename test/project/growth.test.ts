import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../../harness/metadata.ts';

// Code that V8 optimizes while it runs is counted differently each time. Only V8's own functions count backtracks.
const OPTIONS = '--no-opt --no-maglev --allow-natives-syntax --disable-warning=ExperimentalWarning'.split(
  ' ',
);
const program = join(root, 'test/support/count-steps.ts');
const { stdout, stderr } = spawnSync(process.execPath, [...OPTIONS, program], { encoding: 'utf8' });
const counts: [what: string, [piece: string, steps: number, ofEightTimes: number][]][] = JSON.parse(
  stdout || '[]',
);

describe('eight times as much text takes less than nine times as many steps', () => {
  test.each(counts)('to %s', (_, counted) => {
    expect(counted.filter(([, steps, ofEightTimes]) => steps < 50 || ofEightTimes >= 9 * steps)).toEqual([]);
  });

  test('for everything that is counted', () => {
    expect(stderr).toBe('');
    expect(counts.length).toBeGreaterThan(10);
  });
});
