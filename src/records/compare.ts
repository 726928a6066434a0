import type { ShownRecord } from '../api/records.ts';
import { type Declared, type Kind, nameOf } from './kind.ts';
import { isSame, isSecret, revealed, spelled } from './value.ts';

/** One planned write, or pair of writes. */
export type RecordChange =
  | { readonly action: 'create'; readonly declared: Declared }
  | {
      readonly action: 'replace';
      readonly declared: Declared;
      readonly shown: ShownRecord;
      readonly differences: readonly string[];
    }
  | { readonly action: 'delete'; readonly shown: ShownRecord; readonly why: string };

/** What turns the records that are shown into the declared ones. */
export interface RecordPlan {
  readonly changes: readonly RecordChange[];
  /** Records that are not declared, or more of one than are declared, and stay. */
  readonly left: readonly ShownRecord[];
  /** Declared fields that the service does not show of records that are there. */
  readonly uncompared: readonly string[];
  /** What cannot be decided; where there is anything, nothing may be written. */
  readonly conflicts: readonly Conflict[];
}

/** What cannot be decided, and the next step for whoever can. */
export interface Conflict {
  readonly message: string;
  readonly next: string;
}

/**
 * Compares the declared records of one kind with those that the service shows. Pure.
 *
 * @param declared without two of the same identity
 * @param prune whether records that are not declared are to be deleted
 */
export function planRecords(
  kind: Kind,
  declared: readonly Declared[],
  shown: readonly ShownRecord[],
  prune: boolean,
): RecordPlan {
  const unnamed = shown.filter((record) => identityOf(kind, record) === null);
  if (unnamed.length > 0) {
    return { changes: [], left: [], uncompared: [], conflicts: [withoutIdentity(kind, unnamed)] };
  }
  const byIdentity = Map.groupBy(shown, (record) => identityOf(kind, record));
  const matches = declared.map((wanted) =>
    match(kind, wanted, byIdentity.get(identityOf(kind, wanted)) ?? []),
  );
  const matched = new Set(matches.flatMap(({ settled }) => settled));
  const left = shown.filter((record) => !matched.has(record));
  const written = declared.filter((_, index) => (matches[index]?.changes.length ?? 0) > 0);
  const deletions = left.map((record) => ({ action: 'delete', shown: record, why: 'not declared' }) as const);
  return {
    changes: [...matches.flatMap(({ changes }) => changes), ...(prune ? deletions : [])],
    left: prune ? [] : left,
    uncompared: [...new Set(matches.flatMap(({ uncompared }) => uncompared))],
    conflicts: [
      ...matches.flatMap(({ conflicts }) => conflicts),
      ...alike(kind, prune ? declared : written, left),
      ...repeated(kind, shown),
    ],
  };
}

/**
 * What of a declared record differs in a shown one, as it is → as it is to be, without secrets; only what is shown is
 * compared.
 */
export function differencesOf(
  { writeOnly = [] }: Kind,
  declared: Declared,
  shown: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(declared).flatMap(([field, wanted]) => {
    const seen = seenOf(declared, shown, field);
    if (writeOnly.includes(field) || wanted === undefined || seen === undefined) return [];
    const value = revealed(wanted);
    if (isSame(value, seen)) return [];
    return isSecret(wanted) ? `${field} *** → ***` : `${field} ${spelled(seen)} → ${spelled(value)}`;
  });
}

/** What a service shows of a declared field; undefined where it shows nothing, or a secret as null, empty or in asterisks. */
function seenOf(declared: Declared, shown: Readonly<Record<string, unknown>>, field: string): unknown {
  const seen = Object.hasOwn(shown, field) ? shown[field] : undefined;
  const isMasked = isSecret(declared[field]) && (seen === null || /^[*•]*$/.test(String(seen)));
  return isMasked ? undefined : seen;
}

/** What tells a record from others, as a key; null for one that does not show all of it. */
export function identityOf(kind: Kind, record: Declared | ShownRecord): string | null {
  return nameOf(kind, record) === null
    ? null
    : JSON.stringify(kind.identity.map((field) => String(record[field])));
}

/** What becomes of one declared record. */
interface Match extends Omit<RecordPlan, 'left'> {
  /** The shown records that are settled by it: it is they, or they are replaced by it. */
  readonly settled: readonly ShownRecord[];
}

const nothing: Match = { changes: [], settled: [], uncompared: [], conflicts: [] };

