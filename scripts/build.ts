/**
 * Packs the compiled sources (build/) into dist/: one folder for each entry point of action.yml. ncc reads aliases from
 * the project that TS_NODE_PROJECT names (an absolute path); a wrong path would silently give the fat bundle, so
 * test/unit/dist.test.ts looks.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = { ...process.env, TS_NODE_PROJECT: `${root}scripts/pack/tsconfig.json` };
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
  execFileSync(`${root}node_modules/.bin/ncc`, args, { stdio: 'inherit', cwd: root, env });
}
