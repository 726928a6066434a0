import type { Effect, Reader, Writer } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import type { ShownRecord } from '../api/records.ts';
import { createAndFind, removeAndConfirm } from '../api/settle.ts';
import type { Patience } from '../api/wait.ts';
import { ApiError, ifFound, inDoubt, OperationError } from '../core/errors.ts';
import type { Notes } from '../core/log.ts';
import { createRedactor } from '../secrets/redactor.ts';
import { idsIn, looseNameOf, type Old, type RecordChange } from './compare.ts';
import type { Kind } from './kinds.ts';
import { bodyOf, type Declared, differencesOf, identityOf, isSecret, labelOf } from './record.ts';

interface RecordWriting {
  readonly reader: Reader;
  readonly writer: Writer;
  readonly kind: Kind;
  readonly ids: Readonly<Record<string, number>>;
  /** The ids of the records that were there before the first change of the operation. */
  readonly before: ReadonlySet<number>;
  /** Those of the records that it has created, and never deletes. Its changes share it. */
  readonly own: Set<number>;
  readonly patience: Patience;
  readonly tookEffect: () => void;
  readonly log: Notes;
}

/** Carries out one change, and describes it in one line. */
export async function applyRecordChange(change: RecordChange, writing: RecordWriting) {
  const { kind } = writing;
  if (change.action === 'delete') {
    const named = `the ${kind.singular} with id ${change.old.id}`;
    const changed = await removeRecord(change.old, writing);
    return { changed, summary: changed ? `deleted ${named}` : `${named} was gone already` };
  }
  const { declared } = change;
  const what = `the ${labelOf(kind, declared)}`;
  if (change.action === 'create') {
    const id = adopt(declared, await createRecord(declared, writing), writing);
    return { changed: true, summary: `created ${what} (id ${id})` };
  }
  const id = await replaceRecord(declared, change.old, writing);
  return { changed: true, summary: `replaced ${what} (id ${change.old.id}, now id ${id}): ${change.why}` };
}

async function replaceRecord(declared: Declared, old: Old, writing: RecordWriting): Promise<number> {
  const { kind } = writing;
  const label = `The ${labelOf(kind, declared)}`;
  if (kind.replaced !== 'delete-first') {
    const id = adopt(declared, await createRecord(declared, writing), writing);
    const message = `${label} was created again (id ${id}), but the old one (id ${old.id}) may still be there, and in force.`;
    const next = 'Run again soon: the old one is deleted if the new one is there.';
    await finish(removeRecord(old, writing), message, next);
    return id;
  }
  if (!(await removeRecord(old, writing))) {
    const message = `${label} (id ${old.id}) was deleted or replaced by somebody else before it could be replaced.`;
    const next = 'Find out who else changes it, then run again.';
    throw new OperationError('changed-by-others', message, next);
  }
  const message = `${label} was deleted to be replaced, and is missing until it is created again.`;
  const next = 'Correct what the server names, if anything, and run again soon to create it.';
  return adopt(declared, await finish(createRecord(declared, writing), message, next), writing);
}

/** Waits for the second half of a replacement. `message`: the state that it leaves if it fails or is interrupted. */
function finish<Value>(half: Promise<Value>, message: string, next: string): Promise<Value> {
  return half.catch((error: unknown) => {
    const reason = error instanceof OperationError ? error.reason : 'record-half-replaced';
    throw inDoubt(error, { reason, message, next });
  });
}

async function createRecord(declared: Declared, writing: RecordWriting): Promise<ShownRecord> {
  const { kind, ids, writer, patience, tookEffect } = writing;
  const what = `the ${labelOf(kind, declared)}`;
  const body = bodyOf(declared);
  const { seen, answer } = await createAndFind<ShownRecord | null, ShownRecord>(
    {
      send: async () => withoutSecrets(kind, declared, await writer.write(kind.endpoints.create, ids, body)),
      read: async (shown) => shown ?? findCreated(declared, writing),
      doubt: () => notKnown(what),
    },
    patience,
  );
  if (answer === undefined) tookEffect();
  return seen;
}

