import { isGood } from '../outcome/failure.ts';
import { isUnconfirmed, type Report, type RunReport, wholeOf } from '../outcome/report.ts';
import { headlineOf, markOf } from './headline.ts';
import { renderLinks } from './links.ts';
import { renderLogTail } from './log-tail.ts';
import type { Prose } from './markdown.ts';
import { renderManyChanges, renderOperations } from './operations-list.ts';
import { confirmedSoFar, envKeys, howToApply, lastSeen, lookFirst, renderDiff } from './passages.ts';
import { annotationOf, type SummaryContext, type Telling } from './summary.ts';

const MAX_DIFF_CHARACTERS = 60_000;
/** In a plan, a diff of up to this many lines is shown open. */
const MAX_OPEN_DIFF_LINES = 40;

/** The parts that only a run with a deploy, or with findings, has. They are loaded for it alone. */
export type Extras = Partial<
  Pick<typeof import('./timeline.ts'), 'drawTimeline' | 'tellEvents'> &
    Pick<typeof import('./findings.ts'), 'renderFindings'>
>;

/** Puts the report of a single target into words. */
export function tellSingle(report: Report, extras: Extras): Telling {
  const run = wholeOf(report);
  const headline = headlineOf(run, report.targets[0]);
  const { failure, results } = run;
  return {
    whole: run,
    headline,
    mark: markOf(run.outcome, isUnconfirmed(run)),
    isList: false,
    summary: (prose, context) => sectionsOf(run, prose, context, extras),
    comment: (prose) => [renderOperations(run, prose, true), envKeys(run, prose)],
    listOutputs: () => ({}),
    lastLines: () => [],
    annotations: failure === undefined ? [] : [{ title: headline, message: annotationOf(failure, results) }],
  };
}

function sectionsOf(run: RunReport, prose: Prose, context: SummaryContext, extras: Extras): string[] {
  const { findings } = run.facts ?? {};
  return [
    ...passagesOf(run, prose, context),
    howToApply(run),
    findings ? (extras.renderFindings?.(findings, prose, context) ?? '') : '',
    extras.drawTimeline?.(run) ?? '',
    ...renderManyChanges(run, prose),
    renderDiff(run, context.scriptDiff, MAX_DIFF_CHARACTERS, MAX_OPEN_DIFF_LINES),
    envKeys(run, prose),
    isGood(run.outcome) ? renderLogTail(context.log, false) : '',
    ...(extras.tellEvents?.(run, prose) ?? []),
  ];
}

/** The course of a run: where it is to be seen, what to look at first, the end of the log unless all went well, and its operations. */
export function passagesOf(
  run: RunReport,
  prose: Prose,
  { log, places, sanitize }: SummaryContext,
  mostLines?: number,
): string[] {
  const { facts, rollback } = run;
  // Without evidence, the end of the log may show why the run failed.
  const isTelling = facts?.deploy?.evidence.length === 0;
  const name = rollback && 'Log of the failed deploy';
  return [
    confirmedSoFar(run),
    renderLinks(run, places, sanitize),
    lastSeen(run, prose),
    lookFirst(run),
    isGood(run.outcome) ? '' : renderLogTail(log, isTelling, name, mostLines),
    renderOperations(run, prose),
  ];
}
