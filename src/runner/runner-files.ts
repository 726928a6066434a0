import * as core from '@actions/core';
import { codeOf } from '../core/errors.ts';

/** What a step leaves behind for the runner. None of it may turn a good deploy into a failure. */
export interface RunnerFiles {
  setOutputs(outputs: Readonly<Record<string, string>>): Promise<void>;
  /** Is on the disk when it returns. The last one of a name counts. */
  saveState(name: string, value: string): void;
  writeSummary(markdown: string): Promise<void>;
}

/**
 * The runner's files by way of the toolkit. Where the runner names none, nothing is written: the toolkit would print
 * commands instead.
 *
 * @param warn told what could not be written, in our own words
 */
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
      // The state is saved many times in a run.
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
