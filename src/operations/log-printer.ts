import type { LogEntry } from '../api/sites.ts';
import type { Log, RemoteText } from '../core/log.ts';

/** The most that is passed on at once: processing text without line breaks takes many times its memory. */
const SLICE = 64 * 1024;

export type LogPrinter = ReturnType<typeof createLogPrinter>;

/** Creates a printer of a log that comes in pieces. */
export function createLogPrinter(open: () => RemoteText) {
  let text = open();
  let hasEnded = false;
  return {
    /** @param replaced true when another log begins */
    printLog(gained: string, replaced: boolean): void {
      if (replaced) {
        text.end('cut-off');
        text = open();
      }
      for (let at = 0; at < gained.length; at += SLICE) text.push(gained.slice(at, at + SLICE));
    },
    /** Ends the print; `cut-off`: an unfinished line will never be completed. */
    end(how?: 'cut-off'): void {
      if (!hasEnded) text.end(how);
      hasEnded = true;
    },
  };
}

/** Prints a log entry: its time and description on the first line, its content below. */
export function printEntry({ created_at, description, content }: LogEntry, log: Log): void {
  const heading = [created_at, description].filter((part) => (part ?? '') !== '').join('  ');
  // Each begins anew, as the service may show only the end of a text.
  for (const part of [heading, content ?? '']) {
    const text = log.remote();
    text.push(part);
    text.end();
  }
}
