/**
 * Packs the compiled sources (build/) into dist/: one set of chunks, and a small entry for each entry point of action.yml and
 * for the command. Then takes out what no start needs: see docs/decisions/0005-start-up.md.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { minifySync } from 'oxc-minify';
import { type LockedPackage, nameAt, runtimePackages } from './runtime-packages.ts';

/** The source of the chunks: all but the post step, which starts sooner by itself. It loads the command and GitHub's API on use. */
const CHUNKS = `export { main } from './main.js';
export const cli = () => import('./cli.js');
export const closeOpenDeployment = async (...given) =>
  (await import('./github/github-deployment.js')).closeOpenDeployment(...given);
`;

/** The entries that only begin what the chunks hold. */
const ENTRIES = {
  main: `require("../chunks/index.js").main();\n`,
  cli: `#!/usr/bin/env node\nrequire("../chunks/index.js").cli();\n`,
};

/** Where the post step finds a module of the chunks. */
const FROM_CHUNKS = new Map([['./github/github-deployment.js', 'require("../chunks/index.js")']]);

/**
 * Stand-ins for two modules that undici asks for and no run uses: HTTP/2, which costs a start 0.4 of `node -e 0`, and Node's
 * `http`, of which it takes a limit of headers and a class that no request is an instance of, 0.13.
 */
const STAND_INS = new Map([
  ['./client-h2.js', '() => { throw new Error("HTTP/2 is not packed"); }'],
  ['node:http', '{ maxHeaderSize: 16384, IncomingMessage: class {} }'],
]);

const EXTERNAL = /module\.exports = require\("([^"]+)"\);/g;
const root = fileURLToPath(new URL('..', import.meta.url));
/** Takes the place of dist/ when all is there: a run beside the build finds one or the other. */
const fresh = `${root}build/dist`;
rmSync(fresh, { recursive: true, force: true });
// Without the type of the package above, ncc writes CommonJS, which starts sooner than a module.
writeFileSync(`${root}build/package.json`, '{}\n');
writeFileSync(`${root}build/index.js`, CHUNKS);
await Promise.all([pack('index', 'chunks', STAND_INS), pack('post', 'post', FROM_CHUNKS)]);
for (const [name, start] of Object.entries(ENTRIES)) {
  mkdirSync(`${fresh}/${name}`);
  writeFileSync(`${fresh}/${name}/index.js`, start);
}
chmodSync(`${fresh}/cli/index.js`, 0o755);
writeFileSync(`${fresh}/package.json`, '{ "type": "commonjs" }\n');
writeFileSync(`${fresh}/licenses.txt`, licenses());
rmSync(`${root}dist`, { recursive: true, force: true });
renameSync(fresh, `${root}dist`);

/** Packs a file of build/, and what it imports, into a folder of dist/. */
async function pack(name: string, folder: string, instead: ReadonlyMap<string, string>): Promise<void> {
  const out = `${fresh}/${folder}`;
  const externals = [...instead.keys()].flatMap((replaced) => ['--external', replaced]);
  // ncc's cache knows nothing of the type of a package: it would answer with a module that was built there before.
  const args = ['build', `${root}build/${name}.js`, '--out', out, '--no-cache', '--quiet', ...externals];
  // ncc reads aliases from this project, by an absolute path. A wrong one silently gives a fat bundle: test/project/dist.test.ts looks.
  const env = { ...process.env, TS_NODE_PROJECT: `${root}scripts/pack/tsconfig.json` };
  await promisify(execFile)(`${root}node_modules/.bin/ncc`, args, { cwd: root, env });
  const found = new Set<string>();
  for (const file of readdirSync(out)) {
    const packed = readFileSync(`${out}/${file}`, 'utf8').replace(EXTERNAL, (external, module: string) => {
      found.add(module);
      return instead.has(module) ? `module.exports = ${instead.get(module)};` : external;
    });
    writeFileSync(`${out}/${file}`, slim(file, packed));
  }
  const missed = [...instead.keys()].filter((module) => !found.has(module));
  if (missed.length > 0) throw new Error(`Nothing asks for ${missed.join(', ')} any longer`);
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
