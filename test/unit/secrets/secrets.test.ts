import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findLeaks, spell } from '../../../harness/leaks.ts';
import { interpret } from '../../../harness/runner-oracle.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import { operationLine, restoreLine } from '../../../src/report/log-lines.ts';
import { createBufferedConsole } from '../../../src/rollout/run-target.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import {
  createLineAssembler,
  cut,
  oneLine,
  sanitize,
  stripInvisible,
} from '../../../src/secrets/sanitizer.ts';
import { maskableLines } from '../../../src/secrets/secret-forms.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { makeConsole } from '../../support/consoles.ts';
import { runs } from '../../support/property-runs.ts';
import { row } from '../../support/reports.ts';

function redactorOf(...secrets: string[]) {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}

describe('the redactor', () => {
  test.each([
    ['hides 8 characters anywhere', 'hunter42', 'xhunter42x', 'x***x'],
    ['hides 4 to 7 characters that stand alone', 'cat7', 'a cat7, "cat7"', 'a ***, "***"'],
    ['leaves 4 to 7 characters in a word', 'cat7', 'cat77 bobcat7 écat7', 'cat77 bobcat7 écat7'],
    ['hides 4 to 7 characters after a word if they begin with a sign', '@cat', 'bob@cat', 'bob***'],
    ['leaves fewer than 4 characters', 'cat', 'a cat', 'a cat'],
    ['leaves a conventional word', 'production', 'in Production, production', 'in Production, production'],
    ['leaves a number of fewer than 6 digits', '-33.06', 'port -33.06', 'port -33.06'],
    ['hides a number of 6 digits that stands alone', '330633', 'pin 330633 1330633', 'pin *** 1330633'],
    ['leaves asterisks', '********', 'a ********', 'a ********'],
    ['hides a secret that looks like an entity', 'hunter42', '&hunter42;', '&***;'],
    ['hides a secret also without the white space at its ends', '  hunter42 ', '[hunter42]', '[***]'],
    ['hides a secret without invisible characters', 'hun\u200bter42', 'hun\u200bter42 hunter42', '*** ***'],
  ])('%s', (_, secret, text, expected) => {
    expect(redactorOf(secret).redact(text)).toBe(expected);
  });

  test('hides any value that is added with `always`, even if it is short, conventional or public', () => {
    const redactor = createRedactor();
    redactor.addPublic('true');
    for (const secret of ['x1', 'true', '']) redactor.add(secret, 'always');
    expect(redactor.redact('ax1b true y')).toBe('a***b *** y');
  });

  test('leaves a public value, but hides a longer secret that contains it', () => {
    const redactor = redactorOf('shop.example.com');
    redactor.addPublic('shop.example.com');
    redactor.add('https://shop.example.com/hook');
    expect(redactor.redact('shop.example.com https://shop.example.com/hook')).toBe('shop.example.com ***');
  });

  test('applies the same rules to each line of a longer secret', () => {
    const redactor = redactorOf('-----BEGIN KEY-----\nMIIEpAIBAAK\n}\ntrue\nab12');
    expect(redactor.redact('MIIEpAIBAAK } true ab12')).toBe('*** } true ***');
    expect(redactorOf('two \t words\nx').redact('two words')).toBe('***');
    expect(redactor.redact('-----BEGIN KEY-----\r\nMIIEpAIBAAK\r\n}')).toBe('***\r\n***\r\n}');
  });

  test('hides the password and the long path of a URL, which logs show on their own', () => {
    const redactor = redactorOf('https://bob:p%40ssw0rd-1@hooks.example.com/T0123/B0123/abc?x=1');
    expect(redactor.redact('> POST /T0123/B0123/abc?x=1 p%40ssw0rd-1 p@ssw0rd-1 hooks.example.com')).toBe(
      '> POST *** *** *** hooks.example.com',
    );
  });

  test('hides touching secrets as one, also in different spellings', () => {
    expect(redactorOf('hunter42', 'a b c d e').redact('hunter42a%20b%20c%20d%20e')).toBe('***');
  });

  test('finds a secret inside a longer one that does not count, or that ends elsewhere', () => {
    const redactor = redactorOf('xab7', 'one-line\ncat7');
    for (const secret of ['b7', 'cat7']) redactor.add(secret, 'always');
    redactor.add('one-line\ncat7\n');
    expect(redactor.redact('yxab7 bobcat7')).toBe('yxa*** bob***');
    const other = redactorOf('aaaa-longer-secret', 'secret');
    expect(other.redact('the secret: aaaa-longer-secretX')).toBe('the ***: ***X');
  });
});

