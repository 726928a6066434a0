import { type Report, type RunReport, wholeOf } from '../outcome/report.ts';
import { annotationOf } from './annotation.ts';
import { headlineOf, outcomeMark } from './headline.ts';
import { renderLinks } from './links.ts';
import { renderLogTail } from './log-tail.ts';
import type { Prose } from './markdown.ts';
import { listChanges, renderOperations } from './operations-list.ts';
import { confirmedSoFar, envKeys, howToApply, scriptDiff } from './passages.ts';
import { describeStanding } from './standing.ts';
import type { SummaryContext, Telling } from './telling.ts';

const MAX_DIFF_CHARACTERS = 60_000;
/** In a plan, a diff of up to this many lines is shown open. */
const MAX_OPEN_DIFF_LINES = 40;

/** The parts that only a run with a deploy, or with findings, has. They are loaded for it alone. */
export type Extras = Partial<
  Pick<typeof import('./timeline.ts'), 'drawTimeline' | 'tellEvents'> &
    Pick<typeof import('./findings.ts'), 'renderFindings'>
>;

/** Tells the report of a single target. */
export function tellSingle(report: Report, extras: Extras): Telling {
  const run = wholeOf(report);
  const headline = headlineOf(run, report.targets[0]);
  const { failure, results } = run;
  return {
    ...{ whole: run, headline, mark: outcomeMark(run), isList: false },
    summary: (prose, context) => sectionsOf(run, prose, context, extras),
    comment: (prose) => [renderOperations(run, prose, true), envKeys(run, prose)],
    outputs: () => ({}),
    annotations: failure === undefined ? [] : [{ title: headline, message: annotationOf(failure, results) }],
  };
}

function sectionsOf(run: RunReport, prose: Prose, context: SummaryContext, extras: Extras): string[] {
  const { results, facts, outcome, rollback } = run;
  const isGood = outcome === 'succeeded' || outcome === 'planned';
  const isFailed = outcome === 'failed';
  // Without evidence, the end of the log may show why the run failed.
  const isTelling = !isGood && facts?.deploy?.evidence.length === 0;
  const log = renderLogTail(context.log, isTelling, rollback && 'Log of the failed deploy');
  return [
    confirmedSoFar(run, prose),
    renderLinks(run, context.places, context.sanitize),
    describeStanding(run, prose),
    isFailed ? log : '',
    renderOperations(run, prose),
    isGood || isFailed ? '' : log,
    howToApply(run),
    facts?.findings
      ? (extras.renderFindings?.(facts.findings, context.places, prose, context.sanitize) ?? '')
      : '',
    extras.drawTimeline?.(run) ?? '',
    ...listChanges(results, prose),
    scriptDiff(run, context.scriptDiff, MAX_DIFF_CHARACTERS, MAX_OPEN_DIFF_LINES),
    envKeys(run, prose),
    isGood ? log : '',
    ...(extras.tellEvents?.(run, prose) ?? []),
  ];
}
