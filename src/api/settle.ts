import type { Clock } from '../core/clock.ts';
import {
  ApiError,
  CancelledError,
  DeadlineError,
  isInterruption,
  isNotFound,
  OperationError,
} from '../core/errors.ts';
import type { During } from '../core/log.ts';
import type { Effect } from './client.ts';

/** How whoever waits may wait. */
export interface Patience {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Tells people what is waited for, should it take long. */
  readonly during: During;
}

/** How long a write may take to show in what is read back, in milliseconds. */
export const LAG_WINDOW_MS = 10_000;
/** For so long a service may give no answer while a run follows its work, in milliseconds. */
export const PATIENCE_WITHOUT_API_MS = 120_000;
/** A service that asks for more patience than this is asked again after it, in milliseconds. */
export const LONGEST_HOLD_MS = 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;
const CREATED = 'what was created to be shown';
const DELETED = 'what was deleted to be gone';

/**
 * Reads until what is read is acceptable, at the longest for the lag window.
 *
 * @param awaited what is to be seen then, in words, as in "the deploy script to show as it was written"
 * @returns the accepted reading, or the last one that was not
 */
export async function readUntil<Value, Accepted extends Value>(
  read: () => Promise<Value>,
  accept: (value: Value) => value is Accepted,
  awaited: string,
  { clock, signal, during }: Patience,
): Promise<{ accepted: true; value: Accepted } | { accepted: false; value: Value }> {
  const until = clock.now() + LAG_WINDOW_MS;
  return during({ doing: 'reading back', awaited: () => `waiting for ${awaited}` }, async () => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
      const value = await read();
      if (accept(value)) return { accepted: true, value };
      const leftMs = until - clock.now();
      if (leftMs <= 0) return { accepted: false, value };
      await clock.sleep(Math.min(pauseMs, leftMs), signal);
    }
  });
}

/**
 * Reads after a write: when the service fails that, what became of the write is in doubt, and not refused. A run that is
 * interrupted meanwhile says so as well.
 */
export async function orUnknown<Value>(read: () => Promise<Value>, doubt: OperationError): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (isInterruption(error)) throw interruptedIn(error, doubt.message);
    if (!(error instanceof ApiError)) throw error;
    throw new OperationError('unknown', doubt.message, doubt.next, { cause: doubt.cause ?? error });
  }
}

/**
 * Carries out a write of the retry class `natural-key`: after a lost answer looks for what it may have created, and only
 * where there is nothing sends it once more.
 *
 * @param find what was created, as far as it can be seen; undefined while it cannot
 * @param doubt what to throw when that cannot be settled
 * @param onRepeat told before it is sent once more
 * @returns the answer; or what was found in its place
 */
export async function createOrFind<Answer, Found>(
  write: () => Promise<Effect<Answer>>,
  find: () => Promise<Found | undefined>,
  doubt: (cause: Error) => OperationError,
  onRepeat: () => void,
  patience: Patience,
): Promise<{ readonly answer: Answer } | { readonly found: Found }> {
  for (let again = true; ; again = false) {
    const effect = await write();
    if (effect.state === 'done') return { answer: effect.value };
    // Refused the second time: perhaps because the first one took effect after all.
    if (effect.state === 'not-done' && again) throw effect.error;
    const inDoubt = doubt(effect.error);
    const looked = await orUnknown(() => readUntil(find, isThere, CREATED, patience), inDoubt);
    if (looked.accepted) return { found: looked.value };
    if (effect.state === 'not-done') throw effect.error;
    if (!again) throw inDoubt;
    onRepeat();
  }
}

/**
 * Carries out a write of the retry class `gone`, and reads until what was to go is gone: a service may take its time, and
 * what follows must not see it any more.
 *
 * @param isGone reads whether it is; where the service says that there was nothing to remove, it is to ask in another way
 * @param doubt what to throw when it still is there
 * @returns whether it went by this write; false when it was gone already
 */
