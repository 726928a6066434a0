import { ApiError, inDoubt, isInterruption, isNotFound, OperationError, PlanAgain } from '../core/errors.ts';
import type { Effect } from './client.ts';
import { LAG_WINDOW_MS, type Patience, READING_BACK, waitFor } from './wait.ts';

/** The longest time until a confirmed deletion shows, in milliseconds: a service may carry it out in the background. */
const DELETION_WINDOW_MS = 300_000;

/** Reads after a write. @throws `doubt`, with its cause, if the service failed or showed a part of a list; the interruption, with the words of `doubt` */
export function orUnknown<Value>(read: () => Promise<Value>, doubt: OperationError): Promise<Value> {
  return read().catch((error: unknown) => {
    if (error instanceof OperationError && error.reason !== 'list-incomplete') throw error;
    throw inDoubt(error instanceof ApiError ? (doubt.cause ?? error) : error, doubt);
  });
}

/** The words for a write whose effect is not known. */
type Words = readonly [message: string, next: string];

/** A write whose effect can be read. */
export interface Writing<Answer, Seen> {
  readonly send: () => Promise<Effect<Answer>>;
  /** Reads what is there by now; `answer` is undefined if it was lost. */
  readonly read: (answer: Answer | undefined) => Promise<Seen>;
  readonly doubt: (isConfirmed: boolean) => Words;
  /** True for what shows that the write took effect; by default, anything that was found. */
  readonly isThere?: (seen: Seen, isConfirmed: boolean) => boolean;
  /** The longest time until a write shows. One that was lost is looked for ten seconds at most. */
  readonly windowMs?: number;
}

/**
 * Writes, and reads until the effect shows: the way to write whatever can be read.
 *
 * @param lost the doubt that a first one has left, of which nothing shows
 * @returns what was seen last; `answer` is undefined if it was lost; `doubt` is set if the service has taken the write, and does not show it
 * @throws ApiError when refused, and none was lost before; PlanAgain, or else OperationError `unknown`, when lost and not seen; what `send` throws; the reason of an interruption
 */
export async function writeAndRead<Answer, Seen>(
  writing: Writing<Answer, Seen>,
  patience: Patience,
  lost?: OperationError,
) {
  const { send, read, windowMs = LAG_WINDOW_MS } = writing;
  const isThere = writing.isThere ?? ((seen: Seen) => seen !== undefined);
  const effect = await (lost ? orUnknown(send, lost) : send());
  // A repeat may be refused because the first write took effect after all.
  if (effect.state === 'not-done' && lost === undefined) throw effect.error;
  const isConfirmed = effect.state === 'done';
  const answer = isConfirmed ? effect.value : undefined;
  const cause = isConfirmed ? undefined : effect.error;
  const reason = isConfirmed ? 'shown-otherwise' : 'answer-lost';
  const doubt = new OperationError(reason, ...writing.doubt(isConfirmed), { cause });
  if (isInterruption(cause)) throw inDoubt(cause, doubt);
  const readBack = {
    ...READING_BACK,
    look: () => read(answer),
    isThere: (seen: Seen) => isThere(seen, isConfirmed),
    windowMs: isConfirmed ? windowMs : LAG_WINDOW_MS,
  };
  const { end, seen } = await orUnknown(() => waitFor(readBack, patience), doubt);
  if (end === 'there') return { seen, answer };
  if (isConfirmed) return { seen, answer, doubt };
  // A refusal tells nothing of the first write.
  if (effect.state === 'not-done') throw lost ? inDoubt(effect.error, lost) : effect.error;
  throw effect.mayRepeat && lost === undefined ? new PlanAgain(doubt) : doubt;
}

/** Carries out a write of the retry class `natural-key`, and finds what it created. */
export async function createAndFind<Answer, Found>(
  creating: Writing<Answer, Found | undefined>,
  patience: Patience,
) {
  const { seen, answer, doubt } = await writeAndRead(creating, patience).catch((error: unknown) => {
    if (!(error instanceof PlanAgain)) throw error;
    return writeAndRead(creating, patience, error.lost);
  });
  if (seen === undefined) throw doubt;
  return { seen, answer };
}

/**
 * Carries out a write of the retry class `gone`, and waits until a slow service shows that the thing is gone.
 *
 * @param isGone reads whether it is gone; after a 404 for the delete (`saysGone`), with another call than that of its path
 * @returns true if this write removed it, false if it was gone before
 */
export async function removeAndConfirm(
  write: () => Promise<Effect<unknown>>,
  isGone: (saysGone: boolean) => Promise<boolean>,
  words: Words,
  patience: Patience,
): Promise<boolean> {
  let saysGone = false;
  let wasGone = false;
  const removing: Writing<unknown, boolean> = {
    async send() {
      const effect = await write();
      if (effect.state === 'done') return effect;
      saysGone = isNotFound(effect.error);
      // A 404 after a lost answer comes as `unknown`: the first attempt removed it.
      wasGone = saysGone && effect.state === 'not-done';
      return wasGone ? { state: 'unknown', error: effect.error } : effect;
    },
    read: () => isGone(saysGone),
    isThere: (isRemoved) => isRemoved,
    doubt: () => words,
    windowMs: DELETION_WINDOW_MS,
  };
  const { doubt } = await writeAndRead(removing, patience);
  if (doubt !== undefined) throw doubt;
  return !wasGone;
}

/** Returns the answer to a write that leaves nothing to read back. `message`: the doubt that a lost answer leaves. */
export function requireDone<Answer>(effect: Effect<Answer>, message: string, next: string): Answer {
  if (effect.state === 'done') return effect.value;
  if (effect.state === 'not-done') throw effect.error;
  const doubt = new OperationError('answer-lost', message, next, { cause: effect.error });
  throw effect.mayRepeat ? new PlanAgain(doubt) : inDoubt(effect.error, doubt);
}
