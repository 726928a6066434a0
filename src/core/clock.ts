import { setTimeout as pause } from 'node:timers/promises';

/** Time as a parameter: tests pass a clock that jumps. */
export interface Clock {
  /** Milliseconds of a clock that only moves forward. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects at once with the signal's reason when it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Calls `ring` once after `ms` milliseconds, unless the returned function is called first. */
  after(ms: number, ring: () => void): () => void;
  /** Calls `tick` every `ms` milliseconds until the returned function is called. Does not keep the process alive. */
  every(ms: number, tick: () => void): () => void;
}

export interface Waits {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** A signal that aborts with a reason, by default a TimeoutError, after `ms` milliseconds, unless it is stopped before. */
export function timeLimit(clock: Clock, ms: number, reason?: () => Error) {
  const late = new AbortController();
  const ring = (): void =>
    late.abort(reason?.() ?? new DOMException('The time limit was reached.', 'TimeoutError'));
  const stop = ms === Number.POSITIVE_INFINITY ? () => {} : clock.after(ms, ring);
  return { signal: late.signal, stop };
}

/** Works within `ms` milliseconds: its signal aborts with a TimeoutError then, or as that of `waits` does. */
export async function within<Value>(
  { clock, signal }: Waits,
  ms: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const late = timeLimit(clock, ms);
  return work(AbortSignal.any([signal, late.signal])).finally(late.stop);
}

/** Waits for a promise, or until the signal aborts: then rejects at once with its reason. */
export function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  const race = Promise.race([aborted.promise, promise]);
  return race.finally(() => signal.removeEventListener('abort', abort));
}

/** Creates a clock that goes on by itself. `uptime`: seconds, as of `process.uptime`. Node's `performance` costs more to load. */
export function createClock(uptime: () => number): Clock {
  return {
    now: () => uptime() * 1_000,
    async sleep(ms, signal) {
      // Node rejects with an AbortError instead of the signal's reason.
      await pause(ms, undefined, { signal }).catch(() => {});
      signal.throwIfAborted();
    },
    after(ms, ring) {
      const timer = setTimeout(ring, ms);
      return () => clearTimeout(timer);
    },
    every(ms, tick) {
      const timer = setInterval(tick, ms).unref();
      return () => clearInterval(timer);
    },
  };
}
