/**
 * The parts of a release that .github/workflows/release.yml must not do by itself. Loads no package, so that the job which
 * attests can run it without installing anything.
 *
 * Usage: node scripts/release.ts check [REF]  says whether HEAD may be released as that tag, or as that of its version
 *        node scripts/release.ts files DIR    writes sbom.cdx.json and notes.md
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The claims of a release, and the facts. */
interface Claim {
  /** As in `refs/tags/v1.2.3`. */
  readonly ref: string;
  /** The version in package.json. */
  readonly version: string;
  readonly changelog: string;
  readonly isOnMain: boolean;
}

/** Why the tag must not be released, a sentence each. */
export function problemsOfClaim({ ref, version, changelog, isOnMain }: Claim): string[] {
  const problems: string[] = [];
  if (!/^refs\/tags\/v(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(ref))
    problems.push(`${ref} is no tag such as v1.2.3.`);
  else if (ref !== `refs/tags/v${version}`)
    problems.push(`The tag is ${ref.slice('refs/tags/'.length)}, package.json says ${version}.`);
  if (!isOnMain) problems.push('The commit is not on main.');
  if (notesOf(changelog, version) === '')
    problems.push(
      `CHANGELOG.md has no section \`## [${version}] - YYYY-MM-DD\` with at least one line: add it.`,
    );
  return problems;
}

/** Returns the changelog's section on a version, without its heading; empty if there is none. */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m);
  const heading = `## [${version}] - `;
  const section = sections.find(
    (one) => one.startsWith(heading) && /^\d{4}-\d\d-\d\d\n/.test(one.slice(heading.length)),
  );
  return section?.slice(section.indexOf('\n')).trim() ?? '';
}

/** The part of a lockfile's entry on a package that is used here. */
interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

type Packages = Readonly<Record<string, LockedPackage>>;

/**
 * The bill of materials of what `dist/` may hold, as CycloneDX JSON.
 *
 * `npm sbom --omit dev` leaves out a package that a development dependency needs as well. So npm is shown a lockfile that
 * has nothing else, and what it lists is compared with that.
 */
function billOfMaterials(manifest: object, lockfile: { readonly packages: Packages }): string {
  // None for development, nor the optional Node.
  const runtime = Object.entries(lockfile.packages).filter(
    ([path, { dev, optional }]) => path !== '' && !dev && !optional,
  );
  const itself = {
    ...manifest,
    devDependencies: undefined,
    optionalDependencies: undefined,
  };
  const scratch = mkdtempSync(join(tmpdir(), 'release-'));
  // npm takes the folder's name for that of the project.
  const folder = join(scratch, 'site-deploy');
  mkdirSync(folder);
  try {
    const packages = { '': itself, ...Object.fromEntries(runtime) };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(itself));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lockfile, packages }));
    const args = ['sbom', '--package-lock-only', '--offline', '--sbom-format', 'cyclonedx'];
    const bill = execFileSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const listed: { components: { purl: string }[] } = JSON.parse(bill);
    // The same version in two places is one component.
    const wanted = new Set(
      runtime.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`),
    );
    const found = listed.components.map(({ purl }) => purl.slice('pkg:npm/'.length).replace(/^%40/, '@'));
    const different = [
      ...[...wanted].filter((one) => !found.includes(one)),
      ...found.filter((one) => !wanted.has(one)),
    ];
    if (different.length > 0) throw new Error(`npm sbom and the lockfile differ in ${different.join(', ')}`);
    return bill;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function isHeadOnMain(): boolean {
  const isThere =
    spawnSync('git', ['rev-parse', '--verify', '--quiet', 'refs/remotes/origin/main']).status === 0;
  const main = isThere ? 'refs/remotes/origin/main' : 'refs/heads/main';
  return spawnSync('git', ['merge-base', '--is-ancestor', 'HEAD', main]).status === 0;
}

if (import.meta.main) {
  process.chdir(join(import.meta.dirname, '..'));
  const [verb, given] = process.argv.slice(2);
  const manifest: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const { version } = manifest;
  if (verb === 'check') {
    const ref = given ?? `refs/tags/v${version}`;
    const problems = problemsOfClaim({ ref, version, changelog, isOnMain: isHeadOnMain() });
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (problems.length === 0) process.stdout.write(`${ref.slice('refs/tags/'.length)} may be released.\n`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } else if (verb === 'files' && given !== undefined) {
    mkdirSync(given, { recursive: true });
    writeFileSync(
      join(given, 'sbom.cdx.json'),
      billOfMaterials(manifest, JSON.parse(readFileSync('package-lock.json', 'utf8'))),
    );
    writeFileSync(join(given, 'notes.md'), `${notesOf(changelog, version)}\n`);
  } else {
    process.stderr.write('usage: node scripts/release.ts check [REF] | files DIR\n');
    process.exitCode = 2;
  }
}