export async function removeAndConfirm<Answer>(
  write: () => Promise<Effect<Answer>>,
  isGone: (saysGone: boolean) => Promise<boolean>,
  doubt: (cause?: Error) => OperationError,
  patience: Patience,
): Promise<boolean> {
  const effect = await write();
  const error = effect.state === 'done' ? undefined : effect.error;
  const saysGone = isNotFound(error);
  if (effect.state === 'not-done' && !saysGone) throw effect.error;
  const gone = (value: boolean): value is true => value;
  const inDoubt = doubt(error);
  const readBack = await orUnknown(() => readUntil(() => isGone(saysGone), gone, DELETED, patience), inDoubt);
  if (!readBack.accepted) throw inDoubt;
  // Not found after a repeat: it went by the attempt whose answer was lost.
  return effect.state !== 'not-done';
}

/**
 * Reads back what a write that was confirmed has made, with patience.
 *
 * @param find what it has made; undefined while it cannot be seen
 * @throws `doubt` when it still cannot after the lag window
 */
export async function readBack<Found>(
  find: () => Promise<Found | undefined>,
  doubt: OperationError,
  patience: Patience,
): Promise<Found> {
  const looked = await orUnknown(() => readUntil(find, isThere, CREATED, patience), doubt);
  if (looked.accepted) return looked.value;
  throw doubt;
}

function isThere<Found>(found: Found | undefined): found is Found & {} {
  return found !== undefined;
}

/**
 * The answer to a write that leaves nothing to be read back.
 *
 * @param message what is in doubt where the answer was lost
 * @param next the next step to take then
 * @throws ApiError when the service refused it, OperationError when it is in doubt, the reason of an interruption
 */
export function requireDone<Answer>(effect: Effect<Answer>, message: string, next: string): Answer {
  if (effect.state === 'done') return effect.value;
  if (effect.state === 'not-done') throw effect.error;
  if (isInterruption(effect.error)) throw interruptedIn(effect.error, message);
  throw new OperationError('unknown', message, next, { cause: effect.error });
}

/**
 * Carries out a write of the retry class `replace`: writes, reads back with patience, and writes once more
 * only when the first write was in doubt and reading did not show it.
 *
 * @param what the thing that is written, for messages, as in "the deploy script"
 * @param write told, the second time, what is there instead, null where nothing is shown: others may have changed it
 *   meanwhile
 * @returns what was read back in the end; null when the service does not show it
 */
export async function replaceAndReadBack<Answer>(
  what: string,
  write: (instead?: string | null) => Promise<Effect<Answer>>,
  read: () => Promise<string | null>,
  holds: (text: string) => boolean,
  patience: Patience,
): Promise<{ shown: string | null; answer: Answer | undefined }> {
  const accept = (text: string | null): text is string => text !== null && holds(text);
  let effect = await write();
  for (let again = true; ; again = false) {
    if (effect.state === 'not-done') throw effect.error;
    const doubt = doubtOf(what, effect);
    const awaited = `${what} to show as it was written`;
    const readBack = await orUnknown(() => readUntil(read, accept, awaited, patience), doubt);
    const answer = effect.state === 'done' ? effect.value : undefined;
    if (readBack.accepted) return { shown: readBack.value, answer };
    if (effect.state === 'done' && readBack.value === null) return { shown: null, answer };
    if (effect.state === 'done' || !again) throw doubt;
    effect = await write(readBack.value);
  }
}

/** Whether two texts differ at most in what services change: trailing white space, and line ends. */
export function isSameText(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n').trimEnd() === other.replaceAll('\r\n', '\n').trimEnd();
}

function doubtOf<Answer>(what: string, effect: Effect<Answer>): OperationError {
  const next = 'Run again: it will be compared once more and written only where it differs.';
  return effect.state === 'unknown'
    ? new OperationError(
        'unknown',
        `Whether ${what} was written is not known: reading it back did not show it.`,
        next,
        {
          cause: effect.error,
        },
      )
    : new OperationError(
        'unknown',
        `The service has taken ${what}, but reading it back did not show it.`,
        next,
      );
}

/** The interruption that came while something was in doubt, with what that is. */
export function interruptedIn(
  error: CancelledError | DeadlineError,
  doubt: string,
): CancelledError | DeadlineError {
  return error instanceof CancelledError
    ? new CancelledError(error.message, doubt)
    : new DeadlineError(`${error.message} ${doubt}`);
}
