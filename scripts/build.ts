/** Packs the compiled sources (build/) into dist/: one folder for each entry point of action.yml. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
rmSync(`${root}dist`, { recursive: true, force: true });
for (const entry of ['main', 'post']) {
  const args = [
    'build',
    `${root}build/${entry}.js`,
    '--out',
    `${root}dist/${entry}`,
    '--license',
    'licenses.txt',
    '--quiet',
  ];
  execFileSync(`${root}node_modules/.bin/ncc`, args, { stdio: 'inherit', cwd: root });
}
