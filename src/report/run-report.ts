import type { Facts } from '../site/facts.ts';
import type { Failure } from './failure.ts';
import type { Outcome } from './outcome.ts';

/** How one operation ended. */
export type Status = 'changed' | 'unchanged' | 'planned' | 'failed' | 'unknown' | 'not-run';

/** What became of one operation. */
export interface Result {
  readonly operation: string;
  readonly status: Status;
  /** What was to be changed, one line each. */
  readonly planned: readonly string[];
  /** What was changed, or in a dry run would be, one line each. */
  readonly changes: readonly string[];
  /** Whether a write of it took effect, also when the operation as a whole did not succeed. */
  readonly wrote: boolean;
  readonly durationMs: number;
  readonly error?: string;
  /** What `restore-on-failure` made of what it had replaced, as one line. */
  readonly restored?: string;
}

/** What became of a run. Nothing in it is redacted yet. */
export interface RunReport {
  readonly outcome: Outcome;
  /** Whether anything differs from what is wanted; undefined where the run did not come far enough to know. */
  readonly hasChanges?: boolean | undefined;
  /** What stands for the whole plan, of a dry run that came to its end. */
  readonly planHash?: string | undefined;
  readonly failure?: Failure | undefined;
  readonly results: readonly Result[];
  readonly facts?: Facts | undefined;
  readonly durationMs: number;
}
