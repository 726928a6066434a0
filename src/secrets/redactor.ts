import { DECODINGS, type Decoding } from './decodings.ts';
import { createSearch, type OnFound, type Search } from './search.ts';
import { type Strength, secretForms } from './secret-forms.ts';

export type Redactor = ReturnType<typeof createRedactor>;

/** Creates the redactor of a run. All output passes through it. */
export function createRedactor() {
  const secrets = new Map<string, Strength>();
  const publicValues = new Set<string>();
  let known: Search | undefined;

  const isPublic = (part: string): boolean => publicValues.has(part);
  const know = (): Search => {
    if (known !== undefined) return known;
    known = createSearch();
    for (const secret of secrets) known.add(secretForms(...secret, isPublic));
    return known;
  };

  /** Replaces everything that spells a secret with `***`. */
  function redact(text: string): string {
    if (secrets.size === 0) return text;
    const ends = new Int32Array(text.length + 1);
    searchDecoded(text, DECODINGS, know().search, (start, end) => {
      ends[start] = Math.max(ends[start] ?? 0, end);
    });
    return hideSpans(text, ends);
  }

  return {
    /** Hides a value from now on. Common and very short values stay visible, except with `always`. */
    add(secret: string, strength: Strength = 'if-particular'): void {
      if (secret === '' || secrets.get(secret) === 'always' || secrets.get(secret) === strength) return;
      secrets.set(secret, strength);
      known?.add(secretForms(secret, strength, isPublic));
    },
    /** Declares a value that is public, such as the site's domain: only `always` hides it. */
    addPublic(value: string): void {
      if (publicValues.has(value)) return;
      publicValues.add(value);
      known = undefined;
    },
    redact,
    /** True when `redact` would hide any part of the text. No secret is spelled with asterisks alone, so hiding one changes it. */
    hides: (text: string): boolean => redact(text) !== text,
  };
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
