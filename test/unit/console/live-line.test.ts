import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { longestSilence, play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import { createConsole } from '../../../src/console/console.ts';
import { cutToWidth } from '../../../src/console/live-line.ts';
import { chooseLook, type Look } from '../../../src/console/look.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { BEFORE, deploying, LATER, reportLine } from '../../support/deploying.ts';
import { runs } from '../../support/property-runs.ts';
import { showOnScreen } from '../../support/screen.ts';

const SECOND = 1_000;

describe('who reads the log', () => {
  const person: Look = { commands: false, colours: true, live: true };
  const runner: Look = { commands: true, colours: true, live: false };
  const plain: Look = { commands: true, colours: false, live: false };
  test.each<[string, boolean, Readonly<Record<string, string>>, Look]>([
    ['a person', true, { TERM: 'xterm-256color' }, person],
    ['a person without colours', true, { NO_COLOR: '1' }, { ...person, colours: false }],
    ['a person whose NO_COLOR is empty', true, { NO_COLOR: '' }, person],
    ['a person at a dumb terminal', true, { TERM: 'dumb' }, { commands: false, colours: false, live: false }],
    ['a runner', false, { GITHUB_ACTIONS: 'true', CI: 'true' }, runner],
    ['a runner with a terminal', true, { GITHUB_ACTIONS: 'true' }, runner],
    ['a runner with a dumb terminal', false, { GITHUB_ACTIONS: 'true', TERM: 'dumb' }, runner],
    ['a runner without colours', false, { GITHUB_ACTIONS: 'true', NO_COLOR: '1' }, plain],
    ['another CI with a terminal', true, { CI: 'true' }, runner],
    ['a file', false, { TERM: 'xterm' }, plain],
  ])('%s', (_, isTerminal, environment, look) => {
    expect(chooseLook(isTerminal, environment)).toEqual(look);
  });
});

const RUNNER: Look = { commands: true, colours: true, live: false };
const PERSON: Look = { commands: false, colours: true, live: true };
const SECRET = 'hunter2-of-the-log';

/** A run with something of everything. */
const story: Behaviour = { ...deploying(3 * SECOND, 100 * SECOND), script: 'old', env: 'A=1\n' };
const storyInputs = {
  operations: 'ensure-site, update-deploy-script, sync-env, deploy, show-deploy-log',
  'deploy-script': 'set -e\nnpm run build\n',
  env: `APP_KEY=${SECRET}`,
  'health-check-url': 'https://shop.example/',
};

/** Escapes and control characters made readable. */
function readable(stdout: string): string {
  return stdout.replaceAll('\r\x1b[K', '\n⟲ ').replaceAll('\x1b', '\\e').replaceAll('\r', '\\r');
}

function expectGolden(name: string, text: string): void {
  const path = join(import.meta.dirname, `../../golden/${name}.txt`);
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, 'utf8'));
}

describe('a whole log, as people see it', () => {
  test('of a runner', async () => {
    const { stdout, report } = await play(story, storyInputs, undefined, { look: RUNNER });
    expect(report.outcome).toBe('succeeded');
    expectGolden('log-runner', readable(stdout));
  });

  test('of a runner, of a deploy that failed', async () => {
    const failing: Behaviour = {
      before: BEFORE,
      script: 'old',
      after: () => ({
        lastDeployAt: 't2',
        log: `sh: ::error::not found${reportLine('r1', 127)}`,
        logAt: LATER,
      }),
    };
    const given = {
      operations: 'update-deploy-script, deploy',
      'deploy-script': 'new',
      'restore-on-failure': 'true',
    };
    const { stdout } = await play(failing, given, undefined, { look: RUNNER });
    expectGolden('log-runner-failure', readable(stdout));
  });

  test('at a terminal', async () => {
    const short: Behaviour = { ...story, ...deploying(3 * SECOND, 9 * SECOND) };
    const { stdout } = await play(short, storyInputs, undefined, { look: PERSON, columns: 72 });
    expectGolden('log-terminal', readable(stdout));
  });
});

