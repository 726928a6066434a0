import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { startAction } from '../../harness/action-run.ts';
import type { GitHubStandIn } from '../../harness/github.ts';
import { interpretSummary } from '../../harness/runner/file-commands.ts';
import { type Annotation, interpret } from '../../harness/runner-oracle.ts';
import { withoutNpm } from '../../sandbox/places.ts';
import { githubVariables } from './event.ts';
import type { FilledStep, StepEnd } from './play.ts';
import type { Printer } from './printer.ts';
import { fail, type Scene, stopIfInterrupted } from './scene.ts';
import { inputsBefore, operationsBefore, SERVICE_INPUTS, standIn } from './stand-ins.ts';
import type { Step, Texts } from './workflow.ts';

/** The end of the action, and what it wrote. */
interface ActionEnd {
  readonly code: number;
  readonly annotations: readonly Annotation[];
  readonly outputs: Texts;
  readonly summary: string;
}

/** Runs a step that uses the action. First sets up the site that it expects. */
export async function playAction(scene: Scene, step: FilledStep): Promise<StepEnd> {
  const { printer, act, played } = scene;
  const name = `${act.before}${step.job}-${step.number}${act.after}`;
  const gitHub = step.with.comment?.trim() === 'true' ? await scene.stage.gitHub() : undefined;
  const { notes, unchecked, inputs } = await cast(scene, step, gitHub);
  for (const note of notes) printer.say(`    ${note}`);
  for (const empty of emptyInputs(step)) {
    printer.say(styleText('yellow', `    Warning: ${empty}, so it counts as not given.`));
    played.unchecked.add(empty);
  }
  const failed = await makeSite(scene, step, inputs);
  if (failed !== undefined) return failed;
  stopIfInterrupted(scene);
  printer.say('');
  const commentsBefore = textsOf(gitHub);
  const env: Texts = gitHub === undefined ? {} : { GITHUB_API_URL: gitHub.url };
  const end = await startActionIn(scene, step, {
    inputs,
    env,
    folder: join(scene.folder, name),
    shows: true,
  });
  // A signal may come before the action can take it.
  if (end.outputs.outcome === undefined) stopIfInterrupted(scene);
  tellEnd(printer, end);
  for (const one of unchecked) played.unchecked.add(one);
  const comment = textsOf(gitHub).findLast((text) => !commentsBefore.includes(text));
  // Rendering takes long to load.
  const { leaveRun } = await import('../page.ts');
  const title = `${name}: ${titleOf(step.step)}`;
  played.reports.push(...leaveRun(join(scene.out, name), { ...end, title, comment }));
  stopIfInterrupted(scene);
  if (step.step['continue-on-error'] !== 'true') played.codes.push(end.code);
  return { outcome: end.code === 0 ? 'success' : 'failure', outputs: end.outputs };
}

/** Each time there is more, the log is read from its beginning. A longer one is shown at its end. In UTF-16 units. */
const MOST_SHOWN_EARLY = 256 * 1024;

/** Runs the built action for a step, as a runner does, whose files are in a new folder. Shows its log if told so. */
async function startActionIn(
  scene: Scene,
  step: FilledStep,
  { inputs, env, folder, shows }: { inputs: Texts; env: Texts; folder: string; shows: boolean },
): Promise<ActionEnd> {
  const { printer, interruption, workspace } = scene;
  const { masks } = printer;
  const onLog = shows ? printer.followLog() : () => {};
  const ended = await startAction(folder, {
    inputs,
    cwd: workspace,
    env: { ...environmentOf(scene, step), ...env },
    onStart(kill) {
      interruption.kill = kill;
      if (interruption.signal !== undefined) kill(interruption.signal);
    },
    onOutput(stdout) {
      const lines = stdout.slice(0, stdout.lastIndexOf('\n') + 1);
      if (lines.length >= MOST_SHOWN_EARLY) return;
      onLog(interpret({ stdout: lines, masks: [...masks] }).visible);
    },
  });
  interruption.kill = undefined;
  const { visible, annotations, masks: all } = interpret({ ...ended, masks: [...masks] });
  onLog(visible);
  return {
    code: ended.code ?? 128 + constants.signals[ended.signal ?? 'SIGKILL'],
    outputs: ended.outputs,
    annotations,
    summary: interpretSummary(ended.summary, [...masks, ...all]),
  };
}

