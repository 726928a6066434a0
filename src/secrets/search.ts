import type { SecretForm } from './secret-forms.ts';

export type OnFound = (start: number, end: number) => void;

/** A search for any number of forms, to which more can be added at any time. */
export type Search = ReturnType<typeof createSearch>;

/** Forms are found by so many units at their beginning. A token may be shorter. */
const KEY = 4;
/** The size of the filter that most places of a text do not pass. */
const FILTER_SIZE = 2 ** 20;
/** The most forms with one beginning that are compared one by one. */
const MOST_TOGETHER = 8;

/** Forms that begin alike; too many of them are told apart by a beginning twice as long. */
interface Group {
  forms: SecretForm[];
  longer: Map<string, Group> | undefined;
}

/** Builds a search. A run of thousands of sites knows a hundred thousand forms, many of which begin alike. */
export function createSearch() {
  const filter = new Uint8Array(FILTER_SIZE);
  const groups = new Map<string, Group>();
  const short: SecretForm[] = [];

  return {
    add(forms: readonly SecretForm[]): void {
      for (const form of forms) {
        if (form.text.length < KEY) short.push(form);
        else {
          filter[hashOf(form.text, 0)] = 1;
          addTo(groups, form, KEY);
        }
      }
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
        let group = groups.get(text.slice(at, at + KEY));
        for (let size = 2 * KEY; group !== undefined; size *= 2) {
          for (const form of group.forms)
            if (text.slice(at, at + form.text.length) === form.text) report(form, at);
          group = group.longer?.get(text.slice(at, at + size));
        }
      }
    },
  };
}

function addTo(groups: Map<string, Group>, form: SecretForm, size: number): void {
  const beginning = form.text.slice(0, size);
  const group: Group = groups.get(beginning) ?? { forms: [], longer: undefined };
  groups.set(beginning, group);
  const isLong = ({ text }: SecretForm): boolean => text.length >= 2 * size;
  if (group.longer !== undefined && isLong(form)) addTo(group.longer, form, 2 * size);
  else group.forms.push(form);
  if (group.longer !== undefined || group.forms.length <= MOST_TOGETHER) return;
  group.longer = new Map();
  for (const long of group.forms.filter(isLong)) addTo(group.longer, long, 2 * size);
  group.forms = group.forms.filter((other) => !isLong(other));
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
