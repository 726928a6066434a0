import { isIP } from 'node:net';
import { z } from 'zod';
import { label } from './body.ts';

/**
 * The API document's description of one field of a request body, as data. A field that is `writeOnly` is taken and neither
 * kept nor shown.
 */
export type Field = { optional?: true; writeOnly?: true } & (StringField | IntegerField);

type StringField = {
  type: 'string';
  /** Bounds of its length in characters; without them a string may be of any length, but not blank. */
  minimum?: number;
  maximum?: number;
  choices?: readonly string[];
  format?: keyof typeof formats;
  /** Values that are refused. */
  not?: readonly string[];
};

type IntegerField = { type: 'integer'; minimum: number; maximum: number };

export type Fields = Readonly<Record<string, Field>>;

export type Values = Record<string, Scalar | Scalar[] | undefined>;

type Scalar = string | number | boolean;

type Format = { pattern?: RegExp; holds?(value: string): boolean; says: string };

/** The formats of strings; `holds` checks what a pattern cannot. */
export const formats = {
  identifier: {
    pattern: /^[A-Za-z0-9_-]+$/,
    says: 'may hold letters, digits, dashes and underscores only.',
  },
  ip: {
    holds: (value) => isIP(value) !== 0 && !value.includes('%'),
    says: 'must be a valid IP address.',
  },
  ports: {
    pattern: /^([0-9]{0,5})(:[0-9]{0,5})?$/,
    holds: (value) => value.split(':').map(Number).every(isPort),
    says: 'must be a port from 1 to 65535, or a range of them written from:to.',
  },
  schedule: {
    pattern:
      /^(@(annually|yearly|monthly|weekly|daily|midnight|hourly|reboot)|[\w*,/#?-]+([ \t]+[\w*,/#?-]+){4})$/,
    says: 'must be a cron schedule: five fields, or a name such as @daily.',
  },
} satisfies Record<string, Format>;

/**
 * The check of a body with these fields, for `withBody`. With `further`, the names of fields that must be there as well,
 * every other field is taken too, else dropped.
 */
export function shapeOf(fields: Fields, further?: readonly string[]): z.ZodType<Values> {
  const shapes = Object.entries(fields).map(([name, field]): [string, z.ZodType<Values[string]>] => {
    const shape = field.type === 'string' ? stringShape(name, field) : integerShape(name, field);
    return [name, field.optional ? shape.optional() : shape];
  });
  if (further === undefined) return z.object(Object.fromEntries(shapes));
  const required = further.map((name): [string, z.ZodType<Values[string]>] => {
    const missing = `The ${label(name)} field is required.`;
    return [name, furtherShape(missing).refine((value) => String(value).trim() !== '', missing)];
  });
  return z.object(Object.fromEntries([...shapes, ...required])).catchall(furtherShape());
}

function furtherShape(missing?: string): z.ZodType<Values[string]> {
  const wrongType = 'The value must be a string, a number, a boolean or a list of these.';
  const scalar = z.union([z.string(), z.number(), z.boolean()]);
  return z.union([scalar, z.array(scalar)], {
    error: ({ input }) => (input === undefined ? missing : wrongType),
  });
}

function stringShape(name: string, field: Field & StringField): z.ZodType<string> {
  const { minimum = 1, maximum = Number.POSITIVE_INFINITY, choices, not = [] } = field;
  const format: Format | undefined = field.format && formats[field.format];
  const the = `The ${label(name)}`;
  const blank = `${the} field ${field.optional ? 'may not be blank' : 'is required'}.`;
  const length = (value: string) => [...value].length;
  return z
    .string()
    .refine((value) => value.trim() !== '', { error: blank, abort: true })
    .refine((value) => length(value) >= minimum, `${the} must be at least ${minimum} characters.`)
    .refine((value) => length(value) <= maximum, `${the} may not be greater than ${maximum} characters.`)
    .refine((value) => !not.includes(value), `The selected ${label(name)} is invalid.`)
    .refine((value) => choices?.includes(value) ?? true, `The selected ${label(name)} is invalid.`)
    .refine((value) => format === undefined || hasFormat(value, format), `${the} ${format?.says}`);
}

function hasFormat(value: string, { pattern, holds }: Format): boolean {
  return (pattern?.test(value) ?? true) && (holds?.(value) ?? true);
}

function integerShape(name: string, { minimum, maximum }: IntegerField): z.ZodType<number> {
  const the = `The ${label(name)}`;
  const wrongType = `${the} must be an integer.`;
  return z
    .number({ error: (issue) => (issue.input === undefined ? undefined : wrongType) })
    .refine(Number.isInteger, { error: wrongType, abort: true })
    .min(minimum, `${the} must be at least ${minimum}.`)
    .max(maximum, `${the} may not be greater than ${maximum}.`);
}

const isPort = (port: number) => port >= 1 && port <= 65535;
