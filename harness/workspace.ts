import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Has work done in a new folder with these files, which is gone afterwards. */
export async function inWorkspace<Result>(
  files: Readonly<Record<string, string | Buffer>>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'site-deploy-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the files of a folder that were not given to it, by their paths in it. */
export function filesLeft(folder: string, given: readonly string[]): Record<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !given.includes(path));
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path))]));
}
