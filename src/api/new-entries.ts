import { grown, type KeptText } from './kept-text.ts';
import type { LogEntry, SiteLog } from './log-entry.ts';

/** The log of a site, as far as it can be our own deploy's. */
export interface NewLog {
  /** False if the service is known to have the log, but it is too large to read. */
  readonly isReadable: boolean;
  /** True for a list with entries of every kind; false for one that shows the latest deploy alone. */
  readonly isList: boolean;
  /** True when each entry says of what kind it is. */
  readonly isTyped: boolean;
  /** Newest first. Each has all of its text that was ever shown. */
  readonly entries: readonly NewEntry[];
}

export interface NewEntry extends LogEntry, KeptText {
  readonly content: string | undefined;
  /** True for the entry of the baseline, if its text has grown since; `content` is what it has gained. */
  readonly continues?: boolean;
}

/** The entries of the baseline, with the texts that are shown only now. */
export function withTexts(before: SiteLog, now: SiteLog): readonly LogEntry[] {
  return before.entries.map((old) => {
    if (old.content !== undefined && (old.content !== '' || old.id === undefined)) return old;
    const content = now.entries.find((entry) => isSame(before, entry, old))?.content;
    return content === undefined ? old : { ...old, content };
  });
}

/** Adds what is shown now to the entries since the baseline. Those that it lacks are kept, because the answer may be stale. */
export function addEntries(before: SiteLog, seen: readonly NewEntry[], log: SiteLog): NewEntry[] {
  const shown = newIn(before, log).map((entry): NewEntry => {
    const known = seen.find((other) => isSame(before, entry, other));
    if (known === undefined) return entry;
    const type = entry.type ?? known.type;
    return { ...known, ...entry, type, ...grown(known, entry.content) };
  });
  const missing = seen.filter((entry) => !shown.some((other) => isSame(before, other, entry)));
  const isIdentifiable = ({ id, created_at, content = '' }: NewEntry): boolean =>
    id !== undefined || created_at !== null || content !== '';
  // An entry alone in its log that is older than one that was seen is a stale answer.
  const [alone] = shown;
  if (!before.isList && alone !== undefined && missing.some((other) => isOlder(alone, other)))
    return [...seen];
  return [...shown, ...missing.filter(isIdentifiable)];
}

/** True when the page shows an entry of the baseline, so that later pages have nothing new. */
export function reachesBaseline(before: SiteLog, { entries }: SiteLog): boolean {
  return entries.some((entry) => before.entries.some((old) => isSame(before, entry, old)));
}

/**
 * The new entries of a log. If the baseline was one page of several, the list is cut at its first entry: the entries that follow
 * are older, even if they were not on that page.
 */
function newIn(before: SiteLog, { entries }: SiteLog): NewEntry[] {
  if (!before.isList) return entries.flatMap((entry) => newAlone(before, entry));
  const isOld = (entry: LogEntry): boolean => before.entries.some((old) => isSame(before, entry, old));
  const first = entries.findIndex(
    (entry) => isOld(entry) && (entry.id !== undefined || entry.created_at !== null),
  );
  // Without id and time, a new entry may look like an old one.
  const old = first === -1 ? entries.findLastIndex(isOld) : first;
  const isWhole = before.lastPage <= 1;
  return entries.slice(0, isWhole || old === -1 ? undefined : old).filter((entry) => !isOld(entry));
}

/** The entry of a log that has no other, if it is new, older ones left out; or what that of the baseline has gained. */
function newAlone(before: SiteLog, entry: LogEntry): NewEntry[] {
  const typed = { ...entry, type: 'deploy' };
  const [old] = before.entries;
  if (old === undefined) return [typed];
  if (isOlder(entry, old)) return [];
  if (!isSame(before, entry, old)) return [typed];
  const { content } = grown(old, entry.content);
  const gained = (content ?? '').slice((old.content ?? '').length);
  return gained === '' || old.content === undefined ? [] : [{ ...typed, content: gained, continues: true }];
}

/** A time as the document writes it. Two of them are in order as texts. */
export const DOCUMENT_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

export function isOlder({ created_at: time }: LogEntry, { created_at: other }: LogEntry): boolean {
  return (
    time !== null && other !== null && DOCUMENT_TIME.test(time) && DOCUMENT_TIME.test(other) && time < other
  );
}

/**
 * True when both are the same entry: by id, else by time and description. In a list, or without a time, the beginning of the text
 * must be the same, too.
 */
function isSame({ isList }: SiteLog, entry: LogEntry, earlier: LogEntry): boolean {
  if (entry.id !== undefined || earlier.id !== undefined) return entry.id === earlier.id;
  if (entry.created_at !== earlier.created_at || entry.description !== earlier.description) return false;
  // An unknown text matches any.
  if (entry.content === earlier.content || earlier.content === undefined) return true;
  if (!isList && entry.created_at !== null) return true;
  // Without a time, only the beginning of a text identifies an entry.
  const isTelling = entry.created_at !== null || earlier.content !== '';
  return isTelling && (entry.content ?? '').startsWith(earlier.content);
}

/** The entry whose text the list omits: the newest deploy's, else the newest. */
export function textlessOf(entries: readonly NewEntry[], shown: readonly LogEntry[]): number | undefined {
  const deploys = entries.filter(({ type }) => type === 'deploy');
  const candidates = deploys.length > 0 ? deploys.slice(0, 1) : entries;
  const isTextless = ({ id }: LogEntry): boolean =>
    id !== undefined && shown.some((entry) => entry.id === id && entry.content === undefined);
  return candidates.find(isTextless)?.id;
}
