import { type CutForms, createCutForms } from './cut-forms.ts';
import { DECODINGS, type Decoding } from './decodings.ts';
import { createSearch, type Found, type Search } from './search.ts';
import { isOpen, type Strength, secretForms } from './secret-forms.ts';

export interface Redactor {
  /** Hides a value from now on. Common and very short values stay visible, except with `always`. */
  add(secret: string, strength?: Strength): void;
  /** Declares a value that is public, such as the site's domain: only `always` hides it. */
  addPublic(value: string): void;
  /**
   * Replaces everything that spells a secret with `***`. What stands between “ and ” is taken for a line of a log, as in our
   * messages: a part of a longer text. Takes time linear in the text.
   */
  redact(text: string): string;
  /**
   * Redacts a part of a longer text, which may cut through a secret: also hides eight characters or more of the end of a secret
   * with which the part begins, and of the beginning of one with which it ends.
   *
   * @param before what stands before the part, as far as it is known
   */
  redactPart(text: string, before?: string): string;
  /** True when `redact` would hide any part of the text. */
  hides(text: string): boolean;
}

/** Creates the redactor of a run. All output passes through it. */
export function createRedactor(): Redactor {
  const secrets = new Map<string, Strength>();
  const publicValues = new Set<string>();
  let known: Known | undefined;

  const addTo = ({ search, cutForms }: Known, value: string, strength: Strength): void => {
    const forms = secretForms(value, strength, (part) => publicValues.has(part));
    search.add(forms);
    cutForms.add(forms);
  };
  const know = (values: ReadonlyMap<string, Strength>): Known => {
    const all = { search: createSearch(), cutForms: createCutForms() };
    for (const [value, strength] of values) addTo(all, value, strength);
    return all;
  };

  /** @param from where the part begins that is returned; whole if undefined */
  function hide(text: string, from?: number): string {
    if (secrets.size === 0) return text.slice(from);
    known ??= know(secrets);
    const ends = new Int32Array(text.length + 1);
    const found: Found = (start, end) => {
      ends[start] = Math.max(ends[start] ?? 0, end);
    };
    searchDecoded(text, DECODINGS, known.search.search, found);
    const { cutForms } = known;
    const searchPart = (part: string, at: number, isCutAtStart: boolean): void =>
      searchEdges(part, isCutAtStart, cutForms, (start, end) => {
        const piece = part.slice(start, end);
        if (!isOpen(piece) && !publicValues.has(piece)) found(at + start, at + end);
      });
    if (from !== undefined) searchPart(text, 0, from === 0);
    for (const { 1: quoted = '', index } of text.matchAll(QUOTATION)) searchPart(quoted, index + 1, true);
    return hideSpans(text, ends, from ?? 0);
  }

  const redact = (text: string): string => hide(text);
  return {
    add(secret, strength = 'if-particular') {
      if (secret === '' || secrets.get(secret) === 'always' || secrets.get(secret) === strength) return;
      secrets.set(secret, strength);
      if (known !== undefined) addTo(known, secret, strength);
    },
    addPublic(value) {
      if (publicValues.has(value)) return;
      publicValues.add(value);
      known = undefined;
    },
    redact,
    redactPart: (text, before = '') => hide(before + text, before.length),
    // No secret is spelled with asterisks alone, so hiding one changes the text.
    hides: (text) => redact(text) !== text,
  };
}

interface Known {
  readonly search: Search;
  readonly cutForms: CutForms;
}

const QUOTATION = /“([^“”]+)”/g;

/** The most units that spell one. */
const LONGEST_ESCAPE = 6;

/** Searches for secrets that the end of a text cuts through, and its start unless that is known. */
function searchEdges(
  text: string,
  isCutAtStart: boolean,
  { searchStart, searchEnd, longest }: CutForms,
  found: Found,
): void {
  const most = longest() * LONGEST_ESCAPE;
  const last = Math.max(0, text.length - most);
  if (isCutAtStart) searchDecoded(text.slice(0, most), DECODINGS, searchStart, found);
  searchDecoded(text.slice(last), DECODINGS, searchEnd, (start, end) => found(last + start, last + end));
}

/** Searches a text as it is, and again as each decoding reads it. */
function searchDecoded(
  text: string,
  decodings: readonly Decoding[],
  search: Search['search'],
  found: Found,
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

/**
 * Replaces each span with `***`, and spans that overlap or touch with a single one.
 *
 * @param ends for each index of the text: the end (exclusive) of the longest span that starts there, 0 for none
 * @param from where the text to return begins
 */
function hideSpans(text: string, ends: Int32Array, from: number): string {
  let redacted = '';
  let shown = from;
  for (let start = 0; start < ends.length; start++) {
    let end = ends[start] ?? 0;
    if (end <= start) continue;
    for (let at = start; at <= end; at++) end = Math.max(end, ends[at] ?? 0);
    if (end > shown) {
      redacted += `${text.slice(shown, start)}***`;
      shown = end;
    }
    start = end;
  }
  return redacted + text.slice(shown);
}
