import type { YamlText } from './yaml.ts';

export type Path = readonly (string | number)[];

/** The text of an input: a list of texts gives lines, a map JSON; undefined for anything else. */
export function inputText(value: unknown, path: Path, text: YamlText): string | undefined {
  if (isMap(value)) return JSON.stringify(spellWithin(value, path, text));
  if (!Array.isArray(value)) return spell(value, path, text);
  const lines = value.map((item: unknown, index) => spell(item, [...path, index], text));
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined;
}

/** A scalar as it is spelled; undefined for anything else, and for a number without a spelling. */
export function spell(value: unknown, path: Path, { sourceOf }: YamlText): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return sourceOf(path) ?? String(value);
  return typeof value === 'number' ? sourceOf(path) : undefined;
}

/** A value whose numbers are texts where JSON would spell them otherwise. */
export function spellWithin(value: unknown, path: Path, text: YamlText): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => spellWithin(item, [...path, index], text));
  if (isMap(value)) {
    const fields = Object.entries(value);
    return Object.fromEntries(fields.map(([key, item]) => [key, spellWithin(item, [...path, key], text)]));
  }
  const source = typeof value === 'number' ? text.sourceOf(path) : undefined;
  return source === undefined || source === String(value) ? value : source;
}

/** True for a map; false for a list. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
