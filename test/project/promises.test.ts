import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../../scripts/metadata.ts';

const page = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
const tests = new Map(
  files
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => [path.replace('.test.ts', ''), readFileSync(join(root, 'test', path), 'utf8')]),
);
const promises = [...page.matchAll(/^\| ([^|]+) \| ([^|]*`(?:unit|e2e)\/[^|]*) \|$/gm)].map(
  ([, promise = '', shownBy = '']) => [promise, namedIn(shownBy)] as const,
);

/** What a text names: files, each with the words of a test in it where some follow, as in `unit/api/client › retries`. */
function namedIn(text: string): readonly { readonly path: string; readonly words: string }[] {
  return [...text.matchAll(/`((?:unit|e2e|contract)\/[\w/-]+)(?: › ([^`]+))?`/g)].map(
    ([, path = '', words = '']) => ({ path, words }),
  );
}

describe('docs/reliability.md', () => {
  test.each(promises)('%s', (_, named) => {
    expect(named.filter(({ words }) => words !== '')).not.toEqual([]);
    expect(named.filter(({ path, words }) => !tests.get(path)?.includes(words))).toEqual([]);
  });

  test('has its promises, and names only tests that exist', () => {
    expect(promises.length).toBeGreaterThan(50);
    expect(namedIn(page).filter(({ path }) => !tests.has(path))).toEqual([]);
  });
});
