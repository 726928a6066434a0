import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findLeaks } from '../../harness/leaks.ts';
import { inputVariables, metadata } from '../../harness/metadata.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { type Screen, showOnScreen } from '../support/screen.ts';

const root = join(import.meta.dirname, '../..');
const COLUMNS = 60;
const SECRET = 'secret-of-the-terminal';
const CTRL_C = '\x03';

/** The action at a terminal, which `script` of util-linux makes. */
interface AtTerminal {
  readonly code: number | null;
  readonly output: string;
  readonly screen: Screen;
}

const hasTerminal = spawnSync('script', ['-qec', 'exit 7', '/dev/null']).status === 7;
if (!hasTerminal)
  process.stdout.write('There is no `script` of util-linux here: the tests at a terminal are left out.\n');

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

async function runAtTerminal(
  given: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
  onOutput: (output: string, type: (keys: string) => void) => void,
): Promise<AtTerminal> {
  const folder = mkdtempSync(join(tmpdir(), 'site-deploy-'));
  const inputs = {
    'base-url': stage.service.url,
    'api-token': stage.sandbox.token,
    server: '1',
    timeout: '60s',
    ...given,
  };
  const command = `stty cols ${COLUMNS} rows 24; exec "${process.execPath}" "${join(root, metadata.runs.main)}"`;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      // Others drop variables whose names have a hyphen.
      SHELL: '/bin/bash',
      HOME: folder,
      TERM: 'xterm',
      ...env,
      ...inputVariables(inputs, env),
    },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    onOutput(output, (keys) => child.stdin.write(keys));
  });
  try {
    await once(child, 'close');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  // A person must not see the values that a runner is told to mask.
  const sink = 'GITHUB_ACTIONS' in env ? 'stdout' : 'terminal';
  expect(findLeaks({ [sink]: output }, [stage.sandbox.token, SECRET])).toEqual([]);
  return { code: child.exitCode, output, screen: showOnScreen(output, COLUMNS) };
}

/** Where something of a live line was left on the screen. */
const restsOn = ({ rows }: Screen): string[] => rows.filter((row) => /[⠋-⠿]/.test(row));
const drawnIn = (output: string): string[] =>
  [...output.matchAll(/\r\x1b\[K(?:\x1b\[90m)?([⠋-⠿] [^\x1b\r\n]*)/g)].map(([, text = '']) => text);

(hasTerminal ? describe : describe.skip)('at a terminal', () => {
  test('a person sees headings, no commands, and a live line that leaves nothing behind', async () => {
    const site = 'person.example';
    await stage.call('POST', '/api/servers/1/sites', { root_domain: site, web_directory: '/public' });
    // Looks at the site are answered once the live line has been seen twice.
    const seen = Promise.withResolvers<void>();
    stage.misbehave(async ({ method, path }) => {
      if (method === 'GET' && path.endsWith('/script')) await seen.promise;
      return undefined;
    });
    const inputs = {
      site,
      operations: 'update-deploy-script, show-deploy-log',
      'deploy-script': `echo ${'a long line of the script '.repeat(3)}`,
    };
    const run = await runAtTerminal(inputs, {}, (output) => {
      if (drawnIn(output).length >= 2) seen.resolve();
    });
    expect(run.code).toBe(0);
    const drawn = drawnIn(run.output);
    expect(drawn[0]).toMatch(/^⠋ reading what is there for \d\.\d s$/);
    expect(Math.max(...drawn.map((text) => text.length))).toBeLessThan(COLUMNS);
    expect(restsOn(run.screen)).toEqual([]);
    expect(run.screen.rows.filter((row) => row.startsWith('▸ '))).toEqual([
      '▸ update-deploy-script',
      '▸ show-deploy-log',
    ]);
    expect(run.screen.rows.at(-1)).toBe(`${site}: made 1 change`);
    expect(run.screen.cursor).toEqual({ row: run.screen.rows.length, column: 0 });
    expect(run.output).not.toContain('::');
  });

  test('Ctrl-C ends it with 130, the live line erased', async () => {
    let struck = false;
    stage.misbehave(() => new Promise<never>(() => {}));
    const run = await runAtTerminal(
      { site: 'x.example', operations: 'sync-env', env: `A=${SECRET}` },
      {},
      (output, type) => {
        if (struck || drawnIn(output).length === 0) return;
        struck = true;
        type(CTRL_C);
      },
    );
    expect(run.code).toBe(130);
    expect(restsOn(run.screen)).toEqual([]);
    expect(run.screen.rows[0]).toBe('x.example: cancelled');
    expect(run.screen.rows.slice(1).join(' ')).toMatch(
      /^Error: The workflow was cancelled\. Next: Run again/,
    );
    expect(run.screen.cursor.column).toBe(0);
  });

  test('a dumb terminal gets no escapes, and a runner its commands, whatever it is connected to', async () => {
    stage.misbehave(() => undefined);
    const inputs = { site: 'person.example', operations: 'show-deploy-log' };
    const dumb = await runAtTerminal(inputs, { TERM: 'dumb' }, () => {});
    expect(dumb.output).not.toContain('\x1b');
    expect(dumb.screen.rows[0]).toBe('▸ show-deploy-log');
    const runner = await runAtTerminal(inputs, { GITHUB_ACTIONS: 'true' }, () => {});
    expect(runner.output).toContain('::group::show-deploy-log\r\n');
    expect(runner.output).toContain('::endgroup::\r\n');
    expect(runner.output).not.toContain('\r\x1b[K');
  });
});
