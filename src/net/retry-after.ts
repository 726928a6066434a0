const DAY_MS = 86_400_000;

/**
 * Reads a `Retry-After` header: whole seconds, or an HTTP date (RFC 9110, section 5.6.7), but not in its obsolete forms.
 *
 * @param nowEpochMs the wall clock, for dates
 * @returns milliseconds to wait, from 0 to a day; undefined if the header is to be ignored
 */
export function parseRetryAfter(value: string | undefined, nowEpochMs: number): number | undefined {
  const text = value?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Math.max(0, parseDate(text) - nowEpochMs);
  return ms <= DAY_MS ? ms : undefined;
}

/** Returns milliseconds since 1970; NaN for no date. Date.parse alone would accept a bare year, "-5", and the 30th of February. */
function parseDate(text: string): number {
  const at = Date.parse(text);
  return new Date(at).toUTCString() === text ? at : Number.NaN;
}
