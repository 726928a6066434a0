import { count } from '../core/count.ts';
import { hasFailed, nameOfTarget } from '../outcome/ended-targets.ts';
import { type Failure, MOST_LISTED } from '../outcome/failure.ts';
import type { Report, TargetReport } from '../outcome/report.ts';
import { type Annotation, annotationOf } from './annotation.ts';
import { targetWords } from './tally.ts';

/** GitHub shows no more of a step. */
const MOST_ANNOTATIONS = 10;

/** One annotation a failed target, the last for all that are left over; one for the run if no target failed. */
export function annotationsOf(report: Report, headline: string): Annotation[] {
  const { failure, targets } = report;
  const failed = targets.filter(hasFailed);
  if (failed.length === 0) return failure === undefined ? [] : [tellStop(report, failure, headline)];
  if (failed.length <= MOST_ANNOTATIONS) return failed.map(annotate);
  const shown = failed.slice(0, MOST_ANNOTATIONS - 1);
  return [...shown.map(annotate), tellRest(failed.slice(shown.length))];
}

/** Tells why the run stopped, and which targets that leaves in doubt. */
function tellStop(report: Report, failure: Failure, title: string): Annotation {
  const doubtful = report.targets.filter(
    (target) => target.run !== undefined && target.failure && target.failure.message !== failure.message,
  );
  const lines = doubtful.slice(0, MOST_LISTED).map(titleOf);
  const message = [failure.message, ...lines].join('\n');
  return { title, message: annotationOf({ ...failure, message }, []) };
}

function annotate(target: TargetReport): Annotation {
  const { failure, run } = target;
  const title = titleOf(target);
  return { title, message: failure === undefined ? title : annotationOf(failure, run?.results ?? []) };
}

function titleOf(target: TargetReport): string {
  return `${nameOfTarget(target)}: ${targetWords(target)}`;
}

function tellRest(rest: readonly TargetReport[]): Annotation {
  const names = rest.slice(0, MOST_LISTED).map(nameOfTarget).join(', ');
  const more = rest.length > MOST_LISTED ? ` and ${rest.length - MOST_LISTED} more` : '';
  const next = 'Look at the summary of this run: it lists all of them.';
  return { title: `${count(rest.length, 'more target')} failed`, message: `${names}${more}\nNext: ${next}` };
}
