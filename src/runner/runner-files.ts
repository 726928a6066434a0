import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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

/** Errors of a folder in which no file can be made, or of a file whose place nothing can take: it is added to instead. */
const NOT_REPLACEABLE = ['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EEXIST'];

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
  /** The text that this run last wrote, by file. */
  const written = new Map<string, string>();
  const warnOf = (what: string, variable: string, error: unknown, file: string): void => {
    // A run saves its state many times.
    if (warned.has(variable)) return;
    warned.add(variable);
    const code = codeOf(error);
    // The toolkit tells in words only that it may not write a file, or finds none.
    const problem = existsSync(file) ? code || 'not accessible' : 'no file';
    warn(`${what} could not be written (${problem}); the run itself is not affected.`);
  };

  /** Has the toolkit write values. They take the place of those that were written before; what others wrote before these stays. */
  function replace(
    what: string,
    variable: string,
    values: Readonly<Record<string, string>>,
    write: (name: string, value: string) => void,
  ): void {
    const file = env[variable] ?? '';
    if (file === '') return;
    const writeTo = (path: string): void => {
      env[variable] = path;
      for (const [name, value] of Object.entries(values)) write(name, value);
    };
    try {
      // The runner has made it. A link, a device or a pipe stays in its place, and is added to.
      const now = lstatSync(file).isFile()
        ? putInPlace(file, written.get(variable) ?? '', writeTo)
        : undefined;
      if (now === undefined) writeTo(file);
      else written.set(variable, now);
    } catch (error) {
      warnOf(what, variable, error, file);
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
      const file = env[variable] ?? '';
      if (file === '') return;
      await summary
        .addRaw(markdown, true)
        .write()
        .catch((error: unknown) => warnOf('The job summary', variable, error, file));
    },
  };
}

/**
 * Writes a new file with what others have written and with what `write` writes, which then takes the place of the present one.
 *
 * @param last what this run wrote before
 * @returns what `write` wrote; undefined if its folder does not allow that
 */
function putInPlace(file: string, last: string, write: (path: string) => void): string | undefined {
  const made = `${file}.new`;
  let isMade = false;
  try {
    const others = readFileSync(file, 'latin1').replace(last, '');
    const { mode, uid, gid } = statSync(file);
    writeFileSync(made, others, { flag: 'wx', encoding: 'latin1' });
    isMade = true;
    chmodSync(made, mode);
    chownSync(made, uid, gid);
    write(made);
    const own = readFileSync(made, 'latin1').slice(others.length);
    renameSync(made, file);
    return own;
  } catch (error) {
    if (isMade) rmSync(made);
    if (!NOT_REPLACEABLE.includes(codeOf(error))) throw error;
    return undefined;
  }
}
