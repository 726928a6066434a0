import type { Effect } from '../api/client.ts';
import { LONGEST_HOLD_MS } from '../api/settle.ts';
import type { Site } from '../api/sites.ts';
import { ApiError, CancelledError, DeadlineError, isNotFound } from '../core/errors.ts';
import type { Advance, DeployParts } from './attempt.ts';
import { describeAwaited, type Seen } from './awaited.ts';
import { hasEnded, isBelievable, isEnding, type Outstanding } from './ending.ts';
import {
  contentOf,
  type Following,
  hasMoved,
  observe,
  type Reading,
  showsNewLog,
  startFollowing,
} from './follow.ts';
import { type LookAt, nextLook, pauseMs, SHORTEST_PAUSE_MS, type Spread, scarcePauseMs } from './looks.ts';
import { cancelledAt, endLost, tooLate } from './lost.ts';
import { type LogReader, readRecord } from './reading.ts';
import { trail } from './status-trail.ts';

/** Everything that following a deploy takes. */
export interface Watching extends DeployParts {
  readonly log: LogReader;
  readonly trigger: Effect<unknown>;
  readonly advance: Advance;
  /** True when the script reports its end; undefined until that was looked at. */
  readonly exitReportExpected: boolean | undefined;
  /** Looks whether it does. */
  readonly findReportExpected: () => Promise<boolean>;
}

/** The end of a deploy, as it was seen. */
export interface Watched {
  readonly following: Following;
  readonly exitReportExpected: boolean;
}

/**
 * Looks at the site again and again until the deploy has ended and its log has settled.
 *
 * @throws OperationError when the end was not seen; CancelledError
 */
export async function watch(parts: Watching, baseline: Reading): Promise<Watched> {
  const { clock } = parts;
  const startedAt = clock.now();
  const seen: Seen = {
    following: startFollowing(baseline),
    record: baseline,
    due: undefined,
    looked: { count: 0, last: 'log', logAt: startedAt },
    exitReportExpected: parts.exitReportExpected,
    startedAt,
    newsAt: startedAt,
    gainedAt: undefined,
    endingAt: undefined,
    earlierEndedAt: undefined,
    silentAt: undefined,
    vanishedAt: undefined,
    holdMs: 0,
    failed: undefined,
    saidFew: false,
  };
  const awaited = (): string => describeAwaited(seen, clock.now());
  await parts.during({ doing: 'deploying', awaited, noun: 'deploy' }, async () => {
    while (!isOver(parts, seen)) {
      if ((await look(parts, seen)) === 'time is up') break;
      keepTime(seen, clock.now());
    }
  });
  return { following: seen.following, exitReportExpected: seen.exitReportExpected === true };
}

/** True once the end has been seen. */
function isOver(parts: Watching, seen: Seen): boolean {
  const quietMs = parts.clock.now() - seen.newsAt;
  return seen.due === undefined && hasEnded(seen.following, quietMs, outstandingOf(parts, seen));
}

/** Reads the script where its exit report makes the difference: a token has moved, and nothing else tells the end. */
async function learnReportExpected(parts: Watching, seen: Seen): Promise<void> {
  const { tokenMoved, reports, status } = seen.following;
  if (!tokenMoved || reports.length > 0 || status.isDeploying || status.end !== undefined) return;
  seen.exitReportExpected ??= await parts.findReportExpected();
}

function outstandingOf({ expectations }: Watching, { exitReportExpected }: Seen): Outstanding {
  const { failurePatterns, successPatterns, expectedCommit } = expectations;
  return {
    report: exitReportExpected === true || expectedCommit !== undefined,
    text: failurePatterns.length + successPatterns.length > 0,
  };
}

/** Waits, then looks once. */
async function look(parts: Watching, seen: Seen): Promise<'go on' | 'time is up'> {
  const { clock, signal } = parts;
  let which: LookAt = 'record';
  try {
    await clock.sleep(Math.max(nextPauseMs(parts, seen), seen.holdMs), signal);
    const before = seen.following;
    which = nextOf(parts, seen);
    const isOwn = await (which === 'log' ? lookAtLog(parts, seen) : lookAtRecord(parts, seen));
    seen.looked = {
      count: seen.looked.count + 1,
      last: which,
      logAt: which === 'log' ? clock.now() : seen.looked.logAt,
    };
    seen.silentAt = undefined;
    if (which === 'record') seen.vanishedAt = undefined;
    seen.holdMs = 0;
    seen.failed = undefined;
    if (!isOwn) return 'go on';
    noteSigns(seen, before, clock.now());
    announce(parts, before, seen.following);
    await learnReportExpected(parts, seen);
  } catch (error) {
    return bear(error, which, parts, seen);
  }
  return 'go on';
}

