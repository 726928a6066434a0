import type { Reader } from '../api/client.ts';
import { readEntryText, readLog } from '../api/deploy-log.ts';
import { getServerLogs, type LogEntry, type SiteLog } from '../api/sites.ts';
import type { Log } from '../core/log.ts';
import { targetOf } from '../outcome/facts.ts';
import { findExitReports } from '../script/exit-report.ts';
import { nothingToDo, type WorkOf } from './operation.ts';
import type { showServerLogs } from './show-server-logs.ts';

export const deployLog: WorkOf = () => ({
  async plan({ facts, reader, log, learn }) {
    if (typeof facts.site !== 'object') return nothingToDo;
    const source = { reader, target: targetOf(facts) };
    const entry = latestDeploy(await readLog(source));
    if (entry === undefined) {
      log.info('the site has no deploy log yet');
      return nothingToDo;
    }
    const { id, content = id === undefined ? undefined : await readEntryText(source, id) } = entry;
    if (content === undefined) log.info('the service does not show the output of the deploy');
    else learn({ deployLog: content });
    printEntry({ ...entry, content }, log);
    return nothingToDo;
  },
});

/** The entry of the latest deploy, ours or not. Without types: the newest with an exit report, else the newest. */
function latestDeploy({ entries }: SiteLog): LogEntry | undefined {
  if (entries.some(({ type }) => type !== undefined)) return entries.find(({ type }) => type === 'deploy');
  return entries.find(({ content = '' }) => findExitReports(content).length > 0) ?? entries[0];
}

export const serverLogs: WorkOf<typeof showServerLogs> = ({ logEntries: most }) => ({
  async plan({ facts, reader, log }) {
    const entries = await readNewest(reader, facts.serverId, most);
    if (entries.length === 0) log.info('the server has no log entries');
    for (const entry of entries.toReversed()) printEntry(entry, log);
    return nothingToDo;
  },
});

/** Reads the newest entries, the newest first, page by page (section 2, Pagination envelope). */
async function readNewest(reader: Reader, server: number, most: number): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (let page = 1; entries.length < most; page += 1) {
    const shown = await reader.read(getServerLogs, { server }, { page });
    entries.push(...shown.items);
    if (page >= shown.lastPage || shown.items.length === 0) break;
  }
  return entries.slice(0, most);
}

/** Prints a log entry: its time and description on the first line, its content below. */
function printEntry({ created_at, description, content }: LogEntry, log: Log): void {
  const heading = [created_at, description].filter((part) => (part ?? '') !== '').join('  ');
  // Each begins anew, as the service may show only the end of a text.
  for (const part of [heading, content ?? '']) {
    const text = log.remote();
    text.push(part);
    text.end();
  }
}
