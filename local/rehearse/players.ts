import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { styleText } from 'node:util';
import { projectFolder } from '../../sandbox/places.ts';
import { playAction, titleOf } from './action-step.ts';
import { checkOut } from './checkout.ts';
import { bringsOurs, isCheckout, isOurs } from './our-steps.ts';
import type { FilledStep, Players, StepEnd } from './play.ts';
import { rule } from './printer.ts';
import { fail, type Scene, stopIfInterrupted } from './scene.ts';
import type { Step } from './workflow.ts';

/** Creates the players that run the steps of a scene: those that use the action, and checkouts of the repository. */
export function createPlayers(scene: Scene): Players {
  const { workspace, played } = scene;
  const { say } = scene.printer;
  const sayStep = (step: Step): void => say(`  ${styleText('bold', titleOf(step))} (line ${step.line})`);
  return {
    beginJob({ name }) {
      rmSync(workspace, { recursive: true, force: true });
      mkdirSync(workspace);
      say('', rule(`job ${name}`));
    },
    async playStep(filled) {
      const { step } = filled;
      stopIfInterrupted(scene);
      sayStep(step);
      if (isOurs(step)) return playAction(scene, filled);
      const why = objection(scene, filled);
      if (why === undefined) return playCheckout(scene, filled);
      say(`    skipped: ${why}`);
      const outputs = givenOutputs(scene, step);
      if (scene.text.includes(`steps.${step.id}.`) && Object.keys(outputs).length === 0)
        say(`    its outputs are empty; give --output ${step.id}.NAME=VALUE`);
      return { outcome: 'success', outputs };
    },
    skipJob({ name, uses, hasMatrix }, why) {
      say('', rule(`job ${name}`), `    skipped: ${why}`);
      if (uses !== undefined || hasMatrix) played.unchecked.add(`the job ${name}`);
    },
    skipStep(step, why) {
      sayStep(step);
      say(`    skipped: ${why}`);
    },
  };
}

/** Says why a step is not run; undefined when it is a checkout of the repository. */
function objection({ checkout }: Scene, { step, with: given }: FilledStep): string | undefined {
  if (bringsOurs(step)) return `it checks out this action; the rehearsal runs ${projectFolder}`;
  if (step.run !== undefined) return 'it runs commands';
  if (!isCheckout(step)) return 'it is another action';
  const { repository = '' } = given;
  return ['', checkout.name].includes(repository) ? undefined : `it is about ${repository}`;
}

/** Does what actions/checkout does, with the copy of the repository. */
async function playCheckout(scene: Scene, { with: { ref = '', path = '' } }: FilledStep): Promise<StepEnd> {
  const { checkout, stage, workspace } = scene;
  const { say } = scene.printer;
  const commit = ref === '' ? checkout.sha : ref;
  const folder = join(workspace, path);
  // Nothing that the rehearsal has not made is overwritten.
  const isAgain = !path.includes('..') && existsSync(join(folder, '.git'));
  try {
    checkOut(stage.repository, commit.replace(/^refs\/heads\//, ''), folder, isAgain);
  } catch (error) {
    // Ctrl+C ends git, too. The signal itself arrives only now.
    await nextTurn();
    stopIfInterrupted(scene);
    const why = String(error).trim().split('\n').at(-1);
    say(styleText('red', `    git could not check out ${commit}: ${why}`));
    return fail(scene, 1);
  }
  say(`    a copy of the checkout at ${commit.slice(0, 40)}`);
  return { outcome: 'success', outputs: {} };
}

/** The outputs that the options give a step. */
function givenOutputs({ options }: Scene, { id }: Step): Record<string, string> {
  const own = [...options.outputs].map(([name, value]) => [...name.split('.'), value]);
  return Object.fromEntries(own.flatMap(([step, name, value]) => (step === id ? [[name, value]] : [])));
}
