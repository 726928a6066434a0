import type { Effect, Reader, Writer } from '../api/client.ts';
import { readAllOrNull } from '../api/pages.ts';
import type { ShownRecord } from '../api/records.ts';
import { createAndFind, removeAndConfirm } from '../api/settle.ts';
import type { Patience } from '../api/wait.ts';
import { ApiError, ifFound, inDoubt, OperationError } from '../core/errors.ts';
import type { Notes } from '../core/log.ts';
import { createRedactor } from '../secrets/redactor.ts';
import { idsIn, isMadeOf, type Old, type RecordChange } from './compare.ts';
import type { Kind } from './kinds.ts';
import { bodyOf, type Declared, differencesOf, identityOf, isSecret, labelOf } from './record.ts';

export interface RecordWriting {
  readonly reader: Reader;
  readonly writer: Writer;
  readonly kind: Kind;
  readonly ids: Readonly<Record<string, number>>;
  /**
   * The records, by their ids, that were there before the first change of the operation, or were deleted by it, or are its own:
   * created or adopted, and never deleted. The changes share it.
   */
  readonly fates: Map<number, 'before' | 'deleted' | 'own'>;
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
  if (change.action === 'create')
    return { changed: true, summary: `created ${what} (${await createRecord(declared, writing)})` };
  const now = await replaceRecord(declared, change.old, writing);
  return { changed: true, summary: `replaced ${what} (id ${change.old.id}, now ${now}): ${change.why}` };
}

async function replaceRecord(declared: Declared, old: Old, writing: RecordWriting): Promise<string> {
  const { kind } = writing;
  const label = `The ${labelOf(kind, declared)}`;
  if (kind.replaced !== 'delete-first') {
    const created = await createRecord(declared, writing);
    const message = `${label} was created again (${created}), but the old one (id ${old.id}) may still be there, and in force.`;
    const next = 'Run again soon: the old one is deleted if the new one is there.';
    await finish(removeRecord(old, writing), message, next);
    return created;
  }
  if (!(await removeRecord(old, writing))) {
    const message = `${label} (id ${old.id}) was deleted or replaced by somebody else before it could be replaced.`;
    const next = 'Find out who else changes it, then run again.';
    throw new OperationError('changed-by-others', message, next);
  }
  const message = `${label} was deleted to be replaced, and is missing until it is created again.`;
  const next = 'Correct what the server names, if anything, and run again soon to create it.';
  return finish(createRecord(declared, writing), message, next);
}

/** Waits for the second half of a replacement. `message`: the state that it leaves if it fails or is interrupted. */
function finish<Value>(half: Promise<Value>, message: string, next: string): Promise<Value> {
  return half.catch((error: unknown) => {
    if (error instanceof OperationError && error.reason === 'record-conflict') throw error;
    const reason = error instanceof OperationError ? error.reason : 'record-half-replaced';
    throw inDoubt(error, new OperationError(reason, message, next));
  });
}

async function createRecord(declared: Declared, writing: RecordWriting): Promise<string> {
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
  const adopted = adopt(declared, seen, writing);
  if (answer === undefined) return `${adopted}; the answer was lost, the record is there`;
  return answer === null ? `${adopted}; the answer does not show it, the list does` : adopted;
}

/** Takes a record for the declared one, and describes it. @throws OperationError if it is shown as another one */
function adopt(declared: Declared, record: ShownRecord, { kind, fates, log }: RecordWriting): string {
  fates.set(record.id, 'own');
  const differences = differencesOf(kind, declared, record);
  const message = `The service shows the new ${kind.singular} differently from how it was declared: ${differences.join('; ')}.`;
  const shown = identityOf(kind, record);
  const isFoundAgain = isMadeOf(kind, declared, record);
  const then = isFoundAgain ? 'no run creates it again' : 'the next run creates another one';
  const next = `Declare it as the service shows it. Until then ${then}.`;
  if (shown !== null && shown !== identityOf(kind, declared))
    throw new OperationError('record-conflict', message, next);
  if (differences.length > 0) log.warning(`${message} Declare it as it is shown, or every run replaces it.`);
  return `id ${record.id}`;
}

/** Deletes a record. Returns false if it was gone already, or if this run created it. */
async function removeRecord(old: Old, writing: RecordWriting): Promise<boolean> {
  const { kind, ids, fates, writer, patience, tookEffect } = writing;
  // Instead of creating a record again, a service may change the old one, and answer with its id.
  if (fates.get(old.id) === 'own') return false;
  const write = () => writer.write(kind.endpoints.remove, { ...ids, record: old.id }, undefined);
  const look = (saysGone: boolean) => isAbsent(old.id, saysGone, writing);
  const message = `Whether the ${kind.singular} ${old.name} was deleted is not known.`;
  const next = 'Look at it in the service, or run again: it is deleted if it is still there.';
  const isRemoved = await removeAndConfirm(write, look, [message, next], patience);
  if (isRemoved) tookEffect();
  fates.set(old.id, 'deleted');
  return isRemoved;
}

/** True when a record is gone. After a 404 the list alone decides: a service may give one for every record. */
async function isAbsent(
  id: number,
  saysGone: boolean,
  { kind, ids, reader }: RecordWriting,
): Promise<boolean> {
  const { show, list } = kind.endpoints;
  // The document's example of an answer is null. The list then decides.
  const shown = saysGone ? null : await ifFound(reader.read(show, { ...ids, record: id }), undefined);
  if (shown !== null) return shown === undefined;
  const records = await readAllOrNull(reader, list, ids);
  return records?.every((record) => record.id !== id) ?? false;
}

/** Finds the record that a create in doubt has made: a new one like the declared one, preferably as declared. */
async function findCreated(declared: Declared, writing: RecordWriting): Promise<ShownRecord | undefined> {
  const { kind, ids, reader, fates } = writing;
  const what = `the ${labelOf(kind, declared)}`;
  const records = await readAllOrNull(reader, kind.endpoints.list, ids);
  if (records === null) throw new OperationError('answer-lost', ...notKnown(what));
  const isAsDeclared = (record: ShownRecord): boolean => differencesOf(kind, declared, record).length === 0;
  // A service may reuse the id of a deleted record, and may still list the deleted one.
  const isNew = (record: ShownRecord): boolean => {
    const fate = fates.get(record.id);
    return fate === undefined || (fate === 'deleted' && isAsDeclared(record));
  };
  const candidates = records.filter((record) => isNew(record) && isMadeOf(kind, declared, record));
  const same = candidates.filter(isAsDeclared);
  const found = same.length > 0 ? same : candidates;
  if (found.length < 2) return found[0];
  const message = `After a lost answer ${what} is there ${found.length} times (ids ${idsIn(found)}); it is not known which one this run created.`;
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
