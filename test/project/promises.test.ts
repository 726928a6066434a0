import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../../scripts/metadata.ts';

const page = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
/** The titles in each test file, by its path. */
const tests = new Map(
  files
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => {
      const text = readFileSync(join(root, 'test', path), 'utf8');
      const code = text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
      const titles = [...code.matchAll(/[([]\s*(['"`])(.*?)(?<!\\)\1,/g)].map(([, , title]) => title);
      return [path.replace('.test.ts', ''), titles];
    }),
);
/** Each row below a head that ends in `Shown by`: the promise, and the tests that it names. */
const promises = [...page.matchAll(/^\| [\w ]+ \| Shown by \|\n\|[ -|]+\|\n((?:\|.*\n)+)/gm)]
  .flatMap(([, rows = '']) => rows.trimEnd().split('\n'))
  .map((row) => row.slice(2, -2).split(' | '))
  .map(([promise = '', shownBy = '']) => [promise, namedIn(shownBy)] as const);

/** The files that a text names, some with words of a test's title: `unit/api/client › retries`. */
function namedIn(text: string): readonly { readonly path: string; readonly words: string }[] {
  return [...text.matchAll(/`((?:unit|e2e|contract)\/[\w/-]+)(?: › ([^`]+))?`/g)].map(
    ([, path = '', words = '']) => ({ path, words }),
  );
}

describe('docs/reliability.md', () => {
  test.each(promises)('%s', (_, named) => {
    expect(named.filter(({ words }) => words !== '')).not.toEqual([]);
    expect(
      named.filter(({ path, words }) => !tests.get(path)?.some((title) => title?.includes(words))),
    ).toEqual([]);
  });

  test('has all its promises, and names only tests that exist', () => {
    expect(promises.length).toBeGreaterThan(55);
    expect(namedIn(page).filter(({ path }) => !tests.has(path))).toEqual([]);
  });
});
