import type { SecretForm } from './secret-forms.ts';

export type Found = (start: number, end: number) => void;

/** Reports the longest form that ends at each place of a text, in order. */
export type Search = (text: string, found: Found) => void;

/** Builds a search: an Aho–Corasick automaton, which takes one pass over a text for any number of forms. */
export function createSearch(forms: readonly SecretForm[]): Search {
  const size = forms.reduce((sum, { text }) => sum + text.length, 1);
  const trie = createTrie(size);
  /** Per node: the length of the form that ends there (0 for none), and 1 if that form is bounded. */
  const length = new Int32Array(size);
  const bounded = new Uint8Array(size);
  /** Per node: the node of the next shorter form that ends there, 0 for none. */
  const shorter = new Int32Array(size);

  // Of two forms with the same text, the unbounded one comes last and wins.
  let paths = forms
    .toSorted((a, b) => Number(b.bounded) - Number(a.bounded))
    .map((form) => ({ ...form, node: 0 }));
  for (let depth = 1; paths.length > 0; depth++) {
    for (const path of paths) {
      path.node = trie.childOf(path.node, path.text.charCodeAt(depth - 1));
      if (path.text.length > depth) continue;
      length[path.node] = depth;
      bounded[path.node] = Number(path.bounded);
    }
    paths = paths.filter(({ text }) => text.length > depth);
  }
  for (let node = 1; node < size; node++) {
    const suffix = trie.fallback[node] ?? 0;
    shorter[node] = length[suffix] === 0 ? (shorter[suffix] ?? 0) : suffix;
  }

  return (text, found) => {
    let node = 0;
    for (let end = 1; end <= text.length; end++) {
      node = trie.step(node, text.charCodeAt(end - 1));
      let match = length[node] === 0 ? (shorter[node] ?? 0) : node;
      for (; match !== 0; match = shorter[match] ?? 0) {
        const start = end - (length[match] ?? 0);
        if (bounded[match] === 1 && !standsAlone(text, start, end)) continue;
        found(start, end);
        break;
      }
    }
  };
}

/**
 * Builds a trie of UTF-16 units. Its nodes are numbered from 1 in the order of their creation; 0 is the root. One hash table
 * with open addressing holds all edges: there are many nodes, and most have a single child.
 */
function createTrie(size: number) {
  const parent = new Int32Array(size);
  const unitOf = new Uint16Array(size);
  /** Per node: the node of its longest proper suffix. */
  const fallback = new Int32Array(size);
  const mask = 2 ** Math.ceil(Math.log2(size * 2)) - 1;
  const children = new Int32Array(mask + 1);
  const childrenOfRoot = new Int32Array(0x10000);
  let count = 0;

  /** Finds the slot of the node's child for this unit, or the free slot for it. */
  function slotOf(node: number, unit: number): number {
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b)) & mask;
    for (;;) {
      const child = children[slot] ?? 0;
      if (child === 0 || (parent[child] === node && unitOf[child] === unit)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  /** Returns the node of the longest known suffix of what was read, after `unit`. */
  function step(from: number, unit: number): number {
    for (let node = from; node !== 0; node = fallback[node] ?? 0) {
      const child = children[slotOf(node, unit)] ?? 0;
      if (child !== 0) return child;
    }
    return childrenOfRoot[unit] ?? 0;
  }

  /** Returns a child; creates a missing one. All nodes of a depth must be created before any of the next. */
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

/** True when neither end of the span cuts through a word. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !(isWord(text, start - 1) && isWord(text, start)) && !(isWord(text, end - 1) && isWord(text, end));
}

function isWord(text: string, index: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(index));
}
