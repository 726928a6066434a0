import type { Effect, Reader } from '../api/client.ts';
import type { LogEntry } from '../api/log-entry.ts';
import { getDeployLog, getSite } from '../api/sites.ts';
import { ApiError, CancelledError, DeadlineError, isNotFound } from '../errors.ts';
import { describeAwaited, type Seen } from './awaited.ts';
import type { Advance, DeployParts } from './deploy.ts';
import {
  contentOf,
  type Following,
  hasEnded,
  isBelievable,
  isEnding,
  observe,
  type Reading,
  showsNewLog,
  startFollowing,
} from './follow.ts';
import { cancelledAt, endLost, tooLate } from './lost.ts';

/** A service that asks for more patience than this is asked again all the same. */
const LONGEST_HOLD_MS = 60_000;

/**
 * Looks at the site again and again until the deploy has ended and its log has settled.
 *
 * @throws OperationError when the end was not seen; CancelledError
 */
export async function watch(
  parts: DeployParts,
  baseline: Reading,
  reportExpected: boolean,
  trigger: Effect<unknown>,
  advance: Advance,
): Promise<Following> {
  const { clock } = parts;
  const startedAt = clock.now();
  const seen: Seen = {
    following: startFollowing(baseline),
    startedAt,
    newsAt: startedAt,
    gainedAt: undefined,
    endingAt: undefined,
    earlierEndedAt: undefined,
    silentAt: undefined,
    vanishedAt: undefined,
    holdMs: 0,
    saidFew: false,
  };
  const awaited = (): string => describeAwaited(seen, clock.now(), reportExpected);
  await parts.during({ phase: 'deploying', awaited, one: 'deploy' }, async () => {
    while (!hasEnded(seen.following, clock.now() - seen.newsAt, reportExpected)) {
      if ((await look(parts, seen, trigger, advance)) === 'time is up') break;
      keepTime(seen, clock.now());
    }
  });
  return seen.following;
}

/** Waits, then looks once. */
async function look(
  parts: DeployParts,
  seen: Seen,
  trigger: Effect<unknown>,
  advance: Advance,
): Promise<'go on' | 'time is up'> {
  const { clock, signal } = parts;
  try {
    await clock.sleep(Math.max(pauseMs(parts, seen), seen.holdMs), signal);
    const before = seen.following;
    seen.following = observe(before, await readSite(parts, 1));
    seen.silentAt = undefined;
    seen.vanishedAt = undefined;
    seen.holdMs = 0;
    noteSigns(seen, before, clock.now());
    announce(parts, before, seen.following, advance);
  } catch (error) {
    const { following } = seen;
    if (error instanceof CancelledError) throw cancelledAt(following, error);
    if (error instanceof DeadlineError && following.reports.length > 0 && isBelievable(following))
      return 'time is up';
    if (error instanceof DeadlineError) throw tooLate(following, trigger, error);
    const now = clock.now();
    seen.vanishedAt = isNotFound(error) ? (seen.vanishedAt ?? now) : undefined;
    seen.silentAt = isLimited(error) ? undefined : (seen.silentAt ?? now);
    seen.holdMs = Math.min(LONGEST_HOLD_MS, (error instanceof ApiError && error.retryAfterMs) || 0);
    endLost(error, trigger, now - (seen.silentAt ?? now), now - (seen.vanishedAt ?? now));
  }
  return 'go on';
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
  if (following.quietReadings === 0) seen.newsAt = now;
  seen.endingAt = isEnding(following) ? (seen.endingAt ?? now) : undefined;
}

/** Prints what a reading has brought and notes the milestones. */
function announce(parts: DeployParts, before: Following, now: Following, advance: Advance): void {
  if (now.gained !== '') parts.onLog(now.gained, now.replaced);
  if (now.earlierDeploys > before.earlierDeploys) {
    advance('an earlier deploy, not ours, ended', { lastDeployAt: now.latest.token }, 'waiting');
    parts.say('a deploy that was under way before ours has ended; waiting for ours');
    return;
  }
  // A new entry may stand there empty at first.
  const isSilent = !showsNewLog(before) || contentOf(before.latest) === '';
  const logStarted = isSilent && now.gained !== '';
  if (logStarted) advance('first lines of the deploy log', {}, 'running');
  if (now.tokenMoved && !before.tokenMoved) advance('last_deploy_at changed', {}, 'settling');
  const report = now.reports.at(-1);
  if (report !== undefined && now.reports.length > before.reports.length) {
    const found = { exitStatus: report.status, commit: report.commit };
    advance(`exit report: status ${report.status}`, found, 'settling');
  }
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
  return error instanceof ApiError && error.failure === 'limited';
}

/** Reads the token, then the log: what the log holds is at least as new as the token. */
export async function readSite({ reader, target }: DeployParts, attempts?: number): Promise<Reading> {
  const options = attempts === undefined ? {} : { attempts };
  const { last_deploy_at: token } = await reader.read(getSite, target, options);
  return { token, entry: await readLog(reader, target, options) };
}

async function readLog(
  reader: Reader,
  target: DeployParts['target'],
  options: { readonly attempts?: number },
): Promise<LogEntry | null | 'unreadable'> {
  try {
    return await reader.read(getDeployLog, target, options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isNotFound(error)) return null;
    if (error.failure === 'too-large') return 'unreadable';
    throw error;
  }
}

const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const REQUESTS_A_LOOK = 2;
const WINDOW_MS = 60_000;
const FEW_REQUESTS = 10;

/**
 * How long to wait before the next look: a quarter of the time that the deploy, or then its end, has taken so far;
 * longer where few requests are left in the window.
 */
function pauseMs({ clock, pollIntervalMs, traffic, say }: DeployParts, seen: Seen): number {
  if (pollIntervalMs !== undefined) return pollIntervalMs;
  const elapsedMs = clock.now() - (seen.endingAt ?? seen.startedAt);
  const paced = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, elapsedMs / 4));
  const { remaining } = traffic();
  if (remaining === undefined || remaining > FEW_REQUESTS) return paced;
  if (!seen.saidFew) say(`few requests are left in this minute (${remaining}): looking less often`);
  seen.saidFew = true;
  return Math.max(paced, (WINDOW_MS * REQUESTS_A_LOOK) / (remaining + REQUESTS_A_LOOK));
}
