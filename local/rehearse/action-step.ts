import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { metadata } from '../../harness/metadata.ts';
import { fill } from './expressions.ts';
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

/** Carries out a step that uses the action. Makes the site beforehand that it expects. */
export async function playAction(scene: Scene, step: FilledStep): Promise<StepEnd> {
  const { stage, printer, interruption } = scene;
  const name = `${step.job}-${step.number}${scene.time === 1 ? '' : '-again'}`;
  const given = inputsOf(step);
  // If the sandbox refuses the vocabulary, so does the action, which says why.
  const sandbox = await stage.serve(vocabularyOf(given, scene.workspace)).catch(() => stage.serve(''));
  stage.offer(given.repository ?? '');
  const { notes, inputs: rehearsed } = standIn(step.with, {
    ...{ apiUrl: sandbox.url, token: sandbox.token },
    ...{ repository: stage.repository, servers: scene.servers },
  });
  for (const note of notes) printer.say(`    ${note}`);
  const mistakes = await mistakesIn(given, step.step.with, Object.keys(rehearsed));
  if (mistakes.length > 0) {
    printer.say(...mistakes.map((mistake) => styleText('red', `    ${mistake}`)));
    printer.say('  → rejected, exit code 2');
    return fail(scene, 2);
  }
  const inputs = { ...defaultsFor(step), ...rehearsed };
  const started = processOf(scene, step, name);
  const failed =
    interruption.signal === undefined ? await makeSite(scene, given, inputs, started) : undefined;
  if (interruption.signal !== undefined) return { outcome: 'cancelled', outputs: {} };
  if (failed !== undefined) return failed;
  printer.say('');
  const end = await runAction(inputs, started, printer.followLog());
  const checks = Object.keys(step.with).filter((input) => isCheck(input) && !(input in rehearsed));
  tellEnd(printer, end, checks);
  await leaveReport(scene, name, step.step, end);
  return finish(scene, step, end);
}

function defaultsFor({ contexts }: FilledStep): Texts {
  const defaults = Object.entries(metadata.inputs).map(([input, { default: standard = '' }]) => [
    input,
    fill(standard, contexts),
  ]);
  return Object.fromEntries(defaults);
}

/** Makes the site that the workflow expects, as an earlier run would have. Says how that fails, and returns that end then. */
async function makeSite(
  scene: Scene,
  given: Texts,
  inputs: Texts,
  started: Omit<StepProcess, 'command'>,
): Promise<StepEnd | undefined> {
  const { stage, printer, checkout, event } = scene;
  const { site = '' } = inputs;
  if (operationsBefore(given).length === 0 || stage.hasSite(site)) return undefined;
  stage.offer(checkout.name);
  let log = '';
  const onLog = (visible: string): void => {
    log = visible;
  };
  const end = await runAction(
    inputsBefore(given, inputs, { repository: checkout.name, branch: event.siteBranch }),
    { ...started, live: false, onLog, folder: `${started.folder}-before` },
    () => {},
  );
  if (end.code === 0) {
    const what = describeBefore(given, event.siteBranch);
    printer.say(`    site ${site} is made beforehand${what}: the workflow expects it`);
    return undefined;
  }
  printer.say(styleText('red', `    site ${site} could not be made beforehand:`));
  printer.followLog()(log);
  return fail(scene, end.code);
}

/** The words of the service are a text, or a file of the workspace, as for the action. */
function vocabularyOf({ vocabulary = '' }: Texts, workspace: string): string {
  if (!/^[^\r\n{]+\.(ya?ml|json)$/i.test(vocabulary.trim())) return vocabulary;
  try {
    return readFileSync(join(workspace, vocabulary.trim()), 'utf8');
  } catch {
    return '';
  }
}
