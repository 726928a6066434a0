import { randomUUID } from 'node:crypto';
import { PLAIN } from '../src/console/look.ts';
import type { Clock } from '../src/core/clock.ts';
import { CancelledError } from '../src/core/errors.ts';
import { exitCodes } from '../src/report/failure.ts';
import { readWorkspaceFile } from '../src/runner/workspace.ts';
import { createStep } from '../src/step/step.ts';
import type { ActionOptions, ActionRun } from './action-run.ts';
import { hurriedClock } from './hurried-clock.ts';
import { inputVariables } from './metadata.ts';
import { checkRun } from './run-checks.ts';
import { interpret } from './runner-oracle.ts';
import { filesLeft, inWorkspace } from './workspace.ts';

/** The options of a step that is played. A played step has no process, and so no debug mode. */
export interface PlayOptions extends Pick<ActionOptions, 'inputs' | 'env' | 'files' | 'secrets' | 'whole'> {
  /** That of the service; without it, the system's with hurried pauses. */
  readonly clock?: Clock;
  /** Told what has been printed so far; may end the step. */
  readonly onOutput?: (text: string, end: End) => void;
  /** Called before the step begins; `end` ends it, also later. */
  readonly onStart?: (end: End) => void;
}

/**
 * Cancels the workflow, as a signal does. SIGKILL freezes the result at this point and cancels the step. Unlike a killed
 * process, the step could still send requests: a test that kills must check that it sends none.
 */
export type End = (signal: NodeJS.Signals) => void;

/**
 * Plays a step in this process, from the sources: the whole of it, against a real service, with hurried pauses. It costs a
 * fraction of a process, so this is for the many cases of one thing; `runAction` is for what the process itself is about.
 * The same checks follow; a played step has no standard error and no files of the runner.
 */
export async function playStep(options: PlayOptions): Promise<ActionRun> {
  return inWorkspace(options.files ?? {}, async (folder) => {
    const played = await play(folder, options);
    const runner = interpret(played);
    const written = filesLeft(folder, Object.keys(options.files ?? {}));
    const run: ActionRun = { ...played, stderr: '', log: runner.visible, runner, written };
    checkRun(run, options);
    return run;
  });
}

type Played = Pick<ActionRun, 'code' | 'stdout' | 'outputs' | 'summary' | 'state'>;

async function play(
  folder: string,
  { inputs, env, clock = hurriedClock, onStart, onOutput }: PlayOptions,
): Promise<Played> {
  const runner = { PATH: process.env.PATH, GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder, ...env };
  const given = inputVariables(inputs, runner);
  const cancel = new AbortController();
  const outputs: Record<string, string> = {};
  const state: Record<string, string> = {};
  let stdout = '';
  let summary = '';
  const left = (code: number | null): Played => ({
    ...{ code, stdout, summary },
    ...{ outputs: { ...outputs }, state: { ...state } },
  });
  let killed: Played | undefined;
  const end: End = (signal) => {
    if (signal === 'SIGKILL') killed ??= left(null);
    cancel.abort(new CancelledError('The workflow was cancelled.'));
  };
  const step = createStep({
    getInput: (name) => given[`INPUT_${name.toUpperCase()}`] ?? '',
    env: runner,
    readFile: (path) => readWorkspaceFile(path, [folder]),
    look: PLAIN,
    log: {
      write(text) {
        stdout += text;
        onOutput?.(stdout, end);
      },
    },
    createFiles: () => ({
      setOutputs: (values) => void Object.assign(outputs, values),
      replaceOutputs: (values) => replaceWith(outputs, values),
      replaceState: (values) => replaceWith(state, values),
      saveState: (name, value) => void Object.assign(state, { [name]: value }),
      writeSummary: (markdown) => {
        summary += markdown;
      },
    }),
    clock,
    freshToken: randomUUID,
    cancel,
  });
  onStart?.(end);
  const outcome = await step.run();
  step.console.end();
  return killed ?? left(exitCodes[outcome]);
}

function replaceWith(values: Record<string, string>, others: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(values)) delete values[name];
  Object.assign(values, others);
}
