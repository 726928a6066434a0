import type { LogEntry } from '../api/sites.ts';
import type { Log, RemoteText } from '../core/log.ts';

/** The most characters of a deploy log that are printed. */
const MAX_PRINTED = 8 * 1024 * 1024;
/** The most that is passed on at once: processing text without line breaks takes many times its memory. */
const SLICE = 64 * 1024;

export interface LogPrinter {
  /** @param replaced true when another log begins */
  readonly printLog: (gained: string, replaced: boolean) => void;
  /** Ends the print; `cut-off`: an unfinished line will never be completed. */
  readonly end: (how?: 'cut-off') => void;
}

/** Creates a printer that does not flood the workflow log: of the text beyond a limit, it prints only the length. */
export function createLogPrinter(open: () => RemoteText, most = MAX_PRINTED): LogPrinter {
  let text = open();
  let printed = 0;
  let beyond = 0;
  let hasEnded = false;
  return {
    printLog(gained, replaced) {
      if (replaced) {
        text.end('cut-off');
        text = open();
      }
      let at = 0;
      while (at < gained.length && printed < most) {
        const slice = gained.slice(at, at + Math.min(SLICE, most - printed));
        text.push(slice);
        printed += slice.length;
        at += slice.length;
      }
      beyond += gained.length - at;
    },
    end(how) {
      if (hasEnded) return;
      hasEnded = true;
      // A line cut by the limit may hold half a secret, even if it is the last one.
      text.end(beyond === 0 ? how : 'cut-off');
      if (beyond > 0) printWhole(`[${beyond} more characters of the log are left out here]\n`, open);
    },
  };
}

/** Prints a log entry: its time and description on the first line, its content below. */
export function printEntry({ created_at, description, content }: LogEntry, log: Log): void {
  const heading = [created_at, description].filter((part) => (part ?? '') !== '').join('  ');
  // Each begins anew, as the service may show only the end of a text.
  for (const part of [heading, content ?? '']) printWhole(part, log.remote);
}

function printWhole(whole: string, open: () => RemoteText): void {
  const text = open();
  text.push(whole);
  text.end();
}
