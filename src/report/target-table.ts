import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import { hasFailed, isUnconfirmed } from '../outcome/end.ts';
import { markOf, targetWords } from './headline.ts';
import { codeSpan, fold, type Prose, paragraphs, tableOf } from './markdown.ts';
import type { SafeReport, SafeTarget } from './safe-report.ts';

/** A row for each target, at most `all`, folded if more than `open`. Failed ones come first then; of these `failed` are shown at most. */
export function targetTable(
  { targets }: SafeReport,
  prose: Prose,
  most: Readonly<Record<'all' | 'failed' | 'open', number>>,
): string {
  if (targets.length === 0) return '';
  const allFailed = targets.filter(hasFailed);
  const failed = allFailed.slice(0, most.failed);
  const others = targets.filter((target) => !hasFailed(target));
  const shown =
    targets.length > most.all ? [...failed, ...others].slice(0, Math.max(most.all, failed.length)) : targets;
  const isBatched = targets.some(({ batch }) => batch > 1);
  const rows = shown.map((target) => [
    prose.say(target.server),
    target.site === '' ? '(the server itself)' : prose.say(target.site),
    ...(isBatched ? [String(target.batch)] : []),
    resultOf(target, prose),
  ]);
  const table = tableOf(['Server', 'Site', ...(isBatched ? ['Batch'] : []), 'Result'], rows);
  const more = targets.length - shown.length;
  const lost = allFailed.length - failed.length;
  const which = lost === 0 ? 'none of which failed' : `${lost} of which failed`;
  const note = more === 0 ? '' : `${count(more, 'more target')}, ${which}: see the output \`targets\`.`;
  const body = paragraphs([table, note]);
  if (shown.length <= most.open) return body;
  return fold(`${more === 0 ? 'All' : `${shown.length} of`} ${targets.length} targets`, body);
}

/** The end of a target. Only what is not as it should be has a mark, its time, and the commit that a failed deploy has left. */
function resultOf(target: SafeTarget, { say }: Prose): string {
  const { outcome, span, durationMs, rollback, facts } = target;
  const isInDoubt = isUnconfirmed(target);
  const isGood = outcome === 'succeeded' || outcome === 'planned';
  const mark = markOf(outcome, isInDoubt);
  const lead = (isGood && !isInDoubt) || mark === '' ? '' : `${mark} `;
  const took = isGood || span === undefined ? '' : ` (${formatDuration(durationMs)})`;
  const commit = hasFailed(target) && rollback?.status !== 'changed' ? facts?.deploy?.commit : undefined;
  const at = commit === undefined ? '' : `, on ${codeSpan(commit.slice(0, 7))}`;
  return `${lead}${say(targetWords(target))}${took}${at}`;
}
