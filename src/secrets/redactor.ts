import { DECODINGS, type Decoding } from './decodings.ts';
import { type SecretForm, type Strength, secretForms } from './secret-forms.ts';

export type Redactor = ReturnType<typeof createRedactor>;

type OnFound = (start: number, end: number) => void;

/** Creates the redactor of a run. All output passes through it. */
export function createRedactor() {
  const secrets = new Map<string, Strength>();
  const publicValues = new Set<string>();
  const search = createSearch((part) => publicValues.has(part));

  /** Replaces everything that spells a secret with `***`. */
  function redact(text: string): string {
    if (secrets.size === 0) return text;
    const ends = new Int32Array(text.length + 1);
    searchDecoded(text, DECODINGS, search.find, (start, end) => {
      ends[start] = Math.max(ends[start] ?? 0, end);
    });
    return hideSpans(text, ends);
  }

  return {
    /** Hides a value from now on. Common and very short values stay visible, except with `always`. */
    add(secret: string, strength: Strength = 'if-particular'): void {
      if (secret === '' || secrets.get(secret) === 'always' || secrets.get(secret) === strength) return;
      secrets.set(secret, strength);
      search.add(secretForms(secret, strength));
    },
    /** Declares a value that is public, such as the site's domain: only `always` hides it. */
    addPublic(value: string): void {
      publicValues.add(value);
    },
    redact,
    /** True when `redact` would hide any part of the text. No secret is spelled with asterisks alone, so hiding one changes it. */
    hides: (text: string): boolean => redact(text) !== text,
  };
}

/** Forms are found by so many units at their beginning, the most that they have. A token may be shorter. */
const KEYS = [4, 8, 16, 32, 64];

/** Builds a search. A run of thousands of sites knows a hundred thousand forms, many of which begin alike. */
function createSearch(isPublic: (part: string) => boolean) {
  const groups = new Map<string, SecretForm[]>();
  const short: SecretForm[] = [];
  /** The two units that forms begin with: a filter that most places of a text do not pass. */
  const firsts = new Set<number>();
  /** The same of four units, for runs with so many forms that most places pass. */
  const starts = new Set<string>();

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
        starts.add(beginning.slice(0, 4));
      }
    },
    find(text: string, found: OnFound): void {
      const report = ({ text: form, bounded, part }: SecretForm, at: number): void => {
        const end = at + form.length;
        const isPartOfWord = bounded && (isInWord(text, at) || isInWord(text, end));
        if (!isPartOfWord && (part === undefined || !isPublic(part))) found(at, end);
      };
      for (const form of short)
        for (let at = text.indexOf(form.text); at !== -1; at = text.indexOf(form.text, at + 1))
          report(form, at);
      for (let at = 0; at < text.length; at++) {
        if (!firsts.has(pairAt(text, at)) || !starts.has(text.slice(at, at + 4))) continue;
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

/** True for a place between two letters or digits of a text. */
function isInWord(text: string, at: number): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, at - 1), at + 1));
}

/** Searches a text as it is, and again as each decoding reads it. */
function searchDecoded(
  text: string,
  decodings: readonly Decoding[],
  search: (text: string, found: OnFound) => void,
  found: OnFound,
): void {
  search(text, found);
  for (const decoding of decodings) {
    if (text.search(decoding.escape) < 0) continue;
    const { decoded, origins } = decode(text, decoding);
    searchDecoded(decoded, decoding.within ?? [], search, (start, end) =>
      found(origins[start] ?? 0, origins[end] ?? 0),
    );
  }
}

/** Decodes a text. `origins` holds the place in the text of each UTF-16 unit of the result, and of its end. */
function decode(text: string, decoding: Decoding): { decoded: string; origins: Int32Array } {
  // No escape is shorter than the text that it encodes.
  const origins = new Int32Array(text.length + 1);
  let from = 0;
  let to = 0;
  const copyUntil = (end: number): void => {
    while (from < end) origins[to++] = from++;
  };
  const decoded = text.replace(decoding.escape, (match: string, index: number) => {
    const meaning = decoding.decode(match);
    copyUntil(index);
    origins.fill(index, to, to + meaning.length);
    to += meaning.length;
    from = index + match.length;
    return meaning;
  });
  copyUntil(text.length + 1);
  return { decoded, origins };
}

/** Hides spans, those that overlap or touch by a single `***`. `ends`: for each index, the end of the longest that starts there, or 0. */
function hideSpans(text: string, ends: Int32Array): string {
  let redacted = '';
  let hidden = -1;
  ends.forEach((end, start) => {
    if (end <= Math.max(start, hidden)) return;
    if (start > hidden) redacted += `${text.slice(Math.max(hidden, 0), start)}***`;
    hidden = end;
  });
  return redacted + text.slice(Math.max(hidden, 0));
}
