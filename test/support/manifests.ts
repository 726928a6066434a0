import { type Manifest, parseManifest } from '../../src/records/manifest.ts';
import { formWith } from './forms.ts';

/** Reads a manifest with these variables: what it declares, its problems, and the values that it hides in the job or in the log. */
export async function readManifest(text: string, env: Readonly<Record<string, string>>) {
  const secrets: string[] = [];
  const filled: string[] = [];
  const form = {
    ...formWith({ manifest: text }, { env }),
    hide: (values: Iterable<string>) => void secrets.push(...values),
    redact: (values: Iterable<string>) => void filled.push(...values),
  };
  const read = await parseManifest(text, form);
  const manifest: Manifest = 'value' in read ? read.value : new Map();
  const problems = 'value' in read ? form.problems : [{ input: 'manifest', expected: read.expected }];
  return { manifest, problems, secrets, filled };
}
