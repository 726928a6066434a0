/** A time as the document writes it, and of ISO 8601, with and without a zone. Other values are opaque. */
const TIME = /^\d{4}-\d\d-\d\d(?:( )|T)\d\d:\d\d:\d\d(?:\.\d{1,9})?(Z|[+-]\d\d:?\d\d)?$/;

/** A time without a zone is taken for UTC. */
function parseShown(shown: string | null) {
  const [time, space = '', zone] = TIME.exec(shown ?? '') ?? [];
  if (time === undefined || (space && zone)) return undefined;
  const instant = Date.parse(zone ? time : `${time.replace(' ', 'T')}Z`);
  return { instant, hasZone: zone !== undefined, format: `${space}${zone !== undefined}` };
}

/** True when a time, as a service shows it, is later than another of the same format, or than none. */
export function isLater(now: string | null, before: string | null): boolean {
  const one = parseShown(now);
  const other = parseShown(before);
  if (one === undefined || before === null || before === '') return one !== undefined;
  return one.format === other?.format && one.instant > other.instant;
}

/** The time that a service shows, in milliseconds since 1970; undefined if it is opaque. */
export function timeIn(shown: string | null): number | undefined {
  return parseShown(shown)?.instant || undefined;
}

const ZONES_MS = 900_000;
const MOST_AHEAD_MS = 54_000_000;

/** True for a time more than `offMs` before an instant (`sign` -1: after it), in whatever zone it is: a multiple of 15 minutes. */
export function isBefore(shown: string, instant: number, offMs: number, sign: 1 | -1 = 1): boolean {
  const byMs = sign * (instant - (timeIn(shown) ?? instant));
  const isSure = byMs > MOST_AHEAD_MS || parseShown(shown)?.hasZone === true;
  return byMs > offMs && (isSure || Math.abs(byMs - Math.round(byMs / ZONES_MS) * ZONES_MS) > offMs);
}
