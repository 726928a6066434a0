import type { SecretForm } from './secret-forms.ts';

export type OnFound = (start: number, end: number) => void;

export type Search = ReturnType<typeof createSearch>;

/** Forms are found by so many units at their beginning, the most that they have. A token may be shorter. */
const KEYS = [4, 8, 16, 32, 64];

/** Builds a search. A run of thousands of sites knows a hundred thousand forms, many of which begin alike. */
export function createSearch() {
  const groups = new Map<string, SecretForm[]>();
  const short: SecretForm[] = [];
  /** The two units that forms begin with: a filter that most places of a text do not pass. */
  const firsts = new Set<number>();

  return {
    add(forms: readonly SecretForm[]): void {
      for (const form of forms) {
        const size = KEYS.findLast((length) => length <= form.text.length);
        const beginning = form.text.slice(0, size);
        const group = size === undefined ? short : (groups.get(beginning) ?? []);
        group.push(form);
        if (size === undefined) continue;
        groups.set(beginning, group);
        firsts.add(pairAt(beginning, 0));
      }
    },
    search(text: string, found: OnFound): void {
      const report = ({ text: form, bounded }: SecretForm, at: number): void => {
        const end = at + form.length;
        if (!bounded || standsAlone(text, at, end)) found(at, end);
      };
      for (const form of short)
        for (let at = text.indexOf(form.text); at !== -1; at = text.indexOf(form.text, at + 1))
          report(form, at);
      for (let at = 0; at < text.length; at++) {
        if (!firsts.has(pairAt(text, at))) continue;
        for (const size of KEYS)
          for (const form of groups.get(text.slice(at, at + size)) ?? [])
            if (text.slice(at, at + form.text.length) === form.text) report(form, at);
      }
    },
  };
}

function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);
}

/** True when neither end of the span cuts through a word. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !(inWord(text, start - 1) && inWord(text, start)) && !(inWord(text, end - 1) && inWord(text, end));
}

function inWord(text: string, index: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(index));
}
