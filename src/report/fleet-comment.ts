import { asOneRun, type FleetReport } from '../outcome/report.ts';
import { cut } from '../secrets/sanitizer.ts';
import { type CommentContext, footer } from './comment.ts';
import { fleetHeadline, fleetMark } from './fleet-headline.ts';
import { renderPlans } from './fleet-plans.ts';
import { howToRunTheRest, renderReasons, renderRest } from './fleet-reasons.ts';
import { targetTable } from './fleet-table.ts';
import { cached, escapeMarkdown, type Measure, paragraphs, proseOf } from './markdown.ts';
import { exactPlan, whyAndNext } from './shared-sections.ts';

export type FleetCommentContext = Omit<CommentContext, 'inputs' | 'scriptDiff'>;

/** Tried in order until one fits. `items` limits the rows of the table too. */
const MEASURES: readonly Measure[] = [
  { items: 100, keys: 100, characters: 1_000 },
  { items: 40, keys: 40, characters: 400 },
  { items: 15, keys: 15, characters: 150 },
  { items: 5, keys: 5, characters: 80 },
  { items: 1, keys: 1, characters: 60 },
];
/** Names in a row. More make nothing clearer. */
const MOST_NAMES = 20;
const MOST_OPEN = 10;
const MOST_UNFINISHED = 1_000;

/**
 * Renders the comment on a pull request of a run with several targets, in GitHub-flavoured Markdown: the sections of the summary that matter
 * to a reader with ten seconds, cut until they fit. All remote text in it is inert.
 */
export function renderFleetComment(report: FleetReport, given: FleetCommentContext): string {
  const context = { ...given, sanitize: cached(given.sanitize) };
  for (const measure of MEASURES) {
    const comment = paragraphs(partsOf(report, context, measure));
    if (comment.length <= context.maxCharacters) return comment;
  }
  const said = context.sanitize(fleetHeadline(report)).join(' ');
  return cut(escapeMarkdown(said), context.maxCharacters);
}

function partsOf(report: FleetReport, context: FleetCommentContext, measure: Measure): string[] {
  const { sanitize } = context;
  const prose = proseOf(sanitize, { ...measure, items: Math.min(measure.items, MOST_NAMES) });
  const whole = asOneRun(report);
  const { items } = measure;
  const isPlan = report.outcome === 'planned';
  return [
    `### ${fleetMark(report)} ${prose.say(fleetHeadline(report))}`,
    whyAndNext(whole, prose),
    renderReasons(report, prose),
    renderRest(report, prose),
    howToRunTheRest(report, sanitize, items > 1 ? MOST_UNFINISHED : 0),
    renderPlans(report, prose),
    // The plans name every target.
    isPlan || report.outcome === 'rejected'
      ? ''
      : targetTable(report, prose, { all: items, failed: items, open: MOST_OPEN }),
    exactPlan(whole),
    footer(context),
  ];
}
