import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { ActionRun, ProcessOptions } from '../../harness/action-run.ts';
import type { Listening } from '../../harness/listen.ts';
import { startLongLogService } from '../../harness/long-log.ts';
import { inputVariables } from '../../harness/metadata.ts';
import { observe } from '../../harness/observe.ts';
import { runProgram } from '../../harness/program.ts';
import { runAction, runsAsCommand } from '../../harness/run-action.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const MIB = 1024 * 1024;
const TOKEN = 'token-of-the-limits';
const service = await startLongLogService(60_000);
const folder = makeTestFolder();
afterAll(() => service.stop());

function deploy(on: Listening, options: Partial<ProcessOptions> = {}): Promise<ActionRun> {
  const usual = { 'base-url': on.url, 'api-token': TOKEN, server: '1', site: '2' };
  return runAction({ ...options, inputs: { ...usual, ...options.inputs } });
}

test('a deploy log of 50 MB is judged by its end, in bounded memory and a bounded log', async () => {
  const large = await startLongLogService(50 * MIB);
  const { result: run, memoryKiB } = await observe((env) => deploy(large, { env }));
  await large.stop();
  expect(run.outputs).toMatchObject({
    outcome: 'succeeded',
    evidence: 'token,exit-status',
    'deployed-commit': 'a1'.repeat(20),
  });
  expect(memoryKiB / 1024).toBeLessThan(250);
  expect(run.log).toContain('this text is too long; only its end is shown');
  expect(run.stdout.length).toBeLessThan(10 * MIB);
  expect(run.log).toMatch(/step \d+: copied «a file» of the site to its place\n.*\n.*exit-status=0/);
});

// The command leaves no files for later steps.
(runsAsCommand ? test.skip : test)(
  'a good deploy stays good when the files of the runner cannot be written',
  async () => {
    const files = { GITHUB_STEP_SUMMARY: '/nowhere/file', GITHUB_STATE: '/proc/version' };
    const run = await deploy(service, { override: { GITHUB_OUTPUT: '/dev/full', ...files }, whole: false });
    expect(run.code).toBe(0);
    const warnings = run.warnings.join('\n');
    expect(warnings).toContain('The outputs could not be written (ENOSPC)');
    expect(warnings).toContain('The job summary could not be written (no file, or no access to it)');
    expect(warnings).toMatch(/The state could not be written \((E[A-Z]+|no file)\)/);
    expect(run.log).toContain('deployed');
  },
);

test.each([
  ['is closed after a line', '| head -1'],
  ['is full', '>/dev/full'],
])('when its standard output %s', async (_, redirection) => {
  const output = join(folder, 'output');
  const inputs = inputVariables({ 'base-url': service.url, 'api-token': TOKEN, server: '1', site: '2' }, {});
  const env = { PATH: process.env.PATH, GITHUB_OUTPUT: output, ...inputs };
  const script = `: >"$GITHUB_OUTPUT"; "$0" dist/main/index.js ${redirection}; exit "\${PIPESTATUS[0]}"`;
  const cwd = join(import.meta.dirname, '../..');
  const ended = await runProgram(['bash', '--norc', '-c', script, process.execPath], { env, cwd });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(output, 'utf8')).toMatch(/^succeeded$/m);
});

const STREAM = runsAsCommand ? 'stderr' : 'stdout';
const TOKEN_VARIABLE = runsAsCommand ? 'SITE_DEPLOY_API_TOKEN' : 'INPUT_API-TOKEN';
/** Variables that make Node run code in the process, when the log says that the deploy is under way. */
function nodeRunsLater(code: string) {
  const hook = `
    const { write } = process.${STREAM};
    let isDone = false;
    process.${STREAM}.write = function (text, ...rest) {
      if (!isDone && String(text).includes('plan: trigger')) {
        isDone = true;
        setImmediate((token) => { ${code} }, process.env['${TOKEN_VARIABLE}']);
      }
      return write.call(this, text, ...rest);
    };`;
  return { NODE_OPTIONS: `--trace-uncaught --import=data:text/javascript,${encodeURIComponent(hook)}` };
}

describe('a process', () => {
  test('prints neither the environment nor URLs nor warnings of Node, even in its debug mode, and hides its inputs from a verify-command', async () => {
    const run = await deploy(service, {
      debug: true,
      secrets: ['query-of-the-page', 'value-of-the-environment'],
      env: { X_SECRET: 'value-of-the-environment', ...nodeRunsLater('process.emitWarning(token)') },
      inputs: {
        'health-check-url': `${service.url}/?key=query-of-the-page`,
        'verify-command':
          'env -0 | grep -zvE "^(X_SECRET|NODE_OPTIONS)" >seen; cat /proc/$PPID/cmdline >>seen',
      },
    });
    expect(run.outputs.evidence).toBe('token,exit-status,health-check,verify-command');
    expect(run.written.seen?.toString()).toContain('GITHUB_WORKSPACE=');
    expect(run.written.seen?.toString()).not.toContain('INPUT_');
  });

  test.each([
    ['is thrown', 'throw new Error(`at (${token}:1:2)`)'],
    ['rejects', 'void Promise.reject(token)'],
    ['comes from a library', 'JSON.parse(`{"a":${token}`)'],
  ])('reports a fault of its own that %s in one annotation, without what it quotes', async (_, fault) => {
    const run = await deploy(service, { env: nodeRunsLater(fault) });
    expect(run.code).toBe(4);
    expect(run.outputs.outcome).toBe('unknown');
    expect(run.error).toMatch(
      /^This action has a fault: \w+ at [\w.-]+( place|:\d+:\d+)\.\nNext: Look at the site/,
    );
  });
});
