import { join } from './kept-text.ts';
import type { LogEntry, SiteLog } from './log-entry.ts';
import { isLater } from './shown-time.ts';

/** The log of a site since the baseline. */
export interface NewLog {
  /** False if the service is known to have the log, but it is too large to read. */
  readonly isReadable: boolean;
  /** True for a list with entries of every kind; false for one that shows the latest deploy alone. */
  readonly isList: boolean;
  /** Newest first. Each has all of its text that was ever shown. */
  readonly entries: readonly NewEntry[];
}

export interface NewEntry extends LogEntry {
  /** True for the entry of the baseline, if its text has grown since; `content` is what it has gained. */
  readonly continues?: boolean;
  /** True for an entry that the last answer lacked: its text may have grown since. */
  readonly isStale?: boolean;
}

/** Adds what is shown now to the entries since the baseline. Those that it lacks are kept, because the answer may be stale. */
export function addEntries(before: SiteLog, seen: readonly NewEntry[], log: SiteLog): readonly NewEntry[] {
  const [alone] = log.entries;
  if (!log.isList && alone !== undefined && seen.some((other) => isLater(other.created_at, alone.created_at)))
    return seen.map((entry) => ({ ...entry, isStale: true }));
  const shown = newIn(before, log).map((entry): NewEntry => {
    const known = seen.find((other) => keyOf(other) === keyOf(entry));
    const content = grown(known?.content, entry.content);
    return { ...known, isStale: false, ...entry, type: entry.type ?? known?.type, content };
  });
  const missing = seen.filter((entry) => !shown.some((other) => keyOf(other) === keyOf(entry)));
  return [...shown, ...missing.map((entry) => ({ ...entry, isStale: true }))];
}

/** An entry's text with what it shows now. */
export function grown(before: string | undefined, now: string | undefined): string | undefined {
  return before === undefined || now === undefined ? (now ?? before) : join(before, now).text;
}

/** The new entries of a log. All that follows an entry of the baseline is older. */
function newIn(before: SiteLog, { isList, entries }: SiteLog): readonly NewEntry[] {
  if (!isList) return entries.flatMap((entry) => newAlone(before, entry));
  const first = before.lastPage > 1 ? oldIn(before, entries) : -1;
  return entries.slice(0, first === -1 ? undefined : first).filter((entry) => oldIn(before, [entry]) < 0);
}

/** The place of the first entry of the baseline; -1 if there is none. */
export function oldIn(before: SiteLog, entries: readonly LogEntry[]): number {
  return entries.findIndex((entry) => before.entries.some((old) => keyOf(old) === keyOf(entry)));
}

/** Returns the only entry of a log if it is new. If it is the entry of the baseline, returns the text that it has gained. */
function newAlone({ entries: [old] }: SiteLog, entry: LogEntry): readonly NewEntry[] {
  const typed = { ...entry, type: 'deploy' };
  if (old === undefined) return [typed];
  if (isLater(old.created_at, entry.created_at)) return [];
  const { content: before = '' } = old;
  const { content: now = '' } = entry;
  if (keyOf(entry) !== keyOf(old) || (entry.created_at === null && !now.startsWith(before))) return [typed];
  const gained = (grown(old.content, entry.content) ?? '').slice(before.length);
  return gained === '' || old.content === undefined ? [] : [{ ...typed, content: gained, continues: true }];
}

/** Identifies an entry. Those of one time and description, without ids, count as one. */
export function keyOf({ id, created_at: time, description }: LogEntry): string {
  return id === undefined ? `${time} ${description}` : `${id}`;
}
