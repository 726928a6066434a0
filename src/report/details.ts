import { hasFailed, nameOfTarget } from '../outcome/ended-targets.ts';
import { type Report, siteOf } from '../outcome/report.ts';
import { lastLines } from '../secrets/sanitizer.ts';
import { fold, type Prose, paragraphs } from './markdown.ts';
import { tellReason } from './passages.ts';
import { courseOf } from './single.ts';
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
    const reason = tellReason({ ...run, failure }, prose);
    if (run === undefined) return fold(title, paragraphs(reason));
    const log = context.sanitize(lastLines(run.facts?.deployLog ?? '', ofLog), true);
    const siteRepository = siteOf(run)?.repository?.name;
    const places = { ...context.places, siteRepository, runId: undefined };
    return fold(
      title,
      paragraphs([...reason, ...courseOf(run, prose, { ...context, log, places }, MOST_LINES)]),
    );
  });
}
