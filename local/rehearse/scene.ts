import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { githubContext } from './event.ts';
import type { StepEnd } from './play.ts';
import type { Rehearsal } from './prepare.ts';
import type { Printer } from './printer.ts';
import type { Stage } from './stage.ts';

/** The signal that has interrupted the rehearsal, and the running action, which it must reach. */
export interface Interruption {
  signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | undefined;
  kill: ((signal: NodeJS.Signals) => void) | undefined;
}

/** The means of carrying out steps. */
export interface Backdrop {
  readonly stage: Stage;
  readonly printer: Printer;
  readonly interruption: Interruption;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** A folder that is removed in the end. */
  readonly temporary: string;
  /** Folder of the summaries. */
  readonly out: string;
  /** Exit codes so far, of the steps that were run and count; paths of the summaries; and what no step has checked. */
  readonly played: { readonly codes: number[]; readonly reports: string[]; readonly unchecked: Set<string> };
}

/** A workflow that is played once. */
export type Scene = ReturnType<typeof setScene>;

/** Makes the folders and contexts of a scene, whose files have names that begin and end so. */
export function setScene(
  backdrop: Backdrop,
  rehearsal: Rehearsal,
  [before, after]: readonly [string, string],
) {
  const { event, checkout, options } = rehearsal;
  /** Folder of the runner's files. */
  const folder = join(backdrop.temporary, `${before}run${after}`);
  const workspace = join(folder, 'workspace');
  const temp = join(folder, 'temp');
  const paths = { event: join(folder, 'event.json'), workspace, workflow: basename(options.workflow) };
  mkdirSync(temp, { recursive: true });
  writeFileSync(paths.event, JSON.stringify(event.payload));
  const runner = { os: 'Linux', arch: 'X64', name: 'rehearsal', temp, debug: '' };
  const github = githubContext(event, checkout, paths);
  const nameOf = (step: { job: string; number: number }) => `${before}${step.job}-${step.number}${after}`;
  return { ...backdrop, ...rehearsal, nameOf, folder, workspace, github, runner };
}

/** Takes down that a step has failed before it had a process. */
export function fail({ played }: Scene, code: number): StepEnd {
  played.codes.push(code);
  return { outcome: 'failure', outputs: {} };
}

/** Throws once the rehearsal was interrupted: nothing of it goes on. */
export function stopIfInterrupted({ interruption }: Pick<Backdrop, 'interruption'>): void {
  if (interruption.signal !== undefined) throw new Error(`interrupted by ${interruption.signal}`);
}
