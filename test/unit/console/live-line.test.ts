import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Look, PLAIN } from '../../../harness/log-look.ts';
import { play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { commandsIn } from '../../../src/cli/log-commands.ts';
import { chooseLogStyle } from '../../../src/console/log-style.ts';
import { makeConsole } from '../../support/consoles.ts';
import { BEFORE, deploying, LATER, reportLine } from '../../support/deploying.ts';
import { expectGolden } from '../../support/golden.ts';
import { runs } from '../../support/property-runs.ts';
import { showOnScreen } from '../../support/screen.ts';

const SECOND = 1_000;

const RUNNER: Look = { commands: true, colours: true, live: false };
const PERSON: Look = { commands: false, colours: true, live: true };
const SECRET = 'hunter2-of-the-log';

test.each<[string, boolean, Readonly<Record<string, string>>, Look]>([
  ['a person', true, { TERM: 'xterm-256color' }, PERSON],
  ['a person without colours', true, { NO_COLOR: '1' }, { ...PERSON, colours: false }],
  ['a person at a dumb terminal', true, { TERM: 'dumb' }, { ...PLAIN, commands: false }],
  ['a runner', false, { GITHUB_ACTIONS: 'true', CI: 'true' }, RUNNER],
  ['a runner with a terminal', true, { GITHUB_ACTIONS: 'true' }, RUNNER],
  ['a runner without colours', false, { GITHUB_ACTIONS: 'true', NO_COLOR: '1' }, PLAIN],
  ['another CI with a terminal', true, { CI: 'true' }, RUNNER],
  ['a file', false, { TERM: 'xterm' }, PLAIN],
])('the look of the log suits %s', (_, isTerminal, environment, look) => {
  const { commands, ...others } = chooseLogStyle(
    'action',
    isTerminal,
    environment,
    commandsIn(() => {}),
  );
  expect({ ...others, commands: commands !== undefined }).toEqual(look);
});

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

describe('a whole log', () => {
  test('of a runner reads like test/golden/log-runner.txt', async () => {
    const { stdout, report } = await play(story, storyInputs, { logStyle: RUNNER });
    expect(report.outcome).toBe('succeeded');
    expectGolden('log-runner.txt', readable(stdout));
  });

  test('of a failed deploy reads like test/golden/log-runner-failure.txt', async () => {
    const log = `sh: ::error::not found${reportLine('r1', 127)}`;
    const after = () => ({ lastDeployAt: '2026-01-01 00:02:00', log, logAt: LATER });
    const { stdout } = await play(
      { before: BEFORE, script: 'old', after },
      { operations: 'update-deploy-script, deploy', 'deploy-script': 'new', 'restore-on-failure': 'true' },
      { logStyle: RUNNER },
    );
    expectGolden('log-runner-failure.txt', readable(stdout));
  });

  test('at a terminal reads like test/golden/log-terminal.txt', async () => {
    const short: Behaviour = { ...story, ...deploying(3 * SECOND, 9 * SECOND) };
    const { stdout } = await play(short, storyInputs, { logStyle: PERSON, columns: 72 });
    expectGolden('log-terminal.txt', readable(stdout));
  });
});

describe('the live line', () => {
  test('leaves nothing behind and never wraps', async () => {
    for (const columns of [20, 40, 72, 200]) {
      const { stdout } = await play(story, storyInputs, { logStyle: PERSON, columns });
      const wide = showOnScreen(stdout.replaceAll('\n', '\r\n'), 1_000);
      expect(wide.rows.filter((row) => /[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/.test(row))).toEqual([]);
      expect(wide.cursor).toEqual({ row: wide.rows.length, column: 0 });
      const drawn = [...stdout.matchAll(/\r\x1b\[K\x1b\[90m([⠋-⠿] [^\x1b]*)/g)].map(([, text = '']) => text);
      expect(drawn.length).toBeGreaterThan(90);
      expect(Math.max(...drawn.map((text) => [...text].length))).toBeLessThan(columns);
      expect(stdout).not.toMatch(/^::/m);
    }
  });

  test('disappears when the console ends, even if something is still under way', () => {
    const { console, clock, stdout } = makeConsole(PERSON);
    void console.during({ doing: 'hanging' }, () => new Promise(() => {}));
    clock.advance(3 * SECOND);
    expect(showOnScreen(stdout(), 80).rows.join()).toContain('hanging for 3.0 s');
    console.annotate('error', 'title', 'broken');
    console.end();
    clock.advance(3 * SECOND);
    const screen = showOnScreen(stdout().replaceAll('\n', '\r\n'), 80);
    expect(screen).toMatchObject({ rows: ['Error: broken'], cursor: { row: 1, column: 0 } });
  });

  test('hides secrets and control characters like the log', () => {
    const part = fc.constantFrom('\r', '\n', '\x1b[2J', SECRET, 'a', ' ', '\t', '::error::');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), (parts) => {
        const { console, clock, stdout } = makeConsole(PERSON, 30, [SECRET]);
        console.mask(SECRET);
        void console.during({ doing: 'x', awaited: () => parts.join('') }, () => new Promise(() => {}));
        clock.advance(2 * SECOND);
        const screen = showOnScreen(stdout(), 30);
        expect([screen.wraps, screen.rows.length]).toEqual([0, 1]);
        console.info(parts.join(''));
        console.end();
        expect(stdout()).not.toContain(SECRET);
        expect(stdout()).not.toMatch(/^\s*::/m);
      }),
      runs(50),
    );
  });
});
