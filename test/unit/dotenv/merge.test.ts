// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the references of dotenv files, not ours.
import { parseEnv } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import nodeDotenv from 'dotenv';
import fc from 'fast-check';
import { parse } from '../../../src/dotenv/file.ts';
import { merge, replace, type Written } from '../../../src/dotenv/merge.ts';
import type { Loader } from '../../../src/dotenv/spelling.ts';
import { unresolvedIn } from '../../../src/dotenv/values.ts';
import { readByPhp, readByShell, SHELLS } from '../../support/env-loaders.ts';
import { anyText, loadersOf, textOf, writable } from '../../support/env-texts.ts';
import { phpdotenvRules } from '../../support/phpdotenv-rules.ts';
import { runs } from '../../support/property-runs.ts';

const none: ReadonlySet<string> = new Set();
/** The file that merge writes when it sets and removes these keys. */
const merged = (before: string, set: Readonly<Record<string, string>>, ...remove: string[]): Written =>
  written(merge(before, new Map(Object.entries(set)), new Set(remove)));

const unchanged = { added: [], changed: [], removed: [] };

const smallSet = fc
  .dictionary(fc.constantFrom('A', 'FOO_2'), writable, { minKeys: 1 })
  .map((wanted) => new Map(Object.entries(wanted)));

const UNMANAGED = `|   |# comment|# it's|#MANAGED=1|not an assignment|OTHER|=x|OTHER-1=x|MANAGED_2=x|X.MANAGED=x
OTHER=1|export OTHER=1|OTHER = "x" # y|OTHER='a # b'|OTHER=a#b|OTHER=😀|OTHER="\${MANAGED}"
OTHER="first\\nMANAGED=2\\nlast"|OTHER='first\\nMANAGED=2\\nlast'|OTHER=\`first\\nlast\``;
const MANAGED = `MANAGED=|MANAGED = x y|MANAGED="old\\nolder"|MANAGED='old\\nolder'|"MANAGED"=\${OLD}`;
/** One of the lines that are given, in which `\\n` is a line break. */
const lineOf = (lines: string) =>
  fc.constantFrom(...lines.split(/[|\n]/).map((line) => line.replaceAll('\\n', '\n')));
const chunk = fc.oneof(
  lineOf(UNMANAGED).map((text) => ({ text, managed: false })),
  lineOf(MANAGED).map((text) => ({ text, managed: true })),
);
const knownFile = fc
  .record({ chunks: fc.array(chunk, { maxLength: 8 }), end: fc.constantFrom('\n', '\r\n', '\r') })
  .map(({ chunks, end }) => ({
    end,
    chunks: chunks.map(({ text, managed }) => ({ managed, text: text.replaceAll('\n', end) })),
  }));

