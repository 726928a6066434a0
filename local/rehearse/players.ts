import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { styleText } from 'node:util';
import { projectFolder } from '../../sandbox/places.ts';
import { rule } from '../log.ts';
import { playAction, titleOf } from './action-step.ts';
import { checkOut } from './checkout.ts';
import { bringsOurs, isCheckout, isOurs } from './our-steps.ts';
import type { FilledStep, Players, StepEnd } from './play.ts';
import { fail, type Scene, stopIfInterrupted } from './scene.ts';
import { whyLeftOut } from './stand-ins.ts';
import type { Step } from './workflow.ts';

/** Creates the players that run the steps of a scene: those that use the action, and checkouts of the repository. */
export function createPlayers(scene: Scene): Players {
  const { printer, workspace, played } = scene;
  const { say } = printer;
  const sayStep = (step: Step): void => say(`  ${styleText('bold', titleOf(step))} (line ${step.line})`);
  /** Ids of the steps that were not run. */
  const idle = new Set<string>();
  return {
    beginJob({ name }) {
      rmSync(workspace, { recursive: true, force: true });
      mkdirSync(workspace);
      say('', rule(`job ${name}`));
    },
    async playStep(step) {
      stopIfInterrupted(scene);
      sayStep(step.step);
      const why = objection(scene, step);
      if (why === undefined) return isOurs(step.step) ? playAction(scene, step) : playCheckout(scene, step);
      idle.add(step.step.id);
      say(`    skipped: ${why}`);
      if (isOurs(step.step)) played.unchecked.add(`the step in line ${step.step.line}`);
      return { outcome: 'success', outputs: givenOutputs(scene, step.step) };
    },
    skipJob({ name, hasMatrix, steps }, why) {
      say('', rule(`job ${name}`), `    skipped: ${why}`);
      if (hasMatrix && steps.some(isOurs)) played.unchecked.add(`the job ${name}`);
    },
    skipStep(step, why) {
      sayStep(step);
      say(`    skipped: ${why}`, ...hintsOf(step, idle));
    },
  };
}

/** Says why a step is not run; undefined when it is. */
function objection({ checkout }: Scene, step: FilledStep): string | undefined {
  if (isOurs(step.step)) return whyLeftOut(step.with);
  if (bringsOurs(step.step)) return `it checks out this action; the rehearsal runs ${projectFolder}`;
  if (step.step.run !== undefined) return 'it runs commands';
  if (!isCheckout(step.step)) return 'it is another action';
  const { repository = '' } = step.with;
  return ['', checkout.name].includes(repository) ? undefined : `it is about ${repository}`;
}

/** Does what actions/checkout does, with the copy of the repository. */
async function playCheckout(scene: Scene, { with: given }: FilledStep): Promise<StepEnd> {
  const { checkout, stage, workspace, printer } = scene;
  const { ref = '', path = '' } = given;
  const commit = ref === '' ? checkout.sha : ref;
  try {
    const folder = join(workspace, path);
    // Nothing that the rehearsal has not made is overwritten.
    const isAgain = !path.includes('..') && existsSync(join(folder, '.git'));
    checkOut(stage.repository, commit.replace(/^refs\/heads\//, ''), folder, isAgain);
  } catch (error) {
    // Ctrl+C ends git, too. The signal itself arrives only now.
    await nextTurn();
    stopIfInterrupted(scene);
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    const reason = words.trim().split('\n').at(-1);
    printer.say(styleText('red', `    git could not check out ${commit}: ${reason}`));
    return fail(scene, 1);
  }
  printer.say(`    a copy of the checkout at ${commit.slice(0, 40)}`);
  return { outcome: 'success', outputs: {} };
}

/** The outputs that the options give a step. */
function givenOutputs({ options }: Scene, { id }: Step): Record<string, string> {
  const own = [...options.outputs].filter(([name]) => name.split('.')[0] === id);
  return Object.fromEntries(own.map(([name, value]) => [name.split('.')[1] ?? '', value]));
}

/** Names what a condition asked of steps that are not run. */
function hintsOf({ if: condition = '' }: Step, idle: ReadonlySet<string>): string[] {
  const asked = [...condition.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)];
  return asked
    .filter(([, id = '']) => idle.has(id))
    .map(([, id, output]) => `    step ${id} is not run here; give --output ${id}.${output}=VALUE`);
}
