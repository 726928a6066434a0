import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import { hasFailed, isUnconfirmed, MOST_OF_NAME } from '../outcome/end.ts';
import { cut } from '../secrets/sanitizer.ts';
import { markOf, targetWords } from './headline.ts';
import { codeSpan, escapeMarkdown, fold, type Prose, paragraphs, tableOf } from './markdown.ts';
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
  const name = (text: string): string => escapeMarkdown(cut(prose.line(text), MOST_OF_NAME));
  const isBatched = targets.some(({ batch }) => batch > 1);
  const rows = shown.map((target) => {
    const site = target.site === '' ? '(the server itself)' : name(target.site);
    return [
      name(target.server),
      site,
      ...(isBatched ? [String(target.batch)] : []),
      `${leadOf(target)}${prose.say(targetWords(target))}${timeOf(target)}${commitOf(target)}`,
    ];
  });
  const more = targets.length - shown.length;
  const lost = allFailed.length - failed.length;
  const which = lost === 0 ? 'none of which failed' : `${lost} of which failed`;
  const note = more === 0 ? '' : `${count(more, 'more target')}, ${which}: see the output \`targets\`.`;
  const body = paragraphs([
    tableOf(['Server', 'Site', ...(isBatched ? ['Batch'] : []), 'Result'], rows),
    note,
  ]);
  if (shown.length <= most.open) return body;
  return fold(`${more === 0 ? 'All' : `${shown.length} of`} ${targets.length} targets`, body);
}

/** The time that a target took; empty for one that succeeded, as its words tell it, or did not start. */
function timeOf({ outcome, span, durationMs }: SafeTarget): string {
  const isShown = span !== undefined && outcome !== 'succeeded' && outcome !== 'planned';
  return isShown ? ` (${formatDuration(durationMs)})` : '';
}

/** The commit that the failed deploy of a target has left it on, as far as the run knows. */
function commitOf(target: SafeTarget): string {
  const { rollback, facts: { deploy } = {} } = target;
  const commit = hasFailed(target) && rollback?.status !== 'changed' ? deploy?.commit : undefined;
  return commit === undefined ? '' : `, on ${codeSpan(commit.slice(0, 7))}`;
}

/** Only what is not as it should be has a mark. */
function leadOf(target: SafeTarget): string {
  const { outcome } = target;
  const isInDoubt = isUnconfirmed(target);
  const isAsWanted = (outcome === 'succeeded' && !isInDoubt) || outcome === 'planned';
  return isAsWanted || outcome === 'not-run' ? '' : `${markOf(outcome, isInDoubt)} `;
}
