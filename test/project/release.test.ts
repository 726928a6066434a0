import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { root } from '../../scripts/metadata.ts';
import { notesOf, problemsOfClaim } from '../../scripts/release.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const changelog = `# Changelog

## [Unreleased]

- not yet

## [1.2.3] - 2026-01-02

### Added

- more

## [1.2.2] - soon
## [1.2.1] - 2025-12-31

## [1.2.0] - 2025-12-01
- less
`;
const claim = { ref: 'refs/tags/v1.2.3', version: '1.2.3', changelog, isOnMain: true };

describe('a release', () => {
  test('is made from a tag on main that agrees with package.json and the changelog', () => {
    expect(problemsOfClaim(claim)).toEqual([]);
    expect(notesOf(changelog, '1.2.3')).toBe('### Added\n\n- more');
    expect(notesOf(changelog, '1.2.0')).toBe('- less');
  });

  test.each([
    ['a branch', { ref: 'refs/heads/v1.2.3' }, /no tag/],
    ['half a version', { ref: 'refs/tags/v1.2' }, /no tag/],
    ['a version with a suffix', { ref: 'refs/tags/v1.2.3-rc.1' }, /no tag/],
    ['a tag with a line break', { ref: 'refs/tags/v1.2.3\nv1.2.3' }, /no tag/],
    ['a version other than that of package.json', { version: '1.2.0' }, /package\.json says 1\.2\.0/],
    ['a commit that is not on main', { isOnMain: false }, /not on main/],
    ['a version without notes', { ref: 'refs/tags/v1.2.1', version: '1.2.1' }, /no section/],
    ['a version without a date', { ref: 'refs/tags/v1.2.2', version: '1.2.2' }, /no section/],
    [
      'a version that only begins like another',
      { ref: 'refs/tags/v1.2.30', version: '1.2.30' },
      /no section/,
    ],
  ])('is not made from %s', (_, wrong, expected) => {
    expect(problemsOfClaim({ ...claim, ...wrong }).join('\n')).toMatch(expected);
  });
});

const step = z.object({ name: z.optional(z.string()), run: z.optional(z.string()) });
const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step) })) });
const { jobs } = workflow.parse(parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')));

const folder = makeTestFolder();
const work = join(folder, 'work');
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: work,
    encoding: 'utf8',
  }).trim();

/** Stands for the GitHub CLI: notes how it is called, and answers of the tags in the file `refs`. */
const fakeGh = `#!/usr/bin/env bash
cd "$STATE"
printf '%s\\n' "$*" >> calls
case "$*" in
  *' --jq .sha') cat tagged ;;
  *'/matching-refs/'*) cat refs ;;
  *'/git/ref/tags/'*) grep --quiet --line-regexp "refs/tags/\${2##*/}" refs ;;
  'release view '*) [ -e released ] ;;
