/**
 * Reads a `Retry-After` header: whole seconds or an HTTP date.
 *
 * @param value the header as it came
 * @param nowEpochMs the wall clock, for dates
 * @returns milliseconds to wait, from 0 to a day; undefined for anything else, which is to be ignored
 */
export function parseRetryAfter(value: string | undefined, nowEpochMs: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return sensible(Number(text) * 1000);
  // Only the fixed-length HTTP date: Date.parse alone would take a bare year or "-5" for a date.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : sensible(Math.max(0, at - nowEpochMs));
}

const DAY_MS = 86_400_000;

function sensible(ms: number): number | undefined {
  return ms <= DAY_MS ? ms : undefined;
}
