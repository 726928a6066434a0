// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the references of dotenv files, not ours.
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import nodeDotenv from 'dotenv';
import fc from 'fast-check';
import { differenceOf, maskedLines } from '../../../src/dotenv/difference.ts';
import { parse } from '../../../src/dotenv/file.ts';
import { load } from '../../../src/dotenv/phpdotenv.ts';
import { LOADERS, spell } from '../../../src/dotenv/spelling.ts';
import { parseStrict } from '../../../src/dotenv/strict.ts';
import { secretsOf, values } from '../../../src/dotenv/values.ts';
import { readByPhp } from '../../support/env-loaders.ts';
import { anyText, anyUnits, anyValue, loadersOf } from '../../support/env-texts.ts';
import { read } from '../../support/pages.ts';
import { phpdotenvRules } from '../../support/phpdotenv-rules.ts';
import { runs } from '../../support/property-runs.ts';

test('the .env parser splits any text into segments that make up the text again', () => {
  const mixed = fc.tuple(anyText, anyUnits, anyText).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(anyText, anyUnits, mixed), (text) => {
      const texts = parse(text).map((segment) => segment.text);
      expect(texts.join('')).toBe(text);
    }),
    runs(1000),
  );
});

describe('the values of a .env', () => {
  test('are those of each line by itself if phpdotenv rejects the file', () => {
    const text = 'export A=1\nB=\'x\ny\'\nC=two words\nnonsense\nD="\\t4"\n';
    expect(load(text)).toBeUndefined();
    const expected = { A: '1', B: "'x\ny'", C: 'two words', D: '\t4' };
    expect(Object.fromEntries(values(text))).toEqual(expected);
  });

  test('are kept secret, also duplicates, commented-out ones and what phpdotenv cannot read', () => {
    const text = '#OLD="old secret"\nA=first\nA=second\nB=`third`\nC=fourth word # note\n';
    const expected = ['`third`', 'first', 'fourth word', 'old secret', 'second', 'third'];
    expect([...secretsOf(text)].sort()).toEqual(expected);
    const others = 'MY-KEY=dashed\nsession: "of yaml"\nreadonly A=of-a-shell\nMIIEvA\nOPEN="not closed';
    const found = ['dashed', 'of yaml', 'of-a-shell', 'MIIEvA', 'not closed'];
    expect([...secretsOf(others)]).toEqual(expect.arrayContaining(found));
  });
});

describe('the strict reader of what a user gives us', () => {
  test.each<[string, Record<string, string>]>([
    ['\uFEFF# comment\r\nexport A=1 # note\r\nB=two words\r\nA=2', { A: '2', B: 'two words' }],
    ["A='$HOME \\n # not' # note\nI=", { A: '$HOME \\n # not', I: '' }],
    ['A="x\\n\\"\\$\\\\"', { A: 'x\n"$\\' }],
    ['A="first\r\nFAKE=1"\r\nF=\'first\r\nsecond\'', { A: 'first\nFAKE=1', F: 'first\nsecond' }],
    ['A=`it\'s "x"`\rH=a=b&c$d"e', { A: 'it\'s "x"', H: 'a=b&c$d"e' }],
    ['A=1\nB=two words\nJ="${A}-${B}" \nK=${A}x', { A: '1', B: 'two words', J: '1-two words', K: '1x' }],
    ['__proto__=p', JSON.parse('{"__proto__":"p"}')],
  ])('understands what all loaders agree on: %j', (text, expected) => {
    expect(parseStrict(text)).toEqual({ problems: [], values: new Map(Object.entries(expected)) });
  });

  test('reports every problem by its line, without quoting the text', () => {
    const text = `OK=1
secret
secret-key=secret
1secret=secret
A=secret#secret
B="secret" secret
C='secret'\\''secret'
D="secret\\secret"
E=\${secret}
F="secret`;
    const { values, problems } = parseStrict(text);
    expect([...values]).toEqual([['OK', '1']]);
    const lines = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) => `line ${line}`);
    expect(problems.map((problem) => problem.slice(0, problem.indexOf(':')))).toEqual(lines);
    expect(problems.join('\n')).not.toContain('secret');
  });
});

/** Files that the real phpdotenv has read, each with its entries, or null if it rejected the file: few, which together show each rule. */
const recorded: readonly (readonly [text: string, entries: [string, string | null][] | null])[] = JSON.parse(
  read('test/golden/phpdotenv.json'),
);

