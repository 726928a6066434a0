import { LINE_BREAK } from './sanitizer.ts';
import { PARTICULAR, type SecretForm } from './secret-forms.ts';

/**
 * A text without what may come between the parts of a secret: white space, the separators of a hexadecimal dump, and the signs with
 * which lines begin that are quoted or drawn in a box. The letters of hexadecimal are small.
 */
export interface Skeleton {
  readonly text: string;
  /** The place of each unit in the text. */
  readonly places: Int32Array;
}

/** What a skeleton holds for each unit; 0 if it is left out. */
const KEPT = new Uint16Array(0x10000);
for (let unit = 0; unit < KEPT.length; unit++) KEPT[unit] = unit;
for (const sign of ' \t\n\r\v\f\x85\xa0\u2028\u2029:.,;->|│┃║#*])…') KEPT[sign.charCodeAt(0)] = 0;
for (const letter of 'ABCDEF') KEPT[letter.charCodeAt(0)] = letter.toLowerCase().charCodeAt(0);

/** @param passedOver where each span begins and ends that is left out as a whole */
export function skeletonOf(text: string, passedOver: readonly number[] = []): Skeleton {
  const units = new Uint16Array(text.length);
  const places = new Int32Array(text.length);
  let length = 0;
  let from = 0;
  for (let nth = 0; nth <= passedOver.length; nth += 2) {
    const start = passedOver[nth] ?? text.length;
    for (let at = from; at < start; at++) {
      const unit = KEPT[text.charCodeAt(at)] ?? 0;
      if (unit === 0) continue;
      units[length] = unit;
      places[length++] = at;
    }
    from = passedOver[nth + 1] ?? start;
  }
  return { text: Buffer.from(units.buffer, 0, 2 * length).toString('utf16le'), places };
}

/**
 * The skeletons of a text: as it is; without the prefix that lines have in common with those beside them, as lines have that one
 * program passes on from another; and without a prefix in which one number may differ, as time stamps and line numbers do.
 */
export function skeletonsOf(text: string): Skeleton[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { 0: lineBreak, index } of text.matchAll(LINE_BREAKS)) {
    lines.push([start, index]);
    start = index + lineBreak.length;
  }
  lines.push([start, text.length]);
  const same = prefixesOf(text, lines, false);
  const alike = prefixesOf(text, lines, true);
  const differs = alike.length !== same.length || alike.some((place, nth) => place !== same[nth]);
  return [[], ...(same.length > 0 ? [same] : []), ...(differs ? [alike] : [])].map((prefixes) =>
    skeletonOf(text, prefixes),
  );
}

type Line = readonly [start: number, end: number];

/** Lines without any text count for nothing. */
const LINE_BREAKS = new RegExp(`(?:${LINE_BREAK.source})+`, 'g');

/** Where the prefix of each line begins and ends. */
function prefixesOf(text: string, lines: readonly Line[], mayDiffer: boolean): number[] {
  const prefixes: number[] = [];
  let withBefore = 0;
  lines.forEach((line, nth) => {
    const next = lines[nth + 1];
    const [withNext, ofNext] = next === undefined ? [0, 0] : commonPrefix(text, line, next, mayDiffer);
    // If only two lines share more, it may be a part of a secret that happens to repeat.
    const length = Math.min(withBefore || withNext, withNext || withBefore);
    if (length > 0) prefixes.push(line[0], line[0] + length);
    withBefore = ofNext;
  });
  return prefixes;
}

/** The lengths of what two lines begin with. It ends with a sign or a space: words may begin alike by chance. */
function commonPrefix(text: string, a: Line, b: Line, mayDiffer: boolean): [ofA: number, ofB: number] {
  let [endA, endB] = [a[0], b[0]];
  const goOn = (): void => {
    while (endA < a[1] && endB < b[1] && text.charCodeAt(endA) === text.charCodeAt(endB)) {
      endA += 1;
      endB += 1;
    }
  };
  goOn();
  if (mayDiffer) {
    const begun = NUMBER_BEGUN.exec(text.slice(a[0], endA))?.[0].length ?? 0;
    const [numberA, numberB] = [numberAt(text, endA - begun), numberAt(text, endB - begun)];
    if (numberA > 0 && numberB > 0) {
      endA += numberA - begun;
      endB += numberB - begun;
      goOn();
    }
  }
  return [lengthToSign(text, a[0], endA), lengthToSign(text, b[0], endB)];
}

