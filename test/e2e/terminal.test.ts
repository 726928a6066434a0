import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from '@jest/globals';
import { findLeaks } from '../../harness/leaks.ts';
import { builtFile, inputVariables } from '../../harness/metadata.ts';
import { type ProgramOptions, runProgram } from '../../harness/program.ts';
import { setStage } from '../../harness/stage.ts';
import { inWorkspace } from '../../harness/workspace.ts';
import { showOnScreen } from '../support/screen.ts';

const COLUMNS = 60;

const hasTerminal = spawnSync('script', ['-qec', 'exit 7', '/dev/null']).status === 7;
if (!hasTerminal)
  process.stdout.write('There is no `script` of util-linux here: the tests at a terminal are left out.\n');

const stage = await setStage();
afterAll(() => stage.stop());

/** Runs the action at a terminal, which `script` of util-linux makes. */
async function runAtTerminal(given: Readonly<Record<string, string>>, onOutput: ProgramOptions['onOutput']) {
  const service = { 'base-url': stage.service.url, 'api-token': stage.sandbox.token, server: '1' };
  const variables = inputVariables({ ...service, ...given }, {});
  const command = `stty cols ${COLUMNS} rows 24; exec "${process.execPath}" "${builtFile('main')}"`;
  const { code, stdout: output } = await inWorkspace({}, (cwd) =>
    runProgram(['script', '-qec', command, '/dev/null'], {
      cwd,
      // Other shells drop variables whose names have a hyphen.
      env: { PATH: process.env.PATH, SHELL: '/bin/bash', HOME: cwd, TERM: 'xterm', ...variables },
      input: { open: true },
      onOutput,
    }),
  );
  // A person must not see the values that a runner is told to mask.
  expect(findLeaks({ terminal: output }, [stage.sandbox.token])).toEqual([]);
  return { code, output, screen: showOnScreen(output, COLUMNS) };
}

const drawnIn = (output: string): string[] =>
  [...output.matchAll(/\r\x1b\[K(?:\x1b\[90m)?([⠋-⠿] [^\x1b\r\n]*)/g)].map(([, text = '']) => text);

(hasTerminal ? test : test.skip)(
  'at a terminal the action shows headings and a live line that leaves nothing behind, and no commands',
  async () => {
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
    const run = await runAtTerminal(inputs, ({ stdout }) => {
      if (drawnIn(stdout).length >= 2) seen.resolve();
    });
    expect(run.code).toBe(0);
    const drawn = drawnIn(run.output);
    expect(drawn[0]).toMatch(/^⠋ reading what is there for [\d.]+ s$/);
    expect(Math.max(...drawn.map((text) => text.length))).toBeLessThan(COLUMNS);
    expect(run.screen.rows.filter((row) => /[⠋-⠿]/.test(row))).toEqual([]);
    expect(run.screen.rows.filter((row) => row.startsWith('▸ '))).toEqual([
      '▸ update-deploy-script',
      '▸ show-deploy-log',
    ]);
    expect(run.screen.rows.at(-1)).toBe(`${site}: made 1 change`);
    expect(run.screen.cursor).toEqual({ row: run.screen.rows.length, column: 0 });
    expect(run.output).not.toContain('::');
  },
);
