import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Texts } from './metadata.ts';
import { inWorkspace } from './workspace.ts';

const observed = z.object({
  /** Paths of the files of `dist/` that were opened. */
  files: z.array(z.string()),
  /** Names of the modules of Node that were loaded. */
  builtins: z.array(z.string()),
  /** The largest resident set. */
  memoryKiB: z.number(),
});

/** Observes a process from within: it must be started with the environment that `start` is given. */
export function observe<Result>(start: (env: Texts) => Result) {
  return inWorkspace({}, async (folder) => {
    const report = join(folder, 'report.json');
    const result = await start({
      NODE_OPTIONS: `--require=${join(import.meta.dirname, 'observe.cjs')}`,
      OBSERVED: report,
    });
    return { ...observed.parse(JSON.parse(readFileSync(report, 'utf8'))), result };
  });
}
