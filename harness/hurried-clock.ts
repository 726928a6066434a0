import { type Clock, createClock } from '../src/core/clock.ts';

/** The clock of this process. */
export const systemClock = createClock(process.uptime);

/** Pauses are this many times shorter than asked for. */
const HURRY = 10;

/** A clock for steps that are played against a real service: pauses are cut short. */
export const hurriedClock: Clock = {
  ...systemClock,
  sleep: (ms, signal) => systemClock.sleep(ms / HURRY, signal),
};

/** A hurried clock on which the time that is cut from a pause passes nevertheless. */
export function createSkippingClock(): Clock {
  const alarms = new Set<{ dueMs: number; ring: () => void }>();
  let skippedMs = 0;
  const now = (): number => systemClock.now() + skippedMs;
  return {
    ...hurriedClock,
    now,
    async sleep(ms, signal) {
      await hurriedClock.sleep(ms, signal);
      skippedMs += ms - ms / HURRY;
      for (const { dueMs, ring } of alarms) if (dueMs <= now()) ring();
      signal.throwIfAborted();
    },
    after(ms, ring) {
      const alarm = {
        dueMs: now() + ms,
        ring: () => {
          stop();
          ring();
        },
      };
      const stopTimer = systemClock.after(ms, alarm.ring);
      const stop = (): void => {
        stopTimer();
        alarms.delete(alarm);
      };
      alarms.add(alarm);
      return stop;
    },
  };
}
