import { type Clock, systemClock } from '../src/core/clock.ts';

/** Real pauses are this many times shorter than the clock reports. */
const HURRY = 10;

/**
 * A clock for runs against a real service: time passes as it does, but each pause takes a tenth of its length and
 * counts as a whole one.
 */
export function createHurriedClock(): Clock {
  let skippedMs = 0;
  return {
    ...systemClock,
    now: () => systemClock.now() + skippedMs,
    async sleep(ms, signal) {
      const shortMs = ms / HURRY;
      await systemClock.sleep(shortMs, signal);
      skippedMs += ms - shortMs;
    },
  };
}
