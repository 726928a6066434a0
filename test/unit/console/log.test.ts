import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Look, PLAIN } from '../../../harness/log-look.ts';
import { longestSilence, type Played, play, type Situation } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { commandsIn } from '../../../src/cli/log-commands.ts';
import { chooseLogStyle } from '../../../src/console/log-style.ts';
import { makeConsole } from '../../support/consoles.ts';
import { BEFORE, deploying, LATER, reportLine } from '../../support/deploying.ts';
import { expectGolden } from '../../support/golden.ts';
import { on } from '../../support/on.ts';
import { read, root } from '../../support/pages.ts';
import { runs } from '../../support/property-runs.ts';

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
  const commands = commandsIn(() => {});
  const style = chooseLogStyle('action', isTerminal, environment, commands);
  expect({ ...style, commands: style.commands !== undefined }).toEqual(look);
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

/**
 * A terminal, as far as a log needs one: line feed, carriage return, erasing to the end of the line, colours (which it
 * drops). Whatever else has an escape is an error.
 *
 * @returns the rows without white space at their ends and without empty ones at the end; the cursor; and how often a line that was
 * longer than the terminal is wide went on in the next row
 */
function showOnScreen(output: string, columns: number) {
  const rows: string[][] = [[]];
  let row = 0;
  let column = 0;
  let wraps = 0;
  const newRow = (): void => {
    row += 1;
    rows[row] ??= [];
  };
  for (const [piece] of output.matchAll(/\x1b\[[\d;]*[A-Za-z]|[\s\S]/gu)) {
    const current = rows[row] ?? [];
    if (piece === '\n') newRow();
    else if (piece === '\r') column = 0;
    else if (piece === '\t') column = Math.min(columns - 1, column + 8 - (column % 8));
    else if (piece === '\x1b[K') current.length = Math.min(current.length, column);
    else if (/^\x1b\[[\d;]*m$/.test(piece)) continue;
    else if (/^[\0-\x1f\x7f-\x9f]/.test(piece)) throw new Error(`Not for a log: ${JSON.stringify(piece)}`);
    else {
      if (column === columns) {
        wraps += 1;
        newRow();
        column = 0;
      }
      const line = rows[row] ?? [];
      while (line.length < column) line.push(' ');
      line[column] = piece;
      column += 1;
    }
  }
  const shown = rows.map((cells) => cells.join('').trimEnd());
  while (shown.at(-1) === '') shown.pop();
  return { rows: shown, cursor: { row, column }, wraps };
}

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

const MINUTE = 60 * SECOND;
const pause = (seconds: number) => ({ status: 429, headers: { 'retry-after': String(seconds) } });
const crontabs = Array.from({ length: 20 }, (_, nth) => ({
  user: 'www',
  command: `job-${nth + 1}`,
  frequency: '@daily',
}));

const progressOf = ({ log }: Played): string[] =>
  log.split('\n').filter((line) => /^[a-z][^│]* for (\d+ h )?(\d+ min )?\d+(\.\d)? s(:|$)/.test(line));
const endOf = ({ report }: Played): number => report.durationMs;

interface Wait {
  readonly behaviour: Behaviour;
  readonly given: Readonly<Record<string, string>>;
  readonly surroundings?: Situation;
  /** Matches one of the lines. */
  readonly says: RegExp;
}

const ONLY_DEPLOY = { operations: 'deploy', timeout: '20m' };

/** By what the run waits for. */
const waits: Readonly<Record<string, Wait>> = {
  'a deploy that works in silence': {
    behaviour: deploying(5 * SECOND, 5 * MINUTE),
    given: ONLY_DEPLOY,
    says: /^deploying for 3\d s: the last line of the log came (29|30) s ago; waiting for the script's exit report$/,
  },
  'the health check': {
    behaviour: deploying(0, SECOND),
    given: { ...ONLY_DEPLOY, 'health-check-url': 'https://shop.example/', 'health-check-timeout': '3m' },
    surroundings: { getPage: async () => ({ status: 503, text: '' }) },
    says: /^checking the health for \d+ s: the page answered with status 503; up to \d.* more$/,
  },
  'a server that restarts': {
    behaviour: { manners: { reboot: { delayMs: 2 * SECOND, durationMs: 4 * MINUTE, answers503: false } } },
    given: { operations: 'restart-server', site: '', timeout: '20m' },
    says: /^restarting the server for \d+ s: waiting for it to come back; its status is “rebooting”$/,
  },
  'a write': {
    behaviour: { env: 'A=1\n', fault: on(/^PATCH .*\/env$/, pause(100), 1) },
    given: { operations: 'sync-env', env: 'A=a new value' },
    says: /^writing for 30 s: \.env: change A$/,
  },
  'many records': {
    behaviour: { fault: on(/^POST /, pause(100), 1) },
    given: { operations: 'sync-crontabs', manifest: JSON.stringify({ crontabs }), timeout: '20m' },
    says: /^writing for 30 s: 0 of 20 changes made; next: create the crontab .*job-1/,
  },
};

describe('the log', () => {
  test.each(Object.entries(waits))('says every 30 s that the run waits for %s', async (_, wait) => {
    const played = await play(wait.behaviour, wait.given, wait.surroundings);
    expect(longestSilence(played.heard, endOf(played))).toBeLessThanOrEqual(30 * SECOND);
    const said = progressOf(played);
    expect(said).toContainEqual(expect.stringMatching(wait.says));
    expect(said.length).toBeLessThanOrEqual(endOf(played) / (29 * SECOND));
  });

  test.each([1, 25])('says nothing about short waits, such as for a deploy of %i s', async (seconds) => {
    const behaviour = { ...story, ...deploying(0, seconds * SECOND), manners: { lagMs: 1_500 } };
    const played = await play(behaviour, {
      operations: 'update-deploy-script, sync-env, deploy',
      'deploy-script': 'new',
      env: 'A=a new value',
      'health-check-url': 'https://shop.example/',
    });
    expect(played.report.outcome).toBe('succeeded');
    expect(progressOf(played)).toEqual([]);
  });
});

test('docs/reading-the-log.md explains every activity that the log may name', () => {
  const sources = globSync('src/**/*.ts', { cwd: root }).map(read);
  const activities = sources.flatMap((source) =>
    [...source.matchAll(/\bdoing: ['`]([^'`$]+)/g)].map(([, activity = '']) => activity.trim()),
  );
  expect(activities.length).toBeGreaterThan(9);
  const page = read('docs/reading-the-log.md');
  expect(activities.filter((activity) => !page.includes(`\`${activity}`))).toEqual([]);
});
