import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { read } from '../support/pages.ts';

const versions = z.record(z.string(), z.string()).optional();
const entry = z.object({
  dependencies: versions,
  optionalDependencies: versions,
  engines: z.union([z.object({ node: z.string().optional() }), z.array(z.string())]).optional(),
});
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(read('package-lock.json')));

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

  // Otherwise `npm ci` warns of each of them there.
  test('has only packages that allow the oldest Node that package.json does', () => {
    const oldest = nodesOf('').replace('>=', '');
    expect(oldest).toMatch(/^\d+\.\d+\.\d+$/);
    const refusing = Object.keys(packages).filter((path) => !allows(nodesOf(path), oldest));
    expect(refusing.map((path) => `${path} needs Node ${nodesOf(path)}`)).toEqual([]);
    expect(allows('^18.2 || >=20.20.0 <21 || >=22', oldest)).toBe(false);
    expect(allows('18 || 20', oldest)).toBe(true);
  });
});

/** The folders in which Node looks for what a package asks for, from its own up to the top. */
function foldersAbove(path: string): string[] {
  if (path === '') return [''];
  return [`${path}/`, ...foldersAbove(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))))];
}

/** The versions of Node that a package says it runs on; every one if it says nothing. */
function nodesOf(path: string): string {
  const { engines } = packages[path] ?? {};
  return (Array.isArray(engines) ? undefined : engines?.node) ?? '>=0';
}

/** True if a version is in a range, as npm reads it. Knows the operators that packages use for Node, and no others. */
function allows(range: string, version: string): boolean {
  return range.split('||').some((alternative) =>
    [...alternative.matchAll(/([^\d\s.v]*)\s*v?([\d.]+)\S*/g)].every(([, operator = '', limit = '']) => {
      const distance = version.localeCompare(limit.replace(/\.$/, ''), 'en', { numeric: true });
      if (operator === '>=') return distance >= 0;
      if (operator === '<') return distance < 0;
      if (operator === '<=') return distance <= 0;
      if (operator !== '' && operator !== '^') throw new Error(`Cannot read the range ${range}`);
      return Number.parseInt(version, 10) === Number.parseInt(limit, 10) && distance >= 0;
    }),
  );
}
