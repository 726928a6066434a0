import type { Found } from './search.ts';
import { PARTICULAR, type SecretForm } from './secret-forms.ts';

/** A search for forms that the edges of a text cut through. A piece of fewer than eight units is not found. */
export interface CutForms {
  add(forms: readonly SecretForm[]): void;
  /** Reports the ends of forms with which a text begins. */
  searchStart(text: string, found: Found): void;
  /** Reports the beginnings of forms with which a text ends. */
  searchEnd(text: string, found: Found): void;
  /** The length of the longest form. */
  longest(): number;
}

/** Builds a search. It looks up each piece by the eight units at its other end. */
export function createCutForms(): CutForms {
  const byStart = new Map<string, Set<string>>();
  const byEnd = new Map<string, Set<string>>();
  let longest = 0;
  const note = (index: Map<string, Set<string>>, key: string, form: string): void => {
    index.set(key, (index.get(key) ?? new Set()).add(form));
  };
  return {
    longest: () => longest,
    add(forms) {
      for (const { text, bounded } of forms) {
        if (bounded || text.length <= PARTICULAR) continue;
        note(byStart, text.slice(0, PARTICULAR), text);
        note(byEnd, text.slice(-PARTICULAR), text);
        longest = Math.max(longest, text.length);
      }
    },
    searchStart(text, found) {
      for (let end = Math.min(text.length, longest); end >= PARTICULAR; end--)
        for (const form of byEnd.get(text.slice(end - PARTICULAR, end)) ?? [])
          if (form.endsWith(text.slice(0, end))) found(0, end);
    },
    searchEnd(text, found) {
      for (let start = Math.max(0, text.length - longest); start <= text.length - PARTICULAR; start++)
        for (const form of byStart.get(text.slice(start, start + PARTICULAR)) ?? [])
          if (form.startsWith(text.slice(start))) found(start, text.length);
    },
  };
}