esac
`;

for (const path of ['action.yml', 'dist', 'package-lock.json', 'scripts/release.ts'])
  cpSync(join(root, path), join(work, path), { recursive: true });
const manifest = readFileSync(join(root, 'package.json'), 'utf8');
writeFileSync(join(work, 'package.json'), manifest.replace(/"version": "[^"]*"/, '"version": "1.2.3"'));
writeFileSync(join(work, 'CHANGELOG.md'), changelog);
mkdirSync(join(folder, 'bin'));
writeFileSync(join(folder, 'bin/gh'), fakeGh, { mode: 0o755 });
git('init', '--quiet', '--initial-branch=main');
git('-c', 'core.compression=0', 'add', '--all');
git('commit', '--quiet', '--message=one');
git('tag', 'v1.2.3');
const sha = git('rev-parse', 'HEAD');

/** Runs a step of release.yml as the runner would. */
function runStep(job: string, name: string, state: Readonly<Record<string, string>> = {}) {
  const script = jobs[job]?.steps.find((step) => step.name === name)?.run;
  if (script === undefined) throw new Error(`release.yml has no step ${name} in ${job}`);
  const stateFolder = mkdtempSync(join(folder, 'state-'));
  for (const [file, text] of Object.entries(state)) writeFileSync(join(stateFolder, file), text);
  const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const { status, stdout, stderr } = spawnSync('bash', bash, {
    cwd: work,
    encoding: 'utf8',
    env: {
      PATH: [join(folder, 'bin'), dirname(process.execPath), process.env.PATH].join(':'),
      HOME: folder,
      STATE: stateFolder,
      GITHUB_REF: 'refs/tags/v1.2.3',
      GITHUB_REF_NAME: 'v1.2.3',
      GITHUB_SHA: sha,
      GH_REPO: 'acme/site-deploy',
    },
  });
  const noted = join(stateFolder, 'calls');
  const calls = existsSync(noted) ? readFileSync(noted, 'utf8').split('\n').filter(Boolean) : [];
  return { status, said: stdout + stderr, calls };
}

describe('the steps of release.yml', () => {
  const check = 'Check what the tag claims';

  test('check that the commit of the tag is on main', () => {
    expect(runStep('check', check)).toMatchObject({ status: 0, said: 'v1.2.3 may be released.\n' });
    git('switch', '--quiet', '--create=beside');
    git('commit', '--quiet', '--allow-empty', '--message=two');
    expect(runStep('check', check)).toMatchObject({ status: 1, said: 'The commit is not on main.\n' });
    git('switch', '--quiet', 'main');
  });

  test('list each file that users run, and each package in it', () => {
    expect(runStep('attest', 'List what users run, and what is in it').status).toBe(0);
    const sums = readFileSync(join(work, 'release/SHA256SUMS'), 'utf8').trim().split('\n');
    const listed = sums.map((line) => line.split('  ')[1]);
    expect(listed).toEqual(git('ls-files', 'action.yml', 'dist').split('\n'));
    execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'release/SHA256SUMS'], { cwd: work });
    expect(readFileSync(join(work, 'release/notes.md'), 'utf8')).toBe('### Added\n\n- more\n');

    const bill = z.object({
      bomFormat: z.literal('CycloneDX'),
      metadata: z.object({
        component: z.object({ name: z.literal('site-deploy'), version: z.literal('1.2.3') }),
      }),
      components: z.array(
        z.object({ name: z.string(), hashes: z.array(z.object({ alg: z.literal('SHA-512') })) }),
      ),
    });
    const { components } = bill.parse(JSON.parse(readFileSync(join(work, 'release/sbom.cdx.json'), 'utf8')));
    const names = new Set(components.map(({ name }) => name));
    const licenses = readFileSync(join(root, 'dist/licenses.txt'), 'utf8');
    const licensed = [...licenses.matchAll(/^(\S+)\n(?:MIT|ISC)$/gm)].map(([, name]) => name);
    expect(licensed.length).toBeGreaterThan(20);
    expect(licensed.filter((name = '') => !names.has(name))).toEqual([]);
    expect(names).not.toContain('jest');
    // npm sbom would leave it out, as development needs it, too.
    expect(names).toContain('yaml');
  });

  test('stop when the tag was moved after the checks', () => {
    const see = 'See that the tag is still what was checked';
    expect(runStep('publish', see, { tagged: sha })).toMatchObject({
      status: 0,
      calls: ['api repos/acme/site-deploy/commits/tags/v1.2.3 --jq .sha'],
    });
    expect(runStep('publish', see, { tagged: '0'.repeat(40) })).toMatchObject({ status: 1 });
  });

  test('publish a release only once', () => {
    const { status, calls } = runStep('publish', 'Publish the release');
    expect([status, calls.at(-1)]).toEqual([
      0,
      'release create v1.2.3 --verify-tag --title v1.2.3 --notes-file release/notes.md release/SHA256SUMS release/sbom.cdx.json',
    ]);
    const again = runStep('publish', 'Publish the release', { released: '' });
    expect([again.status, again.calls]).toEqual([0, ['release view v1.2.3']]);
  });

  test.each([
    ['create the tag of a new major version', 'v1.2.3 v0.9.0', ['POST', ' -f ref=refs/tags/v1']],
    [
      'move the tag of a major version forward',
      'v1 v1.2.3 v1.2.0 v1.1.10 v1.9.9-rc.1',
      ['PATCH', '/tags/v1'],
    ],
    ['never move the tag of a major version back', 'v1 v1.2.3 v1.10.0', []],
  ])('%s', (_, tags, [method, more]) => {
    const refs = tags.replace(/\S+ ?/g, (tag) => `refs/tags/${tag.trim()}\n`);
    const { status, calls } = runStep('publish', 'Move the tag of the major version', { refs });
    const write = `api --method ${method} repos/acme/site-deploy/git/refs${more} -f sha=`;
    const writes = calls.filter((call) => call.includes('--method')).map((call) => call.split(sha)[0]);
    expect([status, writes]).toEqual([0, method === undefined ? [] : [write]]);
  });

  test('fail and write nothing if GitHub does not list the tags', () => {
    const { status, calls } = runStep('publish', 'Move the tag of the major version');
    expect(status).not.toBe(0);
    expect(calls.some((call) => call.includes('--method'))).toBe(false);
  });
});
