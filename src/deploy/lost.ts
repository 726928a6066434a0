import { advise } from '../api/advice.ts';
import type { Effect } from '../api/client.ts';
import { PATIENCE_WITHOUT_API_MS } from '../api/settle.ts';
import { formatDuration } from '../core/duration.ts';
import {
  ApiError,
  CancelledError,
  type DeadlineError,
  isNotFound,
  isPassing,
  OperationError,
} from '../core/errors.ts';
import { contentOf, type Following, showsNewLog } from './follow.ts';
import { textOf } from './own-entries.ts';

const PATIENCE_WITHOUT_SITE_MS = 20_000;

/**
 * Decides whether a failed look at the site ends the watch; returns when it may go on.
 *
 * @param trigger what became of the trigger: without its answer, whether there was a deploy is not known either
 * @param withoutAnswerMs how long the service has not answered
 * @param withoutSiteMs for how long it has said that there is no such site
 * @throws OperationError when going on makes no sense; whatever is no failure of the service
 */
export function endLost(
  error: unknown,
  trigger: Effect<unknown>,
  withoutAnswerMs: number,
  withoutSiteMs: number,
): void {
  if (!(error instanceof ApiError)) throw error;
  if (withoutSiteMs >= PATIENCE_WITHOUT_SITE_MS) {
    const next = 'Check who deleted it; the deploy went with it.';
    const stop = trigger.state === 'done' ? 'failed' : 'unknown';
    const message = 'The site is gone: the service no longer knows it.';
    throw new OperationError(stop, message, next, { cause: error });
  }
  const passing = isPassing(error) || isNotFound(error);
  if (passing && withoutAnswerMs < PATIENCE_WITHOUT_API_MS) return;
  const why = passing
    ? `the service has not answered for ${formatDuration(withoutAnswerMs)}`
    : 'the service refuses to be read';
  throw new OperationError(
    'unknown',
    `The deploy was triggered, but ${why}, so how it ended is not known.`,
    passing
      ? 'Look at the site before running again: the deploy may have gone on without us.'
      : advise(error),
    { cause: error },
  );
}

/** When something was seen of a deploy last, in milliseconds of the clock. */
export interface LastSigns {
  readonly now: number;
  readonly startedAt: number;
  readonly gainedAt: number | undefined;
  /** True when the script is known to report its end. */
  readonly exitReportExpected: boolean | undefined;
}

/** What it means that the deadline has passed before the end of the deploy was seen. */
export function tooLate(
  following: Following,
  { trigger, timeoutMs }: { readonly trigger: Effect<unknown>; readonly timeoutMs: number },
  signs: LastSigns,
  cause: DeadlineError,
): OperationError {
  const limit = `the timeout of ${formatDuration(timeoutMs)}`;
  const { status, tokenMoved } = following;
  const began = showsNewLog(following) || status.isDeploying || tokenMoved;
  const hasEnded = status.end !== undefined || (tokenMoved && signs.exitReportExpected !== true);
  if (!status.isDeploying && !status.isEarlier && hasEnded) {
    return new OperationError(
      'timed_out',
      `The deploy has ended, but its log had not settled within ${limit}, so whether it worked is not known.`,
      'Raise timeout. Look at the deploy log before running again.',
      { cause },
    );
  }
  if (trigger.state === 'unknown' && !began) {
    return new OperationError(
      'unknown',
      `The answer to the trigger was lost and no deploy was seen within ${limit}: whether there was one is not known.`,
      'Look at the site, then run again.',
      { cause },
    );
  }
  return began ? stillAtWork(following, limit, signs, cause) : noSign(following, limit, cause);
}

function stillAtWork(
  following: Following,
  limit: string,
  { now, startedAt, gainedAt }: LastSigns,
  cause: DeadlineError,
): OperationError {
  const { isShown, isDeploying } = following.status;
  const { entry } = following.latest.log;
  const isKnown = entry === null || textOf(entry) !== undefined;
  const silence = isKnown
    ? `The script had printed nothing for ${formatDuration(now - (gainedAt ?? startedAt))}`
    : 'The service does not show what the script prints';
  const line = lastLine(contentOf(following.latest));
  const last = line === undefined ? '.' : `; its last line is “${line}”.`;
  const state = isDeploying
    ? ' The service still shows the status deploying.'
    : isShown
      ? ''
      : ' Or it ended within the same second as the deploy before it, without an exit report.';
  return new OperationError(
    'timed_out',
    `The deploy did not end within ${limit}, and may still be running. ${silence}${last}${state}`,
    'Raise timeout, or find out what the script waits for. Look at the site before running again.',
    { cause },
  );
}

function noSign({ baseline }: Following, limit: string, cause: DeadlineError): OperationError {
  const none =
    baseline.token === null
      ? 'no repository is installed on the site'
      : 'no repository is installed on the site any more';
  return new OperationError(
    'timed_out',
    `The deploy was triggered, but nothing was seen of it within ${limit}: last_deploy_at did not change. The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than the timeout and may still finish.`,
    'Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise timeout. Look at the site before running again.',
    { cause },
  );
}

/** The last line that is not blank, of which nothing more may come: half a line may hold half a secret. */
function lastLine(log: string): string | undefined {
  const whole = log.slice(0, log.lastIndexOf('\n') + 1);
  return whole
    .slice(-LONGEST_TAIL)
    .split(/\r\n|\r|\n/)
    .findLast((line) => line.trim() !== '')
    ?.trim();
}

const LONGEST_TAIL = 16 * 1024;

/** What a cancel leaves in doubt once the deploy may have been triggered. A moved token alone shows no end. */
export function cancelledAt({ reports }: Following, { message }: CancelledError): CancelledError {
  const doubt =
    reports.length > 0
      ? 'The deploy script has reported its end, but whether the deploy worked was not judged yet.'
      : 'The deploy was not seen to end: it may still be running.';
  return new CancelledError(message, doubt);
}
