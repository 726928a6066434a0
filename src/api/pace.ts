import type { Clock } from '../core/clock.ts';
import { DAY_MS } from '../core/duration.ts';
import { PlanAgain } from '../core/errors.ts';
import { parseRetryAfter } from '../net/retry-after.ts';
import type { WireAnswer } from './answer.ts';
import { LONGEST_HOLD_MS } from './endpoint.ts';

export type Pace = ReturnType<typeof createPace>;

interface Waiting {
  readonly isWrite: boolean;
  /** Its attempts that were answered with a time to come back. */
  readonly refusals: number;
  /** The longest wait, in milliseconds, after which it is planned anew instead of being sent. */
  readonly mayWaitMs: number;
}

/** The pause after a 429 without `Retry-After`, and the longest time between two requests when few are left. */
export const SHORT_PAUSE_MS = 10_000;
/** The service does not tell the length of its window. */
const WINDOW_MS = 60_000;
const FEW = 10;
const UNKNOWN = Number.POSITIVE_INFINITY;

/** Decides when requests are sent. Of those that wait, writes go first, then the most often refused. @param share the most in any minute */
export function createPace(clock: Clock, share = UNKNOWN) {
  let queue: Waiting[] = [];
  let changed = new AbortController();
  const wakeAll = (): void => {
    changed.abort();
    changed = new AbortController();
  };
  const { waitMs, send } = createBudget(clock, share, wakeAll);

  return {
    /** Waits for the turn of a request. @returns the function to call at its end @throws PlanAgain; at once when its signal aborts */
    async turn(own: Waiting, signal: AbortSignal) {
      const startedAt = clock.now();
      // The clock goes on by itself: only a sleep is a wait.
      let waitedMs = 0;
      const ownMs = (): number => (queue[0] === own ? waitMs(own.isWrite) : DAY_MS);
      queue = [...queue, own].sort(
        (a, b) => Number(b.isWrite) - Number(a.isWrite) || b.refusals - a.refusals,
      );
      try {
        signal.throwIfAborted();
        while (ownMs() > 0) {
          await clock.sleep(ownMs(), AbortSignal.any([signal, changed.signal])).catch(() => {});
          signal.throwIfAborted();
          waitedMs = clock.now() - startedAt;
        }
        if (waitedMs > own.mayWaitMs) throw new PlanAgain();
        return send();
      } finally {
        queue = queue.filter((other) => other !== own);
        wakeAll();
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
  /** The latest times at which the requests of the last minute were counted: their ends; of one without an answer a minute later. */
  let counted: number[] = [];

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
    mostUnderWay += 0.1;
    const shown = header('x-ratelimit-remaining') ?? '';
    if (!/^\d{1,9}$/.test(shown)) return;
    const hasRisen = Number(shown) > leftThen;
    if (hasRisen || clock.now() >= windowEndsAt) windowEndsAt = clock.now() + WINDOW_MS;
    // Answers may come out of order.
    left = hasRisen ? Number(shown) : Math.min(left, Number(shown));
  }

  return {
    waitMs(isWrite: boolean): number {
      counted = counted.filter((at) => clock.now() - at <= WINDOW_MS);
      const roomAt = underWay + counted.length < share ? 0 : Math.min(...counted) + WINDOW_MS + 1;
      return Math.min(DAY_MS, Math.max(heldUntil, roomAt, sentAt + pauseMs(isWrite)) - clock.now());
    },
    send() {
      const leftThen = left;
      sentAt = clock.now();
      underWay += 1;
      return (answer?: WireAnswer): void => {
        underWay -= 1;
        counted.push(clock.now() + (answer === undefined ? WINDOW_MS : 0));
        if (answer !== undefined) note(answer, leftThen);
        onEnd();
      };
    },
  };
}
