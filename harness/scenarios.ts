import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';

/**
 * The counts of the table at the end of a test run. A test that makes something go wrong does so inside `scenario`;
 * `runAction` and `play` note what each of their runs came to, and it counts for the scenario that they are called in.
 */

/** The figures of one run of the action. */
export interface SeenRun {
  readonly requests: number;
  readonly retries: number;
  /** The number of times that a secret was found in what it wrote. */
  readonly leaks: number;
  /** Workflow commands that were executed and are none of the action's own. */
  readonly foreignCommands: number;
  readonly inDebugMode?: boolean | undefined;
}

/**
 * A line that is written down for the table: the beginning and the end of a scenario, so that one that never ends is seen too, or
 * what was seen within one; `group` is its line.
 */
export type Note = { readonly group: string } & (
  | { readonly tried: number }
  | { readonly survived: number }
  | (SeenRun & { readonly runs: number })
);

/**
 * Runs one scenario and notes it for the table: it has survived when `run` does not throw, so what is to be expected of it
 * belongs inside.
 *
 * @param group the line of the table, such as `retry class: once`
 * @param faults what goes wrong in it, in a few words each; at least one
 */
export async function scenario<Result>(
  group: string,
  faults: readonly [string, ...string[]],
  run: () => Promise<Result>,
): Promise<Result> {
  note({ group, tried: faults.length });
  const result = await current.run(group, run);
  note({ group, survived: faults.length });
  return result;
}

/** Notes what a run came to, for the scenario that it is part of, or for the line of those that are of none. */
export function noteRun(seen: SeenRun): void {
  noteSeen({ runs: 1, ...seen });
}

/** Notes the traffic of a client that is no run, and so leaves nothing that could be searched. */
export function noteTraffic(seen: Pick<SeenRun, 'requests' | 'retries'>): void {
  noteSeen({ runs: 0, leaks: 0, foreignCommands: 0, ...seen });
}

function noteSeen(seen: SeenRun & { readonly runs: number }): void {
  note({ group: current.getStore() ?? '', ...seen });
}

const current = new AsyncLocalStorage<string>();

/** A line of the file that test/support/scenario-table.ts names and reads; without that reporter nothing is noted. */
function note(entry: Note): void {
  const path = process.env.SCENARIO_NOTES;
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(entry)}\n`);
}
