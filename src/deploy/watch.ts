import type { Effect, Reader } from '../api/client.ts';
import type { LogEntry } from '../api/log-entry.ts';
import { getDeployLog, getSite } from '../api/sites.ts';
import { formatDuration } from '../duration.ts';
import { ApiError, CancelledError, DeadlineError, isNotFound } from '../errors.ts';
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

const SILENCE_MS = 30_000;
/** A service that asks for more patience than this is asked again all the same. */
const LONGEST_HOLD_MS = 60_000;

/** When what happened, by the clock. */
interface Moments {
  startedAt: number;
  saidAt: number;
  newsAt: number;
  endingAt: number | undefined;
  /** Whether it was said that few requests are left. */
  saidFew: boolean;
}

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
  const at: Moments = {
    startedAt,
    saidAt: startedAt,
    newsAt: startedAt,
    endingAt: undefined,
    saidFew: false,
  };
  let following = startFollowing(baseline);
  let vanishedAt: number | undefined;
  let silentAt: number | undefined;
  let holdMs = 0;
  while (!hasEnded(following, clock.now() - at.newsAt, reportExpected)) {
    try {
      await pause(parts, following, at, Math.max(pauseMs(parts, at), holdMs));
      const before = following;
      following = observe(before, await readSite(parts, 1));
      silentAt = undefined;
      vanishedAt = undefined;
      holdMs = 0;
      announce(parts, before, following, advance);
    } catch (error) {
      if (error instanceof CancelledError) throw cancelledAt(following, error);
      if (error instanceof DeadlineError && following.reports.length > 0 && isBelievable(following)) break;
      if (error instanceof DeadlineError) throw tooLate(following, trigger, error);
      vanishedAt = isNotFound(error) ? (vanishedAt ?? clock.now()) : undefined;
      silentAt = isLimited(error) ? undefined : (silentAt ?? clock.now());
      holdMs = Math.min(LONGEST_HOLD_MS, (error instanceof ApiError && error.retryAfterMs) || 0);
      const now = clock.now();
      endLost(error, trigger, now - (silentAt ?? now), now - (vanishedAt ?? now));
    }
    keepTime(parts, following, at);
  }
  return following;
}

/** Waits, and says something now and then where that takes long. */
async function pause(parts: DeployParts, following: Following, at: Moments, ms: number): Promise<void> {
  const { clock, signal } = parts;
  for (const until = clock.now() + ms; clock.now() < until; breakSilence(parts, following, at)) {
    const quietMs = Math.max(0, at.saidAt + SILENCE_MS - clock.now());
    await clock.sleep(Math.min(until - clock.now(), quietMs), signal);
  }
}

/** Notes when there was news, and says something after a long silence. */
function keepTime(parts: DeployParts, following: Following, at: Moments): void {
  const now = parts.clock.now();
  if (following.quietReadings === 0) at.newsAt = now;
  if (following.gained !== '') at.saidAt = now;
  at.endingAt = isEnding(following) ? (at.endingAt ?? now) : undefined;
  breakSilence(parts, following, at);
}

function breakSilence({ clock, say }: DeployParts, following: Following, at: Moments): void {
  const now = clock.now();
  if (now - at.saidAt < SILENCE_MS) return;
  const awaited = following.tokenMoved ? 'the log has not settled yet' : 'last_deploy_at has not changed yet';
  say(`still waiting after ${formatDuration(now - at.startedAt)}: ${awaited}`);
  at.saidAt = now;
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
function pauseMs({ clock, pollIntervalMs, traffic, say }: DeployParts, at: Moments): number {
  if (pollIntervalMs !== undefined) return pollIntervalMs;
  const elapsedMs = clock.now() - (at.endingAt ?? at.startedAt);
  const paced = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, elapsedMs / 4));
  const { remaining } = traffic();
  if (remaining === undefined || remaining > FEW_REQUESTS) return paced;
  if (!at.saidFew) say(`few requests are left in this minute (${remaining}): looking less often`);
  at.saidFew = true;
  return Math.max(paced, (WINDOW_MS * REQUESTS_A_LOOK) / (remaining + REQUESTS_A_LOOK));
}
