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

/** Lists what operations did or would do. Not as a table: most columns would be blank in most rows, and break the names in two. */
export function renderOperations({ outcome, results, facts }: SafeEnd, prose: Prose): string {
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
  // A blank line below a row would turn the row into a heading.
  const lead = isOdd ? outcomeInWords(outcome) : many;
  const told = [lead, ...list(changes, say, 'changes'), say(restored?.sentence ?? '')];
  const [first = outcomeInWords(outcome), ...others] = told.filter((text) => text !== '');
  // Of a deploy, the headline and the timeline tell the times.
  const isToldAbove = traits.deploys === true && outcome === 'changed';
  const isTimed = durationMs >= NOTEWORTHY_MS && outcome !== 'planned' && !isToldAbove;
  const took = isTimed ? ` (${formatDuration(durationMs).replaceAll(' ', '&nbsp;')})` : '';
  const odd = isOdd ? `${SIGNALS[outcome].emoji} ` : '';
  const mark = restored?.state === 'put-back' ? '↩️ ' : odd;
  const head = `${mark}${codeSpan(operation)} ${first}${took}`;
  return [head, ...others.map((line) => `  - ${line}`)].join('\n');
}

/** The plans of a dry run of a list; those that read the same once, with the names of their targets. Those that change something are open. */
export function renderPlans({ targets }: SafeReport, prose: Prose): string {
  const planOf = (target: SafeTarget): string =>
    renderOperations({ ...target, results: plannedOf(target) }, prose);
  const isChanging = (target: SafeTarget): boolean => changingOf(target).length > 0;
  const planned = targets.filter(({ outcome }) => outcome === 'planned');
  const tell = ([plan, those]: readonly [string, readonly SafeTarget[]]): string => {
    const { who, names } = whoAre(those, prose);
    const title = `<strong>${who}:</strong> ${those.slice(0, 1).map(describeEnd).map(escapeMarkdown)}`;
    return fold(title, paragraphs([names, plan]), those.some(isChanging));
  };
  const plans = [...Map.groupBy(planned, planOf)];
  return paragraphs(prose.list(plans, tell, 'plans: see the output `plan`'));
}
