import { count } from '../core/count.ts';
import { isInDoubt } from '../outcome/ended-targets.ts';
import type { Report, TargetReport } from '../outcome/report.ts';
import { groupAlike, namesOf } from './alike.ts';
import { codeBlock, fold, type Prose, paragraphs, type Sanitize } from './markdown.ts';
import { alert, doubtOf, isFailure, tellReason } from './passages.ts';
import { targetWords } from './tally.ts';

/** A reason why targets did not succeed, or why their success is in doubt, in Markdown. */
interface Reason {
  readonly paragraphs: readonly string[];
  readonly next: string;
  readonly isFailed: boolean;
}

/** The most reasons that are told. */
const MOST_ALERTS = 8;

/** Tells why targets did not succeed: an alert for each reason, with the names of all targets that share it. */
export function renderReasons(report: Report, prose: Prose): string {
  const alike = groupAlike(report.targets, prose, (target, say) =>
    reasonOf(target, report, { ...prose, say }),
  );
  const shared = alike.flatMap(({ targets, first, say }) => {
    const reason = reasonOf(first, report, { ...prose, say });
    return reason === undefined ? [] : { ...reason, targets };
  });
  // Failures first, and then what most targets share.
  shared.sort((a, b) => Number(b.isFailed) - Number(a.isFailed) || b.targets.length - a.targets.length);
  const alerts = shared
    .slice(0, Math.min(MOST_ALERTS, prose.measure.items))
    .map(({ targets, isFailed, paragraphs: [first, ...others], next }) => {
      const names = namesOf(targets, prose);
      return targets.length === 1
        ? alert(isFailed, `**${names}:** ${first}`, others, next)
        : alert(isFailed, `**${count(targets.length, 'target')}:** ${first}`, [names, ...others], next);
    });
  const more = shared.length - alerts.length;
  return paragraphs([
    ...alerts,
    more > 0 ? `${count(more, 'more reason')}: see the output \`targets\`.` : '',
  ]);
}

/** The reason of a target; undefined if it succeeded, did not start, or stopped for the reason of the whole run. */
function reasonOf(target: TargetReport, report: Report, prose: Prose): Reason | undefined {
  const { outcome, failure, run } = target;
  if (outcome === 'not-run') return undefined;
  const doubt = isInDoubt(target) && run ? doubtOf(run) : undefined;
  if (doubt !== undefined) return { paragraphs: [doubt.message], next: doubt.next, isFailed: false };
  if (failure === undefined || failure.message === report.failure?.message) return undefined;
  const [first = '', ...others] = tellReason({ failure, rollback: run?.rollback }, prose);
  // The end of a rollback stands behind the target's name.
  const told = run?.rollback === undefined ? [first, ...others] : [first];
  return { paragraphs: told, next: prose.say(failure.next), isFailed: isFailure(outcome) };
}

/** The targets that were running when the whole run stopped, and those that did not start, each with its reason once. */
export function renderRest({ outcome, targets, failure }: Report, prose: Prose): string {
  if (outcome === 'rejected') return '';
  const hasStarted = (target: TargetReport): boolean => target.outcome !== 'not-run';
  const stopped = targets.filter(
    (target) => hasStarted(target) && failure !== undefined && target.failure?.message === failure.message,
  );
  const waiting = targets.filter((target) => !hasStarted(target));
  const words = Map.groupBy(stopped, targetWords);
  const reasons = Map.groupBy(waiting, (target) => target.failure?.message ?? '');
  return [
    ...[...words].map(
      ([what, those]) => `- **Stopped while running (${prose.say(what)}):** ${namesOf(those, prose)}`,
    ),
    ...[...reasons].map(([why, those]) => {
      const reason = why === '' || why === failure?.message ? '' : ` (${prose.say(why.replace(/\.$/, ''))})`;
      return `- **Not started${reason}:** ${namesOf(those, prose)}`;
    }),
  ].join('\n');
}

/** The way to run the targets again that did not succeed, and their list where it is short. */
export function howToRunTheRest(
  { outcome, targets, failure, list }: Report,
  sanitize: Sanitize,
  mostCharacters: number,
): string {
  const { unfinished } = list ?? { unfinished: '' };
  const isOver = outcome === 'succeeded' || outcome === 'planned' || outcome === 'rejected';
  // After a dry run it is the list as it was given.
  if (isOver || unfinished === '' || targets.some((target) => target.outcome === 'planned')) return '';
  // The next step of a run that was stopped says so already.
  const isTold = failure?.next.includes('unfinished') === true;
  const how = isTold
    ? ''
    : '**To run the rest,** use the output `unfinished` as the input `targets` of the next run.';
  const lines = unfinished.length > mostCharacters ? [] : sanitize(unfinished);
  if (lines.length === 0 || lines.join('\n') !== unfinished.replace(/\n$/, '')) return how;
  return paragraphs([how, fold('The targets of the next run', codeBlock('json', lines))]);
}
