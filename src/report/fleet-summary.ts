import { asOneRun, type FleetReport } from '../outcome/report.ts';
import { cut } from '../secrets/sanitizer.ts';
import { drawBatches } from './fleet-batches.ts';
import { renderDetails } from './fleet-details.ts';
import { fleetHeadline, fleetMark } from './fleet-headline.ts';
import { renderPlans } from './fleet-plans.ts';
import { howToRunTheRest, renderReasons, renderRest } from './fleet-reasons.ts';
import { type Rows, targetTable } from './fleet-table.ts';
import { type Places, renderLinks } from './links.ts';
import { cached, escapeMarkdown, type Measure, paragraphs, proseOf, type Sanitize } from './markdown.ts';
import { whyAndNext } from './shared-sections.ts';
import { howToApply } from './summary.ts';

const MAX_BYTES = 900 * 1024;
const ROWS: Rows = { all: 200, failed: Number.POSITIVE_INFINITY, open: 20 };

/** Tried in order until one fits. Failed targets are cut from the table only where all else is as short as can be. */
const MEASURES: readonly (readonly [Measure, Rows])[] = [
  [{ items: 20, keys: 300, characters: 1_000 }, ROWS],
  [{ items: 10, keys: 100, characters: 300 }, ROWS],
  [{ items: 5, keys: 20, characters: 80 }, ROWS],
  [
    { items: 5, keys: 5, characters: 80 },
    { ...ROWS, failed: 400 },
  ],
];

export interface FleetSummaryContext {
  readonly sanitize: Sanitize;
  /** `environmentUrl` is not used: it differs by target. */
  readonly places: Places;
}

/**
 * Renders the job summary of a run with several targets: GitHub-flavoured Markdown, at most 900 KiB, that first tells what failed, why, and
 * what to do. All remote text in it is inert.
 */
export function renderFleetSummary(report: FleetReport, given: FleetSummaryContext): string {
  const context = { ...given, sanitize: cached(given.sanitize) };
  for (const [measure, rows] of MEASURES) {
    const prose = proseOf(context.sanitize, measure);
    const core = paragraphs(coreOf(report, context, measure, rows));
    const room = MAX_BYTES - Buffer.byteLength(core) - 3;
    if (room >= 0) return `${paragraphs([core, renderDetails(report, context, prose, room)])}\n`;
  }
  const said = context.sanitize(fleetHeadline(report)).join(' ');
  return `${escapeMarkdown(cut(said, 10_000))}\n`;
}

function coreOf(
  report: FleetReport,
  { sanitize, places }: FleetSummaryContext,
  measure: Measure,
  rows: Rows,
): string[] {
  const prose = proseOf(sanitize, measure);
  const whole = asOneRun(report);
  return [
    `### ${fleetMark(report)} ${prose.say(fleetHeadline(report))}`,
    whyAndNext(whole, prose),
    renderReasons(report, prose),
    renderRest(report, prose),
    howToRunTheRest(report, sanitize),
    renderLinks(whole, { ...places, environmentUrl: undefined }, sanitize),
    report.outcome === 'rejected' ? '' : renderPlans(report, prose),
    report.targets.length === 0 ? '' : howToApply(whole),
    report.outcome === 'rejected' ? '' : targetTable(report, prose, rows),
    drawBatches(report),
  ];
}
