import type { LogEntry } from '../api/log-entry.ts';
import { type ExitReport, findExitReports } from './exit-report.ts';

/** One look at the site: its token and its latest log entry. */
export interface Reading {
  /** `last_deploy_at`, opaque; null when the site was never deployed. */
  readonly token: string | null;
  /** `unreadable`: the service has a log but it could not be read, being too large for example. */
  readonly entry: LogEntry | null | 'unreadable';
}

/** What following has found out so far. A value: `observe` makes the next one. */
export interface Following {
  /** What a change is measured against. */
  readonly baseline: Reading;
  readonly latest: Reading;
  /** True once the token differs from the baseline's. */
  readonly tokenMoved: boolean;
  /** The exit reports of deploys that ended since the baseline, without those known not to be ours. */
  readonly reports: readonly ExitReport[];
  /** Runs of deploy scripts that ended before, or were under way at the baseline. */
  readonly foreignRuns: readonly string[];
  /** How many readings in a row brought nothing new. */
  readonly quietReadings: number;
  /** What the log has gained with the latest reading. */
  readonly gained: string;
  /** True when that is the start of another log. */
  readonly replaced: boolean;
  /** True when the token moved just as a new log began, and the old one held no report: an earlier deploy's end? */
  readonly handedOver: boolean;
  /** True when another entry took the place of the new one before that had told its end: which of them was ours? */
  readonly lost: boolean;
  /** How many deploys that were under way before ours were seen to end. */
  readonly earlierDeploys: number;
}

/** The start: what was read before the trigger. */
export function startFollowing(baseline: Reading): Following {
  return {
    baseline,
    latest: baseline,
    tokenMoved: false,
    reports: [],
    foreignRuns: findExitReports(contentOf(baseline)).map(({ run }) => run),
    quietReadings: 0,
    gained: '',
    replaced: false,
    handedOver: false,
    lost: false,
    earlierDeploys: 0,
  };
}

/** Takes in one more reading. */
export function observe(before: Following, reading: Reading): Following {
  if (isFromBefore(reading, before)) return { ...before, gained: '', replaced: false };
  if (showsBaselineOnlyNow(before.baseline, reading)) return learnBaseline(before, reading);
  const content = contentOf(reading);
  const { gained, replaced } = gain(before, reading);
  const tokenMoved = before.tokenMoved || hasMoved(before.baseline.token, reading.token);
  const found = findExitReports(content).filter(({ run }) => !before.foreignRuns.includes(run));
  if (tokenMoved && continuesBaseline(before.baseline, reading)) {
    // The log that was there before the trigger grew and its deploy ended: not ours, which comes next.
    return {
      ...startFollowing(reading),
      foreignRuns: [...before.foreignRuns, ...found.map(({ run }) => run)],
      gained,
      replaced,
      earlierDeploys: before.earlierDeploys + 1,
    };
  }
  const known = new Set(before.reports.map(({ run }) => run));
  const lost = before.lost || losesOurs(before, reading, replaced);
  const reports = [...before.reports, ...found.filter(({ run }) => !known.has(run))];
  const news = gained !== '' || tokenMoved !== before.tokenMoved || reports.length > before.reports.length;
  return {
    baseline: before.baseline,
    latest: { token: reading.token ?? before.latest.token, entry: reading.entry },
    tokenMoved,
    reports,
    foreignRuns: before.foreignRuns,
    quietReadings: news ? 0 : before.quietReadings + 1,
    gained,
    replaced,
    handedOver: before.handedOver || isHandOver(before, tokenMoved),
    lost,
    earlierDeploys: before.earlierDeploys,
  };
}

/** A service may answer from a copy that lags behind: with an entry older than one that was seen. */
function isFromBefore({ entry }: Reading, { latest, baseline }: Following): boolean {
  return [latest.entry, baseline.entry].some((seen) => isOlder(entry, seen));
}

function isOlder(entry: Reading['entry'], seen: Reading['entry']): boolean {
  const [one, other] = [entry, seen].map((any) => (isEntry(any) ? any.created_at : null));
  const isTime = (text: string | null | undefined): text is string =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text ?? '');
  return isTime(one) && isTime(other) && one < other;
}

/** A log that could not be read before the trigger, and can be now, is still the old one while nothing has moved. */
function showsBaselineOnlyNow(baseline: Reading, { token, entry }: Reading): boolean {
  return baseline.entry === 'unreadable' && entry !== 'unreadable' && !hasMoved(baseline.token, token);
}

function learnBaseline(before: Following, reading: Reading): Following {
  const foreignRuns = findExitReports(contentOf(reading)).map(({ run }) => run);
  return {
    ...startFollowing({ token: before.baseline.token, entry: reading.entry }),
    foreignRuns: [...before.foreignRuns, ...foreignRuns],
  };
}

/** Readings without news, and milliseconds, after which a log counts as settled. */
const QUIET_READINGS = 3;
const QUIET_MS = 1_500;
/** The same where what has ended may have been an earlier deploy, and ours has only just begun, or not yet. */
const QUIET_MS_WHEN_IN_DOUBT = 5_000;
/** The same where an exit report is to be expected: the script may still be at work, in silence. */
const QUIET_MS_BEFORE_REPORT = 120_000;

