import fc from 'fast-check';
import { anyCharacter } from './any-character.ts';

/** Texts as people and programs write them where a number or a time should be. */
export const nearly = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.double().map(String),
  fc.integer().map(String),
  fc
    .array(
      fc.constantFrom('1', '0', '9', '-', '+', '.', 'e', ' ', 's', 'm', 'h', 'd', '\t', '\n', '\0', '٣'),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('NaN', 'Infinity', '-0', '0x10', '1_000', '1e3', '', ' ', 'true', 'null', '９'),
);
