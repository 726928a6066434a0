// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the references of dotenv files, not ours.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import nodeDotenv from 'dotenv';
import fc from 'fast-check';
import { parse } from '../../../src/dotenv/file.ts';
import { merge, replace, type Written } from '../../../src/dotenv/merge.ts';
import { load } from '../../../src/dotenv/phpdotenv.ts';
import { type Loader, spell } from '../../../src/dotenv/spelling.ts';
import { parseStrict } from '../../../src/dotenv/strict.ts';
import { secretsOf, values } from '../../../src/dotenv/values.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { growth, MOST_GROWTH } from '../../support/growth.ts';
import { phpdotenvRules } from '../../support/phpdotenv-rules.ts';
import { runs } from '../../support/property-runs.ts';

const ALL = 'phpdotenv shell dotenv parseEnv';
const none: ReadonlySet<string> = new Set();

// What is written for a value, and who reads it back. The table is for people too: docs/decisions/dotenv-codec.md.
const SPELLINGS: [value: string, spelling: string, loaders: string][] = [
  ['production', 'production', ALL],
  ['https://example.com:8080/a_b-c@d,e+f%20', 'https://example.com:8080/a_b-c@d,e+f%20', ALL],
  ['base64:q83vEjRWeJA=', 'base64:q83vEjRWeJA=', ALL],
  ['', "''", ALL],
  ['two words', "'two words'", ALL],
  [' around ', "' around '", ALL],
  ['\ttab\t', "'\ttab\t'", ALL],
  ['#fff', "'#fff'", ALL],
  ['a#b', "'a#b'", ALL],
  ['=x', "'=x'", ALL],
  ['~/x', "'~/x'", ALL],
  ['$HOME ${HOME} $(id)', "'$HOME ${HOME} $(id)'", ALL],
  ['`id`', "'`id`'", ALL],
  ['a\\nb', "'a\\nb'", ALL],
  ['{"a": "b"}', `'{"a": "b"}'`, ALL],
  ['grüße 🚀', "'grüße 🚀'", ALL],
  ['C:\\dir\\', `'C:\\dir\\' # "value's end"`, ALL],
  ['a="b', `'a="b' # "value's end"`, ALL],
  ["it's", `"it's"`, ALL],
  ["it's 5$ or 5 $", `"it's 5$ or 5 $"`, ALL],
  ['first\nsecond', '"first\nsecond"', ALL],
  ['ends with a line break\n', '"ends with a line break\n"', ALL],
  ["it's $5", `"it's \\$5"`, 'phpdotenv shell'],
  [`it's "x"`, `"it's \\"x\\""`, 'phpdotenv shell'],
  ["it's \\", `"it's \\\\" # "value's end"`, 'phpdotenv shell'],
  ['{\n  "a": 1\n}', '"{\n  \\"a\\": 1\n}"', 'phpdotenv shell'],
  ['x\n\\', `"x\n\\\\" # "value's end"`, 'phpdotenv shell'],
  ['first\r\nsecond', '"first\\r\\nsecond"', 'phpdotenv dotenv'],
  ['lone\rreturn', '"lone\\rreturn"', 'phpdotenv dotenv'],
  ['"\r', '"\\"\\r"', 'phpdotenv'],
];

