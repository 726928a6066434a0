import { createForm } from '../../src/inputs/form.ts';
import { type Manifest, parseManifest } from '../../src/records/manifest.ts';

/** Reads a manifest with these variables: what it declares, its problems, and the values that it hides in the job or in the log. */
export async function readManifest(text: string, env: Readonly<Record<string, string>>, file?: string) {
  const secrets: string[] = [];
  const filled: string[] = [];
  const form = createForm({
    ...{ env, get: () => text, pullRequest: () => undefined, hideToken: () => {} },
    readFile: () => ({ expected: 'no file' }),
    hide: (values) => void secrets.push(...values),
    redact: (values) => void filled.push(...values),
  });
  const read = await parseManifest(text, form, file);
  const manifest: Manifest = 'value' in read ? read.value : new Map();
  const problems = 'value' in read ? form.problems : [{ input: 'manifest', expected: read.expected }];
  return { manifest, problems, secrets, filled };
}
