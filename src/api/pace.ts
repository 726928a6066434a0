import type { Clock } from '../core/clock.ts';
import { DAY_MS } from '../core/duration.ts';
import { parseRetryAfter } from '../net/retry-after.ts';
import type { WireAnswer } from './answer.ts';
import { LONGEST_HOLD_MS } from './endpoint.ts';

export type Pace = ReturnType<typeof createPace>;

interface Waiting {
  readonly isWrite: boolean;
  /** Its attempts that were answered with a time to come back. */
  readonly refusals: number;
  wake(): void;
}

/** Notes the end of a request, with its answer if there is one; `unsent`: it was not sent after all. */
type OnEnd = (answer?: WireAnswer | 'unsent') => void;

/** The pause after a 429 without `Retry-After`, and the longest time between two requests when few are left. */
export const SHORT_PAUSE_MS = 10_000;
/** The service does not tell the length of its window. */
const WINDOW_MS = 60_000;
const FEW = 10;
const UNKNOWN = Number.POSITIVE_INFINITY;

/** Decides when requests are sent. Of those that wait, writes go first, then the most often refused. @param share the most in any minute */
export function createPace(clock: Clock, share = UNKNOWN) {
  let queue: Waiting[] = [];
  const wakeFirst = (): void => queue[0]?.wake();
  const { left, nextAt, send } = createBudget(clock, share, wakeFirst);

  return {
    /** Waits for the turn of a request, if it has to; rejects at once when its signal aborts. `onFewLeft` is called before a longer wait. */
    async turn(isWrite: boolean, refusals: number, signal: AbortSignal, onFewLeft: (left: number) => void) {
      const startedAt = clock.now();
      const waitMs = (): number => nextAt(isWrite) - clock.now();
      signal.throwIfAborted();
      if (queue.length === 0 && waitMs() <= 0) return { onEnd: send(), waitedMs: 0 };
      const own: Waiting = { isWrite, refusals, wake() {} };
      queue = [...queue, own].sort(
        (a, b) => Number(b.isWrite) - Number(a.isWrite) || b.refusals - a.refusals,
      );
      if (waitMs() * queue.length > 1_000) onFewLeft(left());
      try {
        while (queue[0] !== own || waitMs() > 0) {
          const woken = new AbortController();
          own.wake = () => woken.abort();
          const ms = queue[0] === own ? Math.min(waitMs(), DAY_MS) : DAY_MS;
          await clock.sleep(ms, AbortSignal.any([signal, woken.signal])).catch(() => {});
          signal.throwIfAborted();
        }
        return { onEnd: send(), waitedMs: clock.now() - startedAt };
      } finally {
        queue = queue.filter((other) => other !== own);
        wakeFirst();
      }
    },
  };
}

/** Keeps what is known of the requests that may be sent. `onEnd` is called whenever one has ended. */
function createBudget(clock: Clock, share: number, onEnd: () => void) {
  /** The number left until the end of the window, as the answers show. */
  let left = UNKNOWN;
  let windowEndsAt = 0;
  let mostUnderWay = UNKNOWN;
  let underWay = 0;
  let heldUntil = 0;
  let sentAt = 0;
  const { addEnd, roomAt } = createShare(clock, share);

  function pauseMs(isWrite: boolean): number {
    const credit = left - underWay;
    // The answer to one request shows whether others may follow.
    if (underWay > 0 && (underWay + 1 > mostUnderWay || credit <= 0)) return SHORT_PAUSE_MS;
    if (credit > (isWrite ? 0 : FEW)) return 0;
    return Math.min(SHORT_PAUSE_MS, Math.max(0, windowEndsAt - sentAt) / (credit + 1));
  }

  function note({ status, header }: WireAnswer, leftThen: number): void {
    if (status === 429) {
      const askedMs = parseRetryAfter(header) ?? SHORT_PAUSE_MS;
      heldUntil = Math.max(heldUntil, clock.now() + Math.min(askedMs, LONGEST_HOLD_MS));
      windowEndsAt = heldUntil;
      left = UNKNOWN;
      mostUnderWay = 1;
      return;
    }
    // Ten good answers allow one more.
    mostUnderWay += 0.1;
    const shown = header('x-ratelimit-remaining') ?? '';
    if (!/^\d{1,9}$/.test(shown)) return;
    const hasRisen = Number(shown) > leftThen;
    if (hasRisen || clock.now() >= windowEndsAt) windowEndsAt = clock.now() + WINDOW_MS;
    // Answers may come out of order.
    left = hasRisen ? Number(shown) : Math.min(left, Number(shown));
  }

  return {
    left: () => (left === UNKNOWN ? 0 : left),
    /** The time from which on the next request may be sent. */
    nextAt: (isWrite: boolean) => Math.max(heldUntil, roomAt(underWay), sentAt + pauseMs(isWrite)),
    send(): OnEnd {
      const leftThen = left;
      sentAt = clock.now();
      underWay += 1;
      return (answer) => {
        underWay -= 1;
        if (answer !== 'unsent') addEnd(clock.now() + (answer === undefined ? WINDOW_MS : 0));
        if (typeof answer === 'object') note(answer, leftThen);
        onEnd();
      };
    },
  };
}

/** Counts the requests of the last minute. */
function createShare(clock: Clock, most: number) {
  /** Their ends: each may have been counted as late as that, one without an answer a minute later. */
  let ends: number[] = [];
  return {
    addEnd(at: number): void {
      ends.push(at);
    },
    /** The time from which on there is room for one more. */
    roomAt(underWay: number): number {
      ends = ends.filter((at) => clock.now() - at <= WINDOW_MS);
      return underWay + ends.length < most ? 0 : Math.min(...ends) + WINDOW_MS + 1;
    },
  };
}
