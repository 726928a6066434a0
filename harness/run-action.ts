import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { findLeaks, type Leak } from './leaks.ts';
import {
  droppedOutputs,
  type Interpretation,
  interpret,
  interpretSummary,
  parseFileCommand,
} from './runner-oracle.ts';
import { noteRun } from './scenarios.ts';

const root = join(import.meta.dirname, '..');

/** The action's metadata, as the runner reads it. */
export const metadata: {
  inputs: Record<string, { default?: string; required?: boolean; description: string }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string; main: string; post: string };
} = parseYaml(readFileSync(join(root, 'action.yml'), 'utf8'));

/** How the action is run. */
export interface ActionOptions {
  /** Inputs by name; those left out get the default of action.yml, as on a runner. */
  readonly inputs: Readonly<Record<string, string>>;
  /** More of the step's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** As `env`, but winning over what the runner sets. */
  readonly override?: Readonly<Record<string, string>>;
  /** Files of the workspace. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** Values besides the token that must not get out. */
  readonly secrets?: readonly string[];
  /** Told as soon as the process runs; whoever keeps `kill` may send it signals later. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
  /** Told what the process has printed so far; may send it signals. */
  readonly onOutput?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
  /** False for runs that are killed: what such a run leaves is not checked for wholeness. */
  readonly whole?: boolean;
  /** Whether debug mode is on; unless told, in every other run of a test file. */
  readonly debug?: boolean;
}

/** What a run left behind. */
export interface ActionRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The log as a person sees it, with the runner's masks. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly state: Readonly<Record<string, string>>;
  readonly runner: Interpretation;
  readonly durationMs: number;
  /** Content of every file that it left and that was not there before, by its path in the folder of the run. */
  readonly written: Readonly<Record<string, Buffer>>;
}

/**
 * Runs the built action as the runner does: a process of its own, inputs as environment variables, the runner's
 * files. Then checks what must hold on every run: no leak, no foreign command, every output set, one error
 * annotation when it did not succeed and none when it did. Throws when any of it does not hold.
 */
export async function runAction(options: ActionOptions): Promise<ActionRun> {
  const folder = mkdtempSync(join(tmpdir(), 'site-deploy-'));
  try {
    const run = await start(folder, options);
    checkRun(run, options);
    return run;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks what must hold of every run, and counts it. Throws when any of it does not hold. */
export function checkRun(run: ActionRun, options: Pick<ActionOptions, 'inputs' | 'secrets' | 'whole'>): void {
  const secrets = [...secretsOf(options.inputs), ...(options.secrets ?? [])];
  checkPrinted(run.runner, leaksOf(run, secrets), {
    requests: Number(run.outputs.requests ?? 0),
    retries: Number(run.outputs.retries ?? 0),
  });
  checkStreams(run);
  if (`${run.written.env ?? ''}${run.written.path ?? ''}` !== '')
    throw new Error('The environment of later steps was changed');
  if (options.whole !== false) checkWhole(run);
}

/**
 * Runs the post step with the state that the main step left, and checks what it printed as that of a run.
 *
 * @param secrets what must not get out
 * @returns what it printed
 */
export function runPost(state: Readonly<Record<string, string>>, secrets: readonly string[] = []): string {
  const variables = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
  const env = { PATH: process.env.PATH, ...Object.fromEntries(variables) };
  const post = join(root, metadata.runs.post);
  const { status, stdout, stderr } = spawnSync(process.execPath, [post], { env, encoding: 'utf8' });
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
  const variables = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
  const child = spawn(process.execPath, [join(root, metadata.runs.post)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env, ...inputVariables(inputs), ...Object.fromEntries(variables) },
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

/** What must hold of all that a post step prints; it is counted like that of a run. */
function checkPost(printed: { stdout: string; stderr: string }, secrets: readonly string[]): void {
  const runner = interpret(printed);
  // Its requests are told nowhere.
  checkPrinted(runner, findLeaks(printed, secrets), { requests: 0, retries: 0 });
  checkStreams({ runner, ...printed });
}

/** Counts what a process printed and throws when any of it must not get out, or be executed. */
function checkPrinted(
  runner: Interpretation,
  leaks: readonly Leak[],
  traffic: { readonly requests: number; readonly retries: number },
): void {
  const foreign = foreignCommands(runner);
  // Noted before anything is thrown, so that the table at the end can show it.
  noteRun({ ...traffic, leaks: leaks.length, foreignCommands: foreign.length });
  if (leaks.length > 0) throw new Error(`Secrets got out: ${JSON.stringify(leaks)}`);
  if (foreign.length > 0) throw new Error(`Commands not ours: ${JSON.stringify(foreign)}`);
}

/** The secrets among the inputs. */
function secretsOf(inputs: Readonly<Record<string, string>>): string[] {
  return ['api-token', 'github-token'].map((name) => inputs[name] ?? '').filter((token) => token !== '');
}

async function start(folder: string, options: ActionOptions): Promise<ActionRun> {
  const paths = {
    output: join(folder, 'output'),
    summary: join(folder, 'summary'),
    state: join(folder, 'state'),
    env: join(folder, 'env'),
    path: join(folder, 'path'),
  };
  for (const path of Object.values(paths)) writeFileSync(path, '');
  const folders = { home: join(folder, 'home'), temp: join(folder, 'temp') };
  for (const path of Object.values(folders)) mkdirSync(path);
  runs += 1;
  const debug = options.debug ?? runs % 2 === 0;
  if (process.env.DEBUG_NOTES !== undefined) appendFileSync(process.env.DEBUG_NOTES, debug ? '1' : '0');
  for (const [name, content] of Object.entries(options.files ?? {})) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, metadata.runs.main)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folders.home,
      TMPDIR: folders.temp,
      GITHUB_ACTIONS: 'true',
      ...(debug && DEBUG_MODE),
      RUNNER_TEMP: folders.temp,
      ...options.env,
      GITHUB_WORKSPACE: folder,
      GITHUB_OUTPUT: paths.output,
      GITHUB_STEP_SUMMARY: paths.summary,
      GITHUB_STATE: paths.state,
      GITHUB_ENV: paths.env,
      GITHUB_PATH: paths.path,
      ...inputVariables(options.inputs),
      ...options.override,
    },
  });
  let stdout = '';
  let stderr = '';
  const kill = (signal: NodeJS.Signals): void => void child.kill(signal);
  options.onStart?.(kill);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    options.onOutput?.(stdout, kill);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  await once(child, 'close');
  const durationMs = performance.now() - startedAt;
  const runner = interpret({ stdout, stderr, debug });
  const written = readAll(folder, Object.keys(options.files ?? {}));
  return {
    code: child.exitCode,
    stdout,
    stderr,
    log: runner.visible,
    outputs: Object.fromEntries(parseFileCommand(readFileSync(paths.output, 'utf8'))),
    summary: readFileSync(paths.summary, 'utf8'),
    state: Object.fromEntries(parseFileCommand(readFileSync(paths.state, 'utf8'))),
    runner,
    durationMs,
    written,
  };
}

