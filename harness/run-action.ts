import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ActionOptions, ActionRun } from './action-run.ts';
import { builtFile, inputVariables, stateVariables } from './metadata.ts';
import { checkPost, checkRun, secretsOf } from './run-checks.ts';
import { commandFor, readDocument } from './run-command.ts';
import { makeStepFiles, type StepFiles } from './runner/step-files.ts';
import { interpret } from './runner-oracle.ts';
import { filesLeft, inWorkspace } from './workspace.ts';

/**
 * Runs the built action as the runner does: a process of its own, inputs as environment variables, the runner's
 * files. Then checks what must hold on every run: no leak, no foreign command, every output set, one error
 * annotation when it did not succeed and none when it did. Throws when any of it does not hold.
 */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  runs += 1;
  const debug = options.debug ?? (process.env.DEBUG_RUNS === 'alternate' && runs % 2 === 1);
  return inWorkspace(options.files ?? {}, async (folder) => {
    const run = await start(folder, { ...options, debug });
    checkRun(run, { ...options, debug });
    return run;
  });
}

let runs = 0;

/** With `RUN_AS=command`, the same tests drive the command instead of the action. */
export const runsAsCommand = process.env.RUN_AS === 'command';
const ACTION = { args: [builtFile('main')], variables: {} };

/**
 * Runs the post step with the state that the main step left, and checks what it printed as that of a run.
 *
 * @param secrets what must not get out
 * @returns what it printed
 */
export function runPost(state: Readonly<Record<string, string>>, secrets: readonly string[] = []): string {
  const env = { PATH: process.env.PATH, ...stateVariables(state) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtFile('post')], {
    env,
    encoding: 'utf8',
  });
  checkPost({ stdout, stderr }, secrets);
  if (status !== 0) throw new Error(`The post step ended with ${status}`);
  return stdout;
}

/** As `runPost`, while this process goes on, so that the step can call what the test has started. */
export async function runPostStep(
  state: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>>,
): Promise<{ code: number | null; stdout: string }> {
  const child = spawn(process.execPath, [builtFile('post')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env, ...inputVariables(inputs, ON_GITHUB), ...stateVariables(state) },
  });
  const [out, errors] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'close'),
  ]);
  const stdout = out.join('');
  checkPost({ stdout, stderr: errors.join('') }, secretsOf(inputs));
  return { code: child.exitCode, stdout };
}

async function start(folder: string, options: ActionOptions): Promise<ActionRun> {
  const files = makeStepFiles(folder);
  const env = environmentOf(folder, options, files);
  const { args, variables } = runsAsCommand
    ? commandFor(options.inputs, env, files.variables.GITHUB_STEP_SUMMARY)
    : ACTION;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...variables },
  });
  const printed = await listen(child, options);
  // The log of the command goes to standard error, and its outputs to standard output.
  const { stdout, stderr } = runsAsCommand ? { stdout: printed.stderr, stderr: '' } : printed;
  const runner = interpret({ stdout, stderr, debug: options.debug === true });
  return {
    ...{ code: child.exitCode, stdout, stderr, log: runner.visible, runner },
    outputs: runsAsCommand ? readDocument(printed.stdout) : files.outputs(),
    summary: files.summary(),
    state: files.state(),
    written: filesLeft(folder, Object.keys(options.files ?? {})),
  };
}

function environmentOf(
  folder: string,
  { env, inputs, override, debug }: ActionOptions,
  files: StepFiles,
): NodeJS.ProcessEnv {
  const folders = { home: join(folder, 'home'), temp: join(folder, 'temp') };
  for (const path of Object.values(folders)) mkdirSync(path);
  return {
    PATH: process.env.PATH,
    HOME: folders.home,
    TMPDIR: folders.temp,
    ...ON_GITHUB,
    ...(debug && DEBUG_MODE),
    RUNNER_TEMP: folders.temp,
    ...env,
    GITHUB_WORKSPACE: folder,
    ...files.variables,
    ...inputVariables(inputs, { ...ON_GITHUB, ...env }),
    ...override,
  };
}

/** Returns what a process has printed when it has ended. */
async function listen(
  child: ChildProcessByStdio<null, Readable, Readable>,
  { onStart, onOutput }: ActionOptions,
): Promise<{ stdout: string; stderr: string }> {
  const kill = (signal: NodeJS.Signals): void => void child.kill(signal);
  let stdout = '';
  let stderr = '';
  onStart?.(kill);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    if (!runsAsCommand) onOutput?.(stdout, kill);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    if (runsAsCommand) onOutput?.(stderr, kill);
  });
  await once(child, 'close');
  return { stdout, stderr };
}

/** The variable by which a step knows a runner of GitHub. */
const ON_GITHUB = { GITHUB_ACTIONS: 'true' };

/** Variables of a runner with debug logging, and those that make Node and its libraries talk. */
const DEBUG_MODE = {
  RUNNER_DEBUG: '1',
  ACTIONS_STEP_DEBUG: 'true',
  ACTIONS_RUNNER_DEBUG: 'true',
  NODE_DEBUG: 'undici,fetch,http,https,http2,net,tls,dns,stream,timer,child_process',
  DEBUG: '*',
};