describe('the live line', () => {
  test('leaves nothing behind, never wraps, and says what the lines of a runner say', async () => {
    for (const columns of [20, 40, 72, 200]) {
      const { stdout } = await play(story, storyInputs, undefined, { look: PERSON, columns });
      const wide = showOnScreen(stdout.replaceAll('\n', '\r\n'), 1_000);
      expect(wide.rows.filter((row) => /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/.test(row))).toEqual([]);
      expect(wide.cursor).toEqual({ row: wide.rows.length, column: 0 });
      const drawn = [...stdout.matchAll(/\r\x1b\[K\x1b\[90m([⠋-⠿] [^\x1b]*)/g)].map(([, text = '']) => text);
      expect(drawn.length).toBeGreaterThan(90);
      expect(Math.max(...drawn.map((text) => [...text].length))).toBeLessThan(columns);
      expect(stdout).not.toMatch(/^::/m);
    }
  });

  test('is drawn once a second at the most, but for what is printed above it', async () => {
    const { heard } = await play(story, storyInputs, undefined, { look: PERSON, columns: 72 });
    const draws = heard.filter(({ text }) => /^\r\x1b\[K.*[⠋-⠿]/.test(text)).map(({ atMs }) => atMs);
    expect(draws.length).toBeGreaterThan(90);
    expect(new Set(draws).size).toBe(draws.length);
  });

  test('is cut by how wide it may be, at whole characters', () => {
    expect(cutToWidth('abc', 3)).toBe('abc');
    expect(cutToWidth('abcd', 3)).toBe('a…');
    expect(cutToWidth('a漢字', 5)).toBe('a漢字');
    expect(cutToWidth('a漢字x', 5)).toBe('a漢…');
    expect(cutToWidth('😀😀😀', 5)).toBe('😀…');
    expect(cutToWidth('a\tb', 3)).toBe('a b');
  });

  test('is not drawn where the terminal is dumb: the lines of a runner come instead', async () => {
    const look: Look = { commands: false, colours: false, live: false };
    const { stdout, heard, report } = await play(story, storyInputs, undefined, { look });
    expect(stdout).not.toMatch(/[\r\x1b]/);
    expect(stdout).toContain('deploying for ');
    expect(longestSilence(heard, report.durationMs)).toBeLessThanOrEqual(30 * SECOND);
  });

  test('is gone once the console has ended, whatever is still under way', () => {
    const clock = createTestClock();
    let stdout = '';
    const console = createConsole({
      stdout: {
        write: (text) => {
          stdout += text;
        },
      },
      redactor: createRedactor(),
      freshToken: () => 'fresh',
      look: PERSON,
      clock,
    });
    void console.during({ doing: 'hanging' }, () => new Promise(() => {}));
    clock.advance(3 * SECOND);
    expect(showOnScreen(stdout, 80).rows.join()).toContain('hanging for 3.0 s');
    console.error('title', 'broken');
    console.end();
    clock.advance(3 * SECOND);
    expect(showOnScreen(stdout.replaceAll('\n', '\r\n'), 80)).toMatchObject({
      rows: ['Error: broken'],
      cursor: { row: 1, column: 0 },
    });
  });

  test('secrets and what is remote are shown in it as anywhere', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('\r', '\n', '\x1b[2J', SECRET, '漢', 'a', '\t', '::error::'), {
          minLength: 1,
        }),
        (parts) => {
          const clock = createTestClock();
          const redactor = createRedactor();
          redactor.add(SECRET);
          let stdout = '';
          const console = createConsole({
            stdout: {
              write: (text) => {
                stdout += text;
              },
              columns: 30,
            },
            redactor,
            freshToken: () => 'fresh',
            look: PERSON,
            clock,
          });
          console.mask(SECRET);
          void console.during({ doing: 'x', awaited: () => parts.join('') }, () => new Promise(() => {}));
          clock.advance(2 * SECOND);
          const screen = showOnScreen(stdout, 30);
          expect([screen.wraps, screen.rows.length]).toEqual([0, 1]);
          console.info(parts.join(''));
          console.end();
          expect(stdout).not.toContain(SECRET);
          expect(stdout).not.toMatch(/^::/m);
        },
      ),
      runs(200),
    );
  });
});
