import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import { changingOf, hasFailed, isInDoubt, MOST_OF_NAME } from '../outcome/ended-targets.ts';
import type { Report, TargetReport } from '../outcome/report.ts';
import { cut } from '../secrets/sanitizer.ts';
import { isUnchanged, marks } from './headline.ts';
import { codeSpan, escapeMarkdown, fold, type Prose, paragraphs, tableOf } from './markdown.ts';

/** Limits on the rows of the table. */
export interface Rows {
  /** Of all targets; failed ones are shown beyond it. */
  readonly all: number;
  readonly failed: number;
  /** A table with more rows is folded. */
  readonly open: number;
}

/** A row for each target, without the columns that are blank for all; failed ones are the last to be cut. */
export function targetTable({ targets }: Report, prose: Prose, { all, failed, open }: Rows): string {
  if (targets.length === 0) return '';
  const shown = choose(targets, all, failed);
  const name = (text: string): string => escapeMarkdown(cut(prose.line(text), MOST_OF_NAME));
  const hasSites = targets.some(({ site }) => site !== '');
  const hasBatches = targets.some(({ batch }) => batch > 1);
  const cells = (server: string, site: string, batch: string, result: string): string[] =>
    [server, hasSites && site, hasBatches && batch, result].filter((cell) => cell !== false);
  const rows = shown.map((target) => {
    const site = target.site === '' ? '(the server itself)' : name(target.site);
    return cells(name(target.server), site, String(target.batch), resultOf(target, prose.line));
  });
  const more = targets.length - shown.length;
  const lost = targets.filter(hasFailed).length - shown.filter(hasFailed).length;
  const which = lost === 0 ? 'none of which failed' : `${lost} of which failed`;
  const note = more === 0 ? '' : `${count(more, 'more target')}, ${which}: see the output \`targets\`.`;
  const body = paragraphs([tableOf(cells('Server', 'Site', 'Batch', 'Result'), rows), note]);
  if (shown.length <= open) return body;
  return fold(`${more === 0 ? 'All' : `${shown.length} of`} ${targets.length} targets`, body);
}

/** The targets to show, in the order of the list. */
function choose(targets: readonly TargetReport[], all: number, mostFailed: number): readonly TargetReport[] {
  if (targets.length <= all) return targets;
  let failed = mostFailed;
  let others = all - targets.filter(hasFailed).length;
  return targets.filter((target) => (hasFailed(target) ? failed-- : others--) > 0);
}

/** The end, the commit that the site is on, as far as the run knows, and the time. Only what is not as it should be has a mark. */
function resultOf(target: TargetReport, line: Prose['line']): string {
  const { outcome, run, span } = target;
  const { rollback, facts } = run ?? {};
  const took = span === undefined ? '' : formatDuration(span.toMs - span.fromMs);
  const on = (word: string, commit = ''): string =>
    commit === '' ? '' : `${word}${codeSpan(line(commit.slice(0, 7)))}`;
  if (outcome === 'not-run') return 'not started';
  if (outcome === 'planned') return planned(target);
  if (outcome === 'succeeded') {
    if (isInDoubt(target)) return facts?.deploy?.followed ? '⚠️ no proof that it worked' : '⚠️ not followed';
    if (facts?.deploy !== undefined) {
      const { commit, ownMs, durationMs } = facts.deploy;
      return `deployed${on(' ', commit)} in ${formatDuration(ownMs ?? durationMs)}`;
    }
    return isUnchanged(run?.results ?? []) ? 'unchanged' : `done in ${took}`;
  }
  const where =
    rollback?.status === 'changed' ? on(', back on ', rollback.commit) : on(', on ', facts?.deploy?.commit);
  return `${marks[outcome]} ${outcome.replace('_', ' ')}${took === '' ? '' : ` after ${took}`}${where}`;
}

function planned(target: TargetReport): string {
  const { length } = changingOf(target).flatMap(({ changes }) => changes);
  return length === 0 ? 'no changes' : count(length, 'change');
}
