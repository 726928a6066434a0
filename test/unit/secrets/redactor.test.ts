import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findLeaks, spell } from '../../../harness/leaks.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import { createConsole } from '../../../src/console/console.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { createLineAssembler, sanitize } from '../../../src/secrets/sanitizer.ts';
import { maskableLines } from '../../../src/secrets/secret-forms.ts';
import { growth, MOST_GROWTH } from '../../support/growth.ts';
import { runs } from '../../support/property-runs.ts';

function redactorOf(...secrets: string[]) {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}

describe('what is hidden', () => {
  test.each([
    ['8 characters, anywhere', 'hunter42', 'xhunter42x', 'x***x'],
    ['4 to 7 characters, alone', 'cat7', 'a cat7, "cat7"', 'a ***, "***"'],
    ['4 to 7 characters, not in a word', 'cat7', 'cat77 bobcat7 écat7', 'cat77 bobcat7 écat7'],
    ['4 to 7 characters with a sign at the edge', '@cat', 'bob@cat', 'bob***'],
    ['under 4 characters: never', 'cat', 'a cat', 'a cat'],
    ['a conventional word: never', 'production', 'in Production, production', 'in Production, production'],
    ['a conventional address: never', '127.0.0.1', 'at 127.0.0.1', 'at 127.0.0.1'],
    ['a number under 6 digits: never', '-33.06', 'port -33.06', 'port -33.06'],
    ['a number of 6 digits, alone', '330633', 'pin 330633 1330633', 'pin *** 1330633'],
    ['nothing but asterisks: never', '********', 'a ********', 'a ********'],
    ['in what looks like an entity', 'hunter42', '&hunter42;', '&***;'],
    ['surrounding white space or not', '  hunter42 ', '[hunter42]', '[***]'],
    ['with or without what nobody sees', 'hun\u200bter42', 'hun\u200bter42 hunter42', '*** ***'],
  ])('%s', (_, secret, text, expected) => {
    expect(redactorOf(secret).redact(text)).toBe(expected);
  });

  test('`always` hides whatever it is, short, conventional or public', () => {
    const redactor = createRedactor();
    redactor.addPublic('true');
    for (const secret of ['x1', 'true', '']) redactor.add(secret, 'always');
    expect(redactor.redact('ax1b true y')).toBe('a***b *** y');
  });

  test('a public value stays visible, named before or after; a longer secret with it does not', () => {
    const redactor = createRedactor();
    redactor.add('shop.example.com');
    redactor.addPublic('shop.example.com');
    redactor.add('https://shop.example.com/hook');
    expect(redactor.redact('shop.example.com https://shop.example.com/hook')).toBe('shop.example.com ***');
  });

  test('the same rules hold for each line of a longer secret', () => {
    const redactor = redactorOf('-----BEGIN KEY-----\nMIIEpAIBAAK\n}\ntrue\nab12');
    const text = 'MIIEpAIBAAK } true ab12';
    expect(redactor.redact(text)).toBe('*** } true ***');
    expect(redactor.redact('-----BEGIN KEY-----\r\nMIIEpAIBAAK\r\n}')).toBe('***\r\n***\r\n}');
  });

  test('of a URL the password and a long path, which logs show on their own', () => {
    const redactor = redactorOf('https://bob:p%40ssw0rd-1@hooks.example.com/T0123/B0123/abc?x=1');
    expect(redactor.redact('> POST /T0123/B0123/abc?x=1 p%40ssw0rd-1 p@ssw0rd-1 hooks.example.com')).toBe(
      '> POST *** *** *** hooks.example.com',
    );
  });

  test('overlapping and touching secrets become one', () => {
    const redactor = redactorOf('abcdefgh', 'efghijkl', 'mnopqrst', 'hijklmno');
    expect(redactor.redact('<abcdefghijkl> <abcdefghmnopqrst> <abcdefghijklmnopqrst>')).toBe(
      '<***> <***> <***>',
    );
  });

  test('touching secrets in different spellings, too', () => {
    expect(redactorOf('hunter42', 'a b c d e').redact('hunter42a%20b%20c%20d%20e')).toBe('***');
  });

  test('a short secret that may be hidden anywhere is found inside one that may not', () => {
    const redactor = redactorOf('xab7', 'one-line\ncat7');
    for (const secret of ['b7', 'cat7']) redactor.add(secret, 'always');
    redactor.add('one-line\ncat7\n');
    expect(redactor.redact('yxab7 bobcat7')).toBe('yxa*** bob***');
  });

  test('a longer word does not hide a secret that ends inside another', () => {
    expect(redactorOf('aaaa-longer-secret', 'secret').redact('the secret: aaaa-longer-secretX')).toBe(
      'the ***: ***X',
    );
  });

  test('`hides` tells whether anything would be hidden; an unconcerned text comes back as it is', () => {
    const redactor = redactorOf('hunter42');
    expect(redactor.hides('a hunter42')).toBe(true);
    expect(redactor.hides('a%20hunter43')).toBe(false);
    expect(redactor.redact('a%20b\\n&amp;')).toBe('a%20b\\n&amp;');
    expect(createRedactor().redact('a\\tb')).toBe('a\\tb');
  });

  test('a secret added later is found from then on', () => {
    const redactor = redactorOf('first-secret');
    expect(redactor.redact('first-secret other-secret')).toBe('*** other-secret');
    redactor.add('other-secret');
    expect(redactor.redact('first-secret other-secret')).toBe('*** ***');
  });
});

