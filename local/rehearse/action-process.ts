import { constants } from 'node:os';
import { join } from 'node:path';
import { startAction } from '../../harness/action-run.ts';
import { interpretSummary } from '../../harness/runner/file-commands.ts';
import { type Annotation, interpret } from '../../harness/runner-oracle.ts';
import { withoutNpm } from '../../sandbox/places.ts';
import { githubVariables } from './event.ts';
import type { FilledStep } from './play.ts';
import type { Scene } from './scene.ts';
import type { Texts } from './workflow.ts';

/** The end of the action, and what it wrote. */
export interface ActionEnd {
  readonly code: number;
  readonly annotations: readonly Annotation[];
  readonly outputs: Texts;
  readonly summary: string;
}

/** Each time there is more, the log is read from its beginning. A longer one is shown at its end. In UTF-16 units. */
const MOST_SHOWN_EARLY = 256 * 1024;

/** Runs the built action for a step, as a runner does, whose files are in a new folder. Shows its log if told so. */
export async function startActionIn(
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
  const summary = interpretSummary(ended.summary, [...masks, ...all]);
  return {
    code: ended.code ?? 128 + constants.signals[ended.signal ?? 'SIGKILL'],
    outputs: ended.outputs,
    annotations,
    summary: 'shown' in summary ? summary.shown : '',
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
