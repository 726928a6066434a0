import * as z from 'zod/mini';

/** Fields of records in a manifest (section 4). Messages, docs and the manifest's JSON Schema quote their descriptions. */

/** Inclusive bounds; for a text they count characters. */
interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** A character may take two units of UTF-16. */
export function text({ least = 1, most }: Bounds = {}): z.ZodMiniString {
  const isWithin = (value: string): boolean => {
    const { length } = [...value];
    // JSON can hold half a surrogate pair; no service can.
    return length >= least && length <= (most ?? length) && value.isWellFormed() && value.trim() !== '';
  };
  const range = least === 1 ? `at most ${most}` : `${least} to ${most}`;
  const length = most === undefined ? '' : ` of ${range} characters`;
  return z
    .string()
    .check(
      z.refine(isWithin),
      z.meta({ minLength: least, ...(most && { maxLength: most }) }),
      z.describe(`a text${length}, not blank`),
    );
}

export function line(bounds: Bounds): z.ZodMiniString {
  const inner = text(bounds);
  return inner.check(z.regex(/^[^\r\n\0]*$/), z.describe(`${wordsOf(inner)}, in one line`));
}

export function wholeNumber(least: number, most: number): z.ZodMiniType<number> {
  const words = `a whole number from ${least} to ${most}`;
  return z.int().check(z.gte(least), z.lte(most), z.describe(words));
}

export function oneOf<const Word extends string>(words: readonly Word[]): z.ZodMiniType<Word> {
  return z.enum(words).check(z.describe(`one of ${words.join(', ')}`));
}

export function optional<Value>(field: z.ZodMiniType<Value>): z.ZodMiniType<Value | undefined> {
  return z.optional(field).check(z.describe(wordsOf(field)));
}

export function wordsOf(field: z.ZodMiniType): string {
  return z.globalRegistry.get(field)?.description ?? '';
}
