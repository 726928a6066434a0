/**
 * Packs the compiled sources (build/) into dist/: one folder for each entry point of action.yml, and one for the command. ncc reads aliases from
 * the project that TS_NODE_PROJECT names (an absolute path); a wrong path would silently give the fat bundle, so
 * test/project/dist.test.ts looks. Then takes out what no start needs: see docs/decisions/0005-start-up.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'oxc-minify';
import { type LockedPackage, nameAt, runtimePackages } from './runtime-packages.ts';

/** Modules that packages ask for and this action never uses, and what stands in their place. */
const LEFT_OUT = new Map([
  // undici: the reader of forms and streams to send, and HTTP/2.
  ['../web/fetch/body.js', '{}'],
  ['./client-h2.js', '() => { throw new Error("HTTP/2 is not packed"); }'],
  // undici: Node's limit of headers unless another is given, and a class of requests that no client meets.
  ['node:http', '{ maxHeaderSize: 16384, IncomingMessage: class {} }'],
  // undici only calls it, and Node's loads a comparison of texts with it.
  ['node:assert', '(value, message = "a fault of undici") => { if (!value) throw new Error(message); }'],
]);

/** Names of modules that packages ask for: what is never found is out of date. */
const found = new Set<string>();

const root = fileURLToPath(new URL('..', import.meta.url));
const env = { ...process.env, TS_NODE_PROJECT: `${root}scripts/pack/tsconfig.json` };
rmSync(`${root}dist`, { recursive: true, force: true });
// Without the type of the package above, ncc writes CommonJS, which starts sooner than a module.
writeFileSync(`${root}build/package.json`, '{}\n');
const externals = [...LEFT_OUT.keys()].flatMap((name) => ['--external', name]);
for (const entry of ['main', 'post', 'cli']) {
  const folder = `${root}dist/${entry}`;
  // ncc's cache knows nothing of the type of a package: it would answer with a module that was built there before.
  const args = ['build', `${root}build/${entry}.js`, '--out', folder, '--no-cache', '--quiet', ...externals];
  execFileSync(`${root}node_modules/.bin/ncc`, args, { stdio: 'inherit', cwd: root, env });
  for (const name of readdirSync(folder)) slim(`${folder}/${name}`);
}
share('cli', 'main');
const missed = [...LEFT_OUT.keys()].filter((name) => !found.has(name));
if (missed.length > 0) throw new Error(`No package asks for ${missed.join(', ')} any longer`);
writeFileSync(`${root}dist/package.json`, '{ "type": "commonjs" }\n');
writeFileSync(`${root}dist/licenses.txt`, licenses());

/** Takes unused code and comments out of a file. Names and lines stay, so that a change can be reviewed. */
function slim(file: string): void {
  const packed = readFileSync(file, 'utf8').replace(
    /module\.exports = require\("([^"]+)"\);/g,
    (external, name: string) => {
      const instead = LEFT_OUT.get(name);
      found.add(name);
      return instead === undefined ? external : `module.exports = ${instead};`;
    },
  );
  const { code, errors } = minifySync(file, packed, {
    compress: { sequences: false },
    mangle: false,
    codegen: { removeWhitespace: false, legalComments: 'none' },
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  writeFileSync(file, code);
}

/** Puts a reference in the place of every file that another entry point has as well, byte for byte. */
function share(entry: string, other: string): void {
  for (const name of readdirSync(`${root}dist/${entry}`)) {
    const [file, same] = [`${root}dist/${entry}/${name}`, `${root}dist/${other}/${name}`];
    if (existsSync(same) && readFileSync(file).equals(readFileSync(same)))
      writeFileSync(file, `module.exports = require("../${other}/${name}");\n`);
  }
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
