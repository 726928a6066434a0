/** The time, as a parameter of everything that waits. */
export interface Clock {
  /** Milliseconds of a clock that only moves forward. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects at once with the signal's reason when it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Calls `tick` every `ms` milliseconds until the returned function is called. Does not keep the process alive. */
export type Every = (ms: number, tick: () => void) => () => void;

/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const wake = (): void => {
        signal.removeEventListener('abort', interrupt);
        resolve();
      };
      const interrupt = (): void => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(wake, Math.min(ms, LONGEST_TIMER_MS));
      signal.addEventListener('abort', interrupt, { once: true });
    }),
};

export const systemEvery: Every = (ms, tick) => {
  const timer = setInterval(tick, ms).unref();
  return () => clearInterval(timer);
};
