import type { Waits } from '../core/clock.ts';
import { type ApiError, isPassing } from '../core/errors.ts';
import type { During } from '../core/log.ts';
import { LONGEST_HOLD_MS } from './endpoint.ts';

export interface Patience extends Waits {
  readonly during: During;
}

/** Longest delay before a write becomes visible to reads, and longest time for which an odd answer may be stale, in milliseconds. */
export const LAG_WINDOW_MS = 10_000;
/** Longest time without an answer while a run follows work of the service, in milliseconds. */
export const PATIENCE_WITHOUT_API_MS = 120_000;

/** The pause before the next look, in milliseconds, by the time waited since the first one; before that, it is undefined. */
type Pauses = (waitedMs: number | undefined) => number;

export const PACES = {
  work: (waitedMs = 0) => Math.min(10_000, Math.max(1_000, waitedMs / 4)),
  page: (waitedMs) => (waitedMs === undefined ? 0 : 1_000),
  /** They double, up to 3 s at first, and later up to a tenth of the time waited. */
  write: (waitedMs) =>
    waitedMs === undefined ? 0 : Math.min(250 + waitedMs, Math.max(3_000, waitedMs / 10)),
} as const satisfies Readonly<Record<string, Pauses>>;

export const READING_BACK = {
  doing: 'reading back',
  awaited: () => 'waiting for the service to show what was written',
  pauses: PACES.write,
  windowMs: LAG_WINDOW_MS,
};

export interface Wait<Value> {
  readonly doing: string;
  readonly awaited: () => string;
  readonly look: () => Promise<Value>;
  readonly isThere: (seen: Value) => boolean;
  /** True for what ends the wait if it lasts longer than an answer may be stale. */
  readonly isOdd?: (seen: Value) => boolean;
  readonly pauses: Pauses;
  /** The longest wait since the first look, which may itself wait; without one, the deadline of the run ends it. */
  readonly windowMs?: number;
  /** The time that counts instead of the end of the first look. */
  readonly startedAt?: number;
  readonly inARow?: number;
  /** The longest time without an answer; 0 if a look that fails ends the wait. `onSilence` is told of each. */
  readonly silentMs?: number;
  readonly onSilence?: (error: ApiError) => void;
}

/** Looks until something is as awaited: the only wait for other things than a deploy. @returns its end, and what was seen last */
export function waitFor<Value>(wait: Wait<Value>, patience: Patience) {
  const { doing, awaited } = wait;
  return patience.during({ doing, awaited }, () => lookUntil(wait, patience));
}
async function lookUntil<Value>(wait: Wait<Value>, { clock, signal }: Waits) {
  const { windowMs = Number.POSITIVE_INFINITY, inARow = 1, silentMs = 0 } = wait;
  let { startedAt } = wait;
  let answeredAt = clock.now();
  let pauseMs = wait.pauses(undefined);
  let good = 0;
  let oddAt: number | undefined;
  while (true) {
    if (pauseMs > 0) await clock.sleep(pauseMs, signal);
    let holdMs = 0;
    try {
      const seen = await wait.look();
      answeredAt = clock.now();
      startedAt ??= answeredAt;
      good = wait.isThere(seen) ? good + 1 : 0;
      oddAt = wait.isOdd?.(seen) === true ? (oddAt ?? answeredAt) : undefined;
      if (good === inARow) return { end: 'there', seen } as const;
      if (answeredAt - (oddAt ?? answeredAt) >= LAG_WINDOW_MS) return { end: 'odd', seen } as const;
      if (answeredAt - startedAt >= windowMs) return { end: 'late', seen } as const;
    } catch (error) {
      if (!isPassing(error) || clock.now() - answeredAt >= silentMs) throw error;
      wait.onSilence?.(error);
      holdMs = Math.min(LONGEST_HOLD_MS, error.retryAfterMs ?? 0);
    }
    startedAt ??= clock.now();
    const waitedMs = clock.now() - startedAt;
    pauseMs = Math.min(Math.max(wait.pauses(waitedMs), holdMs), windowMs - waitedMs);
  }
}
