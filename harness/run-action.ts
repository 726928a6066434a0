import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Clock } from '../src/core/clock.ts';
import { CancelledError } from '../src/core/errors.ts';
import { exitCodes } from '../src/outcome/failure.ts';
import { readWorkspaceFile } from '../src/runner/workspace.ts';
import { createStep } from '../src/step/step.ts';
import {
  type ActionOptions,
  type ActionRun,
  type Kill,
  type Left,
  ON_GITHUB,
  type ProcessOptions,
  startAction,
} from './action-run.ts';
import { PLAIN, styleOf } from './log-look.ts';
import { builtFile, inputVariables, type Texts } from './metadata.ts';
import { runProgram } from './program.ts';
import { checkPrinted, checkRun, secretsOf } from './run-checks.ts';
import { interpret } from './runner-oracle.ts';
import { filesLeft, inWorkspace } from './workspace.ts';

let runs = 0;

/** With `RUN_AS=command`, the same tests drive the command instead of the action. */
export const runsAsCommand = process.env.RUN_AS === 'command';

/** The options of a run in this process. */
type PlayOptions = ActionOptions & { readonly clock: Clock };

/**
 * Runs the action, and checks what must hold of every run: no leak, no foreign command, every output set, one error annotation
 * when it did not succeed and none when it did. Throws when any of it does not hold.
 *
 * As a rule it is the built action, in a process of its own. With a clock, the whole step is played from the sources in this process,
 * as no other process has a clock that a test can turn: at a fraction of the cost, for the many cases of one thing.
 */
export async function runAction(options: ProcessOptions | PlayOptions): Promise<ActionRun> {
  const { files = {} } = options;
  const isPlayed = 'clock' in options;
  runs += isPlayed ? 0 : 1;
  const debug = !isPlayed && (options.debug ?? (process.env.DEBUG_RUNS === 'alternate' && runs % 2 === 1));
  return inWorkspace(files, async (folder) => {
    const left = isPlayed ? await playStep(folder, options) : await start(folder, { ...options, debug });
    const runner = interpret(left);
    const messagesOf = (wanted: string): string[] =>
      runner.annotations.flatMap(({ level, message }) => (level === wanted ? message : []));
    const [error = ''] = messagesOf('error');
    const warnings = messagesOf('warning');
    const written = filesLeft(folder, Object.keys(files));
    const run: ActionRun = { ...left, log: runner.visible, runner, error, warnings, written };
    checkRun(run, options);
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
  state: Texts,
  { env = {}, inputs, secrets = [] }: Partial<Pick<ActionOptions, 'env' | 'inputs' | 'secrets'>> = {},
): Promise<string> {
  const given = inputs === undefined ? {} : inputVariables(inputs, ON_GITHUB);
  const saved = Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
  const { code, stdout, stderr } = await runProgram([process.execPath, builtFile('post')], {
    env: { PATH: process.env.PATH, ...env, ...given, ...saved },
  });
  checkPrinted({ stdout, stderr }, [...secrets, ...(inputs === undefined ? [] : secretsOf(inputs))]);
  if (code !== 0) throw new Error(`The post step ended with ${code}`);
  return stdout;
}

/** Runs the built action in a workspace, with folders of its own beside it. */
function start(folder: string, { env, debug, ...options }: ProcessOptions): Promise<Left> {
  const folders = { home: join(folder, 'home'), temp: join(folder, 'temp') };
  for (const path of Object.values(folders)) mkdirSync(path);
  return startAction(folder, {
    ...options,
    env: {
      PATH: process.env.PATH,
      HOME: folders.home,
      TMPDIR: folders.temp,
      RUNNER_TEMP: folders.temp,
      ...(debug && DEBUG_MODE),
      ...env,
      GITHUB_WORKSPACE: folder,
    },
    asCommand: runsAsCommand,
  });
}

/** Variables of a runner with debug logging, and those that make Node and its libraries talk. */
const DEBUG_MODE = {
  RUNNER_DEBUG: '1',
  ACTIONS_STEP_DEBUG: 'true',
  ACTIONS_RUNNER_DEBUG: 'true',
  DEBUG: '*',
  NODE_DEBUG: 'undici,fetch,http,https,http2,net,tls,dns,stream,timer,child_process',
};

/** With a bash that checks no script: see there. */
const QUICK_PATH = [join(import.meta.dirname, 'quick-bash'), process.env.PATH].join(delimiter);

/**
 * Plays the step in this process, from the sources. It has no standard error and no files of the runner. A signal cancels the
 * workflow. SIGKILL also freezes the result at this point: unlike a killed process, the step could still send requests, so a test
 * that kills must check that it sends none.
 */
async function playStep(
  folder: string,
  { inputs, env, clock, onStart, onOutput }: PlayOptions,
): Promise<Left> {
  const runner = { PATH: QUICK_PATH, ...ON_GITHUB, GITHUB_WORKSPACE: folder, ...env };
  const given = inputVariables(inputs, runner);
  const cancel = new AbortController();
  let outputs: Texts = {};
  let state: Texts = {};
  let stdout = '';
  let summary = '';
  const left = (code: number | null): Left => ({ code, stdout, stderr: '', summary, outputs, state });
  let killed: Left | undefined;
  const kill: Kill = (signal) => {
    if (signal === 'SIGKILL') killed ??= left(null);
    cancel.abort(new CancelledError('The workflow was cancelled.'));
  };
  const write = (text: string): void => {
    stdout += text;
    onOutput?.(stdout, kill);
  };
  onStart?.(kill);
  const step = createStep({
    get: (name) => given[`INPUT_${name.toUpperCase()}`] ?? '',
    env: runner,
    readFile: (path, most) => readWorkspaceFile(path, [folder], most),
    logStyle: styleOf(PLAIN, write),
    log: { write },
    createFiles: () => ({
      setOutputs(values) {
        outputs = values;
      },
      saveState(name, value) {
        state = { ...state, [name]: value };
      },
      async writeSummary(markdown) {
        summary += markdown;
      },
    }),
    clock,
    cancel,
  });
  const outcome = await step.run();
  step.console.end();
  return killed ?? left(exitCodes[outcome]);
}
