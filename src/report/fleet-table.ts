import { cut } from '../secrets/sanitizer.ts';
import { type FleetReport, hasFailed, isInDoubt, MOST_OF_NAME, type TargetReport } from './fleet-report.ts';
import { isAsWanted, marks } from './headline.ts';
import { codeSpan, count, escapeMarkdown, fold, type Prose, paragraphs } from './markdown.ts';
import { type Column, tableOf, timeOf } from './operations-table.ts';

/** Limits on the rows of the table. */
export interface Rows {
  /** Of all targets; failed ones are shown beyond it. */
  readonly all: number;
  readonly failed: number;
  /** A table with more rows is folded. */
  readonly open: number;
}

/** A row for each target, without the columns that are blank or say the same for all; failed ones are the last to be cut. */
export function targetTable({ targets }: FleetReport, prose: Prose, { all, failed, open }: Rows): string {
  const shown = choose(targets, all, failed);
  const columns = columnsOf(prose).filter(
    ({ isNeeded, cell }) => isNeeded(targets) && shown.some((target) => cell(target) !== ''),
  );
  const table = tableOf(shown, columns, { list: (items, say) => items.map(say) }, 'targets');
  const more = targets.length - shown.length;
  const lost = targets.filter(hasFailed).length - shown.filter(hasFailed).length;
  const which = lost === 0 ? 'none of which failed' : `${lost} of which failed`;
  const note = more === 0 ? '' : `${count(more, 'more target')}, ${which}: see the output \`targets\`.`;
  const body = paragraphs([table, note]);
  if (shown.length <= open || body === '') return body;
  return fold(
    more === 0 ? `All ${targets.length} targets` : `${shown.length} of ${targets.length} targets`,
    body,
  );
}

/** The targets to show, in the order of the list. */
function choose(targets: readonly TargetReport[], all: number, mostFailed: number): readonly TargetReport[] {
  if (targets.length <= all) return targets;
  const failed = targets.filter(hasFailed).slice(0, mostFailed);
  const others = targets.filter((target) => !hasFailed(target)).slice(0, Math.max(0, all - failed.length));
  const kept = new Set([...failed, ...others]);
  return targets.filter((target) => kept.has(target));
}

interface TargetColumn extends Column<TargetReport> {
  readonly isNeeded: (targets: readonly TargetReport[]) => boolean;
}

function columnsOf({ line }: Prose): TargetColumn[] {
  const name = (text: string): string => escapeMarkdown(cut(line(text), MOST_OF_NAME));
  const always = (): boolean => true;
  return [
    { title: 'Server', cell: ({ server }) => name(server), isNeeded: always },
    { title: 'Site', cell: ({ site }) => name(site), isNeeded: always },
    {
      title: 'Batch',
      isRight: true,
      cell: ({ batch }) => String(batch),
      isNeeded: (targets) => targets.some(({ batch }) => batch > 1),
    },
    { title: 'Result', cell: resultOf, isNeeded: always },
    { title: 'Commit', cell: (target) => codeSpan(line(commitOf(target))), isNeeded: always },
    {
      title: 'Time',
      isRight: true,
      cell: ({ span }) => (span === undefined ? '' : timeOf(span.toMs - span.fromMs)),
      // Reading takes about as long for each of them.
      isNeeded: (targets) => targets.some(({ outcome }) => outcome !== 'planned'),
    },
  ];
}

/** The commit that the site is on, as far as the run knows. */
function commitOf({ run }: TargetReport): string {
  const rollback = run?.rollback;
  const commit = rollback?.status === 'changed' ? rollback.commit : run?.facts?.deploy?.commit;
  return commit?.slice(0, 7) ?? '';
}

function resultOf(target: TargetReport): string {
  return resultWords(target).replaceAll(' ', '&nbsp;');
}

function resultWords(target: TargetReport): string {
  const { outcome, run } = target;
  if (outcome === 'not-run') return 'not begun';
  if (isInDoubt(target)) return run?.facts?.deploy?.followed ? '⚠️ no proof' : '⚠️ not followed';
  const mark = `${marks[outcome]} `;
  if (outcome === 'failed' && run?.rollback?.status === 'changed') return `${mark}failed, ↩️ back`;
  if (outcome === 'planned') return planned(target);
  if (outcome !== 'succeeded') return `${mark}${outcome.replace('_', ' ')}`;
  if (run?.facts?.deploy !== undefined) return `${mark}deployed`;
  return isAsWanted(run?.results ?? []) ? 'as wanted' : `${mark}done`;
}

function planned({ run }: TargetReport): string {
  const changing = run?.results.filter(({ status, traits }) => status === 'planned' && !traits.repeats) ?? [];
  const { length } = changing.flatMap(({ changes }) => changes);
  return length === 0 ? 'as wanted' : `${marks.planned} ${count(length, 'change')}`;
}
