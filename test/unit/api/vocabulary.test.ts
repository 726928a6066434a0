import { describe, expect, test } from '@jest/globals';
import { createTranslator, words } from '../../../src/api/translation.ts';
import { parseVocabulary } from '../../../src/records/parse-vocabulary.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';

describe('a vocabulary', () => {
  test('may have a word for paths, and another one for fields and values', () => {
    const value = {
      sqldb: { path: 'databases', field: 'mysql' },
      blogapp: { path: 'blogapp', field: 'press' },
    };
    expect(parseVocabulary(JSON.stringify(value))).toEqual({ value });
    const { path, write, read } = createTranslator(value);
    expect(path('/api/servers/1/sqldb/2')).toBe('/api/servers/1/databases/2');
    expect(path('/api/servers/1/sites/2/blogapp')).toBe('/api/servers/1/sites/2/blogapp');
    expect(read('{"mysql_version":8,"press":true}')).toEqual({ sqldb_version: 8, blogapp: true });
    expect(read('{"press":true,"blogapp":null}')).toEqual({ blogapp: true });
    expect(write({ sqldb_version: 8 })).toBe('{"mysql_version":8}');
    const git = createTranslator({ hosted_git_1: { path: 'hub', field: 'github' } });
    expect(git.write({ provider: 'hosted_git_1' })).toBe('{"provider":"github"}');
    expect(git.read('{"provider":"github"}')).toEqual({ provider: 'hosted_git_1' });
  });

  test.each([
    ['sqldb', 'a map from these words'],
    ['{ sqlbd: mysql }', 'there is no sqlbd (did you mean sqldb?)'],
    ['{ sqldb: a/b }', 'for sqldb a word of at most 50 letters'],
    ['{ sqldb: network-rules }', 'network-rules is taken'],
    ['{ chat_a: webhook }', 'webhook is taken'],
    ['{ sqldb: blogapp }', 'a spelling of its own for each of blogapp, sqldb'],
    ['{ sqldb: { path: databases } }', 'or a map of two, with the keys path and field'],
    ['{ sqldb: { path: databases, field: php } }', 'php is taken'],
    ['{ sqldb: { path: x, field: y }, chat_a: { path: z, field: y } }', 'for each of sqldb, chat_a'],
    ['{ __proto__: x }', 'there is no __proto__'],
  ])('refuses %s', (text, said) => {
    expect(parseVocabulary(text)).toEqual({ expected: expect.stringContaining(said) });
  });
});

test('the names that the document uses for something else are no words', () => {
  const names = ENDPOINTS.flatMap(({ path, body = {}, answer }) => {
    // Of a list, its first item.
    const [shown] = [Object(answer).data ?? answer].flat();
    return [...path.split('/'), ...Object.keys(body), ...Object.keys(Object(shown))];
  }).filter((name) => /^[a-z]/.test(name) && !words.some((word) => name.startsWith(word)));
  const used = [...new Set([...names, ...'custom webhook data links meta errors message php'.split(' ')])];
  const taken = used.filter((name) => 'value' in parseVocabulary(`{ sqldb: ${name} }`));
  expect(used.length).toBeGreaterThan(50);
  expect(taken).toEqual([]);
});

test('the words of a service are translated back wherever they stand in an answer; texts stay as they are', () => {
  const chats = { chat_a: 'chat_b', chat_b: 'chat_a' };
  const { read } = createTranslator({ blogapp: 'wordpad', ...chats, hosted_git_1: 'gitbarn' });
  const answer = {
    data: [{ wordpad: true, name: 'wordpad', notification_urls: { chat_a: 'of b', chat_b: 'of a' } }],
    repository: { provider: 'gitbarn', user: 'gitbarn' },
  };
  expect(read(JSON.stringify(answer))).toEqual({
    data: [{ blogapp: true, name: 'wordpad', notification_urls: { chat_b: 'of b', chat_a: 'of a' } }],
    repository: { provider: 'hosted_git_1', user: 'gitbarn' },
  });
});