const piece = fc.constantFrom(
  ...[
    'A',
    'FOO',
    'B',
    '=',
    '=',
    '="',
    `='`,
    '"',
    '"',
    "'",
    '`',
    '\\',
    '\\\\',
    '\\"',
    '\\n',
    '#',
    ' # ',
    ' ',
    '\t',
    '\f',
  ],
  ...[
    '\n',
    '\n',
    '\r\n',
    '\r',
    '\v',
    '$',
    '$(',
    '${A}',
    '$$',
    '$1',
    '${',
    '}',
    'x',
    'é',
    '😀',
    '\u00a0',
    '\u2028',
    '(',
    ')',
  ],
  ...[
    'export ',
    'A=1\n',
    'A="x"\n',
    "FOO='y' # z\n",
    'B=$(echo x)\n',
    '~',
    '*',
    '!',
    '&',
    '|',
    ';',
    '<',
    '\x01',
    '\x7f',
    '-',
    '.',
  ],
);
const fromPieces = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
const anyText = fc.tuple(fc.constantFrom('', '', '\uFEFF'), fromPieces).map((parts) => parts.join(''));
/** Any units at all: lone surrogates, NUL, a byte order mark in the middle. */
const anyUnits = fc
  .array(fc.oneof(fc.nat({ max: 0xffff }), fc.constantFrom(0, 0xfeff, 0xd800, 0xdc00, 0x0d, 0x0a)), {
    maxLength: 20,
  })
  .map((units) => String.fromCharCode(...units));
const anyValue = fc.oneof(
  fromPieces,
  anyUnits,
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: 'binary-ascii' }),
);
const writable = anyValue.filter((value) => spell(value).ok);
const smallSet = fc
  .dictionary(fc.constantFrom('A', 'FOO_2'), writable, { minKeys: 1 })
  .map((wanted) => new Map(Object.entries(wanted)));

const unmanagedLine = fc.constantFrom(
  ...[
    '',
    '   ',
    '# comment',
    "# it's",
    '#MANAGED=1',
    'OTHER=1',
    'export OTHER=1',
    'OTHER = "x" # y',
    "OTHER='a # b'",
  ],
  ...[
    'OTHER="first\nMANAGED=2\nlast"',
    "OTHER='first\nMANAGED=2\nlast'",
    'OTHER=`first\nlast`',
    'not an assignment',
  ],
  ...[
    'OTHER="${MANAGED}"',
    'MANAGED_2=x',
    'X.MANAGED=x',
    'OTHER=a#b',
    'OTHER',
    '=x',
    'OTHER-1=x',
    'OTHER=😀',
  ],
);
const managedLine = fc.constantFrom(
  'MANAGED=',
  'MANAGED = x y',
  'MANAGED="old\nolder"',
  "MANAGED='old\nolder'",
  '"MANAGED"=${OLD}',
);
const chunk = fc.oneof(
  unmanagedLine.map((text) => ({ text, managed: false })),
  managedLine.map((text) => ({ text, managed: true })),
);
const knownFile = fc
  .record({ chunks: fc.array(chunk, { maxLength: 8 }), end: fc.constantFrom('\n', '\r\n', '\r') })
  .map(({ chunks, end }) => ({
    end,
    chunks: chunks.map(({ text, managed }) => ({ managed, text: text.replaceAll('\n', end) })),
  }));

const READ: Record<Exclude<Loader, 'shell'>, (text: string) => string | null | undefined> = {
  phpdotenv: (text) => phpdotenvRules(text)?.get('KEY'),
  dotenv: (text) => nodeDotenv.parse(text).KEY,
  parseEnv: (text) => parseEnv(text).KEY,
};

const SHELLS = ['sh', 'dash', 'bash', 'busybox'].filter(
  (shell) => spawnSync(shell, ['-c', ':']).error === undefined,
);

const PHP = `
require '/usr/share/php/Dotenv/autoload.php';
$read = function ($text) {
  try {
    $found = [];
    $content = Dotenv\\Util\\Str::utf8($text)->success()->get();
    foreach (Dotenv\\Dotenv::parse($content) as $key => $value) $found[] = [(string) $key, $value];
    return $found;
  } catch (Dotenv\\Exception\\InvalidFileException $error) {
    return null;
  }
};
echo json_encode(array_map($read, json_decode(stream_get_contents(STDIN), true)), JSON_THROW_ON_ERROR);
`;

