import { type FleetReport, hasFailed, nameOfTarget, siteOf, type TargetReport } from '../outcome/report.ts';
import { targetWords } from './fleet-headline.ts';
import { type Places, renderLinks } from './links.ts';
import { lastLines, renderLogTail } from './log-tail.ts';
import { fold, type Prose, paragraphs, type Sanitize } from './markdown.ts';
import { renderOperations } from './operations-list.ts';
import { confirmedSoFar, reasonOf } from './shared-sections.ts';
import { describeStanding } from './standing.ts';

interface DetailsContext {
  readonly sanitize: Sanitize;
  readonly places: Places;
}

/** The most of all logs together and of one that is looked at, in UTF-16 units. Redacting them takes time. */
const MOST_OF_LOGS = 4 * 1024 * 1024;
const MOST_OF_LOG = 64 * 1024;
const LEAST_OF_LOG = 8 * 1024;

/** The most of one target, in bytes. */
const MOST_OF_TARGET = 24 * 1024;

/** The last lines of the log that are tried, until a target's details fit; without any, the operations go too. */
const LOG_LINES = [60, 12, 4, 0];

/** The details of each target that did not succeed, folded: reason, operations, end of the log. At most `room` bytes. */
export function renderDetails(
  { targets }: FleetReport,
  context: DetailsContext,
  prose: Prose,
  room: number,
): string {
  const notable = [
    ...targets.filter(hasFailed),
    ...targets.filter(({ outcome, run }) => outcome === 'cancelled' && run !== undefined),
  ];
  const ofLog = Math.max(LEAST_OF_LOG, Math.min(MOST_OF_LOG, MOST_OF_LOGS / notable.length));
  const note = 'The details of some targets are left out: the log of this step has them.';
  let free = room - note.length - 4;
  const folds = notable.map((target, nth) => {
    const share = Math.min(MOST_OF_TARGET, free / (notable.length - nth));
    const shown = detailsOf(target, context, prose, ofLog).find((text) => sizeOf(text) <= share) ?? '';
    free -= sizeOf(shown);
    return shown;
  });
  return paragraphs([...folds, folds.includes('') ? note : '']);
}

/** The size in bytes, with the blank line behind it. */
function sizeOf(text: string): number {
  return Buffer.byteLength(text) + 2;
}

/** The details of a target, the longest first. */
function detailsOf(target: TargetReport, context: DetailsContext, prose: Prose, ofLog: number): string[] {
  const { run, failure } = target;
  const title = `<strong>${prose.say(nameOfTarget(target))}</strong>: ${prose.say(targetWords(target))}`;
  const { sanitize } = context;
  const [first, ...others] = reasonOf({ results: [], ...run, failure });
  const back = run?.rollback === undefined ? '' : `**Rollback:** ${prose.say(run.rollback.sentence)}`;
  const rest = prose.list(others, (line) => `- ${prose.say(line)}`, 'lines');
  const told = paragraphs([prose.say(first), back, rest.join('\n')]);
  if (run === undefined) return [fold(title, told)];
  const siteRepository = siteOf(run)?.repository?.name ?? context.places.siteRepository;
  const places = { ...context.places, siteRepository, environmentUrl: undefined, runId: undefined };
  const parts = [
    told,
    confirmedSoFar(run, prose),
    renderLinks(run, places, sanitize),
    describeStanding(run, prose),
  ];
  const operations = renderOperations(run, prose);
  const log = sanitize(lastLines(run.facts?.deployLog ?? '', ofLog), true);
  const isTelling = run.facts?.deploy?.evidence.length === 0;
  const name = run.rollback && 'Log of the failed deploy';
  const bodies = LOG_LINES.map((lines) =>
    paragraphs([...parts, lines === 0 ? '' : renderLogTail(log, isTelling, name, lines), operations]),
  );
  return [...bodies, told].map((body) => fold(title, body));
}
