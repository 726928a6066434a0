import { createConsole } from '../console/console.ts';
import type { Stdout } from '../console/live-line.ts';
import type { LogStyle } from '../console/log-style.ts';
import type { Clock } from '../core/clock.ts';
import { CancelledError, InputError, type Problem } from '../core/errors.ts';
import type { InputHost, InputSource } from '../inputs/input.ts';
import { reportOfNone } from '../outcome/end.ts';
import { exitCodes, failureOf, type Outcome } from '../outcome/failure.ts';
import type { Step } from '../run/contexts.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';
import { createRedactor } from '../secrets/redactor.ts';
import { createPublisher, type Publisher, type StepEnd } from './publish.ts';
import { createInputSource, declarePublic, failureBefore, namesList, readTargets } from './step-inputs.ts';

/** The process that runs a step, as the step uses it. */
export interface StepHost extends InputHost {
  readonly log: Stdout;
  readonly logStyle: LogStyle;
  readonly createFiles: (warn: (line: string) => void) => RunnerFiles;
  readonly clock: Clock;
  /** Makes a token that no remote text can guess. */
  readonly freshToken: () => string;
  /** Aborts when the workflow is cancelled. */
  readonly cancel: AbortController;
}

/** Creates a step of a workflow, or one call of the command. All that it prints or leaves behind passes through one redactor. */
export function createStep(host: StepHost) {
  const { env, logStyle, clock, cancel } = host;
  const redactor = createRedactor();
  const console = createConsole({ ...host, stdout: host.log, redactor });
  const files = host.createFiles(console.warning);
  const source = createInputSource(host, redactor, console.mask);
  const publisher = createPublisher(files);
  const { keep } = publisher;
  const step: Step = { env, clock, cancel: cancel.signal, redactor, console, logStyle, files, keep };
  return {
    ...step,
    /** Reads the inputs, runs the operations, and publishes the report. */
    run: (): Promise<Outcome> => runStep(source, step, publisher),
    /** Ends the run after an uncaught fault of this action: sends no further requests, and reports the fault. Never throws. */
    async end(fault: unknown): Promise<void> {
      cancel.abort(new CancelledError('This action has a fault.'));
      await publisher.publishFault(fault, step).catch(() => {});
    },
    isPublishing: publisher.isPublishing,
    source,
  };
}

/**
 * Runs a step to its end, whatever happens, and ends the process with the exit code of its outcome.
 *
 * @param flush writes what is still to be written, then calls `done`
 */
export async function runProcess(
  host: StepHost,
  node: NodeJS.Process,
  flush: (done: () => void) => void,
): Promise<void> {
  const step = createStep(host);
  // A verify-command that is still running would keep the process alive.
  const exit = (outcome: Outcome): void => {
    step.console.end();
    flush(() => node.exit(exitCodes[outcome]));
  };
  let isFaulty = false;
  const endFaulty = async (error: unknown): Promise<void> => {
    isFaulty = true;
    await step.end(error);
    exit('unknown');
  };
  // Left to itself, Node would print a fault with the line of source that threw it.
  node.on('uncaughtException', (error) => {
    // A report that is being written takes precedence.
    if (!step.isPublishing()) void endFaulty(error);
  });
  await step.run().then((outcome) => void (isFaulty || exit(outcome)), endFaulty);
}

async function runStep(source: InputSource, step: Step, publisher: Publisher): Promise<Outcome> {
  declarePublic(source.get, step.redactor);
  const [file = '', merged] = ['report-file', 'reports'].map((name) => source.get(name).trim());
  const isKept = file !== '' && !merged;
  const problems = isKept ? (await import('./report-file.ts')).keepOutputsIn(file, step) : [];
  const ended = await readAndRun(source, step, problems);
  await publisher.publish(ended, step);
  // It has reported everything itself.
  step.files.saveState('run', '');
  ended.ran?.step.stop();
  await ended.ran?.step.client.close();
  return ended.report.outcome;
}

async function readAndRun(source: InputSource, step: Step, problems: readonly Problem[]): Promise<StepEnd> {
  const { cancel, console } = step;
  if (cancel.aborted) return { report: reportOfNone(failureOf(cancel.reason)) };
  if (source.get('reports').trim() !== '') {
    return (await import('../merge/merge-reports.ts')).mergeReports(source, console);
  }
  const read = await readTargets(source).catch((error: unknown) => ({
    error,
    unfinished: namesList(source) ? '' : undefined,
  }));
  if (!('inputs' in read) || problems.length > 0) {
    const all = 'problems' in read ? [...read.problems, ...problems] : problems;
    const error = 'error' in read ? read.error : new InputError(all);
    const unfinished = 'unfinished' in read ? read.unfinished : undefined;
    return { report: reportOfNone(failureBefore(error, console.info), unfinished) };
  }
  read.warnings.forEach(console.warning);
  // The client, and all that works with it, is loaded only by a run whose inputs are right.
  const { runTargets } = await import('./run-targets.ts');
  return runTargets(read, source, step);
}
