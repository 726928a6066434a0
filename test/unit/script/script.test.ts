import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { play } from '../../../harness/play.ts';
import { interpret } from '../../../harness/runner-oracle.ts';
import {
  BROKEN_SCRIPT,
  DEPLOY_SCRIPT,
  NEW_SCRIPT,
  PINNED_SCRIPT,
  SLOW_SCRIPT,
} from '../../../local/demo/shop.ts';
import { findExitReports } from '../../../src/script/exit-report.ts';
import { PROLOGUE, reportBlocker, withExitReport } from '../../../src/script/reporting-script.ts';
import { findHidden, passesOverFailures } from '../../../src/script/unnoticed-failures.ts';
import { runs } from '../../support/property-runs.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

describe('a script that ignores failed commands', () => {
  const several: readonly string[] = [
    'npm ci\nnpm run build\n',
    '#!/bin/bash\n\n# Deploys.\ngit pull\nnpm ci\n',
    // A service may run it as `bash script`.
    '#!/bin/bash -e\ngit pull\nnpm ci\n',
    'git pull; npm ci',
    'git pull && npm ci\nphp artisan migrate --force',
    'cd /srv/shop\ngit pull',
    'npm ci\necho done',
    'npm ci\nexit 0',
    'cat <<EOF >x\nset -e\nEOF\nnpm ci\nnpm test',
    "cat <<-'EOF' >x\n\tset -e\n\tEOF\nnpm ci",
    '# set -e\nnpm ci\nnpm test',
    'echo "set -e"\nnpm ci\nnpm test',
    'set -a; . ./.env; set +a\nnpm ci',
    'set -x\nset -o pipefail\nnpm ci\nnpm test',
    'VERSION=$(git describe)\necho "$VERSION"',
    'build() {\n  npm ci\n  npm run build\n}\nbuild',
    'if [ -f x ]; then\n  npm ci\n  npm test\nfi',
    'case $1 in\n  a) npm ci;;\n  *) npm test;;\nesac\necho over',
    '(cd web; npm ci)\necho over',
    'npm ci 2>&1\nnpm test',
    'npm ci \\\n  --omit=dev\nnpm test',
    'git log | tee log\nnpm ci',
    "echo it's\nnpm ci\necho it's\nnpm test\nnpm start",
  ];
  test.each(several)('is recognized: %j', (script) => {
    expect(passesOverFailures(script)).toBe(true);
  });

  const others: readonly string[] = [
    '',
    'npm ci',
    '# one\n\nnpm ci # and only\n',
    'git pull && npm ci && npm run build',
    'git pull &&\n  npm ci &&\n  npm run build\n',
    'npm ci \\\n  --omit=dev',
    'set -e\nnpm ci\nnpm test',
    '#!/bin/bash\nset -eu\nnpm ci\nnpm test',
    'set -euo pipefail\nnpm ci\nnpm test',
    'set -u -e\nnpm ci\nnpm test',
    'set -o errexit\nnpm ci\nnpm test',
    'set -uo errexit\nnpm ci\nnpm test',
    'cd web && set -e; npm ci; npm test',
    'if true; then set -e; fi\nnpm ci\nnpm test',
    // It is meant so.
    'set +e\nnpm ci\nnpm test',
    "trap 'exit 1' ERR\nnpm ci\nnpm test",
    'echo begun; exit 3',
    'echo one\nsleep 1\nprintf two\nexit 9',
    'export PATH="$PATH:/opt/bin" NODE_ENV=production\nnpm ci',
    'A=1; B="two words"; C=$((A + 1)); D=(a b); npm ci',
    '((A += 1)); npm ci',
    'git pull || exit 1\nnpm ci || { echo failed; exit 1; }\nnpm test',
    'node worker.js &\nnpm ci',
    'if git diff --quiet && test -f x; then npm ci; fi',
    'while ! curl -sf localhost; do sleep 1; done\nnpm test',
    '[[ -f x && -f y ]]\nnpm ci',
    'cat <<EOF\none\ntwo; three\nEOF\n',
    'echo "a; b\nc"\nnpm ci',
    "echo 'a\nb; c'\nnpm ci",
    'fail() { exit 9; }\nfail',
  ];
  test.each(others)('is not suspected: %j', (script) => {
    expect(passesOverFailures(script)).toBe(false);
  });

  test('is one that bash ends with status 0 although a command failed', () => {
    const end = (script: string): number | null => spawnSync('bash', ['-c', script]).status;
    const script = 'false\ntrue\n';
    expect([passesOverFailures(script), end(script)]).toEqual([true, 0]);
    expect([passesOverFailures(`set -e\n${script}`), end(`set -e\n${script}`)]).toEqual([false, 1]);
  });

  test('is recognized by its own commands, not by those of the exit report', () => {
    expect(passesOverFailures(withExitReport('npm ci'))).toBe(false);
  });

  test('is looked for in any text', () => {
    const token = fc.constantFrom(...several.flatMap((script) => script.split(/\b/)), '$(', '<<', '((', '"');
    const script = fc.array(token).map((tokens) => tokens.join(''));
    fc.assert(
      fc.property(fc.oneof(script, fc.string()), (text) => typeof passesOverFailures(text) === 'boolean'),
      runs(300),
    );
  });
});

