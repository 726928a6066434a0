import { z } from 'zod';
import type { ActionOptions, ActionRun } from './action-run.ts';
import { findLeaks, type Leak } from './leaks.ts';
import { JOB_TOKEN, metadata, type Texts } from './metadata.ts';
import { droppedOutputs, interpretSummary } from './runner/file-commands.ts';
import { interpret } from './runner-oracle.ts';

/** Checks what must hold of every run. Throws when any of it does not hold. */
export function checkRun(run: ActionRun, options: ActionOptions): void {
  const secrets = [...secretsOf(options.inputs), ...(options.secrets ?? [])];
  checkStreams(run, leaksOf(run, secrets));
  if (`${run.written.env ?? ''}${run.written.path ?? ''}` !== '')
    throw new Error('The environment of later steps was changed');
  if (options.whole !== false) checkWhole(run);
}

/** Checks what must hold of all that the action prints, also beside a whole step. */
export function checkPrinted(printed: { stdout: string; stderr: string }, secrets: readonly string[]): void {
  checkStreams({ runner: interpret(printed), ...printed }, findLeaks(printed, secrets));
}

const OURS = new Set('group endgroup add-mask notice warning error stop-commands resume'.split(' '));

/** The secrets among the inputs. */
export function secretsOf(inputs: Texts): string[] {
  const { 'api-token': apiToken = '', 'github-token': githubToken = JOB_TOKEN } = inputs;
  return [apiToken, githubToken].filter((token) => token !== '');
}

/** The one check for secrets, over every byte that the run wrote. */
function leaksOf(run: ActionRun, secrets: readonly string[]): Leak[] {
  const { stdout, stderr, summary, written } = run;
  const plainOutputs = Object.values(run.outputs).join('\n');
  const [outputs, state] = [JSON.stringify(plainOutputs), JSON.stringify(run.state)];
  return findLeaks({ stdout, stderr, summary, outputs, plainOutputs, state, ...written }, secrets);
}

function checkStreams(
  { runner, stdout, stderr }: Pick<ActionRun, 'runner' | 'stdout' | 'stderr'>,
  leaks: readonly Leak[],
): void {
  if (leaks.length > 0) throw new Error(`Secrets got out: ${JSON.stringify(leaks)}`);
  // The runner executed them although the action issues none such.
  const foreign = runner.commands.filter(({ name, stream }) => !OURS.has(name) || stream !== 'stdout');
  if (foreign.length > 0) throw new Error(`Commands not ours: ${JSON.stringify(foreign)}`);
  if (runner.failures.length > 0)
    throw new Error(`Commands that the runner refuses: ${runner.failures.join('; ')}`);
  const masks = runner.commands.filter(({ name }) => name === 'add-mask').length;
  // The search for leaks passes over lines that are masks: none of them may be shown.
  if (masks !== (stdout.match(/^[ \t]*::add-mask::/gm) ?? []).length)
    throw new Error('A mask was written where the runner does not take it');
  if (stderr !== '') throw new Error(`Something was written to stderr: ${stderr}`);
}

function checkWhole(run: ActionRun): void {
  const { runner, outputs, code, summary } = run;
  if (runner.stopped.length > 0 || runner.groupOpen)
    throw new Error('A group or a stopped stretch was left open');
  const missing = Object.keys(metadata.outputs).filter((name) => !(name in outputs));
  if (missing.length > 0) throw new Error(`Outputs that were not set: ${missing.join(', ')}`);
  if (runner.annotations.some(({ shown }) => !shown))
    throw new Error('More annotations than the runner shows');
  const errors = runner.annotations.filter(({ level }) => level === 'error').length;
  if (errors !== (code === 0 ? 0 : errorsOf(outputs)))
    throw new Error(`${errors} error annotations with exit code ${code}`);
  if (interpretSummary(summary, runner.masks) === '') throw new Error('The job summary would not be shown');
  const dropped = droppedOutputs(outputs, runner.masks);
  const needed = dropped.filter((name) => ['outcome', 'changed', 'server-id', 'site-id'].includes(name));
  if (needed.length > 0) throw new Error(`Masks would drop the outputs ${needed.join(', ')}`);
}

const BAD_ENDS = ['failed', 'rejected', 'timed_out', 'unknown'];

/** The number of error annotations of a run that did not succeed: one for each failed target, up to ten; else one. */
function errorsOf({ targets = '' }: ActionRun['outputs']): number {
  const rows = z.array(z.object({ outcome: z.string() })).parse(JSON.parse(targets || '[]'));
  const failed = rows.filter(({ outcome }) => BAD_ENDS.includes(outcome)).length;
  return Math.min(10, Math.max(1, failed));
}
