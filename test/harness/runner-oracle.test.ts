import { describe, expect, test } from '@jest/globals';
import { findLeaks, spell } from '../../harness/leaks.ts';
import { interpret } from '../../harness/runner-oracle.ts';

test.each([
  ['after white space', ' \t\u00a0::debug::x'],
  ['in any case', '::DeBuG::x'],
  ['after a lone carriage return', 'x\r::debug::x'],
  ['anywhere in the older syntax', '│ x ##[debug]'],
  ['behind characters that collation ignores', '\u200b::debug::x'],
  ['with such characters inside', '│ #\u00ad#[debug]x'],
  ['behind a control character', '\x1b::debug::x'],
])('a command of the runner is found %s', (_, stdout) =>
  expect(interpret({ stdout }).commands).toMatchObject([{ name: 'debug' }]),
);

describe('the search for leaks', () => {
  const secret = `pä"ss'w\\o$rd/<&>+ =?`;

  test('finds a secret in each spelling, and in base64 at any offset', () => {
    for (const [form, spelling] of spell(secret)) {
      const leaks = findLeaks({ log: 'nothing', file: Buffer.from(`0123 ${spelling}.`) }, ['other', secret]);
      expect(leaks).toContainEqual({ secret: 1, form, sink: 'file', offset: 5 });
    }
    for (const before of ['', 'a', 'ab', 'abc'])
      for (const encoding of ['base64', 'base64url'] as const) {
        const log = Buffer.from(`${before}${secret}${before}`).toString(encoding);
        expect(findLeaks({ log }, [secret])).not.toEqual([]);
      }
  });

  test('allows a mask on standard output, and nowhere else', () => {
    const text = `x\n ::add-mask::${secret}\r\n`;
    expect(findLeaks({ stdout: text }, [secret])).toEqual([]);
    expect(findLeaks({ stdout: `${text}${secret}` }, [secret])[0]).toMatchObject({ offset: text.length });
    expect(findLeaks({ stderr: text }, [secret])).not.toEqual([]);
  });
});