describe('a script with set -e that ignores what fails before && or |', () => {
  const end = (script: string): number | null => spawnSync('bash', ['-c', script]).status;

  test.each([
    ['false && echo build\necho over', 'false'],
    ['cat /none 2>&1 && echo build # all\n\nexit 0', 'cat'],
    ['[ -d / ] && false && echo build\ntrue', 'false'],
    ['cd /none &&\n  echo build\nif true; then\n  echo over\nfi', 'cd'],
    ['X=1 cat /none && echo build\ntrue', 'a command'],
    ['echo build\nls /none >/dev/null && true | cat\ntrue', 'ls'],
    ['false | tee /dev/null\necho over', 'false'],
    ['false 2>&1 |\n  cat', 'false'],
    ['cd / && false | sort | cat', 'false'],
  ])('is recognized, and bash ends it with status 0: %j', (script, command) => {
    expect([findHidden(`set -e\n${script}`)?.command, end(`set -e\n${script}`)]).toEqual([command, 0]);
  });

  test.each([
    'echo before\nnpm ci && npm test',
    'npm ci && npm test || exit\necho over',
    '[ -f artisan ] && php artisan migrate\necho over',
    'grep -q x file && exit 3\necho over',
    'command -v npm && npm ci\necho over',
    'if npm ci && npm test; then\n  echo over\nfi\necho over',
    'while sleep 1 && curl x; do\n  npm ci && npm test\ndone\necho over',
    'build() {\n  npm ci && npm test\n}\nbuild',
    'HERE=$(cd web && pwd)\necho over',
    '(cd web && npm ci)\necho over',
    'set +e\nnpm ci && npm test\necho over',
    'echo "npm ci && npm test"\necho over',
    'set -o pipefail\nnpm ci | tee log',
    'npm ci | tee log; (exit ${PIPESTATUS[0]})',
    'npm ls | grep -q x',
    'git log | head',
    'if npm ls | sort; then\n  echo over\nfi',
    '! npm ls | sort',
    'npm ci | tee log || exit',
    'echo y | npm ci\nyes | npm ci\ncat <<EOF | npm ci\na | b\nEOF\nls releases | xargs rm',
    'case $1 in\na | b) npm ci | tee log ;;\nesac',
    'npm run "a | b"\nsed s\\|a\\|b\\| x >| y',
  ])('is not suspected: %j', (script) => {
    expect(findHidden(`set -e\n${script}`)).toBeUndefined();
  });
});

