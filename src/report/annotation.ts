import { type Failure, MOST_LISTED } from '../outcome/failure.ts';
import type { Result } from '../outcome/result.ts';

/** An error annotation. Not redacted. */
export interface Annotation {
  readonly title: string;
  readonly message: string;
}

/** The message of the annotation of a failure: the reason, what was done before, and the next step. Not redacted. */
export function annotationOf(failure: Failure, results: readonly Result[]): string {
  return `${failure.message}${doneBefore(results)}\nNext: ${failure.next}`;
}

/** The changes that took effect in an unsuccessful run and were not put back, in one line. */
function doneBefore(results: readonly Result[]): string {
  const done = results.flatMap(({ operation, wrote, changes, isPutBack }) =>
    wrote && !isPutBack ? changes.map((change) => `${operation}: ${change}`) : [],
  );
  const more = done.length > MOST_LISTED ? `; and ${done.length - MOST_LISTED} more` : '';
  return done.length === 0 ? '' : `\nDone before that: ${done.slice(0, MOST_LISTED).join('; ')}${more}.`;
}