/** The variables of a step: of the user's own shell what a process needs, and nothing of npm. */
function environmentOf({ environment, folder, contexts }: Scene, { env, job }: FilledStep): Texts {
  const names = ['PATH', 'HOME', 'LANG', 'TERM', 'TMPDIR', 'NO_COLOR'];
  const own = names.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, name === 'PATH' ? withoutNpm(value) : value]];
  });
  return {
    ...Object.fromEntries(own),
    CI: 'true',
    RUNNER_TEMP: join(folder, 'temp'),
    RUNNER_OS: 'Linux',
    ...env,
    ...githubVariables({ ...contexts.github, job }),
  };
}

/** Puts the sandbox and the stage in the place of what the inputs name. */
async function cast(scene: Scene, { with: given }: FilledStep, gitHub: GitHubStandIn | undefined) {
  const { stage, options, checkout } = scene;
  // If the sandbox refuses the vocabulary, so does the action, which says why.
  const service = given['commit-by'] === 'variable' || given['deploy-variables'] ? 'family' : 'document';
  const words = textOf(given.vocabulary, scene.workspace);
  const sandbox = await stage.serve(words, service).catch(() => stage.serve('', service));
  stage.offer(given.repository ?? checkout.name);
  return standIn(given, {
    apiUrl: sandbox.url,
    token: sandbox.token,
    commentToken: gitHub?.token,
    repository: stage.repository,
    withoutChecks: options.withoutChecks,
  });
}

/** Names the inputs whose expressions are empty, as misspelled ones are. */
function emptyInputs({ step, with: filled }: FilledStep): string[] {
  return Object.entries(step.with).flatMap(([name, text]) => {
    const isEmpty = text.includes('${{') && filled[name]?.trim() === '' && !SERVICE_INPUTS.includes(name);
    return isEmpty ? [`${name}: ${text.trim()} is empty`] : [];
  });
}

function textsOf(gitHub: GitHubStandIn | undefined): string[] {
  return gitHub?.comments.map(({ body }) => body) ?? [];
}

/** Makes the site that the workflow expects, as an earlier run would have. Says how that fails, and returns that end then. */
async function makeSite(scene: Scene, step: FilledStep, inputs: Texts): Promise<StepEnd | undefined> {
  const { stage, printer, checkout, event } = scene;
  const { with: given } = step;
  const { site = '' } = inputs;
  if (operationsBefore(given).length === 0 || stage.domains().includes(site.toLowerCase())) return undefined;
  stopIfInterrupted(scene);
  stage.offer(checkout.name);
  const end = await startActionIn(scene, step, {
    inputs: inputsBefore(given, inputs, { repository: checkout.name, branch: event.siteBranch }),
    env: {},
    folder: join(scene.folder, `${step.job}-${step.number}-before`),
    shows: false,
  });
  // The step itself then says why.
  if (end.outputs.outcome === 'rejected') return undefined;
  if (end.code === 0) {
    printer.say(`    site ${site} is set up beforehand: the workflow expects it`);
    return undefined;
  }
  stopIfInterrupted(scene);
  const errors = end.annotations.filter(({ level }) => level === 'error');
  const why = new Set(errors.flatMap(({ message }) => message.split('\n')));
  printer.say(...[`${site} could not be set up:`, ...why].map((line) => styleText('red', `    ${line}`)));
  printer.say('  → not rehearsed');
  return fail(scene, end.code);
}

/** An input that is a text, or a file of the workspace, as for the action. */
function textOf(text = '', workspace = ''): string {
  if (!/^[^\r\n{]+\.(ya?ml|json)$/i.test(text.trim())) return text;
  try {
    return readFileSync(join(workspace, text.trim()), 'utf8');
  } catch {
    return '';
  }
}

/** A step in a few words. */
export function titleOf({ name, uses, run = '' }: Step): string {
  return name ?? uses ?? `run ${run.trim().split('\n')[0] ?? ''}`;
}

/** Outputs that say much in little. */
const TOLD = ['evidence', 'deployed-commit', 'rolled-back-to', 'has-changes', 'plan-hash'];

/** Says how a step has ended that uses the action. */
function tellEnd({ say }: Printer, { code, outputs }: ActionEnd): void {
  const outcome = outputs.outcome ?? 'no outcome';
  say('', styleText(code === 0 ? 'green' : 'red', `  → ${outcome}, exit code ${code}`));
  const told = TOLD.filter((name) => (outputs[name] ?? '') !== '');
  for (const name of told) say(`    ${name.padEnd(16)} ${outputs[name]?.slice(0, 120)}`);
}
