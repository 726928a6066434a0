import type { Reader, Writer } from '../api/client.ts';
import { readAllOrNull } from '../api/pages.ts';
import type { ShownRecord } from '../api/records.ts';
import { isInterruption, OperationError } from '../errors.ts';
import { bodyOf, type Declared, type Kind, nameOf } from '../kinds/kind.ts';
import { createOrFind, isNotFound, type Patience, removeAndConfirm } from '../settle.ts';
import { differencesOf, identityOf, type RecordChange } from './plan.ts';

/** What the records of one kind are written with. */
export interface RecordWriting {
  readonly kind: Kind;
  /** The ids in the path of the list. */
  readonly ids: Readonly<Record<string, number>>;
  /** Ids of the records that are known not to come from a create in doubt; those that are created are added. */
  readonly known: Set<number>;
  readonly reader: Reader;
  readonly writer: Writer;
  readonly patience: Patience;
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** What a change came to. */
export interface AppliedRecord {
  /** False when there was nothing left to do. */
  readonly changed: boolean;
  /** What happened, as one line. */
  readonly summary: string;
}

/**
 * Carries out one change of a plan.
 *
 * @throws OperationError when it is in doubt, ApiError when the service failed it
 */
export async function applyRecordChange(
  change: RecordChange,
  writing: RecordWriting,
): Promise<AppliedRecord> {
  const { one } = writing.kind;
  switch (change.action) {
    case 'create': {
      const named = `${one} ${nameOf(writing.kind, change.declared)}`;
      return { changed: true, summary: `created the ${named} (${await create(change.declared, writing)})` };
    }
    case 'delete': {
      const named = `the ${one} ${nameOf(writing.kind, change.shown)} (id ${change.shown.id})`;
      const went = await remove(change.shown, writing);
      return { changed: went, summary: went ? `deleted ${named}` : `${named} was gone already` };
    }
    case 'replace': {
      const named = `${one} ${nameOf(writing.kind, change.shown)} (id ${change.shown.id}`;
      const created = await replace(change, writing);
      return {
        changed: true,
        summary: `replaced the ${named}, now ${created}): ${change.differences.join('; ')}`,
      };
    }
  }
}

/** Returns what is known of the new record, in words. */
async function replace(
  { declared, shown }: Extract<RecordChange, { action: 'replace' }>,
  writing: RecordWriting,
): Promise<string> {
  if (!writing.kind.deleteFirst) {
    const created = await create(declared, writing);
    await remove(shown, writing);
    return created;
  }
  await remove(shown, writing);
  try {
    return await create(declared, writing);
  } catch (error) {
    throw isInterruption(error) ? error : isMissing(declared, writing.kind, error);
  }
}

/**
 * Creates a record; after a lost answer looks for it first, and only where there is none creates it once more.
 *
 * @returns what is known of it, in words
 */
async function create(declared: Declared, writing: RecordWriting): Promise<string> {
  const { kind, ids, writer, patience, known, say } = writing;
  const what = `the ${kind.one} ${nameOf(kind, declared)}`;
  const created = await createOrFind(
    () => writer.write(kind.endpoints.create, ids, bodyOf(declared)),
    () => findNew(declared, writing),
    (cause) => inDoubt(`${what} was created`, cause),
    () => say(`the answer was lost and ${what} is not listed: creating it once more`),
    patience,
  );
  const record = 'found' in created ? created.found : created.answer;
  if (record === null) return 'the answer does not show its id';
  known.add(record.id);
  if ('found' in created) return `id ${record.id}; the answer was lost, the record is there`;
  warnOfOtherForm(declared, record, writing);
  return `id ${record.id}`;
}

/** Returns whether it went by this run; false when it was gone already. */
function remove(
  shown: ShownRecord,
  { kind, ids, reader, writer, patience }: RecordWriting,
): Promise<boolean> {
  const { single } = kind.endpoints;
  if (single === undefined) throw new TypeError(`No ${kind.one} can be deleted`);
  const path = { ...ids, record: shown.id };
  return removeAndConfirm(
    () => writer.write(single.remove, path, undefined),
    () => isNotFound(() => reader.read(single.show, path)),
    (cause) => inDoubt(`the ${kind.one} ${nameOf(kind, shown)} (id ${shown.id}) was deleted`, cause),
    patience,
  );
}

/**
 * The record that was not there before and is as declared: what a create whose answer was lost has left.
 *
 * @throws OperationError when there are several of them
 */
async function findNew(declared: Declared, writing: RecordWriting): Promise<ShownRecord | undefined> {
  const { kind, ids, reader, known } = writing;
  const records = (await readAllOrNull(reader, kind.endpoints.list, ids)) ?? [];
  const [record, ...others] = records.filter(
    (record) =>
      !known.has(record.id) &&
      identityOf(kind, record) === identityOf(kind, declared) &&
      differencesOf(kind, declared, record).length === 0,
  );
  if (record === undefined || others.length === 0) return record;
  throw severalOf(`the ${kind.one} ${nameOf(kind, declared)}`, [record, ...others]);
}

/** A form of the service's own would count as a difference in each run. */
function warnOfOtherForm(declared: Declared, created: ShownRecord, { kind, warn }: RecordWriting): void {
  const differences = differencesOf(kind, declared, created);
  if (differences.length === 0) return;
  warn(
    `The service shows the new ${kind.one} otherwise than it was declared: ${differences.join('; ')}. Declare it as it is shown, or it counts as changed in each run.`,
  );
}

/** The second half of a replacement failed. */
function isMissing(declared: Declared, kind: Kind, cause: unknown): OperationError {
  const stop = cause instanceof OperationError ? cause.stop : 'failed';
  return new OperationError(
    stop,
    `The ${kind.one} ${nameOf(kind, declared)} was deleted to be replaced, and is missing as long as it is not created anew.`,
    'Correct what the server names, if it does, and run again soon: it is then created.',
    { cause },
  );
}

function inDoubt(what: string, cause: Error | undefined): OperationError {
  const next = 'Run again: what is there by then is taken as it is.';
  return new OperationError('unknown', `Whether ${what} is not known.`, next, { cause });
}

function severalOf(what: string, found: readonly ShownRecord[]): OperationError {
  const ids = found.map(({ id }) => id).join(', ');
  return new OperationError(
    'unknown',
    `After a lost answer ${what} is there ${found.length} times (ids ${ids}); which one is of this run is not known.`,
    'Delete what is too much, then run again.',
  );
}
