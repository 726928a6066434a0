// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the references of dotenv files, not ours.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from '../../../src/dotenv/file.ts';
import { merge } from '../../../src/dotenv/merge.ts';
import { load } from '../../../src/dotenv/phpdotenv.ts';
import { spell } from '../../../src/dotenv/spelling.ts';
import { parseStrict } from '../../../src/dotenv/strict.ts';
import { secretsOf, values } from '../../../src/dotenv/values.ts';
import { readByPhp } from '../../support/env-loaders.ts';
import { anyText, anyUnits, textOf, writable } from '../../support/env-texts.ts';
import { growth, MOST_GROWTH } from '../../support/growth.ts';
import { phpdotenvRules } from '../../support/phpdotenv-rules.ts';
import { runs } from '../../support/property-runs.ts';

describe('parse and print', () => {
  test('are exact inverses on any text', () => {
    const text = fc.oneof(
      anyText,
      anyUnits,
      fc.tuple(anyText, anyUnits, anyText).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (text) => expect(print(text)).toBe(text)),
      runs(1000),
    );
  });

  test('take a file apart', () => {
    const text = '\uFEFF# note\r\n\r\n  export KEY = "a\r\nb" # why\r\nnonsense\rA=b#c # d\nLAST=1';
    expect(parse(text).map(({ kind, line, text }) => [kind, line, text])).toEqual([
      ['comment', 1, '\uFEFF# note\r\n'],
      ['blank', 2, '\r\n'],
      ['assignment', 3, '  export KEY = "a\r\nb" # why\r\n'],
      ['unknown', 5, 'nonsense\r'],
      ['assignment', 6, 'A=b#c # d\n'],
      ['assignment', 7, 'LAST=1'],
    ]);
    expect(parse(text)[2]).toMatchObject({
      lead: '  ',
      exported: true,
      value: '"a\r\nb"',
      comment: ' # why',
      end: '\r\n',
    });
    expect(parse(text)[4]).toMatchObject({ value: 'b#c', comment: ' # d' });
  });

  test('a line inside quotes is no assignment, whichever the quotes', () => {
    for (const quote of ['"', "'", '`']) {
      expect(keys(`A=${quote}x\nB=1\n${quote}\nC=1\n`)).toEqual(['A', 'C']);
    }
  });

  test('a quote that is never closed, or not cleanly, holds no further lines', () => {
    expect(keys('A="x\nB=1\n')).toEqual(['A', 'B']);
    expect(keys('A="x\nB="y"\n')).toEqual(['A', 'B']);
    expect(keys("A='x\nB=it's\n")).toEqual(['A', 'B']);
  });
});

describe('values', () => {
  test.each<[string, Record<string, string>]>([
    ['A=1\nA=2\n', { A: '2' }],
    ['A=b#c\n', { A: 'b' }],
    ['A=b=c\n', { A: 'b=c' }],
    [`"A"=1\n'B' = 2\nC.D=3\n`, { A: '1', B: '2', 'C.D': '3' }],
    ['A="\\"\\\\\\$\\n\\t"', { A: '"\\$\n\t' }],
    ["A='\\n'", { A: '\\n' }],
    ['A="x\r\ny"\r\n', { A: 'x\ny' }],
    ['A=`x`', { A: '`x`' }],
    ['A=1\nexport LONGER=2\nLONGER\n', { A: '1' }],
    ['A="${B}"\n', { A: '${B}' }],
    ['# A="\nB=1\nC="x"\nD=2\n', { D: '2' }],
    ['__proto__=1\nconstructor=2\n', JSON.parse('{"__proto__":"1","constructor":"2"}')],
  ])('%j', (text, expected) => {
    expect([...values(text)]).toEqual(Object.entries(expected));
    expect([...(phpdotenvRules(text) ?? [])].filter(([, value]) => value !== null)).toEqual(
      Object.entries(expected),
    );
  });

  test('of a file that phpdotenv rejects are those of each line by itself', () => {
    const text = "export A=1\nB='x\ny'\nC=two words\nnonsense\nD=4\n";
    expect(phpdotenvRules(text)).toBeUndefined();
    expect([...values(text)]).toEqual([
      ['A', '1'],
      ['B', "'x\ny'"],
      ['C', 'two words'],
      ['D', '4'],
    ]);
  });

  test('to be kept secret include duplicates, commented-out ones and what phpdotenv cannot read', () => {
    const text = '#OLD="old secret"\nA=first\nA=second\nB=`third`\nC=fourth word # note\n';
    expect([...secretsOf(text)].sort()).toEqual(
      ['`third`', 'first', 'fourth word', 'old secret', 'second', 'third'].sort(),
    );
  });

  test('are read as a second implementation of phpdotenv’s rules reads them', () => {
    fc.assert(
      fc.property(anyText, (text) => expectSameValues(text, phpdotenvRules(text))),
      runs(2000),
    );
  });
});

