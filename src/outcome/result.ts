import type { DeployResult } from './deploy-result.ts';
import type { Traits } from './traits.ts';

/** The end of one operation. */
export type Status = 'changed' | 'unchanged' | 'planned' | 'failed' | 'unknown' | 'not-run';

export interface Result {
  readonly operation: string;
  /** Reports distinguish operations by their traits, never by name. */
  readonly traits: Traits;
  readonly status: Status;
  /** The planned changes, one line each. */
  readonly planned: readonly string[];
  /** The changes made, or in a dry run those that would be, one line each. */
  readonly changes: readonly string[];
  /** True when a write took effect, even if the operation failed. */
  readonly wrote: boolean;
  readonly durationMs: number;
  readonly error?: string;
  /** The result of `restore-on-failure` for the text that the operation replaced, on one line. */
  readonly restored?: string;
  /** True when that text is again as it was before the run. */
  readonly isPutBack?: boolean;
}

/** The input that asks for a rollback, and its name in reports. */
export const ROLLBACK = 'rollback-on-failure';

/** The end of a rollback. Not one of the operations, as no input names it as one. */
export interface Rollback {
  /** `changed`: the site is back; `not-run`: nothing was deployed again. */
  readonly status: Extract<Status, 'changed' | 'failed' | 'unknown' | 'not-run'>;
  /** The commit to go back to; undefined if nothing was deployed again. */
  readonly commit: string | undefined;
  /** One line that says how it ended. */
  readonly sentence: string;
  /** The second deploy; undefined if none was triggered. */
  readonly deploy: DeployResult | undefined;
  readonly durationMs: number;
}
