import { cut } from '../secrets/sanitizer.ts';
import { linkToCommit, linkToRun, linkToSite, type Places } from './links.ts';
import {
  codeSpan,
  escapeMarkdown,
  joined,
  type Measure,
  type Prose,
  paragraphs,
  proseOf,
} from './markdown.ts';
import { exactPlan, howToRunTheRest } from './next-steps.ts';
import { envKeys, renderOperations, renderPlans } from './operations-list.ts';
import { renderReasons, renderRest, whyAndNext } from './reasons.ts';
import type { SafeReport } from './safe-report.ts';
import { renderDiff } from './script-diff.ts';
import { heading } from './summary.ts';
import { targetTable } from './target-table.ts';

export interface CommentContext {
  readonly places: Places;
  /** The head of the pull request; undefined if the event does not give it. */
  readonly commit: string | undefined;
  /** In UTF-16 units. */
  readonly maxCharacters: number;
}

/** Tried in order until one fits: the diff is cut first. */
const MEASURES: readonly Measure[] = [
  { items: 100, characters: 1_000, lines: 500 },
  { items: 100, characters: 1_000, lines: 50 },
  { items: 15, characters: 150, lines: 15 },
  { items: 5, characters: 80, lines: 5 },
  { items: 1, characters: 60, lines: 1 },
];

/**
 * Renders the comment on a pull request, in GitHub-flavoured Markdown: what the run plans or did, for a reader with ten seconds.
 * All remote text in it is inert. If it is too long, it is cut with a note, the diff first.
 */
export function renderComment(report: SafeReport, context: CommentContext): string {
  const { places, maxCharacters } = context;
  const site = linkToSite(report, places);
  for (const measure of MEASURES) {
    const prose = proseOf(measure);
    const comment = paragraphs([
      heading(report, prose),
      site === '' ? '' : `**${site}**`,
      whyAndNext(report, prose),
      ...(report.list === undefined ? sectionsOfRun(report, prose) : sectionsOfList(report, prose)),
      exactPlan(report),
      footer(context),
    ]);
    if (comment.length <= maxCharacters) return comment;
  }
  return cut(escapeMarkdown(report.headline), maxCharacters);
}

function sectionsOfRun(report: SafeReport, prose: Prose): string[] {
  return [renderOperations(report, prose, true), envKeys(report, prose), renderDiff(report, prose)];
}

/** A longer table of targets is folded. */
const MOST_OPEN = 10;
/** The most characters of `unfinished` that are shown. */
const MOST_UNFINISHED = 1_000;

function sectionsOfList(report: SafeReport, prose: Prose): string[] {
  const { items } = prose.measure;
  return [
    renderReasons(report, prose),
    renderRest(report, prose),
    howToRunTheRest(report, items > 1 ? MOST_UNFINISHED : 0),
    renderPlans(report, prose),
    // The plans name every target.
    report.outcome === 'planned'
      ? ''
      : targetTable(report, prose, { all: items, failed: items, open: MOST_OPEN }),
  ];
}

/** The commit of the pull request, and the log. */
function footer({ commit = '', places }: CommentContext): string {
  const short = codeSpan(commit.slice(0, 7));
  const commitLink = commit === '' ? '' : `Commit ${linkToCommit(short, commit, places) || short}`;
  const links = joined([commitLink, linkToRun('log of the run', places)], ' · ');
  return links === '' ? '' : `<sub>${links}</sub>`;
}
