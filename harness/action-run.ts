import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { textOf } from './faults.ts';
import { builtFile, defaultOf, inputVariables, metadata, type Texts } from './metadata.ts';
import { type Ended, runProgram } from './program.ts';
import { makeStepFiles } from './runner/step-files.ts';
import type { Interpretation } from './runner-oracle.ts';

/** Sends the process a signal, at any time. */
export type Kill = (signal: NodeJS.Signals) => void;

/** The options of a run of the action. */
export interface ActionOptions {
  /** Inputs by name; those left out get the default of action.yml, as on a runner. */
  readonly inputs: Texts;
  /** More of the step's environment. */
  readonly env?: Texts;
  /** Files of the workspace. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** Values besides the token that must not get out. */
  readonly secrets?: readonly string[];
  /** Called as soon as it runs; `kill` sends it signals, also later. */
  readonly onStart?: (kill: Kill) => void;
  /** Told what has been printed so far; may send signals. */
  readonly onOutput?: (text: string, kill: Kill) => void;
  /** False for runs that are killed: what such a run leaves is not checked for wholeness. */
  readonly whole?: boolean;
}

/** The options of a run in a process of its own. */
export interface ProcessOptions extends ActionOptions {
  /** As `env`, but winning over what the runner sets. */
  readonly override?: Texts;
  /** Debug mode, off by default; with `DEBUG_RUNS=alternate` it is on in the first of this process's runs, the third, and so on. */
  readonly debug?: boolean;
}

/** Everything that a run left behind. */
export interface ActionRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The log as a person sees it, with the runner's masks. */
  readonly log: string;
  readonly outputs: Texts;
  readonly summary: string;
  readonly state: Texts;
  readonly runner: Interpretation;
  /** The message of the first error annotation; empty if there is none. */
  readonly error: string;
  /** The messages of the warnings. */
  readonly warnings: readonly string[];
  /** Content of every file that it left and that was not there before, by its path in the folder of the run. */
  readonly written: Readonly<Record<string, Buffer>>;
}

/** Everything that a run printed and left, before it is read. */
export type Left = Pick<ActionRun, 'code' | 'stdout' | 'stderr' | 'outputs' | 'summary' | 'state'>;

/** The variable by which a step knows a runner of GitHub. */
export const ON_GITHUB = { GITHUB_ACTIONS: 'true' };

/** The built command. */
export const COMMAND = join(import.meta.dirname, '../dist/cli/index.js');

/** The options of a process of the action. */
interface StartOptions extends Pick<ProcessOptions, 'inputs' | 'override' | 'onStart' | 'onOutput'> {
  readonly env: NodeJS.ProcessEnv;
  /** The folder of the runner's files if left out. */
  readonly cwd?: string;
  /** Gives the same inputs to the command. */
  readonly asCommand?: boolean;
}

/**
 * Runs the built action as the runner does, to its end: a process of its own, inputs as environment variables, and the runner's files
 * in a folder, which is made if need be.
 */
export async function startAction(
  folder: string,
  { inputs, env, override, cwd = folder, asCommand = false, onStart, onOutput }: StartOptions,
): Promise<Left & Pick<Ended, 'signal'>> {
  mkdirSync(folder, { recursive: true });
  const files = makeStepFiles(folder);
  const own = { ...ON_GITHUB, ...env };
  const variables = { ...own, ...files.variables, ...inputVariables(inputs, own), ...override };
  const { args, secrets } = asCommand
    ? commandFor(inputs, variables, files.variables.GITHUB_STEP_SUMMARY)
    : { args: [builtFile('main')], secrets: {} };
  // The log of the command goes to standard error, and its outputs to standard output.
  const stream = asCommand ? 'stderr' : 'stdout';
  const { code, signal, ...printed } = await runProgram([process.execPath, ...args], {
    cwd,
    env: { ...variables, ...secrets },
    onStart: (child) => onStart?.((name) => void child.kill(name)),
    onOutput: (texts, child) => onOutput?.(texts[stream], (name) => void child.kill(name)),
  });
  return {
    code,
    signal,
    stdout: printed[stream],
    stderr: asCommand ? '' : printed.stderr,
    outputs: asCommand ? readDocument(printed.stdout) : files.outputs(),
    summary: files.summary(),
    state: files.state(),
  };
}

/**
 * The arguments and the variables that give the command the same inputs as the action, among them what GitHub gives by default:
 * flags, but variables for secrets.
 */
function commandFor(inputs: Texts, env: NodeJS.ProcessEnv, summary: string) {
  const isSecret = ([name]: [string, string]): boolean => SECRET.test(name);
  const expressions = Object.entries(metadata.inputs).filter(([, input]) => input.default?.startsWith('${{'));
  const given = Object.entries({
    ...Object.fromEntries(expressions.map(([name]) => [name, defaultOf(name, env)])),
    ...inputs,
    // Only the action has a default.
    operations: inputs.operations?.trim() || 'deploy',
  });
  const flags = given.filter((input) => !isSecret(input)).map(([name, value]) => `--${name}=${value}`);
  const secrets = given
    .filter(isSecret)
    .map(([name, value]) => [`SITE_DEPLOY_${name.toUpperCase().replaceAll('-', '_')}`, value]);
  return {
    args: ['--', COMMAND, '--json', `--summary=${summary}`, ...flags],
    secrets: Object.fromEntries(secrets),
  };
}

const SECRET = /-token$|^env$|-webhook-url$/;

/** Reads the document of the command as the outputs of an action, all texts. */
function readDocument(text: string): Record<string, string> {
  const document = z.record(z.string(), z.unknown()).parse(JSON.parse(text || '{}'));
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, textOf(value ?? undefined)]),
  );
}
