import { type FleetReport, nameOfTarget, type TargetReport } from '../outcome/report.ts';
import type { Result } from '../outcome/result.ts';
import { general, generally, namesOf } from './fleet-reasons.ts';
import { whatHappened } from './headline.ts';
import { escapeMarkdown, fold, type Prose, paragraphs } from './markdown.ts';
import { renderOperations } from './operations-list.ts';

/** Targets whose plans read the same. */
interface Alike {
  /** Markdown. */
  readonly plan: string;
  readonly targets: readonly TargetReport[];
  readonly isChange: boolean;
}

/** The first plans are shown open. */
const MOST_OPEN = 3;

/** The plans of a dry run, those that change something first; identical plans of several targets once, with their names. */
export function renderPlans({ targets }: FleetReport, prose: Prose): string {
  const planned = targets.filter(({ outcome }) => outcome === 'planned');
  const keyOf = (target: TargetReport): string =>
    JSON.stringify(
      plannedOf(target).map(({ operation, changes }) => [
        operation,
        changes.map((change) => general(change, target, prose)),
      ]),
    );
  const alike = [...Map.groupBy(planned, keyOf).values()].flatMap((those): Alike[] => {
    const [first, ...others] = those;
    if (first === undefined) return [];
    const sayOfAll = (change: string): string => generally(change, first, prose);
    const plan = planOf(first, others.length === 0 ? prose : { ...prose, say: sayOfAll });
    return [{ plan, targets: those, isChange: isChange(first) }];
  });
  const sorted = alike.toSorted((a, b) => Number(b.isChange) - Number(a.isChange));
  const folds = sorted.map((group, nth) => renderAlike(group, prose, group.isChange && nth < MOST_OPEN));
  const shown = folds.slice(0, prose.measure.items);
  const hidden = sorted.slice(shown.length).reduce((sum, { targets: those }) => sum + those.length, 0);
  return paragraphs([
    ...shown,
    hidden === 0 ? '' : `The plans of ${hidden} more targets are in the output \`plan\`.`,
  ]);
}

function isChange(target: TargetReport): boolean {
  return plannedOf(target).some(({ traits }) => !traits.repeats);
}

function plannedOf({ run }: TargetReport): readonly Result[] {
  return run?.results.filter(({ status }) => status === 'planned') ?? [];
}

function planOf(target: TargetReport, prose: Prose): string {
  const { run } = target;
  return run === undefined ? '' : renderOperations({ ...run, results: plannedOf(target) }, prose, true);
}

function renderAlike({ plan, targets }: Alike, prose: Prose, isOpen: boolean): string {
  const [first, ...others] = targets;
  if (first?.run === undefined) return '';
  const who = others.length === 0 ? prose.say(nameOfTarget(first)) : `${targets.length} targets`;
  const title = `<strong>${who}:</strong> ${escapeMarkdown(whatHappened(first.run))}`;
  return fold(title, paragraphs([others.length === 0 ? '' : namesOf(targets, prose), plan]), isOpen);
}
