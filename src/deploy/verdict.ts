import type { Pattern } from '../values/patterns.ts';
import type { Cause } from './cause.ts';
import type { Evidence } from './deploy-result.ts';

/** The conditions from the inputs that a deploy must meet. */
export interface Expectations {
  readonly failurePatterns: readonly Pattern[];
  readonly successPatterns: readonly Pattern[];
  /** A commit or its first digits, in lower case. */
  readonly expectedCommit: string | undefined;
}

/** The end of a deploy that did not succeed, in words. */
export interface Told {
  /** Half a sentence, for the timeline. */
  readonly reason: string;
  readonly message: string;
  readonly next: string;
  readonly cause?: Error | undefined;
}

/** The judgement on a deploy. */
export type Verdict =
  | { readonly outcome: 'succeeded'; readonly evidence: readonly Evidence[] }
  | ({ readonly outcome: 'failed' | 'unknown' | 'timed_out' } & Told);

/** @param shown the line of the log that shows the failure, or what comes nearest */
export function failed(reason: string, next: string, shown?: string | Cause): Told {
  const { line, isRecognized } =
    typeof shown === 'string' ? { line: shown, isRecognized: true } : (shown ?? {});
  const quote =
    line === undefined ? '' : ` ${isRecognized ? 'The log says:' : 'Its last line was'} “${line.trim()}”`;
  // The headline above it says that the deploy failed.
  return { reason, message: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.${quote}`, next };
}

export function notKnown(reason: string, next: string, line?: string): Told {
  const { message } = failed('', '', line);
  return { reason, message: `How the deploy ended is not known: ${reason}${message}`, next };
}

/** The words for an end that was not waited for any longer. */
export function givenUp(message: string, next: string, cause: Error | undefined): Told {
  return { reason: 'the deploy was not followed any longer', message, next, cause };
}
