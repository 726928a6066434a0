import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parseOptions } from '../../sandbox/options.ts';
import { openShop } from '../support/sandbox-client.ts';

const box = await openShop();
afterAll(() => box.stop());

describe('a vocabulary is refused for', () => {
  test.each([
    ['an unknown word', 'shop: x', 'there is no word "shop"'],
    ['a spelling that is no text', 'sqldb: 7', 'sqldb must be a text'],
    ['a blank', 'sqldb: "a b"', 'not "a b"'],
    ['words spelled alike', 'chat_a: x\nchat_b: x', 'chat_a and chat_b would be spelled alike'],
    ['a name that the API has', 'sqldb: php\nchat_b: webhook', 'the API has that name already'],
    ['two words of which one is none', 'sqldb: {path: a/b, field: y}', 'not {"path":"a/b","field":"y"}'],
    ['what is not YAML', '{', '--vocabulary'],
  ])('%s', (_, content, problem) => {
    const problems = expect.arrayContaining([expect.stringContaining(problem)]);
    expect(parseOptions([`--vocabulary=${fileOf(content)}`])).toEqual({ kind: 'problems', problems });
  });

  test('a missing file, or for several mistakes at once, along with those in other options', () => {
    const file = fileOf('shop: x\nsqldb: "?"\nchat_a: t\nchat_b: t\n');
    const parsed = () => parseOptions([`--vocabulary=${file}`, '--port=x']);
    const all = [/"shop"/, /sqldb/, /alike/, /--port/].map((part) => expect.stringMatching(part));
    expect(parsed()).toEqual({ kind: 'problems', problems: expect.arrayContaining(all) });
    rmSync(file);
    const missing = [expect.stringContaining('ENOENT'), expect.stringContaining('--port')];
    expect(parsed()).toEqual({ kind: 'problems', problems: expect.arrayContaining(missing) });
  });
});

/** A file with this content, until the next one. */
function fileOf(content: string): string {
  const file = join(box.folder, 'other.yml');
  writeFileSync(file, content);
  return file;
}
