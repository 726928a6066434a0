// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the references of dotenv files, not ours.
import fc from 'fast-check';
import { spell } from '../../src/dotenv/spelling.ts';
import { anyCharacter } from './any-character.ts';

/**
 * Pieces of files, separated by `§`. None begins a name with a digit: PHP takes an array key of digits alone for an index, so that
 * `Dotenv::parse` reads `7=x` as `0`.
 */
const PIECES = [
  'A§FOO§B§=§=§="§=\'§"§"§\'§`§\\§\\\\§\\"§\\n§#§ # § §\t§\f§\n§\n§\r\n§\r§\v§$§$(§${A}§$$§$1§${§}§x§é§😀§\u00a0§\u2028§(§)',
  'export §A=1\n§A="x"\n§FOO=\'y\' # z\n§B=$(echo x)\n§~§*§!§&§|§;§<§\x01§\x7f§-§.',
];
const piece = fc.constantFrom(...PIECES.join('§').split('§'));
const fromPieces = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
/** A file, as somebody may have written it. */
export const anyText = fc.tuple(fc.constantFrom('', '', '\uFEFF'), fromPieces).map((parts) => parts.join(''));
/** Any units at all: lone surrogates, NUL, a byte order mark in the middle. */
export const anyUnits = fc
  .array(fc.oneof(fc.nat({ max: 0xffff }), fc.constantFrom(0, 0xfeff, 0xd800, 0xdc00, 0x0d, 0x0a)), {
    maxLength: 20,
  })
  .map((units) => String.fromCharCode(...units));
/** Values that may be wanted. */
export const anyValue = fc.oneof(
  fromPieces,
  anyUnits,
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: 'binary-ascii' }),
);
export const writable = anyValue.filter((value) => spell(value).ok);

/** Writes a value. */
export function textOf(value: string): string {
  const spelling = spell(value);
  if (!spelling.ok) throw new Error(`not writable: ${spelling.reason}`);
  return spelling.text;
}

/** Who reads back what is written for a value. */
export function loadersOf(value: string): readonly string[] {
  const spelling = spell(value);
  return spelling.ok ? spelling.loaders : [];
}
