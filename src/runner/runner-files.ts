import { accessSync, appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { codeOf } from '../core/errors.ts';

/** Writes the files in which a step leaves results for the runner. A failure to write them is only a warning. */
export interface RunnerFiles {
  setOutputs(outputs: Readonly<Record<string, string>>): void;
  /**
   * Replaces all outputs that were set. At any moment, the file holds the old ones or the new ones. A run with targets does so
   * after each of them: added again and again, they would make a file of many megabytes.
   */
  replaceOutputs(outputs: Readonly<Record<string, string>>): void;
  /** Saves a value for the post step in the same way; the values of other names stay. */
  saveState(name: string, value: string): void;
  writeSummary(markdown: string): void;
}

/** Builds the writer. It writes nothing if the environment names no file. */
export function createRunnerFiles(
  environment: Readonly<Record<string, string | undefined>>,
  warn: (line: string) => void,
): RunnerFiles {
  const warned = new Set<string>();
  const state: Record<string, string> = {};
  function attempt(what: string, variable: string, write: (file: string) => void): void {
    const file = environment[variable] ?? '';
    if (file === '') return;
    try {
      // The runner has made it.
      accessSync(file);
      write(file);
    } catch (error) {
      // A run saves its state many times.
      if (warned.has(variable)) return;
      warned.add(variable);
      const code = codeOf(error);
      const problem = code === '' || code === 'ENOENT' ? 'no file' : code;
      warn(`${what} could not be written (${problem}); the run itself is not affected.`);
    }
  }
  const replace = (what: string, variable: string, values: Readonly<Record<string, string>>): void =>
    attempt(what, variable, (file) => {
      writeFileSync(`${file}.new`, entriesOf(values));
      renameSync(`${file}.new`, file);
    });
  return {
    replaceOutputs: (outputs) => replace('The outputs', 'GITHUB_OUTPUT', outputs),
    setOutputs: (outputs) =>
      attempt('The outputs', 'GITHUB_OUTPUT', (file) => appendFileSync(file, entriesOf(outputs))),
    saveState: (name, value) => replace('The state', 'GITHUB_STATE', Object.assign(state, { [name]: value })),
    writeSummary: (markdown) =>
      attempt('The job summary', 'GITHUB_STEP_SUMMARY', (file) => appendFileSync(file, `${markdown}\n`)),
  };
}

/** Writes values in the form that the runner reads from its files: each ends at a line that holds its mark alone. */
function entriesOf(values: Readonly<Record<string, string>>): string {
  const entries = Object.entries(values).map(([name, value]) => {
    const mark = markFor(value);
    return `${name}<<${mark}\n${value}\n${mark}\n`;
  });
  return entries.join('');
}

/** A mark that the value does not contain: it has more underscores than the value has in a row. */
function markFor(value: string): string {
  const longest = (value.match(/_+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 0);
  return `END${'_'.repeat(longest + 1)}`;
}
