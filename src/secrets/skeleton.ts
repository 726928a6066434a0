import { LINE_BREAK } from './sanitizer.ts';
import { PARTICULAR, type SecretForm } from './secret-forms.ts';

/**
 * A text without what may come between the parts of a secret: white space, the separators of a hexadecimal dump, and the signs with
 * which lines begin that are quoted or drawn in a box. The letters of hexadecimal are small.
 */
export interface Skeleton {
  readonly text: string;
  readonly units: string;
  /** The place of each unit in the text. */
  readonly places: Int32Array;
}

/** The unit that a skeleton holds for each; 0 if it is left out. It ends behind the last sign: filling it delays the start. */
const KEPT = new Uint16Array(0x2504);
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
      const code = text.charCodeAt(at);
      const unit = KEPT[code] ?? code;
      units[length] = unit;
      places[length] = at;
      // No branch: it would be mispredicted at every word.
      length += Math.min(unit, 1);
    }
    from = passedOver[nth + 1] ?? start;
  }
  return { text, units: Buffer.from(units.buffer, 0, 2 * length).toString('utf16le'), places };
}

/**
 * The skeletons of a text: as it is; without the prefix that lines have in common with those beside them, as lines have that one
 * program passes on from another; and without a prefix in which one number may differ, as time stamps and line numbers do.
 */
export function skeletonsOf(text: string): Skeleton[] {
  const lines = [...text.matchAll(LINES)];
  const same: number[] = [];
  const alike: number[] = [];
  let differ = false;
  let before = NOTHING;
  lines.forEach(({ 0: line, index }, nth) => {
    const after = commonPrefix(line, lines[nth + 1]?.[0] ?? '');
    const length = notePrefix(same, index, before[0], after[0]);
    if (notePrefix(alike, index, before[2], after[1]) !== length) differ = true;
    before = after;
  });
  return [[], ...(same.length > 0 ? [same] : []), ...(differ ? [alike] : [])].map((prefixes) =>
    skeletonOf(text, prefixes),
  );
}

/** Lines without any text count for nothing. */
const LINES = /[^\n\r\v\f\x85\u2028\u2029]+/g;

/** Notes where the prefix of a line begins and ends. Returns its length. */
function notePrefix(prefixes: number[], start: number, withBefore: number, withAfter: number): number {
  // If only two lines share more, it may be a part of a secret that happens to repeat.
  const length = Math.min(withBefore || withAfter, withAfter || withBefore);
  if (length > 0) prefixes.push(start, start + length);
  return length;
}

/** The lengths of what two lines begin with: the same; and in either line, if one number may differ. */
type CommonPrefix = readonly [same: number, ofLine: number, ofNext: number];
const NOTHING: CommonPrefix = [0, 0, 0];

function commonPrefix(line: string, next: string): CommonPrefix {
  const shared = sharedLength(line, next, false);
  const same = lengthToSign(line, shared);
  let start = shared;
  if (OF_NUMBER.has(line.charAt(start)) || OF_NUMBER.has(next.charAt(start)))
    while (OF_NUMBER.has(line.charAt(start - 1))) start -= 1;
  else return same === 0 ? NOTHING : [same, same, same];
  const [end, nextEnd] = [numberEnd(line, start), numberEnd(next, start)];
  if (end === 0 || nextEnd === 0) return [same, same, same];
  const more = sharedLength(line.slice(end), next.slice(nextEnd), false);
  return [same, lengthToSign(line, end + more), lengthToSign(next, nextEnd + more)];
}

/** A number may be padded with blanks. */
const NUMBER = / *\d[\d:.,/TZ+-]*/y;
const OF_NUMBER = new Set('0123456789:.,/TZ+-');

/** The end of the number that begins there; 0 if there is none. */
function numberEnd(line: string, start: number): number {
  NUMBER.lastIndex = start;
  return NUMBER.test(line) ? NUMBER.lastIndex : 0;
}

/** A prefix ends with a sign or a space: words may begin alike by chance. */
function lengthToSign(line: string, length: number): number {
  let kept = length;
  while (kept > 0 && KEPT[line.charCodeAt(kept - 1)] !== 0) kept -= 1;
  return kept;
}

type Span = readonly [start: number, end: number];

/**
 * The span in a text of a form, or of a piece of it with which a part begins or ends; undefined if the text has something else
 * between the units of the skeletons, or if the piece has fewer than eight units. There may be line breaks, with whatever skeletons
 * leave out around them, and between hexadecimal digits a few separators.
 *
 * @param own the unit of the form from which on units are the same
 * @param at the unit of the text from which on they are the same
 * @param count the number of them
 */
export function spanOf(
  { text, isHex, bounded }: SecretForm,
  skeleton: Skeleton,
  own: number,
  at: number,
  count: number,
): Span | undefined {
  const form = skeletonOf(text);
  const isEnd = own + count === form.units.length;
  for (let nth = 0; nth < count; nth++) {
    if (!isHex && text[placeOf(form, own + nth)] !== skeleton.text[placeOf(skeleton, at + nth)]) return;
    if (nth === 0) continue;
    const [signs, gap] = [gapBefore(form, own + nth), gapBefore(skeleton, at + nth)];
    const isSpaced = isHex && !bounded && gap.length <= MOST_SEPARATORS;
    if (gap !== signs && !isSpaced && !isBroken(signs, gap)) return;
  }
  const lead = reach(gapBefore(form, own), gapBefore(skeleton, at), own > 0, true);
  const trail = reach(gapBefore(form, own + count), gapBefore(skeleton, at + count), !isEnd, false);
  if (lead === undefined || trail === undefined) return;
  const length = placeOf(form, own + count - 1) + 1 - placeOf(form, own) + lead + trail;
  if ((own > 0 || !isEnd) && length < PARTICULAR) return;
  return [placeOf(skeleton, at) - lead, placeOf(skeleton, at + count - 1) + 1 + trail];
}

const MOST_SEPARATORS = 3;

function placeOf({ text, places, units }: Skeleton, nth: number): number {
  return nth < units.length ? (places[nth] ?? 0) : text.length;
}

/** The part of a text before a unit of its skeleton. */
function gapBefore(skeleton: Skeleton, nth: number): string {
  return skeleton.text.slice(nth === 0 ? 0 : placeOf(skeleton, nth - 1) + 1, placeOf(skeleton, nth));
}

/** Returns how far a form reaches into the gap beside its units; undefined if the gap does not hold the signs that it has there. */
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
