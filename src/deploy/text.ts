import { join, linesMissingIn, wholeLines } from '../api/kept-text.ts';
import { keyOf, type NewEntry } from '../api/new-entries.ts';
import { type ExitReport, findExitReports } from '../script/exit-report.ts';

/** The text of our deploy, as far as looks have shown it. What was seen stays. */
export interface KeptText {
  /** The text of the running deploy that the site shows, in whole lines; empty if it shows none. */
  readonly live: string;
  /** The number of the look at which that text began anew, as another deploy's or as a window that has moved on; 0: it did not. */
  readonly anewBy: number;
  /** The text in the log; undefined until it is known. */
  readonly content: string | undefined;
  /** Tells one text from another. */
  readonly key: string;
  /** True for the log of our deployment, which the service shows by its id, and its exit report. */
  readonly isOwn: boolean;
  readonly report: ExitReport | undefined;
  /** The number of its characters that were printed, what the latest look has added, and true if that starts another log. */
  readonly printed: number;
  readonly gained: string;
  readonly replaced: boolean;
}

const NONE = { content: undefined, key: '', isOwn: false, report: undefined, printed: 0 };

export const NO_TEXT: KeptText = { ...NONE, live: '', anewBy: 0, gained: '', replaced: false };

/** The texts that a look may add to. */
interface Texts {
  readonly nth: number;
  /** The text of the running deploy as this look shows it, unless it is known to be another one's. */
  readonly live: string;
  /** The text in the log of our deployment. */
  readonly own: string | undefined;
  /** The newest deploy in the log of the site, where that may be ours. */
  readonly newest: NewEntry | undefined;
}

/** Adds what a look shows to a text. */
export function keepText(before: KeptText, { nth, live: shown, own, newest }: Texts): KeptText {
  const joined = shown === '' ? { text: before.live, isAnew: false } : join(before.live, shown);
  // The first line may be half a one, and hold half a secret.
  const live = joined.isAnew ? before.live + shown.slice(shown.indexOf('\n') + 1) : joined.text;
  const chosen = own === undefined && before.isOwn ? before : choose(live, own, newest);
  const gained = live.slice(before.live.length);
  const anewBy = before.anewBy || (joined.isAnew ? nth : 0);
  const next = { ...chosen, live, anewBy, gained, replaced: false };
  const { content, key } = chosen;
  if (content === undefined) return next;
  const isSame = key === before.key;
  if (gained === '' && isSame && content === before.content) return { ...next, printed: before.printed };
  // A line that is not complete cannot be compared.
  const lines = linesMissingIn(live, live === '' ? content : wholeLines(content));
  // A text that begins anew cuts off an unfinished line.
  const isCutOff = isSame && !content.startsWith(before.content ?? '');
  const printed = isCutOff ? wholeLines(before.content ?? '').length : isSame ? before.printed : 0;
  return {
    ...next,
    printed: lines.length,
    gained: gained + lines.slice(printed),
    replaced: isCutOff || (!isSame && live === ''),
  };
}

/** By id, the log of our deployment; else the newest deploy in the log of the site. */
function choose(live: string, own: string | undefined, newest: NewEntry | undefined) {
  if (own === undefined && newest === undefined) return NONE;
  if (newest !== undefined && own === undefined)
    return { ...NONE, content: newest.content, key: keyOf(newest) };
  // It may be the end of what was seen.
  const { isAnew, text } = join(live, own ?? '');
  const content = isAnew ? own : text;
  return { ...NONE, content, key: 'own', isOwn: true, report: findExitReports(content ?? '').at(-1) };
}

/** The rest of the text of our deploy, which was not printed yet. */
export function restOf({ live, content = '', printed }: KeptText): string {
  return linesMissingIn(live, content).slice(printed);
}
