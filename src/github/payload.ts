/** Reads a field of an unchecked value from GitHub; null counts as missing. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name) ?? undefined;
}

export function textOf(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : undefined;
}

/** Reads a field with an id, or with the number of an issue or pull request. */
export function numberOf(value: unknown, name: string): number | undefined {
  const number = fieldOf(value, name);
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
