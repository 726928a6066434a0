import { hasFailed, nameOfTarget } from '../outcome/ended-targets.ts';
import { type Report, type RunReport, siteOf } from '../outcome/report.ts';
import { lastLines } from '../secrets/sanitizer.ts';
import { renderLinks } from './links.ts';
import { renderLogTail } from './log-tail.ts';
import { fold, type Prose, paragraphs } from './markdown.ts';
import { renderOperations } from './operations-list.ts';
import { confirmedSoFar, reasonOf } from './passages.ts';
import { describeStanding } from './standing.ts';
import { targetWords } from './tally.ts';
import type { SummaryContext } from './telling.ts';

/** The most of all logs together and of one that is shown, in UTF-16 units. Redacting them takes time. */
const MOST_OF_LOGS = 128 * 1024;
const MOST_OF_LOG = 64 * 1024;
const MOST_LINES = 60;

/** The details of each target that did not succeed, folded: reason, end of the log, operations. */
export function renderDetails({ targets }: Report, context: SummaryContext, prose: Prose): string[] {
  const notable = [
    ...targets.filter(hasFailed),
    ...targets.filter(({ outcome, run }) => outcome === 'cancelled' && run !== undefined),
  ];
  const ofLog = Math.min(MOST_OF_LOG, MOST_OF_LOGS / notable.length);
  return notable.map((target) => {
    const { run, failure } = target;
    const title = `<strong>${prose.say(nameOfTarget(target))}</strong>: ${prose.say(targetWords(target))}`;
    const [first, ...others] = reasonOf({ results: [], ...run, failure });
    const back = run?.rollback === undefined ? '' : `**Rollback:** ${prose.say(run.rollback.sentence)}`;
    const rest = prose.bullets(others, prose.say, 'lines');
    const told = [prose.say(first), back, rest];
    return fold(
      title,
      paragraphs(run === undefined ? told : [...told, ...courseOf(run, context, prose, ofLog)]),
    );
  });
}

function courseOf(
  run: RunReport,
  { sanitize, places }: SummaryContext,
  prose: Prose,
  ofLog: number,
): string[] {
  const log = sanitize(lastLines(run.facts?.deployLog ?? '', ofLog), true);
  const isTelling = run.facts?.deploy?.evidence.length === 0;
  const name = run.rollback && 'Log of the failed deploy';
  const siteRepository = siteOf(run)?.repository?.name;
  return [
    confirmedSoFar(run, prose),
    renderLinks(run, { ...places, siteRepository, runId: undefined }, sanitize),
    describeStanding(run, prose),
    renderLogTail(log, isTelling, name, MOST_LINES),
    renderOperations(run, prose),
  ];
}
