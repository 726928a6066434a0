import { changingOf, nameOfTarget, plannedOf } from '../outcome/ended-targets.ts';
import type { Report, TargetReport } from '../outcome/report.ts';
import { describeEnd } from './headline.ts';
import { escapeMarkdown, fold, type Prose, paragraphs } from './markdown.ts';
import { renderOperations } from './operations-list.ts';
import { namesOf } from './reasons.ts';

/** The first plans are shown open. */
const MOST_OPEN = 3;

/** The plans of a dry run, those that change something first; identical plans of several targets once, with their names. */
export function renderPlans({ targets }: Report, prose: Prose): string {
  const planned = targets.filter(({ outcome }) => outcome === 'planned');
  const groups = Map.groupBy(planned, (target) =>
    JSON.stringify(plannedOf(target).map(({ operation, changes }) => [operation, changes])),
  );
  const changes = (target: TargetReport | undefined): number =>
    target && changingOf(target).length > 0 ? 1 : 0;
  const sorted = [...groups.values()].sort(([a], [b]) => changes(b) - changes(a));
  const folds = sorted.slice(0, prose.measure.items).map((those, nth) => {
    const [first] = those;
    if (first?.run === undefined) return '';
    const isSingle = those.length === 1;
    const who = isSingle ? prose.say(nameOfTarget(first)) : `${those.length} targets`;
    const title = `<strong>${who}:</strong> ${escapeMarkdown(describeEnd(first.run))}`;
    const plan = renderOperations({ ...first.run, results: plannedOf(first) }, prose, true);
    const body = paragraphs([isSingle ? '' : namesOf(those, prose), plan]);
    return fold(title, body, changes(first) > 0 && nth < MOST_OPEN);
  });
  const hidden = sorted.slice(folds.length).flat().length;
  return paragraphs([
    ...folds,
    hidden === 0 ? '' : `The plans of ${hidden} more targets are in the output \`plan\`.`,
  ]);
}
