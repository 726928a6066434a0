import { closeSync, constants, openSync, writeFileSync } from 'node:fs';
import { codeOf } from '../core/errors.ts';
import { allOutputs } from '../report/outputs.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';

/** Opening a pipe that nobody reads would wait for ever. */
const FOR_SUMMARY = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NONBLOCK;

/**
 * Creates what keeps the results of a call of the command. No later step could need its state.
 *
 * @param summary the file for the summary, if one is wanted
 */
export function createCommandFiles(summary: string | undefined, warn: (line: string) => void) {
  let outputs: Readonly<Record<string, string>> = {};
  const files: RunnerFiles = {
    setOutputs(given) {
      outputs = given;
    },
    saveState: () => {},
    async writeSummary(markdown) {
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
    document: () => JSON.stringify(Object.fromEntries(Object.entries(outputs).map(valueIn)), null, 2),
  };
}

/** An output as the document has it: in its type, or null if it is empty. */
function valueIn([name, text]: [string, string]): [string, unknown] {
  if (text === '') return [name, null];
  return [name, allOutputs.get(name)?.type === undefined ? text : JSON.parse(text)];
}
