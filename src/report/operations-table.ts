import { formatDuration } from '../core/duration.ts';
import type { EnvKeys } from '../site/facts.ts';
import { codeSpan, count, fold, type Prose } from './markdown.ts';
import { NOTEWORTHY_MS, type Result, ROLLBACK, type RunReport, type Status } from './run-report.ts';

export interface Column<Row = Result> {
  readonly title: string;
  readonly isRight?: boolean;
  /** Markdown. */
  readonly cell: (row: Row) => string;
}

/** A table, by default of operations, one row each; empty if there are none. */
export function tableOf<Row = Result>(
  items: readonly Row[],
  columns: readonly Column<Row>[],
  { list }: Pick<Prose, 'list'>,
  noun = 'operations',
): string {
  if (items.length === 0) return '';
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = list(items, (item) => row(columns.map(({ cell }) => cell(item))), noun);
  return [
    row(columns.map(({ title }) => title)),
    row(columns.map(({ isRight }) => (isRight ? '---:' : '---'))),
    ...rows.map((line) => (line.startsWith('|') ? line : row([line]))),
  ].join('\n');
}

export const OPERATION: Column = { title: 'Operation', cell: ({ operation }) => codeSpan(operation) };

export const STATUS: Column = {
  title: 'Status',
  cell({ traits, status, isPutBack }) {
    if (isPutBack) return '↩️&nbsp;put&nbsp;back';
    return (traits.repeats ? REPEATED_MARKS[status] : undefined) ?? STATUS_MARKS[status];
  },
};

/** An operation that runs every time is done rather than changed. */
const REPEATED_MARKS: Readonly<Partial<Record<Status, string>>> = {
  changed: '✅&nbsp;done',
  planned: '🔁&nbsp;every&nbsp;run',
};

const STATUS_MARKS: Readonly<Record<Status, string>> = {
  changed: '✅&nbsp;changed',
  unchanged: 'unchanged',
  planned: '📝&nbsp;planned',
  failed: '❌&nbsp;failed',
  unknown: '❓&nbsp;unknown',
  'not-run': 'not&nbsp;run',
};

/** More changes than this are listed below the table. */
const MOST_IN_CELL = 4;
const MOST_IN_LIST = 200;

/** The result of each operation, and of the rollback, as a table; with times if any is worth mentioning. */
export function renderOperations(report: RunReport, prose: Prose): string {
  const env = report.facts?.env;
  const results = withRollback(report);
  const what: Column = {
    title: 'What',
    cell: (result) => whatHappened(result, env).map(prose.say).join('<br>'),
  };
  const time: Column = { title: 'Time', isRight: true, cell: ({ durationMs }) => timeOf(durationMs) };
  const isTimed = results.some(({ durationMs }) => timeOf(durationMs) !== '');
  return tableOf(results, [OPERATION, STATUS, what, ...(isTimed ? [time] : [])], prose);
}

/** The results, with the rollback after the operation that failed. Its sentence is told elsewhere. */
export function withRollback({ results, rollback }: RunReport): readonly Result[] {
  if (rollback === undefined) return results;
  const { status, commit, durationMs } = rollback;
  const traits = { name: ROLLBACK, summary: '', scope: 'site', repeats: true, deploys: true } as const;
  const changes = commit === undefined ? [] : [`to commit ${commit.slice(0, 7)}`];
  const row = { operation: traits.name, traits, status, changes, durationMs };
  const at = results.findIndex((result) => result.status === 'not-run');
  return results.toSpliced(at === -1 ? results.length : at, 0, { ...row, planned: [], wrote: false });
}

export function timeOf(durationMs: number): string {
  return durationMs < NOTEWORTHY_MS ? '' : formatDuration(durationMs).replaceAll(' ', '&nbsp;');
}

/** Changes too numerous for the table, folded, by operation. */
export function listChanges(results: readonly Result[], { say }: Prose): string[] {
  return results
    .filter(({ changes }) => changes.length > MOST_IN_CELL)
    .map(({ operation, status, changes }) => {
      const items = changes.slice(0, MOST_IN_LIST).map((change) => `- ${say(change)}`);
      const more = changes.length - items.length;
      if (more > 0) items.push(`- and ${more} more, which the log of this step lists`);
      const noun = status === 'planned' ? 'planned changes' : 'changes';
      return fold(`<code>${say(operation)}</code>: ${changes.length} ${noun}`, items.join('\n'));
    });
}

function whatHappened(result: Result, env: EnvKeys | undefined): string[] {
  const { traits, status, changes, restored, error } = result;
  if (traits.section === 'env-keys' && status === 'unchanged' && env !== undefined)
    return [`${count(env.kept.length, 'key')} as wanted`];
  // The whole error is shown above the table.
  const why = status === 'unknown' ? 'its end was not seen' : firstSentence(error ?? '');
  return [
    ...(changes.length > MOST_IN_CELL ? [tally(changes)] : changes),
    ...(restored === undefined ? [] : [restored]),
    ...(error === undefined ? [] : [why]),
  ];
}

function firstSentence(error: string): string {
  return /^.*?\.(?=\s|$)/.exec(error)?.[0] ?? error;
}

/** The number of changes, in all and by their first word. */
function tally(changes: readonly string[]): string {
  const verbs = changes.map((change) => /^[a-z]+(?= )/.exec(change)?.[0]);
  const sorts = [...Map.groupBy(verbs, (verb) => verb)];
  const counted = sorts.map(([verb, { length }]) => `${length} ${verb}`);
  const isMixed = verbs.includes(undefined) || sorts.length > 4;
  return `${changes.length} changes${isMixed ? '' : `: ${counted.join(', ')}`}`;
}
