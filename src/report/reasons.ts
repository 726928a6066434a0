import { count } from '../core/count.ts';
import { isInDoubt, nameOfTarget } from '../outcome/ended-targets.ts';
import { isGood } from '../outcome/failure.ts';
import type { Report, TargetOutcome, TargetReport } from '../outcome/report.ts';
import { codeBlock, escapeMarkdown, fold, type Prose, paragraphs, type Sanitize } from './markdown.ts';
import { alert, doubtOf, isFailure, tellReason } from './passages.ts';
import { targetWords } from './tally.ts';

/** The most alerts that are shown. */
const MOST_ALERTS = 8;

/**
 * Tells why targets did not succeed: an alert for each reason, with the names of all targets that share it, failures first, and then the
 * reasons that most targets share.
 */
export function renderReasons(report: Report, prose: Prose): string {
  const { targets } = report;
  const failed = targets.filter(
    ({ outcome, failure }) =>
      outcome !== 'not-run' && failure !== undefined && failure.message !== report.failure?.message,
  );
  const reasons = Map.groupBy(failed, ({ failure, site, run }) => {
    const texts = [failure?.message, failure?.next, run?.rollback?.sentence];
    return JSON.stringify([failure?.outcome, ...texts.map(generalizer(site))]);
  });
  const rank = ([first]: readonly TargetReport[]): number => (first && isFailure(first.outcome) ? 0 : 1);
  const sorted = [...reasons.values()].sort((a, b) => rank(a) - rank(b) || b.length - a.length);
  const doubts = Map.groupBy(targets.filter(isInDoubt), ({ run }) => run && doubtOf(run));
  const alerts = [
    ...sorted.flatMap((those) => {
      const [first] = those;
      if (first?.failure === undefined) return [];
      const { run, failure, site } = first;
      const general = generalizer(site);
      // Secrets are hidden first: one that contains the domain would not be recognized any more.
      const sayOfAll = (text: string): string => escapeMarkdown(general(prose.line(text)));
      const telling = those.length === 1 ? prose : { ...prose, say: sayOfAll };
      const told = tellReason({ ...run, failure }, telling);
      return alertOf(those, failure.outcome, told, telling.say(failure.next), prose);
    }),
    ...[...doubts].map(([doubt, those]) =>
      alertOf(those, 'succeeded', [doubt?.message ?? ''], doubt?.next ?? '', prose),
    ),
  ];
  const shown = alerts.slice(0, Math.min(MOST_ALERTS, prose.measure.items));
  const more = alerts.length - shown.length;
  return paragraphs([...shown, more > 0 ? `${count(more, 'more reason')}: see the output \`targets\`.` : '']);
}

/** Puts `<site>` in the place of a target's domain, so that the same reason reads the same for every target. */
function generalizer(site: string): (text?: string) => string {
  if (!/^[\w.-]{4,253}$/.test(site)) return (text = '') => text;
  const name = new RegExp(`(?<![\\w.-])${site.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`, 'gi');
  return (text = '') => text.replace(name, '<site>');
}

function alertOf(
  targets: readonly TargetReport[],
  outcome: TargetOutcome,
  [reason, ...others]: readonly string[],
  next: string,
  prose: Prose,
): string {
  const names = namesOf(targets, prose);
  return targets.length === 1
    ? alert(outcome, `**${names}:** ${reason}`, others, next)
    : alert(outcome, `**${count(targets.length, 'target')}:** ${reason}`, [names, ...others], next);
}

export function namesOf(targets: readonly TargetReport[], { list, say }: Prose): string {
  return list(targets, (target) => say(nameOfTarget(target)), 'targets').join(', ');
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
export function howToRunTheRest(report: Report, sanitize: Sanitize, mostCharacters: number): string {
  const lines = linesOfRest(report, sanitize, mostCharacters);
  if (lines === undefined) return '';
  const how = '**To run the rest,** use the output `unfinished` as the input `targets` of the next run.';
  if (lines.length === 0) return how;
  return paragraphs([how, fold('The targets of the next run', codeBlock('json', lines))]);
}

/** The output `unfinished` as lines: undefined if it is not for a next run, none if it is long or would be shown differently. */
export function linesOfRest(
  { outcome, targets, list }: Report,
  sanitize: Sanitize,
  mostCharacters: number,
): readonly string[] | undefined {
  const { unfinished } = list ?? { unfinished: '' };
  const isOver = isGood(outcome) || outcome === 'rejected';
  // After a dry run it is the list as it was given.
  if (isOver || unfinished === '' || targets.some((target) => target.outcome === 'planned')) return undefined;
  const lines = unfinished.length > mostCharacters ? [] : sanitize(unfinished);
  return lines.join('\n') === unfinished.replace(/\n$/, '') ? lines : [];
}
