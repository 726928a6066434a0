import { READINGS, type Reading, type SecretForm, type Strength, secretForms } from './secret-forms.ts';

export interface Redactor {
  /**
   * Hides a value from now on. With `always` it is hidden whatever it is; else common and very short values
   * stay visible (secret-forms.ts says which).
   */
  add(secret: string, strength?: Strength): void;
  /** Names a value that is shown openly anyway, such as the site's domain: it is hidden only by `always`. */
  addPublic(value: string): void;
  /** The text with `***` for everything that spells a secret. Time is linear in the text. */
  redact(text: string): string;
  /** Whether `redact` would hide any part of the text. */
  hides(text: string): boolean;
}

/** The one list of secrets of a run. It stands before every sink. */
export function createRedactor(): Redactor {
  const secrets = new Map<string, Strength>();
  const publicValues = new Set<string>();
  let automaton: Automaton | undefined;

  function findSecrets(text: string): Span[] {
    automaton ??= createAutomaton(
      [...secrets].flatMap(([value, strength]) =>
        secretForms(value, strength, (part) => publicValues.has(part)),
      ),
    );
    return findInEveryReading(text, automaton);
  }

  return {
    add(secret, strength = 'if-particular') {
      if (secret === '' || secrets.get(secret) === 'always' || secrets.get(secret) === strength) return;
      secrets.set(secret, strength);
      automaton = undefined;
    },
    addPublic(value) {
      publicValues.add(value);
      automaton = undefined;
    },
    redact: (text) => replaceSpans(text, findSecrets(text)),
    hides: (text) => findSecrets(text).length > 0,
  };
}

/** A stretch of text: `start` included, `end` excluded, in UTF-16 units. */
interface Span {
  start: number;
  end: number;
}

function replaceSpans(text: string, spans: readonly Span[]): string {
  let redacted = '';
  let from = 0;
  for (const { start, end } of spans) {
    redacted += `${text.slice(from, start)}***`;
    from = end;
  }
  return from === 0 ? text : redacted + text.slice(from);
}

function findInEveryReading(text: string, automaton: Automaton): Span[] {
  const spans = automaton.find(text);
  for (const reading of READINGS) collect(reading, { text, toOriginal: (index) => index }, automaton, spans);
  return merge(spans.sort((a, b) => a.start - b.start));
}

/** A text as some reading decodes it, and where its characters come from. */
interface View {
  text: string;
  toOriginal: (index: number) => number;
}

function collect(reading: Reading, view: View, automaton: Automaton, spans: Span[]): void {
  const decoded = decode(reading, view);
  if (decoded === undefined) return;
  for (const { start, end } of automaton.find(decoded.text)) {
    spans.push({ start: decoded.toOriginal(start), end: decoded.toOriginal(end) });
  }
  for (const next of reading.within) collect(next, decoded, automaton, spans);
}

/** Undefined when the text holds no such escape, and so reads the same. */
function decode(reading: Reading, view: View): View | undefined {
  if (view.text.search(reading.escape) < 0) return undefined;
  // No escape is shorter than what it stands for.
  const origins = new Int32Array(view.text.length + 1);
  let from = 0;
  let to = 0;
  const keepUntil = (end: number) => {
    while (from < end) origins[to++] = from++;
  };
  const text = view.text.replace(reading.escape, (found, index) => {
    const meaning = reading.decode(found);
    keepUntil(index);
    for (let unit = 0; unit < meaning.length; unit++) origins[to++] = index;
    from = index + found.length;
    return meaning;
  });
  keepUntil(view.text.length);
  origins[to] = view.text.length;
  return { text, toOriginal: (index) => view.toOriginal(origins[index] ?? 0) };
}

/** Joins spans, sorted by start, that overlap or touch. */
function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

interface Automaton {
  /** Every stretch of the text that spells one of the forms, overlaps joined, in order. */
  find(text: string): Span[];
}

