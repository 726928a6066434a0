import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workflows of README.md, as people copy them. */
export interface ReadmeWorkflows {
  /** The first one: it only deploys. */
  readonly smallest: string;
  /** The same with its last step replaced by that of the four operations. */
  readonly four: string;
}

export function readmeWorkflows(): ReadmeWorkflows {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [smallest = '', step = ''] = [...readme.matchAll(/^```yaml\n(.*?)^```$/gms)].map(
    ([, text = '']) => text,
  );
  const before = smallest.slice(0, smallest.lastIndexOf('      - uses: '));
  return { smallest, four: before + step.replace(/^(?=.)/gm, '      ') };
}
