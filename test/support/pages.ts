import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The pages of the documentation, by their paths in the project. */
export const pages = globSync(
  ['*.md', '{docs,sandbox,examples}/**/*.md', '{test,bench,local}/**/README.md'],
  { cwd: root },
).sort();

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The texts of the blocks of code on a page that are in one language, in their order. */
export function textsOn(page: string, language: string): string[] {
  const blocks = read(page).matchAll(/^ *```(\w*)\n(.*?)^ *```$/gms);
  return [...blocks].flatMap(([, own, text = '']) => (own === language ? text : []));
}

/** The workflows of README.md: the first one, which only deploys, and the same with the step of the four operations. */
export function readmeWorkflows(): { readonly smallest: string; readonly four: string } {
  const [smallest = '', step = ''] = textsOn('README.md', 'yaml');
  const before = smallest.slice(0, smallest.lastIndexOf('      - uses: '));
  return { smallest, four: before + step.replace(/^(?=.)/gm, '      ') };
}
