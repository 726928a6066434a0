/** A time as the document writes it, and of ISO 8601, with and without a zone. Other values are opaque. */
const FORMATS = [
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,9})?$/,
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?$/,
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/,
];

/** True when a time, as a service shows it, is later than another of the same format, or than none. */
export function isLater(now: string | null, before: string | null): boolean {
  const format = FORMATS.find((each) => each.test(now ?? ''));
  if (now === null || format === undefined) return false;
  if (before === null || before === '') return true;
  return format.test(before) && instantOf(now) > instantOf(before);
}

/** The time that a service shows, in milliseconds since 1970, taken for UTC if it has no zone; undefined if it is opaque. */
export function timeIn(shown: string | null): number | undefined {
  const time = shown ?? '';
  const instant = FORMATS.some((each) => each.test(time)) ? instantOf(time) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

const ZONES_MS = 900_000;
const MOST_AHEAD_MS = 54_000_000;

/** True for a time more than `offMs` before an instant (`sign` -1: after it), in whatever zone it is: a multiple of 15 minutes. */
export function isBefore(shown: string, instant: number, offMs: number, sign: 1 | -1 = 1): boolean {
  const byMs = sign * (instant - (timeIn(shown) ?? instant));
  const isSure = byMs > MOST_AHEAD_MS || hasZone(shown);
  return byMs > offMs && (isSure || Math.abs(byMs - Math.round(byMs / ZONES_MS) * ZONES_MS) > offMs);
}

const hasZone = (time: string): boolean => /[Z+]|-\d\d:?\d\d$/.test(time.slice(19));

function instantOf(time: string): number {
  return Date.parse(hasZone(time) ? time : `${time.replace(' ', 'T')}Z`);
}
