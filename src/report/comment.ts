import { cut } from '../secrets/sanitizer.ts';
import { linkTo, linkToSite } from './links.ts';
import {
  cached,
  codeSpan,
  escapeMarkdown,
  type Measure,
  paragraphs,
  proseOf,
  type Sanitize,
} from './markdown.ts';
import { exactPlan, renderDiff, whyAndNext } from './passages.ts';
import { heading, type SummaryContext, type Telling } from './summary.ts';

export interface CommentContext extends Pick<SummaryContext, 'sanitize' | 'scriptDiff'> {
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
export function renderComment(telling: Telling, context: CommentContext): string {
  const { maxCharacters } = context;
  const { whole, headline } = telling;
  const sanitize = cached(context.sanitize);
  for (const measure of MEASURES) {
    const prose = proseOf(sanitize, measure);
    const site = linkToSite(whole, context.environmentUrl, sanitize);
    const before = [
      heading(telling, prose),
      site === '' ? '' : `**${site}**`,
      whyAndNext(whole, prose),
      ...telling.comment(prose, { sanitize }),
    ];
    const after = [exactPlan(whole), footer(context, sanitize)];
    const room = maxCharacters - paragraphs([...before, ...after]).length - 2;
    if (room < 0) continue;
    const diff = renderDiff(whole, context.scriptDiff, room);
    if (diff !== '' || context.scriptDiff === undefined) return paragraphs([...before, diff, ...after]);
  }
  return cut(escapeMarkdown(sanitize(headline).join(' ')), maxCharacters);
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
