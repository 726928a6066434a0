/**
 * The parts of a release that .github/workflows/release.yml must not do by itself. Loads no package, so that the job which
 * attests can run it without installing anything.
 *
 * Usage: node scripts/release.ts check [REF]  says whether HEAD may be released as that tag, or as that of its version
 *        node scripts/release.ts notes        prints the changelog's section on that version
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
  } else if (verb === 'notes') {
    process.stdout.write(`${notesOf(changelog, version)}\n`);
  } else {
    process.stderr.write('usage: node scripts/release.ts check [REF] | notes\n');
    process.exitCode = 2;
  }
}