describe('spellings', () => {
  const secret = `pä"ss'w\\o$rd/<&>+ =\u{1f511}?`;
  const longSecret = `${'k3y-'.repeat(40)}end`;

  test.each([...spell(secret)])('%s', (_, spelling) => {
    const redacted = redactorOf(secret).redact(`a ${spelling} b`);
    expect(redacted).toMatch(/^a .{0,4}\*\*\*.{0,4} b$/);
    expect(findLeaks({ text: redacted }, [secret])).toEqual([]);
  });

  test.each([
    ['htmlentities', secret.replaceAll('ä', '&auml;').replaceAll('&>', '&amp;&gt;').replaceAll('<', '&lt;')],
    [
      'references with zeros and without semicolon',
      secret.replaceAll("'", '&#0039').replaceAll('<', '&#x3c;'),
    ],
    ['code point escapes', JSON.stringify(secret).slice(1, -1).replaceAll('\u{1f511}', '\\u{1F511}')],
    [
      'hex bytes',
      secret
        .replaceAll('ä', '\\xc3\\xa4')
        .replaceAll('\u{1f511}', '\\xF0\\x9F\\x94\\x91')
        .replaceAll('\\o', '\\\\o'),
    ],
    ['mixed case of percent escapes', encodeURIComponent(secret).replaceAll('%2F', '%2f')],
    ['padded base64 alone', Buffer.from(secret).toString('base64')],
    ['unpadded', Buffer.from(secret).toString('base64').replaceAll('=', '')],
    ['base64url', Buffer.from(secret).toString('base64url')],
    ['base64 in a form', encodeURIComponent(Buffer.from(secret).toString('base64'))],
  ])('%s', (_, spelling) => {
    expect(redactorOf(secret).redact(`a ${spelling} b`)).toBe('a *** b');
  });

  test.each([64, 76])('base64 wrapped at %d columns', (columns) => {
    const wrapped =
      Buffer.from(longSecret)
        .toString('base64')
        .match(new RegExp(`.{1,${columns}}`, 'g')) ?? [];
    expect(wrapped.length).toBeGreaterThan(2);
    for (const line of wrapped) expect(redactorOf(longSecret).redact(line)).toMatch(/^\*\*\*.{0,3}$/);
  });

  test('base64 after anything: only bits of its first and last byte show', () => {
    for (const before of ['', 'u', 'us', 'usr:']) {
      const redacted = redactorOf('correct-horse').redact(
        Buffer.from(`${before}correct-horse!`).toString('base64'),
      );
      expect(redacted.replace(/\*+/, '').length).toBeLessThanOrEqual(12);
      expect(redacted).toContain('***');
    }
  });
});

