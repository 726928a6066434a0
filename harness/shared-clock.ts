import type { Clock } from '../src/core/clock.ts';

/**
 * Creates a clock for work side by side: when all of it waits, the time jumps to whoever is to be woken first.
 *
 * @param isBusy true while something is under way that this clock does not end, such as an exchange over a socket
 */
export function createSharedClock(isBusy: () => boolean): Clock {
  const alarms = new Set<{ atMs: number; ring: () => void }>();
  let now = 0;
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (alarms.size > 0) {
      // Work that was woken has its turn first.
      await new Promise((resolve) => setImmediate(resolve));
      if (isBusy()) continue;
      const [first] = [...alarms].sort((a, b) => a.atMs - b.atMs);
      if (first === undefined) break;
      alarms.delete(first);
      now = Math.max(now, first.atMs);
      first.ring();
    }
    running = false;
  }

  function after(ms: number, ring: () => void): () => void {
    const alarm = { atMs: now + ms, ring };
    alarms.add(alarm);
    if (!running) void run();
    return () => void alarms.delete(alarm);
  }

  return {
    now: () => now,
    after,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const stop = (): void => {
          cancel();
          reject(signal.reason);
        };
        const cancel = after(ms, () => {
          signal.removeEventListener('abort', stop);
          resolve();
        });
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      }),
    every: () => () => {},
  };
}
