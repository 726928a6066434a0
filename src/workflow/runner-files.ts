import * as core from '@actions/core';

/** What a step leaves behind for the runner. None of it may turn a good deploy into a failure. */
export interface RunnerFiles {
  setOutputs(outputs: Readonly<Record<string, string>>): void;
  saveState(name: string, value: string): void;
  writeSummary(markdown: string): Promise<void>;
}

/**
 * The runner's files by way of the toolkit.
 *
 * @param warn told what could not be written, in our own words
 */
export function createRunnerFiles(warn: (line: string) => void): RunnerFiles {
  const attempt = (what: string, write: () => void): void => {
    try {
      write();
    } catch (error) {
      warn(`${what} could not be written (${codeOf(error)}); the run itself is not affected.`);
    }
  };
  return {
    setOutputs(outputs) {
      attempt('The outputs', () => {
        for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
      });
    },
    saveState: (name, value) => attempt('The state', () => core.saveState(name, value)),
    async writeSummary(markdown) {
      try {
        await core.summary.addRaw(markdown, true).write();
      } catch (error) {
        warn(`The job summary could not be written (${codeOf(error)}); the run itself is not affected.`);
      }
    },
  };
}

/** The system's code of an error; its message may quote what was to be written. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no file';
}
