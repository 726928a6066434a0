import { ApiError, type ApiErrorReason } from '../core/errors.ts';
import { parseRetryAfter } from '../net/retry-after.ts';
import { type Call, integer, unwrap } from './endpoint.ts';

/** An answer as it was received, its body complete. */
export interface WireAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly body: Uint8Array;
}

/** Reads an answer: a 2xx by the schema, anything else as an error. `translate` reads JSON in the words of the document. */
export function readAnswer<Value>(
  request: string,
  { endpoint, ids }: Call<Value>,
  { status, header, body }: WireAnswer,
  translate: (json: string) => unknown,
): { readonly value: Value } | ApiError {
  const reason = reasonOfStatus(status);
  if (reason !== undefined) {
    const retryAfterMs = parseRetryAfter(header);
    const details = { status, said: serverWords(new TextDecoder().decode(body)), retryAfterMs };
    return new ApiError(reason, request, `${request} was answered with status ${status}.`, details);
  }
  const unusable = (message: string) => new ApiError('ambiguous', request, message, { status });
  let json: unknown;
  try {
    // JSON is UTF-8. Other bytes would become replacement characters, and be written back into an .env.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const read: (json: string) => unknown = endpoint.verbatim ? JSON.parse : translate;
    json = text.trim() === '' ? undefined : read(text);
  } catch {
    // The parser's own message quotes the body, which may hold an .env.
    return unusable(`${request} was answered with status ${status} but not with JSON.`);
  }
  // The answer to a write may show anything.
  const other = endpoint.retry === 'read' ? otherRecordIn(json, endpoint.path, ids) : undefined;
  if (other !== undefined)
    return unusable(`The answer to ${request} is about something else: it shows ${other}.`);
  const checked = endpoint.answer.safeParse(endpoint.withHeaders ? { json, header } : json);
  if (checked.success) return { value: checked.data };
  const fields = new Set(checked.error.issues.map(({ path }) => path.join('.') || 'the answer'));
  return unusable(`The answer to ${request} has an unexpected shape (${[...fields].join(', ')}).`);
}

/** Says what shows that an answer is not about what its path names, as when a cache mixes answers up. */
function otherRecordIn(answer: unknown, path: string, ids: Call<unknown>['ids']): string | undefined {
  // A path that ends with an id asks for that record, any other for what belongs to it.
  const wanted = Object.entries(ids)
    .filter(([name, id]) => typeof id === 'number' && path.includes(`{${name}}`))
    .map(([name, id]) => ({ field: path.endsWith(`{${name}}`) ? 'id' : `${name}_id`, id }));
  const seen = new Set<number>();
  for (const item of [unwrap(answer)].flat()) {
    const id = idIn(item, 'id');
    if (id !== undefined && seen.has(id)) return `the id ${id} twice`;
    if (id !== undefined) seen.add(id);
    const other = wanted.find(({ field, id }) => (idIn(item, field) ?? id) !== id);
    if (other !== undefined) return `the ${other.field} ${idIn(item, other.field)} instead of ${other.id}`;
  }
  return undefined;
}

function idIn(record: unknown, field: string): number | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  return integer.safeParse(Object.getOwnPropertyDescriptor(record, field)?.value).data;
}

/** The statuses, beside 401, 403, 404 and 429, with which the service itself refuses. Others may come from a proxy, once the request was taken. */
const REFUSALS: readonly number[] = [400, 405, 409, 410, 413, 415, 422];

function reasonOfStatus(status: number): ApiErrorReason | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return 'redirect';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'limited';
  return REFUSALS.includes(status) ? 'refused' : 'ambiguous';
}

/** Finds the service's words in an error body of any usual shape; none in HTML. */
function serverWords(body: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {}
  if (typeof parsed !== 'object' || parsed === null) return asText(parsed);
  const { message, error, errors }: { message?: unknown; error?: unknown; errors?: unknown } = parsed;
  const fields = Object.entries(typeof errors === 'object' ? (errors ?? {}) : {}).map(([field, words]) =>
    Array.isArray(errors) ? asText(words) : `${field}: ${asText(words)}`,
  );
  const said = [asText(message), asText(error), ...fields].filter((part) => part !== '').join(' ');
  return said.replace(/[^\S\r\n]+/g, ' ');
}

/** No service nests its words deeper; an answer could be nested so deep that no function can follow. */
function asText(words: unknown): string {
  const texts = [words].flat(3).filter((text) => typeof text === 'string');
  return texts.join(' ');
}
