import type { ShownRecord } from '../api/records.ts';
import { briefNameOf, type Declared, type Kind, nameOf } from './kind.ts';
import { isSame, isSecret, revealed, spelled } from './value.ts';

/** One write, or pair of writes. Of a shown record it has only id and name: other fields may change by themselves. */
export type RecordChange =
  | { readonly action: 'create'; readonly declared: Declared }
  | { readonly action: 'replace'; readonly declared: Declared; readonly old: Old; readonly why: string }
  | { readonly action: 'delete'; readonly old: Old; readonly why: string };

/** A shown record that is to be deleted. */
export type Old = { readonly id: number; readonly name: string };

export interface RecordPlan {
  readonly changes: readonly RecordChange[];
  /** Records that stay although they are not declared, or are more than declared. */
  readonly kept: readonly ShownRecord[];
  /** Declared fields that the service does not show, although it shows the record. */
  readonly uncompared: readonly string[];
  /** If there is any conflict, nothing may be written. */
  readonly conflicts: readonly Conflict[];
}

interface Conflict {
  readonly message: string;
  readonly next: string;
}

/** A shown record with the identity of a declared one, and its differences from that. */
interface Compared {
  readonly shown: ShownRecord;
  readonly differences: readonly string[];
}

/**
 * Compares the declared records of one kind with those that the service shows. Pure.
 *
 * @param declared records of which no two have the same identity
 * @param prune true to delete records that are not declared
 */
export function planRecords(
  kind: Kind,
  declared: readonly Declared[],
  shown: readonly ShownRecord[],
  prune: boolean,
): RecordPlan {
  const unnamed = shown.filter((record) => identityOf(kind, record) === null);
  if (unnamed.length > 0) return { ...NOTHING, kept: [], conflicts: [withoutIdentity(kind, unnamed)] };
  const byIdentity = Map.groupBy(shown, (record) => identityOf(kind, record));
  const matches = declared.map((record) =>
    match(kind, record, byIdentity.get(identityOf(kind, record)) ?? []),
  );
  const matched = new Set(matches.flatMap((found) => found.matched));
  const rest = shown.filter((record) => !matched.has(record));
  const written = declared.filter((_, index) => (matches[index]?.changes.length ?? 0) > 0);
  const deletions = rest.map((record) => deletionOf(kind, record, 'not declared'));
  return {
    changes: [...matches.flatMap(({ changes }) => changes), ...(prune ? deletions : [])],
    kept: prune ? [] : rest,
    uncompared: [...new Set(matches.flatMap(({ uncompared }) => uncompared))],
    conflicts: [
      ...matches.flatMap(({ conflicts }) => conflicts),
      ...alike(kind, prune ? declared : written, rest),
    ],
  };
}

/** Lists the differences between a shown and a declared record, without secrets. Skips fields that are not shown. */
export function differencesOf(kind: Kind, declared: Declared, shown: ShownRecord): string[] {
  return Object.entries(declared).flatMap(([field, wanted]) => {
    const seen = seenOf(kind, declared, shown, field);
    if (wanted === undefined || seen === undefined) return [];
    const value = revealed(wanted);
    if (isSame(value, seen)) return [];
    return isSecret(wanted) ? `${field} *** → ***` : `${field} ${spelled(seen)} → ${spelled(value)}`;
  });
}

/** Returns the shown value to compare with a declared one; undefined for a write-only field, even if it is shown. */
function seenOf(kind: Kind, declared: Declared, shown: ShownRecord, field: string): unknown {
  return kind.writeOnly?.includes(field) ? undefined : visibleValueOf(declared, shown, field);
}

/** Returns the shown value of a declared field; undefined if a secret is null, empty or asterisks instead. */
function visibleValueOf(declared: Declared, shown: ShownRecord, field: string): unknown {
  const seen = Object.hasOwn(shown, field) ? shown[field] : undefined;
  const isMasked = isSecret(declared[field]) && (seen === null || /^[*•]*$/.test(String(seen)));
  return isMasked ? undefined : seen;
}

/** Returns a key that tells a record from others; null if the service does not show its whole identity. */
export function identityOf(kind: Kind, record: Declared | ShownRecord): string | null {
  return nameOf(kind, record) === null
    ? null
    : JSON.stringify(kind.identity.map((field) => String(record[field])));
}

interface Match extends Omit<RecordPlan, 'kept'> {
  /** The shown records that match the declared one, or that it replaces. */
  readonly matched: readonly ShownRecord[];
}

const NOTHING: Match = { changes: [], matched: [], uncompared: [], conflicts: [] };

