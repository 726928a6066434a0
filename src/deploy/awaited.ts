import { formatDuration } from '../core/duration.ts';
import { type Following, type Reading, showsNewLog } from './follow.ts';
import type { LookAt, Looked } from './looks.ts';

/** What has been seen of a deploy that is followed, and when, by the clock of this run. */
export interface Seen {
  following: Following;
  /** The site's record as it was read last. It counts once the log was looked at after it, where it has news. */
  record: Pick<Reading, 'token' | 'status'>;
  /** The next look, where it is to confirm what was seen; undefined: the one that can tell the end. */
  due: LookAt | undefined;
  looked: Looked;
  /** True when the script is known to report its end; undefined until somebody has looked. */
  exitReportExpected: boolean | undefined;
  readonly startedAt: number;
  newsAt: number;
  /** When the log gained something last; undefined as long as nothing of ours was seen. */
  gainedAt: number | undefined;
  endingAt: number | undefined;
  /** When an earlier deploy, which was under way before ours, was seen to end. */
  earlierEndedAt: number | undefined;
  /** Since when the service gives no answer. */
  silentAt: number | undefined;
  /** Since when the service says that there is no such site. */
  vanishedAt: number | undefined;
  /** For how long the service asked to be left alone, in milliseconds. */
  holdMs: number;
  /** The latest look, where it failed. */
  failed: LookAt | undefined;
  /** Whether it was said that few requests are left. */
  saidFew: boolean;
}

/** Describes what a deploy is waiting for, and what was seen of it last. */
export function describeAwaited(seen: Seen, now: number): string {
  const since = (at: number): string => formatDuration(now - at);
  const { startedAt, gainedAt, earlierEndedAt, silentAt, holdMs } = seen;
  const parts = [`waiting for ${nextSign(seen.following, seen.exitReportExpected === true)}`];
  if (gainedAt !== undefined) parts.push(`the log gained its last line ${since(gainedAt)} ago`);
  // Of several, how long the last one took was not seen.
  if (earlierEndedAt !== undefined && seen.following.earlierDeploys === 1)
    parts.push(`the deploy before ours took at least ${formatDuration(earlierEndedAt - startedAt)}`);
  if (silentAt !== undefined) parts.push(`the service has not answered for ${since(silentAt)}`);
  if (holdMs > 0) parts.push(`it asked to be left alone for ${formatDuration(holdMs)}`);
  return parts.join('; ');
}

function nextSign(following: Following, exitReportExpected: boolean): string {
  const { tokenMoved, reports, earlierDeploys, status } = following;
  if (status.isDeploying) return 'the status to change; it is deploying';
  if (status.end !== undefined) return 'its log to settle; by its status it has ended';
  if (reports.length > 0)
    return tokenMoved
      ? 'its log to settle'
      : 'last_deploy_at to change, or its log to settle; the script has reported its end';
  if (tokenMoved && exitReportExpected) return "the script's exit report; last_deploy_at has changed";
  if (tokenMoved) return 'its log to settle; last_deploy_at has changed';
  if (!showsNewLog(following))
    return earlierDeploys > 0
      ? 'ours to begin: a line of its log, or another last_deploy_at'
      : 'the first line of its log, or another last_deploy_at';
  return exitReportExpected ? "the script's exit report" : 'last_deploy_at to change';
}
