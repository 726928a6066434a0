import { count } from '../core/count.ts';
import { hasFailed, nameOfTarget, runOf, siteOf } from '../outcome/end.ts';
import type { Findings } from '../outcome/facts.ts';
import { isGood } from '../outcome/failure.ts';
import { withoutExitReports } from '../script/exit-report.ts';
import { lastLines } from '../secrets/sanitizer.ts';
import { targetWords } from './headline.ts';
import { linkToPage, type Places, renderLinks } from './links.ts';
import { codeBlock, fold, type Prose, paragraphs, preBlock, tableOf } from './markdown.ts';
import { howToApply, howToRunTheRest, lookFirst } from './next-steps.ts';
import { envKeys, renderManyChanges, renderOperations, renderPlans } from './operations-list.ts';
import { confirmedSoFar, renderReasons, renderRest, tellReason } from './reasons.ts';
import type { SafeEnd, SafeReport, SafeTarget } from './safe-report.ts';
import { renderDiff } from './script-diff.ts';
import type { Sections } from './summary.ts';
import { targetTable } from './target-table.ts';
import { drawBatches, drawTimeline, lastSeen, tellEvents } from './timeline.ts';

export { renderComment } from './comment.ts';
export { compareScript } from './script-diff.ts';

/** The sections of a summary of what became of targets. */
export const sectionsOf: Sections = (report, prose, places) =>
  report.list === undefined ? sectionsOfRun(report, prose, places) : sectionsOfList(report, prose, places);

/** In a plan, a diff of up to this many lines is shown open. */
const MOST_OPEN_LINES = 40;

function sectionsOfRun(run: SafeReport, prose: Prose, places: Places): string[] {
  const { findings } = run.facts ?? {};
  return [
    ...courseOf(run, prose, places),
    howToApply(run),
    findings ? renderFindings(findings, prose, places) : '',
    drawTimeline(run),
    ...renderManyChanges(run, prose),
    renderDiff(run, prose, MOST_OPEN_LINES),
    envKeys(run, prose),
    isGood(run.outcome) ? renderLogTail(run) : '',
    ...tellEvents(run, prose),
  ];
}

/** The course of a run: where it is to be seen, what to look at first, the end of the log unless all went well, and its operations. */
function courseOf(run: SafeEnd, prose: Prose, places: Places): string[] {
  return [
    confirmedSoFar(run),
    renderLinks(run, places),
    lastSeen(run, prose),
    lookFirst(run),
    isGood(run.outcome) ? '' : renderLogTail(run),
    renderOperations(run, prose),
  ];
}

const MAX_LINES = 200;
/** Escaping may turn each character into six bytes. */
const MAX_CHARACTERS = 80_000;
/** The last lines, which usually show why a script failed. */
const TELLING_LINES = 12;

/** Renders the end of the deploy log without exit reports: folded, or with its last lines open and the earlier ones folded. */
function renderLogTail({ outcome, facts, rollback }: SafeEnd): string {
  const name = rollback === undefined ? 'Deploy log' : 'Log of the failed deploy';
  const log = withoutExitReports(facts?.deployLog ?? '').trimEnd();
  if (log === '') return '';
  const lines = lastLines(log, MAX_CHARACTERS).split('\n').slice(-MAX_LINES);
  const isCut = lines.join('\n') !== log;
  const title = `${name}, ${isCut ? 'the last ' : ''}${count(lines.length, 'line')}`;
  // Without evidence, the end of the log may show why the run failed.
  const isTelling = !isGood(outcome) && facts?.deploy?.evidence.length === 0;
  if (!isTelling) return fold(title, preBlock(lines));
  const before = lines.slice(0, -TELLING_LINES);
  return paragraphs([
    `**The ${isCut || before.length > 0 ? 'end of the ' : ''}${name.toLowerCase()}**`,
    preBlock(lines.slice(-TELLING_LINES)),
    before.length === 0 ? '' : fold(`${count(before.length, 'line')} before these`, preBlock(before)),
  ]);
}

/** Tables of what an operation found, YAML to copy, and a link to the page that explains them. */
function renderFindings({ tables, yaml, page }: Findings, { say, line }: Prose, places: Places): string {
  const drawn = tables.map(({ head, rows }) =>
    tableOf(
      head,
      rows.map((cells) => cells.map(say)),
    ),
  );
  const copied = codeBlock('yaml', ['vocabulary: |', ...yaml.map((text) => `  ${line(text)}`)]);
  const toCopy = yaml.length === 0 ? '' : `**Add to your step:**\n\n${copied}`;
  return paragraphs([...drawn, toCopy, `Explained in ${linkToPage(page, places)}.`]);
}

/** Rows of the table of targets. */
const ROWS = { all: 500, failed: Number.POSITIVE_INFINITY, open: 20 };

function sectionsOfList(report: SafeReport, prose: Prose, places: Places): string[] {
  const { targets } = report;
  const cancelled = targets.filter(({ outcome, span }) => outcome === 'cancelled' && span !== undefined);
  return [
    renderReasons(report, prose),
    renderRest(report, prose),
    howToRunTheRest(report),
    renderLinks(report, places),
    renderPlans(report, prose),
    targets.length === 0 ? '' : howToApply(report),
    targetTable(report, prose, ROWS),
    drawBatches(report),
    ...[...targets.filter(hasFailed), ...cancelled].map((target) => renderDetails(target, prose, places)),
  ];
}

/** The details of a target that did not succeed, folded: reason, end of the log, operations. */
function renderDetails(target: SafeTarget, prose: Prose, { hides, env }: Places): string {
  const title = `<strong>${prose.say(nameOfTarget(target))}</strong>: ${prose.say(targetWords(target))}`;
  const reason = tellReason(target, prose);
  if (target.span === undefined) return fold(title, paragraphs(reason));
  // The link to the run is above.
  const places = {
    ...{ hides, env: { ...env, GITHUB_RUN_ID: undefined } },
    siteRepository: siteOf(target)?.repository?.name,
  };
  const course = courseOf(runOf(target), prose, places);
  return fold(title, paragraphs([...reason, ...course, ...renderManyChanges(target, prose)]));
}