function match(kind: Kind, declared: Declared, candidates: readonly ShownRecord[]): Match {
  const compared = candidates.map((shown) => ({ shown, differences: differencesOf(kind, declared, shown) }));
  const same = compared.find(({ differences }) => differences.length === 0)?.shown;
  const [first, ...others] = compared;
  if (first === undefined) return { ...NOTHING, changes: [{ action: 'create', declared }] };
  const uncompared = Object.keys(declared).filter(
    (field) => seenOf(kind, declared, same ?? first.shown, field) === undefined,
  );
  if (same !== undefined) {
    const other = leftoverOf(kind, declared, same, compared);
    if (other === undefined) return { ...NOTHING, matched: [same], uncompared };
    const why = `it differs from the declared one, which exists and is newer: ${other.differences.join('; ')}`;
    const changes = [deletionOf(kind, other.shown, why)];
    return { ...NOTHING, changes, matched: [same, other.shown], uncompared };
  }
  if (others.length > 0) return { ...NOTHING, conflicts: [several(kind, declared, candidates)] };
  if (!isReplaceable(kind)) return { ...NOTHING, conflicts: [irreplaceable(kind, first)] };
  const { shown, differences } = first;
  const change = { ...deletionOf(kind, shown, differences.join('; ')), action: 'replace', declared } as const;
  return { ...NOTHING, changes: [change], matched: [shown], uncompared };
}

function deletionOf(kind: Kind, shown: ShownRecord, why: string) {
  return { action: 'delete', old: { id: shown.id, name: briefNameOf(kind, shown) }, why } as const;
}

function isReplaceable({ replaceable, removable }: Kind): boolean {
  return replaceable !== false && removable !== false;
}

/**
 * Finds what an interrupted replacement has left: the only other record of the same identity, if it is older and different
 * and the new one is shown in full. Other records may be somebody else's.
 */
function leftoverOf(
  kind: Kind,
  declared: Declared,
  same: ShownRecord,
  compared: readonly Compared[],
): Compared | undefined {
  const [other, ...more] = compared.filter(({ shown }) => shown !== same);
  if (kind.deleteFirst || !isReplaceable(kind) || other === undefined || more.length > 0) return undefined;
  const { shown, differences } = other;
  const isShownInFull = Object.keys(declared).every(
    (field) =>
      visibleValueOf(declared, shown, field) === undefined ||
      visibleValueOf(declared, same, field) !== undefined,
  );
  return differences.length === 0 || shown.id > same.id || !isShownInFull ? undefined : other;
}

function several(kind: Kind, declared: Declared, candidates: readonly ShownRecord[]): Conflict {
  return {
    message: `The ${kind.singular} ${nameOf(kind, declared)} is there ${candidates.length} times (ids ${idsIn(candidates)}), and none of them is as declared: it is unclear which one to replace.`,
    next: 'Delete the unwanted ones in the service, or declare the record like one of them.',
  };
}

function irreplaceable(kind: Kind, { shown, differences }: Compared): Conflict {
  return {
    message: `The ${kind.singular} ${nameOf(kind, shown)} (id ${shown.id}) differs from what is declared (${differences.join('; ')}), and is never replaced.`,
    next: 'Declare it as it is, or change it in the service by hand.',
  };
}

/** Finds records that the service may take for a declared one: creating that one could change them in place. */
function alike(kind: Kind, declared: readonly Declared[], rest: readonly ShownRecord[]): Conflict[] {
  const fold = (record: Declared | ShownRecord): string => (nameOf(kind, record) ?? '').trim().toLowerCase();
  const wanted = new Map(declared.map((record) => [fold(record), record]));
  return rest.flatMap((shown) => {
    const record = wanted.get(fold(shown));
    if (record === undefined || identityOf(kind, record) === identityOf(kind, shown)) return [];
    return {
      message: `The ${kind.singular} ${nameOf(kind, record)} differs from one that is there (id ${shown.id}) only in case or white space: the service may treat them as the same.`,
      next: 'Declare it as the service shows it.',
    };
  });
}

function withoutIdentity({ name, singular, identity }: Kind, records: readonly ShownRecord[]): Conflict {
  return {
    message: `The service does not show ${identity.join(' and ')} of every ${singular} (ids ${idsIn(records)}), so they cannot be matched with the declared ones.`,
    next: `Remove sync-${name} from the operations: it cannot work with this service.`,
  };
}

function idsIn(records: readonly ShownRecord[]): string {
  return records.map(({ id }) => id).join(', ');
}