/** An Aho–Corasick automaton: one pass over the text, however many the forms. */
function createAutomaton(forms: readonly SecretForm[]): Automaton {
  const size = forms.reduce((sum, form) => sum + form.text.length, 1);
  const trie = createTrie(size);
  /** Of each node: the length of the form that ends there, 0 for none, and whether that form is bounded. */
  const length = new Int32Array(size);
  const bounded = new Uint8Array(size);
  /** Of each node: the node of the next shorter form that ends there too, 0 for none. */
  const shorter = new Int32Array(size);

  let growing = forms.map((form) => ({ ...form, node: 0 }));
  for (let depth = 1; growing.length > 0; depth++) {
    for (const path of growing) {
      path.node = trie.childOf(path.node, path.text.charCodeAt(depth - 1));
      if (path.text.length !== depth) continue;
      const freely = !path.bounded || (length[path.node] !== 0 && bounded[path.node] === 0);
      bounded[path.node] = freely ? 0 : 1;
      length[path.node] = depth;
    }
    growing = growing.filter(({ text }) => text.length > depth);
  }
  for (let node = 1; node < size; node++) {
    const suffix = trie.fallback[node] ?? 0;
    shorter[node] = length[suffix] === 0 ? (shorter[suffix] ?? 0) : suffix;
  }

  function find(text: string): Span[] {
    const spans: Span[] = [];
    let node = 0;
    for (let end = 1; end <= text.length; end++) {
      node = trie.step(node, text.charCodeAt(end - 1));
      let match = length[node] === 0 ? (shorter[node] ?? 0) : node;
      while (match !== 0) {
        const start = end - (length[match] ?? 0);
        if (bounded[match] === 0 || standsAlone(text, start, end)) {
          pushJoined(spans, start, end);
          break;
        }
        match = shorter[match] ?? 0;
      }
    }
    return spans;
  }
  return { find };
}

/** Nodes are numbered from 1 in the order they were made; 0 is the root. */
interface Trie {
  /** Makes the child unless it exists. Every node of one depth must be made before any of the next. */
  childOf(node: number, unit: number): number;
  /** The node of the longest suffix of what was read that the trie knows, when `unit` follows. */
  step(node: number, unit: number): number;
  /** Of each node: the node of its longest proper suffix. */
  fallback: Int32Array;
}

/** Edges live in one hash table with open addressing: nodes are many, and most have a single child. */
function createTrie(size: number): Trie {
  const parent = new Int32Array(size);
  const unitOf = new Uint16Array(size);
  const fallback = new Int32Array(size);
  const mask = 2 ** Math.ceil(Math.log2(size * 2)) - 1;
  const children = new Int32Array(mask + 1);
  const childrenOfRoot = new Int32Array(0x10000);
  let count = 0;

  /** Where the table holds the node's child by that unit, or would. */
  function slotOf(node: number, unit: number): number {
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b)) & mask;
    for (;;) {
      const child = children[slot] ?? 0;
      if (child === 0 || (parent[child] === node && unitOf[child] === unit)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  function step(from: number, unit: number): number {
    for (let node = from; node !== 0; node = fallback[node] ?? 0) {
      const child = children[slotOf(node, unit)] ?? 0;
      if (child !== 0) return child;
    }
    return childrenOfRoot[unit] ?? 0;
  }

  function childOf(node: number, unit: number): number {
    const slot = slotOf(node, unit);
    const known = children[slot] ?? 0;
    if (known !== 0) return known;
    count++;
    fallback[count] = node === 0 ? 0 : step(fallback[node] ?? 0, unit);
    parent[count] = node;
    unitOf[count] = unit;
    children[slot] = count;
    if (node === 0) childrenOfRoot[unit] = count;
    return count;
  }
  return { childOf, step, fallback };
}

/** Spans come in the order of their ends; a later one may begin before several earlier ones. */
function pushJoined(spans: Span[], start: number, end: number): void {
  let from = start;
  for (let last = spans.at(-1); last !== undefined && last.end >= from; last = spans.at(-1)) {
    from = Math.min(from, last.start);
    spans.pop();
  }
  spans.push({ start: from, end });
}

/** Whether neither end of the stretch cuts through a word. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end - 1) && isWord(text, end));
}

function isWord(text: string, index: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(index));
}
