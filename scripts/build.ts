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
/** The Node that the tests run. Older ones lack functions that a run needs. */
const OLDEST_NODE = 24;
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
write(
  'main/index.js',
  startOf(
    'main',
    'process.stdout',
    (needed) =>
      `::error::This action ${needed}, so nothing was sent: use a runner that has it, or with act and Gitea an image of the job that does.`,
  ),
);
// Node 24 reads some of its own flags even behind the name of a script: --env-file, and one of them behind -- as well. So it gets
// each word with an = in front. Not every env(1) can pass words on, so the first line names a shell. It takes the second one for
// commands, and Node takes that for a comment.
write(
  'cli/index.js',
  `#!/bin/sh
":" //; for word do set -- "$@" "=$word"; shift; done; exec node -- "$0" "$@"
process.argv = process.argv.map((word, nth) => (nth < 2 ? word : word.replace(/^=/, "")));
${startOf(
  'cli',
  'process.stderr',
  (needed) => `site-deploy ${needed}. Nothing was sent.
Install it, or use a container such as node:${OLDEST_NODE}. On Linux x64, npm ci in the checkout brings it as node_modules/.bin/node.`,
)}`,
);
chmodSync(`${fresh}/cli/index.js`, 0o755);
write(
  `post/${DEPLOYMENT}`,
  `exports.closeOpenDeployment = async (...given) =>
  (await require("../../chunks/index.js").deployment()).closeOpenDeployment(...given);`,
);
write('package.json', '{ "type": "commonjs" }');
rmSync(`${root}dist`, { recursive: true, force: true });
renameSync(fresh, `${root}dist`);

/** Starts an entry point, in words that any Node understands: an older one says so before anything is loaded. */
function startOf(entry: string, log: string, refusal: (needed: string) => string): string {
  const words = refusal(`needs Node ${OLDEST_NODE} or later, and this is Node \${found}`);
  return `const found = process.versions.node;
if (Number.parseInt(found, 10) >= ${OLDEST_NODE}) require("../chunks/index.js").${entry}();
else {
  ${log}.write(\`${words}\\n\`);
  process.exitCode = 2;
}`;
}

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