describe('the redactor hides a secret', () => {
  const secret = `pä"ss'w\\o$rd/<&>+ =\u{1f511}?`;
  const longSecret = `${'k3y-'.repeat(40)}end`;

  test.each([
    ['HTML entities', secret.replaceAll('ä', '&auml;').replaceAll('&>', '&amp;&gt;').replaceAll('<', '&lt;')],
    ['references with zeros, without semicolon', secret.replaceAll("'", '&#0039').replaceAll('<', '&#x3c;')],
    ['code point escapes', JSON.stringify(secret).slice(1, -1).replaceAll('\u{1f511}', '\\u{1F511}')],
    ['hex bytes', `p\\xc3\\xa4"ss'w\\\\o$rd/<&>+ =\\xF0\\x9F\\x94\\x91?`],
  ])('in %s', (_, spelling) => {
    expect(redactorOf(secret).redact(`a ${spelling} b`)).toBe('a *** b');
  });

  test.each([64, 76])('in base64 that is wrapped at %d columns', (columns) => {
    const base64 = Buffer.from(longSecret).toString('base64');
    const wrapped = base64.match(new RegExp(`.{1,${columns}}`, 'g')) ?? [];
    expect(wrapped.length).toBeGreaterThan(2);
    for (const line of wrapped) expect(redactorOf(longSecret).redact(line)).toMatch(/^\*\*\*.{0,3}$/);
  });
});

