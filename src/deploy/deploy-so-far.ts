import type { ExitReport } from './exit-report.ts';
import { isEntry, type LogView, textOf } from './new-entries.ts';
import { addStatus, type StatusHistory, startHistory } from './status-history.ts';

/** One look at the site and its log. */
export interface Observation {
  /** The opaque value of `last_deploy_at`; null if the site was never deployed. */
  readonly lastDeployAt: string | null;
  /** In the service's own word; undefined if it shows none. */
  readonly status: string | undefined;
  readonly log: LogView;
  /** True when only the list of the server has shown the first two. */
  readonly isListed?: boolean;
}

/** Everything observed so far. Immutable: `observe` returns the next state. */
export interface DeploySoFar {
  /** The observation that changes are measured against. */
  readonly baseline: Observation;
  readonly latest: Observation;
  /** True once `last_deploy_at` differs from the baseline's. */
  readonly lastDeployAtChanged: boolean;
  readonly status: StatusHistory;
  /** Exit reports of deploys that ended since the baseline, except foreign ones. */
  readonly reports: readonly ExitReport[];
  /** Script runs that ended before the baseline, or were under way at it. */
  readonly foreignRuns: readonly string[];
  /** The number of consecutive observations without news. */
  readonly quietPolls: number;
  /** The entry whose text was printed last. */
  readonly printed: LogView['entry'];
  /** The text that the log gained with the latest observation. */
  readonly gained: string;
  /** True when `gained` starts another log. */
  readonly replaced: boolean;
  /** True when `last_deploy_at` changed before a new log began, perhaps by an earlier deploy without a report. */
  readonly handedOver: boolean;
  /** True when another entry replaced the new one before that showed its end. Either may be ours. */
  readonly logSuperseded: boolean;
  /** The number of deploys that were under way before ours and were seen to end. */
  readonly earlierDeploys: number;
}

/** The state before the trigger. `earlierRun`: a run of the script that ended before, even if the baseline does not show it. */
export function startSoFar(baseline: Observation, earlierRun?: string): DeploySoFar {
  return {
    baseline,
    latest: baseline,
    lastDeployAtChanged: false,
    status: startHistory(baseline.status),
    reports: [],
    foreignRuns: [...(earlierRun === undefined ? [] : [earlierRun]), ...runsOf(baseline.log.reports)],
    quietPolls: 0,
    printed: baseline.log.entry,
    gained: '',
    replaced: false,
    handedOver: false,
    logSuperseded: false,
    earlierDeploys: 0,
  };
}

/** Adds an observation. */
export function observe(before: DeploySoFar, now: Observation): DeploySoFar {
  const { baseline, latest, foreignRuns } = before;
  if (isStale(now, before)) return { ...before, gained: '', replaced: false };
  if (revealsBaseline(baseline, now)) return withBaselineLog(before, now);
  // The old log has grown, and another one replaces it: its deploy was not ours.
  if (continuesBaseline(baseline, latest) && isNewEntry(now.log, latest.log))
    return observe(startAgain(before, latest, before.reports), now);
  const growth = growthOf(before, now);
  const lastDeployAtChanged =
    before.lastDeployAtChanged || hasChanged(baseline.lastDeployAt, now.lastDeployAt);
  const found = now.log.reports.filter(({ run }) => !foreignRuns.includes(run));
  // The old log has grown, and its deploy has ended: it was not ours, which comes next.
  if (lastDeployAtChanged && continuesBaseline(baseline, now))
    return { ...startAgain(before, now, found), ...growth };
  const known = runsOf(before.reports);
  const reports = [...before.reports, ...found.filter(({ run }) => !known.includes(run))];
  const status = addStatus(before.status, now.status, before.lastDeployAtChanged);
  const isNews =
    contentOf(now) !== contentOf(latest) ||
    lastDeployAtChanged !== before.lastDeployAtChanged ||
    status !== before.status ||
    reports.length > before.reports.length;
  return {
    ...before,
    ...growth,
    latest: { ...now, lastDeployAt: now.lastDeployAt ?? latest.lastDeployAt },
    lastDeployAtChanged,
    status,
    reports,
    quietPolls: isNews ? 0 : before.quietPolls + 1,
    printed: now.log.isJoined ? before.printed : now.log.entry,
    handedOver: before.handedOver || isHandOver(before, lastDeployAtChanged),
    logSuperseded: before.logSuperseded || supersedes(before, now, growth.replaced),
  };
}

function runsOf(reports: readonly ExitReport[]): string[] {
  return reports.map(({ run }) => run);
}

/** Starts again after an earlier deploy has ended. Its reports are foreign. */
function startAgain(before: DeploySoFar, baseline: Observation, reports: readonly ExitReport[]): DeploySoFar {
  return {
    ...startSoFar(baseline),
    foreignRuns: [...before.foreignRuns, ...runsOf(reports)],
    earlierDeploys: before.earlierDeploys + 1,
  };
}

/** True for a stale answer: its entry is older than one already seen. Entries of a list are kept anyway. */
function isStale({ log }: Observation, { latest, baseline }: DeploySoFar): boolean {
  return !log.isList && [latest.log.entry, baseline.log.entry].some((seen) => isOlder(log.entry, seen));
}

