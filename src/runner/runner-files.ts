import * as core from '@actions/core';
import { codeOf } from '../core/errors.ts';

/** Writes the files in which a step leaves results for the runner. A failure to write them is only a warning. */
export interface RunnerFiles {
  setOutputs(outputs: Readonly<Record<string, string>>): Promise<void>;
  /** Writes synchronously. The last value of a name counts. */
  saveState(name: string, value: string): void;
  writeSummary(markdown: string): Promise<void>;
}

/** Builds the writer. It writes nothing if the environment names no file: the toolkit would print a command instead. */
export function createRunnerFiles(
  environment: Readonly<Record<string, string | undefined>>,
  warn: (line: string) => void,
): RunnerFiles {
  const warned = new Set<string>();
  async function attempt(what: string, variable: string, write: () => unknown): Promise<void> {
    if ((environment[variable] ?? '') === '') return;
    try {
      await write();
    } catch (error) {
      // A run saves its state many times.
      if (warned.has(variable)) return;
      warned.add(variable);
      warn(`${what} could not be written (${codeOf(error) || 'no file'}); the run itself is not affected.`);
    }
  }
  return {
    setOutputs: (outputs) =>
      attempt('The outputs', 'GITHUB_OUTPUT', () => {
        for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
      }),
    saveState: (name, value) => void attempt('The state', 'GITHUB_STATE', () => core.saveState(name, value)),
    writeSummary: (markdown) =>
      attempt('The job summary', 'GITHUB_STEP_SUMMARY', () => core.summary.addRaw(markdown, true).write()),
  };
}
