import type { LogEntry } from '../api/log-entry.ts';
import type { ExitReport } from './exit-report.ts';
import { type LogView, textOf } from './own-entries.ts';
import { type StatusTrail, startTrail, trail } from './status-trail.ts';

/** Everything known of the site after a look: its record and its log. */
export interface Reading {
  /** `last_deploy_at`, opaque; null when the site was never deployed. */
  readonly token: string | null;
  /** As the service writes it; undefined where it shows none. */
  readonly status: string | undefined;
  readonly log: LogView;
}

/** What following has found out so far. A value: `observe` makes the next one. */
export interface Following {
  /** What a change is measured against. */
  readonly baseline: Reading;
  readonly latest: Reading;
  /** True once the token differs from the baseline's. */
  readonly tokenMoved: boolean;
  readonly status: StatusTrail;
  /** The exit reports of deploys that ended since the baseline, without those known not to be ours. */
  readonly reports: readonly ExitReport[];
  /** Runs of deploy scripts that ended before, or were under way at the baseline. */
  readonly foreignRuns: readonly string[];
  /** The number of looks in a row that brought nothing new. */
  readonly quietLooks: number;
  /** The entry whose text was told last; null before the first. */
  readonly told: LogView['entry'];
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
    status: startTrail(baseline.status),
    reports: [],
    foreignRuns: baseline.log.reports.map(({ run }) => run),
    quietLooks: 0,
    told: baseline.log.entry,
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
  if (continuesBaseline(before.baseline, before.latest) && isNewEntry(reading.log, before.latest.log))
    return observe(afterEarlier(before), reading);
  const { gained, replaced } = gain(before, reading);
  const tokenMoved = before.tokenMoved || hasMoved(before.baseline.token, reading.token);
  const found = reading.log.reports.filter(({ run }) => !before.foreignRuns.includes(run));
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
  const reports = [...before.reports, ...found.filter(({ run }) => !known.has(run))];
  const status = trail(before.status, reading.status, before.tokenMoved);
  const isNews =
    contentOf(reading) !== contentOf(before.latest) ||
    tokenMoved !== before.tokenMoved ||
    status !== before.status ||
    reports.length > before.reports.length;
  return {
    ...before,
    latest: { ...reading, token: reading.token ?? before.latest.token },
    tokenMoved,
    status,
    reports,
    quietLooks: isNews ? 0 : before.quietLooks + 1,
    told: reading.log.isJoined ? before.told : reading.log.entry,
    gained,
    replaced,
    handedOver: before.handedOver || isHandOver(before, tokenMoved),
    lost: before.lost || losesOurs(before, reading, replaced),
  };
}

/** The log that was there before the trigger has grown, and another one takes its place: that deploy was not ours. */
function afterEarlier(before: Following): Following {
  return {
    ...startFollowing(before.latest),
    foreignRuns: [...before.foreignRuns, ...before.reports.map(({ run }) => run)],
    earlierDeploys: before.earlierDeploys + 1,
  };
}

/**
 * A service may answer from a copy that lags behind: with an entry older than one that was seen. Of a list, what was seen is
 * kept anyway.
 */
function isFromBefore({ log }: Reading, { latest, baseline }: Following): boolean {
  return !log.isList && [latest.log.entry, baseline.log.entry].some((seen) => isOlder(log.entry, seen));
}

function isOlder(entry: LogView['entry'], seen: LogView['entry']): boolean {
  const [one, other] = [entry, seen].map((any) => (isEntry(any) ? any.created_at : null));
  const isTime = (text: string | null | undefined): text is string =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text ?? '');
  return isTime(one) && isTime(other) && one < other;
}

/**
 * A text that was not known before the trigger, and is now, is still the old one: of the same entry always, of one that
 * cannot be told from it while nothing has moved.
 */
