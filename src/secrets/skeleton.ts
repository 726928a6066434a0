import { LINE_BREAK } from './sanitizer.ts';

/**
 * A text without what may come between the parts of a secret: white space, the separators of a hexadecimal dump, and the signs with
 * which lines begin that are quoted or drawn in a box.
 */
export interface Skeleton {
  readonly text: string;
  /** The place of each unit in the text. */
  readonly places: Int32Array;
}

const LEFT_OUT = new Uint8Array(0x10000);
for (const sign of ' \t\n\r\v\f\x85\xa0\u2028\u2029:.,;->|│┃#*])') LEFT_OUT[sign.charCodeAt(0)] = 1;

export function isLeftOut(unit: number): boolean {
  return LEFT_OUT[unit] === 1;
}

export function skeletonOf(text: string): Skeleton {
  return build(text, []);
}

/**
 * The skeleton without the prefix that a line has in common with the one before, as lines have that one program passes on from
 * another; undefined if there is none.
 */
export function skeletonWithoutPrefixes(text: string): Skeleton | undefined {
  const prefixes: { start: number; length: number }[] = [];
  let line = 0;
  for (const { 0: lineBreak, index } of text.matchAll(LINE_BREAKS)) {
    const next = index + lineBreak.length;
    prefixes.push({ start: next, length: prefixLength(text, line, index, next) });
    line = next;
  }
  const passedOver = prefixes.flatMap(({ start, length }, nth) => {
    // If only two lines share more, it may be a part of a secret that happens to repeat.
    const shared = Math.min(length, prefixes[nth + 1]?.length || length);
    return shared > 0 ? [[start, start + shared] as const] : [];
  });
  return passedOver.length === 0 ? undefined : build(text, passedOver);
}

const LINE_BREAKS = new RegExp(LINE_BREAK, 'g');
const LONGEST_PREFIX = 80;

/** The length of the prefix that two lines share. It ends with a sign or a space: words may begin alike by chance. */
function prefixLength(text: string, line: number, lineEnd: number, next: number): number {
  const most = Math.min(lineEnd - line, LONGEST_PREFIX);
  let length = 0;
  while (length < most && text.charCodeAt(line + length) === text.charCodeAt(next + length)) length += 1;
  while (length > 0 && !isLeftOut(text.charCodeAt(next + length - 1))) length -= 1;
  return length;
}

function build(text: string, passedOver: readonly (readonly [start: number, end: number])[]): Skeleton {
  const units = new Uint16Array(text.length);
  const places = new Int32Array(text.length);
  let length = 0;
  let from = 0;
  for (const [start, end] of [...passedOver, [text.length, text.length]] as const) {
    for (let at = from; at < start; at++) {
      const unit = text.charCodeAt(at);
      if (LEFT_OUT[unit] === 1) continue;
      units[length] = unit;
      places[length++] = at;
    }
    from = end;
  }
  return { text: Buffer.from(units.buffer, 0, 2 * length).toString('utf16le'), places };
}

/**
 * The span of a value in a text; undefined if the text has something else between the units of its skeleton. There may be line
 * breaks, with whatever skeletons leave out around them, and between hexadecimal digits a few separators.
 *
 * @param first the unit of the skeleton at which that of the value begins
 */
export function spanOf(
  value: string,
  text: string,
  { text: units, places }: Skeleton,
  first: number,
  isSpaced: boolean,
): readonly [start: number, end: number] | undefined {
  const placeOf = (nth: number): number => (nth < units.length ? (places[nth] ?? 0) : text.length);
  let start = first === 0 ? 0 : placeOf(first - 1) + 1;
  let end = start;
  let nth = first;
  let from = 0;
  for (let at = 0; at <= value.length; at++) {
    const isEnd = at === value.length;
    if (!isEnd && isLeftOut(value.charCodeAt(at))) continue;
    const own = value.slice(from, at);
    const between = text.slice(end, placeOf(nth));
    if (nth === first) start = placeOf(nth) - own.length;
    const fitsExactly =
      nth === first ? between.endsWith(own) : isEnd ? between.startsWith(own) : between === own;
    if (!fitsExactly && !(isSpaced && between.length <= MOST_SEPARATORS) && !isBroken(own, between))
      return undefined;
    if (nth === first && !fitsExactly) start = end + Math.max(0, between.indexOf(own.charAt(0)));
    if (!isEnd) end = placeOf(nth) + 1;
    else if (fitsExactly) end += own.length;
    else end += between.lastIndexOf(own.charAt(own.length - 1)) + 1;
    from = at + 1;
    nth += 1;
  }
  return [start, end];
}

const MOST_SEPARATORS = 3;

/** True for what a value has in one place, broken into lines. Blanks at the break may be lost. */
function isBroken(own: string, between: string): boolean {
  const visible = (text: string): string => text.replace(/\s/g, '');
  return between.search(LINE_BREAK) !== -1 && visible(between).includes(visible(own));
}
