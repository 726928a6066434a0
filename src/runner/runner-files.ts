import { statSync, truncateSync } from 'node:fs';
import { saveState, setOutput, summary } from '@actions/core';
import { codeOf } from '../core/errors.ts';

/** Writes the files in which a step leaves results for the runner. */
export type RunnerFiles = ReturnType<typeof createRunnerFiles>;

/** Builds the writer. A failure to write is only a warning. `env` must be that of the process, which `@actions/core` reads. */
export function createRunnerFiles(
  env: Readonly<Record<string, string | undefined>>,
  warn: (line: string) => void,
) {
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
    /** Adds outputs. The runner takes the last value of each. */
    setOutputs: (outputs: Readonly<Record<string, string>>): void =>
      add('The outputs', 'GITHUB_OUTPUT', () => {
        for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
      }),
    /** Saves a value for the post step in the same way. */
    saveState: (name: string, value: string): void =>
      add('The state', 'GITHUB_STATE', () => saveState(name, value)),
    async writeSummary(markdown: string): Promise<void> {
      if (!env.GITHUB_STEP_SUMMARY) return;
      const writing = summary.addRaw(markdown, true).write();
      await writing.catch((error: unknown) => warnOf('The job summary', error));
    },
  };
}

/** The size of a file; 0 for none, and for a pipe or a device. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
