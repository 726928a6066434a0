import { execFile, execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ActionOptions, ActionRun } from '../../harness/action-run.ts';
import { type LongLogService, notesPeak, startLongLogService } from '../../harness/long-log.ts';
import { runAction, runsAsCommand } from '../../harness/run-action.ts';

const MIB = 1024 * 1024;
const TOKEN = 'token-of-the-limits';
let service: LongLogService;
let folder: string;
beforeAll(async () => {
  service = await startLongLogService(1_000);
  folder = mkdtempSync(join(tmpdir(), 'limits-'));
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

function deploy(on: LongLogService, options: Partial<ActionOptions> = {}): Promise<ActionRun> {
  const usual = { 'base-url': on.url, 'api-token': TOKEN, server: '1', site: '2', timeout: '50s' };
  return runAction({ ...options, inputs: { ...usual, ...options.inputs } });
}

const error = (run: ActionRun) =>
  run.runner.annotations.filter(({ level }) => level === 'error').map(({ message }) => message)[0] ?? '';

describe('a deploy log of 50 MB', () => {
  test('is judged by its end, in bounded memory and a bounded log', async () => {
    const large = await startLongLogService(50 * MIB);
    const failing = await startLongLogService(9 * MIB, 3);
    const peak = join(folder, 'peak');
    const [first, second] = await Promise.all([
      deploy(large, { env: notesPeak(peak) }),
      deploy(failing, { inputs: { 'failure-pattern': 'no such thing' } }),
    ]);
    await Promise.all([large, failing].map((one) => one.stop()));
    expect(first.outputs).toMatchObject({
      outcome: 'succeeded',
      evidence: 'token,exit-status',
      'deployed-commit': 'a1'.repeat(20),
    });
    expect(Number(readFileSync(peak, 'utf8')) / 1024).toBeLessThan(250);
    expect(first.log).toContain('this text is too long; only its end is shown');
    expect(first.stdout.length).toBeLessThan(10 * MIB);
    expect(first.log).toMatch(/step \d+: copied «a file» of the site to its place\n.*\n.*exit-status=0/);
    expect(second.code).toBe(1);
    expect(error(second)).toContain('exited with status 3');
  });
});

describe('files and streams that cannot be written', () => {
  const FILES = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_STATE'];
  const REASONS = { '/dev/full': 'ENOSPC', '/nowhere/file': 'no file', '/proc/version': 'E[A-Z]+|no file' };
  // The command leaves no files for later steps.
  const each = runsAsCommand ? test.skip.each : test.each;
  each(Object.entries(REASONS))('%s makes no failure of a good deploy', async (path, reason) => {
    const override = Object.fromEntries(FILES.map((name) => [name, path]));
    const run = await deploy(service, { override, whole: false });
    expect(run.code).toBe(0);
    const warnings = run.runner.annotations
      .map(({ message }) => message)
      .filter((text) => /written/.test(text));
    for (const what of ['The outputs', 'The job summary', 'The state'])
      expect(warnings.join('\n')).toMatch(new RegExp(`^${what} could not be written \\((${reason})\\)`, 'm'));
    expect(run.log).toContain('deployed');
  });

  test.each([
    ['is closed after a line', '| head -1'],
    ['is closed', '>&-'],
    ['is full', '>/dev/full'],
  ])('nor does a standard output that %s', async (_, redirection) => {
    const output = join(folder, 'output');
    const env = {
      PATH: process.env.PATH,
      GITHUB_OUTPUT: output,
      'INPUT_BASE-URL': service.url,
      'INPUT_API-TOKEN': TOKEN,
      INPUT_SERVER: '1',
      INPUT_SITE: '2',
    };
    rmSync(output, { force: true });
    const script = `: >"$GITHUB_OUTPUT"; "$0" dist/main/index.js ${redirection}; exit "\${PIPESTATUS[0]}"`;
    const ended = await new Promise<{ failed: unknown; stderr: string }>((resolve) => {
      const cwd = join(import.meta.dirname, '../..');
      execFile('bash', ['--norc', '-c', script, process.execPath], { env, cwd }, (failed, __, stderr) =>
        resolve({ failed, stderr }),
      );
    });
    expect(ended).toEqual({ failed: null, stderr: '' });
    expect(readFileSync(output, 'utf8')).toMatch(/^succeeded$/m);
  });
});

describe('secrets beside the log', () => {
  const secrets = ['query-of-the-page', 'value-of-the-environment'];

  test('Node is kept from printing the environment and URLs in its debug mode', async () => {
    const run = await deploy(service, {
      debug: true,
      secrets,
      env: { X_SECRET: 'value-of-the-environment' },
      inputs: {
        'health-check-url': `${service.url}/?key=query-of-the-page`,
        'verify-command': 'true',
      },
    });
    expect(run.stderr).toBe('');
    expect(run.outputs.evidence).toBe('token,exit-status,health-check,verify-command');
  });

  test('a verify-command gets none of the inputs', async () => {
    const command = 'env -0 >seen; cat /proc/$PPID/cmdline >>seen';
    const run = await deploy(service, { inputs: { 'verify-command': command } });
    expect(run.code).toBe(0);
    expect(run.written.seen?.toString()).toContain('GITHUB_WORKSPACE=');
    expect(run.written.seen?.toString()).not.toContain('INPUT_');
  });

  const FAULTS = {
    thrown: 'throw new Error(`at (${token}:1:2)`)',
    rejected: 'void Promise.reject(token)',
    'of a library': 'JSON.parse(`{"a":${token}`)',
  };
  test.each(Object.entries(FAULTS))('a fault that nobody catches is one annotation: %s', async (_, fault) => {
    // Once the deploy is under way, which here is as soon as the log names it.
    const code = `const stream=process["${runsAsCommand ? 'stderr' : 'stdout'}"];const write=stream.write;let done=false;stream.write=function(text,...rest){if(!done&&String(text).includes("plan: trigger")){done=true;setImmediate(()=>{const token=process.env["${runsAsCommand ? 'SITE_DEPLOY_API_TOKEN' : 'INPUT_API-TOKEN'}"];${fault}})}return write.call(this,text,...rest)}`;
    const NODE_OPTIONS = `--trace-uncaught --import=data:text/javascript,${encodeURIComponent(code)}`;
    const run = await deploy(service, { env: { NODE_OPTIONS } });
    expect(run.code).toBe(4);
    expect(run.outputs.outcome).toBe('unknown');
    expect(error(run)).toMatch(
      /^This action has a fault: \w+ at [\w.-]+( place|:\d+:\d+)\.\nNext: Look at the site/,
    );
    expect(run.stderr).toBe('');
  });

  test('what the system keeps waiting, such as a silent resolver, does not hold the exit', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // A thread that waits for a writer, as one that waits for a resolver does. In the end there is one.
    const code = `import { open } from 'node:fs'; open(${JSON.stringify(pipe)}, 'r', () => {});`;
    let isHeld = false;
    const relief = setTimeout(() => {
      isHeld = true;
      closeSync(openSync(pipe, constants.O_RDWR));
    }, 40_000);
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(code)}`;
    const run = await deploy(service, { env: { NODE_OPTIONS }, debug: false });
    clearTimeout(relief);
    expect({ code: run.code, isHeld }).toEqual({ code: 0, isHeld: false });
  });

  test('a warning of Node is not printed', async () => {
    // Not in debug mode, in which Node tells of this timer before there is anything to keep it silent.
    const code = `process.emitWarning(process.env["${runsAsCommand ? 'SITE_DEPLOY_API_TOKEN' : 'INPUT_API-TOKEN'}"])`;
    const NODE_OPTIONS = `--import=data:text/javascript,setTimeout(()=>{${encodeURIComponent(code)}},200)`;
    const run = await deploy(service, { env: { NODE_OPTIONS }, debug: false });
    expect([run.code, run.stderr]).toEqual([0, '']);
  });
});
