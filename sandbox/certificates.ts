import { readFileSync } from 'node:fs';
import { z } from 'zod';

const timestamp = z.string().refine(isTimestamp, { error: 'must be a time written YYYY-MM-DD HH:MM:SS' });
const id = z.int().positive({ error: 'must be a positive whole number' });

/** Section 2, Certificate. */
const certificate = z.strictObject({
  id,
  status: z.string(),
  domain: z.string(),
  type: z.string(),
  active: z.boolean(),
  site_id: id,
  server_id: id,
  expires_at: timestamp,
  created_at: timestamp,
});

export type Certificate = z.infer<typeof certificate>;

/**
 * Reads the file of `--certificates`, a JSON list. All that is wrong with it is added to `problems`; what it returns
 * is of no use then.
 */
export function readCertificates(file: string, problems: string[]): Certificate[] {
  const say = (problem: string) => problems.push(`--certificates ${file}: ${problem}`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return [];
  }
  const checked = z.array(certificate).safeParse(content);
  for (const { path, message } of checked.error?.issues ?? []) say(`${placeOf(path)}: ${message}`);
  const ids = (checked.data ?? []).map((record) => record.id);
  for (const repeated of new Set(ids.filter((value, index) => ids.indexOf(value) !== index))) {
    say(`the id ${repeated} is given more than once`);
  }
  return checked.data ?? [];
}

function placeOf([index, ...fields]: PropertyKey[]): string {
  if (index === undefined) return 'the whole';
  return [`entry ${Number(index) + 1}`, ...fields.map(String)].join(', ');
}

function isTimestamp(text: string): boolean {
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19).replace('T', ' ') === text;
}
