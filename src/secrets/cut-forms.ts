import type { Found } from './search.ts';
import { PARTICULAR, type SecretForm } from './secret-forms.ts';
import { skeletonOf, spanOf } from './skeleton.ts';

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

/** Pieces are found by so many units of their skeletons, at the end that is not cut. */
const KEY = 4;

/** Builds a search. It compares skeletons, too, as a piece may also be broken. */
export function createCutForms(): CutForms {
  const byStart = new Map<string, SecretForm[]>();
  const byEnd = new Map<string, SecretForm[]>();
  let longest = 0;
  return {
    longest: () => longest,
    add(forms) {
      for (const form of forms) {
        const { text } = skeletonOf(form.text);
        if (form.bounded || form.text.length <= PARTICULAR || text.length < KEY) continue;
        note(byStart, text.slice(0, KEY), form);
        note(byEnd, text.slice(-KEY), form);
        longest = Math.max(longest, form.text.length);
      }
    },
    searchStart(text, found) {
      const skeleton = skeletonOf(text);
      for (let end = Math.min(skeleton.text.length, longest); end >= KEY; end--)
        for (const { text: form, isSpaced } of byEnd.get(skeleton.text.slice(end - KEY, end)) ?? []) {
          const own = skeletonOf(form);
          if (!own.text.endsWith(skeleton.text.slice(0, end))) continue;
          const piece = form.slice(own.places[own.text.length - end]);
          const span = spanOf(piece, text, skeleton, 0, isSpaced);
          if (span === undefined) continue;
          const more = sharedBefore(text, span[0], form, form.length - piece.length);
          if (piece.length + more >= PARTICULAR) found(span[0] - more, span[1]);
        }
    },
    searchEnd(text, found) {
      const skeleton = skeletonOf(text);
      const units = skeleton.text.length;
      for (let start = Math.max(0, units - longest); start <= units - KEY; start++)
        for (const { text: form, isSpaced } of byStart.get(skeleton.text.slice(start, start + KEY)) ?? []) {
          const own = skeletonOf(form);
          if (!own.text.startsWith(skeleton.text.slice(start))) continue;
          const piece = form.slice(0, (own.places[units - start - 1] ?? 0) + 1);
          const span = spanOf(piece, text, skeleton, start, isSpaced);
          if (span === undefined) continue;
          const more = sharedAfter(text, span[1], form, piece.length);
          if (piece.length + more >= PARTICULAR) found(span[0], span[1] + more);
        }
    },
  };
}

function note(index: Map<string, SecretForm[]>, key: string, form: SecretForm): void {
  const known = index.get(key) ?? [];
  index.set(key, known);
  known.push(form);
}

/** The number of units that two texts share before a place of each. */
function sharedBefore(a: string, atA: number, b: string, atB: number): number {
  let length = 0;
  while (length < atA && length < atB && a[atA - length - 1] === b[atB - length - 1]) length += 1;
  return length;
}

/** The number of units that two texts share from a place of each on. */
function sharedAfter(a: string, atA: number, b: string, atB: number): number {
  let length = 0;
  while (atA + length < a.length && atB + length < b.length && a[atA + length] === b[atB + length])
    length += 1;
  return length;
}