describe('update-deploy-script warns', () => {
  const SEVERAL = 'The deploy script has several commands and no set -e: ';
  const TRAP = 'The deploy script sets an EXIT trap of its own, so it gives no exit report. ';
  const EXEC = 'The deploy script ends in exec, so it gives no exit report. ';

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
    ['npm ci\nnpm test', { 'dry-run': 'true' }, SEVERAL],
    ['npm ci\nnpm test', noReport, SEVERAL],
    ['set -e\nnpm ci\nnpm test', {}],
    [
      'set -e\nnpm ci && npm test\necho over',
      {},
      'The deploy script goes on if npm ci fails, as && follows it: set -e does not count there. ',
    ],
    [
      'set -e\nnpm ci | tee log\necho over',
      {},
      'The deploy script goes on if npm ci fails, as | follows it: only the last command of a pipeline counts. ',
    ],
    ['set +e\nnpm ci\nnpm test', {}],
    ['npm ci', {}],
    ['#!/usr/bin/env python3\nimport os\nos.getcwd()', noReport],
    [trap, {}, TRAP],
    [trap, noReport],
    ['set -e\nnpm ci\nexec ./serve', {}, EXEC],
    ["trap 'rm -f x' EXIT\nnpm ci\nnpm test", {}, SEVERAL, TRAP],
  ])('about the script %j with the inputs %j', async (script, more, ...warnings) => {
    const expected = warnings.map((text) => expect.stringContaining(`warning: ${text}`));
    expect(await warningsOf({ 'deploy-script': script, ...more })).toEqual(expected);
  });

  test.each([
    ['npm ci\nnpm test', ' (the script goes on if a command fails)'],
    ['set -e\nnpm ci && npm test\necho over', ' (the script goes on if npm ci fails)'],
    ['set -e\nnpm ci\nnpm test', ''],
  ])('about the script %j again beside the evidence of its deploy', async (script, unnoticed) => {
    const log = '[site-deploy] exit-status=0 commit=none run=1';
    const { report } = await play(
      {
        script: 'old',
        after: () => ({ lastDeployAt: '2026-01-01 00:02:00', log, logAt: '2026-01-01 00:00:09' }),
      },
      { operations: 'update-deploy-script, deploy', 'deploy-script': script },
    );
    expect(report.results.at(-1)?.changes).toEqual([`deployed with exit status 0${unnoticed}`]);
  });

  test('once: deploy does not explain again why there is no exit report', async () => {
    const both = { operations: 'update-deploy-script, deploy' };
    const shown = 'nothing shows that it worked. ';
    expect(await warningsOf({ ...both, 'deploy-script': trap })).toEqual([
      expect.stringContaining(TRAP),
      expect.stringContaining(`${shown}Add health-check-url, `),
    ]);
    expect(await warningsOf({ ...both, ...noReport, 'deploy-script': trap })).toEqual([
      expect.stringContaining(`${shown}Let update-deploy-script put the exit report in front of the script`),
    ]);
  });

  test('about no script of the examples and the demo', () => {
    const root = new URL('../../../', import.meta.url);
    const names = readdirSync(new URL('examples/', root)).map((name) => `examples/${name}`);
    const pages = [...names, 'README.md'].filter((name) => /\.(yml|md)$/.test(name));
    const scripts = pages.flatMap((name) =>
      [
        ...readFileSync(new URL(name, root), 'utf8').matchAll(/^( *)deploy-script: \|\n((?:\1 {2}.*\n)+)/gm),
      ].map(([, , script = '']) => script),
    );
    expect(scripts.length).toBeGreaterThan(3);
    const all = [...scripts, DEPLOY_SCRIPT, NEW_SCRIPT, PINNED_SCRIPT, BROKEN_SCRIPT, SLOW_SCRIPT];
    expect(all.filter((script) => passesOverFailures(script) || findHidden(script) !== undefined)).toEqual(
      [],
    );
  });
});

