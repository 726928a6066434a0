import { plannedOf } from '../outcome/end.ts';
import { isGood } from '../outcome/failure.ts';
import { codeBlock, fold, paragraphs } from './markdown.ts';
import type { SafeEnd, SafeReport } from './safe-report.ts';

/** The steps that apply the plan of a dry run. */
export function howToApply(end: SafeEnd): string {
  if (end.outcome !== 'planned' || plannedOf(end).length === 0) return '';
  const how =
    'This was a dry run: nothing was written. **To apply the plan,** run again with `dry-run: false`.';
  if (end.planHash === undefined) return how;
  const exactly =
    'Run again with these inputs, and all others as in this run. If the plan has changed in the meantime, nothing is written.';
  const inputs = codeBlock('yaml', ['dry-run: false', `plan-hash: ${end.planHash}`]);
  return paragraphs([how, fold('Apply exactly this plan, or nothing', `${exactly}\n\n${inputs}`)]);
}

const LIST = 'The targets of the next run';

/** The way to run the targets again that did not succeed, and their list where it is short. */
export function howToRunTheRest(report: SafeReport): string {
  if (!hasRest(report)) return '';
  const how = '**To run the rest,** use the output `unfinished` as the input `targets` of the next run.';
  const list = report.unfinished && fold(LIST, codeBlock('json', [report.unfinished]));
  return paragraphs([how, list]);
}

/** The line of a log that tells which targets the next run takes; none if nothing is left. */
export function linesOfNextRun(report: SafeReport): readonly string[] {
  const list = report.unfinished || 'the output unfinished';
  return hasRest(report) ? [`To run the rest, give this as targets: ${list}`] : [];
}

/** True if the output `unfinished` is for a next run. After a dry run it is the list as it was given. */
function hasRest({ outcome, targets, list }: SafeReport): boolean {
  const isOver = isGood(outcome) || outcome === 'rejected';
  return (
    !isOver &&
    (list?.unfinished ?? '').length > '[]'.length &&
    !targets.some((target) => target.outcome === 'planned')
  );
}
