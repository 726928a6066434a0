import { isOpen, PARTICULAR, type SecretForm } from './secret-forms.ts';
import { type Skeleton, sharedLength, skeletonOf, skeletonsOf, spanOf } from './skeleton.ts';

export type OnFound = (start: number, end: number) => void;

/** Where a text is a part of a longer one, which may have been cut through a form. */
export interface Cuts {
  readonly start: boolean;
  readonly end: boolean;
}

/**
 * A search for any number of forms, to which more can be added at any time. It reports the longest form that begins at each place of
 * a text, and pieces of forms at its cuts: eight units or more of one.
 */
export type Search = ReturnType<typeof createSearch>;

/** Forms are found by so many units of their skeletons at either end. A token may be shorter. */
const KEY = 4;
/** Bits of the filter that most places of a text do not pass. */
const FILTER_BITS = 20;
/** Forms that begin alike but for the signs in them: so many are tried for a piece. */
const MOST_TRIED = 16;

/** The forms with the same skeleton. Entries that are the same at one end are in the order of their units, read from there. */
interface Entry {
  readonly units: string;
  readonly forms: SecretForm[];
}

/**
 * Builds a search. It compares skeletons, so that a form is found in one pass over a text however it is broken, and then what was
 * left out of them. It needs little memory for a form: a run of thousands of sites knows a hundred thousand of them. However many
 * begin alike, only those are looked at that may stand there.
 *
 * @param isPublic tells pieces that are not secret by themselves
 */
export function createSearch(isPublic: (piece: string) => boolean) {
  const filter = new Uint8Array(2 ** FILTER_BITS);
  const byStart = new Map<string, Entry[]>();
  const byEnd = new Map<string, Entry[]>();
  /** Forms with too short a skeleton. */
  const plain = new Map<string, SecretForm>();
  let longest = 0;

  function add(form: SecretForm): void {
    const { units } = skeletonOf(form.text);
    longest = Math.max(longest, form.text.length);
    if (units.length < KEY) {
      // Of two forms with the same text, the unbounded one wins.
      if (plain.get(form.text)?.bounded !== false) plain.set(form.text, form);
      return;
    }
    let key = 0;
    for (let at = 0; at < KEY; at++) key = keyAt(units, at, key);
    filter[hashOf(key)] = 1;
    const entries = entriesAt(byStart, units.slice(0, KEY));
    const place = placeAfter(entries, units, false);
    const same = entries[place - 1];
    if (same?.units === units) {
      if (!same.forms.some(({ text, bounded }) => text === form.text && bounded === form.bounded))
        same.forms.push(form);
      return;
    }
    const entry = { units, forms: [form] };
    entries.splice(place, 0, entry);
    const ending = entriesAt(byEnd, units.slice(-KEY));
    ending.splice(placeAfter(ending, units, true), 0, entry);
  }

  function searchSkeleton(searched: Searched, cuts: Cuts): void {
    const { units } = searched.skeleton;
    let key = 0;
    for (let at = 0; at < units.length; at++) {
      key = keyAt(units, at, key);
      if (filter[hashOf(key)] === 0) continue;
      const start = at + 1 - KEY;
      const entries = byStart.get(units.slice(Math.max(0, start), at + 1));
      if (entries === undefined) continue;
      findLongest(entries, start, searched);
      if (cuts.end && units.length - start < longest) findPiece(entries, start, undefined, searched);
    }
    if (!cuts.start) return;
    for (let end = Math.min(units.length, longest); end >= KEY; end--)
      findPiece(byEnd.get(units.slice(end - KEY, end)) ?? [], 0, end, searched);
  }

  return {
    add: (forms: readonly SecretForm[]): void => forms.forEach(add),
    search(text: string, cuts: Cuts, found: OnFound): void {
      for (const form of plain.values()) findAll(text, form, found);
      for (const skeleton of skeletonsOf(text)) searchSkeleton({ skeleton, found, isPublic }, cuts);
    },
    longest: () => longest,
  };
}

interface Searched {
  readonly skeleton: Skeleton;
  readonly found: OnFound;
  readonly isPublic: (piece: string) => boolean;
}

function entriesAt(index: Map<string, Entry[]>, key: string): Entry[] {
  const entries = index.get(key) ?? [];
  index.set(key, entries);
  return entries;
}

function placeAfter(entries: readonly Entry[], units: string, fromEnd: boolean): number {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (comesAfter(entries[middle]?.units ?? '', units, fromEnd)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function comesAfter(a: string, b: string, fromEnd: boolean): boolean {
  if (!fromEnd) return a > b;
  const shared = sharedLength(a, b, true);
  return a.charAt(a.length - shared - 1) > b.charAt(b.length - shared - 1);
}

/** Reports the forms with the longest skeleton that begins there. */
function findLongest(entries: readonly Entry[], at: number, { skeleton, found }: Searched): void {
  const rest = skeleton.units.slice(at);
  let place = placeAfter(entries, rest, false);
  for (let entry = entries[place - 1]; entry !== undefined; entry = entries[place - 1]) {
    const count = entry.units.length;
    const shared = sharedLength(entry.units, rest, false);
    place = shared === count ? place - 1 : placeAfter(entries, rest.slice(0, shared), false);
    if (shared < count) continue;
    const spans = entry.forms.flatMap((form) => {
      const span = spanOf(form, skeleton, 0, at, count);
      return span === undefined || (form.bounded && !isExact(form, skeleton.text, ...span)) ? [] : [span];
    });
    for (const span of spans) found(...span);
    if (spans.length > 0) return;
  }
}

/** Reports the piece of a form with which the text ends, from that unit on, or with which it begins, up to that unit. */
function findPiece(
  entries: readonly Entry[],
  from: number,
  to: number | undefined,
  { skeleton, found, isPublic }: Searched,
): void {
  const fromEnd = to !== undefined;
  const piece = skeleton.units.slice(from, to);
  const place = placeAfter(entries, piece, fromEnd);
  for (const { units, forms } of entries.slice(place, place + MOST_TRIED)) {
    if (!(fromEnd ? units.endsWith(piece) : units.startsWith(piece))) return;
    const own = fromEnd ? units.length - piece.length : 0;
    for (const form of forms) {
      if (form.bounded || form.text.length <= PARTICULAR) continue;
      const span = spanOf(form, skeleton, own, from, piece.length);
      if (span === undefined) continue;
      const spelling = skeleton.text.slice(...span);
      if (!isOpen(spelling) && !isPublic(spelling)) found(...span);
      return;
    }
  }
}

/** True where a form stands alone, and not in pieces. Only what is hidden anywhere is put together. */
function isExact({ text: form, isHex }: SecretForm, text: string, start: number, end: number): boolean {
  const spelling = text.slice(start, end);
  return (isHex ? spelling.toLowerCase() : spelling) === form && standsAlone(text, start, end);
}

function findAll(text: string, { text: form, bounded }: SecretForm, found: OnFound): void {
  for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1)) {
    const end = start + form.length;
    if (!bounded || standsAlone(text, start, end)) found(start, end);
  }
}

/** Adds a unit to those before it. Of the key, only the last four remain. */
function keyAt(text: string, at: number, before: number): number {
  return (before << 8) ^ text.charCodeAt(at);
}

function hashOf(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> (32 - FILTER_BITS);
}

/** True when neither end of the span cuts through a word. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end - 1) && isWord(text, end));
}

function isWord(text: string, index: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(index));
}
