import type { LogEntry, SiteLog } from '../api/log-entry.ts';
import { type ExitReport, findExitReports } from './exit-report.ts';

/** The part of a log that can come from our own deploy. */
export interface LogView {
  /** True for a list of entries of every kind; false where only the latest deploy has an entry. */
  readonly isList: boolean;
  /** The entry that counts, or all new ones joined where none of them stands out. Null: there is none. */
  readonly entry: LogEntry | null | 'unreadable';
  /** True when `entry` is joined from several, so that its text does not simply grow. */
  readonly isJoined: boolean;
  /** The exit reports of all entries that may be ours. */
  readonly reports: readonly ExitReport[];
  /** The number of new entries of deploys; 0 where types are not shown. */
  readonly deploys: number;
}

/** The log as the document has it: the entry of the latest deploy, ours or not. */
export function viewOfEntry(entry: LogView['entry']): LogView {
  return { isList: false, entry, isJoined: false, reports: findExitReports(textOf(entry) ?? ''), deploys: 0 };
}

/** The entry of the latest deploy, ours or not; without types the newest that reports an end, else the newest. */
export function latestDeploy({ isList, entries }: SiteLog): LogEntry | null {
  const [newest = null] = entries;
  if (!isList) return newest;
  if (entries.some(({ type }) => type !== undefined))
    return entries.find(({ type }) => type === 'deploy') ?? null;
  return entries.find(({ content = '' }) => findExitReports(content).length > 0) ?? newest;
}

/** The text of an entry; undefined where it is not known. */
export function textOf(entry: LogView['entry']): string | undefined {
  return entry === null || entry === 'unreadable' ? undefined : entry.content;
}

/**
 * The entries that have come since the baseline, the newest first, as far as looks have shown them. Those that were there
 * at the baseline never count.
 */
export interface OwnEntries {
  readonly baseline: SiteLog;
  readonly entries: readonly LogEntry[];
}

/**
 * Takes in one more look at the list. An entry that a look lacks stays as it was seen last: the answer may come from a copy
 * that lags behind.
 */
export function addEntries({ baseline, entries: seen }: OwnEntries, log: SiteLog): OwnEntries {
  const shown = newIn(baseline, log).map((entry) => {
    const before = seen.find((other) => isSameEntry(entry, other));
    return before === undefined ? entry : update(before, entry);
  });
  const missing = seen.filter((entry) => isTold(entry) && !shown.some((other) => isSameEntry(other, entry)));
  return { baseline, entries: [...shown, ...missing] };
}

/** Notes the content of an entry that the list does not show. */
export function addContent({ baseline, entries }: OwnEntries, id: number, content: string): OwnEntries {
  return { baseline, entries: entries.map((entry) => (entry.id === id ? { ...entry, content } : entry)) };
}

/** True when the page shows an entry of the baseline, so that no new entry can be on a later page. */
export function reachesBaseline(baseline: SiteLog, { entries }: SiteLog): boolean {
  return entries.some((entry) => isIn(baseline, entry));
}

/**
 * The new entries of a list. It is cut where the first entry of the baseline stands: what comes below is older, also where
 * the baseline was a page of a longer list and the entry was not on it.
 */
function newIn(baseline: SiteLog, { entries }: SiteLog): LogEntry[] {
  const isWhole = baseline.lastPage <= 1;
  const isOld = (entry: LogEntry): boolean => isIn(baseline, entry);
  const first = entries.findIndex(
    (entry) => isOld(entry) && (entry.id !== undefined || entry.created_at !== null),
  );
  // One that has neither may be a new one that looks like an old one.
  const old = first === -1 ? entries.findLastIndex(isOld) : first;
  return entries.slice(0, isWhole || old === -1 ? undefined : old).filter((entry) => !isIn(baseline, entry));
}

function isIn({ entries }: SiteLog, entry: LogEntry): boolean {
  return entries.some((other) => isSameEntry(entry, other));
}

/** True when something still identifies the entry after it has grown. */
function isTold({ id, created_at, content = '' }: LogEntry): boolean {
  return id !== undefined || created_at !== null || content !== '';
}

/** By `id`; where there is none by time, description and the beginning of the text, as an entry may grow. */
export function isSameEntry(entry: LogEntry, earlier: LogEntry): boolean {
  if (entry.id !== undefined || earlier.id !== undefined) return entry.id === earlier.id;
  if (entry.created_at !== earlier.created_at || entry.description !== earlier.description) return false;
  // A text that was not known may have been any.
  if (entry.content === earlier.content || earlier.content === undefined) return true;
  // Without a time too, the beginning of a text is all that tells.
  const isTelling = entry.created_at !== null || (earlier.content ?? '') !== '';
  return isTelling && (entry.content ?? '').startsWith(earlier.content ?? '');
}

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
export function viewOfEntries({ baseline, entries }: OwnEntries, foreignRuns: readonly string[]): LogView {
  const isTyped = [...entries, ...baseline.entries].some(({ type }) => type !== undefined);
  const deploys = entries.filter(({ type }) => type === 'deploy');
  const reportsIn = ({ content = '' }: LogEntry): ExitReport[] =>
    findExitReports(content).filter(({ run }) => !foreignRuns.includes(run));
  const candidates = deploys.length > 0 ? deploys : entries;
  // Reports in the order in which they came.
  const reports = candidates.toReversed().flatMap(reportsIn);
  const chosen = deploys[0] ?? entries.find((entry) => reportsIn(entry).length > 0);
  const counted = { isList: true, reports, deploys: deploys.length };
  if (chosen !== undefined) return { entry: chosen, isJoined: false, ...counted };
  if (isTyped || entries.length === 0) return { entry: null, isJoined: false, ...counted };
  return { entry: joined(entries), isJoined: entries.length > 1, ...counted };
}

/** All entries as one, the oldest first; of unknown text where that of one of them is not known. */
function joined(entries: readonly LogEntry[]): LogEntry | null {
  const [newest, ...others] = entries;
  if (newest === undefined || others.length === 0) return newest ?? null;
  const texts = entries.map(({ content }) => content).toReversed();
  const isKnown = texts.every((text) => text !== undefined);
  const content = texts.map((text) => (text ?? '').replace(/\n?$/, '\n')).join('');
  return { ...newest, id: undefined, created_at: null, content: isKnown ? content : undefined };
}
