export type Path = readonly (string | number)[];

/** The text of an input: a list of texts gives lines, a map JSON; undefined for anything else. */
export function inputText(value: unknown): string | undefined {
  if (isMap(value)) return JSON.stringify(value);
  if (!Array.isArray(value)) return scalarText(value);
  const lines = value.map(scalarText);
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined;
}

/** The text of a scalar; undefined for anything else. */
export function scalarText(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

/** True for a map; false for a list. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
