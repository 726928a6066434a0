import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { interpret } from '../../../harness/runner-oracle.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import { createConsole } from '../../../src/console/console.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import {
  createLineAssembler,
  cut,
  oneLine,
  sanitize,
  stripInvisible,
} from '../../../src/secrets/sanitizer.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { growth, MOST_GROWTH } from '../../support/growth.ts';
import { runs } from '../../support/property-runs.ts';

const keep = (text: string) => text;

/** The token that ends stopped commands; remote text is never as lucky as to guess it, but tries. */
const TOKEN = 'token-of-the-test';
const fragment = fc.oneof(
  fc.constantFrom(
    ...[
      '::',
      '##[',
      '#',
      '[',
      ']',
      ':',
      ' ',
      '\t',
      '\r',
      '\n',
      '\r\n',
      '\v',
      '\f',
      '\x85',
      '\u2028',
      '\u2029',
    ],
    ...[
      '\u200b',
      '\u00ad',
      '\ufeff',
      '\0',
      '\x1b[0m',
      '\x1b',
      '\x1b]0;',
      '\x9d',
      '\x9b',
      '\x07',
      '\b',
      '%0A',
      '%',
    ],
  ),
  fc.constantFrom(
    ...[
      'error',
      'add-mask',
      'stop-commands',
      'group',
      'DEBUG',
      'set-env name=x',
      'add-path',
      'save-state name=x',
    ],
    ...[
      '::error::',
      '##[error]',
      '::stop-commands::x',
      '::add-mask::e',
      '##[add-mask]',
      '::endgroup::',
      '::x::',
    ],
    ...['::token-of-the-tes::', '##[set-output name=x]'],
  ),
  fc.string({ unit: anyCharacter, maxLength: 5 }),
  fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)),
);
const hostile = fc.array(fragment, { maxLength: 30 }).map((fragments) => fragments.join(''));

describe('lines', () => {
  test.each(['\n', '\r\n', '\r', '\v', '\f', '\x85', '\u2028', '\u2029'])('end at %j', (lineBreak) => {
    expect(sanitize(`a${lineBreak}b${lineBreak}${lineBreak}c${lineBreak}`, keep)).toEqual([
      'a',
      'b',
      '',
      'c',
    ]);
  });

  test('of nothing there are none', () => {
    expect(sanitize('', keep)).toEqual([]);
    expect(sanitize('\n', keep)).toEqual(['']);
  });

  test('lone surrogates become replacement characters, pairs stay', () => {
    expect(sanitize('a\ud83d b\ude00 \u{1f600}', keep)).toEqual(['a\ufffd b\ufffd \u{1f600}']);
  });

  test('what the runner could take for a command is broken, visibly', () => {
    expect(sanitize('##[error]x ###[a] #\u200b#[b] #\x1b[1m#[c]', keep)).toEqual([
      '# #[error]x ## #[a] # #[b] # #[c]',
    ]);
  });
});

describe('what is stripped', () => {
  test.each([
    ['colours', '\x1b[1;31mred\x1b[0m', 'red'],
    ['C1 colours', '\x9b31mred\x9bm', 'red'],
    ['cursor movement', 'a\x1b[2K\x1b[1Gb\x1b[?25l', 'ab'],
    ['a window title', '\x1b]0;title\x07text', 'text'],
    ['links, not their text', '\x1b]8;;https://evil.example\x1b\\text\x1b]8;;\x1b\\', 'text'],
    ['device strings, also in C1 form', '\x1bPq#0\x1b\\a\x90x\x9cb\x9ey\x9cc\x9fz\x07d', 'abcd'],
    ['two-character escapes', '\x1b(Ba\x1bMb\x1b7c', 'abc'],
    ['only the introducer of a string that never ends', '\x1b]0;a\nb\x9dc', '0;a\nbc'],
    ['escapes that appear when others are gone', '\x1b\x1b[0m[31mx', '[31mx'],
    ['controls', 'a\0b\x07c\x08d\x7fe\x9f', 'abcde'],
    ['bidi controls', 'a\u202eb\u2066c\u200fd\u061ce', 'abcde'],
    ['invisible characters', 'a\u200bb\u2060c\ufeffd\u00ade\u{e0041}f\ufe0fg\ufff9h', 'abcdefgh'],
    ['nothing that is seen', 'tab\t é 漢字 😀 ✔ │\u00a0x', 'tab\t é 漢字 😀 ✔ │\u00a0x'],
  ])('%s', (_, text, expected) => expect(stripInvisible(text)).toBe(expected));

  test('in linear time, whatever comes', async () => {
    for (const unit of ['\x1b', '\x1b[', '\x9b1', '\x1b]', '\x9dx', '\x1bPa', '\x90', '\x1b  ']) {
      expect(await growth((times) => stripInvisible(unit.repeat(times)), 20_000)).toBeLessThan(MOST_GROWTH);
    }
  });
});

