import * as z from 'zod/mini';

/**
 * Fields of a request body. Each is described in the words of what it takes (section 4), which is what a message quotes,
 * and the OpenAPI description and the manifest's JSON Schema say.
 */
type Field<Value> = z.ZodMiniType<Value>;

/** Bounds that belong to what is accepted; of a text they count characters. */
interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** A text that is not blank. */
export function text({ least = 1, most }: Bounds = {}): z.ZodMiniString {
  const length =
    most === undefined
      ? ''
      : least === 1
        ? ` of at most ${most} characters`
        : ` of ${least} to ${most} characters`;
  return z.string().check(
    z.refine((value) => value.trim() !== ''),
    ...characters({ least, ...(most !== undefined && { most }) }),
    z.describe(`a text${length}, not blank`),
  );
}

/** Any text, also none: the whole of a file. */
export function wholeText({ most }: { most?: number } = {}): z.ZodMiniString {
  const length = most === undefined ? '' : ` of at most ${most} characters`;
  return z
    .string()
    .check(
      ...characters({ least: 0, ...(most !== undefined && { most }) }),
      z.describe(`a text${length}, which may be empty`),
    );
}

/** Bounds of a length in characters: code points, and not the units of UTF-16, of which one may take two. */
function characters({ least = 0, most = Number.POSITIVE_INFINITY }: Bounds) {
  const isWithin = (value: string): boolean => {
    const { length } = [...value];
    // Half a character, as JSON can spell it, stands in no file.
    return length >= least && length <= most && value.isWellFormed();
  };
  return [
    z.refine<string>(isWithin),
    z.meta({ ...(least > 0 && { minLength: least }), ...(Number.isFinite(most) && { maxLength: most }) }),
  ];
}

/** A text that stands in one line, as in a file that is read line by line. */
export function line(bounds: Bounds): z.ZodMiniString {
  const inner = text(bounds);
  return inner.check(z.regex(/^[^\r\n\0]*$/), z.describe(`${wordsOf(inner)}, in one line`));
}

/** A whole number. */
export function wholeNumber({ least, most }: Required<Bounds>): Field<number> {
  const words = `a whole number from ${least} to ${most}`;
  return z.int().check(z.gte(least), z.lte(most), z.describe(words));
}

/** A text that a pattern must find something in, or match from `^` to `$`. */
export function matching(field: z.ZodMiniString, pattern: RegExp, words: string): z.ZodMiniString {
  return field.check(z.regex(pattern), z.describe(words));
}

/** Yes or no. */
export function flag(words: string): Field<boolean> {
  return z.boolean().check(z.describe(words));
}

/** A URL of the web. */
export function webUrl(): z.ZodMiniString {
  return z.string().check(
    // Without a flag, which JSON Schema has no place for.
    z.regex(/^[hH][tT]{2}[pP][sS]?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/),
    z.refine((value) => URL.canParse(value)),
    z.meta({ format: 'uri', description: 'an http or https URL without a user name and password' }),
  );
}

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Field<Word> {
  return z.enum(words).check(z.describe(`one of ${words.join(', ')}`));
}

/** Letters, digits, dashes and underscores. */
export function identifier({ least, most }: Required<Bounds>): z.ZodMiniString {
  return z
    .string()
    .check(
      z.minLength(least),
      z.maxLength(most),
      z.regex(/^[A-Za-z0-9_-]*$/),
      z.describe(`${least} to ${most} letters, digits, dashes and underscores`),
    );
}

/** Any of these texts but one. */
export function except(field: z.ZodMiniString, reserved: string): z.ZodMiniString {
  const description = `${wordsOf(field)}; must not be \`${reserved}\``;
  return field.check(
    z.refine((value) => value !== reserved),
    z.meta({ description, not: { const: reserved } }),
  );
}

/** A port, or a range of ports in their order. */
export function ports(): z.ZodMiniString {
  return z.string().check(
    z.regex(/^([0-9]{0,5})(:[0-9]{0,5})?$/),
    z.refine((value) => {
      const [from = 0, to = from] = value.split(':').map(Number);
      return from >= 1 && from <= to && to <= 65_535;
    }),
    z.describe('a port from 1 to 65535, or a range from:to of them, the smaller one first'),
  );
}

const address = z.union([z.ipv4(), z.ipv6()]);

/** An IP address. */
export function ipAddress({ most }: { most: number }): z.ZodMiniString {
  return z.string().check(
    z.maxLength(most),
    z.refine((value) => address.safeParse(value).success),
    z.describe(`an IP address, at most ${most} characters`),
  );
}

/** A cron schedule. The parser is loaded only when there is one to read. */
export function schedule({ most }: { most: number }): z.ZodMiniString {
  return z.string().check(
    z.maxLength(most),
    z.refine(async (value) => (await import('./schedule.ts')).isSchedule(value)),
    z.describe(
      `a cron schedule of at most ${most} characters: five fields as in */5 * * * *, or a name as in @daily`,
    ),
  );
}

/** A field that may be left out. */
export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return z.optional(field).check(z.describe(wordsOf(field)));
}

/** What a field takes, in words. */
export function wordsOf(field: z.ZodMiniType): string {
  return z.globalRegistry.get(field)?.description ?? '';
}
