import * as core from '@actions/core';
import { createClock } from './core/clock.ts';
import { CancelledError } from './core/errors.ts';
import { exitCodes, type Outcome } from './report/failure.ts';
import { exitNow } from './runner/exit.ts';
import { createRunnerFiles } from './runner/runner-files.ts';
import { silence } from './runner/silence.ts';
import { createStep } from './step/step.ts';

// Silence and signals.
silence(process);
const { env, stdout } = process;
const cancel = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => cancel.abort(new CancelledError('The workflow was cancelled.')));
}
// A closed log must not end the run: the deploy goes on.
stdout.on('error', () => {});

const step = createStep({
  getInput: (name) => core.getInput(name, { trimWhitespace: false }),
  env,
  stdout,
  createFiles: (warn) => createRunnerFiles(env, warn),
  clock: createClock(process.uptime),
  cancel,
});

// The run and its end. Left to itself, Node would print a fault with the line of source that threw it.
let isFaulty = false;
process.on('uncaughtException', (error) => {
  // A report that is being written takes precedence.
  if (!step.isPublishing()) void endFaulty(error);
});
try {
  const outcome = await step.run();
  if (!isFaulty) exit(outcome);
} catch (error) {
  await endFaulty(error);
}

async function endFaulty(error: unknown): Promise<void> {
  isFaulty = true;
  await step.end(error);
  exit('unknown');
}

/** Ends the process at once. A verify-command that is still running would keep it alive. */
function exit(outcome: Outcome): void {
  step.console.end();
  stdout.write('', () => exitNow(process, exitCodes[outcome]));
}
