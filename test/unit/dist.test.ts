import { readdirSync, readFileSync, statSync } from 'node:fs';
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
  expect(size('main/index.js')).toBeLessThan(700 * 1024);
  expect(size('post/index.js')).toBeLessThan(64 * 1024);
});

test('what a run may need beyond that lies beside it', () => {
  const chunks = readdirSync(join(dist, 'main')).filter((name) => /^\d+\.index\.js$/.test(name));
  const texts = chunks.map((name) => readFileSync(join(dist, 'main', name), 'utf8'));
  for (const present of ['class EnvHttpProxyAgent', 'class RE2JS', 'class Octokit']) {
    expect(texts.filter((text) => text.includes(present))).toHaveLength(1);
  }
});