describe('strict reading of what a user gives us', () => {
  test('understands what loaders agree on', () => {
    const text = [
      '\uFEFF# comment',
      'export A=1 # note',
      'B=two words',
      "C='$HOME \\n # not' # note",
      'D="x\\n\\"\\$\\\\"',
      'E="first',
      'FAKE=1"',
      "F='first",
      "second'",
      'G=`it\'s "x"`',
      'H=a=b&c$d"e',
      'I=',
      'J="${A}-${B}" ',
      'K=${A}x',
      'A=2',
      '__proto__=p',
    ].join('\r\n');
    const parsed = parseStrict(text);
    expect(parsed.ok ? [...parsed.values] : parsed.problems).toEqual([
      ['A', '2'],
      ['B', 'two words'],
      ['C', '$HOME \\n # not'],
      ['D', 'x\n"$\\'],
      ['E', 'first\nFAKE=1'],
      ['F', 'first\nsecond'],
      ['G', 'it\'s "x"'],
      ['H', 'a=b&c$d"e'],
      ['I', ''],
      ['J', '1-two words'],
      ['K', '1x'],
      ['__proto__', 'p'],
    ]);
  });

  test('reports every problem by line, and shows no text of them', () => {
    const text = [
      'OK=1',
      'secret',
      'secret-key=secret',
      '1secret=secret',
      'A=secret#secret',
      'B="secret" secret',
      "C='secret'\\''secret'",
      'D="secret\\secret"',
      'E=${secret}',
      'F="secret',
    ].join('\n');
    const parsed = parseStrict(text);
    const problems = parsed.ok ? [] : parsed.problems;
    expect(problems.map((problem) => problem.slice(0, problem.indexOf(':')))).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) => `line ${line}`),
    );
    expect(problems.join('\n')).not.toContain('secret');
  });

  test('reads back what spell writes', () => {
    fc.assert(
      fc.property(writable, (value) => {
        expect(parseStrict(`KEY=${textOf(value)}\n`)).toEqual({
          ok: true,
          values: new Map([['KEY', value]]),
        });
      }),
    );
  });
});

describe('a large file', () => {
  test.each([
    ['A=1\n'],
    ['A="\n'],
    ["A='\n"],
    ['A=`x\n'],
    ['A="\\"'],
    ['# ="\n'],
    [' '],
    ['\\'],
    ['"'],
    ['='],
    ['#'],
    ['A= '],
    ['${'],
    ['${A}'],
    ['export '],
    ['export A'],
    ['\r'],
    ['A="${A}\n'],
    ['A=" #\n'],
  ])('of nothing but %j is handled in linear time', async (piece) => {
    expect(await growth((size) => handle(piece.repeat(size / piece.length)), 1 << 11)).toBeLessThan(
      MOST_GROWTH,
    );
  });

  function handle(body: string): void {
    for (const text of [body, `A="${body}`, `A=${body}x`, `A='${body}`]) {
      expect(print(text)).toHaveLength(text.length);
      parseStrict(text);
    }
    merge(body, new Map([['A', 'x']]), new Set(['B']));
    merge(`A="${body}`, new Map([['B', 'x']]), new Set(['A']));
    spell(body);
  }
});

describe('the real phpdotenv', () => {
  const hasPhp = readByPhp([]) !== undefined;
  if (!hasPhp)
    process.stderr.write('php-cli with php-vlucas-phpdotenv is not installed: not checked against it\n');
  const withPhp = hasPhp ? test : test.skip;

  withPhp('reads any file as our two readings of its rules do', () => {
    const texts = fc.sample(anyText, runs(5000));
    const readings = readByPhp(texts) ?? [];
    expect(readings).toHaveLength(texts.length);
    expect(readings.filter((entries) => entries !== null).length).toBeGreaterThan(1000);
    for (const [index, text] of texts.entries()) {
      const entries = readings[index];
      const expected = entries === null || entries === undefined ? undefined : new Map(entries);
      expect([text, phpdotenvRules(text)]).toEqual([text, expected]);
      expectSameValues(text, expected);
    }
  });

  withPhp('counts a name of digits alone anew, as PHP’s arrays do', () => {
    expect(readByPhp(['7=x\n'])).toEqual([[['0', 'x']]]);
    expect(load('7=x\n')?.get('7')?.text).toBe('x');
  });
});

/** The texts of the segments, put together again. */
function print(text: string): string {
  const texts = parse(text).map((segment) => segment.text);
  return texts.join('');
}

function keys(text: string): string[] {
  return parse(text).flatMap((segment) => (segment.kind === 'assignment' ? [segment.key] : []));
}

/** That the product loads a text as `expected`, leaving out values that depend on `${NAME}`. */
function expectSameValues(text: string, expected: ReadonlyMap<string, string | null> | undefined): void {
  const found = load(text);
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
