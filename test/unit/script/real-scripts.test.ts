import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findExitReports } from '../../../src/script/exit-report.ts';
import { framed } from '../../../src/script/frame.ts';
import { findHidden } from '../../../src/script/hidden-failures.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

/** Deploy scripts as they are written in the field, each with the command in its middle that can be made to fail. */
const SCRIPTS = readFileSync(join(import.meta.dirname, '../../support/real-scripts.txt'), 'utf8')
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

const folder = makeTestFolder();

/** A home with a clone of a site's repository, and the stubs. */
function makeHome() {
  const home = mkdtempSync(join(folder, 'home-'));
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.test'];
  const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: home });
  mkdirSync(join(home, 'bin'));
  for (const tool of TOOLS.split(' ')) {
    writeFileSync(join(home, 'bin', tool), STUB);
    chmodSync(join(home, 'bin', tool), 0o755);
  }
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
  const run = (failing: string): number[] => {
    const shell = /^#!.*bash/.test(script) ? 'bash' : 'sh';
    const PATH = `${join(home, 'bin')}:${process.env.PATH}`;
    const env = { HOME: home, TMPDIR: folder, PATH, FAILS: failing };
    const { status, stdout } = spawnSync(shell, [path], { cwd: home, env, encoding: 'utf8' });
    const reports = findExitReports(stdout);
    expect(reports.map(({ commit }) => commit?.length ?? 40)).toEqual([40]);
    expect(reports[0]?.exitStatus).toBe(status);
    return reports.map(({ exitStatus }) => exitStatus);
  };
  const [good, failed, hidden] = [run(''), run(fails), findHidden(script)];
  expect(good).toEqual([0]);
  expect(failed).toEqual([1]);
  expect(hidden).toBeUndefined();
});
