/**
 * Packs the compiled sources (build/) into dist/: one folder for each entry point of action.yml. ncc reads aliases from
 * the project that TS_NODE_PROJECT names (an absolute path); a wrong path would silently give the fat bundle, so
 * test/project/dist.test.ts looks.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LockedPackage, nameAt, runtimePackages } from './runtime-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = { ...process.env, TS_NODE_PROJECT: `${root}scripts/pack/tsconfig.json` };
rmSync(`${root}dist`, { recursive: true, force: true });
for (const entry of ['main', 'post']) {
  const args = ['build', `${root}build/${entry}.js`, '--out', `${root}dist/${entry}`, '--quiet'];
  execFileSync(`${root}node_modules/.bin/ncc`, args, { stdio: 'inherit', cwd: root, env });
}
writeFileSync(`${root}dist/licenses.txt`, licenses());

/** The licence texts of all that may be packed: the dependencies that are not for development, and theirs. */
function licenses(): string {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(`${root}package-lock.json`, 'utf8'),
  );
  const texts = runtimePackages(lock.packages).map(([path]) => {
    const file = readdirSync(root + path).find((name) => /^licen[cs]e/i.test(name));
    if (file === undefined) throw new Error(`${path} has no licence file`);
    const text = readFileSync(`${root}${path}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim();
    return `${nameAt(path)}\n\n${text}\n`;
  });
  // The same package in two places says the same.
  return [...new Set(texts)].join(`\n${'-'.repeat(80)}\n\n`);
}
