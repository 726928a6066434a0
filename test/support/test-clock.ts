import type { Clock } from '../../src/clock.ts';

/** A clock on which sleeping takes no time: it jumps. */
export function createTestClock(): Clock & {
  readonly signal: AbortSignal;
  readonly interrupt: (reason: Error) => void;
} {
  const controller = new AbortController();
  let now = 0;
  return {
    now: () => now,
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      now += ms;
      // Lets timers and sockets have their turn, as real waiting does.
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    },
    signal: controller.signal,
    interrupt: (reason) => controller.abort(reason),
  };
}
