import { generally, namesOf } from './fleet-reasons.ts';
import { type FleetReport, nameOfTarget, type TargetReport } from './fleet-report.ts';
import { whatHappened } from './headline.ts';
import { escapeMarkdown, fold, type Prose, paragraphs } from './markdown.ts';
import { type Column, OPERATION, tableOf } from './operations-table.ts';
import type { Result } from './run-report.ts';

/** Targets whose plans read the same. */
interface Alike {
  /** Markdown. */
  readonly table: string;
  readonly targets: readonly TargetReport[];
  readonly isChange: boolean;
}

/** The first plans are shown open. */
const MOST_OPEN = 3;

/** The plans of a dry run, those that change something first; identical plans of several targets once, with their names. */
export function renderPlans({ targets }: FleetReport, prose: Prose): string {
  const planned = targets.filter(({ outcome }) => outcome === 'planned');
  const groups = Map.groupBy(planned, (target) => tableOfPlan(target, prose));
  const alike = [...groups].map(([table, those]): Alike => {
    return { table, targets: those, isChange: those.some(changes) };
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

function changes({ run }: TargetReport): boolean {
  return plannedOf(run?.results ?? []).some(({ traits }) => !traits.repeats);
}

function plannedOf(results: readonly Result[]): readonly Result[] {
  return results.filter(({ status }) => status === 'planned');
}

function tableOfPlan(target: TargetReport, prose: Prose): string {
  const what: Column = {
    title: 'What would change',
    cell: (result) =>
      prose.list(result.changes, (change) => generally(change, target, prose), 'changes').join('<br>'),
  };
  return tableOf(plannedOf(target.run?.results ?? []), [OPERATION, what], prose);
}

function renderAlike({ table, targets }: Alike, prose: Prose, isOpen: boolean): string {
  const [first, ...others] = targets;
  if (first?.run === undefined) return '';
  const who = others.length === 0 ? prose.say(nameOfTarget(first)) : `${targets.length} targets`;
  const title = `<strong>${who}:</strong> ${escapeMarkdown(whatHappened(first.run))}`;
  return fold(title, paragraphs([others.length === 0 ? '' : namesOf(targets, prose), table]), isOpen);
}
