import { mkdirSync, rmSync } from 'node:fs';
import { styleText } from 'node:util';
import { projectFolder } from '../../sandbox/places.ts';
import { rule } from '../log.ts';
import { inputsOf, playAction } from './action-step.ts';
import { isCheckout } from './local-actions.ts';
import { playCheckout, playShell } from './other-steps.ts';
import { isOurs } from './our-steps.ts';
import type { FilledStep, Players, StepEnd } from './play.ts';
import { titleOf } from './report.ts';
import type { Scene } from './scene.ts';
import { whyLeftOut } from './stand-ins.ts';
import type { Step } from './workflow.ts';

/** Creates the players that run the steps of a scene. */
export function createPlayers(scene: Scene): Players {
  const { printer, workspace, interruption } = scene;
  /** Ids of the steps that were not run. */
  const idle = new Set<string>();
  return {
    beginJob(_, title) {
      rmSync(workspace, { recursive: true, force: true });
      mkdirSync(workspace);
      printer.say('', rule(`job ${title}`));
    },
    async playStep(step) {
      if (interruption.signal !== undefined) return { outcome: 'cancelled', outputs: {} };
      printer.say(`  ${styleText('bold', titleOf(step.step))} (line ${step.step.line})`);
      const why = objection(scene, step);
      if (why === undefined) return carryOut(scene, step);
      if (step.step.id !== undefined) idle.add(step.step.id);
      printer.say(`    skipped: ${why}`);
      return { outcome: 'success', outputs: givenOutputs(scene, step.step) };
    },
    skip(what, why) {
      if (interruption.signal !== undefined) return;
      const isJob = 'combinations' in what;
      if (isJob) printer.say('', rule(`job ${what.name}`));
      else printer.say(`  ${styleText('bold', titleOf(what))} (line ${what.line})`);
      printer.say(`    skipped: ${why}`, ...(isJob ? [] : hintsOf(what, idle)));
    },
  };
}

/** Says why a step is not run; undefined when it is. */
function objection({ options, checkout, uses }: Scene, step: FilledStep): string | undefined {
  const { run, shell = '' } = step.step;
  const use = uses.get(step.step);
  if (use?.kind === 'ours') return whyLeftOut(inputsOf(step));
  if (use?.kind === 'checkout') return `it checks out this action; the rehearsal runs ${projectFolder}`;
  if (isCheckout(step.step)) {
    const { repository = '' } = step.with;
    return ['', checkout.name].includes(repository) ? undefined : `it is about ${repository}`;
  }
  if (run === undefined) return `it is another action${use === undefined ? '' : `: ${use.why}`}`;
  if (!options.run) return 'it runs commands, which --run would allow';
  return /^(bash|sh)?$/.test(shell) ? undefined : `its shell is ${shell}`;
}

async function carryOut(scene: Scene, step: FilledStep): Promise<StepEnd> {
  if (isOurs(scene.uses, step.step)) return playAction(scene, step);
  return isCheckout(step.step) ? playCheckout(scene, step) : playShell(scene, step, step.step.run ?? '');
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
    .map(
      ([, id, output]) =>
        `    step ${id} is not run here; give its output with --output ${id}.${output}=VALUE`,
    );
}
