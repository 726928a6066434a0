import type { EndOfDeploy } from './ending.ts';
import { type Expectations, notKnown, type Verdict } from './verdict.ts';

const KEEP_APART = 'Look at the site. A concurrency group keeps runs apart.';
const FIND_OTHERS =
  'Find out who else deploys this site (a concurrency group keeps runs apart), then run again.';

/** The verdict when the only end that was seen is that of an earlier deploy. */
export const EARLIER = notKnown(
  'superseded: the only deploy that was seen to end was under way before the trigger',
  KEEP_APART,
);

/** The verdict when another deploy may be taken for ours; undefined when none was seen. */
export function judgeSuperseded(end: EndOfDeploy, expectations: Expectations): Verdict | undefined {
  if (end.status?.end === 'earlier') return EARLIER;
  const others = otherDeploys(end);
  if (others !== undefined) return notKnown(others, FIND_OTHERS);
  if (!isLogMissed(end, expectations)) return undefined;
  const reason = "superseded: another deploy's log replaced the one that had begun after the trigger";
  return notKnown(reason, KEEP_APART);
}

/** Says which deploys ended besides ours: with other results, or without a report, so that the status may be theirs. */
function otherDeploys({ reports, deploys, status }: EndOfDeploy): string | undefined {
  if (status?.end === 'mixed')
    return 'superseded: two deploys with different results ended since the trigger, as the status of the site shows';
  const ends = reports.map((end) => `status ${end.status}, commit ${end.commit?.slice(0, 12) ?? 'none'}`);
  if (new Set(reports.map((end) => `${end.status} ${end.commit}`)).size > 1)
    return `superseded: ${reports.length} deploys with different results ended since the trigger (${ends.join('; ')})`;
  if (deploys <= Math.max(1, reports.length)) return undefined;
  return `superseded: the log has ${deploys} deploys since the trigger, and not all of them have reported how they ended`;
}

/** True when the log that was replaced is needed. A changed `last_deploy_at` alone claims only that a deploy has ended. */
function isLogMissed(
  { logSuperseded, exitReportExpected, reports, status }: EndOfDeploy,
  { failurePatterns, successPatterns }: Expectations,
): boolean {
  const isJudged = reports.length + failurePatterns.length + successPatterns.length > 0;
  return logSuperseded && (exitReportExpected || isJudged || status?.end !== undefined);
}
