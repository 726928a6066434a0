import type { SecretForm } from './secret-forms.ts';
import { type Skeleton, skeletonOf, skeletonWithoutPrefixes, spanOf } from './skeleton.ts';

export type Found = (start: number, end: number) => void;

/** A search for any number of forms, to which more can be added at any time. */
export interface Search {
  add(forms: readonly SecretForm[]): void;
  /** Reports the longest form that begins at each place of a text. */
  search(text: string, found: Found): void;
}

/** Forms are found by their first units. A token may be shorter. */
const PREFIX = 4;
/** Bits of the filter that most places of a text do not pass. */
const FILTER_BITS = 20;

/** The forms that begin with the same units of their skeletons: by the length of the skeleton, from the longest. */
type Bucket = [length: number, forms: Map<string, SecretForm[]>][];

/**
 * Builds a search. It compares skeletons, so that a form is found in one pass over a text however it is broken, and then what was
 * left out of them. It needs little memory for a form: a run of thousands of sites knows a hundred thousand of them.
 */
export function createSearch(): Search {
  const filter = new Uint8Array(2 ** FILTER_BITS);
  const buckets = new Map<string, Bucket>();
  /** Forms with too short a skeleton. */
  const plain = new Map<string, SecretForm>();

  function add(form: SecretForm): void {
    const skeleton = skeletonOf(form.text);
    const { text } = skeleton;
    if (text.length < PREFIX) {
      // Of two forms with the same text, the unbounded one wins.
      if (plain.get(form.text)?.bounded !== false) plain.set(form.text, form);
      return;
    }
    let key = 0;
    for (let at = 0; at < PREFIX; at++) key = keyAt(text, at, key);
    filter[hashOf(key)] = 1;
    const prefix = text.slice(0, PREFIX);
    const bucket = buckets.get(prefix) ?? [];
    buckets.set(prefix, bucket);
    const known = formsOf(bucket, text.length);
    const same = known.get(text) ?? [];
    if (!same.some((other) => other.text === form.text && other.bounded === form.bounded))
      known.set(text, [...same, form]);
  }

  function searchSkeleton(text: string, skeleton: Skeleton, found: Found): void {
    const { text: units } = skeleton;
    let key = 0;
    for (let at = 0; at < units.length; at++) {
      key = keyAt(units, at, key);
      if (filter[hashOf(key)] === 0) continue;
      const start = at + 1 - PREFIX;
      const bucket = buckets.get(units.slice(Math.max(0, start), at + 1));
      if (bucket !== undefined) findLongest(bucket, text, skeleton, start, found);
    }
  }

  return {
    add: (forms) => forms.forEach(add),
    search(text, found) {
      for (const form of plain.values()) findAll(text, form, found);
      const skeleton = skeletonOf(text);
      searchSkeleton(text, skeleton, found);
      const other = skeletonWithoutPrefixes(text);
      if (other !== undefined) searchSkeleton(text, other, found);
    },
  };
}

function formsOf(bucket: Bucket, length: number): Map<string, SecretForm[]> {
  const place = bucket.findIndex(([other]) => other <= length);
  const found = bucket[place];
  if (found?.[0] === length) return found[1];
  const forms = new Map<string, SecretForm[]>();
  bucket.splice(place === -1 ? bucket.length : place, 0, [length, forms]);
  return forms;
}

/** Reports the forms with the longest skeleton that begins there. */
function findLongest(bucket: Bucket, text: string, skeleton: Skeleton, start: number, found: Found): void {
  for (const [length, forms] of bucket) {
    if (start + length > skeleton.text.length) continue;
    const spans = (forms.get(skeleton.text.slice(start, start + length)) ?? []).flatMap(
      ({ text: form, bounded, isSpaced }) => {
        const span = spanOf(form, text, skeleton, start, isSpaced);
        if (span === undefined) return [];
        // Only what is hidden anywhere is put together from pieces.
        const counts = !bounded || (text.startsWith(form, span[0]) && standsAlone(text, ...span));
        return counts ? [span] : [];
      },
    );
    for (const span of spans) found(...span);
    if (spans.length > 0) return;
  }
}

function* placesOf(form: string, text: string): Iterable<number> {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) yield at;
}

function findAll(text: string, { text: form, bounded }: SecretForm, found: Found): void {
  for (const start of placesOf(form, text)) {
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
