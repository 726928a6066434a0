import type { Clock } from '../src/core/clock.ts';
import { DeadlineError } from '../src/core/errors.ts';
import type { During } from '../src/core/log.ts';

/** For work of which nobody is told. */
export const untold: During = (_, work) => work();

/** A clock on which sleeping takes no time, with the signal that ends a run. */
export interface TestClock extends Clock {
  readonly signal: AbortSignal;
  readonly interrupt: (reason: Error) => void;
  /** Interrupts at that time of the clock, also in the middle of a sleep. */
  readonly interruptAt: (atMs: number, reason: Error) => void;
  /** Lets time pass, as far as the next interruption. */
  readonly advance: (ms: number) => void;
}

/** Makes a clock that jumps; at `deadlineMs` its signal aborts as the deadline of a run does. */
export function createTestClock(deadlineMs = Number.POSITIVE_INFINITY): TestClock {
  const controller = new AbortController();
  const interruptions: { atMs: number; reason: Error }[] = [
    { atMs: deadlineMs, reason: new DeadlineError('The time is up.') },
  ];
  const tickers = new Set<{ ms: number; nextMs: number; tick: () => void }>();
  let now = 0;
  const advance = (ms: number): void => {
    if (controller.signal.aborted) return;
    const until = now + ms;
    const [first] = interruptions.filter(({ atMs }) => atMs <= until).sort((a, b) => a.atMs - b.atMs);
    const end = Math.max(now, first?.atMs ?? until);
    tickUntil(end);
    now = end;
    if (first !== undefined) controller.abort(first.reason);
  };
  const tickUntil = (end: number): void => {
    for (;;) {
      const [next] = [...tickers].filter(({ nextMs }) => nextMs <= end).sort((a, b) => a.nextMs - b.nextMs);
      if (next === undefined) return;
      now = next.nextMs;
      next.nextMs += next.ms;
      next.tick();
    }
  };
  const every: Clock['every'] = (ms, tick) => {
    const ticker = { ms, nextMs: now + ms, tick };
    tickers.add(ticker);
    return () => void tickers.delete(ticker);
  };
  return {
    now: () => now,
    advance,
    every,
    after(ms, ring) {
      const stop = every(ms, () => {
        stop();
        ring();
      });
      return stop;
    },
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      advance(ms);
      // Lets timers and sockets have their turn, as real waiting does.
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    },
    signal: controller.signal,
    interrupt: (reason) => controller.abort(reason),
    interruptAt: (atMs, reason) => void interruptions.push({ atMs, reason }),
  };
}
