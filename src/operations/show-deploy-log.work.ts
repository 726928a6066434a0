import { readEntryText, readLog, type Source } from '../api/deploy-log.ts';
import type { LogEntry, SiteLog } from '../api/log-entry.ts';
import { findExitReports } from '../script/exit-report.ts';
import { targetOf } from '../site/target.ts';
import { printEntry } from './log-printer.ts';
import { nothingToDo, type Work } from './operation.ts';

export const work: Work = {
  async plan({ facts, reader, log, learn }) {
    if (typeof facts.site !== 'object') return nothingToDo;
    const entry = await readLatestDeploy({ reader, target: targetOf(facts) });
    if (entry === null) {
      log.info('the site has no deploy log yet');
      return nothingToDo;
    }
    if (entry.content === undefined) log.info('the service does not show the output of the deploy');
    else learn({ deployLog: entry.content });
    printEntry(entry, log);
    return nothingToDo;
  },
};

/** Reads the entry of the latest deploy, with its text if the service shows it; null if there is none. */
async function readLatestDeploy(source: Source): Promise<LogEntry | null> {
  const entry = latestDeploy(await readLog(source));
  if (entry?.id === undefined || entry.content !== undefined) return entry;
  return { ...entry, content: await readEntryText(source, entry.id) };
}

/** The entry of the latest deploy, ours or not. Without types: the newest with an exit report, else the newest. */
function latestDeploy({ isList, entries }: SiteLog): LogEntry | null {
  const [newest = null] = entries;
  if (!isList) return newest;
  if (entries.some(({ type }) => type !== undefined))
    return entries.find(({ type }) => type === 'deploy') ?? null;
  return entries.find(({ content = '' }) => findExitReports(content).length > 0) ?? newest;
}
