import { isUnconfirmed, type Named, type TargetReport } from './report.ts';
import type { Result } from './result.ts';

/** True for a target that counts as failed. */
export function hasFailed({ outcome }: Pick<TargetReport, 'outcome'>): boolean {
  return outcome === 'failed' || outcome === 'rejected' || outcome === 'timed_out' || outcome === 'unknown';
}

/** A domain has no more characters. */
export const MOST_OF_NAME = 253;

/** The name of a target as an entry spells it. */
export function nameOfTarget({ server, site }: Named): string {
  return site === '' ? server : `${server}/${site}`;
}

/** The results of a target that a dry run planned. */
export function plannedOf({ run }: TargetReport): readonly Result[] {
  return run?.results.filter(({ status }) => status === 'planned') ?? [];
}

/** The results of a planned target that would change its state. */
export function changingOf(target: TargetReport): readonly Result[] {
  return plannedOf(target).filter(({ traits }) => !traits.repeats);
}

/** True for a success that nothing proves. */
export function isInDoubt({ outcome, run }: TargetReport): boolean {
  return outcome === 'succeeded' && run !== undefined && isUnconfirmed(run);
}

/** The state of a run with several targets. */
export interface TargetCounts {
  /** The targets that have ended, failed ones among them. */
  readonly done: number;
  readonly failed: number;
  readonly total: number;
  readonly running: readonly TargetRunning[];
}

interface TargetRunning extends Named {
  /** The time since it started. */
  readonly sinceMs: number;
}
