/** Reads a field of an unchecked value from GitHub, by the names on the way to it; null counts as missing. */
export function fieldAt(value: unknown, ...names: readonly string[]): unknown {
  const [name, ...others] = names;
  if (name === undefined) return value ?? undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return fieldAt(new Map<string, unknown>(Object.entries(value)).get(name), ...others);
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