test('the redactor hides one spelling inside another', () => {
  const secret = 'it\'s "quoted" & <tagged> $HOME';
  for (const text of [
    encodeURIComponent(JSON.stringify(secret).slice(1, -1)),
    encodeURIComponent(secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;')),
    encodeURIComponent(secret).replaceAll("'", '&#39;'),
    secret.replaceAll('"', '&quot;').replaceAll('&', '\\u0026').replaceAll('<', '\\u003c'),
  ])
    expect(redactorOf(secret).redact(`a ${text} b`)).toBe('a *** b');
});

test('the redactor leaves words of ordinary text that are like a secret', () => {
  const LIKE = 'shop_example_com|production-server|superuser1|2026-01-02|deadbeef00';
  const redactor = redactorOf(...LIKE.split('|'));
  for (const text of [
    'deployed shop.example.com to shop/example/com and shop example com',
    'a production server, production_server: production - server',
    'super user1, super-user1',
    'at 20260102 and 2026/01/02',
    'dead beef 00, de:ad:be:ef:00',
    'the production\n\nother server',
  ])
    expect(redactor.redact(text)).toBe(text);
});

const LINE_BREAKS = /[\r\n\v\f\x85\u2028\u2029]/;
/** A secret whose lines are all particular enough to be hidden anywhere. */
const unit = fc.oneof(
  fc.constantFrom(...`"'\\$/<&>+ =%#;:\`é🔑{}`),
  fc.string({ minLength: 1, maxLength: 1 }),
);
const line = fc
  .string({ unit, minLength: 8, maxLength: 30 })
  .filter((text) => text.trim().length >= 8 && /[a-z]{2}/i.test(text) && !LINE_BREAKS.test(text));
const secretArbitrary = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
const around = fc.string({ maxLength: 20 }).map((text) => text.replaceAll('\\', '/'));

describe('with any secrets', () => {
  test('no form of any secret survives, wherever it stands', () => {
    const secrets = fc.array(secretArbitrary, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(secrets, around, around, (secrets, before, after) => {
        const spellings = secrets.flatMap((secret) => [...spell(secret).values()]);
        const text = spellings.map((spelling) => `${before} ${spelling} ${after}`).join();
        expect(findLeaks({ redacted: redactorOf(...secrets).redact(text) }, secrets)).toEqual([]);
      }),
      runs(60),
    );
  });

  test('none survives in the log, in any form, however it arrives, with invisible characters inside', () => {
    const INVISIBLE = '\x1b[31m|\x1b[0m|\u200b|\u00ad|\x1b]0;t\x07|\x9b1m|\0|\u2060|\b'.split('|');
    const inserted = fc.array(fc.tuple(fc.nat(40), fc.constantFrom(...INVISIBLE)), { maxLength: 4 });
    // Secrets that begin like others.
    const family = fc
      .tuple(line, fc.array(fc.string({ maxLength: 6 }), { minLength: 1, maxLength: 3 }))
      .map(([first, ends]) => [first, ...ends.flatMap((end) => [first + end, first.slice(1) + end])])
      .map((all) => all.filter((secret) => secret.trim().length >= 8 && !LINE_BREAKS.test(secret)));
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(family, secretArbitrary, inserted, sizes, (secrets, other, inserted, pieceSizes) => {
        const { console, stdout } = makeConsole(undefined, 80, [...secrets, other]);
        const remote = console.remote();
        const insert = (text: string, [at, sign]: [number, string]) =>
          text.slice(0, at) + sign + text.slice(at);
        const broken = secrets.map((secret) => inserted.reduce(insert, secret));
        const parts = [...secrets, ...broken, ...broken.map((text) => `"${text}"`), ...spell(other).values()];
        const text = `${parts.join('\r\n')}\nend`;
        for (let from = 0, index = 0, size = 1; from < text.length; from += size, index++) {
          size = pieceSizes[index % pieceSizes.length] ?? 1;
          remote.push(text.slice(from, from + size));
        }
        remote.end();
        for (const part of parts) console.info(part);
        const log = stdout();
        // Nobody sees the white space at the ends.
        const seen = secrets.map((secret) => secret.trim());
        expect(findLeaks({ log }, [...seen, other])).toEqual([]);
        expect(log).toContain(' end\n');
      }),
      runs(100),
    );
  });

  test('text without any secret stays as it is, however it is escaped', () => {
    const unit = fc.constantFrom('K', 'Z', '7', 'ä', '_');
    const secrets = fc.array(fc.string({ unit, minLength: 10, maxLength: 20 }), { maxLength: 4 });
    // It has no letter of the secrets, and no figures of which an encoding of them could consist.
    const HARMLESS = 'a |deploy|\\n|\\|%20|%|+|&amp;|&|=|"|\'|\n|\r\n|\t|é|\u{1f511}|***'.split('|');
    const text = fc.array(fc.constantFrom(...HARMLESS), { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(secrets, text, (secrets, text) => expect(redactorOf(...secrets).redact(text)).toBe(text)),
      runs(150),
    );
  });

  test('the longest match at every place is found', () => {
    const unit = fc.constantFrom('a', 'b', 'c');
    const secrets = fc.array(fc.string({ unit, minLength: 8, maxLength: 12 }), { maxLength: 6 });
    fc.assert(
      fc.property(secrets, fc.string({ unit, maxLength: 60 }), fc.nat(40), (secrets, noise, at) => {
        const text = noise.slice(0, at) + (secrets[0] ?? '') + noise.slice(at);
        const shown = Array.from(text);
        for (const secret of secrets)
          for (let start = text.indexOf(secret); start !== -1; start = text.indexOf(secret, start + 1))
            shown.fill('*', start, start + secret.length);
        expect(redactorOf(...secrets).redact(text)).toBe(shown.join('').replace(/\*+/g, '***'));
      }),
      runs(150),
    );
  });
});

describe('the runner is asked to mask', () => {
  test('particular values, and those of several lines line by line', () => {
    for (const value of ['hunter42', ' correct horse ', '0123456789', 'https://hooks.example.com/T0'])
      expect(maskableLines(value)).toEqual([value]);
    expect(maskableLines('{\r\n  "key": "hunter42"\n}\n')).toEqual(['  "key": "hunter42"']);
  });

  const COMMON = '|hunter4|  short  |production|Development|aaaaaaaaaa|🔑🔑🔑🔑|123456789|10.20.30.40';
  test.each(COMMON.split('|'))('never %j', (value) => expect(maskableLines(value)).toEqual([]));
});

const keep = (text: string) => text;

/** Remote text cannot know the tokens that end stopped commands, but may guess. */
const FRAGMENTS = [
  '::|##[|##\u0600[|#|[|]|:| |\t|\r|\n|\r\n|\v|\f|\x85|\u2028|\u2029|\u200b|\u00ad|\ufeff|\0|\x1b[0m|\x1b|\x1b]0;|\x9d|\x9b|\x07|\b|%0A|%',
  'error|add-mask|stop-commands|group|DEBUG|set-env name=x|add-path|save-state name=x|::error::|##[error]',
  '::stop-commands::x|::add-mask::e|##[add-mask]|::endgroup::|::x::|::token-of-the-tes::|##[set-output name=x]|##vso[task.complete result=x]|##teamcity[|vso[',
];
const fragment = fc.oneof(
  ...FRAGMENTS.map((texts) => fc.constantFrom(...texts.split('|'))),
  fc.string({ unit: anyCharacter, maxLength: 5 }),
  fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)),
);
const hostile = fc.array(fragment, { maxLength: 30 }).map((fragments) => fragments.join(''));

