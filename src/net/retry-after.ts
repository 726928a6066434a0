import { DAY_MS } from '../core/duration.ts';

/** Reads `Retry-After` (seconds, or a date as RFC 9110 has it) as milliseconds up to a day; undefined if it is to be ignored. */
export function parseRetryAfter(header: (name: string) => string | undefined): number | undefined {
  const text = header('retry-after')?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : dateOf(text) - dateOf(header('date') ?? '');
  return ms <= DAY_MS ? Math.max(0, ms) : undefined;
}

/** Returns milliseconds since 1970; NaN for no date. `Date.parse` alone would accept a bare year. */
function dateOf(text: string): number {
  const at = Date.parse(text);
  return new Date(at).toUTCString() === text ? at : Number.NaN;
}
