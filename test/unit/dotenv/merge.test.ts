// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the references of dotenv files, not ours.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import nodeDotenv from 'dotenv';
import fc from 'fast-check';
import { parse } from '../../../src/dotenv/file.ts';
import { merge, replace, type Written } from '../../../src/dotenv/merge.ts';
import type { Loader } from '../../../src/dotenv/spelling.ts';
import { readByPhp, readFilesByShell, SHELLS } from '../../support/env-loaders.ts';
import { anyText, loadersOf, textOf, writable } from '../../support/env-texts.ts';
import { phpdotenvRules } from '../../support/phpdotenv-rules.ts';
import { runs } from '../../support/property-runs.ts';

const none: ReadonlySet<string> = new Set();

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

  /** Compares what a loader has read of each file with what was to be read. */
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
