import type { Clock } from '../core/clock.ts';
import { type Budget, createBudget, creditOf, nextAt, noteAnswer, noteSent, type Sent } from './budget.ts';
import { LONGEST_HOLD_MS } from './endpoint.ts';
import type { WireAnswer } from './exchange.ts';

export type Pace = ReturnType<typeof createPace>;

interface Waiter {
  readonly isWrite: boolean;
  /** Its attempts that were answered with a time to come back. Who was refused most often goes first. */
  readonly refusals: number;
  readonly signal: AbortSignal;
  /** Called before a wait that few requests are left for and that takes more than about a second. */
  readonly onFewLeft: (remaining: number) => void;
}

interface Waiting extends Pick<Waiter, 'isWrite'> {
  readonly rank: number;
  readonly go: () => void;
}

const WORTH_SAYING_MS = 1_000;
/** Added to the rank of a read. More than any call has attempts. */
const READ = 100;

/** Decides when the requests of a client are sent. Those that have to wait go in their order, writes first. */
export function createPace(clock: Clock) {
  const budget = createBudget();
  const queue = createQueue(budget, clock);
  return {
    isFree(isWrite: boolean): boolean {
      queue.release();
      return nextAt(budget, isWrite) <= clock.now();
    },
    /** Takes the turn of a request that is sent at once. */
    go: (): Sent => noteSent(budget, clock.now()),
    /** Waits for the turn of a request; rejects at once with the reason of its signal when that aborts. */
    async turn({ isWrite, refusals, signal, onFewLeft }: Waiter): Promise<Sent> {
      signal.throwIfAborted();
      const waitMs = (nextAt(budget, isWrite) - clock.now()) * (queue.size() + 1);
      const credit = creditOf(budget);
      // A call that was refused has said why it waits.
      if (refusals === 0 && waitMs > WORTH_SAYING_MS) onFewLeft(Number.isFinite(credit) ? credit : 0);
      return queue.wait(isWrite, (isWrite ? 0 : READ) - refusals, signal);
    },
    /** Notes the end of a request, with its answer if there is one. */
    ended(sent: Sent, answer: WireAnswer | undefined): void {
      budget.underWay -= 1;
      if (answer !== undefined) noteAnswer(budget, sent, answer, clock.now());
      queue.release();
    },
    /** The rest of the pause after a 429, in milliseconds. */
    heldMs: (): number => Math.max(0, budget.heldUntil - clock.now()),
    /** Extends that pause. Returns 0, or the milliseconds that the call must wait alone, because others need not wait so long. */
    hold(ms: number): number {
      if (ms > LONGEST_HOLD_MS) return ms;
      budget.heldUntil = Math.max(budget.heldUntil, clock.now() + ms);
      return 0;
    },
  };
}

/** Creates the queue of the requests that wait, with one timer for all of them. */
function createQueue(budget: Budget, clock: Clock) {
  const queue: Waiting[] = [];
  let alarm = new AbortController();

  /** Lets those go whose time has come, and waits for the time of the next. */
  function release(now = clock.now()): void {
    alarm.abort();
    for (let [first] = queue; first !== undefined; [first] = queue) {
      const at = nextAt(budget, first.isWrite);
      if (at > now) {
        alarm = new AbortController();
        // A timer may ring a little early.
        const ring = (): void => release(Math.max(at, clock.now()));
        clock.sleep(at - now, alarm.signal).then(ring, () => {});
        return;
      }
      queue.shift();
      first.go();
    }
  }

  return {
    release,
    size: (): number => queue.length,
    /** Waits behind the requests of the same rank. */
    wait(isWrite: boolean, rank: number, signal: AbortSignal): Promise<Sent> {
      const { promise, resolve, reject } = Promise.withResolvers<Sent>();
      const leave = (): void => {
        queue.splice(queue.indexOf(waiting), 1);
        release();
        reject(signal.reason);
      };
      const go = (): void => {
        signal.removeEventListener('abort', leave);
        resolve(noteSent(budget, clock.now()));
      };
      const waiting: Waiting = { isWrite, rank, go };
      signal.addEventListener('abort', leave, { once: true });
      const place = queue.findIndex((other) => other.rank > rank);
      queue.splice(place < 0 ? queue.length : place, 0, waiting);
      release();
      return promise;
    },
  };
}