/** Takes a record for the declared one. Returns its id. @throws OperationError if it is shown as another one */
function adopt(declared: Declared, record: ShownRecord, { kind, own, log }: RecordWriting): number {
  own.add(record.id);
  const differences = differencesOf(kind, declared, record);
  if (differences.length === 0) return record.id;
  const message = `The service shows the new ${kind.singular} differently from how it was declared: ${differences.join('; ')}.`;
  const shown = identityOf(kind, record);
  if (shown !== null && shown !== identityOf(kind, declared)) {
    const next = 'Declare it as the service shows it. Until then the next run may create another one.';
    throw new OperationError('record-conflict', message, next);
  }
  log.warning(`${message} Declare it as it is shown, or every run replaces it.`);
  return record.id;
}

/** Deletes a record, and waits until it is no longer shown. Returns false if it was gone already, or if this run created it. */
async function removeRecord(old: Old, writing: RecordWriting): Promise<boolean> {
  const { kind, ids, own, reader, writer, patience, tookEffect } = writing;
  // Instead of creating a record, a service may change an old one, and answer with its id.
  if (own.has(old.id)) return false;
  const { show, list, remove } = kind.endpoints;
  const one = { ...ids, record: old.id };
  const write = () => writer.write(remove, one, undefined);
  const isGone = async (saysGone: boolean): Promise<boolean> => {
    // After a 404 the list alone decides, as a service may give one for every record. So it does where the answer is null.
    const shown = saysGone ? null : await ifFound(reader.read(show, one), undefined);
    if (shown !== null) return shown === undefined;
    const records = await readAll(reader, list, ids);
    return records?.every(({ id }) => id !== old.id) ?? false;
  };
  const message = `Whether the ${kind.singular} ${old.name} was deleted is not known.`;
  const next = 'Look at it in the service, or run again: it is deleted if it is still there.';
  const isRemoved = await removeAndConfirm(write, isGone, [message, next], patience);
  if (isRemoved) tookEffect();
  return isRemoved;
}

/** Finds the record that a create in doubt has made: a new one that is like the declared one. */
async function findCreated(declared: Declared, writing: RecordWriting): Promise<ShownRecord | undefined> {
  const { kind, ids, reader, before, own } = writing;
  const what = `the ${labelOf(kind, declared)}`;
  const records = await readAll(reader, kind.endpoints.list, ids);
  if (records === null) throw new OperationError('answer-lost', ...notKnown(what));
  // After a deletion, the service may give the old id to the new record: it is the new one if it is as declared.
  const isOld = (record: ShownRecord): boolean =>
    before.has(record.id) &&
    (kind.replaced !== 'delete-first' || differencesOf(kind, declared, record).length > 0);
  const added = records.filter((record) => !own.has(record.id) && !isOld(record));
  const name = looseNameOf(kind, declared);
  const [found, ...others] = added.filter((record) => looseNameOf(kind, record) === name);
  if (others.length === 0 && (found !== undefined || added.length === 0)) return found;
  const message = `Whether ${what} was created is not known: there are new ones (ids ${idsIn(added)}), and any of them may be it.`;
  const next = 'Delete the surplus ones, then run again.';
  throw new OperationError('answer-lost', message, next);
}

/** Hides secrets in the service's words, even very short ones, which the redactor of the run does not look for. */
function withoutSecrets<Answer>(kind: Kind, declared: Declared, effect: Effect<Answer>): Effect<Answer> {
  if (effect.state === 'done' || !(effect.error instanceof ApiError)) return effect;
  const { add, redact } = createRedactor();
  for (const [field, value] of Object.entries(declared)) {
    if (isSecret(value)) for (const spelling of value.spellings) add(spelling, 'always');
    else if (kind.writeOnly?.includes(field) && value != null) add(String(value), 'always');
  }
  const { reason, request, message, ...details } = effect.error;
  const hidden = { ...details, said: redact(details.said) };
  return { ...effect, error: new ApiError(reason, request, message, hidden) };
}

function notKnown(what: string): [message: string, next: string] {
  return [`Whether ${what} was created is not known.`, 'Run again: a record that exists by then is kept.'];
}