/** A secret whose lines are all particular enough to be hidden anywhere. */
const line = fc
  .string({
    unit: fc.oneof(fc.constantFrom(...`"'\\$/<&>+ =%#;:\`é🔑{}`), fc.string({ minLength: 1, maxLength: 1 })),
    minLength: 8,
    maxLength: 30,
  })
  .filter(
    (text) =>
      text.trim().length >= 8 && /[a-z]{2}/i.test(text) && /^[^\r\n\v\f\x85\u2028\u2029]*$/.test(text),
  );
const secretArbitrary = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
const around = fc.string({ maxLength: 20 }).map((text) => text.replaceAll('\\', '/'));

describe('properties', () => {
  test('no form of any secret survives, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.array(secretArbitrary, { minLength: 1, maxLength: 3 }),
        around,
        around,
        (secrets, before, after) => {
          const spellings = secrets.flatMap((secret) => [...spell(secret).values()]);
          const redacted = redactorOf(...secrets).redact(
            spellings.map((spelling) => `${before} ${spelling} ${after}`).join(),
          );
          expect(findLeaks({ redacted }, secrets)).toEqual([]);
        },
      ),
      runs(80),
    );
  });

  test('nor when the text comes in pieces and is printed by whole lines', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
    fc.assert(
      fc.property(secretArbitrary, around, sizes, (secret, before, pieceSizes) => {
        const redactor = redactorOf(secret);
        const assembler = createLineAssembler();
        const text = [...spell(secret).values(), 'end']
          .map((spelling) => `${before} ${spelling}\r\n`)
          .join('');
        const lines = pieces(text, pieceSizes).flatMap((piece) => assembler.push(piece));
        const shown = [...lines, ...assembler.flush()].flatMap((line) => sanitize(line, redactor.redact));
        expect(findLeaks({ log: shown.join('\n') }, [secret])).toEqual([]);
        expect(shown.at(-1)).toMatch(/ end$/);
      }),
      runs(120),
    );
  });

  test('nor when secrets begin like others, and what nobody sees stands inside them', () => {
    const unseen = fc.constantFrom(
      '\x1b[31m',
      '\x1b[0m',
      '\u200b',
      '\u00ad',
      '\x1b]0;t\x07',
      '\x9b1m',
      '\0',
      '\u2060',
      '\b',
    );
    const family = fc
      .tuple(line, fc.array(fc.string({ maxLength: 6 }), { minLength: 1, maxLength: 3 }))
      .map(([first, ends]) => [
        first,
        ...ends.map((end) => first + end),
        ...ends.map((end) => first.slice(1) + end),
      ])
      .map((secrets) =>
        secrets.filter((secret) => secret.trim().length >= 8 && !/[\r\n\v\f\x85\u2028\u2029]/.test(secret)),
      );
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        family,
        fc.array(fc.tuple(fc.nat(40), unseen), { maxLength: 4 }),
        sizes,
        (secrets, inserted, pieceSizes) => {
          const redactor = redactorOf(...secrets);
          let stdout = '';
          const write = (text: string): void => {
            stdout += text;
          };
          const console = createConsole({
            stdout: { write },
            redactor,
            clock: createTestClock(),
            freshToken: () => 'fresh-token',
          });
          const remote = console.remote();
          const parts = secrets.flatMap((secret) => {
            const broken = inserted.reduce(
              (text, [at, sign]) => text.slice(0, at) + sign + text.slice(at),
              secret,
            );
            return [secret, broken, `"${broken}"`];
          });
          for (const piece of pieces(parts.join('\n'), pieceSizes)) remote.push(piece);
          remote.end();
          for (const part of parts) console.info(part);
          // The log as it is read: nobody sees what is not shown.
          expect(
            findLeaks(
              { log: stdout },
              secrets.map((secret) => secret.trim()),
            ),
          ).toEqual([]);
        },
      ),
      runs(150),
    );
  });

  test('text that holds no secret is not touched, however it is escaped', () => {
    const secret = fc.string({
      unit: fc.constantFrom('K', 'Z', '7', 'ä', '_'),
      minLength: 10,
      maxLength: 20,
    });
    // Without a letter of theirs, and without figures of which an encoding of theirs could consist.
    const harmless = fc
      .array(
        fc.constantFrom(
          ...[
            'a ',
            'deploy',
            '\\n',
            '\\',
            '%20',
            '%',
            '+',
            '&amp;',
            '&',
            '=',
            '"',
            "'",
            '\n',
            '\r\n',
            '\t',
            'é',
            '\u{1f511}',
            '***',
          ],
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(secret, { maxLength: 4 }), harmless, (secrets, text) => {
        expect(redactorOf(...secrets).redact(text)).toBe(text);
      }),
      runs(150),
    );
  });

  test('it finds what a plain search for the longest match at every place would find', () => {
    const unit = fc.constantFrom('a', 'b', 'c');
    const word = fc.string({ unit, minLength: 8, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 6 }),
        fc.string({ unit, maxLength: 60 }),
        fc.nat(40),
        (secrets, noise, at) => {
          const text = noise.slice(0, at) + (secrets[0] ?? '') + noise.slice(at);
          const hidden = Array.from(text, (_, index) =>
            secrets.some((secret) =>
              Array.from(secret).some(
                (__, offset) => text.startsWith(secret, index - offset) && index >= offset,
              ),
            ),
          );
          const expected = Array.from(text, (character, index) => (hidden[index] ? '*' : character))
            .join('')
            .replace(/\*+/g, '***');
          expect(redactorOf(...secrets).redact(text)).toBe(expected);
        },
      ),
      runs(300),
    );
  });
});

