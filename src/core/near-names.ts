/** The most names that a message takes for the one that was meant, and that it lists otherwise. */
const MOST_MEANT = 3;
const MOST_SHOWN_NAMES = 8;
/** The fewest letters of a name that stand for the whole of it. */
const LEAST_BEGINNING = 4;

/**
 * Finds the names of which the wanted one is probably a slip: one part of it, between dots, differs in a letter or two, or two
 * neighbours have changed places. Names that differ in their numbers alone are none: they belong to a series, as web-1 and web-2.
 */
export function likely(wanted: string, names: readonly string[]): string[] {
  const unnumbered = (name: string): string => name.toLowerCase().replace(/\d+/g, '');
  const slips = [...new Set(names)].flatMap((name) => {
    if (unnumbered(wanted) === unnumbered(name)) return [];
    const [from, to] = differing(wanted.toLowerCase().split('.'), name.toLowerCase().split('.'));
    const most = Math.min(2, Math.floor(Math.max(from.length, to.length) / 4));
    const letters = distance(from, to, most);
    return letters <= most ? [{ name, letters }] : [];
  });
  return slips
    .sort((a, b) => a.letters - b.letters)
    .slice(0, MOST_MEANT)
    .map(({ name }) => name);
}

/** Ends a message about an unknown name with those that were probably meant, else with all if they are few. @param show spells a name */
export function suggest(wanted: string, names: readonly string[], show = (name: string): string => name) {
  const akin = names.filter((name) => isWithin(wanted, name) || begins(wanted, name));
  const meant = [...new Set([...likely(wanted, names), ...akin])].slice(0, MOST_MEANT);
  if (meant.length > 0) return { isLikely: true, text: `Did you mean ${meant.map(show).join(' or ')}?` };
  const isShort = names.length <= MOST_SHOWN_NAMES;
  const known = isShort
    ? `Known names: ${names.toSorted().map(show).join(', ')}`
    : `None of ${names.length} names is like it`;
  return { isLikely: false, text: `${known}.` };
}

/** Finds the known word that was probably meant by another one, whatever its case: also the only one that it begins. */
export function slipOf(wanted: string, known: readonly string[]): string | undefined {
  const word = wanted.toLowerCase();
  const [begun, ...others] = known.filter((name) => begins(word, name));
  return known.includes(word) ? word : (likely(word, known)[0] ?? (others.length > 0 ? undefined : begun));
}

/** Asks whether a known word was meant, also by the first of several; empty if none is likely. */
export function didYouMean(wanted: string, known: readonly string[]): string {
  const meant = slipOf(wanted.split(' ')[0] ?? '', known);
  return meant === undefined ? '' : ` (did you mean ${meant}?)`;
}

function begins(short: string, long: string): boolean {
  return short.length >= LEAST_BEGINNING && long.toLowerCase().startsWith(short.toLowerCase());
}

/** True for domains that differ by their first or last labels, as www.shop.example and shop.example do. */
function isWithin(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [`.${a}.`, `.${b}.`] : [`.${b}.`, `.${a}.`];
  const labels = short.split('.').length - 2;
  return labels > 1 && (long.startsWith(short) || long.endsWith(short));
}

/** Two different names, in parts, without those at their beginnings and ends that are the same. */
function differing(from: readonly string[], to: readonly string[]): [string, string] {
  if (from.at(-1) === to.at(-1)) return differing(from.slice(0, -1), to.slice(0, -1));
  if (from[0] === to[0]) return differing(from.slice(1), to.slice(1));
  return [from.join('.'), to.join('.')];
}

/** Counts the insertions, deletions, replacements, and swaps of neighbours between two names; infinite if `most` are too few. */
function distance(from: string, to: string, most: number): number {
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const a = from.slice(same);
  const b = to.slice(same);
  if (a === '' || b === '') return a.length + b.length;
  if (most === 0) return Number.POSITIVE_INFINITY;
  const ways = [[1, 0], [0, 1], [1, 1], ...(a[0] === b[1] && a[1] === b[0] ? [[2, 2]] : [])];
  return 1 + Math.min(...ways.map(([of, by]) => distance(a.slice(of), b.slice(by), most - 1)));
}
