import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { faults, MOST_FAULTS, seed } from '../../scripts/faults.ts';
import { root } from '../../scripts/metadata.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The promises of docs/reliability.md, each with the paths of the tests that its row names. */
const promises = new Map(
  [...read('docs/reliability.md').matchAll(/^\| ([^|]+) \| ([^|]*`[^|]*) \|$/gm)].map(
    ([, promise = '', shownBy = '']) => [
      promise,
      [...shownBy.matchAll(/`((?:unit|e2e)\/[^`]+)`/g)].map(([, name = '']) => name),
    ],
  ),
);

describe('docs/reliability.md', () => {
  test.each([...promises])('%s', (_, tests) => {
    expect(tests).not.toEqual([]);
    expect(tests.filter((name) => !existsSync(join(root, `test/${name}.test.ts`)))).toEqual([]);
  });

  test('names only tests that exist', () => {
    const named = [...read('docs/reliability.md').matchAll(/`((?:unit|e2e|contract|support)\/[^`]+)`/g)];
    const paths = named.map(([, name = '']) => (name.endsWith('.ts') ? name : `${name}.test.ts`));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !existsSync(join(root, 'test', path)))).toEqual([]);
  });
});

describe('seeded faults', () => {
  test.each(faults)('$promise: $change.0', (fault) => {
    const source = read(fault.change[0]);
    const broken = seed(fault, source);
    expect(broken).toBeDefined();
    expect(broken).not.toBe(source);
    expect(() => stripTypeScriptTypes(broken ?? '')).not.toThrow();
    expect(promises.get(fault.promise)).toContain(fault.test);
  });

  test('are few', () => {
    expect(faults.length).toBeLessThanOrEqual(MOST_FAULTS);
  });
});
