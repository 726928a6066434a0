import type { LogEntry, SiteLog } from '../api/log-entry.ts';
import { type ExitReport, findExitReports } from './exit-report.ts';

/** The part of a log that can be our own deploy's. */
export interface LogView {
  /** True for a list of entries of every kind; false if the log is only the latest deploy's entry. */
  readonly isList: boolean;
  /** The entry that counts, or all new ones joined if none stands out; null if there is none. */
  readonly entry: LogEntry | null | 'unreadable';
  /** True when `entry` is joined from several, so its text does not only grow at its end. */
  readonly isJoined: boolean;
  /** The exit reports of all entries that may be ours. */
  readonly reports: readonly ExitReport[];
  /** The number of new entries of deploys; 0 if the service shows no types. */
  readonly deploys: number;
}

/** The view of a log that is only the latest deploy's entry, ours or not. */
export function viewOfEntry(entry: LogView['entry']): LogView {
  return { isList: false, entry, isJoined: false, reports: findExitReports(textOf(entry) ?? ''), deploys: 0 };
}

/** The entry of the latest deploy, ours or not. Without types: the newest with an exit report, else the newest. */
export function latestDeploy({ isList, entries }: SiteLog): LogEntry | null {
  const [newest = null] = entries;
  if (!isList) return newest;
  if (entries.some(({ type }) => type !== undefined))
    return entries.find(({ type }) => type === 'deploy') ?? null;
  return entries.find(({ content = '' }) => findExitReports(content).length > 0) ?? newest;
}

export function isEntry(entry: LogView['entry']): entry is LogEntry {
  return entry !== null && entry !== 'unreadable';
}

/** The text of an entry; undefined if unknown. */
export function textOf(entry: LogView['entry']): string | undefined {
  return isEntry(entry) ? entry.content : undefined;
}

/** The entries since the baseline, newest first. */
export interface NewEntries {
  readonly baseline: SiteLog;
  readonly entries: readonly LogEntry[];
}

/** Adds the list as shown now. Entries that it lacks are kept, because the answer may be stale. */
export function addEntries({ baseline, entries: seen }: NewEntries, log: SiteLog): NewEntries {
  const shown = newIn(baseline, log).map((entry) => {
    const before = seen.find((other) => isSameEntry(entry, other));
    return before === undefined ? entry : update(before, entry);
  });
  const missing = seen.filter(
    (entry) => isIdentifiable(entry) && !shown.some((other) => isSameEntry(other, entry)),
  );
  return { baseline, entries: [...shown, ...missing] };
}

/** Adds the text of an entry when the list does not show it. */
export function addContent({ baseline, entries }: NewEntries, id: number, content: string): NewEntries {
  return { baseline, entries: entries.map((entry) => (entry.id === id ? { ...entry, content } : entry)) };
}

/** True when the page shows an entry of the baseline, so that later pages have nothing new. */
export function reachesBaseline(baseline: SiteLog, { entries }: SiteLog): boolean {
  return entries.some((entry) => isIn(baseline, entry));
}

/**
 * The new entries of a list. If the baseline was one page of several, the list is cut at its first entry: the entries that follow
 * are older, even if they were not on that page.
 */
function newIn(baseline: SiteLog, { entries }: SiteLog): LogEntry[] {
  const isOld = (entry: LogEntry): boolean => isIn(baseline, entry);
  const isWhole = baseline.lastPage <= 1;
  const first = entries.findIndex(
    (entry) => isOld(entry) && (entry.id !== undefined || entry.created_at !== null),
  );
  // Without id and time, a new entry may look like an old one.
  const old = first === -1 ? entries.findLastIndex(isOld) : first;
  return entries.slice(0, isWhole || old === -1 ? undefined : old).filter((entry) => !isOld(entry));
}

function isIn({ entries }: SiteLog, entry: LogEntry): boolean {
  return entries.some((other) => isSameEntry(entry, other));
}

/** True when the entry can still be identified after it has grown. */
function isIdentifiable({ id, created_at, content = '' }: LogEntry): boolean {
  return id !== undefined || created_at !== null || content !== '';
}

/** Compares by id; without ids by time, description and the beginning of the text, because an entry may grow. */
function isSameEntry(entry: LogEntry, earlier: LogEntry): boolean {
  if (entry.id !== undefined || earlier.id !== undefined) return entry.id === earlier.id;
  if (entry.created_at !== earlier.created_at || entry.description !== earlier.description) return false;
  // An unknown text matches any.
  if (entry.content === earlier.content || earlier.content === undefined) return true;
  // Without a time, only the beginning of a text identifies an entry.
  const isTelling = entry.created_at !== null || earlier.content !== '';
  return isTelling && (entry.content ?? '').startsWith(earlier.content);
}

/** The entry as shown now, with what only the older answer has shown of it. */
function update(before: LogEntry, now: LogEntry): LogEntry {
  const isOlder = now.content === undefined || (before.content?.startsWith(now.content) ?? false);
  return { ...now, type: now.type ?? before.type, ...(isOlder && { content: before.content }) };
}

/**
 * Chooses among the new entries: with types the newest of type `deploy`; without, the one that holds an exit report; without
 * that, all of them together.
 *
 * @param foreignRuns runs of deploy scripts that are known not to be ours
 */
export function viewOfEntries({ baseline, entries }: NewEntries, foreignRuns: readonly string[]): LogView {
  const isTyped = [...entries, ...baseline.entries].some(({ type }) => type !== undefined);
  const deploys = entries.filter(({ type }) => type === 'deploy');
  const reportsIn = ({ content = '' }: LogEntry): ExitReport[] =>
    findExitReports(content).filter(({ run }) => !foreignRuns.includes(run));
  const candidates = deploys.length > 0 ? deploys : entries;
  // In the order in which they came.
  const reports = candidates.toReversed().flatMap(reportsIn);
  const chosen = deploys[0] ?? entries.find((entry) => reportsIn(entry).length > 0);
  const isJoined = chosen === undefined && !isTyped && entries.length > 1;
  const entry = chosen ?? (isTyped ? null : joined(entries));
  return { isList: true, entry, isJoined, reports, deploys: deploys.length };
}

/** Joins all entries, oldest first. The text is unknown if that of any entry is. */
function joined(entries: readonly LogEntry[]): LogEntry | null {
  const [newest, ...others] = entries;
  if (newest === undefined || others.length === 0) return newest ?? null;
  const texts = entries.map(({ content }) => content).toReversed();
  const isKnown = texts.every((text) => text !== undefined);
  const content = texts.map((text) => (text ?? '').replace(/\n?$/, '\n')).join('');
  return { ...newest, id: undefined, created_at: null, content: isKnown ? content : undefined };
}
