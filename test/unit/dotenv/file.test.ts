// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the references of dotenv files, not ours.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from '../../../src/dotenv/file.ts';
import { load } from '../../../src/dotenv/phpdotenv.ts';
import { parseStrict } from '../../../src/dotenv/strict.ts';
import { secretsOf, values } from '../../../src/dotenv/values.ts';
import { readByPhp } from '../../support/env-loaders.ts';
import { anyText, anyUnits } from '../../support/env-texts.ts';
import { runs } from '../../support/property-runs.ts';

test('the .env parser splits any text into segments that make up the text again', () => {
  const text = fc.oneof(
    anyText,
    anyUnits,
    fc.tuple(anyText, anyUnits, anyText).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (text) => {
      const texts = parse(text).map((segment) => segment.text);
      expect(texts.join('')).toBe(text);
    }),
    runs(1000),
  );
});

describe('the values of a .env', () => {
  test.each<[string, Record<string, string>]>([
    ['A=b#c\n', { A: 'b' }],
    [`"A"=1\n'B' = 2\nC.D=3\n`, { A: '1', B: '2', 'C.D': '3' }],
    ['A="\\"\\\\\\$\\n\\t"', { A: '"\\$\n\t' }],
    ['A="x\r\ny"\r\n', { A: 'x\ny' }],
    ['A=1\nexport LONGER=2\nLONGER\n', { A: '1' }],
    ['# A="\nB=1\nC="x"\nD=2\n', { D: '2' }],
  ])('are those that phpdotenv reads: %j', (text, expected) => {
    expect([...values(text)]).toEqual(Object.entries(expected));
  });

  test('are those of each line by itself if phpdotenv rejects the file', () => {
    const text = "export A=1\nB='x\ny'\nC=two words\nnonsense\nD=4\n";
    expect(load(text)).toBeUndefined();
    const expected = { A: '1', B: "'x\ny'", C: 'two words', D: '4' };
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
    expect(parseStrict(text)).toEqual({ ok: true, values: new Map(Object.entries(expected)) });
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
    const parsed = parseStrict(text);
    const problems = parsed.ok ? [] : parsed.problems;
    const lines = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) => `line ${line}`);
    expect(problems.map((problem) => problem.slice(0, problem.indexOf(':')))).toEqual(lines);
    expect(problems.join('\n')).not.toContain('secret');
  });
});

/** Files that the real phpdotenv has read, each with its entries, or null if it rejected the file: few, which together show each rule. */
const recorded: readonly (readonly [text: string, entries: [string, string | null][] | null])[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../golden/phpdotenv.json'), 'utf8'),
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
