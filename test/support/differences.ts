/** The differences between lists, each a sentence that begins with the place to edit. Names of places are their keys. */
export function differences(lists: Readonly<Record<string, readonly string[]>>): string[] {
  const places = Object.entries(lists);
  return places.flatMap(([place, own]) =>
    places.flatMap(([other, items]) =>
      items.filter((item) => !own.includes(item)).map((item) => `${place} lacks ${item}, which ${other} has`),
    ),
  );
}
