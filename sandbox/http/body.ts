import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { type Answer, type FieldErrors, invalid, refused } from './answer.ts';
import { missingOrWrongType } from './fields.ts';

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

/** Checks a body. All that is wrong with it is answered in one 422. */
export function checkBody<Body>(
  schema: z.ZodType<Body>,
  body: unknown,
): { ok: true; body: Body } | { ok: false; answer: Answer } {
  // PHP clients send an empty object as an empty array.
  const meant = Array.isArray(body) && body.length === 0 ? {} : (body ?? {});
  const checked = schema.safeParse(meant, { error: missingOrWrongType });
  return checked.success
    ? { ok: true, body: checked.data }
    : { ok: false, answer: invalid(errorsOf(checked.error)) };
}

function errorsOf({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'body');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}
