import { advise } from '../api/advice.ts';
import type { Effect } from '../api/client.ts';
import { LONGEST_HOLD_MS } from '../api/endpoint.ts';
import { PATIENCE_WITHOUT_API_MS } from '../api/settle.ts';
import { formatDuration } from '../core/duration.ts';
import {
  ApiError,
  CancelledError,
  DeadlineError,
  isNotFound,
  isPassing,
  OperationError,
} from '../core/errors.ts';
import { contentOf, type DeploySoFar, showsNewLog } from './deploy-so-far.ts';
import { isBelievable } from './ending.ts';
import { textOf } from './new-entries.ts';
import { wholeLines } from './news.ts';
import { finalStatus, isDeploying, isShown } from './status-history.ts';
import { outstandingOf, type PollTarget, type Watching, type WatchState, withSite } from './watch-state.ts';

const PATIENCE_WITHOUT_SITE_MS = 20_000;
/** The time for which an unreadable log is retried once the status shows the end. */
const PATIENCE_WITHOUT_LOG_MS = 10_000;

/**
 * Handles a failed poll.
 *
 * @returns true to go on; false if the time is up after the script has reported its end
 * @throws OperationError if going on is pointless; CancelledError; any error that is not the service's
 */
export function takeFailure(error: unknown, target: PollTarget, parts: Watching, state: WatchState): boolean {
  const now = parts.clock.now();
  if (error instanceof CancelledError) throw cancelledAt(state.soFar, error);
  if (error instanceof DeadlineError) {
    const soFar = withSite(state);
    const { reports, status } = soFar;
    const isTold = reports.some((report) => report.status !== 0) || !isDeploying(status);
    if (reports.length > 0 && isBelievable(soFar) && isTold) return false;
    throw tooLate({ ...state, soFar }, parts, error);
  }
  if (!(error instanceof ApiError)) throw error;
  state.vanishedAt = isNotFound(error) ? (state.vanishedAt ?? now) : undefined;
  state.answeringAt = undefined;
  state.silentAt = error.reason === 'limited' ? undefined : (state.silentAt ?? now);
  state.failed = target;
  state.holdMs = Math.min(LONGEST_HOLD_MS, error.retryAfterMs ?? 0);
  const silentMs = now - (state.silentAt ?? now);
  if (state.due === 'log' && silentMs >= PATIENCE_WITHOUT_LOG_MS && isToldByStatus(parts, state)) {
    state.soFar = withSite(state);
    state.due = undefined;
    return true;
  }
  if (now - (state.vanishedAt ?? now) >= PATIENCE_WITHOUT_SITE_MS) throw siteGone(parts.trigger, error);
  const isTolerable = isPassing(error) || isNotFound(error);
  if (!isTolerable || silentMs >= PATIENCE_WITHOUT_API_MS) throw endNotSeen(error, isTolerable, silentMs);
  return true;
}

/** The time after which a deploy whose trigger got no answer is given up if nothing is seen of it. */
const PATIENCE_WITH_LOST_TRIGGER_MS = 10_000;

/**
 * Gives up on a deploy that nothing shows, if the answer to its trigger was lost and other targets wait for it to end. The log
 * is read once more before.
 *
 * @throws OperationError
 */
export function giveUpLostTrigger({ trigger, company, clock }: Watching, state: WatchState): void {
  const { answeringAt, logPolledAt } = state;
  if (!company.isThere || trigger.state !== 'unknown' || answeringAt === undefined) return;
  const over = answeringAt + PATIENCE_WITH_LOST_TRIGGER_MS;
  if (hasBegun(withSite(state)) || clock.now() < over) return;
  if (logPolledAt < over) {
    state.due = 'log';
    return;
  }
  const seen = `for ${formatDuration(PATIENCE_WITH_LOST_TRIGGER_MS)} after the service answered again`;
  throw lostTrigger(seen, trigger.error);
}

function hasBegun(soFar: DeploySoFar): boolean {
  return showsNewLog(soFar) || isDeploying(soFar.status) || soFar.lastDeployAtChanged;
}

function lostTrigger(seen: string, cause: Error): OperationError {
  const message = `The answer to the trigger was lost and no deploy was seen ${seen}: whether there was one is not known.`;
  const next = 'Look at the site, then run again.';
  return new OperationError('unknown', message, next, { cause });
}

/** True when the site as last read shows how the deploy ended, and the log is not needed to judge it. */
function isToldByStatus(parts: Watching, state: WatchState): boolean {
  const { latest, end } = withSite(state).status;
  const isLogNeeded = outstandingOf(parts, state).text || parts.expectations.expectedCommit !== undefined;
  return finalStatus(latest) !== undefined && end !== undefined && !isLogNeeded;
}

