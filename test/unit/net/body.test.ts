import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isCut, shortenTexts } from '../../../src/net/body.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/property-runs.ts';

test('shortened JSON loses only the beginnings of long texts', () => {
  const unit = fc.constantFrom('a', 'é', '"', '\\', '\n', '😀', 'n', '\u2028');
  const values = fc.jsonValue({ stringUnit: anyCharacter });
  fc.assert(
    fc.property(values, fc.string({ unit, maxLength: 60 }), (value, long) => {
      const json = Buffer.from(JSON.stringify({ value, long, after: 1 }));
      const shortened = JSON.parse(shortenTexts(json, 20).toString('utf8'));
      expect(shortened.after).toBe(1);
      if (!isCut(shortened.long)) return expect(shortened.long).toBe(long);
      const end = shortened.long.slice(shortened.long.indexOf('\n') + 1);
      expect(end === '' || long.endsWith(`\n${end}`)).toBe(true);
      expect(Buffer.byteLength(JSON.stringify(long))).toBeGreaterThan(20);
    }),
    runs(100),
  );
});
