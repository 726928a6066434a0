import { type Console, createConsole } from '../console/console.ts';
import type { Stdout } from '../console/live-line.ts';
import type { Look } from '../console/look.ts';
import type { Clock } from '../core/clock.ts';
import { CancelledError } from '../core/errors.ts';
import type { InputSource } from '../inputs/input.ts';
import { failureOf, type Outcome } from '../outcome/failure.ts';
import { reportOfOne } from '../outcome/report.ts';
import { headlineOf } from '../report/headline.ts';
import { ENDED } from '../run/aftermath.ts';
import { readInputs } from '../run/inputs.ts';
import type { StepContext } from '../run/ports.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';
import { createRedactor } from '../secrets/redactor.ts';
import { createPublisher, type Publisher, type StepEnd } from './publish.ts';
import { createInputSource, type InputHost, rejectionOf, showOpenly } from './step-inputs.ts';

/** The process that runs a step, as the step uses it. */
interface StepHost extends InputHost {
  readonly log: Stdout;
  readonly look: Look;
  readonly createFiles: (warn: (line: string) => void) => RunnerFiles;
  readonly clock: Clock;
  /** Makes a token that no remote text can guess. */
  readonly freshToken: () => string;
  /** Aborts when the workflow is cancelled. */
  readonly cancel: AbortController;
}

/** One step of a workflow, or one call of the command. */
export interface Step {
  /** Reads the inputs, runs the operations, and publishes the report. */
  run(): Promise<Outcome>;
  /** Ends the run after an uncaught fault of this action: sends no further requests, and reports the fault. Never throws. */
  end(fault: unknown): Promise<void>;
  /** True once writing the report has begun. */
  isPublishing(): boolean;
  readonly console: Console;
}

/** Creates a step. All that it prints or leaves behind passes through one redactor. */
export function createStep(host: StepHost): Step {
  const { env, look, clock, cancel } = host;
  const redactor = createRedactor();
  const console = createConsole({
    stdout: host.log,
    redactor,
    freshToken: host.freshToken,
    look,
    clock,
  });
  const files = host.createFiles(console.warning);
  const context = { env, clock, cancel: cancel.signal, redactor, console, look, files };
  const publisher = createPublisher(context);
  return {
    run: () => runStep(host, context, publisher),
    async end(fault) {
      cancel.abort(new CancelledError('This action has a fault.'));
      await publisher.publishFault(fault).catch(() => {});
    },
    isPublishing: publisher.hasBegun,
    console,
  };
}

async function runStep(
  host: StepHost,
  context: Omit<StepContext, 'hide'>,
  publisher: Publisher,
): Promise<Outcome> {
  const { redactor, console, files, cancel } = context;
  const { getInput: get } = host;
  showOpenly(get, redactor);
  const source = createInputSource(host, redactor, console.mask);
  const step = { ...context, hide: source.redact };
  const isList = get('targets').trim() !== '' && !cancel.aborted;
  const ended = isList
    ? await (await import('./target-list.ts')).runList(source, step, publisher.keep)
    : await runSingle(source, step);
  await publisher.publish(ended.report, ended.ran);
  files.saveState('run', ENDED);
  await ended.close?.();
  return ended.report.outcome;
}

/** Runs a step whose inputs name a single target. */
async function runSingle(source: InputSource, step: StepContext): Promise<StepEnd> {
  const { cancel, console } = step;
  const read = cancel.aborted
    ? { fault: failureOf(cancel.reason) }
    : await readInputs(source).catch((error: unknown) => ({ fault: failureOf(error) }));
  if (!('inputs' in read)) {
    const failure = 'fault' in read ? read.fault : rejectionOf(read.problems, console.info, source.isUnread);
    const { outcome } = failure;
    return { report: reportOfOne({ outcome, failure, results: [], durationMs: 0 }) };
  }
  const { inputs, warnings } = read;
  warnings.forEach(console.warning);
  // The client, and all that works with it, is loaded only by a run whose inputs are right.
  const [{ openPorts }, { run }] = await Promise.all([import('../run/ports.ts'), import('../run/run.ts')]);
  const { ports, closeTraces, deploymentId, traffic, close } = openPorts(inputs, step, headlineOf);
  const report = reportOfOne(await run(ports), inputs);
  return { report, ran: { inputs, traffic, close: closeTraces, deploymentId }, close };
}
