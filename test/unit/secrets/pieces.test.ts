import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { makeConsole } from '../../support/consoles.ts';
import { runs } from '../../support/property-runs.ts';

const SECRET = 'x7-hunter42-correct/horse';
const FORMS = {
  plain: SECRET,
  hexadecimal: hexOf(SECRET),
  base64: Buffer.from(SECRET).toString('base64').replaceAll('=', ''),
};
const LONG = Array.from({ length: 60 }, (_, nth) => hexOf(`${nth * 7919 * 31}x`)).join('');

function redactorOf(...secrets: string[]) {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}

function hexOf(text: string): string {
  return Buffer.from(text).toString('hex');
}

function linesOf(text: string, width: number): string[] {
  return text.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
}

/** The most characters in a row of a secret that a text shows, line ends and prefixes apart. */
function mostShown(form: string, text: string, prefix = /\n(│ )?(remote: )?/g): number {
  const seen = text.replace(prefix, '');
  let most = 0;
  for (let start = 0; start + most < form.length; start++)
    while (start + most < form.length && seen.includes(form.slice(start, start + most + 1))) most += 1;
  return most;
}

/** The log of texts that come one after the other. */
function logOf(secret: string, texts: readonly string[]): string {
  const { console, stdout } = makeConsole(undefined, 80, [secret]);
  const remote = console.remote();
  for (const text of texts) remote.push(text);
  remote.end();
  return stdout();
}

describe('the log, line by line, shows at most seven characters of a secret', () => {
  test.each([
    ['in colours', ['\x1b[32mkey x7-hun\x1b[0m\n', '\x1b[32mter42-correct/horse end\x1b[0m\n']],
    ['after a prefix', ['remote: a x7-hunte\n', 'remote: r42-corr\n', 'remote: ect/horse b\n']],
    ['after time stamps', ['1:09 a x7-hunte\n', '1:10 r42-corr\n', '1:11 ect/horse b\n']],
  ])('%s', (_, texts) => {
    expect(mostShown(SECRET, logOf(SECRET, texts), /\n(│ )?(remote: |1:\d+ )?/g)).toBeLessThan(8);
  });

  test.each(['', 'remote: ', '[2026-01-02 10:00:00] remote: '])(
    'with a long one, and %j before each line',
    (prefix) => {
      const texts = linesOf(LONG, 80).map((line) => `${prefix}${line}\n`);
      expect(texts.length).toBeGreaterThan(10);
      expect(mostShown(LONG, logOf(LONG, texts).replaceAll(prefix, ''))).toBeLessThan(8);
      expect(logOf(LONG, [...texts, 'and so on\n'])).toContain('and so on');
    },
  );
});

