import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { metadata } from '../../harness/metadata.ts';
import { fill } from './expressions.ts';
import { type Place, standInTargets } from './many-sites.ts';
import type { FilledStep, StepEnd } from './play.ts';
import { leaveReport, tellEnd } from './report.ts';
import { runAction, type StepProcess } from './runner.ts';
import { fail, finish, processOf, type Scene } from './scene.ts';
import { describeBefore, inputsBefore, isCheck, mistakesIn, operationsBefore, standIn } from './stand-ins.ts';
import type { Texts } from './workflow.ts';

/** The inputs of a step that uses the action, with the defaults of action.yml. */
export function inputsOf(step: FilledStep): Texts {
  return { ...defaultsFor(step), ...step.with };
}

/** Carries out a step that uses the action. Makes the sites beforehand that it expects. */
export async function playAction(scene: Scene, step: FilledStep): Promise<StepEnd> {
  const { stage, printer, interruption } = scene;
  const name = `${[step.job, ...partsOf(step), step.number].join('-')}${scene.time === 1 ? '' : '-again'}`;
  const asked = inputsOf(step);
  const given: Texts = { ...asked, targets: textOf(asked.targets, scene.workspace) };
  // If the sandbox refuses the vocabulary, so does the action, which says why.
  const sandbox = await stage.serve(textOf(given.vocabulary, scene.workspace)).catch(() => stage.serve(''));
  stage.offer(given.repository ?? '');
  const standing = {
    ...{ apiUrl: sandbox.url, token: sandbox.token },
    ...{ repository: stage.repository, servers: scene.servers },
  };
  const { notes, inputs: replaced } = standIn(step.with, standing);
  const many = standInTargets(given, standing);
  const rehearsed = many === undefined ? replaced : { ...replaced, targets: many.targets };
  for (const note of new Set([...notes, ...(many?.notes ?? [])])) printer.say(`    ${note}`);
  const mistakes = await mistakesIn(given, step.step.with, Object.keys(rehearsed));
  if (mistakes.length > 0) {
    printer.say(...mistakes.map((mistake) => styleText('red', `    ${mistake}`)));
    printer.say('  → rejected, exit code 2');
    return fail(scene, 2);
  }
  const inputs = { ...defaultsFor(step), ...rehearsed };
  const started = processOf(scene, step, name);
  const { server = '', site = '' } = inputs;
  const places = many?.sites ?? (site === '' ? [] : [{ server, site }]);
  const failed =
    interruption.signal === undefined
      ? await makeSites(scene, given, { inputs, places }, started)
      : undefined;
  if (interruption.signal !== undefined) return { outcome: 'cancelled', outputs: {} };
  if (failed !== undefined) return failed;
  printer.say('');
  const end = await runAction(inputs, started, printer.followLog());
  const checks = Object.keys(step.with).filter((input) => isCheck(input) && !(input in rehearsed));
  tellEnd(printer, end, checks);
  await leaveReport(scene, name, step.step, end);
  return finish(scene, step, end);
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
  const missing = places.filter(({ site }) => !stage.hasSite(site));
  if (operationsBefore(given).length === 0 || missing.length === 0) return undefined;
  stage.offer(checkout.name);
  let log = '';
  const onLog = (visible: string): void => {
    log = visible;
  };
  const end = await runAction(
    inputsBefore(given, inputs, missing, { repository: checkout.name, branch: event.siteBranch }),
    { ...started, live: false, onLog, folder: `${started.folder}-before` },
    () => {},
  );
  const names = missing.map(({ site }) => site).join(', ');
  const what = missing.length === 1 ? `site ${names} is` : `sites ${names} are`;
  if (end.code === 0) {
    const how = describeBefore(given, event.siteBranch);
    const it = missing.length === 1 ? 'it' : 'them';
    printer.say(`    ${what} made beforehand${how}: the workflow expects ${it}`);
    return undefined;
  }
  printer.say(styleText('red', `    ${names} could not be made beforehand:`));
  printer.followLog()(log);
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
