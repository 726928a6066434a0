import { z } from 'zod';

/**
 * Schemas of the fields of request bodies. What they check they also say as JSON Schema, in their `meta`: a pattern is
 * written so that JavaScript, Python and Rust read it alike, without `\s`, `\w`, `\d`, flags and looking around.
 */

type Check = { pattern: RegExp; says: string };
type TextOptions = {
  minimum?: number;
  maximum?: number;
  checks?: readonly Check[];
  /** The only values. */
  choices?: readonly string[];
  /** The message for a blank text. */
  blank?: string;
};

/** Something but the white space of String.prototype.trim. */
const notBlank = /[^\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/;

/** A text that is not blank. Its length is counted in characters, as JSON Schema does. */
export function text({
  minimum = 1,
  maximum,
  checks = [],
  choices,
  blank = 'field is required.',
}: TextOptions = {}) {
  const filled = z
    .string()
    .refine((value) => value.trim() !== '', { ...says(blank), abort: true })
    .refine((value) => choices?.includes(value) ?? true, { error: notSelected })
    .refine((value) => lengthOf(value) >= minimum, says(`must be at least ${minimum} characters.`))
    .refine(...atMost(maximum));
  const checked = checks.reduce(
    (schema, check) => schema.refine((value) => check.pattern.test(value), says(check.says)),
    filled,
  );
  const [pattern, ...further] = (checks.length > 0 ? checks : [{ pattern: notBlank }]).map((check) => ({
    pattern: check.pattern.source,
  }));
  return checked.meta({
    ...(minimum > 1 && { minLength: minimum }),
    ...(maximum !== undefined && { maxLength: maximum }),
    ...(choices === undefined ? pattern : { enum: choices }),
    ...(further.length > 0 && { allOf: further }),
  });
}

/** A text that may be blank, or empty. */
export const anyText = (maximum: number) =>
  z
    .string()
    .refine(...atMost(maximum))
    .meta({ maxLength: maximum });

export const integer = (minimum: number, maximum: number) =>
  z
    .number({ error: (issue) => (isMissing(issue) ? undefined : `${the(issue)} must be an integer.`) })
    .refine(Number.isInteger, { ...says('must be an integer.'), abort: true })
    .min(minimum, says(`must be at least ${minimum}.`))
    .max(maximum, says(`may not be greater than ${maximum}.`))
    .meta({ type: 'integer' });

export const identifier = {
  pattern: /^[A-Za-z0-9_-]+$/,
  says: 'may hold letters, digits, dashes and underscores only.',
};

const octet = '(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const ipv4 = `${octet}(\\.${octet}){3}`;

/** Eight groups, of which an IPv4 address may be the last two, and `::` any number of zeros. */
function ipv6(): string {
  const group = '[0-9A-Fa-f]{1,4}';
  const end = (most: number) => `(:${group}){0,${most}}:${ipv4}`;
  const cut = [1, 2, 3, 4, 5].map((before) => {
    const after = 7 - before;
    const v4 = after > 1 ? `${end(after - 2)}|` : '';
    return `(${group}:){${before}}(${v4}(:${group}){1,${after}}|:)`;
  });
  return [
    `(${group}:){7}(${group}|:)`,
    `(${group}:){6}(${ipv4}|:${group}|:)`,
    ...cut,
    `:(${end(5)}|(:${group}){1,7}|:)`,
  ].join('|');
}

/** A number from 1 to 65535, in up to five digits. */
const port =
  '(0{0,4}[1-9]|0{0,3}[1-9][0-9]|0{0,2}[1-9][0-9]{2}|0?[1-9][0-9]{3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';

export const ports = text({
  checks: [
    {
      pattern: new RegExp(`^${port}(:${port})?$`),
      says: 'must be a port from 1 to 65535, or a range of them written from:to.',
    },
  ],
});

/** The same, where a single port may also be a number. */
export const portsOrNumber = z.union([ports, z.int().min(1).max(65535)], {
  error: (issue) =>
    isMissing(issue)
      ? undefined
      : `${the(issue)} must be a port from 1 to 65535, or a range written from:to.`,
});

/** The message for a blank field that is optional. */
export const optional = { blank: 'field may not be blank.' };

export const ipAddress = text({
  ...optional,
  maximum: 45,
  checks: [{ pattern: new RegExp(`^(${ipv4}|${ipv6()})$`), says: 'must be a valid IP address.' }],
});

export const schedule = text({
  maximum: 50,
  checks: [
    {
      pattern:
        /^(@(annually|yearly|monthly|weekly|daily|midnight|hourly|reboot)|[A-Za-z0-9_*,/#?-]+([ \t]+[A-Za-z0-9_*,/#?-]+){4})$/,
      says: 'must be a cron schedule: five fields, or a name such as @daily.',
    },
  ],
});

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** The value of a field that the API document does not have: kept as it is, `null` not at all. */
export const further = z.union([scalar, z.array(scalar)], {
  error: (issue) =>
    isMissing(issue) ? undefined : 'The value must be a string, a number, a boolean or a list of these.',
});

/** The same, where it must be there. */
export const furtherRequired = further.refine(
  (value) => String(value).trim() !== '',
  says('field is required.'),
);

/** The message for a value that is missing or of another type, where its schema has none. */
export function missingOrWrongType(issue: z.core.$ZodRawIssue): string | undefined {
  if (isMissing(issue)) return `${the(issue)} field is required.`;
  if (issue.code === 'invalid_value') return notSelected(issue);
  return issue.code === 'invalid_type' ? `${the(issue)} must be ${article(issue.expected)}.` : undefined;
}

export const label = (field: string) => field.replaceAll('_', ' ');

const lengthOf = (value: string) => [...value].length;

function atMost(maximum = Number.POSITIVE_INFINITY): Parameters<z.ZodString['refine']> {
  return [(value) => lengthOf(value) <= maximum, says(`may not be greater than ${maximum} characters.`)];
}

export function notSelected(issue: z.core.$ZodRawIssue) {
  return `The selected ${labelOf(issue)} is invalid.`;
}

/** A message about a field: its name, and these words. */
export function says(words: string) {
  return { error: (issue: z.core.$ZodRawIssue) => `${the(issue)} ${words}` };
}

const isMissing = ({ input }: z.core.$ZodRawIssue) => input === undefined || input === null;
const labelOf = ({ path }: z.core.$ZodRawIssue) => label(String(path?.at(-1) ?? 'body'));
const the = (issue: z.core.$ZodRawIssue) => `The ${labelOf(issue)}`;
const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
