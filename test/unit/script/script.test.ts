import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import { interpret } from '../../../harness/runner-oracle.ts';
import { CHECKOUT_LINE } from '../../../src/inputs/common.ts';
import { findExitReports, withoutExitReports } from '../../../src/script/exit-report.ts';
import {
  failedLineIn,
  framed,
  hasThisFrame,
  isFramed,
  ownLineIn,
  withoutFrame,
} from '../../../src/script/frame.ts';
import { findHidden } from '../../../src/script/hidden-failures.ts';
import { needsCommit, pinnedCommit, usesCommit } from '../../../src/script/shell-script.ts';
import { read } from '../../support/pages.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

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
    ['not without a use', `${LINE}git pull\n`, undefined],
    ['not without a line', USE, undefined],
    ['not from a line in a comment', `# ${LINE}${USE}`, undefined],
    ['not from a line after a space', ` ${LINE}${USE}`, undefined],
    ['not from a line in single quotes', `echo '\n${LINE}'\n${USE}`, undefined],
    ['not from a line in a here document', `cat <<'EOF'\n${LINE}EOF\n${USE}`, undefined],
    ['not from a line that continues the one before', `echo \\\n${LINE}${USE}`, undefined],
    ['not from a short id', `export SITE_DEPLOY_COMMIT=${COMMIT.slice(0, 39)}\n${USE}`, undefined],
    ['not without an export', `SITE_DEPLOY_COMMIT=${COMMIT}\n${USE}`, undefined],
  ])('is read %s', (_, script, commit) => expect(pinnedCommit(script)).toBe(commit));
});

test.each<[string, boolean]>([
  ['git reset --hard "$SITE_DEPLOY_COMMIT"', true],
  ['git reset --hard "${SITE_DEPLOY_COMMIT:-FETCH_HEAD}"', false],
  ['git fetch origin "${SITE_DEPLOY_COMMIT:-main}"\ngit reset --hard "$SITE_DEPLOY_COMMIT"', true],
  ['SITE_DEPLOY_COMMIT=$(git rev-parse origin/main)\ngit reset --hard "$SITE_DEPLOY_COMMIT"', false],
  ['git reset --hard FETCH_HEAD # not "$SITE_DEPLOY_COMMIT"', false],
  ['git reset --hard "$SITE_DEPLOY_COMMITTED"', false],
])('the script %j cannot do without a commit: %s', (script, expected) => {
  expect(needsCommit(script)).toBe(expected);
});

/** Text that a service puts in the same shell before the script. */
const SERVICE = 'OUTER=set; outer() { echo "$OUTER"; }\n';

/** The ways in which a service may run a script. */
const SHELLS: Readonly<Record<string, (file: string, text: string) => readonly [readonly string[], string]>> =
  {
    bash: (file) => [['bash', file], ''],
    'bash -e': (file) => [['bash', '-e', file], ''],
    dash: (file) => [['dash', file], ''],
    'bash -s': (_, text) => [['bash', '-s'], text],
  };

/** A form of a script, and the status with which it ends. `none`: no report comes, as the shell around it is killed. */
type Form = readonly [name: string, script: string, status: number | 'none'];

