import { isEnding, QUIET_MS } from './ending.ts';
import { continuesBaseline, type Following } from './follow.ts';

/** One look costs one request: for the site's record, which has status and token, or for its log. */
export type LookAt = 'record' | 'log';

/** The looks so far; times are in milliseconds of the clock. */
export interface Looked {
  readonly count: number;
  readonly last: LookAt;
  readonly logAt: number;
}

/** Everything that decides on the next look. */
export interface Spread {
  readonly following: Following;
  readonly looked: Looked;
  /** The time since the trigger, or since the first sign of the end, in milliseconds. */
  readonly elapsedMs: number;
  readonly now: number;
  /** True when the script is known to report its end. */
  readonly exitReportExpected: boolean;
}

/**
 * Chooses what to look at next: what can tell the end, and now and then the other, for people who watch and for a script
 * that dies without a report.
 */
export function nextLook({ following, looked, elapsedMs, now, exitReportExpected }: Spread): LookAt {
  const { status, reports, latest } = following;
  const other: LookAt = looked.last === 'log' ? 'record' : 'log';
  if (isEnding(following)) {
    // One in the log from before is an earlier deploy's; ours may take its place.
    if (reports.length > 0) return continuesBaseline(following.baseline, latest) ? other : 'record';
    const isSettled = status.end !== undefined && status.end !== 'other' && status.end !== status.baseline;
    return status.isShown && !isSettled ? other : 'log';
  }
  if (isToldByLog(following, exitReportExpected)) {
    const { every, first } = status.isShown ? RECORDS : RECORDS_ASIDE;
    return looked.count % every === first ? 'record' : 'log';
  }
  const dueMs = Math.min(LINES_MAX_MS, Math.max(LINES_MIN_MS, elapsedMs / 3));
  return now - looked.logAt >= dueMs && looked.last === 'record' ? 'log' : 'record';
}

function isToldByLog({ latest }: Following, exitReportExpected: boolean): boolean {
  return exitReportExpected && latest.log.entry !== 'unreadable';
}

/** Where the log tells the end, which looks go to the record, whose status tells it too. */
const RECORDS = { every: 4, first: 3 };
/** Where there is no status they are for a script that dies without a report, and come on top of those at the log. */
const RECORDS_ASIDE = { every: 24, first: 5 };
/** The longest a person who watches waits for new lines, where the record tells the end. */
const LINES_MIN_MS = 5_500;
const LINES_MAX_MS = 16_000;

const FIRST_PAUSE_MS = 500;
export const SHORTEST_PAUSE_MS = 1_750;
const LONGEST_PAUSE_MS = 10_000;
const SHORT_MS = 10_000;
const LONG_MS = 40_000;

/**
 * The pause before the next look, in milliseconds: long enough to stay far below 60 requests a minute, short enough to see
 * the end of a deploy within some 15 % of its length. A deploy of 10 s takes 7 looks, of 60 s 16, of 10 min some 70.
 */
export function pauseMs({ following, looked, elapsedMs, exitReportExpected }: Spread): number {
  if (looked.count === 0) return FIRST_PAUSE_MS;
  if (isEnding(following)) return Math.min(LONGEST_PAUSE_MS, Math.max(QUIET_MS, elapsedMs / 4));
  const isAside = !following.status.isShown && isToldByLog(following, exitReportExpected);
  if (isAside && looked.last === 'record') return 0;
  if (elapsedMs < SHORT_MS) return SHORTEST_PAUSE_MS;
  return Math.min(LONGEST_PAUSE_MS, elapsedMs * (elapsedMs < LONG_MS ? 0.25 : 0.15));
}

const WINDOW_MS = 60_000;
const FEW_REQUESTS = 10;

/** The shortest pause where few requests are left in the window; undefined where there are enough. */
export function scarcePauseMs(remaining: number | undefined): number | undefined {
  return remaining === undefined || remaining > FEW_REQUESTS ? undefined : WINDOW_MS / (remaining + 1);
}
