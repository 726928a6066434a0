import { randomUUID } from 'node:crypto';
import { PLAIN } from '../src/console/log-style.ts';
import { CancelledError } from '../src/core/errors.ts';
import { exitCodes } from '../src/outcome/failure.ts';
import { readWorkspaceFile } from '../src/runner/workspace.ts';
import { createStep } from '../src/step/step.ts';
import type { Kill, Left, PlayOptions } from './action-run.ts';
import { inputVariables } from './metadata.ts';

/**
 * Plays the step in this process, from the sources. It has no standard error and no files of the runner. A signal cancels the
 * workflow. SIGKILL also freezes the result at this point: unlike a killed process, the step could still send requests, so a test
 * that kills must check that it sends none.
 */
export async function playStep(
  folder: string,
  { inputs, env, clock, onStart, onOutput }: PlayOptions,
): Promise<Left> {
  const runner = { PATH: process.env.PATH, GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder, ...env };
  const given = inputVariables(inputs, runner);
  const cancel = new AbortController();
  const outputs: Record<string, string> = {};
  const state: Record<string, string> = {};
  let stdout = '';
  let summary = '';
  const left = (code: number | null): Left => ({
    ...{ code, stdout, stderr: '', summary },
    ...{ outputs: { ...outputs }, state: { ...state } },
  });
  let killed: Left | undefined;
  const kill: Kill = (signal) => {
    if (signal === 'SIGKILL') killed ??= left(null);
    cancel.abort(new CancelledError('The workflow was cancelled.'));
  };
  const step = createStep({
    getInput: (name) => given[`INPUT_${name.toUpperCase()}`] ?? '',
    env: runner,
    readFile: (path) => readWorkspaceFile(path, [folder]),
    logStyle: PLAIN,
    log: {
      write(text) {
        stdout += text;
        onOutput?.(stdout, kill);
      },
    },
    createFiles: () => ({
      setOutputs: (values) => void Object.assign(outputs, values),
      replaceOutputs: (values) => replaceWith(outputs, values),
      saveState: (name, value) => void Object.assign(state, { [name]: value }),
      writeSummary: (markdown) => {
        summary += markdown;
      },
    }),
    clock,
    freshToken: randomUUID,
    cancel,
  });
  onStart?.(kill);
  const outcome = await step.run();
  step.console.end();
  return killed ?? left(exitCodes[outcome]);
}

function replaceWith(values: Record<string, string>, others: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(values)) delete values[name];
  Object.assign(values, others);
}
