import type { RecordBody, ShownRecord, Value } from '../api/records.ts';
import type { Kind } from './kinds.ts';

/** A value that is sent and compared, but never shown. */
export type Secret = {
  readonly secret: Value;
  /** The texts that give it away. */
  readonly spellings: readonly string[];
};

export type DeclaredValue = Value | Secret | null;

/** A record of a manifest, checked. A null field must have no value; a field that is left out may have any. */
export type Declared = Readonly<Record<string, DeclaredValue | undefined>>;

export function isSecret(declared: DeclaredValue | undefined): declared is Secret {
  return typeof declared === 'object' && declared !== null && 'secret' in declared;
}

function revealed(declared: DeclaredValue): Value | null {
  return isSecret(declared) ? declared.secret : declared;
}

export function bodyOf(declared: Declared): RecordBody {
  const given = Object.entries(declared).flatMap(([field, value]) =>
    value == null ? [] : [[field, revealed(value)]],
  );
  return Object.fromEntries(given);
}

/** Describes the declared fields other than the identity, without secrets; empty if there are none. */
export function detailsOf(kind: Kind, declared: Declared): string {
  const details = Object.entries(declared).flatMap(([field, value]) => {
    if (value == null || kind.identity.includes(field) || kind.writeOnly?.includes(field)) return [];
    if (isSecret(value)) return `${field} ***`;
    return `${field} ${Object.hasOwn(kind.declared.shape, field) ? value : spellValue(value)}`;
  });
  return details.join(', ');
}

/** Returns a record's name for messages, which is its identity; null if the service does not show all of it. */
export function recordNameOf({ identity }: Kind, record: Declared | ShownRecord): string | null {
  const values = identity.map((field) => record[field]);
  return values.every((value) => typeof value === 'string' || typeof value === 'number')
    ? values.join(': ').replace(/\s+/g, ' ')
    : null;
}

/** As in "crontab www: backup". */
export function labelOf(kind: Kind, record: Declared | ShownRecord): string {
  return `${kind.singular} ${recordNameOf(kind, record)}`;
}

/** Returns the first whole words of a shown record's name, with its id: the rest, or half a word, may be somebody else's secret. */
export function briefNameOf(kind: Kind, shown: ShownRecord): string {
  const name = recordNameOf(kind, shown) ?? '';
  const brief = name.length > 40 ? `${name.slice(0, 41).replace(/\S*$/, '')}…` : name;
  return `${brief} (id ${shown.id})`.trim();
}

/** Returns a key that tells a record from others; null if the service does not show its whole identity. */
export function identityOf(kind: Kind, record: Declared | ShownRecord): string | null {
  return recordNameOf(kind, record) === null
    ? null
    : JSON.stringify(kind.identity.map((field) => String(record[field])));
}

/** Lists the differences between a shown and a declared record, without secrets. Skips fields that are not shown. */
export function differencesOf(kind: Kind, declared: Declared, shown: ShownRecord): string[] {
  return Object.entries(declared).flatMap(([field, wanted]) => {
    const seen = seenOf(kind, declared, shown, field);
    if (wanted === undefined || seen === undefined) return [];
    const value = revealed(wanted);
    if (meansSame(value, seen)) return [];
    return isSecret(wanted) ? `${field} *** → ***` : `${field} ${spellValue(seen)} → ${spellValue(value)}`;
  });
}

/** Lists the declared fields that a shown record does not show. */
export function unseenOf(kind: Kind, declared: Declared, shown: ShownRecord): string[] {
  return Object.keys(declared).filter((field) => seenOf(kind, declared, shown, field) === undefined);
}

/** Returns the shown value to compare; undefined for a write-only field, and where a secret shows as null, empty or asterisks. */
function seenOf({ writeOnly }: Kind, declared: Declared, shown: ShownRecord, field: string): unknown {
  if (writeOnly?.includes(field) || !Object.hasOwn(shown, field)) return undefined;
  const seen = shown[field];
  const isMasked = isSecret(declared[field]) && (seen === null || /^[*•]*$/.test(String(seen)));
  return isMasked ? undefined : seen;
}

/** True when a value is shown as declared, even in another form: a flag as 0 or `'1'`, nothing as null or empty. */
function meansSame(wanted: unknown, shown: unknown): boolean {
  if (isNothing(wanted) || isNothing(shown)) return isNothing(wanted) && isNothing(shown);
  if (Array.isArray(wanted) && Array.isArray(shown))
    return wanted.length === shown.length && wanted.every((item, index) => meansSame(item, shown[index]));
  // Texts are never compared as numbers: not all digits mean a number.
  if (wanted === shown || typeof wanted === typeof shown) return wanted === shown;
  const isFlag = typeof wanted === 'boolean' || typeof shown === 'boolean';
  const meaningOf = (value: unknown) => (isFlag ? BOOLEANS.get(value) : numericValue(value));
  return meaningOf(wanted) !== undefined && meaningOf(wanted) === meaningOf(shown);
}

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map([
  ...[true, 1, '1', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'false'].map((value) => [value, false] as const),
]);

/** Returns the number that a value means; undefined for a text that would lose digits as a number. */
function numericValue(shown: unknown): number | undefined {
  if (typeof shown === 'number') return shown;
  return typeof shown === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(shown) ? Number(shown) : undefined;
}

function spellValue(shown: unknown): string {
  if (isNothing(shown)) return 'empty';
  return typeof shown === 'string' && /^[\w.:/-]+$/.test(shown) ? shown : JSON.stringify(shown);
}

function isNothing(shown: unknown): boolean {
  return shown == null || shown === '' || (Array.isArray(shown) && shown.length === 0);
}
