import { rmSync, writeFileSync } from 'node:fs';
import { codeOf } from '../core/errors.ts';
import { allOutputs } from '../report/outputs.ts';
import type { StepContext } from '../run/ports.ts';

/** Outputs as one JSON document, each in its type, and null if it is empty. */
export function documentOf(set: Readonly<Record<string, string>>): string {
  const typed = Object.entries(set).map(([name, text]): [string, unknown] => {
    if (text === '') return [name, null];
    return [name, allOutputs.get(name)?.type === undefined ? text : JSON.parse(text)];
  });
  return JSON.stringify(Object.fromEntries(typed), null, 2);
}

/** From now on also writes the outputs to a file, in the place of an earlier one, which must not pass for that of a killed run. */
export function keepOutputsIn(file: string, { files, console }: StepContext): void {
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
  files.setOutputs({});
}
