import type { Reader } from '../api/client.ts';
import type { LogEntry } from '../api/log-entry.ts';
import { getServerLogs } from '../api/servers.ts';
import { printEntry } from './log-printer.ts';
import { nothingToDo, type Work } from './operation.ts';
import type { showServerLogs } from './show-server-logs.ts';

export const work: Work<typeof showServerLogs> = {
  async plan({ inputs: { logEntries: most }, facts, reader, log }) {
    const entries = await readNewest(reader, facts.serverId, most);
    if (entries.length === 0) log.info('the server has no log entries');
    else if (entries.length < most) log.info(`only ${entries.length} entries could be read`);
    for (const entry of entries.toReversed()) printEntry(entry, log);
    return nothingToDo;
  },
};

/** The limit for a service with tiny pages. As far as is known, pages have 15 entries. */
const MOST_PAGES = 30;

/** Reads the newest entries, the newest first, page by page (section 2, Pagination envelope). */
async function readNewest(reader: Reader, server: number, most: number): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const shown = await reader.read(getServerLogs, { server }, { page });
    entries.push(...shown.items);
    if (entries.length >= most || page >= shown.lastPage || shown.items.length === 0) break;
  }
  return entries.slice(0, most);
}
