import {
  ApiError,
  CancelledError,
  DeadlineError,
  isInterruption,
  isNotFound,
  OperationError,
} from '../core/errors.ts';
import { type Effect, MAX_ATTEMPTS } from './client.ts';
import { LAG_WINDOW_MS, type Patience, readUntil } from './wait.ts';

/** The longest time until a confirmed deletion shows, in milliseconds: a service may carry it out in the background. */
const DELETION_WINDOW_MS = 300_000;

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
    throw new OperationError(doubt.reason, doubt.message, doubt.next, { cause: doubt.cause ?? error });
  }
}

/** The words for a write whose effect is not known. */
type Doubt = readonly [message: string, next: string];

/** A write that creates something, which `read` finds. */
interface Creating<Answer, Seen> {
  /** Sends the request, made from what is there now. `lost`: the doubt that a first one has left, of which nothing shows. */
  readonly send: (attempts: number, lost: OperationError | undefined) => Promise<Effect<Answer>>;
  /** Reads what is there by now; `answer` is undefined if it was lost. */
  readonly read: (answer: Answer | undefined) => Promise<Seen>;
  readonly doubt: (isConfirmed: boolean) => Doubt;
  /** Called before a write that was lost is sent once more. Without it, nothing is sent twice. */
  readonly onRepeat?: () => void;
}

/** A write whose effect can be read. */
export interface Writing<Answer, Seen> extends Creating<Answer, Seen> {
  readonly shows: (seen: Seen, isConfirmed: boolean) => boolean;
  /** As in "the deploy script to show as it was written". */
  readonly awaited: string;
  /** The longest time until a write shows; 0 if nothing shows it. */
  readonly windowMs?: number;
}

/**
 * Writes, and reads until the effect shows: the way to write whatever can be read, except deletions. A write that had to wait is made anew; one
 * whose answer was lost is looked for, and sent once more if `onRepeat` allows it.
 *
 * @returns what was seen last; `answer` is undefined if it was lost; `doubt` is set if the service has taken the write, and does not show it
 * @throws ApiError when refused, OperationError `unknown` when lost and not seen, what `send` throws, the reason of an interruption
 */
export async function writeAndRead<Answer, Seen>(
  { send, read, shows, awaited, doubt: words, windowMs = LAG_WINDOW_MS, onRepeat }: Writing<Answer, Seen>,
  patience: Patience,
) {
  let lost: OperationError | undefined;
  for (let attempts = MAX_ATTEMPTS; ; ) {
    const effect = await (lost ? withDoubt(send(attempts, lost), lost) : send(attempts, lost));
    if (effect.state === 'not-done' && effect.isStale) {
      attempts -= effect.refused ?? 0;
      continue;
    }
    // A repeat may be refused because the first write took effect after all.
    if (effect.state === 'not-done' && lost === undefined) throw effect.error;
    const isConfirmed = effect.state === 'done';
    const [answer, cause] = isConfirmed ? [effect.value] : [undefined, effect.error];
    const doubt = new OperationError(isConfirmed ? 'shown-otherwise' : 'answer-lost', ...words(isConfirmed), {
      cause,
    });
    if (isInterruption(cause)) throw interruptedIn(cause, doubt.message);
    const accept = (seen: Seen): boolean => shows(seen, isConfirmed);
    const look = () => readUntil(() => read(answer), accept, awaited, patience, windowMs);
    const { accepted, value: seen } = await orUnknown(look, doubt);
    if (accepted) return { seen, answer };
    if (isConfirmed) return { seen, answer, doubt };
    // Where nothing can be read, a refusal tells nothing of the first write.
    if (effect.state === 'not-done' && windowMs > 0) throw effect.error;
    if (lost !== undefined || onRepeat === undefined) throw doubt;
    onRepeat();
    lost = doubt;
    attempts = MAX_ATTEMPTS;
  }
}

/** Carries out a write of the retry class `natural-key`, and finds what it created. */
export async function createAndFind<Answer, Found>(
  creating: Creating<Answer, Found | undefined>,
  patience: Patience,
) {
  const shows = (found: Found | undefined): boolean => found !== undefined;
  const awaited = 'the service to show what was created';
  const { seen, answer, doubt } = await writeAndRead({ ...creating, shows, awaited }, patience);
  if (seen === undefined) throw doubt;
  return { found: seen, answer };
}

/**
 * Carries out a write of the retry class `gone`, and waits until a slow service shows that the thing is gone: later
 * operations must not see it.
 *
 * @param isGone reads whether it is gone; after a 404 for the delete (`saysGone`), with another call than that of its path
 * @param doubt for a thing that is still there
 * @returns true if this write removed it, false if it was gone before
 */
export async function removeAndConfirm(
  write: () => Promise<Effect<unknown>>,
  isGone: (saysGone: boolean) => Promise<boolean>,
  [message, next]: Doubt,
  patience: Patience,
): Promise<boolean> {
  const effect = await write();
  const cause = effect.state === 'done' ? undefined : effect.error;
  const saysGone = isNotFound(cause);
  if (effect.state === 'not-done' && !saysGone) throw effect.error;
  if (isInterruption(cause)) throw interruptedIn(cause, message);
  const reason = cause === undefined ? 'shown-otherwise' : 'answer-lost';
  const doubt = new OperationError(reason, message, next, { cause });
  const windowMs = effect.state === 'done' ? DELETION_WINDOW_MS : LAG_WINDOW_MS;
  const awaited = 'the service to stop showing what was deleted';
  const look = () => readUntil(() => isGone(saysGone), Boolean, awaited, patience, windowMs);
  const { accepted } = await orUnknown(look, doubt);
  if (!accepted) throw doubt;
  // A 404 after a lost answer comes as `unknown`: the first attempt removed it.
  return effect.state !== 'not-done';
}

/** Waits for work after a write that may have taken effect: what stops it now leaves that open. */
async function withDoubt<Value>(work: Promise<Value>, doubt: OperationError): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (isInterruption(error)) throw interruptedIn(error, doubt.message);
    if (error instanceof ApiError)
      throw new OperationError(doubt.reason, doubt.message, doubt.next, { cause: error });
    if (!(error instanceof OperationError)) throw error;
    throw new OperationError(doubt.reason, doubt.message, error.next, { cause: error });
  }
}

/** Returns the answer to a write that leaves nothing to read back. `message`: the doubt that a lost answer leaves. */
export function requireDone<Answer>(effect: Effect<Answer>, message: string, next: string): Answer {
  if (effect.state === 'done') return effect.value;
  if (effect.state === 'not-done') throw effect.error;
  if (isInterruption(effect.error)) throw interruptedIn(effect.error, message);
  throw new OperationError('answer-lost', message, next, { cause: effect.error });
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
