/**
 * Checks that what `npm ci` brings is what was reviewed: exact versions, locked by hash, from the registry and nowhere
 * else, nothing run while installing, every direct dependency with its reason. Prints what is wrong and fails.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './metadata.ts';
import { nameAt } from './runtime-packages.ts';

/** The texts that say what is installed, and why. */
export interface Installation {
  /** package.json */
  readonly manifest: string;
  /** package-lock.json */
  readonly lockfile: string;
  /** .npmrc */
  readonly settings: string;
  /** docs/decisions/0002-dependencies.md */
  readonly reasons: string;
}

/** Packages with an install script, which does not run, and why they do without. */
const DO_WITHOUT_THEIR_SCRIPT: Readonly<Record<string, string>> = {
  '@parcel/watcher':
    'it builds what is missing; the binary is a package of its own, and only jest --watch loads it',
  'unrs-resolver': 'it looks whether the binary is there, which is a package of its own',
};

const SETTINGS = ['ignore-scripts=true', 'omit-lockfile-registry-resolved=true'];
const REGISTRY = 'https://registry.npmjs.org/';
const EXACT = /^\d+\.\d+\.\d+$/;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;
/** A range of versions, of the package itself or of one that it calls by another name. */
const RANGE = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?[\^~<>=|*.+\s\w-]*$/;

const ranges = z._default(z.record(z.string(), z.string()), {});
const dependencies = { dependencies: ranges, devDependencies: ranges, optionalDependencies: ranges };
const project = z.object({ name: z.string(), version: z.string(), ...dependencies });
const entry = z.object({
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  hasInstallScript: z._default(z.boolean(), false),
  link: z._default(z.boolean(), false),
  ...dependencies,
  peerDependencies: ranges,
});
const lock = z.object({
  name: z.string(),
  version: z.string(),
  lockfileVersion: z.number(),
  packages: z.record(z.string(), entry),
});
type Project = z.infer<typeof project>;
type Lock = z.infer<typeof lock>;

/** Lists the problems of an installation, a sentence each. Throws when a file does not have the right form. */
export function installationProblems({ manifest, lockfile, settings, reasons }: Installation): string[] {
  const wanted = project.parse(JSON.parse(manifest));
  const locked = lock.parse(JSON.parse(lockfile));
  return [
    ...problemsOfProject(wanted, reasons),
    ...problemsOfAgreement(wanted, locked),
    ...Object.entries(locked.packages).flatMap(([path, one]) =>
      path === '' ? [] : problemsOfPackage(path, one),
    ),
    ...problemsOfSettings(settings),
  ];
}

function directDependencies(of: Project): Readonly<Record<string, string>> {
  return { ...of.dependencies, ...of.devDependencies, ...of.optionalDependencies };
}

function problemsOfProject(wanted: Project, reasons: string): string[] {
  return Object.entries(directDependencies(wanted)).flatMap(([name, version]) => [
    ...(EXACT.test(version) ? [] : [`package.json: ${name} has no exact version, but ${version}`]),
    ...(reasons.includes(`\`${name}\``)
      ? []
      : [`docs/decisions/0002-dependencies.md does not say why ${name}`]),
  ]);
}

function problemsOfAgreement(wanted: Project, locked: Lock): string[] {
  const problems: string[] = [];
  if (locked.lockfileVersion !== 3) problems.push('package-lock.json: not of version 3');
  if (locked.name !== wanted.name || locked.version !== wanted.version)
    problems.push('package-lock.json is of another name or version than package.json');
  const before = JSON.stringify(pickDependencies(locked.packages[''] ?? {}));
  if (before !== JSON.stringify(pickDependencies(wanted)))
    problems.push('package-lock.json was made for other dependencies than those of package.json');
  return problems;
}

function pickDependencies(of: Partial<Project>): readonly unknown[] {
  return [of.dependencies, of.devDependencies, of.optionalDependencies].map((one = {}) =>
    Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function problemsOfPackage(path: string, one: z.infer<typeof entry>): string[] {
  const name = nameAt(path);
  const problems: string[] = [];
  if (one.link || !path.includes('node_modules/')) problems.push('is a folder, not a package');
  if (one.resolved !== undefined && !one.resolved.startsWith(REGISTRY))
    problems.push(`comes from elsewhere than ${REGISTRY}`);
  if (!SHA512.test(one.integrity ?? '')) problems.push('has no sha512 hash');
  if (one.hasInstallScript && !(name in DO_WITHOUT_THEIR_SCRIPT))
    problems.push('has an install script, and nothing says that it does without');
  for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies'] as const) {
    for (const [other, range] of Object.entries(one[kind])) {
      if (!RANGE.test(range)) problems.push(`wants ${other} from ${range}`);
    }
  }
  return problems.map((problem) => `package-lock.json: ${path} ${problem}`);
}

function problemsOfSettings(settings: string): string[] {
  const lines = settings.split('\n').filter((line) => line.trim() !== '' && !/^\s*[#;]/.test(line));
  return [
    ...SETTINGS.filter((setting) => !lines.includes(setting)).map(
      (setting) => `.npmrc does not say ${setting}`,
    ),
    ...lines
      .filter((line) => !SETTINGS.includes(line))
      .map((line) => `.npmrc says ${line.replace(/=.*/s, '=…')}`),
  ];
}

if (import.meta.main) {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const problems = installationProblems({
    manifest: read('package.json'),
    lockfile: read('package-lock.json'),
    settings: read('.npmrc'),
    reasons: read('docs/decisions/0002-dependencies.md'),
  });
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