test('phpdotenv has read each recorded file as the action does, and reads any file so where it is installed', () => {
  for (const [text, entries] of recorded) expectSameValues(text, entries);
  const any = fc.sample(anyText, runs(500));
  const now = readByPhp([...recorded.map(([text]) => text), ...any]);
  if (now === undefined) return;
  expect(now.slice(0, recorded.length)).toEqual(recorded.map(([, entries]) => entries));
  for (const [nth, text] of any.entries()) expectSameValues(text, now[recorded.length + nth] ?? null);
});

/** Expects the product to load a text as `expected`, apart from values that depend on `${NAME}`. */
function expectSameValues(text: string, entries: readonly [string, string | null][] | null): void {
  const found = load(text);
  const expected = entries === null ? undefined : new Map(entries);
  if (found === undefined || expected === undefined) {
    expect([text, found]).toEqual([text, expected]);
    return;
  }
  for (const [key, value] of expected) {
    const loaded = found.get(key);
    if (loaded === undefined || loaded.references.length === 0)
      expect([text, loaded?.text ?? null]).toEqual([text, value]);
  }
  expect([...found.keys()].filter((key) => !expected.has(key))).toEqual([]);
}

const ALL = 'phpdotenv shell dotenv parseEnv';

// Each value, its spelling, and who reads it back. The table is for people too: docs/decisions/0025-dotenv-codec.md.
const SPELLINGS: [value: string, spelling: string, loaders: string][] = [
  ['https://example.com:8080/a_b-c@d,e+f%20', 'https://example.com:8080/a_b-c@d,e+f%20', ALL],
  ['base64:q83vEjRWeJA=', 'base64:q83vEjRWeJA=', ALL],
  ['', "''", ALL],
  ['two words', "'two words'", ALL],
  ['a#b', "'a#b'", ALL],
  ['~/x', "'~/x'", ALL],
  ['$HOME ${HOME} $(id)', "'$HOME ${HOME} $(id)'", ALL],
  ['{"a": "b"}', `'{"a": "b"}'`, ALL],
  ['grüße 🚀', "'grüße 🚀'", ALL],
  ['C:\\dir\\', `'C:\\dir\\' # "value's end"`, ALL],
  ['a="b', `'a="b' # "value's end"`, ALL],
  ["it's", `"it's"`, ALL],
  ["it's 5$ or 5 $", `"it's 5$ or 5 $"`, ALL],
  ['first\nsecond', '"first\nsecond"', ALL],
  ["it's $5", `"it's \\$5"`, 'phpdotenv shell'],
  [`it's "x"`, `"it's \\"x\\""`, 'phpdotenv shell'],
  ['{\n  "a": 1\n}', '"{\n  \\"a\\": 1\n}"', 'phpdotenv shell'],
  ['x\n\\', `"x\n\\\\" # "value's end"`, 'phpdotenv shell'],
  ['first\r\nsecond', '"first\\r\\nsecond"', 'phpdotenv dotenv'],
  ['"\r', '"\\"\\r"', 'phpdotenv'],
];

const READ: Readonly<Record<string, (text: string) => string | null | undefined>> = {
  phpdotenv: (text) => phpdotenvRules(text)?.get('KEY'),
  dotenv: (text) => nodeDotenv.parse(text).KEY,
  parseEnv: (text) => parseEnv(text).KEY,
};

describe('the writer of .env values', () => {
  test.each(SPELLINGS)('writes %j as %j, for %s', (value, text, loaders) => {
    expect(spell(value)).toEqual({ ok: true, text, loaders: loaders.split(' ') });
  });

  test.each([
    ['secret\0', /NUL/],
    ['secret\ud800', /not valid Unicode/],
    ["secret's `id`", /backtick/],
    ['secret\n`id`', /backtick/],
  ])('refuses %j without quoting it', (value, reason) => {
    const spelling = spell(value);
    expect(spelling).toEqual({ ok: false, reason: expect.stringMatching(reason) });
    expect(JSON.stringify(spelling)).not.toContain('secret');
  });

  test('names exactly the loaders that read a value back, and serves all of them if any spelling could', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const spelling = spell(value);
        const misreaders = (text: string): string[] =>
          Object.keys(READ).filter((loader) => READ[loader]?.(`KEY=${text}\n`) !== value);
        const unnamed = Object.keys(READ).filter((loader) => !loadersOf(value).some((one) => one === loader));
        if (spelling.ok) expect([value, misreaders(spelling.text)]).toEqual([value, unnamed]);
        if (!isWritable(value) || (spelling.ok && spelling.loaders.length === LOADERS.length)) return;
        for (const candidate of plainSpellings(value).filter((text) => shellReads(text) === value)) {
          // A refused value has no spelling for phpdotenv and the shell, one with a warning has none for all loaders.
          const lost = misreaders(candidate).filter((loader) => spelling.ok || loader === 'phpdotenv');
          expect([candidate, lost]).not.toEqual([candidate, []]);
        }
      }),
      runs(1000),
    );
  });
});

