import type { SecretForm } from './secret-forms.ts';

export type OnFound = (start: number, end: number) => void;

/** A search for any number of forms, to which more can be added at any time. */
export type Search = ReturnType<typeof createSearch>;

/** Forms are found by so many units at their beginning. A token may be shorter. */
const KEY = 4;
/** Bits of the filter that most places of a text do not pass. */
const FILTER_BITS = 20;

/** For each length, the forms that long, and whether each counts only as a whole word. */
type Bucket = Map<number, Map<string, boolean>>;

/**
 * Builds a search. A run of thousands of sites knows a hundred thousand forms, many of which begin alike: a text is compared with
 * those of the same beginning and length at once.
 */
export function createSearch() {
  const filter = new Uint8Array(2 ** FILTER_BITS);
  const buckets = new Map<string, Bucket>();
  const short = new Map<string, boolean>();

  function add({ text, bounded }: SecretForm): void {
    const bucket = buckets.get(text.slice(0, KEY)) ?? new Map();
    const forms = text.length < KEY ? short : (bucket.get(text.length) ?? new Map());
    // Of two forms with the same text, the unbounded one wins.
    forms.set(text, bounded && forms.get(text) !== false);
    if (forms === short) return;
    buckets.set(text.slice(0, KEY), bucket.set(text.length, forms));
    filter[hashOf(keyOf(text, 0))] = 1;
  }

  return {
    add: (forms: readonly SecretForm[]): void => forms.forEach(add),
    /** Reports all forms in a text. */
    search(text: string, found: OnFound): void {
      const report = (start: number, form: string, isBounded: boolean | undefined): void => {
        const end = start + form.length;
        if (isBounded !== undefined && (!isBounded || standsAlone(text, start, end))) found(start, end);
      };
      for (const [form, isBounded] of short)
        for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1))
          report(at, form, isBounded);
      for (let at = 0; at + KEY <= text.length; at++) {
        if (filter[hashOf(keyOf(text, at))] === 0) continue;
        for (const [length, forms] of buckets.get(text.slice(at, at + KEY)) ?? []) {
          const part = text.slice(at, at + length);
          report(at, part, forms.get(part));
        }
      }
    },
  };
}

function keyOf(text: string, at: number): number {
  let key = 0;
  for (let nth = at; nth < at + KEY; nth++) key = (key << 8) ^ text.charCodeAt(nth);
  return key;
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
