import * as z from 'zod/mini';
import { isWebUrl, WEB_URL } from '../net/web-url.ts';

/** Fields of request bodies (section 4). Messages, the OpenAPI description and the manifest's JSON Schema quote their descriptions. */

/** Inclusive bounds; for a text they count characters. */
interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

const UNBOUNDED = Number.POSITIVE_INFINITY;

export function text({ least = 1, most = UNBOUNDED }: Bounds = {}): z.ZodMiniString {
  const range = least === 1 ? `at most ${most}` : `${least} to ${most}`;
  const length = most === UNBOUNDED ? '' : ` of ${range} characters`;
  return wholeText({ least, most }).check(
    z.refine((value) => value.trim() !== ''),
    z.describe(`a text${length}, not blank`),
  );
}

/** A text that may be empty: a whole file. A character may take two units of UTF-16. */
export function wholeText({ least = 0, most = UNBOUNDED }: Bounds = {}): z.ZodMiniString {
  const isWithin = (value: string): boolean => {
    const { length } = [...value];
    // JSON can hold half a surrogate pair; no file can.
    return length >= least && length <= most && value.isWellFormed();
  };
  const length = most === UNBOUNDED ? '' : ` of at most ${most} characters`;
  return z
    .string()
    .check(
      z.refine(isWithin),
      z.meta({ ...(least > 0 && { minLength: least }), ...(most < UNBOUNDED && { maxLength: most }) }),
      z.describe(`a text${length}, which may be empty`),
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

export const webUrl = z
  .string()
  .check(
    z.regex(WEB_URL),
    z.refine(isWebUrl),
    z.meta({ format: 'uri', description: 'an http or https URL without a user name and password' }),
  );

export function oneOf<const Word extends string>(words: readonly Word[]): z.ZodMiniType<Word> {
  return z.enum(words).check(z.describe(`one of ${words.join(', ')}`));
}

export function optional<Value>(field: z.ZodMiniType<Value>): z.ZodMiniType<Value | undefined> {
  return z.optional(field).check(z.describe(wordsOf(field)));
}

export function wordsOf(field: z.ZodMiniType): string {
  return z.globalRegistry.get(field)?.description ?? '';
}
