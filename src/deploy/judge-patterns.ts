import { isCut } from '../net/body.ts';
import type { Pattern } from '../values/patterns.ts';
import type { EndOfDeploy } from './ending.ts';
import { withoutExitReports } from './exit-report.ts';
import { type Expectations, failed, LOOK_AT_LOG, notKnown, type Verdict } from './verdict.ts';

const LOOK_AT_SITE = 'Look at the site. Without its log use health-check-url or verify-command.';
const PRINT_LESS = 'Look at the site, and make the deploy script print less.';

/**
 * Judges a deploy by patterns; undefined if they find no fault.
 *
 * @param pause awaited between pieces of work; may throw to end it
 */
export async function judgePatterns(
  end: EndOfDeploy,
  { failurePatterns, successPatterns }: Expectations,
  pause: () => Promise<void>,
): Promise<Verdict | undefined> {
  const { log } = end;
  if (failurePatterns.length + successPatterns.length === 0) return undefined;
  if (log === undefined) return notApplied(end);
  const lines = withoutExitReports(log).split(/\r\n|\n|\r/);
  // The first line of a cut log is our note.
  if (isCut(log)) lines.shift();
  for (const pattern of failurePatterns) {
    const line = await findLine(lines, pattern, pause);
    if (line !== undefined)
      return failed(`the log matches failure-pattern ${pattern.source}`, LOOK_AT_LOG, line);
  }
  if (isCut(log) && failurePatterns.length > 0) {
    const reason =
      'only the end of the deploy log could be read: failure-pattern may match what comes before';
    return notKnown(reason, PRINT_LESS);
  }
  for (const pattern of successPatterns) {
    if ((await findLine(lines, pattern, pause)) === undefined) return noMatch(pattern, log, end);
  }
  return undefined;
}

function notApplied({ isTooLarge }: EndOfDeploy): Verdict {
  const why = isTooLarge ? 'could not be read' : 'is not shown by the service';
  const reason = `the deploy log ${why}, so failure-pattern and success-pattern could not be applied`;
  return notKnown(reason, isTooLarge ? PRINT_LESS : LOOK_AT_SITE);
}

function noMatch({ source }: Pattern, log: string, end: EndOfDeploy): Verdict {
  if (isCut(log)) {
    const reason = `only the end of the deploy log could be read: no line there matches success-pattern ${source}`;
    return notKnown(reason, PRINT_LESS);
  }
  if (showsEnd(end)) return failed(`no line of the log matches success-pattern ${source}`, LOOK_AT_LOG);
  const reason = `no line of the log matches success-pattern ${source}, and nothing shows that the deploy has ended`;
  return notKnown(reason, LOOK_AT_SITE);
}

/** True when the end was seen. If a status or a report is expected, a changed `last_deploy_at` is not enough. */
function showsEnd({ reports, status, exitReportExpected }: EndOfDeploy): boolean {
  return reports.length > 0 || (status === undefined ? !exitReportExpected : status.isSeen);
}

/** Characters matched between two pauses: half a second of work for the largest pattern. Longer lines are split. */
const PIECE = 16 * 1024;

async function findLine(
  lines: readonly string[],
  pattern: Pattern,
  pause: () => Promise<void>,
): Promise<string | undefined> {
  await pause();
  let matched = 0;
  for (const line of lines) {
    for (let at = 0; at === 0 || at < line.length; at += PIECE) {
      const piece = line.slice(at, at + PIECE);
      // An empty line takes time too.
      matched += piece.length + 1;
      if (matched > PIECE + 1) {
        await pause();
        matched = piece.length + 1;
      }
      if (pattern.matches(piece)) return piece;
    }
  }
  return undefined;
}
