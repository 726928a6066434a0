import type { TargetOutcome } from './end.ts';
import type { Outcome } from './failure.ts';

/** The outcome of several ends together, which is the worst of them. */
export function outcomeOfAll(ends: readonly TargetOutcome[]): Outcome {
  const has = (...outcomes: readonly TargetOutcome[]): boolean => ends.some((end) => outcomes.includes(end));
  if (has('cancelled')) return 'cancelled';
  if (has('failed', 'rejected')) return 'failed';
  if (has('unknown')) return 'unknown';
  if (has('timed_out')) return 'timed_out';
  if (has('planned')) return 'planned';
  return ends.length > 0 && ends.every((end) => end === 'superseded') ? 'superseded' : 'succeeded';
}
