import { DeadlineError } from '../src/core/errors.ts';
import type { Traffic } from './traffic.ts';

/** A clock that the test turns, with the signal that ends a run. */
export type TestClock = ReturnType<typeof createTestClock>;

interface Alarm {
  readonly atMs: number;
  readonly ring: () => void;
  /** True if somebody sleeps until then. Else it rings only as time passes anyway. */
  readonly isAwaited: boolean;
}

const NO_TRAFFIC: Pick<Traffic, 'isBusy'> = { isBusy: () => false };
/**
 * The turns of the event loop that the consequences of a timer or of an answer may take before the next request is under way, or
 * the next sleep has begun. They are counted, not timed, so a slow machine takes as many. Requests themselves may take any
 * time: `traffic` knows of them.
 */
const QUIET_TURNS = 4;

/**
 * Creates a clock on which time passes only while everything waits: it then jumps to the next moment at which something is to
 * happen. The same story so takes the same time and sends the same requests on any machine.
 *
 * @param deadlineMs when its signal aborts, as the deadline of a run does
 * @param traffic the requests that time must wait for, if there are any
 */
export function createTestClock(deadlineMs = Number.POSITIVE_INFINITY, traffic = NO_TRAFFIC) {
  const controller = new AbortController();
  const { signal } = controller;
  const interrupt = (reason: Error): void => controller.abort(reason);
  const { now, set, ringNext } = createTimeline(traffic);
  const interruptAt = (atMs: number, reason: Error): void => void set(atMs, () => interrupt(reason));
  interruptAt(deadlineMs, new DeadlineError('The time is up.', 'timeout', deadlineMs));
  return {
    now,
    signal,
    interrupt,
    /** Interrupts at that time of the clock, also in the middle of a sleep. */
    interruptAt,
    after: (ms: number, ring: () => void) => set(now() + ms, ring),
    every(ms: number, tick: () => void) {
      let cancel = (): void => {};
      const again = (): void => {
        cancel = set(now() + ms, () => {
          again();
          tick();
        });
      };
      again();
      return () => cancel();
    },
    sleep: (ms: number, ended: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const stop = (): void => {
          cancel();
          reject(ended.reason);
        };
        const wake = (): void => {
          ended.removeEventListener('abort', stop);
          resolve();
        };
        const cancel = set(now() + ms, wake, true);
        if (ended.aborted) stop();
        else ended.addEventListener('abort', stop, { once: true });
      }),
    /** Lets time pass at once, as far as the next interruption. */
    advance(ms: number) {
      const untilMs = now() + ms;
      set(untilMs, () => {});
      while (!signal.aborted && ringNext(untilMs)) {}
    },
  };
}

/** Keeps the alarms, and turns to the next one whenever somebody sleeps and nothing else goes on. */
function createTimeline(traffic: typeof NO_TRAFFIC) {
  /** By their time; those of one moment in the order in which they were set. */
  const alarms: Alarm[] = [];
  let nowMs = 0;
  let isTurning = false;

  function set(atMs: number, ring: () => void, isAwaited = false): () => void {
    const alarm = { atMs, ring, isAwaited };
    if (atMs < Number.POSITIVE_INFINITY)
      alarms.splice(alarms.findLastIndex((other) => other.atMs <= atMs) + 1, 0, alarm);
    if (isAwaited && !isTurning) void turn();
    return () => {
      const place = alarms.indexOf(alarm);
      if (place >= 0) alarms.splice(place, 1);
    };
  }

  /** Rings the next alarm that is due by then, at its time. */
  function ringNext(untilMs: number): boolean {
    const [next] = alarms;
    if (next === undefined || next.atMs > untilMs) return false;
    alarms.shift();
    nowMs = Math.max(nowMs, next.atMs);
    next.ring();
    return true;
  }

  const isAwaited = (): boolean => alarms.some((alarm) => alarm.isAwaited);

  async function turn(): Promise<void> {
    isTurning = true;
    for (let quiet = 0; isAwaited(); ) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = traffic.isBusy() ? 0 : quiet + 1;
      if (quiet < QUIET_TURNS || !isAwaited()) continue;
      quiet = 0;
      ringNext(Number.POSITIVE_INFINITY);
      while (ringNext(nowMs)) {}
    }
    isTurning = false;
  }

  return { now: () => nowMs, set, ringNext };
}
