import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

/** The folder of the project. */
export const root = join(import.meta.dirname, '..');

const input = z.object({
  description: z.string().check(z.minLength(1)),
  required: z._default(z.boolean(), false),
  default: z._default(z.string(), ''),
});
const output = z.object({ description: z.string().check(z.minLength(1)) });
const schema = z.object({ inputs: z.record(z.string(), input), outputs: z.record(z.string(), output) });

/** The inputs and outputs that action.yml declares, in its order. Throws when one has no description. */
export const metadata = schema.parse(parse(readFileSync(join(root, 'action.yml'), 'utf8')));

const packaged = z.object({ version: z.string() });

/** The version of the project. */
export const { version } = packaged.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
