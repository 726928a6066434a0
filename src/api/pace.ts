import type { Clock } from '../core/clock.ts';
import { parseRetryAfter } from '../net/retry-after.ts';
import { LONGEST_HOLD_MS } from './endpoint.ts';
import type { WireAnswer } from './exchange.ts';

export type Pace = ReturnType<typeof createPace>;

/** Notes the end of a request, with its answer if there is one; `unsent`: it was not sent after all. */
export type OnEnd = (answer?: WireAnswer | 'unsent') => void;

/** A request that waits for its turn. Of those of one rank, who was refused most often goes first. */
interface Waiting {
  /** 2 for a write, 1 for a read that goes ahead of others. */
  readonly rank: number;
  /** Its attempts that were answered with a time to come back. */
  readonly refusals: number;
}

/** The pause after a 429 without `Retry-After`, and the longest time between two requests when few are left. */
export const SHORT_PAUSE_MS = 10_000;
/** The service does not tell the length of its window. */
const WINDOW_MS = 60_000;
const FEW = 10;
const UNKNOWN = Number.POSITIVE_INFINITY;

/**
 * Decides when the requests of a client are sent. Those that have to wait go in their order, writes first.
 *
 * @param share the most in any minute, whatever the service shows
 */
export function createPace(clock: Clock, share = UNKNOWN) {
  const { left, nextAt, isHeld, hasRoom, send } = createBudget(clock, share);
  let queue: (Waiting & { readonly go: () => void })[] = [];
  let alarm = new AbortController();

  /** Lets the first one go if its time has come, or waits for that. */
  function release(): void {
    alarm.abort();
    const [first] = queue;
    const waitMs = first === undefined ? UNKNOWN : nextAt(first.rank) - clock.now();
    if (waitMs <= 0) queue.shift()?.go();
    else if (waitMs < UNKNOWN) {
      alarm = new AbortController();
      clock.sleep(waitMs, alarm.signal).then(release, () => {});
    }
  }

  /** Waits for the turn of a request; rejects at once when its signal aborts. `onFewLeft` is called before a longer wait. */
  async function turn(waiting: Waiting, signal: AbortSignal, onFewLeft: (left: number) => void) {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<OnEnd>();
    const go = (): void => {
      resolve(send(release));
      release();
    };
    const leave = (): void => {
      queue = queue.filter((other) => other.go !== go);
      reject(signal.reason);
      release();
    };
    signal.addEventListener('abort', leave, { once: true });
    queue.push({ ...waiting, go });
    queue.sort((a, b) => b.rank - a.rank || b.refusals - a.refusals);
    if ((nextAt(waiting.rank) - clock.now()) * queue.length > 1_000) onFewLeft(left());
    release();
    return promise.finally(() => signal.removeEventListener('abort', leave));
  }

  const isFree = (rank: number): boolean => queue.length === 0 && nextAt(rank) <= clock.now();
  return { turn, isFree, isHeld, hasRoom, go: () => send(release) };
}

/** Keeps what is known of the requests that may be sent. */
function createBudget(clock: Clock, share: number) {
  /** The number left until the end of the window, as the answers show, and the most that may be under way at once. */
  let [left, room] = [UNKNOWN, UNKNOWN];
  let [windowEndsAt, heldUntil, sentAt, underWay] = [0, 0, 0, 0];
  /** The ends of the last minute's requests, of which each may have been counted as late as that; without an answer, a minute later. */
  let ends: number[] = [];

  /** The time from which on the share has room for one more. */
  function roomAt(): number {
    ends = ends.filter((at) => clock.now() - at <= WINDOW_MS);
    return underWay + ends.length < share ? 0 : Math.min(...ends) + WINDOW_MS + 1;
  }

  function spacedAt(isWrite: boolean): number {
    const credit = left - underWay;
    // The answer to one request shows whether others may follow.
    if (underWay > 0 && (underWay + 1 > room || credit <= 0)) return sentAt + SHORT_PAUSE_MS;
    if (credit > FEW || (isWrite && credit > 0)) return 0;
    return sentAt + Math.min(SHORT_PAUSE_MS, Math.max(0, windowEndsAt - sentAt) / (credit + 1));
  }

  function note({ status, header }: WireAnswer, leftThen: number): void {
    const now = clock.now();
    if (status === 429) {
      const pauseMs = parseRetryAfter(header) ?? SHORT_PAUSE_MS;
      heldUntil = Math.max(heldUntil, now + Math.min(pauseMs, LONGEST_HOLD_MS));
      [left, windowEndsAt, room] = [UNKNOWN, heldUntil, 1];
      return;
    }
    // Ten good answers allow one more.
    room += 0.1;
    const shown = header('x-ratelimit-remaining') ?? '';
    if (!/^\d{1,9}$/.test(shown)) return;
    const hasRisen = Number(shown) > leftThen;
    if (hasRisen || now >= windowEndsAt) windowEndsAt = now + WINDOW_MS;
    // Answers may come out of order.
    left = hasRisen ? Number(shown) : Math.min(left, Number(shown));
  }

  return {
    left: (): number => (left === UNKNOWN ? 0 : left),
    /** True in the pause after a 429. */
    isHeld: (): boolean => heldUntil > clock.now(),
    hasRoom: (): boolean => roomAt() === 0,
    /** The time from which on the next request may be sent. */
    nextAt: (rank: number): number => Math.max(heldUntil, roomAt(), spacedAt(rank === 2)),
    send(onEnd: () => void): OnEnd {
      const leftThen = left;
      sentAt = clock.now();
      underWay += 1;
      return (answer) => {
        underWay -= 1;
        if (answer !== 'unsent') ends.push(clock.now() + (answer === undefined ? WINDOW_MS : 0));
        if (typeof answer === 'object') note(answer, leftThen);
        onEnd();
      };
    },
  };
}
