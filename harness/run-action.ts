import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionOptions, ActionRun, Left, PlayOptions, ProcessOptions } from './action-run.ts';
import { builtFile, inputVariables, stateVariables } from './metadata.ts';
import { runNode } from './node-process.ts';
import { playStep } from './play-step.ts';
import { checkPost, checkRun, secretsOf } from './run-checks.ts';
import { commandFor, readDocument } from './run-command.ts';
import { makeStepFiles } from './runner/step-files.ts';
import { interpret } from './runner-oracle.ts';
import { filesLeft, inWorkspace } from './workspace.ts';

let runs = 0;

/** With `RUN_AS=command`, the same tests drive the command instead of the action. */
export const runsAsCommand = process.env.RUN_AS === 'command';

/**
 * Runs the action, and checks what must hold of every run: no leak, no foreign command, every output set, one error annotation
 * when it did not succeed and none when it did. Throws when any of it does not hold.
 *
 * As a rule it is the built action, run as the runner does: a process of its own, inputs as environment variables, the runner's
 * files. With a clock, the whole step is played in this process, from the sources, at a fraction of the cost: for the many cases of
 * one thing.
 */
export async function runAction(options: ProcessOptions | PlayOptions): Promise<ActionRun> {
  const { files = {} } = options;
  const isPlayed = 'clock' in options;
  runs += isPlayed ? 0 : 1;
  const debug = !isPlayed && (options.debug ?? (process.env.DEBUG_RUNS === 'alternate' && runs % 2 === 1));
  return inWorkspace(files, async (folder) => {
    const left = isPlayed ? await playStep(folder, options) : await start(folder, { ...options, debug });
    const runner = interpret({ ...left, debug });
    const written = filesLeft(folder, Object.keys(files));
    const run: ActionRun = { ...left, log: runner.visible, runner, written };
    checkRun(run, { ...options, debug });
    return run;
  });
}

/**
 * Runs the post step with the state that the main step left, and checks what it printed as that of a run.
 *
 * @param more more of its environment, inputs, and values that must not get out
 * @returns what it printed
 */
export async function runPost(
  state: Readonly<Record<string, string>>,
  { env = {}, inputs, secrets = [] }: Partial<Pick<ActionOptions, 'env' | 'inputs' | 'secrets'>> = {},
): Promise<string> {
  const given = inputs === undefined ? {} : inputVariables(inputs, ON_GITHUB);
  const { code, stdout, stderr } = await runNode([builtFile('post')], {
    env: { PATH: process.env.PATH, ...env, ...given, ...stateVariables(state) },
  });
  checkPost({ stdout, stderr }, [...secrets, ...(inputs === undefined ? [] : secretsOf(inputs))]);
  if (code !== 0) throw new Error(`The post step ended with ${code}`);
  return stdout;
}

async function start(folder: string, options: ProcessOptions): Promise<Left> {
  const files = makeStepFiles(folder);
  const env = environmentOf(folder, options, files.variables);
  const { args, variables } = runsAsCommand
    ? commandFor(options.inputs, env, files.variables.GITHUB_STEP_SUMMARY)
    : { args: [builtFile('main')], variables: {} };
  // The log of the command goes to standard error, and its outputs to standard output.
  const stream = runsAsCommand ? 'stderr' : 'stdout';
  const { onStart, onOutput } = options;
  const { code, ...printed } = await runNode(args, {
    ...{ cwd: folder, env: { ...env, ...variables }, onStart },
    onOutput: (texts, kill) => onOutput?.(texts[stream], kill),
  });
  return {
    ...{ code, stdout: printed[stream], stderr: runsAsCommand ? '' : printed.stderr },
    outputs: runsAsCommand ? readDocument(printed.stdout) : files.outputs(),
    ...{ summary: files.summary(), state: files.state() },
  };
}

function environmentOf(
  folder: string,
  { env, inputs, override, debug }: ProcessOptions,
  files: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const folders = { home: join(folder, 'home'), temp: join(folder, 'temp') };
  for (const path of Object.values(folders)) mkdirSync(path);
  return {
    ...{ PATH: process.env.PATH, HOME: folders.home, TMPDIR: folders.temp, ...ON_GITHUB },
    ...(debug && DEBUG_MODE),
    ...{ RUNNER_TEMP: folders.temp, ...env, GITHUB_WORKSPACE: folder, ...files },
    ...inputVariables(inputs, { ...ON_GITHUB, ...env }),
    ...override,
  };
}

/** The variable by which a step knows a runner of GitHub. */
const ON_GITHUB = { GITHUB_ACTIONS: 'true' };

/** Variables of a runner with debug logging, and those that make Node and its libraries talk. */
const DEBUG_MODE = {
  ...{ RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true', ACTIONS_RUNNER_DEBUG: 'true', DEBUG: '*' },
  NODE_DEBUG: 'undici,fetch,http,https,http2,net,tls,dns,stream,timer,child_process',
};
