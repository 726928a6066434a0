import { count } from '../core/count.ts';
import { hasFailed, nameOfTarget, type OperationEnd, type Report, type TargetEnd } from '../outcome/end.ts';
import { type Failure, isGood, MOST_IN_MESSAGE } from '../outcome/failure.ts';
import { headlineOf, titleOf } from './headline.ts';
import { joined } from './markdown.ts';

/** GitHub shows no more of a step. */
const MOST_ANNOTATIONS = 10;

/** The annotations of a step, not redacted: one if it did not succeed; of a list one a failed target, the last for all left over. */
export function annotationsOf(report: Report) {
  const { failure, targets, list, results } = report;
  const failed = list === undefined ? [] : targets.filter(hasFailed);
  if (failed.length === 0) {
    if (failure === undefined) return [];
    const inDoubt = list === undefined ? [] : targets.filter(isInDoubt).slice(0, MOST_IN_MESSAGE);
    const message = [failure.message, ...inDoubt.map(titleOf)].join('\n');
    const done = list === undefined ? results : [];
    return [{ title: headlineOf(report), message: annotationOf({ ...failure, message }, done) }];
  }
  if (failed.length <= MOST_ANNOTATIONS) return failed.map(annotate);
  const shown = failed.slice(0, MOST_ANNOTATIONS - 1);
  const title = `${count(failed.length - shown.length, 'more target')} failed`;
  const next = 'Look at the summary of this run: it lists all of them.';
  return [...shown.map(annotate), { title, message: `${title}.\nNext: ${next}` }];
}

function isInDoubt({ outcome, results, rollback }: TargetEnd): boolean {
  return !isGood(outcome) && [...results, rollback].some((end) => end?.outcome === 'unknown');
}

function annotate(target: TargetEnd) {
  const { failure, results } = target;
  const title = titleOf(target);
  // A log shows no titles.
  return { title, message: failure ? `${nameOfTarget(target)}: ${annotationOf(failure, results)}` : title };
}

/** The message of the annotation of a failure: the reason, the changes that remain, and the next step. Not redacted. */
export function annotationOf({ message, next }: Failure, results: readonly OperationEnd[]): string {
  const standing = results.filter(({ wrote, restored }) => wrote && restored?.state !== 'put-back');
  const done = standing.flatMap(({ operation, changes }) =>
    changes.map((change) => `${operation}: ${change}`),
  );
  const more = done.length > MOST_IN_MESSAGE ? `; and ${done.length - MOST_IN_MESSAGE} more` : '';
  const before = `Done before that: ${done.slice(0, MOST_IN_MESSAGE).join('; ')}${more}.`;
  return joined([message, done.length === 0 ? '' : before, next && `Next: ${next}`], '\n');
}
