import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

const versions = z.record(z.string(), z.string()).optional();
const lockfile = z.object({
  packages: z.record(z.string(), z.object({ dependencies: versions, optionalDependencies: versions })),
});

/** npm writes a lockfile without the packages of other platforms where they are not installed; `npm ci` then refuses it there. */
test('the lockfile has every package that another one asks for, those of other platforms too', () => {
  const path = join(import.meta.dirname, '../../package-lock.json');
  const { packages } = lockfile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !foldersAbove(from).some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `${from}: ${name}`),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** The folders in which Node looks for what a package asks for, from its own up to the top. */
function foldersAbove(path: string): string[] {
  if (path === '') return [''];
  return [`${path}/`, ...foldersAbove(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))))];
}
