import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isHostName, isSameDomain } from '../../../src/values/host-name.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/property-runs.ts';

test.each(['shop.example', 'localhost', 'xn--bcher-kva.example', 'a-1.B2.example', '1.2.3.4a', '0x.example'])(
  'the name of a host may be %s',
  (text) => expect(isHostName(text)).toBe(true),
);

test.each(
  [
    'localhost:8080/#.example|a.example:80|a@b.example|a/b|a_b.example|bücher.example|-a.example|a-.example|a.-b|a.b-|',
    'a..b|.a|a.|a b|a\n|127.0.0.1|2130706433|1.0x7f|0x7f000001|a.0x|[::1]|*.example|a%2eb|a\\b|a?b',
  ].flatMap((texts) => texts.split('|')),
)('the name of a host cannot be %j', (text) => expect(isHostName(text)).toBe(false));

test.each([
  ['Shop.example', 'shop.example', true],
  ['Bücher.example', 'xn--bcher-kva.example', true],
  ['col·legi.example', 'xn--collegi-xma.example', true],
  ['shop.example', 'shop.example/blog', false],
  ['bücher.example／a', 'xn--bcher-kva.example', false],
  ['１.１', '1.0.0.1', false],
  ['a%62', 'ab', false],
])('two spellings of one domain: %s and %s, %s', (one, two, same) =>
  expect(isSameDomain(one, two)).toBe(same),
);

test('the name of a host is the whole host of an address, and nothing else of it', () => {
  const part = fc.constantFrom(...'a|xn--|-|.|0|0x|7f|127|:|/|#|@|%41|\\'.split('|'));
  const text = fc.array(fc.oneof(part, fc.string({ unit: anyCharacter, maxLength: 1 })), { maxLength: 8 });
  fc.assert(
    fc.property(
      text.map((parts) => parts.join('')),
      (name) => {
        const url = isHostName(name) ? URL.parse(`http://${name}/x`) : null;
        if (url !== null)
          expect([url.host, url.href]).toEqual([name.toLowerCase(), `http://${name.toLowerCase()}/x`]);
      },
    ),
    runs(2_000),
  );
});
