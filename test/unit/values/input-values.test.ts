import { expect, test } from '@jest/globals';
import * as values from '../../../src/values/input-values.ts';

/** The value, or undefined for what was refused. */
const read = <Value>(parsed: values.Parsed<Value>): Value | undefined =>
  'value' in parsed ? parsed.value : undefined;

/** Expects the texts to be read as these values, and the others to be refused. */
function expectRead(
  parse: (text: string) => values.Parsed<unknown>,
  accepted: Readonly<Record<string, unknown>>,
  refused: readonly string[],
): void {
  for (const [text, value] of Object.entries(accepted))
    expect([text, read(parse(text))]).toEqual([text, value]);
  for (const text of refused) expect([text, read(parse(text))]).toEqual([text, undefined]);
}
const same = (...texts: readonly string[]) => Object.fromEntries(texts.map((text) => [text, text]));

test('base-url is an origin with an optional prefix, over https unless it is of this machine', () => {
  const accepted = {
    ...same('https://panel.example/my-api', 'https://panel.example/api/v2', 'https://api'),
    ...same('http://127.0.0.1:8787', 'http://[::1]:1', 'http://a.localhost'),
    'https://panel.example/': 'https://panel.example',
    'https://panel.example:8443/prefix//': 'https://panel.example:8443/prefix',
    'http://127.1:8787': 'http://127.0.0.1:8787',
    'http://0x7f000001': 'http://127.0.0.1',
    'https://bücher.example': 'https://xn--bcher-kva.example',
  };
  const refused = [
    'https://panel.example/api|https://panel.example/prefix/api//|https://panel.example:65536|http://0',
    'http://[::ffff:127.0.0.1]|http://128.0.0.1|http://127.0.0.1@evil.example|https://evil.example\\@127.0.0.1',
    'https:\\\\panel.example|https://panel.example/\nx|https://pan\tel.example|https://panel.example/?',
    'https://panel.example/#|http://localhost.evil.example|http://127.0.0.1.example|http://localhost.example',
    'ftp://panel.example|panel.example|https://user@panel.example|https://:secret@panel.example',
    'https://panel.example?x=1|https://panel.example#x',
  ];
  expectRead(values.parseBaseUrl, accepted, refused.join('|').split('|'));
  const expected = expect.stringMatching(/: most likely https:\/\/panel\.example\/prefix$/);
  expect(values.parseBaseUrl('https://panel.example/prefix//API/')).toEqual({ expected });
});

test('a token is what a header can carry, and is never quoted', () => {
  const header = 'x\r\nX-Injected: 1';
  const bad = ['two words', 'line\nbreak', header, 'tab\t', 'umlaut-ü', '\u007f', '\0', '\ud800'];
  expectRead(values.parseToken, same('a|b~C123'), [...bad, '', 'a|b~C12']);
  for (const text of bad) expect(JSON.stringify(values.parseToken(text))).not.toContain(text.slice(0, 5));
});

test('a boolean is one of YAML 1.2', () => {
  const accepted = { true: true, True: true, TRUE: true, false: false, False: false, FALSE: false };
  expectRead(values.parseBoolean, accepted, ['yes', 'on', '1', 'tRUE']);
});

test('status codes are codes and ranges from 100 to 599', () => {
  const list = [200, 204].map((code) => [code, code]);
  const accepted = { '200-299': [[200, 299]], '200, 204\n301-308': [...list, [301, 308]] };
  expectRead(values.parseStatuses, accepted, ['299-200', '99', '600', ',', '200-']);
});

test('a name is one line of at most 255 characters', () => {
  const accepted = same('shop.example', 'bücher.example', '__proto__', 'a b', 'x'.repeat(255));
  expectRead(values.parseName, accepted, ['a\nb', 'a\u2028b', '\u001b[31m', 'a\0', 'x'.repeat(256)]);
});

test('a list is separated by commas or lines, and a choice is one of its words', () => {
  expect(values.wordsIn('a, b\r\n\n c ,')).toEqual(['a', 'b', 'c']);
  expect(values.linesIn('a, b\r\n\n c ')).toEqual(['a, b', 'c']);
  expect(read(values.parseKeys('A\nB_2,_c'))).toEqual(new Set(['A', 'B_2', '_c']));
  expect(values.parseKeys('A, B=secret')).toEqual({ expected: expect.stringMatching(/begin with a digit$/) });
  const expected = 'one of merge, replace, not "append"';
  expect(values.parseOneOf(['merge', 'replace'])('append')).toEqual({ expected });
});

test('a commit has 40 or 64 hexadecimal digits, its beginning at least 7', () => {
  expectRead(values.parseCommitPrefix, { ABCDEF0: 'abcdef0' }, ['abcdef', 'main', 'g'.repeat(40)]);
  const accepted = Object.fromEntries([20, 32].map((half) => ['AB'.repeat(half), 'ab'.repeat(half)]));
  const lengths = [39, 41, 63].map((length) => 'a'.repeat(length));
  expectRead(values.parseCommit, accepted, ['abcdef0', ...lengths, 'g'.repeat(40), 'main']);
});

test('the address of a page has no credentials and nothing that browsers correct', () => {
  expectRead(
    values.parsePageUrl,
    same('http://shop.example/x?y=1'),
    'shop.example|file:///etc/passwd|http://u:p@shop.example|http://a\\@b/|http://a/\n'.split('|'),
  );
});

test('the address of a webhook is taken as it is, without credentials', () => {
  expectRead(
    values.parseLink,
    same('https://hooks.example/T0/B0/x?y=1#z', 'HTTP://127.0.0.1:8080'),
    'https://u@hooks.example/|https:hooks.example|ftp://hooks.example|hooks.example'.split('|'),
  );
});

test('a duration has at most a day, and only a pause may be 0', () => {
  const bad = [...'0|1e3|0x10|-5|1.5h|1d|s|86401|25h|१s|1 h|1H'.split('|'), '9'.repeat(400), ''];
  const day = 86_400_000;
  expectRead(values.parseTime, { '90s': 90_000, '86400': day, '1440m': day, '24h': day }, ['1441m', ...bad]);
  expectRead(values.parsePause, { '0s': 0, '2': 2_000, '2m': 120_000 }, ['25h', '-1', '']);
});

test('ids and whole numbers are plain digits within their bounds', () => {
  const bad = ['0', '042', '-1', '1e3', '1.0', '9'.repeat(16), '0x1', '9007199254740993', '٣', 'x'];
  expectRead(values.parseId, { 42: 42 }, bad);
  const refused = ['-1', '3651', '1.5', '1e3', '0x10', '9'.repeat(400), ''];
  expectRead(values.parseWholeNumber(0, 3650), { 0: 0, 14: 14, '007': 7, 3650: 3650 }, refused);
});