/** Chooses the next look: a site that has vanished, until it is back; what is due; what can tell the end. */
function nextOf(parts: Watching, seen: Seen): LookAt {
  if (seen.vanishedAt !== undefined) return 'record';
  if (seen.due !== undefined) return seen.due;
  return seen.failed === 'log' ? 'record' : nextLook(spreadOf(parts, seen));
}

/** Reads the record. News that may be the end of a deploy count once the log was looked at after them. */
async function lookAtRecord(parts: Watching, seen: Seen): Promise<boolean> {
  const { following, due, looked } = seen;
  const record = recordOf(await readRecord(parts, 1));
  seen.due = undefined;
  // Once the token has moved, a record with the old one comes from a copy that lags behind.
  if (following.tokenMoved && record.token === following.baseline.token) return false;
  seen.record = record;
  // Right after a log that has told the end it needs no other look at that.
  const isConfirming = due === 'record' && looked.last === 'log' && following.reports.length > 0;
  if (!isConfirming && mayBeEnd(following, seen.record)) {
    seen.due = 'log';
    return false;
  }
  seen.following = observe(following, { ...seen.record, log: following.latest.log });
  return true;
}

/** Reads the log. A report that has come counts at once; the record then says what it knows of it. */
async function lookAtLog(parts: Watching, seen: Seen): Promise<boolean> {
  const { following } = seen;
  const log = await parts.log.read(following.foreignRuns, isEnding(following) || seen.due === 'log');
  seen.due = undefined;
  seen.following = observe(following, { ...seen.record, log });
  const { reports, tokenMoved, status } = seen.following;
  const isFirst = reports.length > 0 && following.reports.length === 0;
  if (isFirst && (!tokenMoved || (status.isShown && status.end === undefined))) seen.due = 'record';
  return true;
}

function recordOf({ last_deploy_at, status }: Site): Pick<Reading, 'token' | 'status'> {
  return { token: last_deploy_at, status };
}

function mayBeEnd(
  { latest, status, tokenMoved }: Following,
  { token, status: shown }: Seen['record'],
): boolean {
  return hasMoved(latest.token, token) || trail(status, shown, tokenMoved).end !== status.end;
}

/** Takes a look that failed: ends the watch, or goes on. */
function bear(error: unknown, which: LookAt, parts: Watching, seen: Seen): 'go on' | 'time is up' {
  const now = parts.clock.now();
  if (error instanceof CancelledError) throw cancelledAt(seen.following, error);
  if (error instanceof DeadlineError) {
    const following = withRecord(seen);
    const isTold = following.reports.some(({ status }) => status !== 0) || !following.status.isDeploying;
    if (following.reports.length > 0 && isBelievable(following) && isTold) return 'time is up';
    throw tooLate(following, parts, { ...seen, now }, error);
  }
  seen.vanishedAt = isNotFound(error) ? (seen.vanishedAt ?? now) : undefined;
  seen.silentAt = isLimited(error) ? undefined : (seen.silentAt ?? now);
  seen.failed = which;
  seen.holdMs = Math.min(LONGEST_HOLD_MS, (error instanceof ApiError && error.retryAfterMs) || 0);
  const silentMs = now - (seen.silentAt ?? now);
  if (seen.due === 'log' && silentMs >= LOG_PATIENCE_MS && isToldByStatus(parts, seen)) {
    seen.following = withRecord(seen);
    seen.due = undefined;
    return 'go on';
  }
  endLost(error, parts.trigger, silentMs, now - (seen.vanishedAt ?? now));
  return 'go on';
}

/** For so long a log that cannot be read is asked for once the status has told the end. */
const LOG_PATIENCE_MS = 10_000;

