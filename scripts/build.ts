/**
 * Packs the compiled sources (build/) into dist/: one set of chunks for the action and the command, and a file for each entry
 * point. The post step is packed by itself, as it starts sooner with few files.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'oxc-minify';

const root = fileURLToPath(new URL('..', import.meta.url));
const build = `${root}build`;
/** Takes the place of dist/ when all is there: a run beside the build finds one or the other. */
const fresh = `${build}/dist`;
rmSync(fresh, { recursive: true, force: true });

// @actions/core does not say that its modules have no side effects. With a copy that says so, ncc leaves out what nobody
// imports: its HTTP client, OIDC, and the runner of commands, which would make a start half as long again.
const core = `${build}/node_modules/@actions/core`;
cpSync(`${root}node_modules/@actions/core`, core, { recursive: true });
const manifest: object = JSON.parse(readFileSync(`${core}/package.json`, 'utf8'));
writeFileSync(`${core}/package.json`, JSON.stringify({ ...manifest, sideEffects: false }));

// Without the type of the package above, ncc writes CommonJS, which starts sooner than a module.
writeFileSync(`${build}/package.json`, '{}\n');
const DEPLOYMENT = './github/github-deployment.js';
writeFileSync(
  `${build}/index.js`,
  `export { main } from './main.js';
export const cli = () => import('./cli.js');
export const deployment = () => import('${DEPLOYMENT}');
`,
);
pack('index', 'chunks', '--license', 'licenses.txt');
renameSync(`${fresh}/chunks/licenses.txt`, `${fresh}/licenses.txt`);
// ncc overlooks a package whose modules it has merged into one of ours.
appendFileSync(
  `${fresh}/licenses.txt`,
  `\n\n@actions/core\nMIT\n${readFileSync(`${core}/LICENSE.md`, 'utf8')}`,
);
pack('post', 'post', '--external', DEPLOYMENT);
write('main/index.js', 'require("../chunks/index.js").main();');
write('cli/index.js', '#!/usr/bin/env node\nrequire("../chunks/index.js").cli();');
chmodSync(`${fresh}/cli/index.js`, 0o755);
write(
  `post/${DEPLOYMENT}`,
  `exports.closeOpenDeployment = async (...given) =>
  (await require("../../chunks/index.js").deployment()).closeOpenDeployment(...given);`,
);
write('package.json', '{ "type": "commonjs" }');
rmSync(`${root}dist`, { recursive: true, force: true });
renameSync(fresh, `${root}dist`);

/** Packs a file of build/, and what it imports, into a folder of dist/. */
function pack(name: string, folder: string, ...options: readonly string[]): void {
  const out = `${fresh}/${folder}`;
  // ncc's cache knows nothing of the type of a package: it would answer with a module that was built there before.
  const args = ['build', `${build}/${name}.js`, '--out', out, '--no-cache', '--quiet', ...options];
  execFileSync(`${root}node_modules/.bin/ncc`, args, { cwd: root });
  for (const file of readdirSync(out).filter((packed) => packed.endsWith('.js')))
    writeFileSync(`${out}/${file}`, slim(file, readFileSync(`${out}/${file}`, 'utf8')));
}

/** Takes unused code and comments out of a file. Names and lines stay, so that a change can be reviewed. */
function slim(name: string, packed: string): string {
  const { code, errors } = minifySync(name, packed, {
    compress: { sequences: false },
    mangle: false,
    codegen: { removeWhitespace: false, legalComments: 'none' },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return code;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(`${fresh}/${path}`), { recursive: true });
  writeFileSync(`${fresh}/${path}`, `${text}\n`);
}
