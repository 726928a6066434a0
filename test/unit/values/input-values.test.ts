import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as values from '../../../src/values/input-values.ts';
import { nearly } from '../../support/nearly.ts';
import { runs } from '../../support/property-runs.ts';

/** The value, or undefined for what was refused. */
const read = <Value>(parsed: values.Parsed<Value>): Value | undefined =>
  'value' in parsed ? parsed.value : undefined;

describe('base-url', () => {
  test.each([
    ['https://panel.example', 'https://panel.example'],
    ['https://panel.example/', 'https://panel.example'],
    ['https://panel.example:8443/prefix//', 'https://panel.example:8443/prefix'],
    ['https://panel.example/my-api', 'https://panel.example/my-api'],
    ['https://panel.example/api/v2', 'https://panel.example/api/v2'],
    ['https://api', 'https://api'],
    ['https://panel.example/api', undefined],
    ['https://panel.example/prefix/api//', undefined],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['http://[::1]:1', 'http://[::1]:1'],
    ['http://a.localhost', 'http://a.localhost'],
    ['http://127.1:8787', 'http://127.0.0.1:8787'],
    ['http://0x7f000001', 'http://127.0.0.1'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://panel.example:65536', undefined],
    ['http://[::ffff:127.0.0.1]', undefined],
    ['http://0', undefined],
    ['http://128.0.0.1', undefined],
    ['http://127.0.0.1@evil.example', undefined],
    ['https://evil.example\\@127.0.0.1', undefined],
    ['https:\\\\panel.example', undefined],
    ['https://panel.example/\nx', undefined],
    ['https://pan\tel.example', undefined],
    ['https://panel.example/?', undefined],
    ['https://panel.example/#', undefined],
    ['http://localhost.evil.example', undefined],
    ['http://127.0.0.1.example', undefined],
    ['http://localhost.example', undefined],
    ['ftp://panel.example', undefined],
    ['panel.example', undefined],
    ['https://user@panel.example', undefined],
    ['https://:secret@panel.example', undefined],
    ['https://panel.example?x=1', undefined],
    ['https://panel.example#x', undefined],
  ])('%s', (text, expected) => {
    expect(read(values.parseBaseUrl(text))).toBe(expected);
  });

  test.each([
    ['https://panel.example/api', 'https://panel.example'],
    ['https://panel.example:8443/api/', 'https://panel.example:8443'],
    ['https://panel.example/prefix//api', 'https://panel.example/prefix'],
  ])('%s names the address that was probably meant', (text, meant) => {
    const expected = `an address without /api at its end, which is added: most likely ${meant}`;
    expect(values.parseBaseUrl(text)).toEqual({ expected });
  });
});

test('tokens are what a header can carry', () => {
  expect(read(values.parseToken('a|b~C1'))).toBe('a|b~C1');
  const header = 'x\r\nX-Injected: 1';
  for (const bad of ['two words', 'line\nbreak', header, 'tab\t', 'umlaut-ü', '\u007f', '\0', '\ud800', '']) {
    expect(read(values.parseToken(bad))).toBeUndefined();
    if (bad !== '') expect(JSON.stringify(values.parseToken(bad))).not.toContain(bad.slice(0, 5));
  }
});

test('booleans are those of YAML 1.2', () => {
  expect(
    ['true', 'True', 'TRUE', 'false', 'False', 'FALSE'].map((text) => read(values.parseBoolean(text))),
  ).toEqual([true, true, true, false, false, false]);
  for (const bad of ['yes', 'on', '1', 'tRUE']) expect(read(values.parseBoolean(bad))).toBeUndefined();
});

test.each([
  ['200-299', [[200, 299]]],
  [
    '200, 204,301-308',
    [
      [200, 200],
      [204, 204],
      [301, 308],
    ],
  ],
  ['299-200', undefined],
  ['99', undefined],
  ['600', undefined],
  [',', undefined],
  ['200-', undefined],
])('status codes: %s', (text, expected) => {
  expect(read(values.parseStatuses(text))).toEqual(expected);
});

test('names are one line, and no longer than names are', () => {
  for (const good of ['shop.example', 'bücher.example', '__proto__', 'a b', 'x'.repeat(255)])
    expect(read(values.parseName(good))).toBe(good);
  for (const bad of ['a\nb', 'a\u2028b', '\u001b[31m', 'a\0', 'x'.repeat(256)])
    expect(read(values.parseName(bad))).toBeUndefined();
});

test('lists are separated as people separate them', () => {
  expect(read(values.parseWords('a, b\r\n\n c ,'))).toEqual(['a', 'b', 'c']);
  expect(read(values.parseLines('a, b\r\n\n c '))).toEqual(['a, b', 'c']);
  expect(read(values.parseKeys('A\nB_2,_c'))).toEqual(new Set(['A', 'B_2', '_c']));
  expect(values.parseKeys('A, B=secret')).toEqual({ expected: expect.stringMatching(/; check entry 2$/) });
});

test('commits, pages, times and words of a choice', () => {
  expect(read(values.parseCommitPrefix('ABCDEF0'))).toBe('abcdef0');
  for (const bad of ['abcdef', 'main', 'g'.repeat(40)])
    expect(read(values.parseCommitPrefix(bad))).toBe(undefined);
  for (const digits of [40, 64])
    expect(read(values.parseCommit('AB'.repeat(digits / 2)))).toBe('ab'.repeat(digits / 2));
  for (const bad of ['abcdef0', 'a'.repeat(39), 'a'.repeat(41), 'a'.repeat(63), 'g'.repeat(40), 'main'])
    expect(read(values.parseCommit(bad))).toBe(undefined);
  expect(read(values.parsePageUrl('http://shop.example/x?y=1'))).toBe('http://shop.example/x?y=1');
  for (const bad of [
    'shop.example',
    'file:///etc/passwd',
    'http://u:p@shop.example',
    'http://a\\@b/',
    'http://a/\n',
  ]) {
    expect(read(values.parsePageUrl(bad))).toBeUndefined();
  }
  expect(read(values.parseTime('90s'))).toBe(90_000);
  for (const bad of ['0', '1e3', '-5', '1.5h', '86401', '25h', '9'.repeat(400), '१s', '1 h', '1H', ''])
    expect(read(values.parseTime(bad))).toBeUndefined();
  expect(read(values.parsePause('0s'))).toBe(0);
  expect(read(values.parsePause('2m'))).toBe(120_000);
  for (const bad of ['25h', '-1', '']) expect(read(values.parsePause(bad))).toBeUndefined();
  expect(values.parseOneOf(['merge', 'replace'])('append')).toEqual({
    expected: 'one of merge, replace, not "append"',
  });
});

test('ids and whole numbers are plain digits within their bounds', () => {
  expect(read(values.parseId('42'))).toBe(42);
  for (const bad of ['0', '042', '-1', '1e3', '1.0', '9'.repeat(16), '0x1', '9007199254740993', '٣', 'x'])
    expect(read(values.parseId(bad))).toBeUndefined();
  const days = values.parseWholeNumber(0, 3650);
  expect(['0', '14', '007', '3650'].map((text) => read(days(text)))).toEqual([0, 14, 7, 3650]);
  for (const bad of ['-1', '3651', '1.5', '1e3', '0x10', '9'.repeat(400), ''])
    expect(read(days(bad))).toBeUndefined();
});

test('addresses of webhooks are taken as they are, without credentials and spaces', () => {
  for (const good of ['https://hooks.example/T0/B0/x?y=1#z', 'HTTP://127.0.0.1:8080'])
    expect(read(values.parseWebhookUrl(good))).toBe(good);
  for (const bad of [
    'https://u@hooks.example/',
    'https:hooks.example',
    'ftp://hooks.example',
    'hooks.example',
  ])
    expect(read(values.parseWebhookUrl(bad))).toBeUndefined();
});

test('booleans, ids, whole numbers and commits are read as they are written, or not at all', () => {
  fc.assert(
    fc.property(nearly, (text) => {
      const boolean = read(values.parseBoolean(text));
      expect(boolean === undefined || String(boolean) === text.toLowerCase()).toBe(true);
      const id = read(values.parseId(text));
      expect(id === undefined || (String(id) === text && Number.isSafeInteger(id) && id > 0)).toBe(true);
      const number = read(values.parseWholeNumber(1, 300)(text));
      expect(number === undefined || (/^\d+$/.test(text) && Number(text) === number && number <= 300)).toBe(
        true,
      );
      const commit = read(values.parseCommitPrefix(text));
      expect(commit === undefined || (commit === text.toLowerCase() && commit.length >= 7)).toBe(true);
    }),
    runs(1_000),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (id) => {
      expect(read(values.parseId(String(id)))).toBe(id);
    }),
    runs(100),
  );
});