let runs = 0;

/** What the runner sets where its debug logging is on, and what makes Node and its libraries talk. */
const DEBUG_MODE = {
  RUNNER_DEBUG: '1',
  ACTIONS_STEP_DEBUG: 'true',
  ACTIONS_RUNNER_DEBUG: 'true',
  NODE_DEBUG: 'undici,fetch,http,https,http2,net,tls,dns,stream,timer,child_process',
  DEBUG: '*',
};

function readAll(folder: string, given: readonly string[]): Record<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !given.includes(path));
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path))]));
}

/** The variables by which the runner hands inputs to a step; those that are not given get their default. */
export function inputVariables(given: Readonly<Record<string, string>>): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, { default: standard = '' }] of Object.entries(metadata.inputs)) {
    const value = given[name] ?? (standard.startsWith('${{') ? '' : standard);
    variables[`INPUT_${name.toUpperCase()}`] = value;
  }
  const unknown = Object.keys(given).filter((name) => !(name in metadata.inputs));
  if (unknown.length > 0) throw new Error(`action.yml has no inputs ${unknown.join(', ')}`);
  return variables;
}

/** The one check for secrets, over every byte that the run wrote. */
function leaksOf(run: ActionRun, secrets: readonly string[]): Leak[] {
  const { stdout, stderr, summary, written } = run;
  const outputs = JSON.stringify(Object.values(run.outputs).join('\n'));
  const plainOutputs = Object.values(run.outputs).join('\n');
  return findLeaks(
    { stdout, stderr, summary, outputs, plainOutputs, state: JSON.stringify(run.state), ...written },
    secrets,
  );
}

const OURS = new Set(['group', 'endgroup', 'add-mask', 'warning', 'error', 'stop-commands', 'resume']);

/** The commands that the runner executed although the action issues none such. */
export function foreignCommands(runner: Interpretation): Interpretation['commands'] {
  return runner.commands.filter(({ name, stream }) => !OURS.has(name) || stream !== 'stdout');
}

function checkStreams({ runner, stdout, stderr }: Pick<ActionRun, 'runner' | 'stdout' | 'stderr'>): void {
  if (runner.failures.length > 0)
    throw new Error(`Commands that the runner refuses: ${runner.failures.join('; ')}`);
  const masks = runner.commands.filter(({ name }) => name === 'add-mask').length;
  // The search for leaks passes over lines that are masks: none of them may be shown.
  if (masks !== (stdout.match(/^[ \t]*::add-mask::/gm) ?? []).length)
    throw new Error('A mask was written where the runner does not take it');
  if (stderr !== '') throw new Error(`Something was written to stderr: ${stderr}`);
}

function checkWhole(run: ActionRun): void {
  const { runner, outputs, code, summary } = run;
  if (runner.stopped.length > 0 || runner.groupOpen)
    throw new Error('A group or a stopped stretch was left open');
  const missing = Object.keys(metadata.outputs).filter((name) => !(name in outputs));
  if (missing.length > 0) throw new Error(`Outputs that were not set: ${missing.join(', ')}`);
  if (runner.annotations.some(({ shown }) => !shown))
    throw new Error('More annotations than the runner shows');
  const errors = runner.annotations.filter(({ level }) => level === 'error').length;
  if (errors !== (code === 0 ? 0 : 1)) throw new Error(`${errors} error annotations with exit code ${code}`);
  const shown = interpretSummary(summary, runner.masks);
  if (!('shown' in shown) || summary === '') throw new Error('The job summary would not be shown');
  const dropped = droppedOutputs(new Map(Object.entries(outputs)), runner.masks);
  const needed = dropped.filter((name) => ['outcome', 'changed', 'server-id', 'site-id'].includes(name));
  if (needed.length > 0) throw new Error(`Masks would drop the outputs ${needed.join(', ')}`);
}
