import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The workflows of README.md, as people copy them: the first one, which only deploys, and the same with its last step
 * replaced by that of the four operations.
 */
export function readmeWorkflows(): { readonly smallest: string; readonly four: string } {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```yaml\n(.*?)^```$/gms)];
  const [smallest = '', step = ''] = blocks.map(([, text = '']) => text);
  const before = smallest.slice(0, smallest.lastIndexOf('      - uses: '));
  return { smallest, four: before + step.replace(/^(?=.)/gm, '      ') };
}