describe('merging into a .env', () => {
  test('changes what is asked for and keeps every other byte', () => {
    const before = `\uFEFF# App
APP_NAME = Old Name   # shown in mails
  export APP_ENV=local

KEY="-----BEGIN
A=not a key
-----END" # pem
this is no assignment
A=1
A='2' # second
URL="\${APP_URL}/x"
LAST=x`;
    const after = `\uFEFF# App
APP_NAME='New Name'   # shown in mails
  export APP_ENV=production

this is no assignment
A=2
A='2' # second
URL='\${APP_URL}/x'
LAST=x
NEW="it's"
`;
    const set = { APP_NAME: 'New Name', APP_ENV: 'production', A: '2', URL: '${APP_URL}/x', NEW: "it's" };
    expect(merged(before.replaceAll('\n', '\r\n'), set, 'KEY', 'GONE')).toMatchObject({
      text: after.replaceAll('\n', '\r\n'),
      added: ['NEW'],
      changed: ['APP_NAME', 'APP_ENV', 'A', 'URL'],
      removed: ['KEY'],
    });
  });

  test.each([
    ['A=1\nB=2', 'A=3\nB=2'],
    ['\uFEFF', '\uFEFFA=3\n'],
    ['B=2\r', 'B=2\rA=3\r'],
    ['A="1"#c\n', 'A=3 #c\n'],
    ['A="x\nB=2\n', 'A=3\nB=2\n'],
    ['A=1\nA\n', 'A=3\nA\nA=3\n'],
    ['# A="\nA=1\nC="x"\n', '# A="\nA=3\nC="x"\nA=3\n'],
    ['A="x\n" # c\nB="y"\n', 'A=3 # c\nB="y"\n'],
    ['A=1 # B="x\n', `A=3 # "value's end" # B="x\n`],
  ])('with A set to 3 turns %j into %j', (before, after) => {
    expect(merged(before, { A: '3' }).text).toBe(after);
    expect(merged(after, { A: '3' })).toMatchObject({ text: after, added: [], changed: [] });
  });

  test.each(['A=3', "A = '3'", 'export  A="3" # x', 'A=3#x', "'A'=3"])('leaves %j alone', (text) => {
    expect(merged(text, { A: '3' })).toMatchObject({ text, changed: [] });
  });

  test.each(['A="${B}"', 'A=${B}'])('takes %j for a reference, not for a text', (text) => {
    expect(merged(text, { A: '${B}' })).toMatchObject({ text: "A='${B}'", changed: ['A'] });
  });

  test('removes the comment that closes a value together with the value', () => {
    const first = merged('A=1 # note\n', { A: 'C:\\' }).text;
    expect(first).toBe(`A='C:\\' # "value's end" # note\n`);
    expect(merged(first, { A: '1' }).text).toBe('A=1 # note\n');
  });

  test('removes a key with its line, but not the byte order mark', () => {
    const result = merged('\uFEFFA=1\nB=2\nA="x\ny"', {}, 'A', 'C');
    expect(result).toMatchObject({ text: '\uFEFFB=2\n', removed: ['A'] });
  });

  test.each([
    ['A=1\nB="${A}"', ['A'], []],
    ['B=${A}\nA=1\nC=${A}${D}', ['A', 'D', 'X'], ['A', 'D']],
    ['A=${A}\nB=${NOT_ASKED}', ['A'], ['A']],
  ])('finds the keys to which a line of %j refers too early', (text, keys, found) => {
    expect(unresolvedIn(text, new Set(keys))).toEqual(found);
  });

  test('names the keys that some loader misreads', () => {
    const { misread } = merged('', { A: "it's $5", B: 'x' });
    expect(misread).toEqual(['A']);
  });

  test('refuses what phpdotenv would not find', () => {
    const mistake = expect.stringContaining('keeps programs from finding them');
    const open = 'X=1\nA="secret\nB=1\n';
    expect(merge(open, new Map([['B', '2']]), none)).toMatchObject({ mistake, changed: ['B'] });
    expect(merged(open, { X: '2' }).text).toBe('X=2\nA="secret\nB=1\n');
    expect(merge('B="x\nA=two words\n', new Map([['B', '2']]), none)).toMatchObject({ mistake });
    const hidden = 'X=1\n# A="\nB="x"\nC=1\n';
    expect(merge(hidden, new Map(), new Set(['B']))).toMatchObject({ mistake, removed: ['B'] });
  });

  test('keeps every unmanaged byte of files of all sorts', () => {
    const wanted = writable.filter((value) => value !== '');
    fc.assert(
      fc.property(knownFile, wanted, ({ chunks, end }, value) => {
        const line = `MANAGED=${textOf(value)}`;
        const before = chunks.map(({ text }) => text + end).join('');
        const after = chunks.map(({ text, managed }) => (managed ? line : text) + end).join('');
        const added = chunks.some(({ managed }) => managed) ? '' : `${line}${chunks.length > 0 ? end : '\n'}`;
        expect(merged(before, { MANAGED: value }).text).toBe(after + added);
      }),
      runs(600),
    );
  });

  test('gives what is read as wanted, loses nothing and changes nothing the second time, whatever the text', () => {
    const counts = { cases: 0, written: 0 };
    fc.assert(
      fc.property(anyText, smallSet, fc.constantFrom(none, new Set(['FOO'])), (before, set, remove) => {
        const result = merge(before, set, remove);
        counts.cases++;
        if (result.mistake !== undefined) return;
        counts.written++;
        expectWanted(before, result, set, remove);
        expect(occurInOrder(unmanaged(before, set, remove), result.text)).toBe(true);
        expect(written(merge(result.text, set, remove))).toMatchObject({ ...unchanged, text: result.text });
      }),
      runs(1000),
    );
    if (process.env.PROPERTY_PATH === undefined) expect(counts.written).toBeGreaterThan(counts.cases / 2);
  });
});

