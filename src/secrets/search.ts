import type { SecretForm } from './secret-forms.ts';

export type OnFound = (start: number, end: number) => void;

/** A search for any number of forms, to which more can be added at any time. */
export type Search = ReturnType<typeof createSearch>;

/** Forms are found by so many units at their beginning, then by twice as many, and so on. A token may be shorter. */
const KEY = 4;
/** The size of the filter that most places of a text do not pass. */
const FILTER_SIZE = 2 ** 20;

/** For each length, the forms that long, and whether each counts only as a whole word. */
type Bucket = Map<number, Map<string, boolean>>;

/**
 * Builds a search. A run of thousands of sites knows a hundred thousand forms, many of which begin alike. So a form is looked up by its
 * beginnings of 4, 8, 16 … units: a place of a text is given up at the first that no form has.
 */
export function createSearch() {
  const filter = new Uint8Array(FILTER_SIZE);
  /** The forms of less than twice the length of each beginning; none if it only leads to a longer one. */
  const buckets = new Map<string, Bucket>();
  const short = new Map<string, boolean>();

  function add({ text, bounded }: SecretForm): void {
    let forms = short;
    for (let size = KEY; size <= text.length; size *= 2) {
      const bucket: Bucket = buckets.get(text.slice(0, size)) ?? new Map();
      buckets.set(text.slice(0, size), bucket);
      if (text.length >= 2 * size) continue;
      forms = bucket.get(text.length) ?? new Map();
      bucket.set(text.length, forms);
    }
    if (text.length >= KEY) filter[hashOf(text, 0)] = 1;
    // Of two forms with the same text, the unbounded one wins.
    forms.set(text, bounded && forms.get(text) !== false);
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
        if (filter[hashOf(text, at)] === 0) continue;
        for (let size = KEY; at + size <= text.length; size *= 2) {
          const bucket = buckets.get(text.slice(at, at + size));
          if (bucket === undefined) break;
          for (const [length, forms] of bucket) {
            const part = text.slice(at, at + length);
            report(at, part, forms.get(part));
          }
        }
      }
    },
  };
}

/** The place of a beginning in the filter. */
function hashOf(text: string, at: number): number {
  let hash = 0;
  for (let nth = at; nth < at + KEY; nth++) hash = (hash << 5) ^ text.charCodeAt(nth);
  return hash % FILTER_SIZE;
}

/** True when neither end of the span cuts through a word. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end - 1) && isWord(text, end));
}

function isWord(text: string, index: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(index));
}
