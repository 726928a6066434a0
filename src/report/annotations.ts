import { count } from '../core/count.ts';
import { hasFailed, isStoppedWith, nameOfTarget, type Report, type TargetEnd } from '../outcome/end.ts';
import { type Failure, MOST_LISTED } from '../outcome/failure.ts';
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
  const { failure, targets, list } = report;
  const failed = list === undefined ? [] : targets.filter(hasFailed);
  if (failed.length === 0) return failure === undefined ? [] : [tellStop(report, failure)];
  if (failed.length <= MOST_ANNOTATIONS) return failed.map(annotate);
  const shown = failed.slice(0, MOST_ANNOTATIONS - 1);
  const title = `${count(failed.length - shown.length, 'more target')} failed`;
  const next = 'Look at the summary of this run: it lists all of them.';
  return [...shown.map(annotate), { title, message: `${title}.\nNext: ${next}` }];
}

/** Tells why the run stopped, and which targets of a list that leaves in doubt. */
function tellStop(report: Report, failure: Failure): Annotation {
  const { list, targets, results } = report;
  const doubtful = targets.filter(
    (target) => target.span !== undefined && target.failure && !isStoppedWith(report, target),
  );
  const message = [failure.message, ...doubtful.slice(0, MOST_LISTED).map(titleOf)].join('\n');
  const done = list === undefined ? results : [];
  return { title: headlineOf(report), message: annotationOf({ ...failure, message }, done) };
}

function annotate(target: TargetEnd): Annotation {
  const { failure, results } = target;
  const title = titleOf(target);
  if (failure === undefined) return { title, message: title };
  // A log shows no titles.
  const message = `${nameOfTarget(target)}: ${failure.message}`;
  return { title, message: annotationOf({ ...failure, message }, results) };
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
