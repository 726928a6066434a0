import type { Clock } from '../../src/clock.ts';
import { DeadlineError } from '../../src/errors.ts';

/** A clock on which sleeping takes no time, with the signal that ends a run. */
export interface TestClock extends Clock {
  readonly signal: AbortSignal;
  readonly interrupt: (reason: Error) => void;
}

/** Makes a clock that jumps; at `deadlineMs` its signal aborts as the deadline of a run does. */
export function createTestClock(deadlineMs = Number.POSITIVE_INFINITY): TestClock {
  const controller = new AbortController();
  let now = 0;
  return {
    now: () => now,
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      now = Math.min(now + ms, deadlineMs);
      if (now === deadlineMs) controller.abort(new DeadlineError('The time is up.'));
      // Lets timers and sockets have their turn, as real waiting does.
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    },
    signal: controller.signal,
    interrupt: (reason) => controller.abort(reason),
  };
}
