import { formatDuration } from '../core/duration.ts';
import { NOTEWORTHY_MS, type RunReport } from '../outcome/report.ts';
import type { Result, Status } from '../outcome/result.ts';
import { markOf } from './headline.ts';
import { codeSpan, fold, type Prose, paragraphs } from './markdown.ts';

/** The words for a status that no change tells. */
const WORDS: Readonly<Record<Status, string>> = {
  changed: 'done',
  unchanged: 'unchanged',
  planned: 'planned',
  failed: 'failed',
  unknown: 'end not seen',
  'not-run': 'not run',
};

/** More changes than this are listed in a section of their own. */
const MOST_IN_ROW = 4;

/**
 * Lists what operations did or would do. Those that changed nothing, did not run, or are planned in every run, are named below.
 * A list, as the columns of a table would be blank in most rows and break the names in two.
 *
 * @param isBrief for the comment: without times
 */
export function renderOperations({ outcome, results }: RunReport, prose: Prose, isBrief = false): string {
  const isPlan = outcome === 'planned';
  const repeated = results.filter(({ status, traits }) => isPlan && status === 'planned' && traits.repeats);
  const quiet = (wanted: Status): Result[] =>
    results.filter(({ status, changes }) => status === wanted && changes.length === 0);
  const below = {
    'Every run does this': repeated,
    Unchanged: quiet('unchanged'),
    'Not run': isPlan ? [] : quiet('not-run'),
  };
  const told = Object.values(below).flat();
  const rows = results.filter((result) => !told.includes(result));
  const nameOf = ({ operation, changes }: Result): string =>
    prose.say(isBrief || changes.length === 0 ? operation : `${operation} (${changes.join('; ')})`);
  const lines = Object.entries(below)
    .filter(([, those]) => those.length > 0)
    .map(([title, those]) => `${title}: ${prose.list(those, nameOf, 'operations').join(', ')}`);
  return paragraphs([
    prose.bullets(rows, (result) => itemOf(result, prose, isBrief), 'operations'),
    lines.join('<br>\n'),
  ]);
}

function itemOf(result: Result, { say, list }: Prose, isBrief: boolean): string {
  const { operation, status, durationMs, changes, restored, isPutBack } = result;
  const isTallied = !isBrief && changes.length > MOST_IN_ROW;
  const made = isTallied ? [tally(changes)] : list(changes, say, 'changes');
  // A blank line below a row would turn the row into a heading.
  const all = [...made, say(restored ?? '')].filter((text) => text !== '');
  const isOdd = status === 'failed' || status === 'unknown';
  const isTold = isOdd || all.length === 0;
  const many = changes.length > 1 && !isTallied ? [`${changes.length} changes`] : [];
  const [first, ...others] = [...(isTold ? [WORDS[status]] : many), ...all];
  const isTimed = !isBrief && durationMs >= NOTEWORTHY_MS && status !== 'planned';
  const took = isTimed ? ` (${formatDuration(durationMs).replaceAll(' ', '&nbsp;')})` : '';
  // Only what is not as it should be has a mark.
  const mark = isPutBack ? '↩️ ' : isOdd ? `${markOf(status, false)} ` : '';
  const head = `${mark}${codeSpan(operation)} ${first}${took}`;
  return [head, ...others.map((line) => `  - ${line}`)].join('\n');
}

/** The number of changes, in all and by their first word. */
function tally(changes: readonly string[]): string {
  const verbs = Map.groupBy(changes, (change) => /^(?!the )[a-z]+(?= )/.exec(change)?.[0] ?? 'other');
  const counted = [...verbs].map(([verb, { length }]) => `${length} ${verb}`);
  return `${changes.length} changes: ${counted.join(', ')}`;
}

/** Changes too numerous for the list of operations, folded. */
export function renderManyChanges({ results }: RunReport, { say, bullets }: Prose): string[] {
  const many = results.filter(({ changes }) => changes.length > MOST_IN_ROW);
  return many.map(({ operation, status, changes }) => {
    const title = `<code>${say(operation)}</code>: ${changes.length} ${status === 'planned' ? 'planned ' : ''}changes`;
    return fold(title, bullets(changes, say, 'changes'));
  });
}
