const DAY_MS = 86_400_000;

/**
 * Reads a `Retry-After` header in whole seconds. A date is ignored.
 *
 * @returns milliseconds to wait, from 0 to a day; undefined if the header is to be ignored
 */
export function parseRetryAfter(value: string | undefined): number | undefined {
  const text = value?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Number.NaN;
  return ms <= DAY_MS ? ms : undefined;
}