/**
 * Whether the deploy has ended and its log has settled. A report without a moved token is enough once the
 * token had its time to move: a deploy within the same second as the one before leaves it equal. A moved token
 * without a report is not enough at once: nothing says that the token moves at the end, nor that it is ours.
 *
 * @param quietMs how long there was no news, in milliseconds
 * @param reportExpected whether the script is known to report its end
 */
export function hasEnded(following: Following, quietMs: number, reportExpected: boolean): boolean {
  const { tokenMoved, reports, quietReadings, earlierDeploys, lost } = following;
  if (tokenMoved && (reports.length > 0 || (lost && reportExpected))) return true;
  if (reports.length > 0 && !isBelievable(following)) return false;
  if (!tokenMoved && reports.length === 0 && (earlierDeploys === 0 || showsNewLog(following))) return false;
  return quietReadings >= QUIET_READINGS && quietMs >= settlingMs(following, reportExpected);
}

/**
 * Whether the reports can be those of a deploy of ours. A first success moves the token for certain: on a site that shows no
 * deploy, a good report without that is an old one that has come to light.
 */
export function isBelievable({ baseline, tokenMoved, reports }: Following): boolean {
  return tokenMoved || baseline.token !== null || reports.some(({ status }) => status !== 0);
}

function settlingMs(following: Following, reportExpected: boolean): number {
  const { reports, tokenMoved, latest, handedOver } = following;
  // A report in the log from before may be an earlier deploy's, whose token has yet to move.
  if (reports.length > 0)
    return continuesBaseline(following.baseline, latest) ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
  if (!tokenMoved) return QUIET_MS_BEFORE_REPORT;
  if (latest.entry === 'unreadable') return QUIET_MS;
  if (reportExpected) return QUIET_MS_BEFORE_REPORT;
  const showsOldLog = contentOf(latest) !== '' && !showsNewLog(following);
  return handedOver || showsOldLog ? QUIET_MS_WHEN_IN_DOUBT : QUIET_MS;
}

/** Whether the log is another one than before the trigger, or has grown. */
export function showsNewLog({ latest, baseline }: Pick<Following, 'latest' | 'baseline'>): boolean {
  return contentOf(latest) !== contentOf(baseline);
}

/** True while the end is near and readings should come quickly. */
export function isEnding({ tokenMoved, reports }: Following): boolean {
  return tokenMoved || reports.length > 0;
}

/** The text of a reading's log. */
export function contentOf({ entry }: Reading): string {
  return entry === null || entry === 'unreadable' ? '' : (entry.content ?? '');
}

/** A token that goes back to null, as after a repository was replaced, shows no deploy. */
function hasMoved(baseline: string | null, token: string | null): boolean {
  return token !== null && token !== baseline;
}

function losesOurs({ baseline, latest, reports }: Following, reading: Reading, replaced: boolean): boolean {
  const entriesDiffer =
    isEntry(latest.entry) && isEntry(reading.entry) && !isSameEntry(latest.entry, reading.entry);
  return replaced && entriesDiffer && reports.length === 0 && showsNewLog({ baseline, latest });
}

function isHandOver(before: Following, tokenMoved: boolean): boolean {
  const movedNow = tokenMoved && !before.tokenMoved;
  const old = contentOf(before.baseline);
  return movedNow && !showsNewLog(before) && old !== '' && findExitReports(old).length === 0;
}

/** Whether the entry is the one that was there at the baseline, its deploy not over then, grown since. */
function continuesBaseline(baseline: Reading, reading: Reading): boolean {
  const before = contentOf(baseline);
  const now = contentOf(reading);
  const underWay = findExitReports(before).length === 0;
  return (
    underWay &&
    isSameEntry(baseline.entry, reading.entry) &&
    now !== before &&
    continuation(now, before) !== undefined
  );
}

/** What was added to the log; all of it when it is another log now. */
function gain({ baseline, latest }: Following, reading: Reading): { gained: string; replaced: boolean } {
  const old = contentOf(latest);
  const now = contentOf(reading);
  if (now === old) return { gained: '', replaced: false };
  // A new log may begin like the one before the deploy; the entry tells them apart.
  const continued = showsNewLog({ latest, baseline }) || isSameEntry(latest.entry, reading.entry);
  const endOfOld = continued ? continuation(now, old) : undefined;
  return endOfOld === undefined
    ? { gained: now, replaced: true }
    : { gained: now.slice(endOfOld), replaced: false };
}

/** Of a long log only the end may be shown: so much of the old one is looked for in the new one. */
const WINDOW_TAIL = 1024;

/** Where the old log ends in the new one; undefined when that does not go on from it. */
function continuation(now: string, old: string): number | undefined {
  if (now.startsWith(old)) return old.length;
  const tailAt = old.length <= WINDOW_TAIL ? -1 : now.lastIndexOf(old.slice(-WINDOW_TAIL));
  return tailAt === -1 ? undefined : tailAt + WINDOW_TAIL;
}

function isSameEntry(one: Reading['entry'], other: Reading['entry']): boolean {
  return isEntry(one) && isEntry(other) && one.created_at !== null && one.created_at === other.created_at;
}

function isEntry(entry: Reading['entry']): entry is LogEntry {
  return entry !== null && entry !== 'unreadable';
}