/** True when the record read last tells how the deploy ended, and the log is not needed to judge it. */
function isToldByStatus(parts: Watching, seen: Seen): boolean {
  const { isFinal, end } = withRecord(seen).status;
  const isNeeded = outstandingOf(parts, seen).text || parts.expectations.expectedCommit !== undefined;
  return isFinal && end !== undefined && !isNeeded;
}

/** Everything seen so far, with the record that waits for a look at the log. */
function withRecord({ following, record }: Seen): Following {
  return observe(following, { ...record, log: following.latest.log });
}

/** Notes when the log grew, and when an earlier deploy ended, for people who wait. */
function noteSigns(seen: Seen, before: Following, now: number): void {
  const { gained, earlierDeploys } = seen.following;
  const earlierEnded = earlierDeploys > before.earlierDeploys;
  if (earlierEnded) seen.earlierEndedAt = now;
  if (gained !== '') seen.gainedAt = earlierEnded ? undefined : now;
}

/** Notes since when there was no news. */
function keepTime(seen: Seen, now: number): void {
  const { following } = seen;
  if (following.quietLooks === 0) seen.newsAt = now;
  seen.endingAt = isEnding(following) ? (seen.endingAt ?? now) : undefined;
}

/** Prints what a reading has brought and notes the milestones. */
function announce({ advance, onLog, say }: Watching, before: Following, now: Following): void {
  if (now.gained !== '') onLog(now.gained, now.replaced);
  if (now.earlierDeploys > before.earlierDeploys) {
    advance('an earlier deploy, not ours, ended', { lastDeployAt: now.latest.token }, 'waiting');
    say('a deploy that was under way before ours has ended; waiting for ours');
    return;
  }
  // A new entry may stand there empty at first.
  const isSilent = !showsNewLog(before) || contentOf(before.latest) === '';
  const logStarted = isSilent && now.gained !== '';
  if (now.status.isDeploying && !before.status.isDeploying)
    advance('the status became deploying', {}, 'running');
  else if (logStarted) advance('first lines of the deploy log', {}, 'running');
  if (now.tokenMoved && !before.tokenMoved)
    advance('last_deploy_at changed', {}, now.status.isDeploying ? undefined : 'settling');
  const report = now.reports.at(-1);
  if (report !== undefined && now.reports.length > before.reports.length) {
    const found = { exitStatus: report.status, commit: report.commit };
    advance(`exit report: status ${report.status}`, found, 'settling');
  }
  if (now.status.end !== before.status.end && now.status.end !== undefined)
    advance(
      `the status ${now.status.end === 'other' ? 'changed' : `became ${now.status.end}`}`,
      {},
      'settling',
    );
  // Until there is something new, the log is that of an earlier deploy. Half a line may hold half a secret.
  const isOurs = now.tokenMoved || showsNewLog(now);
  advance(undefined, {
    lastDeployAt: now.latest.token,
    log: isOurs ? wholeLines(contentOf(now.latest)) : '',
  });
}

function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

function isLimited(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'limited';
}

function spreadOf(
  { clock }: Watching,
  { following, looked, endingAt, startedAt, exitReportExpected }: Seen,
): Spread {
  const now = clock.now();
  const elapsedMs = now - (endingAt ?? startedAt);
  return { following, looked, elapsedMs, now, exitReportExpected: exitReportExpected === true };
}

/** The pause before the next look; longer where few requests are left in the window. */
function nextPauseMs(parts: Watching, seen: Seen): number {
  const { pollIntervalMs, traffic, say } = parts;
  if (pollIntervalMs !== undefined) return pollIntervalMs;
  const ownMs = seen.due === undefined ? pauseMs(spreadOf(parts, seen)) : 0;
  // A look that failed is not repeated at once.
  const pacedMs = seen.failed !== undefined ? Math.max(SHORTEST_PAUSE_MS, ownMs) : ownMs;
  if (pacedMs === 0) return 0;
  const { remaining } = traffic();
  const scarceMs = scarcePauseMs(remaining);
  if (scarceMs === undefined) return pacedMs;
  if (!seen.saidFew) say(`few requests are left in this minute (${remaining}): looking less often`);
  seen.saidFew = true;
  return Math.max(pacedMs, scarceMs);
}