/** A number, or the beginning of one, before the place where lines differ. */
const NUMBER_BEGUN = /[\d:.,/TZ+-]*$/;
/** A number may be padded with blanks. */
const NUMBER = / *\d[\d:.,/TZ+-]*/y;

function numberAt(text: string, place: number): number {
  NUMBER.lastIndex = place;
  return NUMBER.exec(text)?.[0].length ?? 0;
}

function lengthToSign(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && KEPT[text.charCodeAt(last - 1)] !== 0) last -= 1;
  return last - start;
}

type Span = readonly [start: number, end: number];

/**
 * The span in a text of a form, or of a piece of it with which a part begins or ends; undefined if the text has something else
 * between the units of the skeletons, or if the piece has fewer than eight units. There may be line breaks, with whatever skeletons
 * leave out around them, and between hexadecimal digits a few separators.
 *
 * @param own the unit of the form's skeleton, and `at` that of the text's, from which on `count` units are the same
 */
export function spanOf(
  form: SecretForm,
  text: string,
  skeleton: Skeleton,
  { own, at, count }: { own: number; at: number; count: number },
): Span | undefined {
  const whole = skeletonOf(form.text);
  const isEnd = own + count === whole.text.length;
  for (let nth = 0; nth < count; nth++) {
    if (!form.isHex && form.text[placeOf(whole, own + nth)] !== text[placeOf(skeleton, at + nth)]) return;
    if (nth === 0) continue;
    const [signs, gap] = [gapBefore(form.text, whole, own + nth), gapBefore(text, skeleton, at + nth)];
    const isSpaced = form.isHex && !form.bounded && gap.length <= MOST_SEPARATORS;
    if (gap !== signs && !isSpaced && !isBroken(signs, gap)) return;
  }
  const lead = reach(gapBefore(form.text, whole, own), gapBefore(text, skeleton, at), own > 0, true);
  const [signs, gap] = [gapBefore(form.text, whole, own + count), gapBefore(text, skeleton, at + count)];
  const trail = reach(signs, gap, !isEnd, false);
  if (lead === undefined || trail === undefined) return;
  const length = placeOf(whole, own + count - 1) + 1 - placeOf(whole, own) + lead + trail;
  if ((own > 0 || !isEnd) && length < PARTICULAR) return;
  return [placeOf(skeleton, at) - lead, placeOf(skeleton, at + count - 1) + 1 + trail];
}

const MOST_SEPARATORS = 3;

function placeOf({ places }: Skeleton, nth: number): number {
  return places[nth] ?? 0;
}

/** What a text has before a unit of its skeleton. */
function gapBefore(text: string, skeleton: Skeleton, nth: number): string {
  const end = nth < skeleton.text.length ? placeOf(skeleton, nth) : text.length;
  return text.slice(nth === 0 ? 0 : placeOf(skeleton, nth - 1) + 1, end);
}

/** How far a form reaches into the gap beside its units; undefined if the gap does not hold the signs that it has there. */
function reach(signs: string, gap: string, isCut: boolean, fromEnd: boolean): number | undefined {
  const shared = sharedLength(signs, gap, fromEnd);
  if (isCut || shared === signs.length) return shared;
  return isBroken(signs, gap) ? gap.length : undefined;
}

/** The number of units that two texts share at their beginning, or at their end. */
export function sharedLength(a: string, b: string, fromEnd: boolean): number {
  const most = Math.min(a.length, b.length);
  const [startA, startB] = fromEnd ? [a.length - 1, b.length - 1] : [0, 0];
  const step = fromEnd ? -1 : 1;
  let length = 0;
  while (length < most && a.charCodeAt(startA + step * length) === b.charCodeAt(startB + step * length))
    length += 1;
  return length;
}

/** True for signs with line breaks between them. Blanks at the break may be lost. */
function isBroken(signs: string, gap: string): boolean {
  if (gap.search(LINE_BREAK) === -1) return false;
  let at = 0;
  for (const sign of signs.replace(/\s/g, '')) at = gap.indexOf(sign, at) + 1 || Number.POSITIVE_INFINITY;
  return at <= gap.length;
}
