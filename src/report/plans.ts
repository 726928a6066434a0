import { changingOf, nameOfTarget, plannedOf } from '../outcome/ended-targets.ts';
import type { Report, TargetReport } from '../outcome/report.ts';
import { groupAlike, namesOf } from './alike.ts';
import { describeEnd } from './headline.ts';
import { escapeMarkdown, fold, type Prose, paragraphs } from './markdown.ts';
import { renderOperations } from './operations-list.ts';

/** The first plans are shown open. */
const MOST_OPEN = 3;

/** The plans of a dry run, those that change something first; identical plans of several targets once, with their names. */
export function renderPlans({ targets }: Report, prose: Prose): string {
  const planned = targets.filter(({ outcome }) => outcome === 'planned');
  const alike = groupAlike(planned, prose, (target, say) =>
    plannedOf(target).map(({ operation, changes }) => [operation, changes.map(say)]),
  );
  const changes = (target: TargetReport): number => Math.min(1, changingOf(target).length);
  const sorted = alike.toSorted((a, b) => changes(b.first) - changes(a.first));
  const folds = sorted.slice(0, prose.measure.items).map(({ targets: those, first, say }, nth) => {
    if (first.run === undefined) return '';
    const isSingle = those.length === 1;
    const who = isSingle ? prose.say(nameOfTarget(first)) : `${those.length} targets`;
    const title = `<strong>${who}:</strong> ${escapeMarkdown(describeEnd(first.run))}`;
    const plan = renderOperations({ ...first.run, results: plannedOf(first) }, { ...prose, say }, true);
    const body = paragraphs([isSingle ? '' : namesOf(those, prose), plan]);
    return fold(title, body, changes(first) > 0 && nth < MOST_OPEN);
  });
  const hidden = sorted.slice(folds.length).reduce((sum, { targets: those }) => sum + those.length, 0);
  return paragraphs([
    ...folds,
    hidden === 0 ? '' : `The plans of ${hidden} more targets are in the output \`plan\`.`,
  ]);
}
