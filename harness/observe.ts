import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const observed = z.object({
  /** Paths of the files of `dist/` that were opened. */
  files: z.array(z.string()),
  /** Names of the modules of Node that were loaded. */
  builtins: z.array(z.string()),
  /** The largest resident set. */
  memoryKiB: z.number(),
});

/** Observes a process from within: it must be started with the environment that `start` is given. */
export async function observe<Result>(
  start: (env: Readonly<Record<string, string>>) => Result,
): Promise<z.infer<typeof observed> & { readonly result: Awaited<Result> }> {
  const folder = mkdtempSync(join(tmpdir(), 'observed-'));
  const report = join(folder, 'report.json');
  try {
    const result = await start({
      NODE_OPTIONS: `--require=${join(import.meta.dirname, 'observe.cjs')}`,
      OBSERVED: report,
    });
    return { ...observed.parse(JSON.parse(readFileSync(report, 'utf8'))), result };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