describe('redaction', () => {
  const redactor = createRedactor();
  redactor.add('hunter42-secret');

  test('before stripping and again after', () => {
    expect(sanitize('hunter42-secret \x1bhunter42-secret', redactor.redact)).toEqual(['*** ***']);
    expect(sanitize('hunter\x1b[31m42-se\u200bcret', redactor.redact)).toEqual(['***']);
  });

  test('a secret with characters that are stripped is found without them', () => {
    const other = createRedactor();
    other.add('top\u200bsecret\ufe0f-value');
    expect(sanitize('top\u200bsecret\ufe0f-value top\x1b[0msecret-value', other.redact)).toEqual(['*** ***']);
  });

  test('a cap never leaves half a secret', () => {
    const text = `first line\nsecond hunter42-secret`;
    for (let limit = 1; limit < text.length; limit++) {
      const lines = sanitize(text, redactor.redact, { text: limit });
      expect(lines.slice(0, -1).join()).toBe(limit > 'first line'.length ? 'first line' : '');
      expect(lines.at(-1)).toBe('[cut: only the first part of 33 characters is shown]');
    }
    const long = `${'x'.repeat(100_000)}hunter42-secret`;
    expect(sanitize(long, redactor.redact, { text: 100_010, line: 200_000 })[0]).toBe(
      'x'.repeat(100_010 - 64 * 1024),
    );
  });

  test('long lines are cut after redaction', () => {
    expect(
      sanitize(`${'x'.repeat(90)}hunter42-secret${'y'.repeat(90)}`, redactor.redact, { line: 120 }),
    ).toEqual([`${'x'.repeat(90)}***yyy … [cut, 183 characters]`]);
  });
});

describe('cut', () => {
  test('says so, keeps to the limit and to whole characters', () => {
    expect(cut('short', 5)).toBe('short');
    expect(cut('x'.repeat(100), 40)).toBe(`${'x'.repeat(16)} … [cut, 100 characters]`);
    expect(cut('\u{1f600}'.repeat(50), 41)).toBe(`${'\u{1f600}'.repeat(8)} … [cut, 100 characters]`);
    expect(cut('abcdef', 3)).toBe('abc');
    expect(cut('a\u{1f600}b', 2)).toBe('a');
  });

  test('at any limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, limit) => {
        const shown = cut(text, limit);
        expect(shown.length).toBeLessThanOrEqual(limit);
        expect(shown.isWellFormed()).toBe(true);
        if (text.length <= limit) expect(shown).toBe(text);
      }),
    );
  });
});

describe('one line', () => {
  test('lines are joined, empty ones dropped, the whole cut', () => {
    expect(oneLine(' a \r\n\n\tb\x1b[0m\n', keep, 100)).toBe('a ⏎ b');
    expect(oneLine('', keep, 10)).toBe('');
    expect(oneLine('x\n'.repeat(100), keep, 40)).toHaveLength(40);
  });

  test('no secret is split by the cut', () => {
    const redactor = createRedactor();
    redactor.add('hunter42-secret');
    for (let limit = 1; limit < 60; limit++)
      expect(oneLine('abc hunter42-secret', redactor.redact, limit)).not.toMatch(/h/);
  });
});

describe('the line assembler', () => {
  test('holds what is not yet a whole line', () => {
    const assembler = createLineAssembler();
    expect(assembler.push('a')).toEqual([]);
    expect(assembler.push('b\nc\r')).toEqual(['ab']);
    expect(assembler.push('\nd\re')).toEqual(['c', 'd']);
    expect(assembler.flush()).toEqual(['e']);
    expect(assembler.flush()).toEqual([]);
  });

  test('an unfinished carriage return ends the last line', () => {
    const assembler = createLineAssembler();
    expect(assembler.push('50 %\r')).toEqual([]);
    expect(assembler.push('100 %\r')).toEqual(['50 %']);
    expect(assembler.flush()).toEqual(['100 %']);
  });

  test('gives the same lines however the text is cut', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\r', '\n'), maxLength: 40 });
    fc.assert(
      fc.property(fc.array(text), (chunks) => {
        const assembler = createLineAssembler();
        const lines = [...chunks.flatMap((chunk) => assembler.push(chunk)), ...assembler.flush()];
        expect(lines).toEqual(splitPlainly(chunks.join('')));
      }),
    );
  });
});

