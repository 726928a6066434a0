import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { githubContext } from './event.ts';
import type { Contexts } from './expressions.ts';
import type { StepEnd } from './play.ts';
import type { Rehearsal } from './prepare.ts';
import type { Printer } from './printer.ts';
import type { Stage } from './stage.ts';

/** The signal that has interrupted the rehearsal, and the running action, which it must reach. */
export interface Interruption {
  signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | undefined;
  kill: ((signal: NodeJS.Signals) => void) | undefined;
  /** True as soon as there is something to clean up. */
  hasBegun: boolean;
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
export interface Act {
  readonly rehearsal: Rehearsal;
  readonly heading: string;
  /** Parts of the names of its files. */
  readonly before: '' | 'earlier-';
  readonly after: '' | '-again';
}

/** The same for one act. */
export interface Scene extends Backdrop, Rehearsal {
  readonly act: Act;
  /** Folder of the runner's files. */
  readonly folder: string;
  readonly workspace: string;
  /** The contexts that expressions may name, beside those that the play knows. */
  readonly contexts: Contexts & { readonly github: ReturnType<typeof githubContext> };
}

/** Makes the folders and contexts of an act. */
export function setScene(backdrop: Backdrop, act: Act): Scene {
  const { event, checkout, options } = act.rehearsal;
  const folder = join(backdrop.temporary, `${act.before}run${act.after}`);
  const workspace = join(folder, 'workspace');
  const paths = { event: join(folder, 'event.json'), workspace, workflow: basename(options.workflow) };
  const runner = { os: 'Linux', arch: 'X64', name: 'rehearsal', temp: join(folder, 'temp'), debug: '' };
  mkdirSync(runner.temp, { recursive: true });
  writeFileSync(paths.event, JSON.stringify(event.payload));
  const contexts = { github: githubContext(event, checkout, paths), runner };
  return { ...backdrop, ...act.rehearsal, act, folder, workspace, contexts };
}

/** Takes down that a step has failed before it had a process. */
export function fail({ played }: Scene, code: number): StepEnd {
  played.codes.push(code);
  return { outcome: 'failure', outputs: {} };
}

/** Throws once the rehearsal was interrupted: nothing of it goes on. */
export function stopIfInterrupted({ interruption }: Backdrop): void {
  if (interruption.signal !== undefined) throw new Error(`interrupted by ${interruption.signal}`);
}
