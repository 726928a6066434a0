import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
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
import { anyCharacter } from '../../support/any-character.ts';
import { makeConsole } from '../../support/consoles.ts';
import { runs } from '../../support/property-runs.ts';
import { row } from '../../support/reports.ts';

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
    expect(executed).toBeGreaterThan(50);
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
