import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { type Answer, type FieldErrors, invalid, refused } from './answer.ts';

const maximumBytes = 2 * 1024 * 1024;

/** Reads a JSON body: `undefined` when there is none, an answer when it is too large or not JSON. */
export async function readBody(
  request: IncomingMessage,
): Promise<{ ok: true; body: unknown } | { ok: false; answer: Answer }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Read to its end even when it is too large: a client that is still sending would not see the answer.
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= maximumBytes) chunks.push(chunk);
  }
  if (bytes > maximumBytes) {
    return { ok: false, answer: refused(413, `The request body is larger than ${maximumBytes} bytes.`) };
  }
  if (bytes === 0) return { ok: true, body: undefined };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return { ok: false, answer: refused(400, 'The request body is not valid JSON.') };
  }
}

/**
 * Puts a check of the body before an endpoint: all that is wrong with it is answered in one 422. A field that is
 * `null` counts as left out.
 */
export function withBody<Call extends { body: unknown }, Body>(
  shape: z.ZodType<Body>,
  handle: (call: Call, body: Body) => Answer | Promise<Answer>,
): (call: Call) => Answer | Promise<Answer> {
  return withNullableBody(z.preprocess(withoutNulls, shape), handle);
}

/** The same for a body in which `null` means something. */
export function withNullableBody<Call extends { body: unknown }, Body>(
  shape: z.ZodType<Body>,
  handle: (call: Call, body: Body) => Answer | Promise<Answer>,
): (call: Call) => Answer | Promise<Answer> {
  return (call) => {
    const checked = shape.safeParse(call.body ?? {}, { error: missingOrWrongType });
    return checked.success ? handle(call, checked.data) : invalid(errorsOf(checked.error));
  };
}

/** A string of at most `maximum` characters. */
export const text = (field: string, maximum: number) => z.string().refine(...atMost(field, maximum));

/** The same, and not blank. */
export const filledText = (field: string, maximum = Number.POSITIVE_INFINITY) =>
  z
    .string()
    .refine((value) => value.trim() !== '', { error: `The ${label(field)} field is required.`, abort: true })
    .refine(...atMost(field, maximum));

function atMost(field: string, maximum: number): [(value: string) => boolean, { error: string }] {
  const error = `The ${label(field)} may not be greater than ${maximum} characters.`;
  return [(value) => [...value].length <= maximum, { error }];
}

function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

function missingOrWrongType(issue: z.core.$ZodRawIssue): string | undefined {
  const field = label(String(issue.path?.at(-1) ?? 'body'));
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return undefined;
  if (issue.input === undefined) return `The ${field} field is required.`;
  if (issue.code === 'invalid_value') return `The selected ${field} is invalid.`;
  return `The ${field} must be ${article(issue.expected)}.`;
}

function errorsOf({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'body');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

export const label = (field: string) => field.replaceAll('_', ' ');
const article = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
