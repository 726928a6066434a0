import type { Clock } from '../src/core/clock.ts';
import type { Kill } from './node-process.ts';
import type { Interpretation } from './runner-oracle.ts';

export type { Kill };

/** The options of a run of the action. */
export interface ActionOptions {
  /** Inputs by name; those left out get the default of action.yml, as on a runner. */
  readonly inputs: Readonly<Record<string, string>>;
  /** More of the step's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Files of the workspace. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** Values besides the token that must not get out. */
  readonly secrets?: readonly string[];
  /** Called as soon as it runs; `kill` sends it signals, also later. */
  readonly onStart?: (kill: Kill) => void;
  /** Told what has been printed so far; may send signals. */
  readonly onOutput?: (text: string, kill: Kill) => void;
  /** False for runs that are killed: what such a run leaves is not checked for wholeness. */
  readonly whole?: boolean;
}

/** The options of a run in a process of its own. */
export interface ProcessOptions extends ActionOptions {
  /** As `env`, but winning over what the runner sets. */
  readonly override?: Readonly<Record<string, string>>;
  /** Debug mode, off by default; with `DEBUG_RUNS=alternate` it is on in the first of this process's runs, the third, and so on. */
  readonly debug?: boolean;
}

/** The options of a run in this process. */
export interface PlayOptions extends ActionOptions {
  readonly clock: Clock;
}

/** Everything that a run left behind. */
export interface ActionRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The log as a person sees it, with the runner's masks. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly state: Readonly<Record<string, string>>;
  readonly runner: Interpretation;
  /** Content of every file that it left and that was not there before, by its path in the folder of the run. */
  readonly written: Readonly<Record<string, Buffer>>;
}

/** Everything that a run printed and left, before it is read. */
export type Left = Omit<ActionRun, 'log' | 'runner' | 'written'>;
