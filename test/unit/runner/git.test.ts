import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { orderInGit } from '../../../src/runner/git.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

const root = makeTestFolder();
const SETTINGS = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];

function git(folder: string, ...parameters: readonly string[]): string {
  return execFileSync('git', [...SETTINGS, '-C', folder, ...parameters], { encoding: 'utf8' }).trim();
}

function commit(folder: string, message: string, author = 'a'): string {
  git(folder, '-c', `user.name=${author}`, 'commit', '--quiet', '--allow-empty', '-m', message);
  return git(folder, 'rev-parse', 'HEAD');
}

/** A history of three commits, and a branch from the first. */
const history = join(root, 'history');
const ids = { first: '', second: '', third: '', branch: '' };

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', history]);
  ids.first = commit(history, 'first');
  ids.second = commit(history, 'second');
  ids.third = commit(history, 'third');
  git(history, 'checkout', '--quiet', '-b', 'branch', ids.first);
  ids.branch = commit(history, 'branch');
  git(history, 'checkout', '--quiet', '-');
  git(history, 'tag', 'third', ids.third);
});

function ask(commit: string, other: string, environment: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, GIT_DIR: join(history, '.git'), ...environment };
  return orderInGit(commit, other, env, new AbortController().signal);
}

describe('git tells that a commit', () => {
  test.each([
    ['older', 'first', 'third', 'takes back 2 commits up to', ['third', 'second']],
    ['newer', 'third', 'first', 'brings 2 commits since', ['third', 'second']],
    ['same', 'second', 'second', 'brings 0 commits since', []],
    ['diverged', 'branch', 'third', 'brings 1 commit and takes back 2 commits up to', ['branch']],
  ] as const)('is %s: the %s one beside the %s one', async (order, one, another, lead, told) => {
    const commits = told.map((subject) => `${subject} (a)`);
    const goesOut = [`${lead} ${ids[another].slice(0, 12)}`, ...commits];
    const answer = { order, other: ids[another], goesOut };
    expect(await ask(ids[one], ids[another])).toEqual(answer);
    expect(await ask(ids[one], ids[another].slice(0, 10))).toEqual(answer);
  });

  test('brings twenty-one commits, with the subjects of twenty, as they are', async () => {
    const folder = join(root, 'foreign');
    execFileSync('git', ['clone', '--quiet', history, folder]);
    git(folder, 'config', 'log.showSignature', 'true');
    git(folder, 'config', 'color.ui', 'always');
    git(folder, 'config', 'i18n.logOutputEncoding', 'latin1');
    for (let nth = 1; nth <= 20; nth += 1) commit(folder, `${nth}`);
    const subject = `differ 0 0 ${ids.third} > ::error::ü \u001b[31m= x>y`;
    const newest = commit(folder, `${subject}\n\ndiffer 9 9 x`, 'broken > ü');
    const answer = await ask(newest, ids.third, { GIT_DIR: join(folder, '.git') });
    const [lead, first, second, ...others] = answer.goesOut ?? [];
    expect([answer.order, lead]).toEqual(['newer', `brings 21 commits since ${ids.third.slice(0, 12)}`]);
    expect([others.length, others.at(-1)]).toEqual([19, 'and 1 more']);
    expect(first).toMatch(/:error::ü .*= x>y \(broken {2}ü\)$/);
    expect(second).toBe('20 (a)');
  });

  test('is newer, but not by how many commits, in a shallow clone', async () => {
    const shallow = join(root, 'shallow');
    git(root, 'clone', '--quiet', '--bare', '--depth=2', `file://${history}`, shallow);
    const answer = { order: 'newer', other: ids.second, goesOut: [] };
    expect(await ask(ids.third, ids.second, { GIT_DIR: shallow })).toEqual(answer);
  });
});

describe('the order is unclear', () => {
  const unclear = { order: 'unclear', why: 'git in the workspace cannot tell (clone the whole history)' };

  test('if an object between them is damaged', async () => {
    const copy = join(root, 'damaged');
    execFileSync('cp', ['-R', history, copy]);
    rmSync(join(copy, '.git/objects', ids.second.slice(0, 2), ids.second.slice(2)));
    const answer = await ask(ids.first, ids.third, { GIT_DIR: join(copy, '.git') });
    expect(answer).toEqual(unclear);
  });

  test('if a shallow clone has both commits, but not what connects them', async () => {
    const clone = join(root, 'clone');
    git(root, 'init', '--quiet', clone);
    for (const name of ['third', 'branch'])
      git(clone, 'fetch', '--quiet', '--depth=1', `file://${history}`, name);
    const here = { GIT_DIR: join(clone, '.git') };
    expect(await ask(ids.branch, ids.third, here)).toEqual(unclear);
  });
});
