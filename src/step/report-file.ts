import { rmSync, writeFileSync } from 'node:fs';
import { codeOf } from '../core/errors.ts';
import { documentOf } from '../report/outputs.ts';
import type { StepContext } from '../run/ports.ts';

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
      const code = codeOf(error);
      console.warning(`The report-file could not be written (${code}); the run itself is not affected.`);
    }
  };
  files.setOutputs({});
}