describe('the runner', () => {
  test('executes nothing of what is printed behind a prefix', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const stdout = sanitize(text, keep)
          .map((line) => `│ ${line}\n`)
          .join('');
        const { commands, visible } = interpret({ stdout, stderr: stdout });
        expect(commands).toEqual([]);
        expect(visible).toBe(stdout + stdout);
      }),
      runs(2_000),
    );
  });

  test('would have executed some of it (the property can fail)', () => {
    const executed = fc
      .sample(hostile, 500)
      .filter((text) => interpret({ stdout: `│ ${text}` }).commands.length > 0);
    expect(executed.length).toBeGreaterThan(20);
  });

  test('takes a one-line message as the data of the one command it stands in', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const message = oneLine(text, keep, 200);
        const { commands } = interpret({ stdout: `::warning::x ${message.replaceAll('%', '%25')}\n` });
        expect(commands.map(({ name, data }) => [name, data])).toEqual([['warning', `x ${message}`]]);
      }),
      runs(500),
    );
  });
});

function splitPlainly(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

describe('the console', () => {
  function makeConsole() {
    let stdout = '';
    let tokens = 0;
    const console = createConsole({
      stdout: {
        write: (text) => {
          stdout += text;
        },
      },
      redactor: createRedactor(),
      clock: createTestClock(),
      freshToken: () => {
        tokens += 1;
        return `fresh-${tokens}`;
      },
    });
    return { console, stdout: () => stdout };
  }

  test('gives no more warnings than the runner shows, and says where the others are', () => {
    const { console, stdout } = makeConsole();
    for (let nth = 1; nth <= 15; nth += 1) console.warning(`no. ${nth}`);
    console.error('title', 'message');
    const { annotations, visible } = interpret({ stdout: stdout() });
    expect(annotations).toHaveLength(11);
    expect(annotations.every(({ shown }) => shown)).toBe(true);
    expect(annotations[9]?.message).toContain('There are more warnings');
    for (let nth = 1; nth <= 15; nth += 1) expect(visible).toContain(`no. ${nth}\n`);
  });

  test('closes a group that a fault has left open before it reports it', async () => {
    const { console, stdout } = makeConsole();
    void console.group('deploy', () => new Promise(() => {}));
    console.error('title', 'message');
    const { groupOpen, annotations } = interpret({ stdout: stdout() });
    expect([groupOpen, annotations.length]).toEqual([false, 1]);
  });

  test('prints text from elsewhere where the runner obeys no commands, and resumes them for its own', () => {
    const { console, stdout } = makeConsole();
    const remote = console.remote();
    remote.push('first\n');
    remote.push('second\n');
    console.info('ours');
    remote.push('third\n');
    remote.end();
    console.info('ours again');
    expect(stdout().replaceAll(/^.* (first|second|third)$/gm, '$1')).toBe(
      '::stop-commands::fresh-1\nfirst\nsecond\n::fresh-1::\nours\n::stop-commands::fresh-2\nthird\n::fresh-2::\nours again\n',
    );
  });

  /** Texts to print, in any order: words of ours about hostile text, and hostile text in any pieces. */
  const deed = fc.oneof(
    fc.record({
      what: fc.constantFrom('info', 'plan', 'warning', 'headline', 'group', 'error', 'long wait'),
      text: hostile,
    }),
    fc.record({ what: fc.constant('push'), text: hostile }),
    fc.record({ what: fc.constant('push'), text: fragment }),
    fc.record({ what: fc.constantFrom('end', 'cut off'), text: fc.constant('') }),
  );

  test('whatever it is given, in whatever pieces: the runner executes what is ours, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 20 }), async (deeds) => {
        let stdout = '';
        const write = (text: string): void => {
          stdout += text;
        };
        const clock = createTestClock();
        const console = createConsole({
          stdout: { write },
          redactor: createRedactor(),
          freshToken: () => TOKEN,
          look: { commands: true, colours: true, live: false },
          clock,
        });
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
          if (what === 'error') console.error(text, text);
          if (what === 'group') {
            await console.group(
              text,
              async () => {},
              () => ({ tone: 'good', text }),
            );
            expected.push('group', 'endgroup');
          }
          if (what === 'warning' || what === 'error') expected.push(what);
        }
        remote.end();
        console.info('the end');
        // The second stream is read as if it had the same text: there, too, all of it is harmless.
        for (const output of [{ stdout }, { stderr: stdout }]) {
          const { commands, failures, stopped, groupOpen, visible } = interpret(output);
          const named = commands.map(({ name }) => name);
          expect(named.filter((name) => name !== 'stop-commands' && name !== 'resume')).toEqual(expected);
          expect({ failures, stopped, groupOpen }).toEqual({ failures: [], stopped: [], groupOpen: false });
          expect(visible).toMatch(/the end\n$/);
          expect(visible.replaceAll(/\x1b\[\d+(;1)?m/g, '')).not.toMatch(
            /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u200b\ufeff]/,
          );
        }
      }),
      runs(800),
    );
  });
});