/** Forms of the field, by which a script once took away its report, or had it lie. */
const FORMS: readonly Form[] = [
  ['a good end', 'echo fine\n', 0],
  ['set -e and an EXIT trap of its own', "set -e\ntrap 'echo up' EXIT\nfalse\necho never\n", 1],
  ['traps in a loop', "for s in INT EXIT; do trap 'echo x' $s; done\nfalse\n", 1],
  ['trap f exit', 'f() { echo f; }\ntrap f exit\nfalse\n', 1],
  ['a sourced file that traps', 'echo "trap \'echo s\' EXIT" >inc.sh\n. ./inc.sh\nfalse\n', 1],
  ['exec of a command', 'exec true\n', 0],
  ['exec with all output to a file', 'exec >>deploy.log 2>&1\necho logged\nexit 4\n', 4],
  ['exec with a file descriptor', 'exec 8>lock\nexec 3>&1\nexec >&-\nexit 5\n', 5],
  ['exec in a function that never runs', 'f() { exec false; }\nexit 6\n', 6],
  ['exec in a subshell', 'set -e\n( exec true )\n', 0],
  ['itself run again, as under flock', '[ "$LOCKED" = 1 ] || LOCKED=1 exec sh -c "exit 4"\n', 4],
  ['a background job', 'sleep 0 & wait $!\n', 0],
  ['case with bare parentheses', 'case x in x) echo a ;; (y) echo b ;; esac\n', 0],
  ['a comment at its end', 'true\n# over', 0],
  ['only a comment', '# nothing\n', 0],
  ['a here document', 'cat <<EOF\n)\nexit 9\nEOF\n', 0],
  ['a here document without its end', 'cat <<EOF\nopen\n', 2],
  ['a quote without its end', "echo 'open\n", 2],
  ['a syntax error', 'if true; then\n', 2],
  ['set -x', 'set -x\n(exit 5)\n', 5],
  ['set -u and a variable that is not set', 'set -eu\necho "$NOPE"\n', 127],
  ['a command that is missing', 'no-such-command-here\n', 127],
  ['what the service set before it', '[ "$(outer)" = set ] && exit 8\n', 8],
  ['kill of its shell', 'kill -TERM $$\necho goes on\n', 143],
  ['a hang-up of its shell', 'true\nkill -HUP $$\n', 129],
  ['kill -9 of its subshell', 'set -e\nkill -9 $(sh -c "echo \\$PPID")\n', 137],
  ['kill -9 of its shell', 'set -e\n( exec true )\nkill -9 $$\n', 'none'],
];

const folder = makeTestFolder();
const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.test'];

