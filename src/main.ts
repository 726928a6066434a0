import { randomBytes } from 'node:crypto';
import * as core from '@actions/core';
import { createConsole } from './console/console.ts';
import { chooseLook } from './console/look.ts';
import { systemClock } from './core/clock.ts';
import { CancelledError } from './core/errors.ts';
import { exitCodes, failureOf, type Outcome } from './report/failure.ts';
import { ENDED } from './run/aftermath.ts';
import { readInputs } from './run/inputs.ts';
import { createPublisher } from './run/publish.ts';
import { run } from './run/run.ts';
import { createInputSource, rejectionOf, showOpenly } from './run/step-inputs.ts';
import { exitNow } from './runner/exit.ts';
import { createRunnerFiles } from './runner/runner-files.ts';
import { silence } from './runner/silence.ts';
import { createRedactor } from './secrets/redactor.ts';

// Silence and signals.
silence(process);
const { env } = process;
const cancel = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => cancel.abort(new CancelledError('The workflow was cancelled.')));
}
// A closed log must not end the run: the deploy goes on.
process.stdout.on('error', () => {});

// Secrets and the console. Everything that is printed or left behind passes through these.
const redactor = createRedactor();
const console = createConsole({
  stdout: process.stdout,
  redactor,
  freshToken: () => randomBytes(16).toString('hex'),
  look: chooseLook(process.stdout.isTTY === true, env),
  clock: systemClock,
});
const files = createRunnerFiles(env, console.warning);
const publisher = createPublisher({ env, files, console, redactor });

// The run and its end. Left to itself, Node would print a fault with the line of source that threw it.
let isFaulty = false;
process.on('uncaughtException', (error) => {
  // A report that is being written takes precedence.
  if (!publisher.hasBegun()) endFaulty(error);
});
try {
  const outcome = await main();
  if (!isFaulty) exit(outcome);
} catch (error) {
  endFaulty(error);
}

async function main(): Promise<Outcome> {
  const get = (name: string): string => core.getInput(name, { trimWhitespace: false });
  showOpenly(get, redactor);
  const source = createInputSource(get, env, redactor, console.mask);
  const read = await readInputs(source).catch((error: unknown) => ({ fault: failureOf(error) }));
  if (!('inputs' in read)) {
    const failure = 'fault' in read ? read.fault : rejectionOf(read.problems, console.info);
    await publisher.publish({ outcome: failure.outcome, failure, results: [], durationMs: 0 });
    return failure.outcome;
  }
  const { inputs, warnings } = read;
  warnings.forEach(console.warning);

  const context = { env, cancel: cancel.signal, redactor, console, files, hide: source.redact };
  // The client, and all that works with it, is loaded only by a run whose inputs are right.
  const { openPorts } = await import('./run/ports.ts');
  const { ports, traces, close } = openPorts(inputs, context);
  const report = await run(ports);
  await publisher.publish(report, { inputs, traffic: ports.traffic, traces });
  files.saveState('run', ENDED);
  await close();
  return report.outcome;
}

/** Ends the run after an uncaught fault of this action. Sends no further requests. */
function endFaulty(error: unknown): void {
  isFaulty = true;
  cancel.abort(new CancelledError('This action has a fault.'));
  publisher
    .publishFault(error)
    .catch(() => {})
    .finally(() => exit('unknown'));
}

/** Ends the process at once. A verify-command that is still running would keep it alive. */
function exit(outcome: Outcome): void {
  console.end();
  process.stdout.write('', () => exitNow(process, exitCodes[outcome]));
}