describe('sanitized text', () => {
  const LINE_BREAKS = ['\n', '\r\n', '\r', '\v', '\f', '\x85', '\u2028', '\u2029'];
  test.each(LINE_BREAKS)('ends a line at %j', (lineBreak) => {
    expect(sanitize(['a', 'b', '', 'c', ''].join(lineBreak), keep)).toEqual(['a', 'b', '', 'c']);
  });

  test('lacks a line of more than 64 KiB, but none of a progress bar', () => {
    const lines = sanitize(`a\n${'x'.repeat(70_000)}\r\n${'1 %\r'.repeat(30_000)}b`, keep);
    expect(lines.slice(0, 3)).toEqual(['a', '[a line of 70000 characters is left out]', '1 %']);
    expect(lines).toHaveLength(30_003);
  });

  test('has no line if it is empty, and replacement characters for lone surrogates', () => {
    expect([sanitize('', keep), sanitize('\n', keep)]).toEqual([[], ['']]);
    expect(sanitize('a\ud83d b\ude00 \u{1f600}', keep)).toEqual(['a\ufffd b\ufffd \u{1f600}']);
  });

  test('holds no command for a runner that passes over characters without a width', () => {
    for (const sign of ['\u0600', '\u06dd', '\u070f', '\u08e2', '\u{110bd}', '\u{13430}', '\u200b', '\u00ad'])
      for (const text of [`x ##${sign}[error]forged`, `x #${sign}#[error]forged`]) {
        const stdout = sanitize(text, keep)
          .map((line) => `│ ${line}\n`)
          .join('');
        expect([sign, interpret({ stdout }).commands]).toEqual([sign, []]);
      }
  });

  test('visibly breaks what the runner, or another CI system, could take for a command', () => {
    const [line] = sanitize('##[error]x ###[a] #\u200b#[b] #\x1b[1m#[c]', keep);
    expect(line).toBe('# #[error]x ## #[a] # #[b] # #[c]');
    const others =
      '##vso[task.setvariable variable=a]b ##V\u200bso[task.debug] ###teamcity[testFailed] ## [a] ##a b[c]';
    expect(sanitize(others, keep).join()).toBe(
      '# #vso[task.setvariable variable=a]b # #Vso[task.debug] ## #teamcity[testFailed] ## [a] ##a b[c]',
    );
  });

  test.each([
    ['colours', '\x1b[1;31mred\x1b[0m', 'red'],
    ['a window title', '\x1b]0;title\x07text', 'text'],
    ['links, but not their text', '\x1b]8;;https://evil.example\x1b\\text\x1b]8;;\x1b\\', 'text'],
    ['device strings, also in C1 form', '\x1bPq#0\x1b\\a\x90x\x9cb\x9ey\x9cc\x9fz\x07d', 'abcd'],
    ['only the introducer of a string that never ends', '\x1b]0;a\nb\x9dc', '0;a\nbc'],
    ['an escape around another, but not the rest of it', '\x1b\x1b[0m[31mx', '[31mx'],
    ['controls', 'a\0b\x07c\x08d\x7fe\x9f', 'abcde'],
    ['bidi controls', 'a\u202eb\u2066c\u200fd\u061ce', 'abcde'],
    ['invisible characters', 'a\u200bb\u2060c\ufeffd\u00ade\u{e0041}f\ufe0fg\ufff9h', 'abcdefgh'],
    ['nothing that is visible', 'tab\t é 漢字 😀 ✔ │\u00a0x', 'tab\t é 漢字 😀 ✔ │\u00a0x'],
  ])('loses %s', (_, text, expected) => {
    expect(stripInvisible(text)).toBe(expected);
  });
});

test('sanitizing a secret never leaves half of it where a line is cut', () => {
  const redactor = createRedactor();
  redactor.add('hunter42-secret');
  const text = `${'x'.repeat(90)}hunter42-secret${'y'.repeat(90)}`;
  const shown = `${'x'.repeat(90)}***yyy … [cut, 183 characters]`;
  expect(sanitize(text, redactor.redact, 120)).toEqual([shown]);
  for (let limit = 1; limit < 60; limit++)
    expect(oneLine('abc hunter42-secret', redactor.redact, limit)).not.toMatch(/h/);
});

describe('a text that is cut', () => {
  test('says so, and ends with a whole character', () => {
    expect(cut('short', 5)).toBe('short');
    expect(cut('x'.repeat(100), 40)).toBe(`${'x'.repeat(16)} … [cut, 100 characters]`);
    expect(cut('\u{1f600}'.repeat(50), 41)).toBe(`${'\u{1f600}'.repeat(8)} … [cut, 100 characters]`);
    expect([cut('abcdef', 3), cut('a\u{1f600}b', 2)]).toEqual(['abc', 'a']);
  });

  test('as one line joins its lines and drops empty ones', () => {
    expect(oneLine(' a \r\n\n\tb\x1b[0m\n', keep, 100)).toBe('a ⏎ b');
    expect(oneLine('', keep, 10)).toBe('');
    expect(oneLine('x\n'.repeat(100), keep, 40)).toHaveLength(40);
  });
});