test('a log with hundreds of secrets is searched in linear time', async () => {
  const redactor = createRedactor();
  for (let index = 0; index < 400; index++) redactor.add(`${'x7f-"/é'.repeat(4)}${index * 7919}`);
  const redact = (lines: number): void => {
    const text = 'Installing symfony/console (v6.4.1): Extracting archive\\n+100%\n'.repeat(lines);
    expect(redactor.redact(text)).toBe(text);
  };
  expect(await growth(redact, 500)).toBeLessThan(MOST_GROWTH);
});

test('secrets that become known one after the other, as those of many sites do, take linear time', async () => {
  const learn = (sites: number): void => {
    const redactor = createRedactor();
    for (let site = 0; site < sites; site++) {
      for (let key = 0; key < 10; key++) redactor.add(`value-of-${key}-at-${site * 7919}`);
      expect(redactor.redact(`deployed with value-of-3-at-${site * 7919}`)).toBe('deployed with ***');
    }
  };
  expect(await growth(learn, 100)).toBeLessThan(MOST_GROWTH);
});

describe('what may be masked', () => {
  test.each(['hunter42', ' correct horse ', '0123456789', 'https://hooks.example.com/T0'])('%j', (value) => {
    expect(maskableLines(value)).toEqual([value]);
  });

  test.each([
    '',
    'hunter4',
    '  short  ',
    'production',
    'Development',
    'aaaaaaaaaa',
    '🔑🔑🔑🔑',
    '123456789',
    '10.20.30.40',
  ])('not %j', (value) => expect(maskableLines(value)).toEqual([]));

  test('of a value of many lines, line by line', () => {
    expect(maskableLines('{\r\n  "key": "hunter42"\n}\n')).toEqual(['  "key": "hunter42"']);
  });
});

function pieces(text: string, sizes: readonly number[]): string[] {
  const cut: string[] = [];
  for (let from = 0, index = 0; from < text.length; index++) {
    const size = sizes[index % sizes.length] ?? 1;
    cut.push(text.slice(from, from + size));
    from += size;
  }
  return cut;
}