describe('the spelling of a value', () => {
  test.each(SPELLINGS)('%j is written as %s, for %s', (value, text, loaders) => {
    expect(spell(value)).toEqual({ ok: true, text, loaders: loaders.split(' ') });
  });

  test.each([
    ['secret\0', /NUL/],
    ['secret\ud800', /Unicode/],
    ["secret's `id`", /backtick/],
    ['secret\n`id`', /backtick/],
  ])('%j is refused, and the reason does not show it', (value, reason) => {
    const spelling = spell(value);
    expect(spelling).toEqual({ ok: false, reason: expect.stringMatching(reason) });
    expect(JSON.stringify(spelling)).not.toContain('secret');
  });

  test('is refused for these reasons only', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const isUnwritable = value.includes('\0') || !value.isWellFormed();
        const isDangerous = value.includes('`') && /['\r\n]/.test(value);
        expect(spell(value).ok).toBe(!isUnwritable && !isDangerous);
      }),
    );
  });

  test('reads back in every loader that it names, alone in a file', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        for (const [loader, read] of Object.entries(READ)) {
          if (loadersOf(value).includes(loader))
            expect([loader, read(`KEY=${textOf(value)}\n`)]).toEqual([loader, value]);
        }
      }),
      runs(1000),
    );
  });

  test('names every loader that reads it back, and all of them where any spelling could serve all', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const spelling = spell(value);
        const isUnwritable = value.includes('\0') || !value.isWellFormed();
        if (isUnwritable || (spelling.ok && spelling.loaders.length === ALL.split(' ').length)) return;
        for (const candidate of plainSpellings(value)) {
          const misled = Object.entries(READ).filter(([, read]) => read(`KEY=${candidate}\n`) !== value);
          const isLiteral = shellReads(candidate) === value;
          // Refused: phpdotenv or the shell must be lost. Warned of: one of all.
          const lost = spelling.ok ? misled : misled.filter(([loader]) => loader === 'phpdotenv');
          if (isLiteral && lost.length === 0)
            expect([value, candidate]).toEqual([value, 'misread by some loader']);
        }
        if (!spelling.ok) return;
        for (const [loader, read] of Object.entries(READ))
          expect([loader, read(`KEY=${spelling.text}\n`) === value]).toEqual([
            loader,
            loadersOf(value).includes(loader),
          ]);
      }),
      runs(1000),
    );
  });

  test('reads back in phpdotenv and in Node’s dotenv among other such lines', () => {
    fc.assert(
      fc.property(fc.array(writable, { maxLength: 8 }), (list) => {
        const text = list.map((value, index) => `K${index}=${textOf(value)}\n`).join('');
        for (const [index, value] of list.entries()) {
          expect(phpdotenvRules(text)?.get(`K${index}`)).toBe(value);
          if (!loadersOf(value).includes('dotenv')) continue;
          for (const found of [nodeDotenv.parse(text), Object.fromEntries(nodeDotenvRules(text))])
            expect(found[`K${index}`]).toBe(value);
        }
      }),
      runs(500),
    );
  });

  test('reads back in a POSIX shell, and runs nothing there', () => {
    const samples = [...SPELLINGS.map(([value]) => value), ...fc.sample(writable, runs(1500))];
    for (const shell of SHELLS) {
      const { found, errors } = readByShell(shell, samples);
      expect(errors).toBe('');
      expect(found).toHaveLength(samples.length);
      const wrong = samples.filter(
        (value, index) => loadersOf(value).includes('shell') && found[index] !== value,
      );
      expect([shell, wrong]).toEqual([shell, []]);
    }
  });
});

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

