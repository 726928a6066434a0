import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isHostName, isSameDomain } from '../../../src/values/host-name.ts';
import * as values from '../../../src/values/input-values.ts';
import { isOfPullRequest, parsePreviewDomain } from '../../../src/values/preview-domain.ts';
import * as rollout from '../../../src/values/rollout.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/property-runs.ts';

/** The value, or undefined for what was refused. */
const read = <Value>(parsed: values.Parsed<Value>): Value | undefined =>
  'value' in parsed ? parsed.value : undefined;

/** The value of a text that is not refused. */
function accepted<Value>(parsed: values.Parsed<Value>): Value {
  if ('expected' in parsed) throw new Error(parsed.expected);
  return parsed.value;
}

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
  expect(values.wordsIn('a, b\r\n\n c ', /\r?\n/)).toEqual(['a, b', 'c']);
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

const PATTERN = 'pr-<number>.preview.example.com';

describe('preview-domain', () => {
  test.each([
    [PATTERN, 'pr-1.preview.example.com', 1],
    [PATTERN, 'pr-12.preview.example.com', 12],
    [PATTERN, 'PR-12.Preview.EXAMPLE.com', 12],
    [PATTERN, 'pr-999999999.preview.example.com', 999_999_999],
    ['<number>.preview.example.com', '12.preview.example.com', 12],
    ['shop-pr<number>-x.Example.com', 'shop-pr12-x.Example.com', 12],
    ['pr-<number>.v2.example.com', 'pr-12.v2.example.com', 12],
  ])('may be %s, and takes %s for the preview of %d', (pattern, domain, number) => {
    expect(accepted(parsePreviewDomain(pattern)).numberOf(domain)).toBe(number);
  });

  test.each(
    [
      'pr-12.preview.example.com|pr-{number}.preview.example.com|<number>|<number>.com|pr-<number>.localhost',
      'pr-<number>-<number>.preview.example.com|pr-<number>.<number>.example.com|preview.pr-<number>.example.com',
      'v2-<number>.preview.example.com|pr-<number>.preview..com|pr-<number>.*.example.com',
      'pr-<number>.preview.example.com/|-<number>.preview.example.com|pr-<number>-.preview.example.com',
      'pr-<number>.preview.example.com.|https://pr-<number>.preview.example.com',
      `pr-<number>.${'a'.repeat(60)}.${'b'.repeat(60)}.example.com`,
    ].flatMap((texts) => texts.split('|')),
  )('cannot be %s', (text) => {
    expect(parsePreviewDomain(text)).toEqual({
      expected: expect.stringContaining('a domain with <number> once, in a first part without other digits'),
    });
  });

  test('takes nothing for a preview but the exact domain of a number', () => {
    const { numberOf } = accepted(parsePreviewDomain(PATTERN));
    const slip = fc.string({ unit: fc.constantFrom(...'0129-.prx KıſK\n１'), maxLength: 3 });
    const near = fc.tuple(fc.nat(2_000), fc.nat(30), fc.nat(3), slip).map(([number, at, cut, put]) => {
      const domain = `pr-${number}.preview.example.com`;
      return domain.slice(0, at) + put + domain.slice(at + cut);
    });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: 'grapheme' })), (domain) => {
        const number = numberOf(domain);
        const ascii = domain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
        if (number === undefined)
          expect(ascii).not.toMatch(/^pr-[1-9][0-9]{0,8}\.preview\.example\.com$(?!\n)/);
        else {
          expect(ascii).toBe(`pr-${number}.preview.example.com`);
          expect(isOfPullRequest(domain, number)).toBe(true);
        }
      }),
      runs(500),
    );
  });
});

