import { describe, expect, test } from '@jest/globals';
import { findLeaks, spell } from '../../harness/leaks.ts';
import { mask } from '../../harness/runner/masks.ts';
import { interpret } from '../../harness/runner-oracle.ts';

const commandsIn = (stdout: string) => interpret({ stdout }).commands;

describe('a command of the runner', () => {
  test('has properties and data, with escapes, in both syntaxes', () => {
    const commands = commandsIn(
      `::error file=a%2Cb.ts,line=3,title=A%3AB::one%0Atwo %250A : , %3A
prefix ##[warning title=x%5Dy;col=2]data%3B ##[error]not this`,
    );
    expect(commands.map(({ name, properties, data }) => [name, properties, data])).toEqual([
      ['error', { file: 'a,b.ts', line: '3', title: 'A:B' }, 'one\ntwo %0A : , %3A'],
      ['warning', { title: 'x]y', col: '2' }, 'data; ##[error]not this'],
    ]);
  });

  test.each([
    ['after white space', ' \t\u00a0::debug::x'],
    ['in any case', '::DeBuG::x'],
    ['after a lone carriage return', 'x\r::debug::x'],
    ['anywhere in the older syntax', '│ x ##[debug]'],
    ['behind characters that collation ignores', '\u200b::debug::x'],
    ['with such characters inside', '│ #\u00ad#[debug]x'],
    ['behind a control character', '\x1b::debug::x'],
  ])('is found %s', (_, stdout) => expect(commandsIn(stdout)).toMatchObject([{ name: 'debug' }]));

  test.each(['│ ::debug::x', '::debug', '::unknown::x', '# #[debug]x', '##[debug', '::debug:x'])(
    'is not found in %j',
    (stdout) => expect(commandsIn(stdout)).toEqual([]),
  );
});

test('stop-commands holds until its token comes back, in any case', () => {
  const run = interpret({ stdout: '::stop-commands::T0ken-42\n::debug::x\n::t0KEN-42::\n::debug::y' });
  const commands = run.commands.map(({ name, data }) => `${name} ${data}`);
  expect(commands).toEqual(['stop-commands T0ken-42', 'resume t0ken-42', 'debug y']);
  expect(run.visible).toBe('::stop-commands::***\n::debug::x\n::t0KEN-42::\n');
  expect(run.stopped).toEqual([]);
});

test('the log of the runner hides a masked value from then on, its lines, and its encodings', () => {
  const secret = `"top secret's" & more+`;
  const inBase64 = (before: string) =>
    Buffer.from(`${before}${secret}`).toString('base64').slice(before.length);
  const encodings = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret).replace("'", '%27'),
    ...['', 'a', 'ab'].map(inBase64),
  ];
  const { visible } = interpret({ stdout: [secret, `::add-mask::${secret}`, ...encodings].join('\n') });
  const [before, ...after] = visible.trimEnd().split('\n');
  expect(before).toBe(secret);
  for (const line of after) expect(line).toMatch(/^.{0,5}\*\*\*.{0,2}$/);
  const odd = 'a??>>~~ü\u2028z';
  const url = Buffer.from(odd).toString('base64url');
  expect(interpret({ stdout: `${url}\na??>>~~ü\\u2028z`, masks: [odd] }).visible).toBe('***\n***\n');
  expect(mask('abcabcab', ['abc', 'bca'])).toBe('***b');
  const lines = interpret({ stdout: '::add-mask::first line%0D%0A  second \nfirst line, second' });
  expect(lines.visible).toBe('***, ***\n');
  expect(lines.masks).toEqual(['first line\r\n  second ', 'first line', 'second']);
});

describe('the search for leaks', () => {
  const secret = `pä"ss'w\\o$rd/<&>+ =?`;

  test('knows what the common encoders write', () => {
    const spellings = new Set(spell(secret).values());
    const params = new URLSearchParams({ k: secret }).toString().slice(2);
    const json = JSON.stringify(secret).slice(1, -1);
    // The last three as written by PHP 8 (json_encode, htmlspecialchars) and bash 5 (printf %q) for this value.
    for (const spelling of [
      secret,
      json,
      encodeURIComponent(secret),
      params,
      Buffer.from(secret).toString('hex'),
      String.raw`p\u00e4\"ss'w\\o$rd\/<&>+ =?`,
      `pä&quot;ss&#039;w\\o$rd/&lt;&amp;&gt;+ =?`,
      String.raw`pä\"ss\'w\\o\$rd/\<\&\>+\ =\?`,
    ])
      expect(spellings).toContain(spelling);
  });

  test('finds a secret in each spelling, and in base64 at any offset', () => {
    for (const [form, spelling] of spell(secret)) {
      const leaks = findLeaks({ log: 'nothing', file: Buffer.from(`0123 ${spelling}.`) }, ['other', secret]);
      expect(leaks).toContainEqual({ secret: 1, form, sink: 'file', offset: 5 });
    }
    for (const before of ['', 'a', 'ab', 'abc'])
      for (const encoding of ['base64', 'base64url'] as const) {
        const log = Buffer.from(`${before}${secret}${before}`).toString(encoding);
        expect(findLeaks({ log }, [secret])).not.toEqual([]);
      }
  });

  test('allows a mask on standard output, and nowhere else', () => {
    const text = `x\n ::add-mask::${secret}\r\n`;
    expect(findLeaks({ stdout: text }, [secret])).toEqual([]);
    expect(findLeaks({ stdout: `${text}${secret}` }, [secret])[0]).toMatchObject({ offset: text.length });
    expect(findLeaks({ stderr: text }, [secret])).not.toEqual([]);
  });
});
