/** Time as a parameter: whoever waits is given one of these. */
export interface Clock {
  /** Milliseconds of a clock that only moves forward. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects at once with the signal's reason when it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Calls again and again, every `ms` milliseconds, until what it returns is called. Keeps no process alive. */
export type Every = (ms: number, tick: () => void) => () => void;

/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The real clock. */
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

/** The real one. */
export const systemEvery: Every = (ms, tick) => {
  const timer = setInterval(tick, ms).unref();
  return () => clearInterval(timer);
};
