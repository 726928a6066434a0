import type { Waits } from '../core/clock.ts';
import { ApiError, ifFound, isTooLarge } from '../core/errors.ts';
import type { Reader } from './client.ts';
import { getLogEntry, type SiteLog } from './log-entry.ts';
import { addEntries, grown, type NewEntry, type NewLog, oldIn } from './new-entries.ts';
import { isLater } from './shown-time.ts';
import { getDeployLog } from './sites.ts';

/** A site, and access to it. */
export interface Source {
  readonly reader: Reader;
  readonly target: { readonly server: number; readonly site: number };
}

/** The log of a site, opened before the trigger. It keeps the entries seen since. */
export type DeployLog = Awaited<ReturnType<typeof openDeployLog>>;

/** Stands in for a log that the service does not find. */
const NO_LOG: SiteLog = { isList: false, entries: [], lastPage: 1 };

/** No retries: the next look follows anyway. */
export const ONCE = { attempts: 1 };

/** A deployed site must have a log. If none is found, a second attempt follows after this time. */
const SECOND_TRY_MS = 1_000;

const MAX_MISSES = 3;

/** The most pages read of a log that has grown since the baseline. */
const MAX_PAGES = 5;

/** Reads the log before the trigger, to be looked at after it. `before` is undefined if the log is too large to read. */
export async function openDeployLog(source: Source & Waits, wasDeployed: boolean) {
  let found = await readIfPossible(source);
  if (found === NO_LOG && wasDeployed) {
    await source.clock.sleep(SECOND_TRY_MS, source.signal);
    found = await readIfPossible(source);
  }
  let before = found ?? NO_LOG;
  let entries: readonly NewEntry[] = [];
  /** The id of the entry whose text must be read separately, and its failed attempts. */
  let textless: number | undefined;
  let misses = 0;

  async function read(): Promise<NewLog> {
    const log = await readNew(source, before);
    if (log === undefined) return { isReadable: false, isList: before.isList, entries };
    before = { ...before, isList: before.isList || log.isList };
    entries = addEntries(before, entries, log);
    const next = textlessOf(entries, log);
    if (textless !== next) misses = 0;
    textless = next;
    if (textless !== undefined && misses < MAX_MISSES) {
      const content = await readEntryText(source, textless);
      if (content === undefined) misses += 1;
      entries = entries.map((entry) =>
        entry.id === textless ? { ...entry, content: grown(entry.content, content) } : entry,
      );
    }
    return { isReadable: true, isList: before.isList, entries };
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

interface Options {
  readonly attempts?: number;
  readonly page?: number;
}

/** Reads a page of the log, newest first. A list in pages, oldest first, counts as not shown: what is new is on another page. */
export async function readLog({ reader, target }: Source, options?: Options): Promise<SiteLog> {
  const log = await ifFound(reader.read(getDeployLog, target, options), NO_LOG);
  const { entries, lastPage } = log;
  if (!isLater(entries.at(-1)?.created_at ?? null, entries[0]?.created_at ?? null)) return log;
  return { ...log, entries: lastPage > 1 ? [] : entries.toReversed() };
}

/** The same; undefined if it is too large. */
function readIfPossible(source: Source, options?: Options): Promise<SiteLog | undefined> {
  return readLog(source, options).catch((error: unknown) => {
    if (isTooLarge(error)) return undefined;
    throw error;
  });
}

/** Reads pages up to the first with an entry of the baseline. Later pages have nothing new. */
async function readNew(source: Source, before: SiteLog): Promise<SiteLog | undefined> {
  let log = await readIfPossible(source, ONCE);
  const lastPage = Math.min(log?.lastPage ?? 0, MAX_PAGES);
  for (let page = 2; log !== undefined && page <= lastPage && oldIn(before, log.entries) < 0; page += 1) {
    const more = await readIfPossible(source, { ...ONCE, page });
    if (more === undefined) break;
    log = { ...log, entries: [...log.entries, ...more.entries] };
  }
  return log;
}
