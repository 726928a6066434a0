import { describe, expect, test } from '@jest/globals';
import { read } from '../support/pages.ts';

type Versions = Readonly<Record<string, string>>;
type Package = { readonly [field in 'dependencies' | 'optionalDependencies']?: Versions };
const { packages }: { packages: Record<string, Package> } = JSON.parse(read('package-lock.json'));

describe('the lockfile', () => {
  // npm writes one without the packages of other platforms where they are not installed; `npm ci` then refuses it there.
  test('has every package that another one asks for, those of other platforms too', () => {
    const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !foldersAbove(from).some((folder) => `${folder}node_modules/${name}` in packages))
        .map((name) => `${from}: ${name}`),
    );
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});

/** The folders in which Node looks for what a package asks for, from its own up to the top. */
function foldersAbove(path: string): string[] {
  if (path === '') return [''];
  return [`${path}/`, ...foldersAbove(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))))];
}
