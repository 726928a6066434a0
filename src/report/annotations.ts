import { hasFailed, nameOfTarget, type Report } from '../outcome/end.ts';
import type { Failure } from '../outcome/failure.ts';
import { headlineOf, titleOf } from './headline.ts';
import { joined } from './markdown.ts';

/** GitHub shows no more of a step. */
const MOST_ANNOTATIONS = 10;

/** The annotations of a step, not redacted: one if it did not succeed; of a list one for each failed target. */
export function annotationsOf(report: Report) {
  const { failure, targets, list } = report;
  const failed = list === undefined ? [] : targets.filter(hasFailed);
  if (failed.length === 0)
    return failure === undefined ? [] : [{ title: headlineOf(report), message: annotationOf(failure) }];
  return failed.slice(0, MOST_ANNOTATIONS).map((target) => {
    const title = titleOf(target);
    // A log shows no titles.
    const message = target.failure && `${nameOfTarget(target)}: ${annotationOf(target.failure)}`;
    return { title, message: message ?? title };
  });
}

/** The message of the annotation of a failure: the reason and the next step. Not redacted. */
export function annotationOf({ message, next }: Failure): string {
  return joined([message, next && `Next: ${next}`], '\n');
}
