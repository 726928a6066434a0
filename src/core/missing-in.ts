/** The items that stand more often among all than among the others, compared by their keys. */
export function missingIn<Item>(
  others: readonly Item[],
  all: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const counts = new Map<string, number>();
  for (const key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return all.filter((item) => {
    const key = keyOf(item);
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
}
