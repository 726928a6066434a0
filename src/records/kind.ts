import type { RecordBody, RecordEndpoints, RecordGroup, ShownRecord } from '../api/records.ts';
import type { KnownKind } from './known-kinds.ts';
import { type DeclaredValue, isSecret, revealed, spelled } from './value.ts';

/** The properties of one kind of record. Everything else is the same for all kinds. */
export interface KindDefinition extends Pick<RecordGroup, 'declared'> {
  /** The fields that tell records apart. A record that differs only in other fields is the same one, changed. */
  readonly identity: readonly string[];
  /** Secret fields, which are sent but never shown, and so cannot be compared. */
  readonly writeOnly?: readonly string[];
  /** False if replacing a record would destroy its data. */
  readonly replaceable?: false;
  /** True if a replacement deletes before it creates: for records that must never exist twice. */
  readonly deleteFirst?: true;
}

export interface Kind extends KnownKind, KindDefinition {
  readonly endpoints: RecordEndpoints;
}

/** A record of a manifest, checked. A null field must have no value; a field that is left out may have any. */
export type Declared = Readonly<Record<string, DeclaredValue | undefined>>;

export function bodyOf(declared: Declared): RecordBody {
  const given = Object.entries(declared).flatMap(([field, value]) =>
    value == null ? [] : [[field, revealed(value)]],
  );
  return Object.fromEntries(given);
}

/** Describes the declared fields other than the identity, without secrets; empty if there are none. */
export function detailsOf(
  { identity, writeOnly = [], declared: { shape } }: Kind,
  declared: Declared,
): string {
  const details = Object.entries(declared).flatMap(([field, value]) => {
    if (value == null || identity.includes(field) || writeOnly.includes(field)) return [];
    if (isSecret(value)) return `${field} ***`;
    return `${field} ${Object.hasOwn(shape, field) ? value : spelled(value)}`;
  });
  return details.join(', ');
}

/** Returns a record's name for messages, which is its identity; null if the service does not show all of it. */
export function nameOf(kind: Kind, record: Declared | Readonly<Record<string, unknown>>): string | null {
  const values = kind.identity.map((field) => record[field]);
  return values.every((value) => typeof value === 'string' || typeof value === 'number')
    ? values.join(': ').replace(/\s+/g, ' ')
    : null;
}

/** Returns the beginning of a shown record's name, with its id: the rest of somebody else's command may hold a secret. */
export function briefNameOf(kind: Kind, shown: ShownRecord): string {
  const name = nameOf(kind, shown) ?? '';
  const brief = name.length <= MOST_SHOWN ? name : `${name.slice(0, MOST_SHOWN)}…`;
  return `${brief} (id ${shown.id})`;
}

const MOST_SHOWN = 40;