describe('the frame around a script, run by real shells', () => {
  execFileSync('git', ['init', '-q', folder]);
  execFileSync('git', ['-C', folder, ...identity, 'commit', '-q', '--allow-empty', '-m', 'x']);
  const head = execFileSync('git', ['-C', folder, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

  function run(shell: string, text: string, cwd = folder) {
    const path = join(folder, 'script.sh');
    writeFileSync(path, text);
    const [[program = '', ...args], input] = SHELLS[shell]?.(path, text) ?? [[], ''];
    const { status, signal, stdout, stderr } = spawnSync(program, args, { cwd, input, encoding: 'utf8' });
    return { status: status ?? signal, stdout, output: stdout + stderr };
  }

  describe.each(FORMS)('reports and lets through the status of %s', (_, script, status) => {
    test.each(Object.keys(SHELLS))('in %s', (shell) => {
      const unset = shell.startsWith('bash') ? 1 : 2;
      const own = script.includes('$NOPE') ? unset : status;
      const { status: ended, output } = run(shell, SERVICE + framed(script));
      const reports = findExitReports(output);
      const told = reports.map(({ exitStatus }) => exitStatus).join() || 'no report';
      expect([ended, told]).toEqual(own === 'none' ? ['SIGKILL', 'no report'] : [own, String(own)]);
      for (const { commit } of reports) expect(commit).toBe(head);
      // The service sees the output of the script alone.
      if (own !== 'none' && !/kill|open\n$/.test(script))
        expect(run(shell, SERVICE + script).status).toBe(own);
    });
  });

  test('leaves nothing of its own in the output but the report, and nothing of it in a trace', () => {
    for (const shell of Object.keys(SHELLS)) {
      const { output } = run(shell, framed('set -ex\necho fine\nfalse\n'));
      const lines = withoutExitReports(output).split('\n').filter(Boolean);
      expect(lines.toSorted()).toEqual(['+ echo fine', '+ false', 'fine']);
    }
  });

  test('tells the commit of the folder in which the script ends, else that of the folder around it', () => {
    const commitOf = (script: string, cwd?: string): string | undefined =>
      findExitReports(run('dash', framed(script), cwd).output)[0]?.commit;
    expect(commitOf(`cd '${folder}'\n`, '/')).toBe(head);
    expect(commitOf('cd /\n')).toBe(head);
    expect(commitOf('cd /\n', '/')).toBeUndefined();
    // Its own trap takes the place of ours.
    expect(commitOf(`cd '${folder}'\ntrap 'echo up' EXIT\n`, '/')).toBeUndefined();
    expect(commitOf("trap 'echo up' EXIT\n")).toBe(head);
  });

  test.each<[form: string, script: string, line: string | undefined]>([
    ['test', '#!/bin/bash\nset -e\necho fine\n\ntest -f nope\necho never\n', '5: test -f nope'],
    ['nothing to write to', 'exec 2>&-\nset -eu\ngrep -q "$HOME" /dev/null', '3: grep -q "$HOME" /dev/null'],
    ['a password', 'set -e\nfalse https://ann:hidden@git.example/a\n', '2: false https://***@git.example/a'],
    ['a function, with set -E', 'set -Ee\nf() {\n  test -f nope\n}\nf\n', '3: test -f nope'],
    // Not known: the shell does not tell, or may count other lines.
    ['a function', 'set -e\nf() {\n  test -f nope\n}\nf\n', undefined],
    ['a sourced file', 'set -e\nprintf "\\n\\n\\nfalse\\n" >inc.sh\n. ./inc.sh\n', undefined],
    ['eval', 'set -e\neval "true\nfalse"\n', undefined],
    ['set +e', 'set +e\nfalse\nexit 1\n', undefined],
    ['an ERR trap of its own', 'set -e\ntrap "echo err" ERR\nfalse\n', undefined],
    ['an EXIT trap of its own', 'set -e\ntrap "echo up" EXIT\nfalse\n', undefined],
  ])('tells the line that failed, where bash tells it: %s', (_, script, line) => {
    for (const pin of [undefined, COMMIT]) {
      for (const shell of Object.keys(SHELLS)) {
        const text = framed(script, pin);
        const [report] = findExitReports(run(shell, SERVICE + text).stdout);
        const failed = failedLineIn(text, report?.line ?? 0);
        // Read from standard input, a function has no file.
        const isKnown = shell.startsWith('bash') && !(shell === 'bash -s' && script.includes('-Ee'));
        const told = failed && `${failed.number}: ${failed.text}`;
        expect([shell, told]).toEqual([shell, isKnown ? line : undefined]);
      }
    }
  });

  test('ends with the status of a signal at once if that comes to its whole group', () => {
    const script = join(folder, 'group.sh');
    writeFileSync(script, framed('kill -TERM 0\nsleep 60\n'));
    const { status, stdout } = spawnSync('setsid', ['--wait', 'bash', script], { encoding: 'utf8' });
    expect([status, findExitReports(stdout)[0]?.exitStatus]).toEqual([143, 143]);
  });

  test('names two runs within the same second differently', () => {
    const [one, two] = [run('bash', framed('true')), run('bash', framed('true'))];
    expect(findExitReports(one.output)[0]?.run).not.toBe(findExitReports(two.output)[0]?.run);
  });
});

/** Deploy scripts as they are written in the field, each with the command in its middle that can be made to fail. */
const SCRIPTS = read('test/support/real-scripts.txt')
  .split(/^=== /m)
  .slice(1)
  .map((part) => {
    const [name = '', fails = '', ...lines] = part.split('\n');
    return [name, fails.replace('--- fails: ', ''), lines.join('\n')] as const;
  });

/** The tools that they run, in place of which a stub prints its command line. */
const TOOLS =
  'bundle celery composer corepack curl docker drush go hugo journalctl nginx node npm php pip pm2 pnpm python3 redis-cli rsync service ssh supervisorctl sudo systemctl uv wp yarn';
const STUB = `#!/bin/sh
case "\${0##*/}" in sudo) exec "$@" ;; esac
echo "\${0##*/} $*"
case "\${0##*/} $*" in "\${FAILS:-none}"*) exit 1 ;; esac
`;

/** A home with a clone of a site's repository, and the stubs. */
function makeHome(): string {
  const home = mkdtempSync(join(folder, 'home-'));
  const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: home });
  mkdirSync(join(home, 'bin'));
  for (const tool of TOOLS.split(' ')) writeFileSync(join(home, 'bin', tool), STUB, { mode: 0o755 });
  git('init', '-q', '-b', 'main', 'work');
  for (const name of ['artisan', 'composer.json', 'package.json', 'Gemfile', '.env'])
    writeFileSync(join(home, 'work', name), '');
  git('-C', 'work', 'add', '-A');
  git('-C', 'work', 'commit', '-qm', 'first');
  git('clone', '-q', '--bare', 'work', 'origin.git');
  git('clone', '-q', 'origin.git', 'shop.example');
  return home;
}

