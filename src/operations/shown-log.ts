import type { RemoteText } from '../core/log.ts';

/** How much of a deploy log is printed as it comes, and of its end when there is more, in characters. */
const MOST_SHOWN = 8 * 1024 * 1024;
const END_SHOWN = 64 * 1024;
/** How much is handed on at once: of lines without end, each takes many times its length on its way. */
const SLICE = 64 * 1024;
/** What the log shows before each line, in characters. */
const PREFIX = 2;

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
      let at = 0;
      for (; at < gained.length && shown < most; ) {
        const slice = gained.slice(at, at + Math.min(SLICE, most - shown));
        text.push(slice);
        shown += slice.length + PREFIX * (slice.split('\n').length - 1);
        at += slice.length;
      }
      const more = gained.slice(at);
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
