import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { read, root } from '../support/pages.ts';

/**
 * A test must not rest on the speed of the machine: it waits for events, and compares no times. These places may read a
 * clock or wait for one, each for its reason.
 */
const IN_TESTS: Readonly<Record<string, string>> = {
  'harness/stage.ts createClock': 'is the clock of steps that are played against the sandbox',
  'harness/stage.ts process.uptime': 'as above; those steps may be as slow as they like',
  'harness/stage.ts hurriedClock': 'as above',
  'test/e2e/github-attacks.test.ts setInterval': 'answers slowly, for as long as somebody reads',
  'harness/stage.ts setTimeout': 'asks the sandbox again, until a site is ready',
  'test/support/sandbox-client.ts AbortSignal.timeout': 'ends a vain wait, and says what it waited for',
};

/** The action itself reads a clock where it starts; all else gets the time from there, so that a test can turn it. */
const IN_THE_ACTION: Readonly<Record<string, string>> = {
  'src/cli.ts createClock': 'starts the command',
  'src/cli.ts process.uptime': 'starts the command',
  'src/main.ts createClock': 'starts the action',
  'src/main.ts process.uptime': 'starts the action',
  'src/post.ts createClock': 'starts the post step',
  'src/post.ts process.uptime': 'starts the post step',
  'src/run/ports.ts Date.now': 'names moments to people and to the service',
  'src/core/clock.ts createClock': 'is the clock',
  'src/core/clock.ts setTimeout': 'is the clock',
  'src/core/clock.ts setInterval': 'is the clock',
  'src/github/github-client.ts AbortSignal.timeout': 'limits the time of a call to GitHub',
  'src/github/time-limits.ts AbortSignal.timeout': 'limits the time that a run waits for GitHub',
  'src/net/proxied-agent.ts AbortSignal.timeout': 'limits the time that a proxy takes to connect',
};

/** Readings of a real clock, and waits for one. */
const CLOCKS =
  /\b(Date\.now|new Date\b(?!\()|new Date\(\)|performance\.now|hrtime|process\.uptime|threadCpuUsage|cpuUsage|setTimeout|setInterval|scheduler\.wait|AbortSignal\.timeout|createClock|hurriedClock)/g;
/** Limits of single tests and processes. Jest's own limit holds for all: half an hour, which only a dead process exceeds. */
const LIMITS = /^\s*\}, ([\d_]{4,})\);|^\s+([\d_]{4,}),\n\s*\);|\btimeout: ([\d_]{4,})\b(?<!\b600_000)/gm;
/** Expectations about the duration of something. Where the test turns the clock itself, they hold on any machine. */
const DURATIONS = /\bexpect\([^;]*?\b(durationMs|duration_ms|deploy-duration-ms)\b/g;
const COMPARISONS =
  /\bexpect\([^;]*?(?:Ms|At|[tT]ime|[eE]lapsed|[sS]econds)\b[^;]*?\.(toBe(?:Less|Greater)Than)/g;

const own = 'test/project/clocks.test.ts';
const pathsOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((path) => path !== own);

function placesIn(path: string): string[] {
  const code = read(path).replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  const turnsTheClock = /from '[./]*harness\/(?:simulator\/simulation|test-clock|play)\.ts'/.test(code);
  const patterns = [CLOCKS];
  if (!path.startsWith('src/')) patterns.push(LIMITS, ...(turnsTheClock ? [] : [DURATIONS, COMPARISONS]));
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, ...found]) => `${path} ${found.find(Boolean)}`),
  );
}

describe.each([
  ['test', '{test,harness}/**/*.ts', IN_TESTS],
  ['part of the action', 'src/**/*.ts', IN_THE_ACTION],
])('a %s', (_, pattern, allowed) => {
  const paths = pathsOf(pattern);
  const places = new Set(paths.flatMap(placesIn));

  test('reads no clock, sets no limit and waits for no time, except where it is listed here', () => {
    expect(paths.length).toBeGreaterThan(100);
    expect([...places].filter((place) => !(place in allowed)).toSorted()).toEqual([]);
  });

  test('needs every exception listed here', () => {
    expect(Object.keys(allowed).filter((place) => !places.has(place))).toEqual([]);
  });
});
