import { count } from '../core/count.ts';
import { hasFailed, isInDoubt, nameOfTarget } from '../outcome/ended-targets.ts';
import { type Failure, MOST_LISTED } from '../outcome/failure.ts';
import { type Report, type RunReport, siteOf, type TargetReport, wholeOf } from '../outcome/report.ts';
import { lastLines } from '../secrets/sanitizer.ts';
import { markOf } from './headline.ts';
import { renderLinks } from './links.ts';
import { listsOf } from './lists.ts';
import { fold, type Prose, paragraphs, type Sanitize } from './markdown.ts';
import { renderManyChanges } from './operations-list.ts';
import { howToApply, tellReason } from './passages.ts';
import { renderPlans } from './plans.ts';
import { howToRunTheRest, linesOfRest, renderReasons, renderRest } from './reasons.ts';
import { passagesOf } from './single.ts';
import { type Annotation, annotationOf, type SummaryContext, type Telling } from './summary.ts';
import { tally, targetWords, titleOf } from './tally.ts';
import { targetTable } from './target-table.ts';
import { drawBatches } from './timeline.ts';

/** Rows of the table in a summary. */
const ROWS = { all: 500, failed: Number.POSITIVE_INFINITY, open: 20 };
const MOST_OPEN = 10;
/** The most characters of `unfinished` that are shown. */
const MOST_UNFINISHED = { summary: 4_000, comment: 1_000, log: 4_000 };

/** Puts the report of a list of targets into words. */
export function tellMany(report: Report): Telling {
  const [whole, headline] = [wholeOf(report), tally(report)];
  const isDoubtful = report.outcome === 'succeeded' && report.targets.some(isInDoubt);
  return {
    whole,
    headline,
    mark: markOf(report.outcome, isDoubtful),
    isList: true,
    summary: (prose, context) => sectionsOf(report, whole, prose, context),
    comment: (prose, { sanitize }) => briefly(report, prose, sanitize),
    listOutputs: (sanitize) => listsOf(report, sanitize),
    annotations: annotationsOf(report, headline),
    lastLines: (sanitize) => tellRest(report, sanitize),
  };
}

/** Tells which targets the next run takes. */
function tellRest(report: Report, sanitize: Sanitize): readonly string[] {
  const lines = linesOfRest(report, sanitize, MOST_UNFINISHED.log);
  if (lines === undefined) return [];
  const how = 'To run the rest, give this as targets:';
  return lines.length > 1 ? [how, ...lines] : [`${how} ${lines[0] ?? 'the output unfinished'}`];
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
  // The plans name every target.
  const isTold = report.outcome === 'planned' || report.outcome === 'rejected';
  return [
    renderReasons(report, prose),
    renderRest(report, prose),
    howToRunTheRest(report, sanitize, items > 1 ? MOST_UNFINISHED.comment : 0),
    renderPlans(report, prose),
    isTold ? '' : targetTable(report, prose, { all: items, failed: items, open: MOST_OPEN }),
  ];
}

/** The most of all logs together and of one that is shown, in UTF-16 units. Redacting them takes time. */
const MOST_OF_LOGS = 128 * 1024;
const MOST_OF_LOG = 64 * 1024;
const MOST_LINES = 60;

/** The details of each target that did not succeed, folded: reason, end of the log, operations. */
function renderDetails({ targets }: Report, context: SummaryContext, prose: Prose): string[] {
  const notable = [
    ...targets.filter(hasFailed),
    ...targets.filter(({ outcome, run }) => outcome === 'cancelled' && run !== undefined),
  ];
  const ofLog = Math.min(MOST_OF_LOG, MOST_OF_LOGS / notable.length);
  return notable.map((target) => {
    const { run, failure } = target;
    const title = `<strong>${prose.say(nameOfTarget(target))}</strong>: ${prose.say(targetWords(target))}`;
    const next = !failure?.next ? '' : `**What to do next:** ${prose.say(failure.next)}`;
    const reason = [...tellReason({ ...run, failure }, prose), next];
    if (run === undefined) return fold(title, paragraphs(reason));
    const log = context.sanitize(lastLines(run.facts?.deployLog ?? '', ofLog));
    const siteRepository = siteOf(run)?.repository?.name;
    const places = { ...context.places, siteRepository, runId: undefined };
    return fold(
      title,
      paragraphs([
        ...reason,
        ...passagesOf(run, prose, { ...context, log, places }, MOST_LINES),
        ...renderManyChanges(run, prose),
      ]),
    );
  });
}

/** GitHub shows no more of a step. */
const MOST_ANNOTATIONS = 10;

/** One annotation a failed target, the last for all that are left over; one for the run if no target failed. */
function annotationsOf(report: Report, headline: string): Annotation[] {
  const { failure, targets } = report;
  const failed = targets.filter(hasFailed);
  if (failed.length === 0) return failure === undefined ? [] : [tellStop(report, failure, headline)];
  if (failed.length <= MOST_ANNOTATIONS) return failed.map(annotate);
  const shown = failed.slice(0, MOST_ANNOTATIONS - 1);
  const title = `${count(failed.length - shown.length, 'more target')} failed`;
  const next = 'Look at the summary of this run: it lists all of them.';
  return [...shown.map(annotate), { title, message: `${title}.\nNext: ${next}` }];
}

/** Tells why the run stopped, and which targets that leaves in doubt. */
function tellStop(report: Report, failure: Failure, title: string): Annotation {
  const doubtful = report.targets.filter(
    (target) => target.run !== undefined && target.failure && target.failure.message !== failure.message,
  );
  const lines = doubtful.slice(0, MOST_LISTED).map(titleOf);
  const message = [failure.message, ...lines].join('\n');
  return { title, message: annotationOf({ ...failure, message }, []) };
}

function annotate(target: TargetReport): Annotation {
  const { failure, run } = target;
  const title = titleOf(target);
  if (failure === undefined) return { title, message: title };
  // A log shows no titles.
  const named = { ...failure, message: `${nameOfTarget(target)}: ${failure.message}` };
  return { title, message: annotationOf(named, run?.results ?? []) };
}
