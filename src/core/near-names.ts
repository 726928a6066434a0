/** The most names that a message suggests. */
const MOST_NAMES = 8;
/** A shorter text begins too many names. */
const SHORTEST_BEGINNING = 4;

/** Finds the names most like the wanted one: first those that begin with it, then by edit distance. */
export function nearest(wanted: string, names: readonly string[]): string[] {
  const target = wanted.toLowerCase();
  const distanceTo = (name: string): number =>
    target.length >= SHORTEST_BEGINNING && name.startsWith(target) ? 0 : distance(target, name);
  return names
    .map((name) => ({ name, distance: distanceTo(name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

/** Edit distance: the number of insertions, deletions, replacements, and swaps of neighbours. */
export function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  const letters = [...from];
  for (const [row, char] of letters.entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (to[column - 1] === char ? 0 : 1);
      const isSwap = row > 0 && char === to[column - 2] && letters[row - 1] === to[column - 1];
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, swapped, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [beforeLast, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
}
