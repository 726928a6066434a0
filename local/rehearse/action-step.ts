import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { GitHubStandIn } from '../../harness/github.ts';
import { metadata } from '../../harness/metadata.ts';
import { fill } from './expressions.ts';
import { type Place, standInTargets } from './many-sites.ts';
import type { FilledStep, StepEnd } from './play.ts';
import { leaveReport, tellEnd, tellStopped } from './report.ts';
import { runAction, type StepProcess } from './runner.ts';
import { fail, finish, nameOf, processOf, type Scene } from './scene.ts';
import { describeBefore, inputsBefore, isCheck, mistakesIn, operationsBefore, standIn } from './stand-ins.ts';
import type { Texts } from './workflow.ts';

/** The inputs of a step that uses the action, with the defaults of action.yml. */
export function inputsOf(step: FilledStep): Texts {
  return { ...defaultsFor(step), ...step.with };
}

/** Runs a step that uses the action. First sets up the sites that it expects. */
export async function playAction(scene: Scene, step: FilledStep): Promise<StepEnd> {
  const { printer, interruption } = scene;
  const name = nameOf(scene, [step.job, ...partsOf(step), step.number]);
  const asked = inputsOf(step);
  const given: Texts = { ...asked, targets: textOf(asked.targets, scene.workspace) };
  const gitHub = given.comment?.trim() === 'true' ? await scene.stage.gitHub() : undefined;
  const { notes, rehearsed, places } = await cast(
    scene,
    { ...step, with: withToken(step, asked) },
    given,
    gitHub,
  );
  for (const note of notes) printer.say(`    ${note}`);
  const mistakes = await mistakesIn(given, step.step.with, Object.keys(rehearsed));
  if (mistakes.length > 0) {
    printer.say(...mistakes.map((mistake) => styleText('red', `    ${mistake}`)));
    printer.say('  → rejected, exit code 2');
    return fail(scene, 2);
  }
  const inputs = { ...defaultsFor(step), ...rehearsed };
  const process = processOf(scene, step, name);
  const started =
    gitHub === undefined ? process : { ...process, env: { ...process.env, GITHUB_API_URL: gitHub.url } };
  const failed =
    interruption.signal === undefined
      ? await makeSites(scene, given, { inputs, places }, started)
      : undefined;
  if (interruption.signal !== undefined) return { outcome: 'cancelled', outputs: {} };
  if (failed !== undefined) return failed;
  warnOfPlan(scene, given, places);
  printer.say('');
  const commentsBefore = textsOf(gitHub);
  const end = await runAction(inputs, started, printer.followLog());
  // The signal came before the action could take it.
  if (interruption.signal !== undefined && end.outputs.outcome === undefined)
    return { outcome: 'cancelled', outputs: {} };
  const checks = Object.keys(step.with).filter((input) => isCheck(input) && !(input in rehearsed));
  tellEnd(printer, end, checks);
  if (interruption.signal !== undefined) tellStopped(printer, end);
  const comment = textsOf(gitHub).findLast((text) => !commentsBefore.includes(text));
  await leaveReport(scene, name, step.step, { ...end, comment });
  return finish(scene, step, end);
}

/** Puts the sandbox and the stage in the place of what the inputs name. */
async function cast(scene: Scene, step: FilledStep, given: Texts, gitHub: GitHubStandIn | undefined) {
  const { stage, servers, sitesBefore } = scene;
  // If the sandbox refuses the vocabulary, so does the action, which says why.
  const sandbox = await stage.serve(textOf(given.vocabulary, scene.workspace)).catch(() => stage.serve(''));
  stage.offer(given.repository ?? '');
  const standing = {
    ...{ apiUrl: sandbox.url, token: sandbox.token, commentToken: gitHub?.token },
    ...{ repository: stage.repository, servers, sitesBefore },
  };
  const { notes, inputs } = standIn(step.with, standing);
  const many = standInTargets(given, standing);
  const { server = '', site = '' } = inputs;
  return {
    notes: new Set([...notes, ...(many?.notes ?? [])]),
    rehearsed: many === undefined ? inputs : { ...inputs, targets: many.targets },
    places: many?.sites ?? (site === '' ? [] : [{ server, site }]),
  };
}

/** The inputs of a step, with the token that a comment gets by default. */
function withToken(step: FilledStep, { comment, 'github-token': token = '' }: Texts): Texts {
  return comment?.trim() === 'true' && token !== '' ? { ...step.with, 'github-token': token } : step.with;
}

function textsOf(gitHub: GitHubStandIn | undefined): string[] {
  return gitHub?.comments.map(({ body }) => body) ?? [];
}

/** Says that a plan compares with nothing: the site has no repository yet. */
function warnOfPlan({ stage, printer }: Scene, given: Texts, places: readonly Place[]): void {
  if (given['dry-run']?.trim() !== 'true') return;
  const fresh = places.filter(({ site }) => !stage.isInstalled(site)).map(({ site }) => site);
  if (fresh.length === 0) return;
  const what =
    fresh.length === 1
      ? 'has nothing installed, so the plan installs it'
      : 'have nothing installed, so the plan installs them';
  printer.say(
    styleText('yellow', `    ${fresh.join(', ')} ${what}. To compare with a deployed site:`),
    styleText(
      'yellow',
      '    --after WORKFLOW first runs the workflow that deploys it; --keep goes on from an earlier rehearsal',
    ),
  );
}

/** The values of the matrix that the step is played for, as parts of a file's name. */
function partsOf({ contexts: { matrix = {} } }: FilledStep): string[] {
  return Object.values(matrix ?? {}).map((value) => `${value}`.replace(/[^\w.-]/g, '-'));
}

function defaultsFor({ contexts }: FilledStep): Texts {
  const defaults = Object.entries(metadata.inputs).map(([input, { default: standard = '' }]) => [
    input,
    fill(standard, contexts),
  ]);
  return Object.fromEntries(defaults);
}

/** Makes the sites that the workflow expects, as an earlier run would have. Says how that fails, and returns that end then. */
async function makeSites(
  scene: Scene,
  given: Texts,
  { inputs, places }: { readonly inputs: Texts; readonly places: readonly Place[] },
  started: Omit<StepProcess, 'command'>,
): Promise<StepEnd | undefined> {
  const { stage, printer, checkout, event } = scene;
  const domains = stage.domains();
  const missing = places.filter(({ site }) => !domains.includes(site.toLowerCase()));
  if (operationsBefore(given).length === 0 || missing.length === 0) return undefined;
  stage.offer(checkout.name);
  const end = await runAction(
    inputsBefore(given, inputs, missing, { repository: checkout.name, branch: event.siteBranch }),
    { ...started, live: false, onLog: () => {}, folder: `${started.folder}-before` },
    () => {},
  );
  const names = missing.map(({ site }) => site).join(', ');
  const what = missing.length === 1 ? `site ${names} is` : `sites ${names} are`;
  if (end.code === 0) {
    const how = describeBefore(given, event.siteBranch);
    const it = missing.length === 1 ? 'it' : 'them';
    printer.say(`    ${what} set up beforehand${how}: the workflow expects ${it}`);
    return undefined;
  }
  if (scene.interruption.signal !== undefined) return { outcome: 'cancelled', outputs: {} };
  const errors = end.annotations.filter(({ level }) => level === 'error');
  const why = new Set(errors.flatMap(({ message }) => message.split('\n')));
  printer.say(...[`${names} could not be set up:`, ...why].map((line) => styleText('red', `    ${line}`)));
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
