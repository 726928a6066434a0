import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const dist = join(import.meta.dirname, '../../dist');
const size = (path: string): number => statSync(join(dist, path)).size;

test('what every start loads is small: no HTTP client, no engine of patterns, no reader of YAML or schedules, no client of GitHub is in it', () => {
  const start = readFileSync(join(dist, 'main/index.js'), 'utf8');
  const lazy = [
    'class EnvHttpProxyAgent',
    'class RE2JS',
    'class LineCounter',
    'CronPattern',
    'class Octokit',
  ];
  for (const absent of lazy) expect(start).not.toContain(absent);
  expect(size('main/index.js')).toBeLessThan(800 * 1024);
  expect(size('post/index.js')).toBeLessThan(64 * 1024);
});

test('what a run may need beyond that lies beside it', () => {
  const chunks = readdirSync(join(dist, 'main')).filter((name) => /^\d+\.index\.js$/.test(name));
  const texts = chunks.map((name) => readFileSync(join(dist, 'main', name), 'utf8'));
  for (const present of ['class EnvHttpProxyAgent', 'class RE2JS', 'class Octokit']) {
    expect(texts.filter((text) => text.includes(present))).toHaveLength(1);
  }
});

test('nothing in it tells where, when or by whom it was built, so that others can build the same', () => {
  const files = globSync('**/*.{js,json,txt}', { cwd: dist });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(join(dist, file), 'utf8');
    for (const [traces] of text.matchAll(
      /\b20\d\d-\d\d-\d\dT\d\d:|(?<![\w.])\/(home|root|tmp|work|Users)\/\w+/g,
    ))
      throw new Error(`${file} holds ${traces}`);
    expect(text.includes(join(dist, '..'))).toBe(false);
  }
});

test('it comes with the licence of every package that is in it', () => {
  const named = (text: string): string | undefined => text.split('\n')[0];
  const licensed = readFileSync(join(dist, 'licenses.txt'), 'utf8')
    .split(`\n${'-'.repeat(80)}\n\n`)
    .map(named);
  const texts = globSync('{main,post}/*.js', { cwd: dist }).map((file) =>
    readFileSync(join(dist, file), 'utf8'),
  );
  const packed = texts.flatMap((text) => [...text.matchAll(/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g)]);
  for (const [, name] of packed) expect(licensed).toContain(name);
  const { dependencies } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8'));
  expect(licensed).toEqual(expect.arrayContaining(Object.keys(dependencies)));
});
