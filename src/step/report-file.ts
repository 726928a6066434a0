import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { codeOf } from '../core/errors.ts';
import type { Form } from '../inputs/input.ts';
import { allOutputs } from '../report/outputs.ts';
import type { Step } from '../run/contexts.ts';

/** Outputs as one JSON document, each in its type, and null if it is empty. */
export function documentOf(set: Readonly<Record<string, string>>): string {
  const typed = Object.entries(set).map(([name, text]): [string, unknown] => {
    if (text === '') return [name, null];
    return [name, allOutputs.get(name)?.type === 'text' ? text : JSON.parse(text)];
  });
  return JSON.stringify(Object.fromEntries(typed), null, 2);
}

export const NO_OTHER_FILE =
  'a file that is not there yet, or that an earlier run has written: it would be replaced';

/** The beginning of what an earlier run has left. */
const EARLIER = /^(?:$|\{\}|\{\n {2}"(?:outcome|unfinished)":)/;

/** True if a file is there that is not empty and does not begin as what an earlier run has left. */
export function isForeignFile(file: string, earlier: RegExp): boolean {
  try {
    return statSync(file).isFile() && !earlier.test(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

/** From now on also writes the outputs to a file, in the place of an earlier one. Reports another file that is there. */
export function keepOutputsIn(file: string, { files, console }: Step, form: Form): void {
  if (isForeignFile(file, EARLIER)) {
    form.report('report-file', NO_OTHER_FILE);
    return;
  }
  const { setOutputs } = files;
  files.setOutputs = (outputs) => {
    setOutputs(outputs);
    try {
      // Anyone can put a link into a pull request.
      rmSync(file, { force: true });
      writeFileSync(file, documentOf(outputs), { flag: 'wx' });
    } catch (error) {
      // Once is enough. What may stand there shows that the run is not over.
      files.setOutputs = setOutputs;
      const code = codeOf(error);
      console.warning(`The report-file could not be written (${code}); the run itself is not affected.`);
    }
  };
  // An earlier one must not pass for that of a killed run.
  files.setOutputs({});
}
