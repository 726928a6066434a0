import type { SecretForm } from './secret-forms.ts';

export type OnFound = (start: number, end: number) => void;

/** A search for any number of forms, to which more can be added at any time. */
export type Search = ReturnType<typeof createSearch>;

/** Forms are found by so many units at their beginning. A token may be shorter. */
const KEY = 4;
/** The size of the filter that most places of a text do not pass. */
const FILTER_SIZE = 2 ** 20;

/** Builds a search. A run of thousands of sites knows a hundred thousand forms, many of which begin alike. */
export function createSearch() {
  const filter = new Uint8Array(FILTER_SIZE);
  const known = new Map<string, SecretForm>();
  /** By beginnings of 4, 8, 16… units: the lengths of the forms that are shorter than twice that. */
  const lengths = new Map<string, readonly number[]>();
  const short: SecretForm[] = [];

  function add(form: SecretForm): void {
    const { text } = form;
    // One that counts anywhere comes first.
    if (known.has(text) && form.bounded) return;
    known.set(text, form);
    filter[hashOf(text, 0)] = 1;
    for (let size = KEY; size <= text.length; size *= 2) {
      const beginning = text.slice(0, size);
      const others = lengths.get(beginning) ?? [];
      const isNew = text.length < 2 * size && !others.includes(text.length);
      lengths.set(beginning, isNew ? [...others, text.length] : others);
    }
  }

  return {
    add(forms: readonly SecretForm[]): void {
      short.push(...forms.filter(({ text }) => text.length < KEY));
      forms.filter(({ text }) => text.length >= KEY).forEach(add);
    },
    /** Reports all forms in a text. */
    search(text: string, found: OnFound): void {
      const report = ({ text: form, bounded }: SecretForm, at: number): void => {
        const end = at + form.length;
        if (!bounded || standsAlone(text, at, end)) found(at, end);
      };
      for (const form of short)
        for (let at = text.indexOf(form.text); at !== -1; at = text.indexOf(form.text, at + 1))
          report(form, at);
      for (let at = 0; at + KEY <= text.length; at++) {
        if (filter[hashOf(text, at)] === 0) continue;
        for (let size = KEY; at + size <= text.length; size *= 2) {
          const begun = lengths.get(text.slice(at, at + size));
          if (begun === undefined) break;
          for (const length of begun) {
            const form = known.get(text.slice(at, at + length));
            if (form !== undefined) report(form, at);
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
