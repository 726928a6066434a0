import type { Reader } from '../api/client.ts';
import { getLogEntry, type LogEntry, type SiteLog } from '../api/log-entry.ts';
import type { Patience } from '../api/settle.ts';
import { getDeployLog } from '../api/sites.ts';
import { ApiError, isNotFound } from '../core/errors.ts';
import { findExitReports } from './exit-report.ts';
import {
  addContent,
  addEntries,
  isEntry,
  type LogView,
  latestDeploy,
  type NewEntries,
  reachesBaseline,
  viewOfEntries,
  viewOfEntry,
} from './new-entries.ts';

/** A site, and access to it. */
export interface Source {
  readonly reader: Reader;
  readonly target: { readonly server: number; readonly site: number };
}

/** The log of a site, opened before the trigger. It keeps the entries seen since. */
export interface DeployLog {
  /** The log before the trigger. */
  readonly baseline: LogView;
  /**
   * @param foreignRuns runs of deploy scripts that are not ours
   * @param isWhole false: on a service that shows texts only by id, our own entry's text is enough
   */
  read(foreignRuns: readonly string[], isWhole: boolean): Promise<LogView>;
}

/** Stands in for a log that the service does not find. */
const NO_LOG: SiteLog = { isList: false, entries: [], lastPage: 1 };
/** No retries: the next poll follows anyway. */
const ONCE = { attempts: 1 };
/** The most pages read of a log that has grown since the baseline. */
const MAX_PAGES = 5;
/** A deployed site must have a log. If none is found, a second attempt follows after this time. */
const SECOND_TRY_MS = 1_000;
/** The most failed attempts to read one entry's text. */
const MAX_MISSES = 3;

/** Reads the log before the trigger, to be polled after it. */
export async function openDeployLog(
  source: Source & Pick<Patience, 'clock' | 'signal'>,
  wasDeployed: boolean,
): Promise<DeployLog> {
  const before = await readBaseline(source, wasDeployed);
  if (before === 'unreadable') return { baseline: viewOfEntry(before), read: () => readLatest(source) };
  let own: NewEntries = { baseline: before, entries: [] };
  /** The id of the entry whose text must be read separately, and the failed attempts by id. */
  let textless: number | undefined;
  const misses = new Map<number, number>();

  async function read(foreignRuns: readonly string[], isWhole: boolean): Promise<LogView> {
    if (isWhole || textless === undefined) {
      const log = await readNew(source, own.baseline);
      if (log === 'unreadable') return viewOfEntry(log);
      if (!own.baseline.isList && !log.isList) return viewOfEntry(log.entries[0] ?? null);
      own = addEntries(own, log);
      textless = idOfTextless(own, viewOfEntries(own, foreignRuns).entry, log, textless);
      if (textless !== undefined && (misses.get(textless) ?? 0) >= MAX_MISSES) textless = undefined;
    }
    if (textless !== undefined) {
      const content = await readText(source, textless);
      if (content !== undefined) own = addContent(own, textless, content);
      else {
        misses.set(textless, (misses.get(textless) ?? 0) + 1);
        textless = undefined;
      }
    }
    return viewOfEntries(own, foreignRuns);
  }

  return { baseline: viewBefore(before), read };
}

async function readBaseline(
  source: Source & Pick<Patience, 'clock' | 'signal'>,
  wasDeployed: boolean,
): Promise<SiteLog | 'unreadable'> {
  const log = await readPage(source);
  if (log !== NO_LOG || !wasDeployed) return log;
  await source.clock.sleep(SECOND_TRY_MS, source.signal);
  return readPage(source);
}

/** The view of the baseline. No entry of a list counts: all of them are other deploys'. */
function viewBefore({ isList, entries }: SiteLog): LogView {
  if (!isList) return viewOfEntry(entries[0] ?? null);
  const reports = entries.flatMap(({ content = '' }) => findExitReports(content));
  return { isList, entry: null, isJoined: false, reports, deploys: 0 };
}

/** The entry whose text the list omits: the one that counts, else each in turn, from the newest, as all of them may grow. */
function idOfTextless(
  own: NewEntries,
  chosen: LogView['entry'],
  { entries }: SiteLog,
  last: number | undefined,
): number | undefined {
  const candidates = isEntry(chosen) && chosen.id !== undefined ? [chosen] : own.entries;
  const listed = candidates.map(({ id }) => entries.find((entry) => entry.id === id));
  const ids = listed.flatMap((entry) => (entry?.content === undefined ? (entry?.id ?? []) : []));
  return ids[(last === undefined ? 0 : ids.indexOf(last) + 1) % ids.length];
}

/** Reads the text of one entry; undefined if the service does not show it, or answers with another entry. */
export async function readText({ reader, target }: Source, id: number): Promise<string | undefined> {
  try {
    const entry = await reader.read(getLogEntry, { ...target, entry: id }, ONCE);
    return entry.id === id ? entry.content : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.reason !== 'limited') return undefined;
    throw error;
  }
}

/** Reads the entry of the latest deploy, with its text if the service shows it; null if there is none. */
export async function readLatestDeploy(source: Source): Promise<LogEntry | null> {
  const entry = latestDeploy(await readLog(source));
  if (entry?.id === undefined || entry.content !== undefined) return entry;
  return { ...entry, content: await readText(source, entry.id) };
}

/** Reads pages up to the first with an entry of the baseline. Later pages have nothing new. */
async function readNew(source: Source, baseline: SiteLog): Promise<SiteLog | 'unreadable'> {
  const first = await readPage(source, ONCE);
  if (first === 'unreadable') return first;
  let log = first;
  for (let page = 2; page <= Math.min(first.lastPage, MAX_PAGES); page += 1) {
    if (reachesBaseline(baseline, log)) break;
    const more = await readPage(source, { ...ONCE, page });
    if (more === 'unreadable') break;
    log = { ...log, entries: [...log.entries, ...more.entries] };
  }
  return log;
}

/** Reads the latest entry, ours or not, when the baseline is unknown. */
async function readLatest(source: Source): Promise<LogView> {
  const log = await readPage(source, ONCE);
  return viewOfEntry(log === 'unreadable' ? log : (log.entries[0] ?? null));
}

interface PageOptions {
  readonly attempts?: number;
  readonly page?: number;
}

async function readPage(source: Source, options?: PageOptions): Promise<SiteLog | 'unreadable'> {
  try {
    return await readLog(source, options);
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'too-large') return 'unreadable';
    throw error;
  }
}

async function readLog({ reader, target }: Source, options?: PageOptions): Promise<SiteLog> {
  try {
    return await reader.read(getDeployLog, target, options);
  } catch (error) {
    if (isNotFound(error)) return NO_LOG;
    throw error;
  }
}
