import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findLeaks, spell } from '../../../harness/leaks.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { maskableLines } from '../../../src/secrets/secret-forms.ts';
import { makeConsole } from '../../support/consoles.ts';
import { runs } from '../../support/property-runs.ts';

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
    ['leaves a conventional address', '127.0.0.1', 'at 127.0.0.1', 'at 127.0.0.1'],
    ['leaves a number of fewer than 6 digits', '-33.06', 'port -33.06', 'port -33.06'],
    ['hides a number of 6 digits that stands alone', '330633', 'pin 330633 1330633', 'pin *** 1330633'],
    ['leaves asterisks', '********', 'a ********', 'a ********'],
    ['hides a secret that looks like an entity', 'hunter42', '&hunter42;', '&***;'],
    ['hides a secret also without the white space at its ends', '  hunter42 ', '[hunter42]', '[***]'],
    [
      'hides a secret also without its invisible characters',
      'hun\u200bter42',
      'hun\u200bter42 hunter42',
      '*** ***',
    ],
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
    expect(redactor.redact('-----BEGIN KEY-----\r\nMIIEpAIBAAK\r\n}')).toBe('***\r\n***\r\n}');
  });

  test('hides the password and the long path of a URL, which logs show on their own', () => {
    const redactor = redactorOf('https://bob:p%40ssw0rd-1@hooks.example.com/T0123/B0123/abc?x=1');
    expect(redactor.redact('> POST /T0123/B0123/abc?x=1 p%40ssw0rd-1 p@ssw0rd-1 hooks.example.com')).toBe(
      '> POST *** *** *** hooks.example.com',
    );
  });

  test('hides overlapping and touching secrets as one, also in different spellings', () => {
    const redactor = redactorOf('abcdefgh', 'efghijkl', 'mnopqrst', 'hijklmno');
    const text = '<abcdefghijkl> <abcdefghmnopqrst> <abcdefghijklmnopqrst>';
    expect(redactor.redact(text)).toBe('<***> <***> <***>');
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

  test('tells by `hides` whether it would change a text, and returns other texts as they are', () => {
    const redactor = redactorOf('hunter42');
    expect([redactor.hides('a hunter42'), redactor.hides('a%20hunter43')]).toEqual([true, false]);
    expect(redactor.redact('a%20b\\n&amp;')).toBe('a%20b\\n&amp;');
    expect(createRedactor().redact('a\\tb')).toBe('a\\tb');
  });

  test('finds a secret that is added later from then on', () => {
    const redactor = redactorOf('first-secret');
    expect(redactor.redact('first-secret other-secret')).toBe('*** other-secret');
    redactor.add('other-secret');
    expect(redactor.redact('first-secret other-secret')).toBe('*** ***');
  });
});

