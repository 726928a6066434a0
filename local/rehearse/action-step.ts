import { constants } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { startAction } from '../../harness/action-run.ts';
import { interpretSummary } from '../../harness/runner/file-commands.ts';
import { interpret } from '../../harness/runner-oracle.ts';
import { withoutNpm } from '../../sandbox/places.ts';
import { githubVariables } from './event.ts';
import type { FilledStep, StepEnd } from './play.ts';
import { fail, type Scene, stopIfInterrupted } from './scene.ts';
import { inputsBefore, operationsBefore, SERVICE_INPUTS, standIn } from './stand-ins.ts';
import type { Step, Texts } from './workflow.ts';

/** Outputs that say much in little. */
const TOLD = ['evidence', 'deployed-commit', 'rolled-back-to', 'has-changes', 'plan-hash'];

/** Runs a step that uses the action. First sets up the site that it expects. */
export async function playAction(scene: Scene, step: FilledStep): Promise<StepEnd> {
  const { printer, played, stage, options, checkout } = scene;
  const { say } = printer;
  const { notes, unchecked, inputs } = standIn(step.with, stage, options.withoutChecks);
  say(...notes.map((note) => `    ${note}`));
  for (const empty of emptyInputs(step)) {
    say(styleText('yellow', `    Warning: ${empty}, so it counts as not given.`));
    unchecked.push(empty);
  }
  stage.offer(checkout.name);
  const failed = await makeSite(scene, step, inputs);
  if (failed !== undefined) return failed;
  stage.offer(step.with.repository ?? checkout.name);
  say('');
  const name = scene.nameOf(step);
  const { code, outputs, summary } = await start(scene, step, inputs, name, printer.followLog());
  const { outcome = 'no outcome' } = outputs;
  // A signal may come before the action can take it.
  if (outputs.outcome === undefined) stopIfInterrupted(scene);
  say('', styleText(code === 0 ? 'green' : 'red', `  → ${outcome}, exit code ${code}`));
  const told = TOLD.filter((one) => (outputs[one] ?? '') !== '');
  say(...told.map((one) => `    ${one.padEnd(16)} ${outputs[one]?.slice(0, 120)}`));
  for (const one of unchecked) played.unchecked.add(one);
  // Rendering takes long to load.
  const { leaveSummary } = await import('./page.ts');
  played.reports.push(...leaveSummary(join(scene.out, name), `${name}: ${titleOf(step.step)}`, summary));
  stopIfInterrupted(scene);
  if (step.step['continue-on-error'] !== 'true') played.codes.push(code);
  return { outcome: code === 0 ? 'success' : 'failure', outputs };
}

/** Each time there is more, the log is read from its beginning. A longer one is shown at its end. In UTF-16 units. */
const MOST_SHOWN_EARLY = 256 * 1024;

/** Runs the built action for a step, as a runner does, whose files are in a new folder. */
async function start(
  scene: Scene,
  step: FilledStep,
  inputs: Texts,
  name: string,
  onLog: (visible: string) => void,
) {
  const { interruption, workspace, folder } = scene;
  const masks = [...scene.printer.masks];
  stopIfInterrupted(scene);
  const ended = await startAction(join(folder, name), {
    inputs,
    cwd: workspace,
    env: environmentOf(scene, step),
    onStart(kill) {
      interruption.kill = kill;
      if (interruption.signal !== undefined) kill(interruption.signal);
    },
    onOutput(stdout) {
      const lines = stdout.slice(0, stdout.lastIndexOf('\n') + 1);
      if (lines.length < MOST_SHOWN_EARLY) onLog(interpret({ stdout: lines, masks }).visible);
    },
  });
  interruption.kill = undefined;
  const { visible, annotations, masks: all } = interpret({ ...ended, masks });
  onLog(visible);
  return {
    code: ended.code ?? 128 + constants.signals[ended.signal ?? 'SIGKILL'],
    outputs: ended.outputs,
    annotations,
    summary: interpretSummary(ended.summary, [...masks, ...all]),
  };
}

/** The variables of a step: of the user's own shell what a process needs, and nothing of npm. */
function environmentOf({ environment, runner, github }: Scene, { env, job }: FilledStep) {
  const { HOME, LANG, TERM, TMPDIR, NO_COLOR, PATH = '' } = environment;
  return {
    ...{ HOME, LANG, TERM, TMPDIR, NO_COLOR },
    PATH: withoutNpm(PATH),
    CI: 'true',
    RUNNER_TEMP: runner.temp,
    RUNNER_OS: runner.os,
    ...env,
    ...githubVariables({ ...github, job }),
  };
}

/** Names the inputs whose expressions are empty, as misspelled ones are. */
function emptyInputs({ step, with: filled }: FilledStep): string[] {
  return Object.entries(step.with).flatMap(([name, text]) => {
    const isEmpty = text.includes('${{') && filled[name]?.trim() === '' && !SERVICE_INPUTS.includes(name);
    return isEmpty ? [`${name}: ${text.trim()} is empty`] : [];
  });
}

/** Makes the site that the workflow expects, as an earlier run would have. Says how that fails, and returns that end then. */
async function makeSite(scene: Scene, step: FilledStep, inputs: Texts): Promise<StepEnd | undefined> {
  const { stage, checkout, event } = scene;
  const { say } = scene.printer;
  const { site = '' } = inputs;
  if (operationsBefore(step.with).length === 0 || stage.domains().includes(site.toLowerCase()))
    return undefined;
  const origin = { repository: checkout.name, branch: event.siteBranch };
  const before = inputsBefore(step.with, inputs, origin);
  const { code, outputs, annotations } = await start(
    scene,
    step,
    before,
    `${scene.nameOf(step)}-before`,
    () => {},
  );
  if (code === 0) say(`    site ${site} is set up beforehand: the workflow expects it`);
  // If its inputs are wrong, the step itself says why.
  if (code === 0 || outputs.outcome === 'rejected') return undefined;
  stopIfInterrupted(scene);
  const why = annotations.find(({ level }) => level === 'error')?.message ?? '';
  const lines = [`${site} could not be set up:`, ...why.split('\n')];
  say(...lines.map((line) => styleText('red', `    ${line}`)), '  → not rehearsed');
  return fail(scene, code);
}

/** A step in a few words. */
export function titleOf({ name, uses, run = '' }: Step): string {
  return name ?? uses ?? `run ${run.trim().split('\n')[0] ?? ''}`;
}
