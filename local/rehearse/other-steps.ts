import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { styleText } from 'node:util';
import { checkOut } from './checkout.ts';
import { fill } from './expressions.ts';
import type { FilledStep, StepEnd } from './play.ts';
import { runProcess } from './runner.ts';
import { fail, finish, processOf, type Scene } from './scene.ts';

/** Does what actions/checkout does, with the copy of the repository. */
export async function playCheckout(scene: Scene, { with: given }: FilledStep): Promise<StepEnd> {
  const { checkout, stage, workspace, printer } = scene;
  const { ref = '', path = '' } = given;
  const commit = ref === '' ? checkout.sha : ref;
  try {
    checkOut(stage.repository, commit.replace(/^refs\/heads\//, ''), join(workspace, path));
  } catch (error) {
    // Ctrl+C ends git, too. The signal itself arrives only now.
    await nextTurn();
    if (scene.interruption.signal !== undefined) return { outcome: 'cancelled', outputs: {} };
    printer.say(styleText('red', `    git could not check out ${commit}: ${gitReason(error)}`));
    return fail(scene, 1);
  }
  printer.say(`    a copy of the checkout at ${commit.slice(0, 40)}`);
  return { outcome: 'success', outputs: {} };
}

/** Runs the commands of a step, with bash or sh. */
export async function playShell(scene: Scene, step: FilledStep, commands: string): Promise<StepEnd> {
  const { shell = '', workingDirectory = '' } = step.step;
  const name = `${step.job}-${step.number}`;
  const file = join(scene.folder, `${name}.sh`);
  writeFileSync(file, fill(commands, step.contexts));
  const strict = shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
  const end = await runProcess({
    ...processOf(scene, step, name),
    ...{ live: false, cwd: join(scene.workspace, workingDirectory) },
    command: [shell === 'sh' ? 'sh' : 'bash', ...strict, file],
  });
  scene.printer.say(`  → exit code ${end.code}`);
  return finish(scene, step, end);
}

function gitReason(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return stderr.trim().split('\n').at(-1) ?? '';
}