describe('merge', () => {
  test('changes what is asked for and keeps every other byte', () => {
    const before = [
      '\uFEFF# App',
      'APP_NAME = Old Name   # shown in mails',
      '  export APP_ENV=local',
      '',
      'KEY="-----BEGIN',
      'A=not a key',
      '-----END" # pem',
      'this is no assignment',
      'A=1',
      "A='2' # second",
      'URL="${APP_URL}/x"',
      'LAST=x',
    ].join('\r\n');
    const set = new Map([
      ['APP_NAME', 'New Name'],
      ['APP_ENV', 'production'],
      ['A', '2'],
      ['URL', '${APP_URL}/x'],
      ['NEW', "it's"],
    ]);
    const merged = written(merge(before, set, new Set(['KEY', 'GONE'])));
    expect(merged.text).toBe(
      [
        '\uFEFF# App',
        "APP_NAME='New Name'   # shown in mails",
        '  export APP_ENV=production',
        '',
        'this is no assignment',
        'A=2',
        "A='2' # second",
        "URL='${APP_URL}/x'",
        'LAST=x',
        `NEW="it's"`,
        '',
      ].join('\r\n'),
    );
    expect(merged).toMatchObject({
      added: ['NEW'],
      changed: ['APP_NAME', 'APP_ENV', 'A', 'URL'],
      removed: ['KEY'],
      kept: [],
    });
  });

  test.each([
    ['A=1\nB=2', 'A=3\nB=2'],
    ['A=1\nB=2\n\n', 'A=3\nB=2\n\n'],
    ['', 'A=3\n'],
    ['\uFEFF', '\uFEFFA=3\n'],
    ['B=2', 'B=2\nA=3\n'],
    ['B=2\r\nC=3', 'B=2\r\nC=3\r\nA=3\r\n'],
    ['B=2\r', 'B=2\rA=3\r'],
    ['export A=1\n', 'export  A=3\n'],
    ["'A'=1\n", 'A=3\n'],
    ['A=#c\n', 'A=3\n'],
    ['A= # c\n', 'A=3 # c\n'],
    ['A="1"#c\n', 'A=3 #c\n'],
    ['A="x" y # c\n', 'A=3 # c\n'],
    ["A='x\ny' # c\nB=2\n", 'A=3 # c\nB=2\n'],
    ['A=`x\ny`\nB=2\n', 'A=3\nB=2\n'],
    ['A="x\nB=2\n', 'A=3\nB=2\n'],
    ['A=3\nA=4\n', 'A=3\nA=3\n'],
    ['AA=1\nAA\n', 'AA=1\nAA\nA=3\n'],
    ['A=1\nA\n', 'A=3\nA\nA=3\n'],
    ['# A="\nA=1\nC="x"\n', '# A="\nA=3\nC="x"\nA=3\n'],
    ['A="x\n" # c\nB="y"\n', 'A=3 # c\nB="y"\n'],
    ['A=1 # B="x\n', `A=3 # "value's end" # B="x\n`],
  ])('setting A to 3 makes of %j %j', (before, after) => {
    const set = new Map([['A', '3']]);
    expect(written(merge(before, set, none)).text).toBe(after);
    expect(written(merge(after, set, none))).toMatchObject({
      text: after,
      added: [],
      changed: [],
      kept: ['A'],
    });
  });

  test.each(['A=3', "A = '3'", 'export  A="3" # x', 'A=3#x', "'A'=3"])(
    'leaves %j, which holds 3 already',
    (text) => {
      expect(written(merge(text, new Map([['A', '3']]), none))).toMatchObject({
        text,
        changed: [],
        kept: ['A'],
      });
    },
  );

  test.each(['A="${B}"', 'A=${B}'])('%j never equals the text it shows', (text) => {
    expect(written(merge(text, new Map([['A', '${B}']]), none))).toMatchObject({
      text: "A='${B}'",
      changed: ['A'],
    });
  });

  test('the guard of a value goes with it', () => {
    const first = written(merge('A=1 # note\n', new Map([['A', 'C:\\']]), none)).text;
    expect(first).toBe(`A='C:\\' # "value's end" # note\n`);
    expect(written(merge(first, new Map([['A', '1']]), none)).text).toBe('A=1 # note\n');
  });

  test('a removed key leaves no line, and the byte order mark stays', () => {
    expect(written(merge('\uFEFFA=1\nB=2\nA="x\ny"', new Map(), new Set(['A', 'C'])))).toMatchObject({
      text: '\uFEFFB=2\n',
      removed: ['A'],
    });
  });

  test('names the loaders that will not read a value right', () => {
    const merged = written(
      merge(
        '',
        new Map([
          ['A', "it's $5"],
          ['B', 'x'],
        ]),
        none,
      ),
    );
    expect(merged.misread).toEqual([{ key: 'A', loaders: ['dotenv', 'parseEnv'] }]);
  });

  test('keys of an object’s prototype are ordinary keys', () => {
    const set = new Map([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
    expect(written(merge('constructor=0\n', set, none))).toMatchObject({
      text: 'constructor=2\n__proto__=1\n',
      added: ['__proto__'],
      changed: ['constructor'],
    });
  });

  test('refuses all that cannot be written, by key, with nothing written', () => {
    const set = new Map([
      ['A', 'secret\0'],
      ['1B', 'x'],
      ['C', "secret's `"],
      ['D', 'fine'],
      ['E', 'x'],
    ]);
    const merged = merge('D=1\n', set, new Set(['E', 'F-G']));
    expect(merged).toMatchObject({ ok: false });
    expect(merged.ok ? [] : merged.refused.map(({ key }) => key)).toEqual(['1B', 'A', 'C', 'F-G', 'E']);
    expect(JSON.stringify(merged)).not.toContain('secret');
  });

  test('refuses what phpdotenv would not find, and says which line is the cause', () => {
    const reason = expect.stringContaining('line 2 of the file');
    expect(merge('X=1\nA="secret\nB=1\n', new Map([['B', '2']]), none)).toEqual({
      ok: false,
      refused: [{ key: 'B', reason }],
    });
    expect(written(merge('X=1\nA="secret\nB=1\n', new Map([['X', '2']]), none)).text).toBe(
      'X=2\nA="secret\nB=1\n',
    );
    expect(merge('X=1\n# A="\nB="x"\nC=1\n', new Map(), new Set(['B']))).toEqual({
      ok: false,
      refused: [{ key: 'B', reason }],
    });
  });

  test('keeps every unmanaged byte of files of all sorts', () => {
    fc.assert(
      fc.property(
        knownFile,
        writable.filter((value) => value !== ''),
        ({ chunks, end }, value) => {
          const before = chunks.map(({ text }) => text + end).join('');
          const isOld = chunks.some(({ managed }) => managed);
          const after = chunks
            .map(({ text, managed }) => (managed ? `MANAGED=${textOf(value)}` : text) + end)
            .join('');
          const expected = isOld
            ? after
            : `${after}MANAGED=${textOf(value)}${chunks.length > 0 ? end : '\n'}`;
          expect(written(merge(before, new Map([['MANAGED', value]]), none)).text).toBe(expected);
        },
      ),
      runs(1000),
    );
  });

  test('on any text: is read as wanted, loses nothing, and does nothing the second time', () => {
    let writtenRuns = 0;
    fc.assert(
      fc.property(anyText, smallSet, fc.constantFrom(none, new Set(['FOO'])), (before, set, remove) => {
        const merged = merge(before, set, remove);
        if (!merged.ok) return;
        writtenRuns++;
        expectWanted(before, merged, set, remove);
        expect(occurInOrder(unmanaged(before, set, remove), merged.text)).toBe(true);
        expect(written(merge(merged.text, set, remove))).toMatchObject({
          text: merged.text,
          added: [],
          changed: [],
          removed: [],
        });
      }),
      runs(2000),
    );
    expect(writtenRuns).toBeGreaterThan(1000);
  });
});

describe('replace', () => {
  const set = new Map([
    ['B', 'two words'],
    ['A', '1'],
  ]);

  test('writes exactly the given keys, in their order', () => {
    const text = "B='two words'\nA=1\n";
    expect(written(replace('', set))).toMatchObject({ text, added: ['B', 'A'], removed: [] });
    expect(written(replace('# c\nA=1\nC=3\nB=2\nnonsense', set))).toMatchObject({
      text,
      added: [],
      changed: ['B'],
      removed: ['C'],
      kept: ['A'],
    });
  });

  test('leaves a file alone that reads as exactly that', () => {
    const text = '# c\r\nA = "1"\r\n\r\nB="two words" # x';
    expect(written(replace(text, set))).toMatchObject({
      text,
      added: [],
      changed: [],
      removed: [],
      kept: ['B', 'A'],
    });
    expect(written(replace(`${text}\nno assignment\n`, set)).text).toBe("B='two words'\nA=1\n");
    expect(written(replace('# A="\nC=1\nD="x"\nA=1\nB="two words"\n', set))).toMatchObject({
      removed: ['C', 'D'],
    });
  });

  test('of no keys leaves nothing of a file that cannot be read', () => {
    expect(written(replace('no assignment\n', new Map())).text).toBe('');
    expect(written(replace('# c\n', new Map())).text).toBe('# c\n');
  });

  test('refuses by key', () => {
    expect(replace('', new Map([['A', '\0']]))).toMatchObject({ ok: false, refused: [{ key: 'A' }] });
  });

  test('does nothing the second time', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.dictionary(fc.constantFrom('A', 'B', '__proto__'), writable),
        (before, wanted) => {
          const set = new Map(Object.entries(wanted));
          const first = written(replace(before, set));
          const found = phpdotenvRules(first.text);
          expect(new Map([...(found ?? [])].filter(([, value]) => value !== null))).toEqual(set);
          expect(written(replace(first.text, set))).toMatchObject({
            text: first.text,
            added: [],
            changed: [],
            removed: [],
          });
        },
      ),
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
    expect(await growth((size) => handle(piece.repeat(size / piece.length)), 1 << 12)).toBeLessThan(
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

  withPhp('reads every written value back', () => {
    const samples = [...SPELLINGS.map(([value]) => value), ...fc.sample(writable, runs(3000))];
    const text = samples.map((value, index) => `K${index}=${textOf(value)}\n`).join('');
    const found = new Map(readByPhp([text])?.[0]);
    expect(samples.filter((value, index) => found.get(`K${index}`) !== value)).toEqual([]);
  });

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
});

describe('a merged file', () => {
  /** Lines that all loaders take, each with what they read from it. */
  const theirs = fc.constantFrom<[string, string | undefined][]>(
    ['# theirs', undefined],
    ['', undefined],
    ['THEIRS=1', '1'],
    ["THEIRS='two words' # why", 'two words'],
    ['THEIRS="a#b"', 'a#b'],
    ['  export THEIRS=x', 'x'],
    ['THEIRS="first\nKEY_1=2\nlast"', 'first\nKEY_1=2\nlast'],
    ['KEY_1=old', undefined],
    ['export KEY_2="old\nolder" # why', undefined],
  );
  const sampled = fc
    .sample(fc.tuple(fc.array(theirs, { maxLength: 5 }), writable, writable), runs(400))
    .map(([lines, one, two]) => {
      const set = new Map([
        ['KEY_1', one],
        ['KEY_2', two],
      ]);
      const before = lines.map(([line]) => `${line}\n`).join('');
      const their = lines.findLast(([, value]) => value !== undefined)?.[1];
      return { set, their, text: written(merge(before, set, none)).text };
    });

  /** What was to be read of a file, for one loader, beside what was. */
  function expectRead(loader: Loader, read: (readonly (string | undefined)[] | null | undefined)[]): void {
    expect(read).toHaveLength(sampled.length);
    for (const [index, { set, their, text }] of sampled.entries()) {
      const isFor = (value: string): boolean => loadersOf(value).includes(loader);
      // One that misreads a value may lose its way in the rest of the file.
      if (![...set.values()].every(isFor)) continue;
      expect([text, read[index]]).toEqual([text, [...set.values(), their]]);
    }
  }
  const KEYS = ['KEY_1', 'KEY_2', 'THEIRS'];

  test('is read as wanted by phpdotenv, real or by its rules', () => {
    const texts = sampled.map(({ text }) => text);
    const real = readByPhp(texts)?.map((entries) => entries && new Map(entries));
    const found = real ?? texts.map((text) => phpdotenvRules(text));
    expectRead(
      'phpdotenv',
      found.map((values) => values && KEYS.map((key) => values.get(key) ?? undefined)),
    );
  });

  test('is read as wanted by Node’s dotenv and by Node itself', () => {
    const pick = (values: NodeJS.Dict<string>): (string | undefined)[] => KEYS.map((key) => values[key]);
    expectRead(
      'dotenv',
      sampled.map(({ text }) => pick(nodeDotenv.parse(text))),
    );
    expectRead(
      'parseEnv',
      sampled.map(({ text }) => pick(parseEnv(text))),
    );
  });

  test.each(SHELLS)('is read as wanted by %s', (shell) => {
    const files = sampled.map(({ text }) => text);
    expectRead('shell', readFilesByShell(shell, files, KEYS));
  });

  test('is loaded as wanted by node --env-file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dotenv-'));
    try {
      const file = join(folder, '.env');
      const served = sampled.filter(({ set }) =>
        [...set.values()].every((one) => loadersOf(one).includes('parseEnv')),
      );
      const [{ set, text } = { set: new Map<string, string>(), text: '' }] = served;
      writeFileSync(file, text);
      const print = 'process.stdout.write(JSON.stringify([process.env.KEY_1, process.env.KEY_2]))';
      const { stdout } = spawnSync(process.execPath, [`--env-file=${file}`, '-e', print], {
        encoding: 'utf8',
        env: {},
      });
      expect(JSON.parse(stdout)).toEqual([...set.values()]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function textOf(value: string): string {
  const spelling = spell(value);
  if (!spelling.ok) throw new Error(`not writable: ${spelling.reason}`);
  return spelling.text;
}

/** The texts of the segments, put together again. */
function print(text: string): string {
  const texts = parse(text).map((segment) => segment.text);
  return texts.join('');
}

function loadersOf(value: string): readonly string[] {
  const spelling = spell(value);
  return spelling.ok ? spelling.loaders : [];
}

/** The spellings that anybody would think of; over several lines, phpdotenv knows double quotes only. */
function plainSpellings(value: string): string[] {
  const escaped = value.replace(/["\\$]/g, '\\$&');
  const breaks = (text: string): string => text.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
  const quoted = [value, escaped, breaks(value), breaks(escaped)].map((text) => `"${text}"`);
  return /[\r\n]/.test(value) ? quoted : [value, `'${value}'`, `\`${value}\``, ...quoted];
}

/** What a shell makes of one word that expands nothing; undefined for all else. Nothing is run to find out. */
function shellReads(spelling: string): string | undefined {
  const [, single, double, bare] =
    /^(?:'([^']*)'|"((?:[^"\\$`]|\\[\s\S]|\$(?![\w{([@*#?$!\-\u0000-\u0008\u000e-\u001f\u007f-\uffff]))*)"|([\w./:@%+,=-]*))(?: #[^\n]*)?$/.exec(
      spelling,
    ) ?? [];
  if (single !== undefined) return single;
  return double === undefined ? bare : double.replace(/\\\n/g, '').replace(/\\(["\\$`])/g, '$1');
}

function keys(text: string): string[] {
  return parse(text).flatMap((segment) => (segment.kind === 'assignment' ? [segment.key] : []));
}

function written(result: ReturnType<typeof merge>): Written {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refused)}`);
  return result;
}

function unmanaged(text: string, set: ReadonlyMap<string, string>, remove: ReadonlySet<string>): string[] {
  const isManaged = (key: string): boolean => set.has(key) || remove.has(key);
  const kept = parse(text).filter((segment) => segment.kind !== 'assignment' || !isManaged(segment.key));
  return kept.map((segment) => segment.text);
}

function occurInOrder(parts: readonly string[], text: string): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

/** The result as the second implementation reads it: what was asked for, and everything else as before. */
function expectWanted(
  before: string,
  { text }: Written,
  set: ReadonlyMap<string, string>,
  remove: ReadonlySet<string>,
): void {
  const past = phpdotenvRules(before);
  const now = phpdotenvRules(text);
  if (past !== undefined) expect(now).toBeDefined();
  if (now === undefined) return;
  for (const [key, value] of set) expect(now.get(key)).toBe(value);
  for (const key of remove) expect(now.get(key) ?? null).toBeNull();
  for (const [key, value] of past ?? []) {
    const dependsOnOurs = /\$\{(A|FOO)\}/.test(before);
    if (!set.has(key) && !remove.has(key) && !dependsOnOurs) expect(now.get(key)).toBe(value);
  }
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

// Loaders.

/** Node's dotenv package, versions 16 and 17: one pattern, run over the whole text. */
function nodeDotenvRules(text: string): Map<string, string> {
  const quoted = ["'", '"', '`'].map((quote) => String.raw`\s*${quote}(?:\\${quote}|[^${quote}])*${quote}`);
  const name = String.raw`^\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)`;
  const line = new RegExp(String.raw`${name}(${quoted.join('|')}|[^#\r\n]+)?\s*(?:#.*)?$`, 'gm');
  const found = new Map<string, string>();
  for (const [, key = '', raw = ''] of text.replace(/\r\n?/g, '\n').matchAll(line)) {
    const trimmed = raw.trim();
    const inner = trimmed.replace(/^(['"`])([\s\S]*)\1$/gm, '$2');
    found.set(key, trimmed.startsWith('"') ? inner.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : inner);
  }
  return found;
}

/** Has a shell load all values from one file and print them back, each ended by a NUL. */
function readByShell(shell: string, samples: readonly string[]): { found: string[]; errors: string } {
  const folder = mkdtempSync(join(tmpdir(), 'dotenv-'));
  try {
    const [file, script] = [join(folder, '.env'), join(folder, 'script.sh')];
    writeFileSync(file, samples.map((value, index) => `K${index}=${textOf(value)}\n`).join(''));
    writeFileSync(
      script,
      `set -a\n. ${file}\nset +a\n${samples.map((_, index) => `printf '%s\\0' "$K${index}"\n`).join('')}`,
    );
    return runShell(shell, script);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Has one shell load each file in a world of its own, and print the keys; undefined for one that is not set. */
function readFilesByShell(
  shell: string,
  texts: readonly string[],
  names: readonly string[],
): (string | undefined)[][] {
  const folder = mkdtempSync(join(tmpdir(), 'dotenv-'));
  try {
    const loads = texts.map((text, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, text);
      const prints = names.map((name) => `printf '%s\\0' "\${${name}+=}\${${name}-}"`).join('; ');
      return `(set -a; . ${file}; ${prints})\n`;
    });
    writeFileSync(join(folder, 'script.sh'), loads.join(''));
    const found = runShell(shell, join(folder, 'script.sh')).found;
    return texts.map((_, index) =>
      found
        .slice(index * names.length, (index + 1) * names.length)
        .map((value) => (value.startsWith('=') ? value.slice(1) : undefined)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a script that prints values, each ended by a NUL. No command can be found. */
function runShell(shell: string, script: string): { found: string[]; errors: string } {
  const options = { maxBuffer: 1 << 26, encoding: 'utf8', env: { PATH: '/nowhere' } } as const;
  const path =
    ['/bin', '/usr/bin'].map((bin) => join(bin, shell)).find((candidate) => existsSync(candidate)) ?? shell;
  const { stdout, stderr } = spawnSync(path, shell === 'busybox' ? ['sh', script] : [script], options);
  return { found: stdout.split('\0').slice(0, -1), errors: stderr };
}

/** Has phpdotenv read each text: its entries, `null` where it rejects the file; `undefined` without PHP. */
function readByPhp(texts: readonly string[]): ([string, string | null][] | null)[] | undefined {
  const options = { input: JSON.stringify(texts), encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  const { stdout, status } = spawnSync('php', ['-r', PHP], options);
  return status === 0 ? JSON.parse(stdout) : undefined;
}
