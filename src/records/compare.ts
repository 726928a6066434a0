import type { ShownRecord } from '../api/records.ts';
import type { Kind } from './kinds.ts';
import {
  briefNameOf,
  type Declared,
  differencesOf,
  identityOf,
  labelOf,
  recordNameOf,
  unseenOf,
} from './record.ts';

/** One write, or pair of writes. Of a shown record it has only id and name: other fields may change by themselves. */
export type RecordChange =
  | { readonly action: 'create'; readonly declared: Declared }
  | { readonly action: 'replace'; readonly declared: Declared; readonly old: Old; readonly why: string }
  | { readonly action: 'delete'; readonly old: Old; readonly why: string };

export type Old = { readonly id: number; readonly name: string };

export type RecordPlan = ReturnType<typeof planRecords>;

/** A question that only the user can decide. */
type Conflict = readonly [message: string, next: string];

/**
 * Compares the declared records of a kind with those that the service shows; `prune` deletes those that are not declared. Pure.
 *
 * @returns `kept`: records that stay although not declared; `uncompared`: declared fields that the service does not show,
 * although it shows the record; `conflicts`: if there are any, nothing may be written
 */
export function planRecords(
  kind: Kind,
  declared: readonly Declared[],
  shown: readonly ShownRecord[],
  prune: boolean,
) {
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
  const created = changes.filter((change) => change.action === 'create').map((change) => change.declared);
  const conflicts = matches.flatMap(({ conflict }) => (conflict ? [conflict] : []));
  const deletions = rest.map((record) => deletionOf(kind, record, 'not declared'));
  return {
    changes: prune ? [...changes, ...deletions] : changes,
    kept: prune ? [] : rest,
    uncompared: [...new Set(matches.flatMap(({ unseen = [] }) => unseen))],
    conflicts: [...conflicts, ...conflictsWith(rest, kind, created)],
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
  const same = candidates.find((shown) => differencesOf(kind, declared, shown).length === 0);
  const [other, ...more] = candidates.filter((shown) => shown !== same);
  if (same !== undefined) {
    const unseen = unseenOf(kind, declared, same);
    const isLeft = other !== undefined && more.length === 0 && isLeftOver(kind, declared, other, same);
    if (!isLeft) return { matched: [same], unseen };
    const why = `it differs from the declared one, which exists and is newer: ${differencesOf(kind, declared, other).join('; ')}`;
    return { matched: [same, other], unseen, change: deletionOf(kind, other, why) };
  }
  if (other === undefined) return { matched: [], change: { action: 'create', declared } };
  if (more.length > 0) {
    const message = `The ${labelOf(kind, declared)} is there ${candidates.length} times (ids ${idsIn(candidates)}), and none of them is as declared: it is unclear which one to replace.`;
    const next = 'Delete the unwanted ones in the service, or declare the record like one of them.';
    return { matched: [], conflict: [message, next] };
  }
  const why = differencesOf(kind, declared, other).join('; ');
  if (kind.replaced === 'never') {
    const message = `The ${labelOf(kind, other)} (id ${other.id}) differs from what is declared (${why}), and is never replaced.`;
    return { matched: [], conflict: [message, 'Declare it as it is, or change it in the service by hand.'] };
  }
  const unseen = unseenOf(kind, declared, other);
  return { matched: [other], unseen, change: { action: 'replace', declared, old: oldOf(kind, other), why } };
}

/** True for what an interrupted replacement has left: an older record that differs. Any others may be somebody else's. */
function isLeftOver(kind: Kind, declared: Declared, older: ShownRecord, same: ShownRecord): boolean {
  const unseen = unseenOf(kind, declared, older);
  return (
    kind.replaced === 'create-first' &&
    older.id < same.id &&
    differencesOf(kind, declared, older).length > 0 &&
    unseenOf(kind, declared, same).every((field) => unseen.includes(field))
  );
}

function oldOf(kind: Kind, shown: ShownRecord): Old {
  return { id: shown.id, name: briefNameOf(kind, shown) };
}

function deletionOf(kind: Kind, shown: ShownRecord, why: string): RecordChange {
  return { action: 'delete', old: oldOf(kind, shown), why };
}

/** Returns a name that ignores what a service may change in a record: its user, case, white space, and escaped characters. */
export function looseNameOf(kind: Kind, record: Declared | ShownRecord): string {
  const identity = kind.identity.filter((field) => field !== 'user');
  return `${recordNameOf({ ...kind, identity }, record)}`
    .replace(/&(?:amp;)*(?:#x?[\da-f]{1,6};|[a-z]{2,4};)?|[<>"']/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** True for a record that the service may have made of a declared one; also with more around the command, if all else is the same. */
function isMadeOf(kind: Kind, declared: Declared, shown: ShownRecord): boolean {
  const [name, shownName] = [looseNameOf(kind, declared), looseNameOf(kind, shown)];
  if (name === shownName) return true;
  const words = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  if (!kind.identity.includes('command') || !words(shownName).includes(words(name))) return false;
  const others = Object.entries(declared).filter(([field]) => !kind.identity.includes(field));
  return differencesOf(kind, Object.fromEntries(others), shown).length === 0;
}

/** Finds the records that an earlier run may have created as one of those that are to be created. */
function conflictsWith(rest: readonly ShownRecord[], kind: Kind, created: readonly Declared[]): Conflict[] {
  return rest.flatMap((shown): Conflict[] => {
    const record = created.find((declared) => isMadeOf(kind, declared, shown));
    if (record === undefined) return [];
    const message = `The ${labelOf(kind, record)} may be one that is there (id ${shown.id}), as the service shows it: ${differencesOf(kind, record, shown).join('; ')}.`;
    const next = `Declare it as the service shows it. If both are meant, declare both; if it is to replace that one, delete id ${shown.id} first.`;
    return [[message, next]];
  });
}

export function idsIn(records: readonly ShownRecord[]): string {
  return records.map(({ id }) => id).join(', ');
}
