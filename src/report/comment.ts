import type { ReportInputs, RunReport } from '../outcome/report.ts';
import { cut } from '../secrets/sanitizer.ts';
import { headline } from './headline.ts';
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
import { renderOperations } from './operations-list.ts';
import type { ScriptDiff } from './script-diff.ts';
import { envKeys, exactPlan, heading, scriptDiff, whyAndNext } from './shared-sections.ts';

export interface CommentContext {
  readonly inputs: ReportInputs;
  readonly sanitize: Sanitize;
  /** Undefined when the deploy script does not change. */
  readonly scriptDiff: ScriptDiff | undefined;
  /** The head of the pull request; undefined if the event does not give it. */
  readonly commit: string | undefined;
  readonly repositoryUrl: string;
  readonly logUrl: string | undefined;
  /** In UTF-16 units. */
  readonly maxCharacters: number;
}

/** Tried in order until one fits. */
const MEASURES: readonly Measure[] = [
  { items: 100, keys: 100, characters: 1_000 },
  { items: 40, keys: 40, characters: 400 },
  { items: 15, keys: 15, characters: 150 },
  { items: 5, keys: 5, characters: 80 },
];

/**
 * Renders the comment on a pull request, in GitHub-flavoured Markdown: what the run plans or did, for a reader with ten seconds.
 * All remote text in it is inert. If it is too long, it is cut with a note, the diff first.
 */
export function renderComment(report: RunReport, given: CommentContext): string {
  const context = { ...given, sanitize: cached(given.sanitize) };
  const { maxCharacters } = context;
  for (const measure of MEASURES) {
    if (leastLength(report, measure) > maxCharacters) continue;
    const withDiff = (diff: string): string => paragraphs(partsOf(report, context, measure, diff));
    const room = maxCharacters - withDiff('').length - 2;
    if (room < 0) continue;
    const diff = scriptDiff(report, context.scriptDiff, room);
    if (diff !== '' || context.scriptDiff === undefined) return withDiff(diff);
  }
  const said = context.sanitize(headline({ ...report, results: [] }, undefined)).join(' ');
  return cut(escapeMarkdown(said), maxCharacters);
}

/** A lower bound for the length of the list. A cancelled run has no time to escape text that cannot fit. */
function leastLength({ results }: RunReport, { items, characters }: Measure): number {
  const shown = results.slice(0, items).flatMap(({ changes }) => changes.slice(0, items));
  return shown.reduce((sum, text) => sum + Math.min(text.length, characters), 0);
}

function partsOf(report: RunReport, context: CommentContext, measure: Measure, diff: string): string[] {
  const prose = proseOf(context.sanitize, measure);
  const site = linkToSite(report, context.inputs.environmentUrl, context.sanitize);
  return [
    heading(report, context.inputs, prose),
    site === '' ? '' : `**${site}**`,
    whyAndNext(report, prose),
    renderOperations(report, prose, true),
    envKeys(report, prose),
    diff,
    exactPlan(report),
    footer(context),
  ];
}

/** The commit of the pull request, and the log. */
export function footer({
  commit = '',
  repositoryUrl,
  logUrl,
  sanitize,
}: Omit<CommentContext, 'inputs' | 'scriptDiff'>): string {
  const short = codeSpan(commit.slice(0, 7));
  const parts = [
    commit === '' ? '' : `Commit ${linkTo(short, `${repositoryUrl}/commit/${commit}`, sanitize) || short}`,
    linkTo('log of the run', logUrl, sanitize),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}
