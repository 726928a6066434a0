import { LONGEST_HOLD_MS } from '../api/endpoint.ts';
import { wholeLines } from '../api/kept-text.ts';
import { formatDuration } from '../core/duration.ts';
import type { Notes } from '../core/log.ts';
import type { Recorder } from '../outcome/deploy-result.ts';
import { decidesById, hasEndedById, type State } from './state.ts';

/** Those who are told of a deploy. */
export interface Listeners {
  readonly record: Recorder;
  readonly log: Notes;
  /** Takes text that the deploy log has gained. `replaced`: it starts another log. */
  readonly onLog: (text: string, replaced: boolean) => void;
}

/** Prints the news of a look and records milestones. */
export function recordNews({ record, onLog, log }: Listeners, before: State, after: State): void {
  const { status, deployment, reports } = after;
  const { lastDeployAt } = after.shown;
  if (after.gained !== '') onLog(after.gained, after.replaced);
  if (after.earlierDeploys > before.earlierDeploys) {
    record.milestone('an earlier deploy, not ours, ended', { lastDeployAt }, 'waiting');
    log.info('an earlier deploy that was already running has ended; waiting for ours');
    return;
  }
  const isDeploying = status.latest === 'deploying' || deployment?.state === 'running';
  const wasDeploying = before.status.latest === 'deploying' || before.deployment?.state === 'running';
  if (isDeploying && !wasDeploying) record.milestone('the status became deploying', {}, 'running');
  else if (before.gainedAt === undefined && after.gained !== '')
    record.milestone('first lines of the deploy log', {}, 'running');
  const isSettling = !isDeploying && !decidesById(after);
  if (after.hasMoved && !before.hasMoved)
    record.milestone('last_deploy_at changed', {}, isSettling ? 'settling' : undefined);
  if (hasEndedById(after) && !hasEndedById(before))
    record.milestone(`the deployment became ${deployment?.state}`, {}, 'settling');
  const report = reports.at(-1);
  if (report !== undefined && reports.length > before.reports.length) {
    const { exitStatus, commit, run } = report;
    record.milestone(`exit report: status ${exitStatus}`, { exitStatus, commit, run }, 'settling');
  }
  const { end } = status;
  if (end !== undefined && end !== before.status.end && !decidesById(after))
    record.milestone(`the status ${end === 'other' ? 'changed' : `became ${end}`}`, {}, 'settling');
  record.update({ lastDeployAt, log: wholeLines(after.text.content ?? after.live) });
}

/** Describes what a deploy is waiting for, and its last sign of life. */
export function describeAwaited(state: State, now: number): string {
  const { gainedAt, trouble } = state;
  const parts = [`waiting for ${nextSign(state)}`];
  if (gainedAt !== undefined)
    parts.push(`the last line of the log came ${formatDuration(now - gainedAt)} ago`);
  if (trouble?.silentSince !== undefined)
    parts.push(`the service has not answered for ${formatDuration(now - trouble.silentSince)}`);
  const holdMs = Math.min(LONGEST_HOLD_MS, trouble?.error.retryAfterMs ?? 0);
  if (holdMs > 0) parts.push(`it asked for a pause of ${formatDuration(holdMs)}`);
  return parts.join('; ');
}

function nextSign(state: State): string {
  const { hasMoved, reports, earlierDeploys, status, deployment, log, isFramed } = state;
  if (hasEndedById(state)) return 'the log of its deployment, which has ended';
  if (decidesById(state))
    return `its deployment to end; it is ${deployment?.state === 'scheduled' ? 'scheduled' : 'deploying'}`;
  if (status.latest === 'deploying') return 'the status to change; it is deploying';
  if (status.end !== undefined) return 'its log to settle; by its status it has ended';
  if (reports.length > 0) return 'its log to settle; the script has reported its end';
  if (hasMoved)
    return `${isFramed ? "the script's exit report" : 'its log to settle'}; last_deploy_at has changed`;
  const whose = earlierDeploys > 0 ? 'ours to start: a line of its log' : 'the first line of its log';
  if (log.entries.length === 0) return `${whose}, or another last_deploy_at`;
  return isFramed ? "the script's exit report" : 'last_deploy_at to change';
}