describe('the exit report, run by real shells', () => {
  const folder = makeTestFolder();
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.test'];
  execFileSync('git', ['init', '-q', folder]);
  execFileSync('git', ['-C', folder, ...identity, 'commit', '-q', '--allow-empty', '-m', 'x']);

  function run(shell: string, script: string): { status: number | null; output: string } {
    const path = join(folder, 'script.sh');
    writeFileSync(path, withExitReport(script));
    const { status, stdout, stderr } = spawnSync(shell, [path], { cwd: folder, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  }

  const cases: readonly [script: string, status: number][] = [
    ['echo fine\n', 0],
    ['#!/bin/bash\nexit 7\n', 7],
    ['set -eu\nfalse\necho never\n', 1],
    ['printf unfinished\nexit 3', 3],
    ['no-such-command-here', 127],
    ['set -x\n(exit 5)\n', 5],
    ['f() { exit 9; }\nf\n', 9],
    ['cd /\ntrue\n', 0],
    ['if true; then\n', 2],
    ['', 0],
    // As when a time limit ends the script: the status must not be that of the last command before.
    ['true\nkill -TERM $$\ntrue\n', 143],
    ['true\nkill -HUP $$\n', 129],
  ];
  test.each(
    ['bash', 'dash'].flatMap((shell) => cases.map(([script, status]) => [shell, status, script] as const)),
  )('reports and keeps, in %s, the status %i of %j', (shell, status, script) => {
    const ended = run(shell, script);
    expect(ended.status).toBe(status);
    const reports = findExitReports(ended.output);
    expect(reports.map((found) => found.exitStatus)).toEqual([status]);
    const head = execFileSync('git', ['-C', folder, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
    expect(reports[0]?.commit).toBe(script.startsWith('cd /') ? undefined : head);
  });

  test('names two runs within the same second differently', () => {
    const [one, two] = [run('bash', 'true'), run('bash', 'true')];
    expect(findExitReports(one.output)[0]?.run).not.toBe(findExitReports(two.output)[0]?.run);
  });

  test('stands right after the shebang line', () => {
    expect(withExitReport('#!/bin/sh\necho')).toBe(`#!/bin/sh\n${PROLOGUE}echo`);
    expect(withExitReport('#!/bin/sh')).toBe(`#!/bin/sh\n${PROLOGUE}`);
    expect(withExitReport('#!/bin/sh\r\necho')).toBe(`#!/bin/sh\r\n${PROLOGUE}echo`);
    expect(withExitReport('echo')).toBe(`${PROLOGUE}echo`);
  });

  test.each([
    ['echo fine; npm ci', true],
    ["trap 'rm x' EXIT", false],
    ['set -e\n  trap cleanup 0', false],
    ['# trap cleanup EXIT', true],
    ['exec bash other.sh', false],
    ['cd x && exec ./run', false],
    ['exec >log 2>&1', true],
    ['docker-compose exec -T app php artisan migrate', true],
    ['docker exec app migrate; kubectl exec pod -- x', true],
    ['git submodule foreach exec x', true],
    ['if true; then exec ./run; fi', false],
    ["trap '\n  echo bye\n' EXIT\necho ok", false],
    ["trap 'rm -f x' \\\n  EXIT", false],
    ['trap -- "rm \\"x\\"" INT EXIT', false],
    ["trap 'echo x' INT\nexit 0", true],
    ['echo "set a trap at EXIT 0"', true],
    ['', true],
  ])('of %j is expected: %s', (script, expected) => {
    expect(reportBlocker(script) === undefined).toBe(expected);
  });

  test('is read only where it stands alone on a line', () => {
    expect(findExitReports(`x [site-deploy] exit-status=0 commit=${'a'.repeat(40)} run=1`)).toEqual([]);
    expect(findExitReports(`[site-deploy] exit-status=0 commit=zzz run=1`)).toEqual([]);
    expect(findExitReports(`[site-deploy] exit-status=0 commit=none run=1\r\n`)).toHaveLength(1);
  });
});
