import { closeSync, constants, openSync, writeFileSync } from 'node:fs';
import { codeOf } from '../core/errors.ts';
import type { RunnerFiles } from '../runner/runner-files.ts';

/** Opening a pipe that nobody reads would wait for ever. */
const FOR_SUMMARY = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NONBLOCK;

/**
 * Creates what keeps the results of a call of the command. No later step could need its state.
 *
 * @param summary the file for the summary; empty for none
 */
export function createCommandFiles(
  summary: string,
  setOutputs: RunnerFiles['setOutputs'],
  warn: (line: string) => void,
): RunnerFiles {
  return {
    setOutputs,
    saveState: () => {},
    async writeSummary(markdown) {
      if (summary === '') return;
      try {
        const file = openSync(summary, FOR_SUMMARY);
        writeFileSync(file, `${markdown}\n`);
        closeSync(file);
      } catch (error) {
        warn(`The summary could not be written (${codeOf(error)}); the run itself is not affected.`);
      }
    },
  };
}
