import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/metadata.ts';

/**
 * A test must not rest on the speed of the machine: it waits for events, and compares no times. These places may read a
 * clock or wait for one, each for its reason.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'harness/hurried-clock.ts process.uptime':
    'is the clock of steps that are played against the sandbox; they may be as slow as they like',
  'harness/stage.ts setTimeout': 'asks the sandbox again, until a site is ready',
  'test/support/sandbox-client.ts AbortSignal.timeout':
    'gives up after 55 s, so that a test says what it waited for',
};

/** Readings of a real clock, and waits for one. */
const CLOCKS =
  /\b(Date\.now|new Date\(\)|performance\.now|hrtime|process\.uptime|threadCpuUsage|cpuUsage|setTimeout|setInterval|scheduler\.wait|AbortSignal\.timeout)/g;
/** Expectations about the duration of something. Where the test turns the clock itself, they hold on any machine. */
const DURATIONS = /\bexpect\([^;]*?\b(durationMs|duration_ms|deploy-duration-ms)\b/g;
const COMPARISONS =
  /\bexpect\([^;]*?(?:Ms|At|[tT]ime|[eE]lapsed|[sS]econds)\b[^;]*?\.(toBe(?:Less|Greater)Than)/g;

function placesIn(path: string): string[] {
  const code = readFileSync(join(root, path), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  const turnsTheClock = /from '[./]*harness\/(?:simulator\/simulation|test-clock|play)\.ts'/.test(code);
  const patterns = turnsTheClock ? [CLOCKS] : [CLOCKS, DURATIONS, COMPARISONS];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, found]) => `${path} ${found}`));
}

const own = 'test/project/clocks.test.ts';
const paths = globSync('{test,harness}/**/*.ts', { cwd: root }).filter((path) => path !== own);
const places = new Set(paths.flatMap(placesIn));

test('no test reads a clock or waits for one, except those listed here', () => {
  expect(paths.length).toBeGreaterThan(100);
  expect([...places].filter((place) => !(place in ALLOWED)).toSorted()).toEqual([]);
});

test('every exception listed here is still needed', () => {
  expect(Object.keys(ALLOWED).filter((place) => !places.has(place))).toEqual([]);
});
