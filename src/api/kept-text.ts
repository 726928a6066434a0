import { missingIn } from '../core/missing-in.ts';
import { isCut } from '../net/body.ts';
import { stripInvisible } from '../secrets/sanitizer.ts';

/**
 * Joins what was seen of a text with what is shown now. It may have grown, be a window that has moved on, be shorter because the
 * answer is stale, or begin anew: what was seen stays.
 */
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

/** The lines of a text that another, which was printed before, lacks. Equal lines are counted, as plain text. */
export function linesMissingIn(printed: string, text: string): string {
  if (printed === '') return text;
  const linesOf = (lines: string): string[] => lines.split(/(?<=\n)/).filter((line) => line !== '');
  return missingIn(linesOf(printed), linesOf(text), plain).join('');
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

/** True when a text can be the whole of what was shown before of it, or the end of that: it has at least half of its lines. */
export function mayHold(text: string, shown: string): boolean {
  const lines = shown
    .split('\n')
    .map(plain)
    .filter((line) => line !== '');
  const held = new Set(text.split('\n').map(plain));
  return (
    (text !== '' && !join(shown, text).isAnew) ||
    lines.filter((line) => held.has(line)).length >= lines.length / 2
  );
}
