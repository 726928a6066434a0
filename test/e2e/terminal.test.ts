import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from '@jest/globals';
import { findLeaks } from '../../harness/leaks.ts';
import { builtFile, inputVariables } from '../../harness/metadata.ts';
import { runProgram } from '../../harness/program.ts';
import { setStage } from '../../harness/stage.ts';
import { inWorkspace } from '../../harness/workspace.ts';

const COLUMNS = 60;

const hasTerminal = spawnSync('script', ['-qec', 'exit 7', '/dev/null']).status === 7;
if (!hasTerminal)
  process.stdout.write('There is no `script` of util-linux here: the tests at a terminal are left out.\n');

const stage = await setStage();
afterAll(() => stage.stop());

const drawnIn = (output: string): string[] =>
  [...output.matchAll(/\r\x1b\[K(?:\x1b\[90m)?([⠋-⠿] [^\x1b\r\n]*)/g)].map(([, text = '']) => text);

(hasTerminal ? test : test.skip)(
  'at a terminal the action shows headings and a live line, and no commands',
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
      'base-url': stage.service.url,
      'api-token': stage.sandbox.token,
      server: '1',
      site,
      operations: 'update-deploy-script, show-deploy-log',
      'deploy-script': `echo ${'a long line of the script '.repeat(3)}`,
    };
    const command = `stty cols ${COLUMNS} rows 24; exec "${process.execPath}" "${builtFile('main')}"`;
    // Other shells drop variables whose names have a hyphen.
    const env = { PATH: process.env.PATH, SHELL: '/bin/bash', TERM: 'xterm', ...inputVariables(inputs, {}) };
    const { code, stdout } = await inWorkspace({}, (cwd) =>
      runProgram(['script', '-qec', command, '/dev/null'], {
        cwd,
        env: { ...env, HOME: cwd },
        input: { open: true },
        onOutput(printed) {
          if (drawnIn(printed.stdout).length >= 2) seen.resolve();
        },
      }),
    );
    expect(code).toBe(0);
    // A person must not see the values that a runner is told to mask.
    expect(findLeaks({ terminal: stdout }, [stage.sandbox.token])).toEqual([]);
    const drawn = drawnIn(stdout);
    expect(drawn[0]).toMatch(/^⠋ reading what is there for [\d.]+ s$/);
    expect(Math.max(...drawn.map((text) => text.length))).toBeLessThan(COLUMNS);
    expect(stdout).toContain('▸ update-deploy-script');
    expect(stdout).toContain(`${site}: made 1 change`);
    expect(stdout).not.toContain('::');
  },
);
