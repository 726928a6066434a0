import { type Clock, createClock } from '../src/core/clock.ts';

/** The clock of this process. */
const systemClock = createClock(process.uptime);

/** Pauses are this many times shorter than asked for. */
const HURRY = 10;

/** A clock for steps that are played against a real service: pauses are cut short. */
export const hurriedClock: Clock = {
  ...systemClock,
  sleep: (ms, signal) => systemClock.sleep(ms / HURRY, signal),
};
