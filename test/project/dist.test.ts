import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { observe } from '../../harness/observe.ts';
import { runAction } from '../../harness/run-action.ts';
import { setStage } from '../../harness/stage.ts';
import { read } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const dist = join(import.meta.dirname, '../../dist');
const folder = makeTestFolder();
const files = globSync('*/*.js', { cwd: dist }).map((path) => ({
  path,
  text: readFileSync(join(dist, path), 'utf8'),
}));

/** Parts of packages, and the words by which they are found in `dist/`. */
const PARTS = {
  zod: 'ZodMiniType',
  undici: 'class Agent extends DispatcherBase',
  'an engine of patterns': 'class RE2JS',
  'a reader of YAML': 'class LineCounter',
  'a reader of schedules': 'CronPattern',
  'a client of GitHub': 'application/vnd.github.v3+json',
  'a client of proxies': 'class Socks5ProxyAgent',
  'a runner of commands': 'class ToolRunner',
  'a comparison of texts': 'class Diff',
  'a check of the service': 'if the trigger answers with an id',
};

test('dist/ has each package once, and of the toolkit only what is used', () => {
  const holders = (part: string) => files.filter(({ text }) => text.includes(part)).map(({ path }) => path);
  for (const part of Object.values(PARTS)) expect([part, holders(part).length]).toEqual([part, 1]);
  expect(holders('class OidcClient')).toEqual([]);
  const bytes = files.reduce((sum, { path }) => sum + statSync(join(dist, path)).size, 0);
  expect(bytes).toBeLessThan(3e6);
});

const stage = await setStage();
await stage.run({ site: 'shop.example', operations: 'ensure-site, ensure-repository' });
afterAll(() => stage.stop());

const LOOK = { site: '1', operations: 'show-deploy-log' };
test.each<[string, (env: Readonly<Record<string, string>>) => Promise<unknown>, string[], number, string]>([
  ['with inputs missing', (env) => runAction({ inputs: {}, env }), [], 235_000, 'http http2 tls'],
  ['that sends two requests', (env) => stage.run(LOOK, { env }), ['zod', 'undici'], 920_000, 'dns'],
])('a run %s opens only the packages that it needs', async (_, run, packages, most, unused) => {
  const { files: opened, builtins } = await observe(run);
  const text = opened.map((path) => readFileSync(path, 'utf8')).join('');
  expect(Object.entries(PARTS).flatMap(([name, part]) => (text.includes(part) ? name : []))).toEqual(
    packages,
  );
  expect(text.length).toBeLessThan(most);
  for (const name of ['child_process', ...unused.split(' ')]) expect(builtins).not.toContain(name);
});

const REFUSAL = 'needs Node 24 or later, and this is Node 20\\.20\\.2';
test.each([
  ['the action', 'main', RegExp(`^::error::This action ${REFUSAL}, so nothing .*\\n$`)],
  ['the command', 'cli', RegExp(`^site-deploy ${REFUSAL}\\. Nothing .*\\n.*\\.bin/node\\.\\n$`)],
  ['the post step', 'post', /^$/],
])(
  'an older Node is refused by %s in its own words, before anything else is opened',
  async (_, entry, words) => {
    const older = join(folder, 'older.cjs');
    writeFileSync(older, "Object.defineProperty(process.versions, 'node', { value: '20.20.2' });");
    const { files: opened, result } = await observe((env) =>
      spawnSync(process.execPath, [join(dist, entry, 'index.js')], {
        env: { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS} --require=${older}` },
        encoding: 'utf8',
      }),
    );
    expect(result.stdout + result.stderr).toMatch(words);
    expect([result.status, opened.length]).toEqual([entry === 'post' ? 0 : 2, 1]);
  },
);

test('dist/ comes with the licence of every package that is in it', () => {
  const licenses = read('dist/licenses.txt');
  const licensed = [...licenses.matchAll(/^(\S+)\n(?:MIT|ISC|Apache-2.0|BSD-\d-Clause)\n/gm)].map(
    ([, name]) => name,
  );
  const lock: { packages: Record<string, { dev?: true; optional?: true }> } = JSON.parse(
    read('package-lock.json'),
  );
  // All that is not for development alone, packages of packages included.
  const names = Object.entries(lock.packages).flatMap(([path, { dev, optional }]) =>
    path === '' || dev === true || optional === true ? [] : path.replace(/^.*node_modules\//, ''),
  );
  const onlyTypes = ['@octokit/openapi-types', '@octokit/types'];
  expect(names).toEqual(expect.arrayContaining(onlyTypes));
  const packed = [...new Set(names)].filter((name) => !onlyTypes.includes(name));
  expect(licensed.toSorted()).toEqual(packed.toSorted());
});