describe('replacing a .env', () => {
  const set = new Map(Object.entries({ B: 'two words', A: '1' }));
  const replaced = (present: string, wanted = set): Written => written(replace(present, wanted));

  test('writes exactly the given keys, in their order', () => {
    const text = "B='two words'\nA=1\n";
    expect(replaced('')).toMatchObject({ text, added: ['B', 'A'], removed: [] });
    const differences = { added: [], changed: ['B'], removed: ['C'] };
    expect(replaced('# c\nA=1\nC=3\nB=2\nnonsense')).toMatchObject({ text, ...differences });
  });

  test('leaves a file alone that reads as exactly that', () => {
    const text = '# c\r\nA = "1"\r\n\r\nB="two words" # x';
    expect(replaced(text)).toMatchObject({ ...unchanged, text });
    const anew = "B='two words'\nA=1\n";
    expect(replaced("B='two words'\nA=2\nA=1\n")).toMatchObject({ text: anew, changed: ['A'] });
    expect(replaced(`${text}\nno assignment\n`).text).toBe(anew);
    expect(replaced('# A="\nC=1\nD="x"\nA=1\nB="two words"\n').removed).toEqual(['C', 'D']);
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
    .sample(fc.tuple(fc.array(theirs, { maxLength: 5 }), writable, writable), runs(250))
    .map(([lines, one, two]) => {
      const set = new Map(Object.entries({ KEY_1: one, KEY_2: two }));
      const before = lines.map(([line]) => `${line}\n`).join('');
      const their = lines.findLast(([, value]) => value !== undefined)?.[1];
      return { set, their, text: written(merge(before, set, none)).text };
    });

  type Read = readonly (string | undefined)[] | null | undefined;

  /** Compares what a loader has read of each file with what was to be read. */
  function expectRead(loader: Loader, readAll: (texts: readonly string[]) => readonly Read[]): void {
    const read = readAll(sampled.map(({ text }) => text));
    expect(read).toHaveLength(sampled.length);
    for (const [index, { set, their, text }] of sampled.entries()) {
      const isFor = (value: string): boolean => loadersOf(value).includes(loader);
      // One that misreads a value may lose its way in the rest of the file.
      if (![...set.values()].every(isFor)) continue;
      expect([text, read[index]]).toEqual([text, [...set.values(), their]]);
    }
  }
  const KEYS = ['KEY_1', 'KEY_2', 'THEIRS'];
  const pick = (values: NodeJS.Dict<string | null>): Read => KEYS.map((key) => values[key] ?? undefined);

  test('is read as wanted by phpdotenv (by its rules where PHP is missing)', () => {
    const byRules = (text: string) => [...(phpdotenvRules(text) ?? [])];
    expectRead('phpdotenv', (texts) =>
      (readByPhp(texts) ?? texts.map(byRules)).map((entries) => pick(Object.fromEntries(entries ?? []))),
    );
  });

  test('is read as wanted by Node’s dotenv and by Node itself', () => {
    expectRead('dotenv', (texts) => texts.map((text) => pick(nodeDotenv.parse(text))));
    expectRead('dotenv', (texts) => texts.map((text) => pick(oldDotenv(text))));
    expectRead('parseEnv', (texts) => texts.map((text) => pick(parseEnv(text))));
  });

  test.each(SHELLS)('is read as wanted by %s', (shell) => {
    expectRead('shell', (texts) => {
      const { found, errors } = readByShell(shell, texts, KEYS);
      // It has run nothing: it finds no command.
      expect(errors).toBe('');
      return found;
    });
  });
});

/** Node's dotenv package, versions 16 and 17: one pattern, run over the whole text. */
function oldDotenv(text: string): NodeJS.Dict<string> {
  const quoted = ["'", '"', '`'].map((quote) => String.raw`\s*${quote}(?:\\${quote}|[^${quote}])*${quote}`);
  const name = String.raw`^\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)`;
  const line = new RegExp(String.raw`${name}(${quoted.join('|')}|[^#\r\n]+)?\s*(?:#.*)?$`, 'gm');
  const found = new Map<string, string>();
  for (const [, key = '', raw = ''] of text.replace(/\r\n?/g, '\n').matchAll(line)) {
    const trimmed = raw.trim();
    const inner = trimmed.replace(/^(['"`])([\s\S]*)\1$/gm, '$2');
    found.set(key, trimmed.startsWith('"') ? inner.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : inner);
  }
  return Object.fromEntries(found);
}

function written(result: Written): Written {
  expect(result.mistake).toBeUndefined();
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
