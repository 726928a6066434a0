/** Reads a field of what GitHub sent, which may have any shape; null counts as missing. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name) ?? undefined;
}

/** Reads a field that is a text. */
export function textOf(value: unknown, name: string): string | undefined {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : undefined;
}

/** Reads a field that is an id or a number of GitHub's. */
export function numberOf(value: unknown, name: string): number | undefined {
  const number = fieldOf(value, name);
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
