import type { Reader } from '../api/client.ts';
import { getLogEntry, type SiteLog } from '../api/log-entry.ts';
import type { Patience } from '../api/settle.ts';
import { getDeployLog, getSite, type Site } from '../api/sites.ts';
import { ApiError, isNotFound } from '../core/errors.ts';
import { findExitReports } from './exit-report.ts';
import {
  addContent,
  addEntries,
  type LogView,
  type OwnEntries,
  reachesBaseline,
  viewOfEntries,
  viewOfEntry,
} from './own-entries.ts';

/** The site that is read, and what it is read with. */
export interface Source {
  readonly reader: Reader;
  readonly target: { readonly server: number; readonly site: number };
}

/** Reads the site's record: token and status. */
export function readRecord({ reader, target }: Source, attempts?: number): Promise<Site> {
  return reader.read(getSite, target, attempts === undefined ? {} : { attempts });
}

/** Reads the log of a site. It keeps what it has seen of entries since the baseline. */
export interface LogReader {
  /** As it was before the trigger. */
  readonly baseline: LogView;
  /**
   * @param foreignRuns runs of deploy scripts that are not ours
   * @param isWhole false: on a service that shows an entry's text only by its id, that of ours alone will do
   */
  read(foreignRuns: readonly string[], isWhole: boolean): Promise<LogView>;
}

/** The log of a site that the service does not find. */
const NO_LOG: SiteLog = { isList: false, entries: [], lastPage: 1 };

/** A look that fails is followed by the next one. */
const ONCE = { attempts: 1 };

/** A log that has grown by more pages since the baseline is not read to its end. */
const MOST_PAGES = 5;

/** A site that was deployed has a log: one that is not found is asked for once more, after so long. */
const SECOND_LOOK_MS = 1_000;

/**
 * Reads the log as it is before a trigger.
 *
 * @param wasDeployed whether the site was deployed before
 */
export async function openLog(
  source: Source & Pick<Patience, 'clock' | 'signal'>,
  wasDeployed: boolean,
): Promise<LogReader> {
  let before = await readPage(source, {});
  if (before === NO_LOG && wasDeployed) {
    await source.clock.sleep(SECOND_LOOK_MS, source.signal);
    before = await readPage(source, {});
  }
  if (before === 'unreadable') return { baseline: viewOfEntry(before), read: () => readLatest(source) };
  const { isList } = before;
  let own: OwnEntries = { baseline: before, entries: [] };
  const texts = createTextReader(source);

  async function read(foreignRuns: readonly string[], isWhole: boolean): Promise<LogView> {
    if (isWhole || texts.followed() === undefined) {
      const log = await readNew(source, own.baseline);
      if (log === 'unreadable') return viewOfEntry(log);
      if (!isList && !log.isList) return viewOfEntry(log.entries[0] ?? null);
      own = addEntries(own, log);
      texts.follow(untold(own, viewOfEntries(own, foreignRuns).entry, log));
    }
    own = await texts.addTo(own);
    return viewOfEntries(own, foreignRuns);
  }

  return { baseline: isList ? viewBefore(before) : viewOfEntry(before.entries[0] ?? null), read };
}

/** No entry of the baseline counts; their reports are of other deploys. */
function viewBefore({ entries }: SiteLog): LogView {
  const reports = entries.flatMap(({ content = '' }) => findExitReports(content));
  return { isList: true, entry: null, isJoined: false, reports, deploys: 0 };
}

/** The entry whose text is to be asked for, as the list leaves it out: the one that counts, else the newest. */
function untold(own: OwnEntries, chosen: LogView['entry'], { entries }: SiteLog): number | undefined {
  const candidates =
    chosen !== null && chosen !== 'unreadable' && chosen.id !== undefined ? [chosen] : own.entries;
  const listed = candidates.map(({ id }) => entries.find((entry) => entry.id === id));
  return listed.find((entry) => entry?.id !== undefined && entry.content === undefined)?.id;
}

/** So often an entry is asked for its text. */
const MOST_MISSES = 3;

/** Asks for the text of the entry that is followed, as long as the service may show it. */
function createTextReader(source: Source) {
  let id: number | undefined;
  const misses = new Map<number, number>();
  return {
    follow(entry: number | undefined): void {
      id = entry !== undefined && (misses.get(entry) ?? 0) >= MOST_MISSES ? undefined : entry;
    },
    followed: () => id,
    async addTo(own: OwnEntries): Promise<OwnEntries> {
      if (id === undefined) return own;
      const content = await readText(source, id);
      if (content !== undefined) return addContent(own, id, content);
      misses.set(id, (misses.get(id) ?? 0) + 1);
      id = undefined;
      return own;
    },
  };
}

/** Reads the text of one entry; undefined where the service does not show it, or shows another one. */
export async function readText({ reader, target }: Source, id: number): Promise<string | undefined> {
  try {
    const entry = await reader.read(getLogEntry, { ...target, entry: id }, ONCE);
    return entry.id === id ? entry.content : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.reason !== 'limited') return undefined;
    throw error;
  }
}

/** Reads pages until one of them shows an entry that was there before: all entries that are new are seen then. */
async function readNew(source: Source, baseline: SiteLog): Promise<SiteLog | 'unreadable'> {
  const first = await readPage(source, ONCE);
  if (first === 'unreadable') return first;
  let log = first;
  for (let page = 2; page <= Math.min(first.lastPage, MOST_PAGES); page += 1) {
    if (reachesBaseline(baseline, log)) break;
    const more = await readPage(source, { ...ONCE, page });
    if (more === 'unreadable') break;
    log = { ...log, entries: [...log.entries, ...more.entries] };
  }
  return log;
}

/** Reads the entry of the latest deploy, ours or not. */
async function readLatest(source: Source): Promise<LogView> {
  const log = await readPage(source, ONCE);
  return viewOfEntry(log === 'unreadable' ? log : (log.entries[0] ?? null));
}

async function readPage(
  { reader, target }: Source,
  options: { readonly attempts?: number; readonly page?: number },
): Promise<SiteLog | 'unreadable'> {
  try {
    return await reader.read(getDeployLog, target, options);
  } catch (error) {
    if (isNotFound(error)) return NO_LOG;
    if (error instanceof ApiError && error.reason === 'too-large') return 'unreadable';
    throw error;
  }
}
