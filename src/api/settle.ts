import type { Waits } from '../core/clock.ts';
import { formatDuration } from '../core/duration.ts';
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
import { LONGEST_HOLD_MS } from './endpoint.ts';

/** The same, and a way to tell people about it. */
export interface Patience extends Waits {
  readonly during: During;
}

/** Longest delay before a write becomes visible to reads, in milliseconds. */
export const LAG_WINDOW_MS = 10_000;
/** The same for a deletion that is confirmed: a service may carry it out in the background. */
const DELETION_WINDOW_MS = 300_000;
/** Longest time without an answer while a run follows work of the service, in milliseconds. */
export const PATIENCE_WITHOUT_API_MS = 120_000;
const CREATED = 'the service to show what was created';
const DELETED = 'the service to stop showing what was deleted';

/** The pause before the next look, in milliseconds, by the time waited and the pause before the last look, if any. */
type Pauses = (waitedMs: number, lastMs: number | undefined) => number;

const quarterUpTo =
  (longestMs: number): Pauses =>
  (waitedMs) =>
    Math.min(longestMs, Math.max(1_000, waitedMs / 4));

/** The pauses for each thing that a run looks at. */
export const PACES = {
  site: quarterUpTo(5_000),
  server: quarterUpTo(10_000),
  page: (_, lastMs) => (lastMs === undefined ? 0 : 1_000),
  /** They double, up to 3 s at first, and later up to a tenth of the time waited. */
  write: (waitedMs, lastMs) =>
    lastMs === undefined ? 0 : Math.min(Math.max(250, 2 * lastMs), Math.max(3_000, waitedMs / 10)),
} as const satisfies Readonly<Record<string, Pauses>>;

/** The end of a wait, or how long the service asks to be left alone; undefined to go on. */
export type Seen<Value> = { readonly value: Value } | { readonly holdMs: number } | undefined;

/**
 * Looks again and again until a look ends the wait: the only way to wait for something other than a deploy.
 *
 * @param look ends the wait if `isOver` says that the window is over. Without a window, the deadline of the run ends it
 */
export async function lookUntil<Value>(
  look: (isOver: () => boolean) => Promise<Seen<Value>>,
  pauses: Pauses,
  { clock, signal }: Waits,
  windowMs = Number.POSITIVE_INFINITY,
): Promise<Value> {
  const startedAt = clock.now();
  const waitedMs = (): number => clock.now() - startedAt;
  let pauseMs: number | undefined;
  for (let holdMs = 0; ; ) {
    pauseMs = pauses(waitedMs(), pauseMs);
    const sleepMs = Math.min(Math.max(pauseMs, holdMs), windowMs - waitedMs());
    if (sleepMs > 0) await clock.sleep(sleepMs, signal);
    const seen = await look(() => waitedMs() >= windowMs);
    if (seen !== undefined && 'value' in seen) return seen.value;
    holdMs = Math.min(LONGEST_HOLD_MS, seen?.holdMs ?? 0);
  }
}

/** Reads until a value is accepted or the window is over. `awaited`: as in "the deploy script to show as it was written". */
export function readUntil<Value>(
  read: () => Promise<Value>,
  accept: (value: Value) => boolean,
  awaited: string,
  patience: Patience,
  windowMs = LAG_WINDOW_MS,
): Promise<{ readonly accepted: boolean; readonly value: Value }> {
  const look = async (isOver: () => boolean) => {
    const value = await read();
    const accepted = accept(value);
    return accepted || isOver() ? { value: { accepted, value } } : undefined;
  };
  return patience.during({ doing: 'reading back', awaited: () => `waiting for ${awaited}` }, () =>
    lookUntil(look, PACES.write, patience, windowMs),
  );
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
    if (isInterruption(error)) throw interruptedIn(error, doubt.message);
    if (!(error instanceof ApiError)) throw error;
    throw new OperationError('unknown', doubt.message, doubt.next, { cause: doubt.cause ?? error });
  }
}

/** The words for a write whose effect is not known. */
type Doubt = readonly [message: string, next: string];

/**
 * Carries out a write of the retry class `natural-key`, and reads its result. If the answer is lost and no result shows,
 * repeats the write once.
 *
 * @param find reads the result, undefined while it does not show; `answer` is undefined if it was lost
 * @param doubt for a write that stays in doubt
 */
export async function createAndFind<Answer, Found>(
  write: () => Promise<Effect<Answer>>,
  find: (answer: Answer | undefined) => Promise<Found | undefined>,
  doubt: Doubt,
  onRepeat: () => void,
  patience: Patience,
): Promise<{ readonly found: Found; readonly answer: Answer | undefined }> {
  for (let isFirst = true; ; isFirst = false) {
    const effect = await write();
    // A repeat may be refused because the first write took effect after all.
    if (effect.state === 'not-done' && isFirst) throw effect.error;
    const [answer, error] = effect.state === 'done' ? [effect.value] : [undefined, effect.error];
    const inDoubt = new OperationError('unknown', ...doubt, { cause: error });
    const isShown = (found: Found | undefined): boolean => found !== undefined;
    const look = () => readUntil(() => find(answer), isShown, CREATED, patience);
    const { value: found } = await orUnknown(look, inDoubt);
    if (found !== undefined) return { found, answer };
    if (effect.state === 'not-done') throw effect.error;
    if (effect.state === 'done' || !isFirst) throw inDoubt;
    onRepeat();
  }
}

/**
 * Carries out a write of the retry class `gone`, and waits until a slow service shows that the thing is gone: later
 * operations must not see it.
 *
 * @param isGone reads whether it is gone; after a 404 for the delete (`saysGone`), with another call than that of its path
 * @param doubt for a thing that is still there
 * @returns true if this write removed it, false if it was gone before
 */
export async function removeAndConfirm<Answer>(
  write: () => Promise<Effect<Answer>>,
  isGone: (saysGone: boolean) => Promise<boolean>,
  doubt: Doubt,
  patience: Patience,
): Promise<boolean> {
  const effect = await write();
  const error = effect.state === 'done' ? undefined : effect.error;
  const saysGone = isNotFound(error);
  if (effect.state === 'not-done' && !saysGone) throw effect.error;
  const inDoubt = new OperationError('unknown', ...doubt, { cause: error });
  const read = (): Promise<boolean> => isGone(saysGone);
  const windowMs = effect.state === 'done' ? DELETION_WINDOW_MS : LAG_WINDOW_MS;
  const { accepted } = await orUnknown(() => readUntil(read, Boolean, DELETED, patience, windowMs), inDoubt);
  if (!accepted) {
    const waited = `Nothing showed within ${formatDuration(windowMs)} that it is gone.`;
    throw new OperationError('unknown', `${inDoubt.message} ${waited}`, inDoubt.next, { cause: error });
  }
  // A 404 after a lost answer comes as `unknown`: the first attempt removed it.
  return effect.state !== 'not-done';
}

/** Returns the answer to a write that leaves nothing to read back. `message`: the doubt that a lost answer leaves. */
export function requireDone<Answer>(effect: Effect<Answer>, message: string, next: string): Answer {
  if (effect.state === 'done') return effect.value;
  if (effect.state === 'not-done') throw effect.error;
  if (isInterruption(effect.error)) throw interruptedIn(effect.error, message);
  throw new OperationError('unknown', message, next, { cause: effect.error });
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
