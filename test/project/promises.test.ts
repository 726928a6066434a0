import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { read, root } from '../support/pages.ts';

/** The code of each test file, without comments, by its path in test/. */
const tests = new Map(
  globSync('test/**/*.test.ts', { cwd: root }).map((path) => [
    path.slice('test/'.length, -'.test.ts'.length),
    read(path).replace(/^\s*(\/\/|\/?\*).*$/gm, ''),
  ]),
);

/** The texts in parentheses or brackets that are followed by a comma: titles, and first cells of tables, which complete them. */
function titlesIn(code: string): string[] {
  return [...code.matchAll(/[([]\s*(['"`])(.*?)(?<!\\)\1,/g)].map(([, , title = '']) => title);
}

describe('docs/reliability.md', () => {
  const page = read('docs/reliability.md');

  /** The files that a text names, some with words of a title: `unit/api/client › retries`. */
  function namedIn(text: string): readonly { readonly path: string; readonly words: string }[] {
    return [...text.matchAll(/`((?:unit|e2e|contract)\/[\w/-]+)(?: › ([^`]+))?`/g)].map(
      ([, path = '', words = '']) => ({ path, words }),
    );
  }

  test('quotes only titles of tests, and at least one for each promise', () => {
    const tables = page.matchAll(/^\| [\w ]+ \| Shown by \|\n\|[ -|]+\|\n((?:\|.*\n)+)/gm);
    const rows = [...tables].flatMap(([, text = '']) => text.trimEnd().split('\n'));
    expect(rows.length).toBeGreaterThan(55);
    expect(rows.filter((row) => !namedIn(row).some(({ words }) => words !== ''))).toEqual([]);
    const missing = namedIn(page).filter(
      ({ path, words }) => !titlesIn(tests.get(path) ?? '').some((title) => title.includes(words)),
    );
    expect(missing).toEqual([]);
  });
});
