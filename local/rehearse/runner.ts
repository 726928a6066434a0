import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { builtFile, inputVariables, stateVariables } from '../../harness/metadata.ts';
import { interpretSummary } from '../../harness/runner/file-commands.ts';
import { makeStepFiles } from '../../harness/runner/step-files.ts';
import { type Annotation, interpret } from '../../harness/runner-oracle.ts';
import type { FollowLog } from './printer.ts';
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
  readonly onLog: FollowLog;
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
  const files = makeStepFiles(folder);
  const child = spawn(program, words, {
    cwd,
    env: { ...(!live && { GITHUB_ACTIONS: 'true' }), ...env, ...files.variables },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  step.onChild(child);
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    const lines = stdout.slice(0, stdout.lastIndexOf('\n') + 1);
    if (lines.length >= MOST_SHOWN_EARLY) return;
    const { visible, annotations } = interpret({ stdout: lines, masks: [...masks] });
    step.onLog(visible, annotations);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  await once(child, 'close');
  step.onChild(undefined);
  const printed = interpret({ stdout, stderr, masks: [...masks] });
  step.onLog(printed.visible, printed.annotations);
  const summary = interpretSummary(files.summary(), [...masks, ...printed.masks]);
  return {
    code: child.exitCode ?? 128 + constants.signals[child.signalCode ?? 'SIGKILL'],
    annotations: printed.annotations,
    outputs: files.outputs(),
    exported: files.exported(),
    state: files.state(),
    summary: 'shown' in summary ? summary.shown : '',
  };
}

/** Runs the built action, and its post step with what it left for that. */
export async function runAction(
  inputs: Texts,
  step: Omit<StepProcess, 'command'>,
  afterwards: FollowLog,
): Promise<ProcessEnd> {
  const env = { ...step.env, ...inputVariables(inputs) };
  const end = await runProcess({ ...step, env, command: [process.execPath, builtFile('main')] });
  await runProcess({
    ...{ ...step, live: false, onLog: afterwards, folder: join(step.folder, 'post') },
    env: { ...env, ...stateVariables(end.state) },
    command: [process.execPath, builtFile('post')],
  });
  return end;
}
