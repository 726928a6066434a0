import { formatDuration } from '../core/duration.ts';
import {
  changingOf,
  NOTEWORTHY_MS,
  type OperationEnd,
  type OperationOutcome,
  plannedOf,
} from '../outcome/end.ts';
import { isGood } from '../outcome/failure.ts';
import { describeEnd, SIGNALS } from './headline.ts';
import { codeSpan, escapeMarkdown, fold, type Prose, paragraphs } from './markdown.ts';
import { whoAre } from './reasons.ts';
import type { SafeEnd, SafeReport, SafeTarget } from './safe-report.ts';

/** The words for an outcome that no change tells. */
export function outcomeInWords(outcome: OperationOutcome): string {
  return outcome === 'unknown' ? 'end not seen' : outcome.replace('-', ' ');
}

/** More changes than this are listed in a section of their own. */
const MOST_IN_ROW = 4;

/** Lists what operations did or would do. Not as a table: most columns would be blank in most rows, and break the names in two. */
export function renderOperations({ outcome, results, facts }: SafeEnd, prose: Prose): string {
  // Its findings tell all.
  if (facts?.findings !== undefined && isGood(outcome)) return '';
  const quiet = (wanted: OperationOutcome): OperationEnd[] =>
    results.filter((end) => end.outcome === wanted && end.changes.length === 0);
  const below = {
    'Every run does this': results.filter((end) => end.outcome === 'planned' && end.traits.repeats),
    Unchanged: quiet('unchanged'),
    'Not run': outcome === 'planned' ? [] : quiet('not-run'),
  };
  const told = Object.values(below).flat();
  const inShort = ({ operation, changes }: OperationEnd): string =>
    prose.say(changes.length === 0 ? operation : `${operation} (${changes.join('; ')})`);
  const lines = Object.entries(below)
    .filter(([, those]) => those.length > 0)
    .map(([title, those]) => `${title}: ${prose.list(those, inShort, 'operations').join(', ')}`);
  const rows = results.filter((result) => !told.includes(result));
  return paragraphs([
    prose.bullets(rows, (result) => itemOf(result, prose), 'operations'),
    lines.join('<br>\n'),
  ]);
}

function itemOf(end: OperationEnd, { say, list }: Prose): string {
  const { operation, outcome, durationMs, changes, restored, traits } = end;
  const isOdd = outcome === 'failed' || outcome === 'unknown';
  const many = changes.length > 1 ? `${changes.length} changes` : '';
  const made = changes.length > MOST_IN_ROW ? [] : list(changes, say, 'changes');
  // A blank line below a row would turn the row into a heading.
  const lead = isOdd ? outcomeInWords(outcome) : many;
  const told = [lead, ...made, say(restored?.sentence ?? '')].filter((text) => text !== '');
  const [first = outcomeInWords(outcome), ...others] = told;
  // Of a deploy, the headline and the timeline tell the times.
  const isToldAbove = traits.deploys === true && outcome === 'changed';
  const isTimed = durationMs >= NOTEWORTHY_MS && outcome !== 'planned' && !isToldAbove;
  const took = isTimed ? ` (${formatDuration(durationMs).replaceAll(' ', '&nbsp;')})` : '';
  // Only what is not as it should be has a mark.
  const odd = isOdd ? `${SIGNALS[outcome].emoji} ` : '';
  const mark = restored?.state === 'put-back' ? '↩️ ' : odd;
  const head = `${mark}${codeSpan(operation)} ${first}${took}`;
  return [head, ...others.map((line) => `  - ${line}`)].join('\n');
}

/** Changes too numerous for the list of operations, folded. */
export function renderManyChanges({ results }: SafeEnd, { say, bullets }: Prose): string[] {
  const many = results.filter(({ changes }) => changes.length > MOST_IN_ROW);
  return many.map(({ operation, outcome, changes }) => {
    const title = `<code>${say(operation)}</code>: ${changes.length} ${outcome === 'planned' ? 'planned ' : ''}changes`;
    return fold(title, bullets(changes, say, 'changes'));
  });
}

const MOST_PLANS_OPEN = 3;

/** The plans of a dry run of a list, those that change something first; those that read the same once, with the names of their targets. */
export function renderPlans({ targets }: SafeReport, prose: Prose): string {
  const planOf = (target: SafeTarget): string => {
    const run = { ...target, results: plannedOf(target) };
    return paragraphs([renderOperations(run, prose), ...renderManyChanges(run, prose)]);
  };
  const isChanging = (target: SafeTarget): boolean => changingOf(target).length > 0;
  const planned = targets.filter(({ outcome }) => outcome === 'planned');
  const first = [...planned.filter(isChanging), ...planned.filter((target) => !isChanging(target))];
  const tell = ([plan, those]: readonly [string, readonly SafeTarget[]], nth: number): string => {
    const { who, names } = whoAre(those, prose);
    const title = `<strong>${who}:</strong> ${those.slice(0, 1).map(describeEnd).map(escapeMarkdown)}`;
    return fold(title, paragraphs([names, plan]), those.some(isChanging) && nth < MOST_PLANS_OPEN);
  };
  const plans = [...Map.groupBy(first, planOf)];
  return paragraphs(prose.list(plans, tell, 'plans: see the output `plan`'));
}
