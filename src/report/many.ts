import { type Report, type RunReport, wholeOf } from '../outcome/report.ts';
import { annotationsOf } from './annotations.ts';
import { drawBatches } from './batches.ts';
import { renderDetails } from './details.ts';
import { renderLinks } from './links.ts';
import { listsOf } from './lists.ts';
import { type Prose, proseOf, type Sanitize } from './markdown.ts';
import { howToApply } from './passages.ts';
import { renderPlans } from './plans.ts';
import { howToRunTheRest, renderReasons, renderRest } from './reasons.ts';
import { markOf, tally } from './tally.ts';
import { targetTable } from './target-table.ts';
import type { SummaryContext, Telling } from './telling.ts';

/** Rows of the table in a summary: of all, and of failed ones. */
const ROWS = { all: 200, failed: 1_000, open: 20 };
const MOST_OPEN = 10;
/** Names in a row of the comment. More make nothing clearer. */
const MOST_NAMES = 20;
/** The most characters of `unfinished` that are shown. */
const MOST_UNFINISHED = { summary: 4_000, comment: 1_000 };

/** Tells the report of a list of targets. */
export function tellMany(report: Report): Telling {
  const [whole, headline] = [wholeOf(report), tally(report)];
  return {
    ...{ whole, headline, mark: markOf(report), isList: true },
    summary: (prose, context) => sectionsOf(report, whole, prose, context),
    comment: (prose, { sanitize }) => briefly(report, prose, sanitize),
    outputs: (sanitize) => listsOf(report, sanitize),
    annotations: annotationsOf(report, headline),
  };
}

function sectionsOf(report: Report, whole: RunReport, prose: Prose, context: SummaryContext): string[] {
  const { sanitize, places } = context;
  const { outcome, targets } = report;
  const isRejected = outcome === 'rejected';
  return [
    renderReasons(report, prose),
    renderRest(report, prose),
    howToRunTheRest(report, sanitize, MOST_UNFINISHED.summary),
    renderLinks(whole, places, sanitize),
    isRejected ? '' : renderPlans(report, prose),
    targets.length === 0 ? '' : howToApply(whole),
    isRejected ? '' : targetTable(report, prose, ROWS),
    drawBatches(report),
    ...renderDetails(report, context, prose),
  ];
}

function briefly(report: Report, prose: Prose, sanitize: Sanitize): string[] {
  const { items } = prose.measure;
  const few = proseOf(sanitize, { ...prose.measure, items: Math.min(items, MOST_NAMES) });
  // The plans name every target.
  const isTold = report.outcome === 'planned' || report.outcome === 'rejected';
  return [
    renderReasons(report, few),
    renderRest(report, few),
    howToRunTheRest(report, sanitize, items > 1 ? MOST_UNFINISHED.comment : 0),
    renderPlans(report, few),
    isTold ? '' : targetTable(report, few, { all: items, failed: items, open: MOST_OPEN }),
  ];
}
