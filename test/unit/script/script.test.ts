import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import { interpret } from '../../../harness/runner-oracle.ts';
import { CHECKOUT_LINE } from '../../../src/inputs/common.ts';
import { framed } from '../../../src/script/frame.ts';
import { findHidden } from '../../../src/script/hidden-failures.ts';
import { needsCommit, pinnedCommit, usesCommit } from '../../../src/script/shell-script.ts';
import { read, root } from '../../support/pages.ts';

const isWithoutErrexit = (script: string): boolean =>
  findHidden(script)?.why.includes('no set -e, so') === true;

describe('a script without set -e', () => {
  test.each([
    'npm ci\nnpm run build\n',
    // A service may run it as `bash script`.
    '#!/bin/bash -e\ngit pull\nnpm ci\n',
    'cat <<EOF >x\nset -e\nEOF\nnpm ci\nnpm test',
    'set -a; . ./.env; set +a\nnpm ci',
    'build() {\n  npm ci\n  npm run build\n}\nbuild',
    'if [ -f x ]; then\n  npm ci\n  npm test\nfi',
    // Some failures are handled by hand.
    'cd /srv/shop || exit 1\nnpm ci\nnpm test',
    "echo it's\nnpm ci\necho it's\nnpm test\nnpm start",
  ])('is recognized: %j', (script) => {
    expect(isWithoutErrexit(script)).toBe(true);
  });

  test.each([
    '',
    'git pull &&\n  npm ci &&\n  npm run build\n',
    'set -e\nnpm ci\nnpm test',
    'if true; then set -e; fi\nnpm ci\nnpm test',
    // It is meant so.
    'set +e\nnpm ci\nnpm test',
    "trap 'exit 1' ERR\nnpm ci\nnpm test",
    'export PATH="$PATH:/opt/bin" NODE_ENV=production\nnpm ci',
    'git pull || exit 1\nnpm ci || { echo failed; exit 1; }\nnpm test',
    'if git diff --quiet && test -f x; then npm ci; fi',
    'cat <<EOF\none\ntwo; three\nEOF\n',
    'echo "a; b\nc"\nnpm ci',
  ])('is not suspected: %j', (script) => {
    expect(isWithoutErrexit(script)).toBe(false);
  });
});

const BUILD = 'set -e\nbuild() {\n  false\n  ls / >/dev/null\n}\n';
const IN_ANOTHER_SHELL = ['a command of the shell that it starts', 'that shell has no set -e'] as const;
/** Forms in which a script hides a failure, what may fail, and a part of the sentence about it. */
const HIDING: readonly (readonly [script: string, what: string, why: string])[] = [
  ['false\ntrue', 'a command', 'it has several commands and no set -e'],
  ['false\nset -e\ntrue', 'false', 'it stands above set -e'],
  ['set -e\nfalse && echo build\necho over', 'false', 'a failure on the left of &&'],
  ['set -e\ncd /none &&\n  echo build\nif true; then\n  echo over\nfi', 'cd', 'a failure on the left of &&'],
  ['set -e\nfalse | tee /dev/null\necho over', 'false', '| follows it'],
  ['set -e\ncd / && false | sort | cat', 'false', '| follows it'],
  ['set -e\n{\n  false\n  true\n} 2>&1 | tee /dev/null', 'a command in brackets', '| follows it'],
  [`${BUILD}build || { echo no; exit 1; }`, 'a command of build', 'in a function'],
  [`${BUILD}if build; then\n  echo built\nfi`, 'a command of build', 'in a function'],
  ['set -e\nfalse &\ntrue &\nwait\necho over', 'a background job', 'wait without an id'],
  ['set -e\nfalse &\nls /\necho over', 'a background job', 'neither a script without wait'],
  ['set -e\nf() {\n  local v=$(cat /none)\n  echo "$v"\n}\nf', 'cat', 'local, export'],
  ['set -e\n(\n  false\n  ls /\n) || echo no', 'a command in brackets', '|| follows the brackets'],
  ["set -e\ntrap 'echo up; exit 0' EXIT\nfalse\nls /", 'a command', 'its EXIT trap ends it with status 0'],
  ['set -e\nbash -c "false; ls /"', ...IN_ANOTHER_SHELL],
  ["set -e\nbash <<'EOF'\nfalse\nls /\nEOF\n", ...IN_ANOTHER_SHELL],
];

