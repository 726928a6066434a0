import type { LogEntry } from '../api/sites.ts';
import type { Log, RemoteText } from '../core/log.ts';

/** The most characters of a deploy log that are printed as they arrive, and of its end when there are more. */
const MAX_PRINTED = 8 * 1024 * 1024;
const MAX_END = 64 * 1024;
/** The most that is passed on at once: processing text without line breaks takes many times its memory. */
const SLICE = 64 * 1024;
/** The length of the prefix of each line in the workflow log. */
const LINE_PREFIX = 2;

/** Prints a deploy log as it grows. */
export interface LogPrinter {
  /** @param replaced true when another log begins */
  readonly push: (gained: string, replaced: boolean) => void;
  /** Prints the rest; `cut-off`: an unfinished line will never be completed. */
  readonly end: (how?: 'cut-off') => void;
}

/** Creates a printer that does not flood the workflow log. Of the text beyond a limit, it prints only the end. */
export function createLogPrinter(open: () => RemoteText, most = MAX_PRINTED): LogPrinter {
  let text = open();
  let printed = 0;
  /** The length of the text beyond the limit, and its end. */
  let beyond = 0;
  let rest = '';
  let ended = false;

  return {
    push(gained, replaced) {
      if (replaced) {
        text.end('cut-off');
        text = open();
        rest = '';
      }
      let at = 0;
      while (at < gained.length && printed < most) {
        const slice = gained.slice(at, at + Math.min(SLICE, most - printed));
        text.push(slice);
        printed += slice.length + LINE_PREFIX * (slice.split('\n').length - 1);
        at += slice.length;
      }
      beyond += gained.length - at;
      rest = (rest + gained.slice(at)).slice(-MAX_END);
    },
    end(how) {
      if (ended) return;
      ended = true;
      // A line cut by the limit may hold half a secret, even if it is the last one.
      text.end(beyond === 0 ? how : 'cut-off');
      if (beyond === 0) return;
      const lineAt = rest.indexOf('\n') + 1;
      const lines = lineAt === 0 ? '' : rest.slice(lineAt);
      const note = `[${beyond - lines.length} characters of the log are left out here; this is its end]\n`;
      printWhole(note, open);
      printWhole(lines, open, how);
    },
  };
}

/** Prints a log entry: its time and description on the first line, its content below. */
export function printEntry({ created_at, description, content }: LogEntry, log: Log): void {
  const heading = [created_at, description].filter((part) => (part ?? '') !== '').join('  ');
  // Each begins anew, as the service may show only the end of a text.
  for (const part of [heading, content ?? '']) printWhole(part, log.remote);
}

function printWhole(whole: string, open: () => RemoteText, how?: 'cut-off'): void {
  const text = open();
  text.push(whole);
  text.end(how);
}
