import { getInput } from '@actions/core';
import { chooseLogStyle } from './console/log-style.ts';
import { createClock } from './core/clock.ts';
import { CancelledError } from './core/errors.ts';
import { runnerCommands } from './runner/commands.ts';
import { createRunnerFiles } from './runner/runner-files.ts';
import { silence } from './runner/silence.ts';
import { readWorkspaceFile, rootsOf } from './runner/workspace.ts';
import { runProcess, type StepHost } from './step/step.ts';

/** Runs the step in this process. `dist/main/` calls it, so that what it needs is packed together with what the command needs. */
export async function main(): Promise<void> {
  silence(process);
  const { env, stdout } = process;
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => cancel.abort(new CancelledError('The workflow was cancelled.')));
  }
  const roots = rootsOf(env);
  const host: StepHost = {
    get: (name) => getInput(name, { trimWhitespace: false }),
    readFile: (path, most) => readWorkspaceFile(path, roots, most),
    env,
    log: stdout,
    logStyle: chooseLogStyle('action', stdout.isTTY === true, env, runnerCommands),
    createFiles: (warn) => createRunnerFiles(env, warn),
    clock: createClock(process.uptime),
    cancel,
  };
  await runProcess(host, process, (done) => stdout.write('', done));
}
