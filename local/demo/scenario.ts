import type { ActionRun } from '../../harness/action-run.ts';
import type { GitHubEvent } from '../../harness/github.ts';
import type { Stage } from './stage.ts';

/** One act of the demo. */
export interface Scenario {
  /** Name of its files. */
  readonly name: string;
  readonly title: string;
  readonly story: string;
  /** Throws what is not as it must be. */
  play(parts: Parts): Promise<void>;
}

/** The parts of a scenario. */
export interface Parts {
  readonly stage: Stage;
  /** Runs the action, shows its log, and keeps its summary. */
  run(more: RunOptions): Promise<Run>;
}

/** The options of one run. */
export interface RunOptions {
  readonly deployScript: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** More values for `.env`, secret too. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Somebody cancels the workflow when this stands in the log. */
  readonly cancelAt?: string;
  /** The event that the workflow runs for, a push by default. */
  readonly event?: GitHubEvent;
}

/** A run and what it asked of the service. */
export interface Run extends ActionRun {
  readonly writes: readonly string[];
}
