import { ApiError, type ApiErrorReason } from '../core/errors.ts';
import { parseRetryAfter } from '../net/retry-after.ts';

/** One answer as it came over the wire, its body read to the end. */
export interface WireAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly body: Uint8Array;
}

/**
 * Judges an answer: the JSON value of a 2xx (undefined for an empty body), or the error that it is.
 *
 * @param request method and path, for the error
 * @param nowEpochMs the wall clock, for `Retry-After`
 */
export function readAnswer(
  request: string,
  answer: WireAnswer,
  nowEpochMs: number,
): { value: unknown } | ApiError {
  const { status } = answer;
  const failure = failureOfStatus(status);
  if (failure !== undefined) {
    const { said, namesFields } = serverWords(new TextDecoder().decode(answer.body));
    const retryAfterMs = parseRetryAfter(answer.header('retry-after'), nowEpochMs);
    return new ApiError(failure, request, `${request} was answered with status ${status}.`, {
      status,
      said,
      namesFields,
      retryAfterMs,
    });
  }
  try {
    // JSON is UTF-8. To read other bytes as replacement characters would write these back into an .env.
    const body = new TextDecoder('utf-8', { fatal: true }).decode(answer.body);
    return { value: body.trim() === '' ? undefined : JSON.parse(body) };
  } catch {
    // The parser's own message quotes the body, which may hold an .env.
    return new ApiError(
      'ambiguous',
      request,
      `${request} was answered with status ${status} but not with JSON.`,
      {
        status,
      },
    );
  }
}

function failureOfStatus(status: number): ApiErrorReason | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return 'redirect';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'limited';
  if (status >= 400 && status < 500) return 'refused';
  return 'ambiguous';
}

/** What an error body says, in whatever of the usual shapes; nothing for HTML. */
function serverWords(body: string): { said: string; namesFields: boolean } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { said: '', namesFields: false };
  }
  if (typeof parsed !== 'object' || parsed === null) return { said: asText(parsed), namesFields: false };
  const { message, error, errors }: { message?: unknown; error?: unknown; errors?: unknown } = parsed;
  const fields = fieldWords(errors);
  const said = [asText(message), asText(error), ...fields].filter((part) => part !== '').join(' ');
  return { said: said.replace(/\s+/g, ' '), namesFields: fields.length > 0 };
}

function fieldWords(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).map(([field, words]) =>
    Array.isArray(errors) ? asText(words) : `${field}: ${asText(words)}`,
  );
}

function asText(words: unknown): string {
  if (typeof words === 'string') return words;
  if (Array.isArray(words)) return words.map(asText).join(' ');
  return '';
}
