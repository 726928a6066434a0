import type { ShownRecord } from '../api/records.ts';
import { type Declared, type Kind, nameOf } from '../kinds/kind.ts';

/** One planned write, or pair of writes. */
export type RecordChange =
  | { readonly action: 'create'; readonly declared: Declared }
  | {
      readonly action: 'replace';
      readonly declared: Declared;
      readonly shown: ShownRecord;
      readonly differences: readonly string[];
    }
  | { readonly action: 'delete'; readonly shown: ShownRecord };

/** What turns the records that are shown into the declared ones. */
export interface RecordPlan {
  readonly changes: readonly RecordChange[];
  /** Records that are not declared, and stay. */
  readonly left: readonly ShownRecord[];
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
  if (unnamed.length > 0) return { changes: [], left: [], conflicts: [withoutIdentity(kind, unnamed)] };
  const byIdentity = Map.groupBy(shown, (record) => identityOf(kind, record));
  const changes: RecordChange[] = [];
  const conflicts: Conflict[] = [];
  const matched = new Set<ShownRecord>();
  for (const wanted of declared) {
    const found = match(kind, wanted, byIdentity.get(identityOf(kind, wanted)) ?? []);
    if ('conflict' in found) conflicts.push(found.conflict);
    if ('change' in found) changes.push(found.change);
    if ('shown' in found) matched.add(found.shown);
  }
  const undeclared = shown.filter((record) => !matched.has(record));
  const deletions = prune ? undeclared.map((record) => ({ action: 'delete', shown: record }) as const) : [];
  return { changes: [...changes, ...deletions], left: prune ? [] : undeclared, conflicts };
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
  return Object.entries(declared)
    .filter(([field]) => !writeOnly.includes(field))
    .filter(([field, wanted]) => wanted !== undefined && shown[field] !== undefined)
    .filter(([field, wanted]) => plain(shown[field]) !== plain(wanted))
    .map(([field, wanted]) => `${field} ${words(shown[field])} → ${words(wanted)}`);
}

/** What tells a record from others, as a key; null for one that does not show all of it. */
export function identityOf(kind: Kind, record: Declared | ShownRecord): string | null {
  return nameOf(kind, record) === null
    ? null
    : JSON.stringify(kind.identity.map((field) => plain(record[field])));
}

type Match =
  | { readonly shown: ShownRecord }
  | { readonly change: RecordChange }
  | { readonly change: RecordChange; readonly shown: ShownRecord }
  | { readonly conflict: Conflict };

function match(kind: Kind, declared: Declared, candidates: readonly ShownRecord[]): Match {
  const compared = candidates.map((shown) => ({ shown, differences: differencesOf(kind, declared, shown) }));
  const same = compared.find(({ differences }) => differences.length === 0);
  if (same !== undefined) return { shown: same.shown };
  const [only, ...others] = compared;
  if (only === undefined) return { change: { action: 'create', declared } };
  const name = `The ${kind.one} ${nameOf(kind, declared)}`;
  if (others.length > 0) {
    const ids = compared.map(({ shown }) => shown.id).join(', ');
    return {
      conflict: {
        message: `${name} is there ${compared.length} times (ids ${ids}), each time different from what is declared: which one is to be replaced cannot be told.`,
        next: 'Delete in the service those that are not wanted, or declare the record as one of them is.',
      },
    };
  }
  if (kind.replaceable === false || kind.removable === false) {
    return {
      conflict: {
        message: `${name} (id ${only.shown.id}) differs from what is declared (${only.differences.join('; ')}), and is never replaced.`,
        next: 'Declare it as it is, or change it in the service by hand.',
      },
    };
  }
  return { change: { action: 'replace', declared, ...only }, shown: only.shown };
}

function withoutIdentity({ name, one, identity }: Kind, records: readonly ShownRecord[]): Conflict {
  const ids = records.map(({ id }) => id).join(', ');
  return {
    message: `The service does not show ${identity.join(' and ')} of every ${one} (ids ${ids}), so that what is there cannot be told from what is declared.`,
    next: `Take sync-${name} out of the operations: with this service it cannot work.`,
  };
}

/** Services write numbers as strings at times, and no value as null or as an empty string. */
function plain(value: unknown): string | null {
  return value === undefined || value === null || value === '' ? null : String(value);
}

function words(value: unknown): string {
  const text = plain(value) ?? 'empty';
  return /^[\w.:/-]+$/.test(text) ? text : JSON.stringify(text);
}
