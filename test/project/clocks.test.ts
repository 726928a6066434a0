import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/metadata.ts';

/**
 * A test must not rest on the speed of the machine: it waits for events, and compares no times. These places may read a
 * clock or wait for one, each for its reason.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'harness/github/pulls.ts Date.now': 'closes pull requests a while ago, as GitHub dates them',
  'harness/hurried-clock.ts process.uptime': 'is the clock of the steps that are played',
  'harness/misbehaving-server.ts setTimeout': 'answers late on purpose',
  'harness/play-step.ts performance.now': 'npm run demo shows the duration of a run',
  'harness/run-action.ts performance.now': 'npm run demo shows the duration of a run',
  'harness/test-client.ts Date.now': 'the client compares the dates of answers with today',
  'test/e2e/operations.test.ts Date.now': 'a certificate ends so many days from today',
  'harness/rounds.ts setTimeout': '', // to go
  'harness/stage.ts setTimeout': '', // to go
  'test/contract/endpoints.test.ts setTimeout': '', // to go
  'test/e2e/faults.test.ts setTimeout': '', // to go
  'test/e2e/fleet-github.test.ts setTimeout': '', // to go
  'test/e2e/fleet-killed.test.ts Date.now': '', // to go
  'test/e2e/fleet-killed.test.ts setTimeout': '', // to go
  'test/e2e/fleet-trouble.test.ts performance.now': '', // to go
  'test/e2e/fleet-trouble.test.ts toBeGreaterThan': '', // to go
  'test/e2e/fleet-trouble.test.ts toBeLessThan': '', // to go
  'test/e2e/kill.test.ts setTimeout': '', // to go
  'test/e2e/kinds.test.ts setTimeout': '', // to go
  'test/e2e/limits.test.ts setTimeout': '', // to go
  'test/e2e/races.test.ts setTimeout': '', // to go
  'test/e2e/restart-server.test.ts setTimeout': '', // to go
  'test/e2e/retry-classes.test.ts setTimeout': '', // to go
  'test/e2e/signals.test.ts performance.now': '', // to go
  'test/e2e/signals.test.ts setTimeout': '', // to go
  'test/e2e/signals.test.ts toBeGreaterThan': '', // to go
  'test/e2e/signals.test.ts toBeLessThan': '', // to go
  'test/sandbox/deploys.test.ts performance.now': '', // to go
  'test/sandbox/options.test.ts performance.now': '', // to go
  'test/support/growth.ts threadCpuUsage': '', // to go
  'test/support/sandbox-client.ts performance.now': '', // to go
  'test/support/sandbox-client.ts setTimeout': '', // to go
  'test/unit/api/client.test.ts performance.now': '', // to go
  'test/unit/api/read-ahead.test.ts setTimeout': '', // to go
};

/** Readings of a real clock, and waits for one. */
const CLOCKS =
  /\b(Date\.now|new Date\(\)|performance\.now|hrtime|process\.uptime|threadCpuUsage|cpuUsage|setTimeout|setInterval|scheduler\.wait|AbortSignal\.timeout)/g;
/** Expectations about the duration of something. Those of test/unit are about a clock that the test turns. */
const DURATIONS = /\bexpect\([^;]*?\b(durationMs|duration_ms|deploy-duration-ms)\b/g;
const COMPARISONS =
  /\bexpect\([^;]*?(?:Ms|At|[tT]ime|[eE]lapsed|[sS]econds)\b[^;]*?\.(toBe(?:Less|Greater)Than)/g;

function placesIn(path: string): string[] {
  const code = readFileSync(join(root, path), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  const patterns = path.startsWith('test/unit/') ? [CLOCKS] : [CLOCKS, DURATIONS, COMPARISONS];
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