describe('with any cuts', () => {
  const prefix = fc.constantFrom(
    () => '',
    () => '  > ',
    () => 'remote: ',
    (nth: number) => `${nth + 7}: `,
    (nth: number) => `[2026-01-02T10:00:${nth + 10}.${nth * 77}Z] remote: `,
  );
  const cuts = fc.array(fc.integer({ min: 4, max: 30 }), { minLength: 2, maxLength: 6 });
  const form = fc.constantFrom(...Object.values(FORMS), LONG.slice(0, 300));

  test('the log shows at most seven characters of a secret, however its lines come', () => {
    const colours = fc.constantFrom(['', ''], ['\x1b[32m', '\x1b[0m']);
    const together = fc.array(fc.boolean(), { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(form, cuts, prefix, colours, together, (form, widths, prefix, [on, off], together) => {
        const parts: string[] = [];
        for (let at = 0; at < form.length; at += widths[(parts.length - 1) % widths.length] ?? 1)
          parts.push(form.slice(at, at + (widths[parts.length % widths.length] ?? 1)));
        const lines = ['first', ...parts, 'last'].map((part, nth) => `${prefix(nth)}${on}${part}${off}\n`);
        const texts: string[] = [];
        for (const [nth, line] of lines.entries())
          if (together[nth % together.length]) texts.push(`${texts.pop() ?? ''}${line}`);
          else texts.push(line);
        const secret = form.startsWith(LONG.slice(0, 9)) ? form : SECRET;
        const seen = logOf(secret, texts).replace(/\n│ (?:\s*> |(?:\[\S+Z\] )?remote: |\d+: )?/g, '');
        expect({ texts, isHidden: mostShown(form, seen) < 8 }).toEqual({ texts, isHidden: true });
      }),
      runs(200),
    );
  });
});

describe('a part of a text shows fewer than eight characters of a secret', () => {
  test.each(Object.entries(FORMS))('with one in %s that is cut, and broken behind a prefix', (_, form) => {
    const redactor = redactorOf(SECRET);
    for (let length = 8; length < form.length; length++) {
      const half = length >> 1;
      const head = `${form.slice(0, half)}\nremote: ${form.slice(half, length)}`;
      const tail = `${form.slice(-length, -half)}\nremote: ${form.slice(-half)}`;
      for (const text of [
        `remote: a\nremote: b ${head}`,
        `${tail} z\nremote: more`,
        `remote: ${tail} z\nremote: more`,
      ])
        expect({ text, isHidden: mostShown(form, redactor.redactPart(text)) < 8 }).toEqual({
          text,
          isHidden: true,
        });
    }
  });

  test.each(['…', '...', ' …\n'])('beside %j, as services mark a cut', (mark) => {
    const redactor = redactorOf(SECRET);
    expect(redactor.redactPart(`a x7-hunter42${mark}`)).toMatch(/^a \*\*\*/);
    expect(redactor.redactPart(`${mark}correct/horse b`)).toMatch(/\*\*\* b$/);
  });
});

describe('the redactor hides a broken secret', () => {
  test.each([
    ['with an empty line between', 'remote: a x7-hunter4\n\nremote: 2-correct/horse b'],
    ['with returns between', 'remote: a x7-hunter4\r\r\nremote: 2-correct/horse b'],
    [
      'with a line between that holds the prefix only',
      'remote: a x7-hunter4\nremote:\nremote: 2-correct/horse b',
    ],
    ['when the first line has no prefix', 'a x7-hunter4\nremote: 2-cor\nremote: rect/horse b'],
    ['with a long prefix', `${'x'.repeat(200)}: a x7-hunter4\n${'x'.repeat(200)}: 2-correct/horse b`],
    ['with time stamps', '[12:00:02] a x7-hunter4\n[12:00:03] 2-cor\n[12:00:10] rect/horse b'],
    [
      'with time stamps of a log',
      '2026-01-02T09:59:59.9Z web: a x7-hunter4\n2026-01-02T10:00:00.123Z web: 2-correct/horse b',
    ],
    ['with line numbers', '9: a x7-hunter4\n10: 2-cor\n11: rect/horse b'],
    ['with line numbers and no signs', ' 9 a x7-hunter4\n10 2-correct/horse b'],
    [
      'with time stamps, in groups of hexadecimal',
      `1:09 a ${linesOf(FORMS.hexadecimal, 26)
        .map((line) => linesOf(line, 2).join(' '))
        .join('\n1:10 ')} b`,
    ],
    [
      'with a prefix, in groups of hexadecimal',
      `log: a ${linesOf(FORMS.hexadecimal, 26)
        .map((line) => linesOf(line, 2).join(' '))
        .join('\nlog: ')} b`,
    ],
  ])('%s', (_, text) => expect(redactorOf(SECRET).redact(text)).toMatch(/a \*\*\* b$/));

  test.each(
    ['\n', '\r\n'].flatMap((lineBreak) => [60, 64, 72, 76].map((width) => [lineBreak, width] as const)),
  )('in base64 of base64 with %j after each %d characters', (lineBreak, width) => {
    for (const secret of [LONG, LONG.slice(0, 100)]) {
      const broken = linesOf(Buffer.from(secret).toString('base64'), width).join(lineBreak);
      const twice = Buffer.from(`${broken}${lineBreak}`).toString('base64');
      expect(redactorOf(secret).redact(`a ${twice} b`)).toMatch(/^a \*\*\*\S{0,8} b$/);
    }
  });

  test('in hexadecimal of mixed case', () => {
    const mixed = FORMS.hexadecimal.replace(/[a-f]/g, (letter, at) =>
      at % 3 === 0 ? letter.toUpperCase() : letter,
    );
    expect(mixed).toMatch(/[a-f].*[A-F].*[a-f]/);
    expect(redactorOf(SECRET).redact(`a ${mixed} b ${linesOf(mixed, 2).join(':')}`)).toBe('a *** b ***');
    expect(redactorOf('Hunter42FACE').redact('hunter42face')).toBe('hunter42face');
  });
});