function siteGone(trigger: Effect<unknown>, cause: ApiError): OperationError {
  const stop = trigger.state === 'done' ? 'failed' : 'unknown';
  const message = 'The site is gone: the service no longer knows it.';
  const next = 'Find out who deleted it. The deploy is gone, too.';
  return new OperationError(stop, message, next, { cause });
}

function endNotSeen(cause: ApiError, isTolerable: boolean, silentMs: number): OperationError {
  const why = isTolerable
    ? `the service has not answered for ${formatDuration(silentMs)}`
    : 'the service refuses to show it';
  const next = isTolerable
    ? 'Check the site before running again: the deploy may have continued.'
    : advise(cause);
  const message = `The deploy was triggered, but ${why}, so how it ended is not known.`;
  return new OperationError('unknown', message, next, { cause });
}

/** The error if the deadline passes before the deploy is seen to end. */
function tooLate(
  state: WatchState,
  { clock, trigger, timeoutMs }: Watching,
  cause: DeadlineError,
): OperationError {
  const limit = `the ${cause.input} of ${formatDuration(cause.limitMs ?? timeoutMs)}`;
  const { soFar, exitReportExpected } = state;
  const { status, lastDeployAtChanged } = soFar;
  const hasEnded = status.end !== undefined || (lastDeployAtChanged && exitReportExpected !== true);
  if (!isDeploying(status) && !status.isEarlier && hasEnded) {
    return new OperationError(
      'timed_out',
      `The deploy has ended, but its log had not settled within ${limit}, so whether it worked is not known.`,
      `Raise ${cause.input}. Look at the deploy log before running again.`,
      { cause },
    );
  }
  if (hasBegun(soFar)) return stillAtWork(state, limit, clock.now(), cause);
  if (trigger.state === 'unknown') return lostTrigger(`within ${limit}`, cause);
  return state.logPolledAt === state.startedAt ? notLookedAt(limit, cause) : noSign(soFar, limit, cause);
}

/** The longest time since the log was read after which the silence of the script counts as known. */
const LONGEST_UNREAD_MS = 30_000;

function stillAtWork(
  { soFar: { latest, status }, gainedAt, startedAt, logPolledAt }: WatchState,
  limit: string,
  now: number,
  cause: DeadlineError,
): OperationError {
  const { entry } = latest.log;
  const isKnown = entry === null || textOf(entry) !== undefined;
  const silence = !isKnown
    ? 'The service does not show what the script prints'
    : now - logPolledAt > LONGEST_UNREAD_MS
      ? `Its log was last read ${formatDuration(now - logPolledAt)} before that`
      : `The script had printed nothing for ${formatDuration(now - (gainedAt ?? startedAt))}`;
  const line = lastLine(contentOf(latest));
  const last = line === undefined ? '.' : `; its last line is “${line}”.`;
  const shows = isDeploying(status) ? ' The service still shows the status deploying.' : '';
  const sameSecond = ' Or it ended within the same second as the deploy before it, without an exit report.';
  return new OperationError(
    'timed_out',
    `The deploy did not end within ${limit}, and may still be running. ${silence}${last}${isShown(status) ? shows : sameSecond}`,
    `Raise ${cause.input}, or find out what the script waits for. Look at the site before running again.`,
    { cause },
  );
}

function notLookedAt(limit: string, cause: DeadlineError): OperationError {
  return new OperationError(
    'timed_out',
    `The deploy did not end within ${limit}, and may still be running. Its log was not read in that time.`,
    `Raise ${cause.input}. Look at the site before running again.`,
    { cause },
  );
}

function noSign({ baseline }: DeploySoFar, limit: string, cause: DeadlineError): OperationError {
  const none = `no repository is installed on the site${baseline.lastDeployAt === null ? '' : ' any more'}`;
  return new OperationError(
    'timed_out',
    `The deploy was triggered, but nothing was seen of it within ${limit}: last_deploy_at did not change. The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish.`,
    `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${cause.input}. Look at the site before running again.`,
    { cause },
  );
}

const LONGEST_TAIL = 16 * 1024;

/** The last whole line that is not blank. */
function lastLine(log: string): string | undefined {
  const lines = wholeLines(log)
    .slice(-LONGEST_TAIL)
    .split(/\r\n|\r|\n/);
  return lines.findLast((line) => line.trim() !== '')?.trim();
}

/** Adds the doubt that a cancel leaves after the trigger. A changed `last_deploy_at` alone shows no end. */
export function cancelledAt({ reports }: DeploySoFar, { message }: CancelledError): CancelledError {
  const doubt =
    reports.length > 0
      ? 'The deploy script has reported its end, but whether the deploy worked was not judged yet.'
      : 'The deploy was not seen to end: it may still be running.';
  return new CancelledError(message, doubt);
}