function showsBaselineOnlyNow(baseline: Reading, { token, log }: Reading): boolean {
  const { entry: old } = baseline.log;
  const isOnlyNow = old !== null && textOf(old) === undefined && textOf(log.entry) !== undefined;
  if (!isOnlyNow || isNewEntry(log, baseline.log)) return false;
  return isContinued(old, log.entry) || !hasMoved(baseline.token, token);
}

function learnBaseline(before: Following, reading: Reading): Following {
  const learned = startFollowing({ ...before.baseline, log: reading.log });
  return {
    ...learned,
    foreignRuns: [...before.foreignRuns, ...learned.foreignRuns],
    status: trail(before.status, reading.status, before.tokenMoved),
  };
}

/** True when the log has grown or been replaced since the trigger, even by one with the same text. */
export function showsNewLog({ latest, baseline }: Pick<Following, 'latest' | 'baseline'>): boolean {
  return contentOf(latest) !== contentOf(baseline) || isNewEntry(latest.log, baseline.log);
}

/** True when the entry is certainly not the one from before. */
function isNewEntry({ entry }: LogView, { entry: old }: Pick<LogView, 'entry'>): boolean {
  if (!isEntry(entry) || !isEntry(old)) return isEntry(entry) && old === null;
  if (entry.id !== undefined && old.id !== undefined) return entry.id !== old.id;
  return entry.created_at !== null && old.created_at !== null && entry.created_at !== old.created_at;
}

/** The text of a reading's log, as far as it is known. */
export function contentOf({ log }: Reading): string {
  return textOf(log.entry) ?? '';
}

/** A token that goes back to null, as after a repository was replaced, shows no deploy. */
export function hasMoved(baseline: string | null, token: string | null): boolean {
  return token !== null && token !== baseline;
}

/** A list keeps all entries; where one is shown alone, another may take its place. */
function losesOurs({ baseline, latest, reports }: Following, reading: Reading, replaced: boolean): boolean {
  const { log } = reading;
  const { entry } = latest.log;
  if (log.isList || !isEntry(entry) || !isEntry(log.entry) || reports.length > 0) return false;
  const isAnother = isNewEntry(log, latest.log) || (replaced && !isContinued(entry, log.entry));
  return isAnother && showsNewLog({ baseline, latest });
}

function isHandOver(before: Following, tokenMoved: boolean): boolean {
  const movedNow = tokenMoved && !before.tokenMoved;
  const old = contentOf(before.baseline);
  return movedNow && !showsNewLog(before) && old !== '' && before.baseline.log.reports.length === 0;
}

/** Whether the entry is the one that was there at the baseline, its deploy not over then, grown since. */
export function continuesBaseline(baseline: Reading, reading: Reading): boolean {
  const before = contentOf(baseline);
  const now = contentOf(reading);
  const underWay = baseline.log.reports.length === 0;
  return (
    underWay &&
    isContinued(baseline.log.entry, reading.log.entry) &&
    now !== before &&
    continuation(now, before) !== undefined
  );
}

/** The text that the log has gained; all of it when another log began. Joined entries are printed at the end. */
function gain(
  { baseline, latest, told }: Following,
  { log }: Reading,
): { gained: string; replaced: boolean } {
  if (log.isJoined) return { gained: '', replaced: false };
  const old = textOf(told) ?? '';
  const now = textOf(log.entry) ?? '';
  const isOurs = showsNewLog({ latest, baseline });
  const isOther = !isOurs && isNewEntry(log, { entry: told });
  if (now === old && !isOther) return { gained: '', replaced: false };
  // A new log may begin like the one before the deploy; the entry tells them apart.
  const continued = isOurs || (!isOther && isContinued(told, log.entry));
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

/** True when both are the same entry, by id or else by time. */
function isContinued(entry: LogView['entry'], later: LogView['entry']): boolean {
  if (!isEntry(entry) || !isEntry(later)) return false;
  if (entry.id !== undefined && later.id !== undefined) return entry.id === later.id;
  return entry.created_at !== null && entry.created_at === later.created_at;
}

function isEntry(entry: LogView['entry']): entry is LogEntry {
  return entry !== null && entry !== 'unreadable';
}
