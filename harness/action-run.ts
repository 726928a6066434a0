import type { Interpretation } from './runner-oracle.ts';

/** The options of a run of the action. */
export interface ActionOptions {
  /** Inputs by name; those left out get the default of action.yml, as on a runner. */
  readonly inputs: Readonly<Record<string, string>>;
  /** More of the step's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** As `env`, but winning over what the runner sets. */
  readonly override?: Readonly<Record<string, string>>;
  /** Files of the workspace. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** Values besides the token that must not get out. */
  readonly secrets?: readonly string[];
  /** Called as soon as the process runs; `kill` sends it signals, also later. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
  /** Told what the process has printed so far; may send it signals. */
  readonly onOutput?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
  /** False for runs that are killed: what such a run leaves is not checked for wholeness. */
  readonly whole?: boolean;
  /** Debug mode, off by default; with `DEBUG_RUNS=alternate` it is on in the first of this process's runs, the third, and so on. */
  readonly debug?: boolean;
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
