import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createShortener, isCut } from '../../../src/net/body.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/property-runs.ts';

test('shortened JSON loses only the beginnings of long texts, however it is split', () => {
  const unit = fc.constantFrom('a', 'é', '"', '\\', '\n', '😀', 'n', '\u2028');
  const values = fc.jsonValue({ stringUnit: anyCharacter });
  fc.assert(
    fc.property(values, fc.string({ unit, maxLength: 60 }), fc.array(fc.nat(40)), (value, long, cuts) => {
      const json = Buffer.from(JSON.stringify({ value, long, after: 1 }));
      const shortener = createShortener(20);
      let from = 0;
      for (const cut of cuts) {
        shortener.push(json.subarray(from, from + cut));
        from += cut;
      }
      shortener.push(json.subarray(from));
      const kept = shortener.end();
      const shortened = JSON.parse(Buffer.concat(kept).toString('utf8'));
      expect(kept.reduce((sum, piece) => sum + piece.length, 0)).toBe(shortener.keptSize());
      expect(shortened.after).toBe(1);
      if (!isCut(shortened.long)) return expect(shortened.long).toBe(long);
      const end = shortened.long.slice(shortened.long.indexOf('\n') + 1);
      expect(end === '' || long.endsWith(`\n${end}`)).toBe(true);
      expect(Buffer.byteLength(JSON.stringify(long))).toBeGreaterThan(20);
    }),
    runs(100),
  );
});