const isWritable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** The spellings that anybody would think of; over several lines, phpdotenv knows double quotes only. */
function plainSpellings(value: string): string[] {
  const escaped = value.replace(/["\\$]/g, '\\$&');
  const breaks = (text: string): string => text.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
  const quoted = [value, escaped, breaks(value), breaks(escaped)].map((text) => `"${text}"`);
  return /[\r\n]/.test(value) ? quoted : [value, `'${value}'`, `\`${value}\``, ...quoted];
}

/** Reads one word that expands nothing, as a shell does; undefined for all else. Nothing is run to find out. */
function shellReads(spelling: string): string | undefined {
  const [, single, double, bare] =
    /^(?:'([^']*)'|"((?:[^"\\$`]|\\[\s\S]|\$(?![\w{([@*#?$!\-\u0000-\u0008\u000e-\u001f\u007f-\uffff]))*)"|([\w./:@%+,=-]*))(?: #[^\n]*)?$/.exec(
      spelling,
    ) ?? [];
  if (single !== undefined) return single;
  return double === undefined ? bare : double.replace(/\\\n/g, '').replace(/\\(["\\$`])/g, '$1');
}

describe('a value is taken for a mask', () => {
  test.each([
    ...`***|"********"|'••••'|\`●●●\`|○○○|◦◦◦|∙∙∙|⁎⁎⁎|✱✱✱|■■■|⬛⬛⬛|███|···`.split('|'),
    ...'######|------|xxxxxx|XXXXXXXX|[****]|"*** ***"|********;|&bull;&bull;&bull;'.split('|'),
    ...['*** # hidden', 'sk_••••', '••••1234', '"BEGIN\n****\nEND"', '&quot;a&quot;'],
  ])('if it is %j', (value) => expect(maskedLines(`A=1\nKEY=${value}\n`)).toEqual(['KEY']));

  const COMMENTS = ['# KEY=***', '#KEY="••••••"', '  # export KEY=********', '## KEY=********'];
  test.each(COMMENTS)('also in the comment %j', (line) => {
    expect(maskedLines(`${line}\nA=1\n`)).toEqual(['KEY in a comment']);
  });

  const OTHERS = [
    ...['**', '"* * * * *"', '-----', '#####', 'xxxxx', 'xxxxxxy', '"Shop ███ sale"', '"a *** b"', '*-*-*-*'],
    ...['"-----BEGIN-----\nx\n-----END-----"', '', '""', 'sk_****'],
  ].map((value) => `KEY=${value}`);
  test.each([...OTHERS, '#####=█████', '# ****', '# see A=1 ***'])('but not in %j', (line) => {
    expect(maskedLines(`A=1\n${line}\nA=1\n`)).toEqual([]);
  });
});

const SENT = '# the shop\n\nB=2\nA=1\nA=1\nNEW=p&w\n';

test.each<[string, ReturnType<typeof differenceOf>]>([
  [SENT.replaceAll('\n', '\r\n'), { kind: 'none', names: [] }],
  ['', { kind: 'cut', names: ['comment lines', 'blank lines', 'B', 'A', 'NEW'] }],
  [SENT.slice(0, 20), { kind: 'cut', names: ['A', 'NEW'] }],
  [SENT.replace('NEW=p&w\n', ''), { kind: 'cut', names: ['NEW'] }],
  ['B=2\nA=1\nNEW=p&w', { kind: 'less', names: ['comment lines', 'blank lines', 'A'] }],
  [`${SENT}junk\n`, { kind: 'more', names: ['line 7'] }],
  ['# the shop\n\nA=1\nA=1\nB=2\nNEW=p&w\n', { kind: 'moved', names: ['B', 'A'] }],
  ['# the shop\nA=1\nA=1\nB=2\nNEW=p&w\n', { kind: 'moved', names: ['B', 'A', 'blank lines'] }],
  [SENT.replace('&', '&amp;'), { kind: 'escaped', names: ['NEW'] }],
  [SENT.replace('NEW', 'new'), { kind: 'other', names: ['NEW', 'new'] }],
  ['# the shop\nA=1\nB=2\nNEW=p&w\n', { kind: 'other', names: ['blank lines', 'A'] }],
])('a .env that is shown as %j differs from what was sent like this: %j', (shown, difference) => {
  expect(differenceOf(SENT, shown)).toEqual(difference);
});
