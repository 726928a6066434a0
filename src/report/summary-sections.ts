import {
  type End,
  hasFailed,
  nameOfTarget,
  type Report,
  runOf,
  siteOf,
  type TargetEnd,
} from '../outcome/end.ts';
import type { Findings } from '../outcome/facts.ts';
import { isGood } from '../outcome/failure.ts';
import { lastLines } from '../secrets/sanitizer.ts';
import { targetWords } from './headline.ts';
import { linkToPage, type Places, renderLinks } from './links.ts';
import { renderLogTail } from './log-tail.ts';
import { codeBlock, fold, type Prose, paragraphs, tableOf } from './markdown.ts';
import { howToApply, howToRunTheRest, lookFirst, MOST_UNFINISHED } from './next-steps.ts';
import { envKeys, renderManyChanges, renderOperations, renderPlans } from './operations-list.ts';
import { confirmedSoFar, renderReasons, renderRest, tellReason } from './reasons.ts';
import { renderDiff } from './script-diff.ts';
import type { SummaryContext } from './summary.ts';
import { targetTable } from './target-table.ts';
import { drawBatches, drawTimeline, lastSeen, tellEvents } from './timeline.ts';

export { compareScript } from './script-diff.ts';

/** The sections of a summary of what became of targets. */
export function sectionsOf(report: Report, prose: Prose, context: SummaryContext): string[] {
  return report.list === undefined
    ? sectionsOfRun(report, prose, context)
    : sectionsOfList(report, prose, context);
}

const MAX_DIFF_CHARACTERS = 60_000;
/** In a plan, a diff of up to this many lines is shown open. */
const MAX_OPEN_DIFF_LINES = 40;

function sectionsOfRun(run: End, prose: Prose, context: SummaryContext): string[] {
  const { findings } = run.facts ?? {};
  return [
    ...courseOf(run, prose, context),
    howToApply(run),
    findings ? renderFindings(findings, prose, context.places) : '',
    drawTimeline(run),
    ...renderManyChanges(run, prose),
    renderDiff(run.results, context.scriptDiff, MAX_DIFF_CHARACTERS, MAX_OPEN_DIFF_LINES),
    envKeys(run, prose),
    isGood(run.outcome) ? renderLogTail(context.log, false) : '',
    ...tellEvents(run, prose),
  ];
}

/** The course of a run: where it is to be seen, what to look at first, the end of the log unless all went well, and its operations. */
function courseOf(run: End, prose: Prose, { log, places }: SummaryContext, mostLines?: number): string[] {
  const { outcome, facts, rollback } = run;
  // Without evidence, the end of the log may show why the run failed.
  const isTelling = facts?.deploy?.evidence.length === 0;
  const name = rollback && 'Log of the failed deploy';
  return [
    confirmedSoFar(run),
    renderLinks(run, places, prose.lines),
    lastSeen(run, prose),
    lookFirst(run),
    isGood(outcome) ? '' : renderLogTail(log, isTelling, name, mostLines),
    renderOperations(run, prose),
  ];
}

/** Tables of what an operation found, YAML to copy, and a link to the page that explains them. */
function renderFindings(
  { tables, yaml, page }: Findings,
  { say, line, lines }: Prose,
  places: Places,
): string {
  const drawn = tables.map(({ head, rows }) =>
    tableOf(
      head,
      rows.map((cells) => cells.map(say)),
    ),
  );
  const copied = codeBlock('yaml', ['vocabulary: |', ...yaml.map((text) => `  ${line(text)}`)]);
  const toCopy = yaml.length === 0 ? '' : `**Add to your step:**\n\n${copied}`;
  return paragraphs([...drawn, toCopy, `Explained in ${linkToPage(page, places, lines)}.`]);
}

/** Rows of the table of targets. */
const ROWS = { all: 500, failed: Number.POSITIVE_INFINITY, open: 20 };

function sectionsOfList(report: Report, prose: Prose, context: SummaryContext): string[] {
  return [
    renderReasons(report, prose),
    renderRest(report, prose),
    howToRunTheRest(report, prose.lines, MOST_UNFINISHED),
    renderLinks(report, context.places, prose.lines),
    renderPlans(report, prose),
    report.targets.length === 0 ? '' : howToApply(report),
    targetTable(report, prose, ROWS),
    drawBatches(report),
    ...renderDetails(report, prose, context),
  ];
}

/** The most of all logs together and of one that is shown, in UTF-16 units. Redacting them takes time. */
const MOST_OF_LOGS = 128 * 1024;
const MOST_OF_LOG = 64 * 1024;
const MOST_LINES = 60;

/** The details of each target that did not succeed, folded: reason, end of the log, operations. */
function renderDetails({ targets }: Report, prose: Prose, context: SummaryContext): string[] {
  const isCancelled = ({ outcome, span }: TargetEnd): boolean =>
    outcome === 'cancelled' && span !== undefined;
  const notable = [...targets.filter(hasFailed), ...targets.filter(isCancelled)];
  const ofLog = Math.min(MOST_OF_LOG, MOST_OF_LOGS / notable.length);
  return notable.map((target) => {
    const { failure, facts, span } = target;
    const title = `<strong>${prose.say(nameOfTarget(target))}</strong>: ${prose.say(targetWords(target))}`;
    const next = !failure?.next ? '' : `**What to do next:** ${prose.say(failure.next)}`;
    const reason = [...tellReason(target, prose), next];
    if (span === undefined) return fold(title, paragraphs(reason));
    const log = context.sanitize(lastLines(facts?.deployLog ?? '', ofLog));
    // The link to the run is above.
    const env = { ...context.places.env, GITHUB_RUN_ID: undefined };
    const places = { env, siteRepository: siteOf(target)?.repository?.name };
    const course = courseOf(runOf(target), prose, { ...context, log, places }, MOST_LINES);
    return fold(title, paragraphs([...reason, ...course, ...renderManyChanges(target, prose)]));
  });
}
