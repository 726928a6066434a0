import { count } from '../core/count.ts';
import { hasFailed, mayStillRun, nameOfTarget, type Report, type TargetEnd } from '../outcome/end.ts';
import { type Failure, isGood, MOST_LISTED } from '../outcome/failure.ts';
import type { Result } from '../outcome/result.ts';
import { headlineOf, titleOf } from './headline.ts';
import { joined } from './markdown.ts';

/** An error annotation. Not redacted. */
export interface Annotation {
  readonly title: string;
  readonly message: string;
}

/** GitHub shows no more of a step. */
const MOST_ANNOTATIONS = 10;

/** The annotations of a step: one if it did not succeed; of a list one a failed target, the last for all that are left over. */
export function annotationsOf(report: Report): Annotation[] {
  const { failure, targets, list, results } = report;
  const title = headlineOf(report);
  if (list === undefined) return failure ? [{ title, message: annotationOf(failure, results) }] : [];
  const failed = targets.filter(hasFailed);
  if (failed.length === 0) {
    if (failure === undefined) return [];
    const open = targets.filter(isOpen).slice(0, MOST_LISTED).map(titleOf);
    const message = [failure.message, ...open].join('\n');
    return [{ title, message: annotationOf({ ...failure, message }, []) }];
  }
  if (failed.length <= MOST_ANNOTATIONS) return failed.map(annotate);
  const shown = failed.slice(0, MOST_ANNOTATIONS - 1);
  const rest = `${count(failed.length - shown.length, 'more target')} failed`;
  const next = 'Look at the summary of this run: it lists all of them.';
  return [...shown.map(annotate), { title: rest, message: `${rest}.\nNext: ${next}` }];
}

/** True for a target of a stopped run that may have written more than is known. */
function isOpen(target: TargetEnd): boolean {
  const { outcome, results } = target;
  return !isGood(outcome) && (mayStillRun(target) || results.some(({ status }) => status === 'unknown'));
}

function annotate(target: TargetEnd): Annotation {
  const { failure, results } = target;
  const title = titleOf(target);
  // A log shows no titles.
  const message = failure ? `${nameOfTarget(target)}: ${annotationOf(failure, results)}` : title;
  return { title, message };
}

/** The message of the annotation of a failure: the reason, the changes that remain, and the next step. Not redacted. */
export function annotationOf({ message, next }: Failure, results: readonly Result[]): string {
  const standing = results.filter(({ wrote, isPutBack }) => wrote && !isPutBack);
  const done = standing.flatMap(({ operation, changes }) =>
    changes.map((change) => `${operation}: ${change}`),
  );
  const more = done.length > MOST_LISTED ? `; and ${done.length - MOST_LISTED} more` : '';
  const before = `Done before that: ${done.slice(0, MOST_LISTED).join('; ')}${more}.`;
  return joined([message, done.length === 0 ? '' : before, next && `Next: ${next}`], '\n');
}