test.each([
  [['a', 'b\nc\r', '\nd\re'], [[], ['ab'], ['c', 'd']], ['e']],
  [['50 %\r', '100 %\r'], [[], ['50 %']], ['100 %']],
])('the line assembler of %j holds what is not yet a whole line', (chunks, lines, rest) => {
  const assembler = createLineAssembler();
  expect(chunks.map((chunk) => assembler.push(chunk))).toEqual(lines);
  expect([assembler.flush(), assembler.flush()]).toEqual([rest, []]);
});

describe('the console', () => {
  test('closes a group that a fault has left open before it reports the fault', async () => {
    const { console, stdout } = makeConsole();
    const endOf = () => restoreLine(true, 0);
    void console.group('deploy', () => new Promise(() => {}), endOf);
    console.annotate('error', 'title', 'message');
    const { groupOpen, annotations } = interpret({ stdout: stdout() });
    expect([groupOpen, annotations.length]).toEqual([false, 1]);
  });

  /** Things to print, in any order: hostile text in words of ours, and hostile text in pieces. */
  const KINDS = ['info', 'plan', 'warning', 'headline', 'group', 'kept group', 'error', 'long wait'];
  const deed = fc.oneof(
    fc.record({ what: fc.constantFrom(...KINDS), text: hostile }),
    fc.record({ what: fc.constant('push'), text: hostile }),
    fc.record({ what: fc.constant('push'), text: fragment }),
    fc.record({ what: fc.constantFrom('end', 'cut off'), text: fc.constant('') }),
  );

  test('makes the runner execute its own commands only, whatever it prints in whatever pieces', async () => {
    let executed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 20 }), async (deeds) => {
        const { console, clock, stdout } = makeConsole({ commands: true, colours: true, live: false });
        let remote = console.remote();
        const expected: string[] = [];
        for (const { what, text } of deeds) {
          if (what === 'info') console.info(text);
          if (what === 'plan') console.plan(text);
          if (what === 'long wait')
            await console.during({ doing: text, awaited: () => text }, async () => clock.advance(40_000));
          if (what === 'headline') console.headline(text, true);
          if (what === 'push') remote.push(text);
          if (what === 'end' || what === 'cut off') {
            remote.end(what === 'end' ? undefined : 'cut-off');
            remote = console.remote();
          }
          if (what === 'warning') console.warning(text);
          if (what === 'error') console.annotate('error', text, text);
          const endOf = () => operationLine(row('deploy', 'changed', 0, text));
          if (what === 'group') await console.group(text, async () => {}, endOf);
          if (what === 'kept group') console.bufferedGroup(text, keptLines(text), { tone: 'good', text });
          if (what === 'warning' || what === 'error') expected.push(what);
          if (what === 'group' || what === 'kept group') expected.push('group', 'endgroup');
        }
        remote.end();
        console.info('the end');
        executed += deeds.flatMap(({ text }) => interpret({ stdout: `│ ${text}` }).commands).length;
        // The same text must be as harmless on the other stream.
        for (const output of [{ stdout: stdout() }, { stderr: stdout() }]) {
          const { commands, failures, stopped, groupOpen, visible } = interpret(output);
          const named = commands.map(({ name }) => name);
          expect(named.filter((name) => name !== 'stop-commands' && name !== 'resume')).toEqual(expected);
          expect({ failures, stopped, groupOpen }).toEqual({ failures: [], stopped: [], groupOpen: false });
          expect(visible).toMatch(/the end\n$/);
          expect(visible).not.toMatch(/##(?:vso|teamcity)\[/i);
          expect(visible.replaceAll(/\x1b\[\d+(;1)?m/g, '')).not.toMatch(
            /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u200b\ufeff]/,
          );
        }
      }),
      runs(500),
    );
    // As it came, it would have executed some of it.
    if (process.env.PROPERTY_PATH === undefined) expect(executed).toBeGreaterThan(50);
  });
});

/** The lines of a target whose log and warnings have that text. */
function keptLines(text: string): string {
  const { console, lines } = createBufferedConsole(createRedactor(), createTestClock(), false);
  console.info(text);
  console.warning(`GitHub refused it (422): “${text}”`);
  const remote = console.remote();
  remote.push(text);
  remote.end();
  return lines();
}
