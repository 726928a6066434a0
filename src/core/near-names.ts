/** A message names this many. */
const MOST_NAMES = 8;
/** Shorter ones begin too many names. */
const SHORTEST_BEGINNING = 4;

/** The names most like the wanted one: first those that begin with it, then by Levenshtein distance. */
export function nearest(wanted: string, names: readonly string[]): string[] {
  const target = wanted.toLowerCase();
  return names
    .map((name) => ({ name, distance: isBeginning(target, name) ? 0 : distance(target, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name))
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

function isBeginning(target: string, name: string): boolean {
  return target.length >= SHORTEST_BEGINNING && name.toLowerCase().startsWith(target);
}

/** The Levenshtein distance: the insertions, deletions and replacements that turn one text into the other. */
export function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, char] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (to[column - 1] === char ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
