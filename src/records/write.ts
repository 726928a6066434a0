import type { Effect, Reader, Writer } from '../api/client.ts';
import { readAllOrNull } from '../api/pages.ts';
import type { ShownRecord } from '../api/records.ts';
import { createOrFind, interruptedIn, type Patience, readBack, removeAndConfirm } from '../api/settle.ts';
import { ApiError, isInterruption, isNotFound, OperationError } from '../core/errors.ts';
import { differencesOf, identityOf, type RecordChange } from './compare.ts';
import { bodyOf, briefNameOf, type Declared, type Kind, nameOf } from './kind.ts';
import { isSecret } from './value.ts';

/** What the records of one kind are written with. */
export interface RecordWriting {
  readonly kind: Kind;
  /** The ids in the path of the list. */
  readonly ids: Readonly<Record<string, number>>;
  /** Ids of the records that were there before, which no create in doubt can have made. */
  readonly known: ReadonlySet<number>;
  /** Ids of those of them that were deleted. */
  readonly gone: Set<number>;
  /** Ids of the records that this run has created or found to be its own: they are never deleted. */
  readonly own: Set<number>;
  readonly reader: Reader;
  readonly writer: Writer;
  readonly patience: Patience;
  /** Told when a write whose answer was lost is seen to have taken effect. */
  readonly confirm: () => void;
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
  const { singular } = writing.kind;
  switch (change.action) {
    case 'create': {
      const named = `${singular} ${nameOf(writing.kind, change.declared)}`;
      return { changed: true, summary: `created the ${named} (${await create(change.declared, writing)})` };
    }
    case 'delete': {
      const named = `the ${singular} with id ${change.shown.id}`;
      const went = await remove(change.shown, writing);
      return { changed: went, summary: went ? `deleted ${named}` : `${named} was gone already` };
    }
    case 'replace': {
      const named = `${singular} ${nameOf(writing.kind, change.shown)} (id ${change.shown.id}`;
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
  const { kind } = writing;
  if (!kind.deleteFirst) {
    const created = await create(declared, writing);
    await remove(shown, writing).catch((error: unknown) => {
      throw halfDone(isTwice(shown, created, kind), error);
    });
    return created;
  }
  const went = await remove(shown, writing);
  // Gone already: somebody else may have replaced it.
  const other = went ? undefined : await findNew(declared, writing);
  if (other !== undefined) return takeOver(declared, other, writing);
  try {
    return await create(declared, writing);
  } catch (error) {
    throw halfDone(isMissing(declared, kind), error);
  }
}

/** Takes what somebody else has made of a record meanwhile, where it is as declared. */
function takeOver(declared: Declared, other: ShownRecord, writing: RecordWriting): string {
  const { kind } = writing;
  if (differencesOf(kind, declared, other).length === 0) return adopt(declared, other, writing);
  throw new OperationError(
    'failed',
    `The ${kind.singular} ${nameOf(kind, declared)} was replaced by somebody else meanwhile (now id ${other.id}), and not as declared.`,
    'Find out who else changes it, then run again.',
  );
}

/**
 * Creates a record; after a lost answer looks for it first, and only where there is none creates it once more.
 *
 * @returns what is known of it, in words
 */
async function create(declared: Declared, writing: RecordWriting): Promise<string> {
  const { kind, ids, writer, patience, confirm, say } = writing;
  const what = `the ${kind.singular} ${nameOf(kind, declared)}`;
  const created = await createOrFind(
    async () =>
      withoutSecrets(kind, declared, await writer.write(kind.endpoints.create, ids, bodyOf(declared))),
    () => findNew(declared, writing),
    (cause) => inDoubt(`${what} was created`, cause),
    () => say(`the answer was lost and ${what} is not listed: creating it once more`),
    patience,
  );
  if ('found' in created) confirm();
  if ('answer' in created && created.answer !== null) return adopt(declared, created.answer, writing);
  const record =
    'found' in created
      ? created.found
      : await readBack(() => findNew(declared, writing), inDoubt(`${what} was created`), patience);
  const why =
    'found' in created
      ? 'the answer was lost, the record is there'
      : 'the answer does not show it, the list does';
  return `${adopt(declared, record, writing)}; ${why}`;
}

/** Takes a record for the one that was declared; returns what is known of it, in words. */
function adopt(declared: Declared, record: ShownRecord, { kind, own, warn }: RecordWriting): string {
  own.add(record.id);
  const differences = differencesOf(kind, declared, record);
  if (differences.length > 0) {
    warn(
      `The service shows the new ${kind.singular} otherwise than it was declared: ${differences.join('; ')}. Declare it as it is shown, or it counts as changed in each run.`,
    );
  }
  return `id ${record.id}`;
}

/** Returns whether it went by this run; false when it was gone already, or is what this run has created. */
async function remove(
  shown: ShownRecord,
  { kind, ids, gone, own, reader, writer, patience, confirm }: RecordWriting,
): Promise<boolean> {
  const { single } = kind.endpoints;
  if (single === undefined) throw new TypeError(`No ${kind.singular} can be deleted`);
  // A service that found the record to be there already has changed it in place.
  if (own.has(shown.id)) return false;
  const path = { ...ids, record: shown.id };
  const went = await removeAndConfirm(
    () => writer.write(single.remove, path, undefined),
    (saysGone) => isGone(shown.id, saysGone ? undefined : single.show, path, { kind, ids, reader }),
    (cause) => notSeenGone(kind, shown, cause),
    patience,
  );
  if (went) confirm();
  gone.add(shown.id);
  return went;
}

/** Without `show` the list alone decides: who says that nothing is there may say so of everything. */
async function isGone(
  id: number,
  show: NonNullable<Kind['endpoints']['single']>['show'] | undefined,
  path: Readonly<Record<string, number>>,
  { kind, ids, reader }: Pick<RecordWriting, 'kind' | 'ids' | 'reader'>,
): Promise<boolean> {
  try {
    if (show !== undefined && (await reader.read(show, path)) !== null) return false;
  } catch (error) {
    if (isNotFound(error)) return true;
    throw error;
  }
  // The document's own example of an answer is null: the list then has to tell.
  const records = await readAllOrNull(reader, kind.endpoints.list, ids);
  return records?.every((record) => record.id !== id) ?? false;
}

/**
 * What a create that is in doubt has made: a record that was not there before, with the declared identity, and as declared
 * where there is one. (A service may show fields in a form of its own.)
 *
 * @throws OperationError when several may be it
 */
async function findNew(declared: Declared, writing: RecordWriting): Promise<ShownRecord | undefined> {
  const { kind, ids, reader, known, gone } = writing;
  const records = await readAllOrNull(reader, kind.endpoints.list, ids);
  if (records === null) throw inDoubt(`the ${kind.singular} ${nameOf(kind, declared)} was created`);
  const isAsDeclared = (record: ShownRecord): boolean => differencesOf(kind, declared, record).length === 0;
  // A service may give the id of a deleted record to the next one; it may also still list the deleted one.
  const ours = records.filter(
    (record) =>
      identityOf(kind, record) === identityOf(kind, declared) &&
      (!known.has(record.id) || (gone.has(record.id) && isAsDeclared(record))),
  );
  const same = ours.filter(isAsDeclared);
  const [record, ...others] = same.length > 0 ? same : ours;
  if (record === undefined || others.length === 0) return record;
  throw severalOf(`the ${kind.singular} ${nameOf(kind, declared)}`, [record, ...others]);
}

/** What a replacement came to whose second half failed, or was interrupted. */
function halfDone(words: { readonly message: string; readonly next: string }, cause: unknown): Error {
  if (isInterruption(cause)) return interruptedIn(cause, words.message);
  const stop = cause instanceof OperationError ? cause.stop : 'failed';
  return new OperationError(stop, words.message, words.next, { cause });
}

function isMissing(declared: Declared, kind: Kind): { message: string; next: string } {
  return {
    message: `The ${kind.singular} ${nameOf(kind, declared)} was deleted to be replaced, and is missing as long as it is not created anew.`,
    next: 'Correct what the server names, if it does, and run again soon: it is then created.',
  };
}

function isTwice(shown: ShownRecord, created: string, kind: Kind): { message: string; next: string } {
  return {
    message: `The ${kind.singular} ${nameOf(kind, shown)} was created anew (${created}), but the old one (id ${shown.id}) may still be there, and in force.`,
    next: 'Run again soon: where the new one is there, the old one is deleted.',
  };
}

/** The service's own words may quote a password that is too short to be told from other text later. */
function withoutSecrets<Answer>(
  { writeOnly = [] }: Kind,
  declared: Declared,
  effect: Effect<Answer>,
): Effect<Answer> {
  const secrets = Object.entries(declared).flatMap(([field, value]) => {
    if (isSecret(value)) return value.spellings;
    return writeOnly.includes(field) && value != null ? [String(value)] : [];
  });
  if (effect.state === 'done' || !(effect.error instanceof ApiError)) return effect;
  const said = secrets
    .filter((secret) => secret !== '')
    // Those that are part of another come after it.
    .sort((one, other) => other.length - one.length)
    .reduce((words, secret) => words.replaceAll(secret, '***'), effect.error.said);
  const { reason, request, message, status, namesFields, retryAfterMs } = effect.error;
  const details = { said, namesFields, retryAfterMs, ...(status !== undefined && { status }) };
  return { ...effect, error: new ApiError(reason, request, message, details) };
}

function inDoubt(what: string, cause?: Error): OperationError {
  const next = 'Run again: what is there by then is taken as it is.';
  return new OperationError('unknown', `Whether ${what} is not known.`, next, { cause });
}

function notSeenGone(kind: Kind, shown: ShownRecord, cause: Error | undefined): OperationError {
  return new OperationError(
    'unknown',
    `Whether the ${kind.singular} ${briefNameOf(kind, shown)} was deleted is not known.`,
    'Look at it in the service, or run again: it is deleted then if it is still there.',
    { cause },
  );
}

function severalOf(what: string, found: readonly ShownRecord[]): OperationError {
  const ids = found.map(({ id }) => id).join(', ');
  return new OperationError(
    'unknown',
    `After a lost answer ${what} is there ${found.length} times (ids ${ids}); which one is of this run is not known.`,
    'Delete what is too much, then run again.',
  );
}