function match(kind: Kind, declared: Declared, candidates: readonly ShownRecord[]): Match {
  const compared = candidates.map((shown) => ({ shown, differences: differencesOf(kind, declared, shown) }));
  const same = compared.find(({ differences }) => differences.length === 0);
  const [only, ...others] = compared;
  if (only === undefined) return { ...nothing, changes: [{ action: 'create', declared }] };
  if (same !== undefined) {
    const older = olderForm(kind, declared, same.shown, compared);
    const settled = [same.shown, ...older.map(({ shown }) => shown)];
    return { ...nothing, changes: older, settled, uncompared: uncomparedIn(kind, declared, same.shown) };
  }
  if (others.length > 0) return { ...nothing, conflicts: [several(kind, declared, candidates)] };
  if (!isReplaceable(kind))
    return { ...nothing, conflicts: [irreplaceable(kind, only.shown, only.differences)] };
  const change = { action: 'replace', declared, ...only } as const;
  const uncompared = uncomparedIn(kind, declared, only.shown);
  return { ...nothing, changes: [change], settled: [only.shown], uncompared };
}

function isReplaceable({ replaceable, removable }: Kind): boolean {
  return replaceable !== false && removable !== false;
}

interface Compared {
  readonly shown: ShownRecord;
  readonly differences: readonly string[];
}

/**
 * What a replacement that creates first has left when it was broken off before it deleted: with the declared record there,
 * shown in full, one older record of the same identity that differs from it. Anything else is none of ours.
 */
function olderForm(
  kind: Kind,
  declared: Declared,
  same: ShownRecord,
  compared: readonly Compared[],
): Extract<RecordChange, { action: 'delete' }>[] {
  const [other, ...more] = compared.filter(({ shown }) => shown !== same);
  if (kind.deleteFirst || !isReplaceable(kind) || other === undefined || more.length > 0) return [];
  const { shown, differences } = other;
  const isShownInFull = Object.keys(declared).every(
    (field) => seenOf(declared, shown, field) === undefined || seenOf(declared, same, field) !== undefined,
  );
  if (differences.length === 0 || shown.id > same.id || !isShownInFull) return [];
  const why = `it is older than the declared one, which is there, and differs: ${differences.join('; ')}`;
  return [{ action: 'delete', shown, why }];
}

function uncomparedIn({ writeOnly = [] }: Kind, declared: Declared, shown: ShownRecord): string[] {
  return Object.keys(declared).filter(
    (field) => writeOnly.includes(field) || seenOf(declared, shown, field) === undefined,
  );
}

function several(kind: Kind, declared: Declared, candidates: readonly ShownRecord[]): Conflict {
  const ids = candidates.map(({ id }) => id).join(', ');
  return {
    message: `The ${kind.singular} ${nameOf(kind, declared)} is there ${candidates.length} times (ids ${ids}), each time different from what is declared: which one is to be replaced cannot be told.`,
    next: 'Delete in the service those that are not wanted, or declare the record as one of them is.',
  };
}

function irreplaceable(kind: Kind, shown: ShownRecord, differences: readonly string[]): Conflict {
  return {
    message: `The ${kind.singular} ${nameOf(kind, shown)} (id ${shown.id}) differs from what is declared (${differences.join('; ')}), and is never replaced.`,
    next: 'Declare it as it is, or change it in the service by hand.',
  };
}

/** Records that are left and that the service may take for a declared one: creating that may change them in place. */
function alike(kind: Kind, declared: readonly Declared[], left: readonly ShownRecord[]): Conflict[] {
  const fold = (record: Declared | ShownRecord): string => (nameOf(kind, record) ?? '').trim().toLowerCase();
  const wanted = new Map(declared.map((record) => [fold(record), record]));
  return left.flatMap((shown) => {
    const record = wanted.get(fold(shown));
    if (record === undefined || identityOf(kind, record) === identityOf(kind, shown)) return [];
    return {
      message: `The ${kind.singular} ${nameOf(kind, record)} differs from one that is there (id ${shown.id}) in case or white space only: the service may take them for the same.`,
      next: 'Declare it as it is there.',
    };
  });
}

function repeated(kind: Kind, shown: readonly ShownRecord[]): Conflict[] {
  const byId = Map.groupBy(shown, ({ id }) => id);
  const twice = [...byId].filter(([, records]) => records.length > 1).map(([id]) => id);
  if (twice.length === 0) return [];
  return [
    {
      message: `The service shows different ${kind.singular}s with the same id (${twice.join(', ')}), so that none can be told from the other.`,
      next: `Run again; if it stays so, take sync-${kind.name} out of the operations.`,
    },
  ];
}

function withoutIdentity({ name, singular, identity }: Kind, records: readonly ShownRecord[]): Conflict {
  const ids = records.map(({ id }) => id).join(', ');
  return {
    message: `The service does not show ${identity.join(' and ')} of every ${singular} (ids ${ids}), so that what is there cannot be told from what is declared.`,
    next: `Take sync-${name} out of the operations: with this service it cannot work.`,
  };
}
