import {
  ApiError,
  CancelledError,
  DeadlineError,
  isInterruption,
  isNotFound,
  OperationError,
} from '../core/errors.ts';
import type { Reason } from '../core/outcomes.ts';
import type { Effect } from './client.ts';
import { LAG_WINDOW_MS, type Patience, readUntil } from './wait.ts';

/** The longest time until a confirmed deletion shows, in milliseconds: a service may carry it out in the background. */
const DELETION_WINDOW_MS = 300_000;

/** The doubt that a write leaves. */
interface Doubt {
  readonly reason: Reason;
  readonly message: string;
  /** The next step to take. */
  readonly next: string;
}

/** The doubt of a write whose answer was lost and of which nothing shows, if its retry class allows another one. */
export class LostError extends OperationError {}

/** Translates an error after a write that may have taken effect: what stopped the run, or failed, leaves that open. */
export function inDoubt(error: unknown, { reason, message, next }: Doubt): unknown {
  if (isInterruption(error)) return interruptedIn(error, message);
  const isFailure = error instanceof ApiError || error instanceof OperationError;
  return isFailure ? new OperationError(reason, message, next, { cause: error }) : error;
}

/**
 * Reads after a write. A write is in doubt, not refused, if the service fails to answer or the run is interrupted.
 *
 * @throws `doubt`, with its cause, when the service failed; the interruption, with the words of `doubt`
 */
export async function orUnknown<Value>(read: () => Promise<Value>, doubt: OperationError): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw inDoubt(error instanceof ApiError ? (doubt.cause ?? error) : error, doubt);
  }
}

/** The words for a write whose effect is not known. */
type Words = readonly [message: string, next: string];

/** A write whose effect can be read. */
export interface Writing<Answer, Seen> {
  readonly send: () => Promise<Effect<Answer>>;
  /** Reads what is there by now; `answer` is undefined if it was lost. */
  readonly read: (answer: Answer | undefined) => Promise<Seen>;
  readonly shows: (seen: Seen, isConfirmed: boolean) => boolean;
  /** As in "the deploy script to show as it was written". */
  readonly awaited: string;
  readonly doubt: (isConfirmed: boolean) => Words;
  /** The longest time until a write shows; 0 if nothing shows it. One that was lost is looked for ten seconds at most. */
  readonly windowMs?: number;
}

/**
 * Writes, and reads until the effect shows: the way to write whatever can be read.
 *
 * @param lost the doubt that a first one has left, of which nothing shows
 * @returns what was seen last; `answer` is undefined if it was lost; `doubt` is set if the service has taken the write, and does not show it
 * @throws ApiError when refused; LostError, or else OperationError `unknown`, when lost and not seen; what `send` throws; the reason of an interruption
 */
export async function writeAndRead<Answer, Seen>(
  { send, read, shows, awaited, doubt: words, windowMs = LAG_WINDOW_MS }: Writing<Answer, Seen>,
  patience: Patience,
  lost?: LostError,
) {
  const effect = await (lost ? orUnknown(send, lost) : send());
  // A repeat may be refused because the first write took effect after all.
  if (effect.state === 'not-done' && lost === undefined) throw effect.error;
  const isConfirmed = effect.state === 'done';
  const [answer, cause] = isConfirmed ? [effect.value] : [undefined, effect.error];
  const mayRepeat = effect.state === 'unknown' && effect.mayRepeat && lost === undefined;
  const DoubtError = mayRepeat ? LostError : OperationError;
  const doubt = new DoubtError(isConfirmed ? 'shown-otherwise' : 'answer-lost', ...words(isConfirmed), {
    cause,
  });
  if (isInterruption(cause)) throw inDoubt(cause, doubt);
  const accept = (seen: Seen): boolean => shows(seen, isConfirmed);
  const longestMs = isConfirmed ? windowMs : Math.min(windowMs, LAG_WINDOW_MS);
  const look = () => readUntil(() => read(answer), accept, awaited, patience, longestMs);
  const { accepted, value: seen } = await orUnknown(look, doubt);
  if (accepted) return { seen, answer };
  if (isConfirmed) return { seen, answer, doubt };
  // Where nothing can be read, a refusal tells nothing of the first write.
  throw effect.state === 'not-done' && windowMs > 0 ? effect.error : doubt;
}

/** A write that creates something, which `read` finds. */
interface Creating<Answer, Found> {
  readonly send: () => Promise<Effect<Answer>>;
  readonly read: (answer: Answer | undefined) => Promise<Found | undefined>;
  readonly doubt: () => Words;
  /** Called before a write that was lost is sent once more. */
  readonly onRepeat: () => void;
}

/** Carries out a write of the retry class `natural-key`, and finds what it created. */
export async function createAndFind<Answer, Found>(
  { onRepeat, ...creating }: Creating<Answer, Found>,
  patience: Patience,
) {
  const shows = (found: Found | undefined): boolean => found !== undefined;
  const awaited = 'the service to show what was created';
  const create = (lost?: LostError) => writeAndRead({ ...creating, shows, awaited }, patience, lost);
  const { seen, answer, doubt } = await create().catch((error: unknown) => {
    if (!(error instanceof LostError)) throw error;
    onRepeat();
    return create(error);
  });
  if (seen === undefined) throw doubt;
  return { found: seen, answer };
}

/**
 * Carries out a write of the retry class `gone`, and waits until a slow service shows that the thing is gone: later
 * operations must not see it.
 *
 * @param isGone reads whether it is gone; after a 404 for the delete (`saysGone`), with another call than that of its path
 * @param words for a thing that is still there
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
      const { state, error } = effect;
      saysGone = isNotFound(error);
      // A 404 after a lost answer comes as `unknown`: the first attempt removed it.
      wasGone = saysGone && state === 'not-done';
      // A 404 counts only if the thing is seen to be gone.
      return wasGone ? { state: 'unknown', error } : effect;
    },
    read: () => isGone(saysGone),
    shows: (gone) => gone,
    awaited: 'the service to stop showing what was deleted',
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
  throw inDoubt(effect.error, { reason: 'answer-lost', message, next });
}

/** Adds the doubt that an interruption leaves, as a sentence. */
export function interruptedIn(
  error: CancelledError | DeadlineError,
  doubt: string,
): CancelledError | DeadlineError {
  return error instanceof CancelledError
    ? new CancelledError(error.message, doubt)
    : new DeadlineError(`${error.message} ${doubt}`, error.input, error.limitMs);
}
