import { cut } from '../secrets/sanitizer.ts';
import { linkToCommit, linkToRun, linkToSite, type Places } from './links.ts';
import { codeSpan, escapeMarkdown, joined, paragraphs, proseOf } from './markdown.ts';
import { exactPlan } from './next-steps.ts';
import { whyAndNext } from './reasons.ts';
import type { SafeReport } from './safe-report.ts';
import { sectionsOf } from './sections.ts';
import { heading } from './summary.ts';

export interface CommentContext {
  readonly places: Places;
  /** The head of the pull request; undefined if the event does not give it. */
  readonly commit: string | undefined;
  /** In UTF-16 units. */
  readonly maxCharacters: number;
}

/** Tried in order until one fits: the diff is cut first. */
const MEASURES = [
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
    const prose = proseOf({ ...measure, isBrief: true });
    const comment = paragraphs([
      heading(report, prose),
      site === '' ? '' : `**${site}**`,
      whyAndNext(report, prose),
      ...sectionsOf(report, prose, places),
      exactPlan(report),
      footer(context),
    ]);
    if (comment.length <= maxCharacters) return comment;
  }
  return cut(escapeMarkdown(report.headline), maxCharacters);
}

/** The commit of the pull request, and the log. */
function footer({ commit = '', places }: CommentContext): string {
  const short = codeSpan(commit.slice(0, 7));
  const commitLink = commit === '' ? '' : `Commit ${linkToCommit(short, commit, places) || short}`;
  const links = joined([commitLink, linkToRun('log of the run', places)], ' · ');
  return links === '' ? '' : `<sub>${links}</sub>`;
}