describe('a script that hides a failure', () => {
  const end = (script: string): number | null => spawnSync('bash', ['-c', script]).status;

  test.each(HIDING)('is recognized, and bash ends it with status 0: %j', (script, what, why) => {
    expect(findHidden(script)).toEqual({ what, why: expect.stringContaining(why) });
    expect(end(script)).toBe(0);
  });

  test.each([
    'echo before\nnpm ci && npm test',
    '[ -f artisan ] && php artisan migrate\necho over',
    'grep -q x file && exit 3\necho over',
    'if npm ci && npm test; then\n  echo over\nfi\necho over',
    'HERE=$(cd web && pwd)\necho over',
    'echo "npm ci && npm test"\necho over',
    'set -o pipefail\nnpm ci | tee log',
    'npm ci | tee log; (exit ${PIPESTATUS[0]})',
    'if npm ls | sort; then\n  echo over\nfi',
    'echo y | npm ci\nyes | npm ci\ncat <<EOF | npm ci\na | b\nEOF\nls releases | xargs rm',
    'npm run "a | b"\nsed s\\|a\\|b\\| x >| y',
    // A function whose last command alone counts, or that handles its failures.
    'build() {\n  npm run build\n}\nbuild || exit 1\necho over',
    'build() {\n  npm ci || return\n  npm run build\n}\nif ! build; then exit 1; fi\necho over',
    'build() {\n  npm ci\n  npm run build\n}\nbuild\necho over',
    'node a.js & pid=$!\nnpm ci\nwait "$pid"\necho over',
    'f() {\n  local v\n  v=$(git describe)\n}\nf\necho over',
    'readonly HERE="$(cd "$(dirname "$0")" && pwd)"\nexport NOW=$(date +%s)\nnpm ci\necho over',
    '(cd web && npm ci) || exit 1\n( npm ci ) || echo no\necho over',
    'bash -ec "cd web; npm ci"\nsh -c "npm ci"\nsudo -u www bash -lc "cd web && npm ci"\nbash -c "set -e; a; b"\necho over',
    "bash -e <<'EOF'\nnpm ci\nnpm test\nEOF\nssh host bash -s <<EOF\nset -euo pipefail\nnpm ci\nnpm test\nEOF\n",
  ])('is not suspected: %j', (script) => {
    expect(findHidden(`set -e\n${script}`)).toBeUndefined();
  });
});

describe('update-deploy-script warns', () => {
  const SEVERAL = 'The deploy script goes on if a command fails: it has several commands and no set -e, ';

  async function warningsOf(given: Readonly<Record<string, string>>): Promise<string[]> {
    const ended = { lastDeployAt: '2026-01-01 00:02:00', log: 'over', logAt: '2026-01-01 00:00:09' };
    const { stdout, report } = await play(
      { script: 'old', before: { lastDeployAt: '2026-01-01 00:01:00' }, after: () => ended },
      { operations: 'update-deploy-script', ...given },
    );
    expect(report.outcome).toMatch(/succeeded|planned/);
    return interpret({ stdout }).annotations.map(({ level, message }) => `${level}: ${message}`);
  }

  const trap = "set -e\ntrap 'rm -f x' EXIT\nnpm ci";
  const noReport = { 'report-exit-status': 'false' };
  test.each<[script: string, more: Readonly<Record<string, string>>, ...warnings: string[]]>([
    ['npm ci\nnpm test', {}, SEVERAL],
    ['#!/usr/bin/env python3\nimport os\nos.getcwd()', noReport],
    [trap, noReport],
  ])('about the script %j with the inputs %j', async (script, more, ...warnings) => {
    const expected = warnings.map((text) => expect.stringContaining(`warning: ${text}`));
    expect(await warningsOf({ 'deploy-script': script, ...more })).toEqual(expected);
  });

  test('again beside the evidence of the deploy', async () => {
    const log = '[site-deploy] exit-status=0 commit=none run=1';
    const after = () => ({ lastDeployAt: '2026-01-01 00:02:00', log, logAt: '2026-01-01 00:00:09' });
    const script = 'set -e\nnpm ci && npm test\necho over';
    const inputs = { operations: 'update-deploy-script, deploy', 'deploy-script': script };
    const { report } = await play({ script: 'old', after }, inputs);
    const told = 'deployed with exit status 0 (the script goes on if npm ci fails)';
    expect(report.results.at(-1)?.changes).toEqual([told]);
  });

  test('about no script of the examples and the demo', () => {
    const pages = globSync(['examples/*.{yml,md}', 'README.md'], { cwd: root });
    const block = /^( *)deploy-script: \|\n((?:\1 {2}.*\n)+)/gm;
    const scripts = pages.flatMap((name) => [...read(name).matchAll(block)].map(([, , text = '']) => text));
    expect(scripts.length).toBeGreaterThan(3);
    const all = [...scripts, ...globSync('local/demo/shop/scripts/*', { cwd: root }).map(read)];
    expect(all.filter((script) => findHidden(script) !== undefined)).toEqual([]);
  });
});

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const OTHER = 'f'.repeat(40);
const pinLine = (commit: string): string => `export SITE_DEPLOY_COMMIT=${commit}\n`;
const LINE = pinLine(COMMIT);
const USE = 'git reset --hard "$SITE_DEPLOY_COMMIT"\n';
const FRAMED = framed(`#!/bin/sh\necho "it's\none"\n${USE}`, COMMIT);

