import type { Report } from '../outcome/end.ts';
import { cut } from '../secrets/sanitizer.ts';
import { headlineOf } from './headline.ts';
import { linkTo, linkToSite } from './links.ts';
import {
  cached,
  codeSpan,
  escapeMarkdown,
  type Measure,
  type Prose,
  paragraphs,
  proseOf,
  type Sanitize,
} from './markdown.ts';
import { exactPlan, howToRunTheRest } from './next-steps.ts';
import { envKeys, renderOperations, renderPlans } from './operations-list.ts';
import { renderReasons, renderRest, whyAndNext } from './reasons.ts';
import { renderDiff, type ScriptDiff } from './script-diff.ts';
import { heading } from './summary.ts';
import { targetTable } from './target-table.ts';

export interface CommentContext {
  readonly sanitize: Sanitize;
  /** Undefined when the deploy script does not change. */
  readonly scriptDiff: ScriptDiff | undefined;
  readonly environmentUrl: string | undefined;
  /** The head of the pull request; undefined if the event does not give it. */
  readonly commit: string | undefined;
  readonly repositoryUrl: string;
  readonly logUrl: string | undefined;
  /** In UTF-16 units. */
  readonly maxCharacters: number;
}

/** Tried in order until one fits. */
const MEASURES: readonly Measure[] = [
  { items: 100, characters: 1_000 },
  { items: 15, characters: 150 },
  { items: 5, characters: 80 },
  { items: 1, characters: 60 },
];

/**
 * Renders the comment on a pull request, in GitHub-flavoured Markdown: what the run plans or did, for a reader with ten seconds.
 * All remote text in it is inert. If it is too long, it is cut with a note, the diff first.
 */
export function renderComment(report: Report, context: CommentContext): string {
  const { maxCharacters, scriptDiff } = context;
  const sanitize = cached(context.sanitize);
  for (const measure of MEASURES) {
    const prose = proseOf(sanitize, measure);
    const site = linkToSite(report, context.environmentUrl, sanitize);
    const before = [
      heading(report, prose),
      site === '' ? '' : `**${site}**`,
      whyAndNext(report, prose),
      ...(report.list === undefined
        ? [renderOperations(report, prose, true), envKeys(report, prose)]
        : sectionsOfList(report, prose)),
    ];
    const after = [exactPlan(report), footer(context, sanitize)];
    const room = maxCharacters - paragraphs([...before, ...after]).length - 2;
    if (room < 0) continue;
    const diff = renderDiff(report.results, scriptDiff, room);
    if (diff !== '' || scriptDiff === undefined) return paragraphs([...before, diff, ...after]);
  }
  return cut(escapeMarkdown(sanitize(headlineOf(report)).join(' ')), maxCharacters);
}

/** A longer table of targets is folded. */
const MOST_OPEN = 10;
/** The most characters of `unfinished` that are shown. */
const MOST_UNFINISHED = 1_000;

function sectionsOfList(report: Report, prose: Prose): string[] {
  const { items } = prose.measure;
  return [
    renderReasons(report, prose),
    renderRest(report, prose),
    howToRunTheRest(report, prose.lines, items > 1 ? MOST_UNFINISHED : 0),
    renderPlans(report, prose),
    // The plans name every target.
    report.outcome === 'planned'
      ? ''
      : targetTable(report, prose, { all: items, failed: items, open: MOST_OPEN }),
  ];
}

/** The commit of the pull request, and the log. */
function footer({ commit = '', repositoryUrl, logUrl }: CommentContext, sanitize: Sanitize): string {
  const short = codeSpan(commit.slice(0, 7));
  const parts = [
    commit === '' ? '' : `Commit ${linkTo(short, `${repositoryUrl}/commit/${commit}`, sanitize) || short}`,
    linkTo('log of the run', logUrl, sanitize),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}
