import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';

/** Expects a text to be that of a file in `test/golden/`; `UPDATE_GOLDEN=1` rewrites the file. */
export function expectGolden(name: string, text: string): void {
  const path = join(import.meta.dirname, '../golden', name);
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, 'utf8'));
}

/** The outputs of a run as a golden file shows them: JSON is unfolded, an item a line, and what is empty left out. */
export function readableOutputs(outputs: Readonly<Record<string, string>>): string {
  const given = Object.entries(outputs).filter(([, value]) => value !== '');
  return given.map(([name, value]) => `${name}: ${readable(value)}\n`).join('');
}

function readable(value: string): string {
  if (!value.startsWith('[{')) return value;
  const items: readonly unknown[] = JSON.parse(value);
  return items.map((item) => `\n  ${JSON.stringify(item)}`).join('');
}
