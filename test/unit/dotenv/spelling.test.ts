// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the references of dotenv files, not ours.
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import nodeDotenv from 'dotenv';
import fc from 'fast-check';
import { LOADERS, spell } from '../../../src/dotenv/spelling.ts';
import { anyValue, loadersOf } from '../../support/env-texts.ts';
import { phpdotenvRules } from '../../support/phpdotenv-rules.ts';
import { runs } from '../../support/property-runs.ts';

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
