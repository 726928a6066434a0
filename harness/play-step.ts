import { CancelledError } from '../src/core/errors.ts';
import { exitCodes } from '../src/report/failure.ts';
import { createStep } from '../src/run/step.ts';
import type { ActionOptions, ActionRun } from './action-run.ts';
import { createHurriedClock } from './hurried-clock.ts';
import { inputVariables } from './metadata.ts';
import { checkRun } from './run-checks.ts';
import { interpret } from './runner-oracle.ts';
import { inWorkspace } from './workspace.ts';

/** The options of a step that is played. A played step has no process, and so no debug mode. */
export interface PlayOptions extends Pick<ActionOptions, 'inputs' | 'env' | 'files' | 'secrets' | 'whole'> {
  /** Told what has been printed so far; may cancel the workflow. */
  readonly onOutput?: (text: string, cancel: () => void) => void;
  /** Told before the step begins; whoever keeps `cancel` may cancel the workflow later. */
  readonly onStart?: (cancel: () => void) => void;
}

/**
 * Plays a step in this process, from the sources: the whole of it, against a real service, with hurried pauses. It costs a
 * fraction of a process, so this is for the many cases of one thing; `runAction` is for what the process itself is about.
 * Checks the same of it.
 */
export async function playStep(options: PlayOptions): Promise<ActionRun> {
  return inWorkspace(options.files ?? {}, async (folder) => {
    const startedAt = performance.now();
    const played = await play(folder, options);
    const durationMs = performance.now() - startedAt;
    const runner = interpret(played);
    const run: ActionRun = { ...played, stderr: '', log: runner.visible, runner, durationMs, written: {} };
    checkRun(run, options);
    return run;
  });
}

type Played = Pick<ActionRun, 'code' | 'stdout' | 'outputs' | 'summary' | 'state'>;

async function play(folder: string, { inputs, env, onStart, onOutput }: PlayOptions): Promise<Played> {
  const given = inputVariables(inputs);
  const cancel = new AbortController();
  const abort = (): void => cancel.abort(new CancelledError('The workflow was cancelled.'));
  const outputs: Record<string, string> = {};
  const state: Record<string, string> = {};
  let stdout = '';
  let summary = '';
  const step = createStep({
    getInput: (name) => given[`INPUT_${name.toUpperCase()}`] ?? '',
    env: { PATH: process.env.PATH, GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder, ...env },
    stdout: {
      write(text) {
        stdout += text;
        onOutput?.(stdout, abort);
      },
    },
    createFiles: () => ({
      setOutputs: async (values) => void Object.assign(outputs, values),
      saveState: (name, value) => void Object.assign(state, { [name]: value }),
      writeSummary: async (markdown) => {
        summary += markdown;
      },
    }),
    clock: createHurriedClock(),
    cancel,
  });
  onStart?.(abort);
  const outcome = await step.run();
  step.console.end();
  return { code: exitCodes[outcome], stdout, outputs, summary, state };
}
