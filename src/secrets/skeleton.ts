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
      units[length] = unit;
      places[length] = at;
      // No branch: it would be mispredicted at every word.
      length += Math.min(unit, 1);
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
  const same: number[] = [];
  const alike: number[] = [];
  let before = NOTHING;
  lines.forEach((line, nth) => {
    const next = commonPrefix(text, line, lines[nth + 1]);
    notePrefix(same, line, before.same, next.same);
    notePrefix(alike, line, before.alike, next.alikeHere);
    before = next;
  });
  const differs = alike.length !== same.length || alike.some((place, nth) => place !== same[nth]);
  return [[], ...(same.length > 0 ? [same] : []), ...(differs ? [alike] : [])].map((prefixes) =>
    skeletonOf(text, prefixes),
  );
}

type Line = readonly [start: number, end: number];

/** Lines without any text count for nothing. */
const LINE_BREAKS = new RegExp(`(?:${LINE_BREAK.source})+`, 'g');

/** The lengths of what a line and the next begin with: the same, and alike, in which one number may have another length. */
interface CommonPrefix {
  readonly same: number;
  readonly alikeHere: number;
  readonly alike: number;
}

const NOTHING: CommonPrefix = { same: 0, alikeHere: 0, alike: 0 };

/** Notes where the prefix of a line begins and ends. */
function notePrefix(prefixes: number[], [start]: Line, withBefore: number, withNext: number): void {
  // If only two lines share more, it may be a part of a secret that happens to repeat.
  const length = Math.min(withBefore || withNext, withNext || withBefore);
  if (length > 0) prefixes.push(start, start + length);
}

/** A prefix ends with a sign or a space: words may begin alike by chance. */
function commonPrefix(text: string, line: Line, next: Line | undefined): CommonPrefix {
  if (next === undefined) return NOTHING;
  const [start, nextStart] = [line[0], next[0]];
  const goOn = (a: number, b: number): number => {
    let length = 0;
    while (
      a + length < line[1] &&
      b + length < next[1] &&
      text.charCodeAt(a + length) === text.charCodeAt(b + length)
    )
      length += 1;
    return length;
  };
  const shared = goOn(start, nextStart);
  const same = lengthToSign(text, start, shared);
  const mayBeNumber = isDigit(text, start + shared) || isDigit(text, nextStart + shared);
  if (!mayBeNumber) return same === 0 ? NOTHING : { same, alikeHere: same, alike: same };
  let begun = 0;
  while (begun < shared && OF_NUMBER.has(text.charAt(start + shared - begun - 1))) begun += 1;
  const exact = shared - begun;
  const [numberHere, number] = [numberAt(text, start + exact), numberAt(text, nextStart + exact)];
  if (numberHere === 0 || number === 0) return { same, alikeHere: same, alike: same };
  const [here, there] = [exact + numberHere, exact + number];
  const more = goOn(start + here, nextStart + there);
  return {
    same,
    alikeHere: lengthToSign(text, start, here + more),
    alike: lengthToSign(text, nextStart, there + more),
  };
}

/** A number may be padded with blanks. */
const NUMBER = / *\d[\d:.,/TZ+-]*/y;
const OF_NUMBER = new Set('0123456789:.,/TZ+-');

function numberAt(text: string, place: number): number {
  NUMBER.lastIndex = place;
  return NUMBER.exec(text)?.[0].length ?? 0;
}

function isDigit(text: string, place: number): boolean {
  const unit = text.charCodeAt(place);
  return unit >= 48 && unit <= 57;
}

function lengthToSign(text: string, start: number, length: number): number {
  let kept = length;
  while (kept > 0 && KEPT[text.charCodeAt(start + kept - 1)] !== 0) kept -= 1;
  return kept;
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
