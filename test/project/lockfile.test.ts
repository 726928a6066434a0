import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Installation, installationProblems } from '../../scripts/lockfile.ts';
import { root } from '../../scripts/metadata.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const hash = `sha512-${'a'.repeat(86)}==`;
const manifest = { name: 'one', version: '1.2.3', dependencies: { left: '1.0.0' } };
const left = {
  version: '1.0.0',
  integrity: hash,
  dependencies: { right: '^2.0.0 || 3.x', other: 'npm:@a/b@~1.0' },
};
const lockfile = {
  name: 'one',
  version: '1.2.3',
  lockfileVersion: 3,
  packages: { '': manifest, 'node_modules/left': left },
};
const sound: Installation = {
  manifest: JSON.stringify(manifest),
  lockfile: JSON.stringify(lockfile),
  settings: '# why\nignore-scripts=true\nomit-lockfile-registry-resolved=true\n',
  reasons: '| `left` | aligns |',
};
const withPackage = (more: object): Installation => ({
  ...sound,
  lockfile: JSON.stringify({
    ...lockfile,
    packages: { '': manifest, 'node_modules/left': { ...left, ...more } },
  }),
});

test('this project has a sound installation', () => {
  const problems = installationProblems({
    manifest: read('package.json'),
    lockfile: read('package-lock.json'),
    settings: read('.npmrc'),
    reasons: read('docs/decisions/0002-dependencies.md'),
  });
  expect(problems).toEqual([]);
});

test('nothing is said of one where all is well', () => {
  expect(installationProblems(sound)).toEqual([]);
  expect(
    installationProblems(withPackage({ resolved: 'https://registry.npmjs.org/left/-/left-1.0.0.tgz' })),
  ).toEqual([]);
});

const other = (version: string): string => JSON.stringify({ ...manifest, dependencies: { left: version } });
const bad: readonly [string, Installation, RegExp][] = [
  ['a mirror', withPackage({ resolved: 'https://mirror.example/left.tgz' }), /left comes from elsewhere/],
  [
    'a host that only begins alike',
    withPackage({ resolved: 'https://registry.npmjs.org.evil.example/left.tgz' }),
    /elsewhere/,
  ],
  ['no encryption', withPackage({ resolved: 'http://registry.npmjs.org/left.tgz' }), /elsewhere/],
  ['git', withPackage({ resolved: 'git+ssh://git@github.com/a/left.git#0123' }), /elsewhere/],
  ['no hash', withPackage({ integrity: undefined }), /has no sha512 hash/],
  ['an old hash', withPackage({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }), /has no sha512 hash/],
  [
    'an old hash beside the good one',
    withPackage({ integrity: `sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk= ${hash}` }),
    /sha512/,
  ],
  ['an install script', withPackage({ hasInstallScript: true }), /has an install script/],
  ['a linked folder', withPackage({ link: true }), /is a folder/],
  [
    'a package that wants another from git',
    withPackage({ dependencies: { right: 'github:a/right' } }),
    /wants right from/,
  ],
  ['… or from a file', withPackage({ optionalDependencies: { right: 'file:../right' } }), /wants right from/],
  [
    '… or from the web',
    withPackage({ peerDependencies: { right: 'https://a.example/right.tgz' } }),
    /wants right from/,
  ],
  ['a range', { ...sound, manifest: other('^1.0.0') }, /left has no exact version/],
  ['git for itself', { ...sound, manifest: other('github:a/left') }, /left has no exact version/],
  ['a lockfile of something else', { ...sound, manifest: other('1.0.1') }, /other dependencies/],
  [
    'another version of the project',
    { ...sound, manifest: JSON.stringify({ ...manifest, version: '1.2.4' }) },
    /another name or version/,
  ],
  [
    'an old lockfile',
    { ...sound, lockfile: JSON.stringify({ ...lockfile, lockfileVersion: 2 }) },
    /not of version 3/,
  ],
  ['no reason', { ...sound, reasons: 'left' }, /does not say why left/],
  [
    'install scripts that run',
    { ...sound, settings: 'omit-lockfile-registry-resolved=true\n' },
    /does not say ignore-scripts=true/,
  ],
  [
    'scripts switched on again',
    { ...sound, settings: `${sound.settings}ignore-scripts=false\n` },
    /\.npmrc says ignore-scripts=…/,
  ],
  [
    'another registry',
    { ...sound, settings: `${sound.settings}registry=https://mirror.example\n` },
    /\.npmrc says registry=…/,
  ],
];

test.each(bad)('%s is told', (_, installation, expected) => {
  expect(installationProblems(installation).join('\n')).toMatch(expected);
});

test('a token in .npmrc is not repeated', () => {
  const settings = `${sound.settings}//registry.npmjs.org/:_authToken=npm_secret\n`;
  const problems = installationProblems({ ...sound, settings }).join('\n');
  expect(problems).toContain('_authToken=…');
  expect(problems).not.toContain('npm_secret');
});
