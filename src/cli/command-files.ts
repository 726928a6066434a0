import { closeSync, constants, openSync, statSync, writeFileSync } from 'node:fs';
import { codeOf } from '../core/errors.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';
import { readAnyFile } from '../runner/workspace.ts';
import { documentOf } from '../step/report-file.ts';
import type { Parsed } from '../values/input-values.ts';

/** Opening a pipe that nobody reads would wait for ever. */
const FOR_SUMMARY = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NONBLOCK;

/** Creates the reader of files. It refuses the one that the summary would replace, by whatever name. */
export function createFileReader(summary: string | undefined) {
  const replaced = summary === undefined ? undefined : identityOf(summary);
  let isNamed = false;
  return {
    read(path: string, most?: number): Parsed<string> {
      if (replaced === undefined || identityOf(path) !== replaced) return readAnyFile(path, most);
      isNamed = true;
      return { expected: 'another file than that of --summary, which would replace it' };
    },
    /** The file for the summary, if one is wanted and it is no other. */
    summary: () => (isNamed ? undefined : summary),
  };
}

/** Tells files apart, whatever links lead to them; undefined if there is none. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path);
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}

/**
 * Creates what keeps the results of a call of the command. No later step could need its state.
 *
 * @param summaryFile returns the file for the summary, if one is wanted
 */
export function createCommandFiles(summaryFile: () => string | undefined, warn: (line: string) => void) {
  let outputs: Readonly<Record<string, string>> = {};
  const files: RunnerFiles = {
    setOutputs(given) {
      outputs = given;
    },
    saveState: () => {},
    async writeSummary(markdown) {
      const summary = summaryFile();
      if (summary === undefined) return;
      try {
        const file = openSync(summary, FOR_SUMMARY);
        writeFileSync(file, `${markdown}\n`);
        closeSync(file);
      } catch (error) {
        warn(`The summary could not be written (${codeOf(error)}); the run itself is not affected.`);
      }
    },
  };
  return {
    ...files,
    /** The outputs that were set, as one JSON document. */
    document: () => documentOf(outputs),
  };
}
