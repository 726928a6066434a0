import { formatDuration } from '../core/duration.ts';
import { changingOf, NOTEWORTHY_MS, plannedOf } from '../outcome/end.ts';
import { isGood } from '../outcome/failure.ts';
import type { Result, Status } from '../outcome/result.ts';
import { describeEnd, markOf } from './headline.ts';
import { codeSpan, escapeMarkdown, fold, type Prose, paragraphs } from './markdown.ts';
import { whoAre } from './reasons.ts';
import type { SafeEnd, SafeReport, SafeTarget } from './safe-report.ts';

/** The words for a status that no change tells. */
export const WORDS: Readonly<Record<Status, string>> = {
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
 */
export function renderOperations({ outcome, results, facts }: SafeEnd, prose: Prose): string {
  // Its findings tell all.
  if (facts?.findings !== undefined && isGood(outcome)) return '';
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
    prose.say(changes.length === 0 ? operation : `${operation} (${changes.join('; ')})`);
  const lines = Object.entries(below)
    .filter(([, those]) => those.length > 0)
    .map(([title, those]) => `${title}: ${prose.list(those, nameOf, 'operations').join(', ')}`);
  return paragraphs([
    prose.bullets(rows, (result) => itemOf(result, prose), 'operations'),
    lines.join('<br>\n'),
  ]);
}

function itemOf(result: Result, { say, list }: Prose): string {
  const { operation, status, durationMs, changes, restored, isPutBack, traits } = result;
  const made = changes.length > MOST_IN_ROW ? [] : list(changes, say, 'changes');
  // A blank line below a row would turn the row into a heading.
  const all = [...made, say(restored ?? '')];
  const isOdd = status === 'failed' || status === 'unknown';
  const many = changes.length > 1 ? `${changes.length} changes` : '';
  const lead = isOdd ? WORDS[status] : many;
  const [first = WORDS[status], ...others] = [lead, ...all].filter((text) => text !== '');
  // Of a deploy, the headline and the timeline tell the times.
  const isToldAbove = traits.deploys === true && status === 'changed';
  const isTimed = durationMs >= NOTEWORTHY_MS && status !== 'planned' && !isToldAbove;
  const took = isTimed ? ` (${formatDuration(durationMs).replaceAll(' ', '&nbsp;')})` : '';
  // Only what is not as it should be has a mark.
  const mark = isPutBack ? '↩️ ' : isOdd ? `${markOf(status, false)} ` : '';
  const head = `${mark}${codeSpan(operation)} ${first}${took}`;
  return [head, ...others.map((line) => `  - ${line}`)].join('\n');
}

/** Changes too numerous for the list of operations, folded. */
export function renderManyChanges({ results }: SafeEnd, { say, bullets }: Prose): string[] {
  const many = results.filter(({ changes }) => changes.length > MOST_IN_ROW);
  return many.map(({ operation, status, changes }) => {
    const title = `<code>${say(operation)}</code>: ${changes.length} ${status === 'planned' ? 'planned ' : ''}changes`;
    return fold(title, bullets(changes, say, 'changes'));
  });
}

/** The first plans are shown open. */
const MOST_OPEN = 3;

/** The plans of a dry run of a list, those that change something first; identical ones once, with the names of their targets. */
export function renderPlans({ targets }: SafeReport, prose: Prose): string {
  const planned = targets.filter(({ outcome }) => outcome === 'planned');
  const groups = Map.groupBy(planned, (target) =>
    JSON.stringify(plannedOf(target).map(({ operation, changes }) => [operation, changes])),
  );
  const changes = (target: SafeTarget | undefined): number =>
    target && changingOf(target).length > 0 ? 1 : 0;
  const sorted = [...groups.values()].sort(([a], [b]) => changes(b) - changes(a));
  const folds = sorted.slice(0, prose.measure.items).map((those, nth) => {
    const [first] = those;
    if (first === undefined) return '';
    const { who, names } = whoAre(those, prose);
    const title = `<strong>${who}:</strong> ${escapeMarkdown(describeEnd(first))}`;
    const run = { ...first, results: plannedOf(first) };
    const plan = [names, renderOperations(run, prose), ...renderManyChanges(run, prose)];
    return fold(title, paragraphs(plan), changes(first) > 0 && nth < MOST_OPEN);
  });
  const hidden = sorted.slice(folds.length).flat().length;
  return paragraphs([
    ...folds,
    hidden === 0 ? '' : `The plans of ${hidden} more targets are in the output \`plan\`.`,
  ]);
}
