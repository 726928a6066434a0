import type * as z from 'zod/mini';
import { type RecordBody, type RecordEndpoints, recordEndpoints } from '../api/records.ts';
import { type DeclaredValue, isSecret, revealed, spelled } from './value.ts';

/** What is particular to one kind of record; everything else is done alike for all of them (`reconcile/`). */
export interface KindDefinition {
  /** Its list in the manifest; `sync-<name>` is its operation. */
  readonly name: string;
  /** What one of them is called. */
  readonly singular: string;
  /** Path of the list: with `{site}` where the records belong to a site, else only with `{server}`. */
  readonly path: string;
  /** What may be declared: the body that creates a record. Each field's description says what it takes. */
  readonly declared: z.ZodMiniObject<Record<string, z.ZodMiniType<string | number | undefined>>>;
  /** The fields that tell one record from another. A record that differs in the others is the same one, changed. */
  readonly identity: readonly string[];
  /** Secret fields: taken and never shown, so that they cannot be compared. */
  readonly writeOnly?: readonly string[];
  /** False where the service has no call to show or delete one. */
  readonly removable?: false;
  /** False where replacing a record would destroy what it holds. */
  readonly replaceable?: false;
  /** A replacement deletes before it creates: for what must not be there twice. */
  readonly deleteFirst?: true;
}

/** A kind, complete. */
export interface Kind extends KindDefinition {
  readonly scope: 'server' | 'site';
  readonly endpoints: RecordEndpoints;
}

/** Completes the definition of a kind. */
export function defineKind(definition: KindDefinition): Kind {
  const scope = definition.path.includes('{site}') ? 'site' : 'server';
  return { ...definition, scope, endpoints: recordEndpoints(definition) };
}

/**
 * One record of a manifest, checked, with the further fields of its `extra`. A field that is null is to have no value; one that
 * is left out may have any.
 */
export type Declared = Readonly<Record<string, DeclaredValue | undefined>>;

/** The body that creates a declared record. */
export function bodyOf(declared: Declared): RecordBody {
  const given = Object.entries(declared).flatMap(([field, value]) =>
    value == null ? [] : [[field, revealed(value)]],
  );
  return Object.fromEntries(given);
}

/** What is declared beside the identity, in words without secrets; empty where there is no more. */
export function detailsOf(
  { identity, writeOnly = [], declared: { shape } }: Kind,
  declared: Declared,
): string {
  const inWords = (field: string, value: DeclaredValue | undefined): string => {
    if (isSecret(value)) return '***';
    return Object.hasOwn(shape, field) ? String(value) : spelled(value);
  };
  return Object.entries(declared)
    .filter(([field, value]) => value != null && !identity.includes(field) && !writeOnly.includes(field))
    .map(([field, value]) => `${field} ${inWords(field, value)}`)
    .join(', ');
}

/** What a record is called in messages: its identity. Null for one that does not show all of it. */
export function nameOf(kind: Kind, record: Declared | Readonly<Record<string, unknown>>): string | null {
  const values = kind.identity.map((field) => record[field]);
  return values.every((value) => typeof value === 'string' || typeof value === 'number')
    ? values.join(': ').replace(/\s+/g, ' ')
    : null;
}

/**
 * The beginning of a shown record's name, with its id: it may be somebody else's, and a command may go on with a secret.
 */
export function briefNameOf(
  kind: Kind,
  shown: Readonly<Record<string, unknown>> & { readonly id: number },
): string {
  const name = nameOf(kind, shown) ?? '';
  const brief = name.length <= MOST_SHOWN ? name : `${name.slice(0, MOST_SHOWN)}…`;
  return `${brief} (id ${shown.id})`;
}

const MOST_SHOWN = 40;
