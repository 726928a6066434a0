import type { RemoteText } from './operation.ts';

/** How much of a deploy log is printed as it comes, and of its end when there is more, in characters. */
const MOST_SHOWN = 8 * 1024 * 1024;
const END_SHOWN = 64 * 1024;

/** A log on its way to the workflow log, which a long one must not flood. */
export interface ShownLog {
  /** @param replaced whether another log begins */
  push(text: string, replaced: boolean): void;
  /** Prints what is left; `cut-off`: no more of an unfinished line will come. */
  end(how?: 'cut-off'): void;
}

/**
 * Prints a log up to a limit. What comes beyond it is left out but for its end, which is printed last.
 *
 * @param open opens a stream to the workflow log
 */
export function createShownLog(open: () => RemoteText, most = MOST_SHOWN): ShownLog {
  let text = open();
  let shown = 0;
  /** What came beyond the limit: how much, and its end. */
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
      const now = gained.slice(0, most - shown);
      shown += now.length;
      if (now !== '') text.push(now);
      const more = gained.slice(now.length);
      beyond += more.length;
      rest = (rest + more.slice(-END_SHOWN)).slice(-END_SHOWN);
    },
    end(how) {
      if (ended) return;
      ended = true;
      if (beyond === 0) {
        text.end(how);
        return;
      }
      // A line that the limit went through may hold half a secret, also where no other line follows.
      text.end('cut-off');
      const wholeAt = rest.indexOf('\n') + 1;
      const lines = wholeAt === 0 ? '' : rest.slice(wholeAt);
      const end = open();
      end.push(
        `[${beyond - lines.length} characters of the log are left out here; this is its end]\n${lines}`,
      );
      end.end(how);
    },
  };
}
