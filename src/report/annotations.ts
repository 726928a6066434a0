import { count } from '../core/count.ts';
import { hasFailed, nameOfTarget, type Report } from '../outcome/end.ts';
import type { Failure } from '../outcome/failure.ts';
import { headlineOf, titleOf } from './headline.ts';
import { joined } from './markdown.ts';

/** GitHub shows no more of a step. */
const MOST_ANNOTATIONS = 10;

/** The annotations of a step, not redacted: one if it did not succeed; of a list one for each failed target, the last for all left over. */
export function annotationsOf(report: Report) {
  const { failure, targets, list } = report;
  const failed = list === undefined ? [] : targets.filter(hasFailed);
  if (failed.length === 0)
    return failure === undefined ? [] : [{ title: headlineOf(report), message: annotationOf(failure) }];
  const most = failed.length > MOST_ANNOTATIONS ? MOST_ANNOTATIONS - 1 : MOST_ANNOTATIONS;
  const told = failed.slice(0, most).map((target) => {
    const title = titleOf(target);
    const message = target.failure && `${nameOfTarget(target)}: ${annotationOf(target.failure)}`;
    return { title, message: message ?? title };
  });
  const title = `${count(failed.length - most, 'more target')} failed`;
  const next = 'Look at the summary of this run: it lists all of them.';
  const more = { title, message: annotationOf({ message: `${title}.`, next }) };
  return failed.length > most ? [...told, more] : told;
}

/** The message of the annotation of a failure: the reason and the next step. Not redacted. */
export function annotationOf({ message, next }: Pick<Failure, 'message' | 'next'>): string {
  return joined([message, next && `Next: ${next}`], '\n');
}
