import type { Waits } from '../core/clock.ts';
import { ApiError, ifFound, ifReadable } from '../core/errors.ts';
import type { Reader } from './client.ts';
import { join } from './kept-text.ts';
import { isLater } from './shown-time.ts';
import { getDeployLog, getLogEntry, type LogEntry, type SiteLog } from './sites.ts';

export interface Source {
  readonly reader: Reader;
  readonly target: { readonly server: number; readonly site: number };
}

/** The log of a site since the baseline. */
export interface NewLog {
  /** False if the service is known to have the log, but it is too large to read. */
  readonly isReadable: boolean;
  /** True for a list with entries of every kind; false for one that shows the latest deploy alone. */
  readonly isList: boolean;
  /** True once a page has shown new entries alone: there may be others before them. */
  readonly isPartial?: boolean;
  /** Newest first. Each has all of its text that was ever shown. */
  readonly entries: readonly NewEntry[];
}

export interface NewEntry extends LogEntry {
  /** True for the entry of the baseline, if its text has grown since; `content` is what it has gained. */
  readonly continues?: boolean;
  /** True for an entry that the last answer lacked: its text may have grown since. */
  readonly isStale?: boolean;
}

export type DeployLog = Awaited<ReturnType<typeof openDeployLog>>;

const NO_LOG: SiteLog = { isList: false, entries: [], lastPage: 1 };

/** No retries: the next look follows anyway. */
export const ONCE = { attempts: 1 };

/** A deployed site must have a log. If none is found, a second attempt follows after this time. */
const SECOND_TRY_MS = 1_000;

const MOST_ATTEMPTS = 3;

/** Reads the log before the trigger, to be looked at after it. `before` is undefined if the log is too large to read. */
export async function openDeployLog(source: Source & Waits, wasDeployed: boolean) {
  let found = await ifReadable(readLog(source));
  if (found === NO_LOG && wasDeployed) {
    await source.clock.sleep(SECOND_TRY_MS, source.signal);
    found = await ifReadable(readLog(source));
  }
  let before = found ?? NO_LOG;
  let entries: readonly NewEntry[] = [];
  let isPartial = false;
  /** The failed attempts to read the text of an entry, by its id. */
  const misses = new Map<number, number>();

  async function read(): Promise<NewLog> {
    const log = await ifReadable(readLog(source, ONCE));
    if (log === undefined) return { isReadable: false, isList: before.isList, entries };
    before = { ...before, isList: before.isList || log.isList };
    const known = { ...before, entries: [...before.entries, ...entries] };
    isPartial ||= log.lastPage > 1 && log.entries.length > 0 && oldIn(known, log.entries) < 0;
    entries = addEntries(before, entries, log);
    const id = textlessOf(entries, log);
    const missed = misses.get(id ?? 0) ?? 0;
    if (id !== undefined && missed < MOST_ATTEMPTS) {
      const content = await readEntryText(source, id);
      if (content === undefined) misses.set(id, missed + 1);
      entries = entries.map((entry) =>
        entry.id === id ? { ...entry, content: grown(entry.content, content) } : entry,
      );
    }
    return { isReadable: true, isList: before.isList, isPartial, entries };
  }

  return { before: found, read };
}

/** The id of the newest deploy, if the list omits its text; without types, of the newest entry. */
function textlessOf(entries: readonly NewEntry[], log: SiteLog): number | undefined {
  const newest =
    entries.find(({ type }) => type === 'deploy') ?? entries.find(({ type }) => type === undefined);
  const isOmitted = log.entries.some(({ id, content }) => id === newest?.id && content === undefined);
  return isOmitted ? newest?.id : undefined;
}

/** Reads the text of one entry; undefined if the service does not show it, or answers with another entry. */
export async function readEntryText({ reader, target }: Source, id: number): Promise<string | undefined> {
  try {
    const entry = await reader.read(getLogEntry, { ...target, entry: id }, ONCE);
    return entry.id === id ? entry.content : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.reason !== 'limited') return undefined;
    throw error;
  }
}

/** Reads a page of the log, newest first. A list in pages, oldest first, counts as not shown: what is new is on another page. */
export async function readLog({ reader, target }: Source, options?: typeof ONCE): Promise<SiteLog> {
  const log = await ifFound(reader.read(getDeployLog, target, options), NO_LOG);
  const { entries, lastPage } = log;
  if (!isLater(entries.at(-1)?.created_at ?? null, entries[0]?.created_at ?? null)) return log;
  return { ...log, entries: lastPage > 1 ? [] : entries.toReversed() };
}

/** Adds what is shown now to the entries since the baseline. Those that it lacks are kept, because the answer may be stale. */
function addEntries(before: SiteLog, seen: readonly NewEntry[], log: SiteLog): readonly NewEntry[] {
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

function grown(before: string | undefined, now: string | undefined): string | undefined {
  return before === undefined || now === undefined ? (now ?? before) : join(before, now).text;
}

/** The new entries of a log, and the baseline's latest deploy if it goes on. All that follows an entry of the baseline is older. */
function newIn(before: SiteLog, { isList, entries }: SiteLog): readonly NewEntry[] {
  if (!isList) return entries.flatMap((entry) => newAlone(before.entries[0], entry));
  const first = before.lastPage > 1 ? oldIn(before, entries) : -1;
  const fresh = entries
    .slice(0, first === -1 ? undefined : first)
    .filter((entry) => oldIn(before, [entry]) < 0);
  const latest = before.entries.find(({ id, type }) => type === 'deploy' && id !== undefined);
  const now = entries.find(({ id }) => id === latest?.id);
  const isMore = now?.content?.startsWith(latest?.content ?? '-');
  return isMore && now && latest ? [...fresh, ...newAlone(latest, now)] : fresh;
}

/** The entry of the latest deploy in a log; without types, its newest entry. */
export function latestDeploy({ entries }: Pick<SiteLog, 'entries'>): LogEntry | undefined {
  return entries.find(({ type }) => type !== null);
}

/** The place of the first entry of the baseline; -1 if there is none. */
function oldIn(before: SiteLog, entries: readonly LogEntry[]): number {
  return entries.findIndex((entry) => before.entries.some((old) => keyOf(old) === keyOf(entry)));
}

/** Returns the latest entry of a log if it is new. If it is that of the baseline, returns the text that it has gained. */
function newAlone(old: LogEntry | undefined, entry: LogEntry): readonly NewEntry[] {
  const typed = { ...entry, type: 'deploy' };
  if (old === undefined) return [typed];
  if (isLater(old.created_at, entry.created_at)) return [];
  const { content: before = '' } = old;
  const { content: now = '' } = entry;
  if (keyOf(entry) !== keyOf(old) || (entry.created_at === null && !now.startsWith(before))) return [typed];
  const { text, isAnew } = join(before, now);
  const gained = isAnew ? now : text.slice(before.length);
  return gained === '' || old.content === undefined ? [] : [{ ...typed, content: gained, continues: true }];
}

/** Identifies an entry. Those of one time and description, without ids, count as one. */
export function keyOf({ id, created_at: time, description }: LogEntry): string {
  return id === undefined ? `${time} ${description}` : `${id}`;
}
