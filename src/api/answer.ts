import { ApiError, type ApiErrorReason } from '../core/errors.ts';
import { parseRetryAfter } from '../net/retry-after.ts';
import type { Answering } from './endpoint.ts';
import type { WireAnswer } from './exchange.ts';
import { type Subject, strangeIn } from './subject.ts';
import type { Translator } from './translation.ts';

/** The way to read an answer. */
export interface Reading<Value> extends Answering<Value> {
  /** The subject of a read; undefined for a write, whose answer may show anything. */
  readonly subject?: Subject;
}

/** Reads the answer to a request: a 2xx by the schema, anything else as an error. */
export function readAnswer<Value>(
  request: string,
  { status, header, body }: WireAnswer,
  { answer: schema, subject, verbatim, withHeaders }: Reading<Value>,
  translator: Translator,
): { readonly value: Value } | ApiError {
  const reason = reasonOf(status);
  if (reason !== undefined) {
    const retryAfterMs = parseRetryAfter(header);
    const details = { status, ...serverWords(new TextDecoder().decode(body)), retryAfterMs };
    return new ApiError(reason, request, `${request} was answered with status ${status}.`, details);
  }
  const unusable = (message: string) => new ApiError('ambiguous', request, message, { status });
  let json: unknown;
  try {
    // JSON is UTF-8. Other bytes would become replacement characters, and be written back into an .env.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    json = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    // The parser's own message quotes the body, which may hold an .env.
    return unusable(`${request} was answered with status ${status} but not with JSON.`);
  }
  const strange = subject && strangeIn(json, subject);
  if (strange !== undefined)
    return unusable(`The answer to ${request} is about something else: it shows ${strange}.`);
  const shown = verbatim ? json : translator.answer(json);
  const checked = schema.safeParse(withHeaders ? { json: shown, header } : shown);
  if (checked.success) return { value: checked.data };
  const fields = new Set(checked.error.issues.map(({ path }) => path.join('.') || 'the answer'));
  return unusable(`The answer to ${request} has an unexpected shape (${[...fields].join(', ')}).`);
}

/**
 * The statuses by which, beside 401, 403, 404 and 429, the service itself refuses a request before it acts. Any other may come from
 * something in between when the request has already been taken: 408 or 499 from a proxy that gave up waiting, 302 from a login page,
 * 402 or 418 from anything.
 */
const REFUSALS: readonly number[] = [400, 405, 409, 410, 413, 415, 422];

/** The reason of a failure; undefined for a 2xx. */
function reasonOf(status: number): ApiErrorReason | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return 'redirect';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'limited';
  return REFUSALS.includes(status) ? 'refused' : 'ambiguous';
}

/** Finds the service's words in an error body of any usual shape; none in HTML. */
function serverWords(body: string): { said: string; namesFields: boolean } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {}
  if (typeof parsed !== 'object' || parsed === null) return { said: asText(parsed), namesFields: false };
  const { message, error, errors }: { message?: unknown; error?: unknown; errors?: unknown } = parsed;
  const fields = Object.entries(typeof errors === 'object' ? (errors ?? {}) : {}).map(([field, words]) =>
    Array.isArray(errors) ? asText(words) : `${field}: ${asText(words)}`,
  );
  const said = [asText(message), asText(error), ...fields].filter((part) => part !== '').join(' ');
  return { said: said.replace(/[^\S\r\n]+/g, ' '), namesFields: fields.length > 0 };
}

/** No service nests its words deeper; an answer could be nested so deep that no function can follow. */
function asText(words: unknown): string {
  const texts = [words].flat(3).filter((text) => typeof text === 'string');
  return texts.join(' ');
}
