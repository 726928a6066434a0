import { formatDuration } from '../core/duration.ts';
import { type Following, showsNewLog } from './follow.ts';
import { isDeploying } from './status-history.ts';
import type { WatchState } from './watch-state.ts';

/** Describes what a deploy is waiting for, and what was seen of it last. */
export function describeAwaited(state: WatchState, now: number): string {
  const since = (at: number): string => formatDuration(now - at);
  const { following, startedAt, gainedAt, earlierEndedAt, silentAt, holdMs } = state;
  const parts = [`waiting for ${nextSign(following, state.exitReportExpected === true)}`];
  if (gainedAt !== undefined) parts.push(`the last line of the log came ${since(gainedAt)} ago`);
  // Of several, it was not seen how long the last one took.
  if (earlierEndedAt !== undefined && following.earlierDeploys === 1)
    parts.push(`the deploy before ours took at least ${formatDuration(earlierEndedAt - startedAt)}`);
  if (silentAt !== undefined) parts.push(`the service has not answered for ${since(silentAt)}`);
  if (holdMs > 0) parts.push(`it asked for a pause of ${formatDuration(holdMs)}`);
  return parts.join('; ');
}

function nextSign(following: Following, exitReportExpected: boolean): string {
  const { lastDeployAtChanged, reports, earlierDeploys, status } = following;
  if (isDeploying(status)) return 'the status to change; it is deploying';
  if (status.end !== undefined) return 'its log to settle; by its status it has ended';
  if (reports.length > 0)
    return lastDeployAtChanged
      ? 'its log to settle'
      : 'last_deploy_at to change, or its log to settle; the script has reported its end';
  if (lastDeployAtChanged && exitReportExpected)
    return "the script's exit report; last_deploy_at has changed";
  if (lastDeployAtChanged) return 'its log to settle; last_deploy_at has changed';
  if (!showsNewLog(following))
    return earlierDeploys > 0
      ? 'ours to begin: a line of its log, or another last_deploy_at'
      : 'the first line of its log, or another last_deploy_at';
  return exitReportExpected ? "the script's exit report" : 'last_deploy_at to change';
}