test.each([
  [CHECKOUT_LINE, true],
  ['git reset --hard "${SITE_DEPLOY_COMMIT}"', true],
  ['git reset --hard "${SITE_DEPLOY_COMMIT:?}"', true],
  ['ssh web <<EOF\ngit reset --hard $SITE_DEPLOY_COMMIT\nEOF', true],
  ['', false],
  [`export SITE_DEPLOY_COMMIT=${COMMIT}`, false],
  ['git pull # or: git reset --hard "$SITE_DEPLOY_COMMIT"', false],
  ['ssh web <<EOF\n  # git reset --hard $SITE_DEPLOY_COMMIT\nEOF', false],
  ['echo "\\$SITE_DEPLOY_COMMIT"', false],
  ['echo $SITE_DEPLOY_COMMITS', false],
])('SITE_DEPLOY_COMMIT is used by %j: %s', (script, uses) => {
  expect(usesCommit(script)).toBe(uses);
});

describe('the commit that a script pins', () => {
  test.each<[string, string, string | undefined]>([
    ['from the line before the use', `${LINE}${USE}`, COMMIT],
    ['through carriage returns', `${LINE}${USE}`.replaceAll('\n', '\r\n'), COMMIT],
    ['from the last of two lines', `${LINE}${pinLine(OTHER)}${USE}`, OTHER],
    ['with a default that it does not need', `${LINE}git checkout "\${SITE_DEPLOY_COMMIT:-main}"\n`, COMMIT],
    ['where a here document uses it', `${LINE}ssh web <<EOF\n${USE}EOF\n`, COMMIT],
    ['after a comment with another', `# export SITE_DEPLOY_COMMIT=${OTHER}\n${LINE}${USE}`, COMMIT],
    ['after another in quotes', `${LINE}echo '\n${pinLine(OTHER)}'\n${USE}`, COMMIT],
    ['without the last line end', `${USE}${LINE}`.trimEnd(), COMMIT],
    ['with all digits of SHA-256', `${pinLine('0'.repeat(64))}${USE}`, '0'.repeat(64)],
    ['in the frame', FRAMED, COMMIT],
    ['in the frame as a service may show it', FRAMED.replaceAll('\n', '\r\n').trimEnd(), COMMIT],
  ])('is read %s', (_, script, commit) => {
    expect(pinnedCommit(script)).toBe(commit);
  });

  test.each<[string, string | null]>([
    ['no use', `${LINE}git pull\n`],
    ['no line', USE],
    ['a line in a comment', `# ${LINE}${USE}`],
    ['a line after a space', ` ${LINE}${USE}`],
    ['a line in single quotes', `echo '\n${LINE}'\n${USE}`],
    ['a line in a here document', `cat <<'EOF'\n${LINE}EOF\n${USE}`],
    ['a line that continues the one before', `echo \\\n${LINE}${USE}`],
    ['a short id', `export SITE_DEPLOY_COMMIT=${COMMIT.slice(0, 39)}\n${USE}`],
    ['no export', `SITE_DEPLOY_COMMIT=${COMMIT}\n${USE}`],
  ])('is missing from a script with %s', (_, script) => {
    expect(pinnedCommit(script)).toBe(undefined);
  });
});

test.each<[string, boolean]>([
  ['git reset --hard "$SITE_DEPLOY_COMMIT"', true],
  ['git reset --hard "${SITE_DEPLOY_COMMIT:-FETCH_HEAD}"', false],
  ['git fetch origin "${SITE_DEPLOY_COMMIT:-main}"\ngit reset --hard "$SITE_DEPLOY_COMMIT"', true],
  ['SITE_DEPLOY_COMMIT=$(git rev-parse origin/main)\ngit reset --hard "$SITE_DEPLOY_COMMIT"', false],
  ['git reset --hard FETCH_HEAD # not "$SITE_DEPLOY_COMMIT"', false],
  ['git reset --hard "$SITE_DEPLOY_COMMITTED"', false],
])('a commit is taken for granted by %j: %s', (script, expected) => {
  expect(needsCommit(script)).toBe(expected);
});
