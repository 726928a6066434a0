import type { ShownRecord } from '../api/records.ts';
import type { Kind } from './kinds.ts';
import {
  briefNameOf,
  type Declared,
  differencesOf,
  identityOf,
  labelOf,
  nameOf,
  unseenOf,
  visibleValueOf,
} from './record.ts';

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

/** The words for what nobody but the user can decide. */
type Conflict = readonly [message: string, next: string];

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
  const byIdentity = Map.groupBy(shown, (record) => identityOf(kind, record));
  const unnamed = byIdentity.get(null);
  if (unnamed !== undefined) {
    const message = `The service does not show ${kind.identity.join(' and ')} of every ${kind.singular} (ids ${idsIn(unnamed)}), so they cannot be matched with the declared ones.`;
    const next = `Remove sync-${kind.name} from the operations: it cannot work with this service.`;
    return { changes: [], kept: [], uncompared: [], conflicts: [[message, next]] };
  }
  const matches = declared.map((record) =>
    match(kind, record, byIdentity.get(identityOf(kind, record)) ?? []),
  );
  const matched = new Set(matches.flatMap((found) => found.matched));
  const rest = shown.filter((record) => !matched.has(record));
  const changes = matches.flatMap(({ change }) => change ?? []);
  const written = changes.flatMap((change) => ('declared' in change ? [change.declared] : []));
  const created = changes.filter((change) => change.action === 'create').map((change) => change.declared);
  const wanted = new Map([
    ...created.map((record) => [looseNameOf(kind, record, 'user'), record] as const),
    ...(prune ? declared : written).map((record) => [looseNameOf(kind, record), record] as const),
  ]);
  const conflicts = matches.flatMap(({ conflict }) => (conflict ? [conflict] : []));
  const deletions = rest.map((record) => deletionOf(kind, record, 'not declared'));
  return {
    changes: prune ? [...changes, ...deletions] : changes,
    kept: prune ? [] : rest,
    uncompared: [...new Set(matches.flatMap(({ unseen = [] }) => unseen))],
    conflicts: [...conflicts, ...alike(kind, wanted, rest)],
  };
}

/** The shown records that match a declared one or that it replaces, and its fields that the first of them does not show. */
interface Match {
  readonly matched: readonly ShownRecord[];
  readonly unseen?: readonly string[];
  readonly change?: RecordChange;
  readonly conflict?: Conflict;
}

function match(kind: Kind, declared: Declared, candidates: readonly ShownRecord[]): Match {
  const compared = candidates.map((shown) => ({
    shown,
    why: differencesOf(kind, declared, shown).join('; '),
    unseen: unseenOf(kind, declared, shown),
  }));
  const same = compared.find(({ why }) => why === '');
  const [other, ...more] = compared.filter((record) => record !== same);
  if (same !== undefined) {
    const { shown, unseen } = same;
    // An interrupted replacement leaves an older record that differs. Any others may be somebody else's.
    const isLeftOver =
      kind.replaced === 'create-first' &&
      other !== undefined &&
      more.length === 0 &&
      other.why !== '' &&
      other.shown.id < shown.id &&
      showsAllOf(declared, shown, other.shown);
    if (!isLeftOver) return { matched: [shown], unseen };
    const why = `it differs from the declared one, which exists and is newer: ${other.why}`;
    return { matched: [shown, other.shown], unseen, change: deletionOf(kind, other.shown, why) };
  }
  if (other === undefined) return { matched: [], change: { action: 'create', declared } };
  if (more.length > 0) {
    const message = `The ${labelOf(kind, declared)} is there ${candidates.length} times (ids ${idsIn(candidates)}), and none of them is as declared: it is unclear which one to replace.`;
    const next = 'Delete the unwanted ones in the service, or declare the record like one of them.';
    return { matched: [], conflict: [message, next] };
  }
  const { shown, unseen, why } = other;
  if (kind.replaced === 'never') {
    const message = `The ${labelOf(kind, shown)} (id ${shown.id}) differs from what is declared (${why}), and is never replaced.`;
    return { matched: [], conflict: [message, 'Declare it as it is, or change it in the service by hand.'] };
  }
  const { old } = deletionOf(kind, shown, why);
  return { matched: [shown], unseen, change: { action: 'replace', declared, old, why } };
}

/** True for a record that shows each declared field that another one shows, also one that is not compared. */
function showsAllOf(declared: Declared, shown: ShownRecord, other: ShownRecord): boolean {
  const isShown = (record: ShownRecord, field: string): boolean =>
    visibleValueOf(declared, record, field) !== undefined;
  return Object.keys(declared).every((field) => isShown(shown, field) || !isShown(other, field));
}

function deletionOf(kind: Kind, shown: ShownRecord, why: string) {
  return { action: 'delete', old: { id: shown.id, name: briefNameOf(kind, shown) }, why } as const;
}

/** Returns a name that records share if a service may show one for the other. `without`: a field that it may even set itself. */
export function looseNameOf(kind: Kind, record: Declared | ShownRecord, without?: 'user'): string {
  const identity = kind.identity.filter((field) => field !== without);
  return `${nameOf({ ...kind, identity }, record)}`
    .replace(/&(?:amp;)+/g, '&')
    .replace(/&#(?:x([\da-f]{1,5})|0*(\d{1,5}));/gi, (_, hex, digits) =>
      String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16)),
    )
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&([lg])t;/g, (_, way) => (way === 'l' ? '<' : '>'))
    .trim()
    .toLowerCase();
}

/** Finds records that the service may take for a declared one, or that an earlier run may have created for it. */
function alike(kind: Kind, wanted: ReadonlyMap<string, Declared>, rest: readonly ShownRecord[]): Conflict[] {
  return rest.flatMap((shown): Conflict[] => {
    const record = wanted.get(looseNameOf(kind, shown)) ?? wanted.get(looseNameOf(kind, shown, 'user'));
    if (record === undefined || identityOf(kind, record) === identityOf(kind, shown)) return [];
    const differences = differencesOf(kind, record, shown).join('; ');
    const message = `The ${labelOf(kind, record)} may be one that is there (id ${shown.id}), as the service shows it: ${differences}.`;
    return [[message, 'Declare it as the service shows it. If both are meant, declare both.']];
  });
}

export function idsIn(records: readonly ShownRecord[]): string {
  return records.map(({ id }) => id).join(', ');
}
