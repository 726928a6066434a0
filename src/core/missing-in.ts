/** The items that stand more often among all than among the others, compared by their keys. */
export function missingIn<Item>(
  others: readonly Item[],
  all: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const unmatched = Map.groupBy(others, keyOf);
  return all.filter((item) => unmatched.get(keyOf(item))?.pop() === undefined);
}