describe('the redactor hides a secret', () => {
  const secret = `pä"ss'w\\o$rd/<&>+ =\u{1f511}?`;
  const longSecret = `${'k3y-'.repeat(40)}end`;

  test('in every spelling that the search for leaks knows', () => {
    for (const [name, spelling] of spell(secret)) {
      const redacted = redactorOf(secret).redact(`a ${spelling} b`);
      expect([name, redacted]).toEqual([name, expect.stringMatching(/^a .{0,4}\*\*\*.{0,4} b$/)]);
      expect(findLeaks({ [name]: redacted }, [secret])).toEqual([]);
    }
  });

  test.each([
    ['HTML entities', secret.replaceAll('ä', '&auml;').replaceAll('&>', '&amp;&gt;').replaceAll('<', '&lt;')],
    [
      'references with zeros, without a semicolon',
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
    ['percent escapes of mixed case', encodeURIComponent(secret).replaceAll('%2F', '%2f')],
    ['padded base64', Buffer.from(secret).toString('base64')],
    ['base64 without padding', Buffer.from(secret).toString('base64').replaceAll('=', '')],
    ['base64url', Buffer.from(secret).toString('base64url')],
    ['base64 in a form', encodeURIComponent(Buffer.from(secret).toString('base64'))],
  ])('in %s', (_, spelling) => {
    expect(redactorOf(secret).redact(`a ${spelling} b`)).toBe('a *** b');
  });

  test.each([64, 76])('in base64 that is wrapped at %d columns', (columns) => {
    const base64 = Buffer.from(longSecret).toString('base64');
    const wrapped = base64.match(new RegExp(`.{1,${columns}}`, 'g')) ?? [];
    expect(wrapped.length).toBeGreaterThan(2);
    for (const line of wrapped) expect(redactorOf(longSecret).redact(line)).toMatch(/^\*\*\*.{0,3}$/);
  });

  test.each(['', 'u', 'us', 'usr:'])(
    'in base64 after %j, except bits of its first and last byte',
    (before) => {
      const base64 = Buffer.from(`${before}correct-horse!`).toString('base64');
      const redacted = redactorOf('correct-horse').redact(base64);
      expect(redacted.replace(/\*+/, '').length).toBeLessThanOrEqual(12);
      expect(redacted).toContain('***');
    },
  );
});

describe('the redactor hides a secret that is not whole:', () => {
  const secret = 'hunter42-correct/horse';

  test.each([
    ['cut by a line break', 'a hunter42-cor\nrect/horse b'],
    ['cut by a line break of Windows', 'a hunter42-cor\r\nrect/horse b'],
    ['cut by a lone carriage return', 'a hunter42-cor\rrect/horse b'],
    ['cut beside a sign', 'a hunter42\n-correct/horse b'],
    ['cut again and again', 'a h\nunt\ner42-correct\n\n/hors\re b'],
    ['cut, with blanks at the break', 'a hunter42-cor  \n\t  rect/horse b'],
    ['cut in a quotation', 'a hunter42-\n> correct/\n> horse b'],
    ['cut in a box', 'a hunter42-    |\n | correct/    |\n | horse b'],
    ['cut in a line of JSON', 'a hunter42-cor\\nrect\\/horse b'],
    ['cut beside an escape of a URL', 'a hunter42-correct%2F\nhorse b'],
    ['in hexadecimal with spaces', `a ${hexOf(secret).join(' ')} b`],
    ['in hexadecimal with colons', `a ${hexOf(secret).join(':').toUpperCase()} b`],
    [
      'in hexadecimal in groups',
      `a ${hexOf(secret)
        .join('')
        .match(/.{1,4}/g)
        ?.join(' ')} b`,
    ],
    [
      'in hexadecimal in lines',
      `a ${hexOf(secret)
        .join(' ')
        .match(/.{1,15}/g)
        ?.join('\n> ')} b`,
    ],
    ['in base64 of its base64', `a ${base64Of(base64Of(secret))} b`],
    [
      'in base64 of base64, in lines',
      `a ${base64Of(base64Of(secret))
        .match(/.{1,9}/g)
        ?.join('\n | ')} b`,
    ],
  ])('%s', (_, text) => expect(redactorOf(secret).redact(text)).toMatch(/^a \*{3}\S{0,8} b$/));

  test.each(['remote: ', '[build] 2026-01-02 ', 'web-1  | ', '# ', '\t'])(
    'cut, with %j before each line',
    (prefix) => {
      const text = ['first', 'a hunter42-', 'correct', '/horse b', 'last'].join(`\n${prefix}`);
      expect(redactorOf(secret).redact(prefix + text)).toBe(
        `${prefix}first\n${prefix}a *** b\n${prefix}last`,
      );
    },
  );

  test('base64 of long base64, as programs break it into lines', () => {
    const long = Array.from({ length: 12 }, (_, nth) => `${nth * 7919}-horse`).join('');
    const lines = (text: string) => text.match(/.{1,76}/g)?.join('\n') ?? '';
    expect(redactorOf(long).redact(`a ${lines(base64Of(`${lines(base64Of(long))}\n`))} b`)).toMatch(
      /^a \*{3}\S{0,8} b$/,
    );
  });

  test('a passphrase that is cut at a blank', () => {
    expect(redactorOf('correct horse battery').redact('a correct\n  horse bat\ntery b')).toBe('a *** b');
  });

  test('in any spelling, cut anywhere, with any prefix', () => {
    const cuts = fc.array(fc.nat(200), { minLength: 1, maxLength: 3 });
    const prefix = fc.constantFrom('', ' ', '> ', ' | ', 'remote: ', '[12:00:01] ');
    const lineBreak = fc.constantFrom('\n', '\r\n', '\r');
    const forms = [...spell(secret)].filter(([name]) => !/percent|html|uri|ansi|json|form/.test(name));
    fc.assert(
      fc.property(
        cuts,
        prefix,
        lineBreak,
        fc.constantFrom(...forms),
        (cuts, prefix, lineBreak, [, spelling]) => {
          const places = cuts.map((cut) => 1 + (cut % (spelling.length - 1))).sort((a, b) => a - b);
          const parts = [0, ...places].map((at, nth) => spelling.slice(at, places[nth]));
          const text = [`before`, `say ${parts.join(`${lineBreak}${prefix}`)} now`, 'after'].join(
            lineBreak + prefix,
          );
          const shown = redactorOf(secret).redact(prefix + text);
          expect(shown).toContain('say ***');
          expect(shown).toMatch(/\*\*\*\S{0,8} now/);
        },
      ),
      runs(300),
    );
  });

  test('but not words of ordinary text that are like it', () => {
    const redactor = redactorOf(
      'shop_example_com',
      'production-server',
      'superuser1',
      '2026-01-02',
      'deadbeef00',
    );
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

  test('but not one of fewer than eight characters', () => {
    for (const text of ['hunt\ner', '68 75 6e 74 65 72', base64Of(base64Of('hunter'))])
      expect(redactorOf('hunter').redact(text)).toBe(text);
  });
});

describe('the redactor, given a part of a text,', () => {
  const redactor = redactorOf(
    'hunter42-correct/horse',
    'https://shop.example.com/admin/x7',
    'db.main.production',
  );

  test.each([
    ['hides the end of a secret with which it begins', 'correct/horse and', '*** and'],
    ['hides the beginning of a secret with which it ends', 'the hunter42-cor', 'the ***'],
    ['hides both where they are escaped', '-correct\\/horse and hunter42-correct%2Fh', '*** and ***'],
    ['hides the beginning of base64', base64Of('hunter42-correct').slice(0, 14), '***'],
    ['hides the end of hexadecimal', hexOf('correct/horse').join(''), '***'],
    ['leaves fewer than eight characters', 't/horse and hunter4', 't/horse and hunter4'],
    [
      'leaves pieces that are not at its edges',
      'a correct/horse, hunter42-cor b',
      'a correct/horse, hunter42-cor b',
    ],
    [
      'leaves a common word',
      'production is at https://shop.example.com',
      'production is at https://shop.example.com',
    ],
  ])('%s', (_, text, expected) => expect(redactor.redactPart(text)).toBe(expected));

  test('takes a line that a message of ours quotes for one', () => {
    const message = 'The log says: “no hunter42-corr”, “correct/horse is”, and correct/horse.';
    expect(redactor.redact(message)).toBe('The log says: “no ***”, “*** is”, and correct/horse.');
  });

  test('goes on with a secret that began before', () => {
    expect(redactor.redactPart('rect/horse b', 'a hunter42-cor\n')).toBe('*** b');
    expect(redactor.redactPart('correct/horse b', 'known\n')).toBe('correct/horse b');
  });

  test('shows no piece of eight characters in the log, however the service cuts its text', () => {
    const secret = 'x7-hunter42-correct/horse';
    const text = `first\nsay ${secret} now\nlast`;
    for (let start = 0; start <= text.length; start += 1)
      for (const end of [start + 9, start + 15, start + 21, text.length]) {
        const { console, stdout } = makeConsole(undefined, 80, [secret]);
        const remote = console.remote();
        remote.push(text.slice(start, end));
        remote.end();
        const pieces = Array.from({ length: secret.length - 7 }, (_, at) => secret.slice(at, at + 8));
        const whole = start <= 10 || end >= 10 + secret.length;
        if (whole) expect(pieces.filter((piece) => stdout().includes(piece))).toEqual([]);
      }
  });

  test('never shows the rest of a secret whose lines come one after the other', () => {
    const { console, stdout } = makeConsole(undefined, 80, ['hunter42-correct']);
    const remote = console.remote();
    for (const piece of ['a hun\n', 'ter42-\n', 'correct b\n']) remote.push(piece);
    expect(stdout()).not.toMatch(/ter42|correct/);
    expect(stdout()).toContain(' b\n');
  });
});

function hexOf(text: string): string[] {
  return Array.from(Buffer.from(text), (byte) => byte.toString(16).padStart(2, '0'));
}

function base64Of(text: string): string {
  return Buffer.from(text).toString('base64');
}

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

  test('none survives in the log, in any form or piece, with invisible characters inside', () => {
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
        for (const piece of pieces(`${parts.join('\r\n')}\nend`, pieceSizes)) remote.push(piece);
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

function pieces(text: string, sizes: readonly number[]): string[] {
  const cut: string[] = [];
  for (let from = 0, index = 0; from < text.length; index++) {
    const size = sizes[index % sizes.length] ?? 1;
    cut.push(text.slice(from, from + size));
    from += size;
  }
  return cut;
}
