import fc from 'fast-check';

const SURROGATES = 0x800;

/** Any character of Unicode: fast-check's unit `binary`, which takes half a second to make. */
export const anyCharacter = fc
  .nat({ max: 0x10ffff - SURROGATES })
  .map((nth) => String.fromCodePoint(nth < 0xd800 ? nth : nth + SURROGATES), numberOf);

function numberOf(text: unknown): number {
  const code = typeof text === 'string' ? (text.codePointAt(0) ?? 0) : 0;
  return code < 0xd800 ? code : code - SURROGATES;
}
