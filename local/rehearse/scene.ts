import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withoutNpm } from '../../sandbox/places.ts';
import { githubContext, githubVariables } from './event.ts';
import type { Contexts } from './expressions.ts';
import type { FilledStep, StepEnd } from './play.ts';
import type { Rehearsal } from './prepare.ts';
import type { Printer } from './printer.ts';
import type { ProcessEnd, StepProcess } from './runner.ts';
import type { Stage } from './stage.ts';
import type { Texts } from './workflow.ts';

/** The signal that has interrupted the rehearsal, and the running process, which it must reach. */
export interface Interruption {
  signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | undefined;
  child: ChildProcess | undefined;
  /** True as soon as there is something to clean up. */
  hasBegun: boolean;
}

/** The results of a rehearsal so far. */
export interface Played {
  /** Exit codes of the steps that were run and count. */
  readonly codes: number[];
  /** Paths of the summaries. */
  readonly reports: string[];
}

/** The means of carrying out steps. */
export interface Backdrop extends Rehearsal {
  readonly stage: Stage;
  readonly printer: Printer;
  readonly played: Played;
  readonly interruption: Interruption;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Servers of the workflow that the sandbox has not, by the one that stands for each. */
  readonly servers: Map<string, string>;
  /** True when the action may show its log itself, with a live line. */
  readonly isLive: boolean;
  /** The sites that were in the sandbox before the workflow. */
  readonly sitesBefore: readonly string[];
  /** A folder that is removed in the end. */
  readonly temporary: string;
  /** Folder of the summaries. */
  readonly out: string;
}

/** The same for one time that the workflow is played. */
export interface Scene extends Backdrop {
  /** 1, or 2 when it is played again; 0 for the workflow that is played before. */
  readonly time: number;
  /** Folder of the runner's files. */
  readonly folder: string;
  readonly workspace: string;
  /** The contexts that expressions may name, beside those that the play knows. */
  readonly contexts: Contexts & { readonly github: Readonly<Record<string, unknown>> };
}

/** Makes the folders and contexts of one time. */
export function setScene(backdrop: Backdrop, time: number): Scene {
  const { temporary, event, checkout, options } = backdrop;
  const folder = join(temporary, `run-${time}`);
  const workspace = join(folder, 'workspace');
  const paths = { event: join(folder, 'event.json'), workspace, workflow: basename(options.workflow) };
  const runner = { os: 'Linux', arch: 'X64', name: 'rehearsal', temp: join(folder, 'temp'), debug: '' };
  mkdirSync(runner.temp, { recursive: true });
  writeFileSync(paths.event, JSON.stringify(event.payload));
  const contexts = { github: githubContext(event, checkout, paths), runner };
  return { ...backdrop, time, folder, workspace, contexts };
}

/** The name of a step, for its files. */
export function nameOf({ time }: Scene, parts: readonly (string | number)[]): string {
  return `${time === 0 ? 'earlier-' : ''}${parts.join('-')}${time === 2 ? '-again' : ''}`;
}

/** The process of a step, but for its command. */
export function processOf(scene: Scene, step: FilledStep, name: string): Omit<StepProcess, 'command'> {
  const { printer, interruption, folder, workspace, isLive } = scene;
  return {
    cwd: workspace,
    env: {
      ...loginVariables(scene.environment),
      ...{ CI: isLive ? '' : 'true', RUNNER_TEMP: join(folder, 'temp'), RUNNER_OS: 'Linux' },
      ...step.env,
      ...githubVariables({ ...scene.contexts.github, job: step.job }),
    },
    folder: join(folder, name),
    masks: printer.masks,
    live: isLive,
    onLog: printer.followLog(),
    onChild: (child) => {
      interruption.child = child;
      if (interruption.signal !== undefined) child?.kill(interruption.signal);
    },
  };
}

/** Takes down how the process of a step has ended. */
export function finish({ played, interruption }: Scene, { step }: FilledStep, end: ProcessEnd): StepEnd {
  const { outputs, exported } = end;
  const isCancelled = interruption.signal !== undefined;
  if (step.continueOnError !== 'true' || isCancelled) played.codes.push(end.code);
  const outcome = isCancelled ? 'cancelled' : end.code === 0 ? 'success' : 'failure';
  return { outcome, outputs, exported };
}

/** Takes down that a step has failed before it had a process. */
export function fail({ played }: Scene, code: number): StepEnd {
  played.codes.push(code);
  return { outcome: 'failure', outputs: {} };
}

/** Returns the variables of the user's own shell that a process needs, and nothing of npm. */
function loginVariables(environment: Backdrop['environment']): Texts {
  const names = ['PATH', 'HOME', 'LANG', 'TERM', 'TMPDIR', 'NO_COLOR'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, name === 'PATH' ? withoutNpm(value) : value]];
    }),
  );
}
