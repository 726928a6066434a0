import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { inputVariables, metadata } from '../../harness/metadata.ts';
import { interpretSummary, parseFileCommand } from '../../harness/runner/file-commands.ts';
import { type Annotation, interpret } from '../../harness/runner-oracle.ts';
import type { Texts } from './workflow.ts';

/** A process as a runner starts it for a step. */
export interface StepProcess {
  readonly command: readonly [program: string, ...words: string[]];
  /** The workspace, or a folder in it. */
  readonly cwd: string;
  readonly env: Texts;
  /** A new folder for the runner's files. */
  readonly folder: string;
  /** The texts that the runner shows as `***`. */
  readonly masks: readonly string[];
  /** True when it prints to our terminal itself. */
  readonly live: boolean;
  /** Else told of the log as the runner shows it, from its beginning, whenever there is more, and at its end. */
  readonly onLog: (visible: string) => void;
  /** Told of the process, so that it can be sent signals; and of nothing when it has ended. */
  readonly onChild: (child: ChildProcess | undefined) => void;
}

/** The end of a step's process, and what it wrote. */
export interface ProcessEnd {
  readonly code: number;
  readonly annotations: readonly Annotation[];
  readonly outputs: Texts;
  readonly exported: Texts;
  readonly state: Texts;
  readonly summary: string;
}

/** Each time there is more, the log is read from its beginning. A longer one is shown at its end. In UTF-16 units. */
const MOST_SHOWN_EARLY = 256 * 1024;

/** Runs the process of a step as a runner does, with the runner's files. */
export async function runProcess(step: StepProcess): Promise<ProcessEnd> {
  const { command, cwd, env, folder, masks, live } = step;
  const [program, ...words] = command;
  mkdirSync(folder, { recursive: true });
  const files = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_ENV: join(folder, 'env'),
    GITHUB_PATH: join(folder, 'path'),
    GITHUB_STATE: join(folder, 'state'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
  };
  for (const path of Object.values(files)) writeFileSync(path, '');
  const child = spawn(program, words, {
    cwd,
    env: { ...(!live && { GITHUB_ACTIONS: 'true' }), ...env, ...files },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  step.onChild(child);
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    const lines = stdout.slice(0, stdout.lastIndexOf('\n') + 1);
    if (lines.length < MOST_SHOWN_EARLY) step.onLog(interpret({ stdout: lines, masks: [...masks] }).visible);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  await once(child, 'close');
  step.onChild(undefined);
  const printed = interpret({ stdout, stderr, masks: [...masks] });
  step.onLog(printed.visible);
  const read = (path: string): Texts => Object.fromEntries(parseFileCommand(readFileSync(path, 'utf8')));
  const summary = interpretSummary(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'), [
    ...masks,
    ...printed.masks,
  ]);
  return {
    code: child.exitCode ?? 128 + constants.signals[child.signalCode ?? 'SIGKILL'],
    annotations: printed.annotations,
    outputs: read(files.GITHUB_OUTPUT),
    exported: read(files.GITHUB_ENV),
    state: read(files.GITHUB_STATE),
    summary: 'shown' in summary ? summary.shown : '',
  };
}

/** Runs the built action, and its post step with what it left for that. */
export async function runAction(
  inputs: Texts,
  step: Omit<StepProcess, 'command'>,
  afterwards: (visible: string) => void,
): Promise<ProcessEnd> {
  const env = { ...step.env, ...inputVariables(inputs) };
  const end = await runProcess({ ...step, env, command: [process.execPath, builtFile('main')] });
  const states = Object.entries(end.state).map(([name, value]) => [`STATE_${name}`, value]);
  await runProcess({
    ...{ ...step, live: false, onLog: afterwards, folder: join(step.folder, 'post') },
    env: { ...env, ...Object.fromEntries(states) },
    command: [process.execPath, builtFile('post')],
  });
  return end;
}

/** Path of what action.yml has a runner start. */
export function builtFile(entry: 'main' | 'post'): string {
  return join(import.meta.dirname, '../..', metadata.runs[entry]);
}