test.each(SCRIPTS)('a real script reports how it ends, and is not warned of: %s', (_, fails, script) => {
  const home = makeHome();
  const path = join(home, 'deploy.sh');
  writeFileSync(path, framed(script));
  const statusOf = (failing: string) => {
    const shell = /^#!.*bash/.test(script) ? 'bash' : 'sh';
    const PATH = `${join(home, 'bin')}:${process.env.PATH}`;
    const env = { HOME: home, TMPDIR: folder, PATH, FAILS: failing };
    const { status, stdout } = spawnSync(shell, [path], { cwd: home, env, encoding: 'utf8' });
    const reports = findExitReports(stdout).map(({ exitStatus, commit }) => [
      exitStatus,
      commit?.length ?? 40,
    ]);
    expect(reports).toEqual([[status, 40]]);
    return status;
  };
  expect([statusOf(''), statusOf(fails), findHidden(script)]).toEqual([0, 1, undefined]);
});

describe('the text of a framed script', () => {
  test('holds the script byte for byte, its shebang line first, and a pinned commit above it', () => {
    for (const script of ['#!/bin/sh\necho "$x"\t\n\n', 'echo', '#!/bin/sh', '\n\n# x\n']) {
      const [shebang = ''] = /^#!.*(\n|$)/.exec(script) ?? [];
      for (const pin of ['', `export SITE_DEPLOY_COMMIT=${COMMIT}\n`]) {
        const text = framed(script, pin === '' ? undefined : COMMIT);
        expect(text.startsWith(shebang)).toBe(true);
        expect(text).toContain(`${pin}${script.slice(shebang.length)}`);
        expect([isFramed(text), hasThisFrame(text)]).toEqual([true, true]);
        expect(hasThisFrame(text.replaceAll('\n', '\r\n'))).toBe(true);
        expect(withoutFrame(text.trimEnd()).replace(pin, '').trimEnd()).toBe(script.trimEnd());
      }
    }
  });

  test.each([
    ['d.sh: line 9: nope: command not found', 3],
    ['/srv/x/d.sh: 9: nope: not found', 3],
    // A variable stands for the word.
    ['d.sh: line 10: /opt/x/run: No such file or directory', 4],
    ['build.sh: line 10: /opt/x/run: No such file or directory', undefined],
    ['d.sh: line 9: other: command not found', undefined],
    ['d.sh: line 7: nope: command not found', undefined],
  ])('has the lines of its author in %s', (error, line) => {
    expect(ownLineIn(error, framed('#!/bin/bash\nset -e\nnope\n"$DIR/run"\n./build.sh\n'))).toBe(line);
    expect(ownLineIn(error, '#!/bin/bash\nset -e\nnope\n"$DIR/run"\n./build.sh\n')).toBeUndefined();
  });
});

test('an exit report is read only where it stands alone on a line', () => {
  expect(findExitReports(`x [site-deploy] exit-status=0 commit=${COMMIT} run=1`)).toEqual([]);
  expect(findExitReports('[site-deploy] exit-status=0 commit=zzz run=1')).toEqual([]);
  expect(findExitReports('[site-deploy] exit-status=0 commit=none run=1\r\n')).toHaveLength(1);
});

test('the commit of a report stands in it, on an earlier line of the same shell, or on the next', () => {
  const line = (shell: string): string => `[site-deploy] commit=${COMMIT} shell=${shell}\n`;
  const report = (shell: string): string => `\n[site-deploy] exit-status=0 commit=none run=${shell}.t\n`;
  const text = `a\n${line('1')}${report('1')}b\n${line('2')}${report('3')}${report('4')}${line('4')}${report('4')}`;
  const reports = findExitReports(text);
  expect(reports.map(({ commit, isCommitOfEnd }) => [commit, isCommitOfEnd])).toEqual([
    [COMMIT, true],
    [undefined, false],
    [COMMIT, true],
    [undefined, false],
  ]);
  expect(withoutExitReports(`a\n\n${line('1')}${report('1')}b\n`)).toBe('a\nb\n');
  const killed = 's.sh: line 9: 8 Killed';
  const trace = `   ( set "$site_deploy_e"; trap '{ set +ex; }' EXIT; ls )`;
  expect(withoutExitReports(`${killed}${trace}\nb`)).toBe(`${killed}\nb`);
});
