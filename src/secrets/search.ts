import type { SecretForm } from './secret-forms.ts';

export type Found = (start: number, end: number) => void;

/** A search for any number of forms, to which more can be added at any time. */
export interface Search {
  add(forms: readonly SecretForm[]): void;
  /** Reports the longest form that begins at each place of a text, in order. */
  search(text: string, found: Found): void;
}

/** Forms are found by their first units. A token may be shorter. */
const PREFIX = 4;
/** Bits of the filter that most places of a text do not pass. */
const FILTER_BITS = 20;

/** The forms with the same first units: by their length, from the longest, whether they are bounded. */
type Bucket = [length: number, forms: Map<string, boolean>][];

/**
 * Builds a search. It takes one pass over a text, and little memory for a form: a run of thousands of sites knows a hundred
 * thousand of them.
 */
export function createSearch(): Search {
  const filter = new Uint8Array(2 ** FILTER_BITS);
  const buckets = new Map<string, Bucket>();
  const short = new Map<string, boolean>();
  return {
    add(forms) {
      for (const { text, bounded } of forms) {
        if (text.length < PREFIX) {
          short.set(text, bounded && short.get(text) !== false);
          continue;
        }
        filter[hashAt(text, 0)] = 1;
        const prefix = text.slice(0, PREFIX);
        const bucket = buckets.get(prefix) ?? [];
        buckets.set(prefix, bucket);
        const known = formsOf(bucket, text.length);
        // Of two forms with the same text, the unbounded one wins.
        known.set(text, bounded && known.get(text) !== false);
      }
    },
    search(text, found) {
      for (const [form, bounded] of short) findAll(text, form, bounded, found);
      for (let start = 0; start + PREFIX <= text.length; start++) {
        if (filter[hashAt(text, start)] === 0) continue;
        const bucket = buckets.get(text.slice(start, start + PREFIX));
        const end = bucket && endOfLongest(text, start, bucket);
        if (end !== undefined) found(start, end);
      }
    },
  };
}

function formsOf(bucket: Bucket, length: number): Map<string, boolean> {
  const place = bucket.findIndex(([other]) => other <= length);
  const found = bucket[place];
  if (found?.[0] === length) return found[1];
  const forms = new Map<string, boolean>();
  bucket.splice(place === -1 ? bucket.length : place, 0, [length, forms]);
  return forms;
}

function endOfLongest(text: string, start: number, bucket: Bucket): number | undefined {
  for (const [length, forms] of bucket) {
    const end = start + length;
    if (end > text.length) continue;
    const bounded = forms.get(text.slice(start, end));
    if (bounded === false || (bounded === true && standsAlone(text, start, end))) return end;
  }
  return undefined;
}

function findAll(text: string, form: string, bounded: boolean, found: Found): void {
  for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1)) {
    const end = start + form.length;
    if (!bounded || standsAlone(text, start, end)) found(start, end);
  }
}

/** Hashes the first units of the text from this place on. */
function hashAt(text: string, start: number): number {
  let hash = 0;
  for (let at = start; at < start + PREFIX; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x9e3779b1);
  return hash >>> (32 - FILTER_BITS);
}

/** True when neither end of the span cuts through a word. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end - 1) && isWord(text, end));
}

function isWord(text: string, index: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(index));
}
