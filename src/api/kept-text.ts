import { missingIn } from '../core/missing-in.ts';
import { isCut } from '../net/body.ts';
import { stripInvisible } from '../secrets/sanitizer.ts';

/** The text of a deploy, as far as looks have shown it. What was seen stays. */
export interface KeptText {
  /** The text of the running deploy that the site shows, in whole lines; empty if it shows none. */
  readonly live: string;
  /** The text in the log; undefined until it is known. */
  readonly content: string | undefined;
  /** Tells one text from another. */
  readonly key: string;
  /** All that was printed, what the latest look has added to it, and true if that starts another log. */
  readonly printed: string;
  readonly gained: string;
  readonly replaced: boolean;
  /** True if the latest look has shown `live` begun anew, as another deploy's or as a window that has moved on. */
  readonly isAnew: boolean;
  /** True if `live` contains lines of a log that may be another deploy's. */
  readonly isMixed: boolean;
}

export const NO_TEXT: KeptText = {
  live: '',
  content: undefined,
  key: '',
  printed: '',
  gained: '',
  replaced: false,
  isAnew: false,
  isMixed: false,
};

/** The text of a deploy's own log, which the service shows by its id. */
export const OWN = 'own';

/** Adds what a look shows to a text: that of the running deploy, if it may be ours, and that in the log. */
export function keepText(
  before: KeptText,
  { key, ...shown }: Pick<KeptText, 'live' | 'content' | 'key'>,
): KeptText {
  const old = shown.content === undefined || key === OWN ? printedOf(before) : before;
  const { live, isAnew } = addLive(old, shown.live);
  // The log may show only the end of what was seen as the deploy ran.
  const isOne = key === OWN || (live !== '' && shown.content && mayHold(live, shown.content));
  const whole = isOne ? join(live, shown.content ?? '') : undefined;
  const content = whole?.isAnew === false ? whole.text : shown.content;
  const isSame = live === old.live && content === old.content;
  const printed = isSame ? old.printed : printedWith(live, content ?? '');
  // A text that begins anew cuts off an unfinished line.
  const cutOff = key === old.key ? wholeLines(old.printed) : live;
  const known = printed.startsWith(old.printed) ? old.printed : cutOff;
  return {
    live,
    content,
    key,
    printed,
    gained: printed.slice(known.length),
    replaced: known !== old.printed,
    isAnew,
    isMixed: old.isMixed,
  };
}

/** The text of the running deploy with the lines that the site shows now. They no longer count once the log has a text. */
function addLive({ live, content }: KeptText, shown: string) {
  const lines = content === undefined ? wholeLines(shown) : '';
  const { text, isAnew } = join(live, lines);
  // The first line may be half a one, and hold half a secret.
  return { live: isAnew ? live + lines.slice(lines.indexOf('\n') + 1) : text, isAnew };
}

/** The text to print: what was seen as the deploy ran, and the lines of the log that it lacks. */
function printedWith(live: string, log: string): string {
  // A line that is not complete cannot be compared.
  return live + linesMissingIn(live, live === '' ? log : wholeLines(log));
}

/** The text so far, once the log that has shown it is not ours: it was printed, as the text of a running deploy is. */
function printedOf(old: KeptText): KeptText {
  if (old.key === OWN || old.content === undefined) return old;
  const live = wholeLines(old.printed);
  return { ...NO_TEXT, live, printed: live, isMixed: true };
}

/** The rest of a text, which was not printed yet. */
export function restOf({ live, content = '', printed }: KeptText): string {
  return (live + linesMissingIn(live, content)).slice(printed.length);
}

/** Joins what was seen of a text with what is shown now: more of it, a window that moved on, a stale answer, or one begun anew. */
export function join(seen: string, now: string): { readonly text: string; readonly isAnew: boolean } {
  if (now.startsWith(seen)) return { text: now, isAnew: false };
  const shown = isCut(now) ? now.slice(now.indexOf('\n') + 1) : now;
  const at = overlap(seen, shown);
  if (at > 0 || shown === '') return { text: seen + shown.slice(at), isAnew: false };
  // An unfinished line will never be completed, and may hold half a secret.
  return { text: wholeLines(seen) + now, isAnew: true };
}

/** Shorter overlaps may be chance. */
const SHORTEST_OVERLAP = 8;

/** The number of characters at the beginning of `next` with which `text` ends; all if it holds them anywhere. Takes linear time. */
function overlap(text: string, next: string): number {
  const borders = new Int32Array(next.length);
  const longer = (length: number, code: number): number => {
    let fits = length;
    while (fits > 0 && code !== next.charCodeAt(fits)) fits = borders[fits - 1] ?? 0;
    return code === next.charCodeAt(fits) ? fits + 1 : 0;
  };
  for (let at = 1, length = 0; at < next.length; at += 1) {
    length = longer(length, next.charCodeAt(at));
    borders[at] = length;
  }
  let length = 0;
  for (let at = 0; at < text.length && length < next.length; at += 1)
    length = longer(length, text.charCodeAt(at));
  return length < SHORTEST_OVERLAP && length < next.length ? 0 : length;
}

/** The lines that were seen as the deploy ran, and that its log lacks. */
export function droppedOf({ live, content = '', isMixed }: KeptText): string {
  return isMixed || live === '' ? '' : linesMissingIn(content, live);
}

/** The lines of a text that another, which was printed before, lacks. Equal lines are counted, as plain text. */
function linesMissingIn(printed: string, text: string): string {
  return printed === '' ? text : missingIn(linesOf(printed), linesOf(text), plain).join('');
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/).filter((line) => line !== '');
}

/** A time stamp, or a carriage return, that one answer puts around a line and another does not. */
const AROUND = /^[\d \t:.,/+TZ|>()[\]-]{8,80}(?=\S)|\s+$/g;

function plain(line: string): string {
  return stripInvisible(line).replace(AROUND, '');
}

/** The text without an unfinished last line, which may contain half a secret. */
export function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

/** True when a text can be the whole of what was shown before of it, or the end of that: it has more than half of its lines. */
export function mayHold(text: string, shown: string): boolean {
  const lines = linesOf(shown);
  if (text !== '' && !join(shown, text).isAnew) return true;
  return missingIn(linesOf(text), lines, plain).length < Math.max(1, lines.length / 2);
}