function isOlder(entry: LogView['entry'], seen: LogView['entry']): boolean {
  const [time, seenTime] = [entry, seen].map((any) => (isEntry(any) ? any.created_at : null));
  const isTime = (text: string | null | undefined): text is string =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text ?? '');
  return isTime(time) && isTime(seenTime) && time < seenTime;
}

/**
 * True when the text of the baseline's log, unknown before the trigger, is now shown: the entry is the same, or it cannot be
 * distinguished from the old one and `last_deploy_at` has not changed.
 */
function revealsBaseline(baseline: Observation, { lastDeployAt, log }: Observation): boolean {
  const { entry: old } = baseline.log;
  const isOnlyNow = old !== null && textOf(old) === undefined && textOf(log.entry) !== undefined;
  if (!isOnlyNow || isNewEntry(log, baseline.log)) return false;
  return isContinued(old, log.entry) || !hasChanged(baseline.lastDeployAt, lastDeployAt);
}

function withBaselineLog(before: DeploySoFar, now: Observation): DeploySoFar {
  const learned = startSoFar({ ...before.baseline, log: now.log });
  return {
    ...learned,
    foreignRuns: [...before.foreignRuns, ...learned.foreignRuns],
    status: addStatus(before.status, now.status, before.lastDeployAtChanged),
  };
}

/** True when the log has grown since the trigger, or been replaced, even by one with the same text. */
export function showsNewLog({ latest, baseline }: Pick<DeploySoFar, 'latest' | 'baseline'>): boolean {
  return contentOf(latest) !== contentOf(baseline) || isNewEntry(latest.log, baseline.log);
}

/** True when the entry is certainly not the old one. */
function isNewEntry({ entry }: LogView, { entry: old }: Pick<LogView, 'entry'>): boolean {
  if (!isEntry(entry) || !isEntry(old)) return isEntry(entry) && old === null;
  if (entry.id !== undefined && old.id !== undefined) return entry.id !== old.id;
  return entry.created_at !== null && old.created_at !== null && entry.created_at !== old.created_at;
}

/** The text of the observed log; empty if unknown. */
export function contentOf({ log }: Observation): string {
  return textOf(log.entry) ?? '';
}

/** True when `last_deploy_at` shows a deploy. Replacing a repository sets it back to null, which shows none. */
export function hasChanged(before: string | null, lastDeployAt: string | null): boolean {
  return lastDeployAt !== null && lastDeployAt !== before;
}

/** True when another entry replaces the new one. A list keeps all entries. */
function supersedes(before: DeploySoFar, { log }: Observation, replaced: boolean): boolean {
  const { latest, reports } = before;
  const { entry } = latest.log;
  if (log.isList || !isEntry(entry) || !isEntry(log.entry) || reports.length > 0) return false;
  const isAnother = isNewEntry(log, latest.log) || (replaced && !isContinued(entry, log.entry));
  return isAnother && showsNewLog(before);
}

function isHandOver(before: DeploySoFar, lastDeployAtChanged: boolean): boolean {
  const { baseline } = before;
  const hasSilentLog = contentOf(baseline) !== '' && baseline.log.reports.length === 0;
  return lastDeployAtChanged && !before.lastDeployAtChanged && !showsNewLog(before) && hasSilentLog;
}

/** True when the baseline's log, whose deploy had not ended, has grown. */
export function continuesBaseline(baseline: Observation, now: Observation): boolean {
  const old = contentOf(baseline);
  const text = contentOf(now);
  return (
    baseline.log.reports.length === 0 &&
    isContinued(baseline.log.entry, now.log.entry) &&
    text !== old &&
    endIn(text, old) !== undefined
  );
}

/** The text that the log has gained; all of it if another log began. Joined entries are printed at the end. */
function growthOf(
  { baseline, latest, printed }: DeploySoFar,
  { log }: Observation,
): Pick<DeploySoFar, 'gained' | 'replaced'> {
  const old = textOf(printed) ?? '';
  const text = textOf(log.entry) ?? '';
  const isOurs = showsNewLog({ latest, baseline });
  const isOther = !isOurs && isNewEntry(log, { entry: printed });
  if (log.isJoined || (text === old && !isOther)) return { gained: '', replaced: false };
  // A new log may begin like the old one; only the entry distinguishes them.
  const isGrown = isOurs || (!isOther && isContinued(printed, log.entry));
  const at = isGrown ? endIn(text, old) : undefined;
  return { gained: text.slice(at ?? 0), replaced: at === undefined };
}

/** Only the end of a long log may be shown. This much of the old end is searched for in the new text. */
const WINDOW_TAIL = 1024;

/** The position where the old text ends in the new one; undefined if the new one does not continue it. */
function endIn(text: string, old: string): number | undefined {
  if (text.startsWith(old)) return old.length;
  const tailAt = old.length <= WINDOW_TAIL ? -1 : text.lastIndexOf(old.slice(-WINDOW_TAIL));
  return tailAt === -1 ? undefined : tailAt + WINDOW_TAIL;
}

/** True when both are the same entry, by id or else by time. */
function isContinued(entry: LogView['entry'], later: LogView['entry']): boolean {
  if (!isEntry(entry) || !isEntry(later)) return false;
  if (entry.id !== undefined && later.id !== undefined) return entry.id === later.id;
  return entry.created_at !== null && entry.created_at === later.created_at;
}
