import { formatDuration } from '../core/duration.ts';
import { contentOf, type DeploySoFar, showsNewLog } from './deploy-so-far.ts';
import { isDeploying } from './status-history.ts';
import type { Watching, WatchState } from './watch-state.ts';

/** Prints the news of an observation and records milestones. */
export function recordNews(parts: Watching, before: DeploySoFar, now: DeploySoFar): void {
  const { record, onLog, say } = parts;
  const lastDeployAt = now.latest.lastDeployAt;
  if (now.gained !== '') onLog(now.gained, now.replaced);
  if (now.earlierDeploys > before.earlierDeploys) {
    record.milestone('an earlier deploy, not ours, ended', { lastDeployAt }, 'waiting');
    say('a deploy that was already running has ended; waiting for ours');
    return;
  }
  // A new entry may be empty at first.
  const wasSilent = !showsNewLog(before) || contentOf(before.latest) === '';
  if (isDeploying(now.status) && !isDeploying(before.status))
    record.milestone('the status became deploying', {}, 'running');
  else if (wasSilent && now.gained !== '') record.milestone('first lines of the deploy log', {}, 'running');
  if (now.lastDeployAtChanged && !before.lastDeployAtChanged)
    record.milestone('last_deploy_at changed', {}, isDeploying(now.status) ? undefined : 'settling');
  const exitReport = now.reports.at(-1);
  if (exitReport !== undefined && now.reports.length > before.reports.length) {
    const { status: exitStatus, commit, run } = exitReport;
    const found = { exitStatus, commit, run };
    record.milestone(`exit report: status ${exitReport.status}`, found, 'settling');
  }
  const { end } = now.status;
  if (end !== undefined && end !== before.status.end)
    record.milestone(`the status ${end === 'other' ? 'changed' : `became ${end}`}`, {}, 'settling');
  // Until something new appears, the log is an earlier deploy's.
  const isOurs = now.lastDeployAtChanged || showsNewLog(now);
  record.update({ lastDeployAt, log: isOurs ? wholeLines(contentOf(now.latest)) : '' });
}

/** The text without an unfinished last line, which may contain half a secret. */
export function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

/** Describes what a deploy is waiting for, and its last sign of life. */
export function describeAwaited(state: WatchState, now: number): string {
  const since = (at: number): string => formatDuration(now - at);
  const { soFar, startedAt, gainedAt, earlierEndedAt, silentAt, holdMs } = state;
  const parts = [`waiting for ${nextSign(soFar, state.exitReportExpected === true)}`];
  if (gainedAt !== undefined) parts.push(`the last line of the log came ${since(gainedAt)} ago`);
  // If there were several, the start of the last one was not seen.
  if (earlierEndedAt !== undefined && soFar.earlierDeploys === 1)
    parts.push(`the deploy before ours took at least ${formatDuration(earlierEndedAt - startedAt)}`);
  if (silentAt !== undefined) parts.push(`the service has not answered for ${since(silentAt)}`);
  if (holdMs > 0) parts.push(`it asked for a pause of ${formatDuration(holdMs)}`);
  return parts.join('; ');
}

function nextSign(soFar: DeploySoFar, exitReportExpected: boolean): string {
  const { lastDeployAtChanged, reports, earlierDeploys, status } = soFar;
  if (isDeploying(status)) return 'the status to change; it is deploying';
  if (status.end !== undefined) return 'its log to settle; by its status it has ended';
  if (reports.length > 0)
    return lastDeployAtChanged
      ? 'its log to settle'
      : 'last_deploy_at to change, or its log to settle; the script has reported its end';
  if (lastDeployAtChanged && exitReportExpected)
    return "the script's exit report; last_deploy_at has changed";
  if (lastDeployAtChanged) return 'its log to settle; last_deploy_at has changed';
  if (!showsNewLog(soFar))
    return earlierDeploys > 0
      ? 'ours to start: a line of its log, or another last_deploy_at'
      : 'the first line of its log, or another last_deploy_at';
  return exitReportExpected ? "the script's exit report" : 'last_deploy_at to change';
}
