import { continuesBaseline } from './deploy-so-far.ts';
import { isEnding, QUIET_MS } from './ending.ts';
import { isShown } from './status-history.ts';
import type { PollTarget, Watching, WatchState } from './watch-state.ts';

/** When the log shows the end: every fourth poll is of the site, whose status shows it too. */
const SITE_POLLS = { every: 4, first: 3 };
/** The same without a status. These polls are extra; they detect a script that dies without a report. */
const EXTRA_SITE_POLLS = { every: 24, first: 5 };
/** When the site shows the end: the time between polls of the log, for its new lines. */
const LINES_MIN_MS = 5_500;
const LINES_MAX_MS = 16_000;
/** Where the list is looked at otherwise: the time between polls of the log and of the site itself, which take turns. */
const SHARED_TURN_MS = 10_000;
/** The longest time that the site itself is not looked at: its list may never show the end. */
const LONGEST_UNSEEN_MS = 60_000;

/** Chooses the next target: the site if it has vanished, else the due target, else the one that can show the end. */
export function nextTarget(
  { company }: Pick<Watching, 'company'>,
  state: WatchState,
  now: number,
): PollTarget {
  const { soFar, lastTarget } = state;
  const { status, reports, latest } = soFar;
  if (state.vanishedAt !== undefined) return 'site';
  if (state.due !== undefined) return state.due;
  if (state.failed === 'log') return 'site';
  const other: PollTarget = lastTarget === 'log' ? 'site' : 'log';
  if (isEnding(soFar)) {
    // A report in the baseline's log may be an earlier deploy's, and ours may follow.
    if (reports.length > 0) return continuesBaseline(soFar.baseline, latest) ? other : 'site';
    const isSettled = status.end !== undefined && status.end !== 'other' && status.end !== status.baseline;
    return isShown(status) && !isSettled ? other : 'log';
  }
  if (company.looking() > 1) {
    const { startedAt, logPolledAt, sitePolledAt } = state;
    const turnMs = Math.max(SHARED_TURN_MS, elapsedMs(state, now) / 3);
    if (now - logPolledAt >= (logPolledAt === startedAt ? 1 : 2) * turnMs) return 'log';
    return now - sitePolledAt >= Math.min(LONGEST_UNSEEN_MS, 2 * turnMs) ? 'site' : 'list';
  }
  if (isToldByLog(state)) {
    const { every, first } = isShown(status) ? SITE_POLLS : EXTRA_SITE_POLLS;
    return state.polls % every === first ? 'site' : 'log';
  }
  const dueMs = Math.min(LINES_MAX_MS, Math.max(LINES_MIN_MS, elapsedMs(state, now) / 3));
  return now - state.logPolledAt >= dueMs && lastTarget !== 'log' ? 'log' : 'site';
}

function isToldByLog({ soFar, exitReportExpected }: WatchState): boolean {
  return exitReportExpected === true && soFar.latest.log.entry !== 'unreadable';
}

/** The time since the trigger, or since the first sign of the end. */
function elapsedMs({ endingAt, startedAt }: WatchState, now: number): number {
  return now - (endingAt ?? startedAt);
}

const FIRST_PAUSE_MS = 500;
const SHORTEST_PAUSE_MS = 1_750;
/** The same where looks at the site are shared: the next to ask waits until a look is due. */
const SHORTEST_SHARED_PAUSE_MS = 350;
const SMALLEST_SHARED_GROWTH = 0.1;
const LONGEST_PAUSE_MS = 10_000;
const SHORT_MS = 10_000;
const LONG_MS = 40_000;

/** The pause before the next poll, in milliseconds. */
export function nextPauseMs(parts: Watching, state: WatchState): number {
  const { pollIntervalMs } = parts;
  if (pollIntervalMs !== undefined) return pollIntervalMs;
  const ownMs = state.due === undefined ? pauseMs(parts, state) : 0;
  // A failed poll is not repeated at once.
  return state.failed !== undefined ? Math.max(SHORTEST_PAUSE_MS, ownMs) : ownMs;
}

/**
 * The adaptive pause. It stays far below 60 requests a minute and detects the end within about 15 % of a deploy's length:
 * 7 polls for 10 s, 16 for 60 s, about 70 for 10 min.
 */
function pauseMs({ clock, company }: Watching, state: WatchState): number {
  const looking = company.looking();
  const elapsed = elapsedMs(state, clock.now());
  if (state.polls === 0) return FIRST_PAUSE_MS;
  if (isEnding(state.soFar)) return Math.min(LONGEST_PAUSE_MS, Math.max(QUIET_MS, elapsed / 4));
  if (looking > 1) return sharedPauseMs(looking, elapsed);
  const isExtra = !isShown(state.soFar.status) && isToldByLog(state);
  if (isExtra && state.lastTarget === 'site') return 0;
  if (elapsed < SHORT_MS) return SHORTEST_PAUSE_MS;
  return Math.min(LONGEST_PAUSE_MS, elapsed * (elapsed < LONG_MS ? 0.25 : 0.15));
}

/** The pause where each look serves so many targets: the more, the shorter. */
function sharedPauseMs(looking: number, elapsed: number): number {
  const shortest = Math.max(SHORTEST_SHARED_PAUSE_MS, SHORTEST_PAUSE_MS / looking);
  const growth = Math.max(SMALLEST_SHARED_GROWTH, 0.25 / looking);
  return Math.min(LONGEST_PAUSE_MS, Math.max(shortest, elapsed * growth));
}
