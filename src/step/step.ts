import { createConsole } from '../console/console.ts';
import type { Stdout } from '../console/live-line.ts';
import type { LogStyle } from '../console/log-style.ts';
import type { Clock } from '../core/clock.ts';
import { CancelledError, InputError } from '../core/errors.ts';
import type { Form, InputHost } from '../inputs/input.ts';
import { reportOfNone } from '../outcome/end.ts';
import { exitCodes, failureOf, type Outcome } from '../outcome/failure.ts';
import type { Step } from '../run/contexts.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';
import { createRedactor } from '../secrets/redactor.ts';
import { askRunner, createForm, readTargets } from '../targets/form.ts';
import { createPublisher, failureBefore, type Publication } from './publish.ts';
import { keepOutputsIn } from './report-file.ts';

/** The process that runs a step, as the step uses it. */
export interface StepHost extends InputHost {
  readonly log: Stdout;
  readonly logStyle: LogStyle;
  readonly createFiles: (warn: (line: string) => void) => RunnerFiles;
  readonly clock: Clock;
  readonly cancel: AbortController;
}

/** Creates a step of a workflow, or one call of the command. All that it prints or leaves behind passes through one redactor. */
export function createStep(host: StepHost) {
  const { env, logStyle, clock, cancel } = host;
  const redactor = createRedactor();
  const console = createConsole({ ...host, stdout: host.log, redactor });
  const form = createForm({ ...host, ...askRunner(env) }, redactor, console.mask);
  const files = host.createFiles(console.warning);
  const publisher = createPublisher(files);
  const { keep } = publisher;
  const step: Step = { env, clock, cancel: cancel.signal, redactor, console, logStyle, files, keep };
  return {
    ...step,
    async run(): Promise<Outcome> {
      const file = form.get('report-file').trim();
      if (file !== '' && form.get('reports').trim() === '') keepOutputsIn(file, step, form);
      const ended = await readAndRun(form, step);
      await publisher.publish(ended, step);
      // Leaves nothing for the post step to report.
      files.saveState('run', '');
      ended.ran?.step.stop();
      await ended.ran?.step.client.close();
      return ended.report.outcome;
    },
    /** Ends the run after an uncaught fault of this action: sends no further requests, and reports the fault. Never throws. */
    async end(fault: unknown): Promise<void> {
      cancel.abort(new CancelledError('This action has a fault.'));
      await publisher.publishFault(fault, step).catch(() => {});
    },
    isPublishing: publisher.isPublishing,
    form,
  };
}

/** Runs a step to its end, whatever happens, and ends the process with the exit code of its outcome. */
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
  await step.run().then((outcome) => {
    if (!isFaulty) exit(outcome);
  }, endFaulty);
}

/** Reads the inputs, and runs what they ask for. What works with the client is loaded only then. */
async function readAndRun(form: Form, step: Step): Promise<Publication> {
  const { cancel, console } = step;
  if (cancel.aborted) return { report: reportOfNone(failureOf(cancel.reason)) };
  if (form.get('reports').trim() !== '')
    return (await import('../merge/merge-reports.ts')).mergeReports(form, console);
  const unread = { unfinished: form.get('targets').trim() === '' ? undefined : '' };
  const read = await readTargets(form).catch((error: unknown) => ({ ...unread, error }));
  if ('unfinished' in read) {
    const error = 'error' in read ? read.error : new InputError(form.problems);
    return { report: reportOfNone(failureBefore(error, console.info), read.unfinished) };
  }
  for (const warning of form.warnings) console.warning(warning);
  const { runOne, runList } = await import('./run-targets.ts');
  return 'inputs' in read ? runOne(read.inputs, step) : runList(read.list, form, step);
}
