import type { Pattern } from '../values/patterns.ts';
import type { Evidence } from './deploy-result.ts';

/** The conditions from the inputs that a deploy must meet. */
export interface Expectations {
  readonly failurePatterns: readonly Pattern[];
  readonly successPatterns: readonly Pattern[];
  /** A commit or its first digits, in lower case. */
  readonly expectedCommit: string | undefined;
}

/** The judgement on a deploy. `line` is the line of the log that shows the failure. */
export type Verdict =
  | { readonly state: 'succeeded'; readonly evidence: readonly Evidence[] }
  | {
      readonly state: 'failed';
      readonly reason: string;
      readonly line?: string | undefined;
      readonly next: string;
    }
  | { readonly state: 'unknown'; readonly reason: string; readonly next: string };

export function failed(reason: string, next: string, line?: string): Verdict {
  return { state: 'failed', reason, line, next };
}

export function notKnown(reason: string, next: string): Verdict {
  return { state: 'unknown', reason, next };
}

export const LOOK_AT_LOG = 'Read the deploy log; fix the deploy script or the code, then run again.';
