import type { Reader, Writer } from '../api/client.ts';
import type { ShownRecord } from '../api/records.ts';
import { ApiError, isInterruption, OperationError } from '../errors.ts';
import { bodyOf, type Declared, type Kind, nameOf } from '../kinds/kind.ts';
import { orUnknown, type Patience, readUntil, removeAndConfirm } from '../settle.ts';
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

/**
 * Carries out one change of a plan.
 *
 * @returns what happened, as one line
 * @throws OperationError when it is in doubt, ApiError when the service failed it
 */
export async function applyRecordChange(change: RecordChange, writing: RecordWriting): Promise<string> {
  switch (change.action) {
    case 'create':
      return create(change.declared, writing);
    case 'delete':
      return remove(change.shown, writing);
    case 'replace':
      return replace(change, writing);
  }
}

async function replace(
  { declared, shown, differences }: Extract<RecordChange, { action: 'replace' }>,
  writing: RecordWriting,
): Promise<string> {
  const why = differences.join('; ');
  if (!writing.kind.deleteFirst) {
    const created = await create(declared, writing);
    return `${created}, ${await remove(shown, writing)} (${why})`;
  }
  const removed = await remove(shown, writing);
  try {
    return `${removed}, ${await create(declared, writing)} (${why})`;
  } catch (error) {
    throw isInterruption(error) ? error : isMissing(declared, writing.kind, error);
  }
}

/** Creates a record; after a lost answer looks for it first, and only where there is none creates it once more. */
async function create(declared: Declared, writing: RecordWriting): Promise<string> {
  const { kind, ids, writer, patience, known, say } = writing;
  const what = `the ${kind.one} ${nameOf(kind, declared)}`;
  for (let again = true; ; again = false) {
    const effect = await writer.write(kind.endpoints.create, ids, bodyOf(declared));
    if (effect.state === 'done') {
      if (effect.value !== null) noteCreated(declared, effect.value, writing);
      return `created ${what}${effect.value === null ? '' : ` (id ${effect.value.id})`}`;
    }
    // Refused the second time: perhaps because the first one took effect after all.
    if (effect.state === 'not-done' && again) throw effect.error;
    const doubt = inDoubt(`${what} was created`, effect.error);
    const isThere = (found: readonly ShownRecord[]): found is ShownRecord[] => found.length > 0;
    const look = () => readUntil(() => findNew(declared, writing), isThere, patience);
    const { value: found } = await orUnknown(look, doubt);
    const [record, ...others] = found;
    if (others.length > 0) throw severalOf(what, found, effect.error);
    if (record !== undefined) {
      known.add(record.id);
      return `created ${what} (id ${record.id}; the answer was lost, the record is there)`;
    }
    if (effect.state === 'not-done') throw effect.error;
    if (!again) throw doubt;
    say(`the answer was lost and ${what} is not listed: creating it once more`);
  }
}

async function remove(shown: ShownRecord, writing: RecordWriting): Promise<string> {
  const { kind, ids, reader, writer, patience } = writing;
  const { single } = kind.endpoints;
  if (single === undefined) throw new TypeError(`No ${kind.one} can be deleted`);
  const what = `the ${kind.one} ${nameOf(kind, shown)} (id ${shown.id})`;
  const path = { ...ids, record: shown.id };
  const isGone = () =>
    reader.read(single.show, path).then(
      () => false,
      (error: unknown) => {
        if (error instanceof ApiError && error.failure === 'not-found') return true;
        throw error;
      },
    );
  const went = await removeAndConfirm(
    () => writer.write(single.remove, path, undefined),
    isGone,
    (cause) => inDoubt(`${what} was deleted`, cause),
    patience,
  );
  return went ? `deleted ${what}` : `${what} was gone already`;
}

/** Records that were not there before and are as declared: what a create whose answer was lost has left. */
async function findNew(declared: Declared, writing: RecordWriting): Promise<ShownRecord[]> {
  const { kind, ids, reader, known } = writing;
  const records = await reader.read(kind.endpoints.list, ids);
  return (records ?? []).filter(
    (record) =>
      !known.has(record.id) &&
      identityOf(kind, record) === identityOf(kind, declared) &&
      differencesOf(kind, declared, record).length === 0,
  );
}

function noteCreated(declared: Declared, created: ShownRecord, { kind, known, warn }: RecordWriting): void {
  known.add(created.id);
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

function inDoubt(what: string, cause: Error): OperationError {
  const next = 'Run again: what is there by then is taken as it is.';
  return new OperationError('unknown', `Whether ${what} is not known.`, next, { cause });
}

function severalOf(what: string, found: readonly ShownRecord[], cause: Error): OperationError {
  const ids = found.map(({ id }) => id).join(', ');
  return new OperationError(
    'unknown',
    `After a lost answer ${what} is there ${found.length} times (ids ${ids}); which one is of this run is not known.`,
    'Delete what is too much, then run again.',
    { cause },
  );
}
