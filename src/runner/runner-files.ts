import { statSync, truncateSync } from 'node:fs';
import { saveState, setOutput, summary } from '@actions/core';
import { codeOf } from '../core/errors.ts';

/** Writes the files in which a step leaves results for the runner. A failure to write them is only a warning. */
export interface RunnerFiles {
  /** Adds outputs. The runner takes the last value of each. */
  setOutputs(outputs: Readonly<Record<string, string>>): void;
  /** Saves a value for the post step in the same way. */
  saveState(name: string, value: string): void;
  writeSummary(markdown: string): Promise<void>;
}

/** Builds the writer. It writes nothing if `env` names no file; it must be that of the process, which `@actions/core` reads. */
export function createRunnerFiles(
  env: Readonly<Record<string, string | undefined>>,
  warn: (line: string) => void,
): RunnerFiles {
  const warned = new Set<string>();
  const warnOf = (what: string, error: unknown): void => {
    // A run saves its state many times.
    if (warned.has(what)) return;
    warned.add(what);
    // The toolkit tells in words only that it may not write a file, or finds none.
    const problem = codeOf(error) || 'no file, or no access to it';
    warn(`${what} could not be written (${problem}); the run itself is not affected.`);
  };

  function add(what: string, variable: string, write: () => void): void {
    const file = env[variable] ?? '';
    if (file === '') return;
    const size = sizeOf(file);
    try {
      write();
    } catch (error) {
      // Half a value would make the runner fail the step.
      if (sizeOf(file) > size) truncateSync(file, size);
      warnOf(what, error);
    }
  }

  return {
    setOutputs: (outputs) =>
      add('The outputs', 'GITHUB_OUTPUT', () => {
        for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
      }),
    saveState: (name, value) => add('The state', 'GITHUB_STATE', () => saveState(name, value)),
    async writeSummary(markdown) {
      if (!env.GITHUB_STEP_SUMMARY) return;
      const writing = summary.addRaw(markdown, true).write();
      await writing.catch((error: unknown) => warnOf('The job summary', error));
    },
  };
}

/** The size of a file; 0 for none, and for a pipe or a device. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