describe('batches', () => {
  test.each([
    ['100%', 80, [80]],
    ['1, 10%, 100%', 80, [1, 8, 71]],
    ['1,2', 8, [1, 2, 2, 2, 1]],
    ['25%', 10, [3, 3, 3, 1]],
    ['1, 50%', 0, []],
  ])('of %s divide %d targets', (text, total, sizes) => {
    expect(rollout.sizesOf(accepted(rollout.parseBatches(text)), total)).toEqual(sizes);
  });

  test.each(['0', '0%', '101%', '1,,2', '-1', '1.5%', '1000000'])('cannot be %j', (text) => {
    const expected = `sizes of batches, counts from 1 or percentages from 1% to 100%, as in 1, 10%, 100%, not ${JSON.stringify(text)}`;
    expect(rollout.parseBatches(text)).toEqual({ expected });
  });
});

describe('max-failures', () => {
  test.each([
    ['0', 80, 0],
    ['10%', 80, 8],
    ['10%', 89, 8],
    ['10%', 9, 0],
  ])('%s with %d targets allows %d failures', (text, total, most) => {
    expect(rollout.mostFailures(accepted(rollout.parseMaxFailures(text)), total)).toBe(most);
  });

  test.each(['-1', '101%', '', '1, 2', 'none', '1.5'])('cannot be %j', (text) => {
    const expected = `a count of targets such as 2, or a percentage from 0% to 100%, not ${JSON.stringify(text)}`;
    expect(rollout.parseMaxFailures(text)).toEqual({ expected });
  });
});

describe('shard', () => {
  test.each([
    ['2/3', [2, 5, 8]],
    ['1/1', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['1000/1000', []],
  ])('%s contains every n-th target, beginning with the k-th', (text, part) => {
    expect(rollout.shardOf([1, 2, 3, 4, 5, 6, 7, 8], accepted(rollout.parseShard(text)))).toEqual(part);
  });

  test.each('3/2|0/5|1/0|1/1001|2|/5|2/|-1/5|1/2/3|01/5|1 / 5|50%'.split('|'))('cannot be %j', (text) => {
    const expected = `a part such as 2/5, the second of five; there are at most 1000, not ${JSON.stringify(text)}`;
    expect(rollout.parseShard(text)).toEqual({ expected });
  });
});

test.each(['shop.example', 'localhost', 'xn--bcher-kva.example', 'a-1.B2.example', '1.2.3.4a', '0x.example'])(
  'the name of a host may be %s',
  (text) => expect(isHostName(text)).toBe(true),
);

test.each(
  [
    'localhost:8080/#.example|a.example:80|a@b.example|a/b|a_b.example|bücher.example|-a.example|a-.example|a.-b|a.b-|',
    'a..b|.a|a.|a b|a\n|127.0.0.1|2130706433|1.0x7f|0x7f000001|a.0x|[::1]|*.example|a%2eb|a\\b|a?b',
  ].flatMap((texts) => texts.split('|')),
)('the name of a host cannot be %j', (text) => expect(isHostName(text)).toBe(false));

test.each([
  ['Shop.example', 'shop.example', true],
  ['Bücher.example', 'xn--bcher-kva.example', true],
  ['col·legi.example', 'xn--collegi-xma.example', true],
  ['shop.example', 'shop.example/blog', false],
  ['bücher.example／a', 'xn--bcher-kva.example', false],
  ['１.１', '1.0.0.1', false],
  ['a%62', 'ab', false],
])('two spellings of one domain: %s and %s, %s', (one, two, same) =>
  expect(isSameDomain(one, two)).toBe(same),
);

test('the name of a host is the whole host of an address, and nothing else of it', () => {
  const part = fc.constantFrom(...'a|xn--|-|.|0|0x|7f|127|:|/|#|@|%41|\\'.split('|'));
  const text = fc.array(fc.oneof(part, fc.string({ unit: anyCharacter, maxLength: 1 })), { maxLength: 8 });
  fc.assert(
    fc.property(
      text.map((parts) => parts.join('')),
      (name) => {
        const url = isHostName(name) ? URL.parse(`http://${name}/x`) : null;
        if (url !== null)
          expect([url.host, url.href]).toEqual([name.toLowerCase(), `http://${name.toLowerCase()}/x`]);
      },
    ),
    runs(2_000),
  );
});
