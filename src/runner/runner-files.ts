import { lstatSync, renameSync, writeFileSync } from 'node:fs';
import { saveState, setOutput, summary } from '@actions/core';
import { codeOf } from '../core/errors.ts';

/** Writes the files in which a step leaves results for the runner. A failure to write them is only a warning. */
export interface RunnerFiles {
  /**
   * Replaces all outputs that were set. At any moment, the file holds the old ones or the new ones. A run with targets does so
   * after each of them: added again and again, they would make a file of many megabytes.
   */
  setOutputs(outputs: Readonly<Record<string, string>>): void;
  /** Saves a value for the post step in the same way; the values of other names stay. */
  saveState(name: string, value: string): void;
  writeSummary(markdown: string): Promise<void>;
}

/**
 * Builds the writer. It writes nothing if the environment names no file.
 *
 * @param env that of the process, from which `@actions/core` takes the names of the files
 */
export function createRunnerFiles(
  env: Record<string, string | undefined>,
  warn: (line: string) => void,
): RunnerFiles {
  const warned = new Set<string>();
  const state: Record<string, string> = {};
  const warnOf = (what: string, variable: string, error: unknown): void => {
    // A run saves its state many times.
    if (warned.has(variable)) return;
    warned.add(variable);
    const code = codeOf(error);
    const problem = code === '' || code === 'ENOENT' ? 'no file' : code;
    warn(`${what} could not be written (${problem}); the run itself is not affected.`);
  };

  /** Has the toolkit write values into a new file, which then takes the place of the runner's. */
  function replace(
    what: string,
    variable: string,
    values: Readonly<Record<string, string>>,
    write: (name: string, value: string) => void,
  ): void {
    const file = env[variable] ?? '';
    if (file === '') return;
    try {
      // The runner has made it. A link, a device or a pipe stays in its place, and is added to.
      const isReplaced = lstatSync(file).isFile();
      const target = isReplaced ? `${file}.new` : file;
      if (isReplaced) writeFileSync(target, '');
      env[variable] = target;
      for (const [name, value] of Object.entries(values)) write(name, value);
      if (isReplaced) renameSync(target, file);
    } catch (error) {
      warnOf(what, variable, error);
    } finally {
      env[variable] = file;
    }
  }

  return {
    setOutputs: (outputs) => replace('The outputs', 'GITHUB_OUTPUT', outputs, setOutput),
    saveState(name, value) {
      state[name] = value;
      replace('The state', 'GITHUB_STATE', state, saveState);
    },
    async writeSummary(markdown) {
      const variable = 'GITHUB_STEP_SUMMARY';
      if (!env[variable]) return;
      await summary
        .addRaw(markdown, true)
        .write()
        .catch((error: unknown) => warnOf('The job summary', variable, error));
    },
  };
}
