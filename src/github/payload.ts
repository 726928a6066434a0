/** Reads a field of an unchecked value from GitHub, by the names on the way to it; null counts as missing. */
export function fieldAt(value: unknown, ...names: readonly string[]): unknown {
  let found = value;
  for (const name of names) found = new Map<string, unknown>(Object.entries(found ?? {})).get(name);
  return found ?? undefined;
}

export function textAt(value: unknown, ...names: readonly string[]): string | undefined {
  const text = fieldAt(value, ...names);
  return typeof text === 'string' ? text : undefined;
}

/** Reads a field with an id, or with the number of an issue or pull request. */
export function numberAt(value: unknown, ...names: readonly string[]): number | undefined {
  const number = fieldAt(value, ...names);
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
