/**
 * Reads a `Retry-After` header: whole seconds, or an HTTP date in any of its three forms (RFC 9110, section 5.6.7).
 *
 * @param nowEpochMs the wall clock, for dates
 * @returns milliseconds to wait, from 0 to a day; undefined if the header is to be ignored
 */
export function parseRetryAfter(value: string | undefined, nowEpochMs: number): number | undefined {
  const text = value?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  const ms = seconds === undefined ? Math.max(0, parseDate(text, nowEpochMs) - nowEpochMs) : seconds * 1000;
  return ms <= DAY_MS ? ms : undefined;
}

const DAY_MS = 86_400_000;
const TIME = String.raw`(?<time>\d\d:\d\d:\d\d)`;
/** Date.parse alone would accept a bare year or "-5". */
const FORMS = [
  new RegExp(String.raw`^[A-Z][a-z]{2}, (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) ${TIME} GMT$`),
  new RegExp(String.raw`^[A-Z][a-z]{5,8}, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) ${TIME} GMT$`),
  new RegExp(String.raw`^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) ${TIME} (?<year>\d{4})$`),
];

/** Returns milliseconds since 1970; NaN for no date. */
function parseDate(text: string, nowEpochMs: number): number {
  for (const form of FORMS) {
    const { day, month, year = '', time } = form.exec(text)?.groups ?? {};
    if (day === undefined) continue;
    const date = `${day.replace(' ', '0')} ${month} ${fullYear(year, nowEpochMs)} ${time} GMT`;
    const at = Date.parse(date);
    // Date.parse reads the 30th of February as the 2nd of March.
    return new Date(at).toUTCString().endsWith(date) ? at : Number.NaN;
  }
  return Number.NaN;
}

/** Two digits mean the latest year that ends in them and is at most 50 years ahead. */
function fullYear(digits: string, nowEpochMs: number): string {
  if (digits.length === 4) return digits;
  const latest = new Date(nowEpochMs).getUTCFullYear() + 50;
  return String(latest - ((latest - Number(digits)) % 100));
}
