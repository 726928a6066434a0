import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parseFileCommand } from '../../../harness/runner/file-commands.ts';
import { QUIET } from '../../../src/core/log.ts';
import { findSyntaxError } from '../../../src/runner/bash-syntax.ts';
import { runCommand } from '../../../src/runner/command.ts';
import { orderInGit } from '../../../src/runner/git.ts';
import { createRunnerFiles } from '../../../src/runner/runner-files.ts';
import { readAnyFile, readWorkspaceFile } from '../../../src/runner/workspace.ts';
import { makePipe } from '../../support/pipe.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

const NAME = 'GITHUB_OUTPUT';
const folder = makeTestFolder();
const before = process.env[NAME];
let file: string;
const warnings: string[] = [];
const open = () => createRunnerFiles(process.env, (line) => void warnings.push(line));
const entries = () => Object.fromEntries(parseFileCommand(readFileSync(file, 'utf8')));

beforeEach(() => {
  warnings.length = 0;
  file = join(mkdtempSync(join(folder, 'of-')), 'output');
  writeFileSync(file, 'before=1\n');
  process.env[NAME] = file;
});
afterEach(() => {
  if (before === undefined) delete process.env[NAME];
  else process.env[NAME] = before;
});

describe('outputs that are set again and again', () => {
  test('have their last values, beside what others have written meanwhile', () => {
    const files = open();
    files.setOutputs({ outcome: 'unknown', targets: '[]' });
    appendFileSync(file, 'mine=1\n');
    files.setOutputs({ outcome: 'succeeded' });
    expect(entries()).toEqual({ before: '1', mine: '1', targets: '[]', outcome: 'succeeded' });
    const link = `${file}-link`;
    symlinkSync(file, link);
    process.env[NAME] = link;
    open().setOutputs({ outcome: 'failed' });
    expect([entries().outcome, warnings]).toEqual(['failed', []]);
  });

  test('leave no half value in a file that takes no more', () => {
    const module = pathToFileURL(join(import.meta.dirname, '../../../src/runner/runner-files.ts'));
    const code = `const { createRunnerFiles } = await import('${module}');
      const files = createRunnerFiles(process.env, console.log);
      files.setOutputs({ outcome: 'unknown' });
      files.setOutputs({ outcome: 'succeeded', log: 'x'.repeat(3_000) });`;
    const shell =
      'trap "" XFSZ; ulimit -f 2; exec "$0" --disable-warning=ExperimentalWarning --input-type=module -e "$1"';
    const args = ['-c', shell, process.execPath, code];
    const { stdout, stderr } = spawnSync('bash', args, { encoding: 'utf8', env: { ...process.env } });
    expect([stdout, stderr]).toEqual([expect.stringContaining('could not be written (EFBIG)'), '']);
    expect(entries()).toEqual({ before: '1', outcome: 'unknown' });
  });
});

test('a command that exceeds its time limit is ended, with all that it has started', async () => {
  using pipe = makePipe();
  const command = `exec 9<>'${pipe.path}'; sleep 61 & wait`;
  const { signal } = new AbortController();
  expect(await runCommand({ command, env: process.env, open: QUIET.remote, signal, limitMs: 700 })).toBe(143);
  await pipe.untilClosed();
});

test('a command has the lines of its output and of its errors kept apart', async () => {
  const texts: string[][] = [];
  const open = () => {
    const pieces: string[] = [];
    texts.push(pieces);
    return { push: (text: string) => void pieces.push(text), end: () => {} };
  };
  const command = 'printf a; printf b >&2; echo c; echo d >&2';
  await runCommand({ command, env: process.env, open, signal: new AbortController().signal });
  expect(texts.map((pieces) => pieces.join(''))).toEqual(['ac\n', 'bd\n']);
});

describe('a syntax error in a script', () => {
  test.each([
    ['set -e\nfi\n', "line 2: syntax error near unexpected token `fi'"],
    ['a\nb "\n', 'line 2: unexpected EOF while looking for matching `"\''],
    ['a\nif b; then\n  c\n', 'line 4: syntax error: unexpected end of file'],
    ['shopt -s extglob\nls !(a|b)\n', undefined],
    ['foo-bar() { exit 1; }\nexit 1\n', undefined],
  ])('is found in %j without running it', async (script, error) => {
    expect(await findSyntaxError(script, process.env.PATH, 'alone')).toBe(error);
  });

  test.each([
    ['#!/bin/bash\nset -e\nls', undefined],
    ['shopt -s extglob\nls !(a|b)\n', "line 2: syntax error near unexpected token `('"],
    ['set -e\n)\n(\nls\n', "line 2: syntax error near unexpected token `)'"],
    ['cat <<A\nb\n', "line 2: warning: here-document at line 1 delimited by end-of-file (wanted `A')"],
  ])('is found in %j where the frame of the exit report is around it', async (script, error) => {
    expect(await findSyntaxError(script, process.env.PATH, 'framed')).toBe(error);
  });

  test.each([
    ['in a script that is too long for an argument', `fi\n${'#'.repeat(200_000)}\n`, process.env.PATH],
    ['without bash', 'fi', '/nowhere'],
  ])('is not looked for %s', async (_, script, path) => {
    expect(await findSyntaxError(script, path, 'alone')).toBeUndefined();
  });
});

test('only files inside the roots are read, also through links', () => {
  writeFileSync(join(folder, 'bom.sh'), '\uFEFFecho');
  symlinkSync('/etc/hostname', join(folder, 'link'));
  expect(readWorkspaceFile('bom.sh', [folder])).toEqual({ value: 'echo' });
  expect(readWorkspaceFile(join(folder, 'bom.sh'), ['/nowhere', folder])).toEqual({ value: 'echo' });
  const elsewhere = expect.stringContaining('links elsewhere');
  expect(readWorkspaceFile('link', [folder])).toMatchObject({ expected: elsewhere });
  expect(readWorkspaceFile('.', [folder])).toMatchObject({ expected: expect.any(String) });
});

test('the text of a dotenv file in place of its path is not quoted, which may be any file of a person', () => {
  writeFileSync(join(folder, 'a=b'), 'echo');
  expect(readAnyFile(join(folder, 'a=b'))).toEqual({ value: 'echo' });
  for (const read of [readAnyFile, (path: string) => readWorkspaceFile(path, [folder])])
    expect(read('PASSWORD=hidden')).toEqual({ expected: 'the path of a file, not its text' });
});

test('a pipe or a folder is refused unopened: reading a pipe without a writer would never end', () => {
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  mkdirSync(join(folder, 'folder'));
  for (const name of ['pipe', 'folder']) {
    const expected = `a regular file; "${name}" is not`;
    expect(readWorkspaceFile(name, [folder])).toEqual({ expected });
  }
});

const SETTINGS = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];

const git = (folder: string, ...parameters: readonly string[]): string =>
  execFileSync('git', [...SETTINGS, '-C', folder, ...parameters], { encoding: 'utf8' }).trim();

function commit(folder: string, message: string, author = 'a'): string {
  git(folder, '-c', `user.name=${author}`, 'commit', '--quiet', '--allow-empty', '-m', message);
  return git(folder, 'rev-parse', 'HEAD');
}

/** A history of three commits, and a branch from the first. */
const history = join(folder, 'history');
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
  ] as const)('is %s: the %s one compared with the %s one', async (order, one, another, lead, told) => {
    const commits = told.map((subject) => `${subject} (a)`);
    const goesOut = [`${lead} ${ids[another].slice(0, 12)}`, ...commits];
    const answer = { order, other: ids[another], goesOut };
    expect(await ask(ids[one], ids[another])).toEqual(answer);
    expect(await ask(ids[one], ids[another].slice(0, 10))).toEqual(answer);
  });

  test('brings twenty-one commits, with the subjects of twenty, as they are', async () => {
    const foreign = join(folder, 'foreign');
    execFileSync('git', ['clone', '--quiet', history, foreign]);
    git(foreign, 'config', 'log.showSignature', 'true');
    git(foreign, 'config', 'color.ui', 'always');
    git(foreign, 'config', 'i18n.logOutputEncoding', 'latin1');
    for (let nth = 1; nth <= 20; nth += 1) commit(foreign, `${nth}`);
    const subject = `differ 0 0 ${ids.third} > ::error::ü \u001b[31m= x>y`;
    const newest = commit(foreign, `${subject}\n\ndiffer 9 9 x`, 'broken > ü');
    const answer = await ask(newest, ids.third, { GIT_DIR: join(foreign, '.git') });
    const [lead, first, second, ...others] = answer.goesOut ?? [];
    expect([answer.order, lead]).toEqual(['newer', `brings 21 commits since ${ids.third.slice(0, 12)}`]);
    expect([others.length, others.at(-1)]).toEqual([19, 'and 1 more']);
    expect(first).toMatch(/:error::ü .*= x>y \(broken {2}ü\)$/);
    expect(second).toBe('20 (a)');
  });

  test('is newer, but not by how many commits, in a shallow clone', async () => {
    const shallow = join(folder, 'shallow');
    git(folder, 'clone', '--quiet', '--bare', '--depth=2', `file://${history}`, shallow);
    const answer = { order: 'newer', other: ids.second, goesOut: [] };
    expect(await ask(ids.third, ids.second, { GIT_DIR: shallow })).toEqual(answer);
  });
});

describe('the order is unclear', () => {
  const unclear = { order: 'unclear', why: 'git in the workspace cannot tell (clone the whole history)' };

  test('if an object between them is damaged', async () => {
    const copy = join(folder, 'damaged');
    execFileSync('cp', ['-R', history, copy]);
    execFileSync('rm', ['-f', join(copy, '.git/objects', ids.second.slice(0, 2), ids.second.slice(2))]);
    const answer = await ask(ids.first, ids.third, { GIT_DIR: join(copy, '.git') });
    expect(answer).toEqual(unclear);
  });

  test('if a shallow clone has both commits, but not what connects them', async () => {
    const clone = join(folder, 'clone');
    git(folder, 'init', '--quiet', clone);
    for (const name of ['third', 'branch'])
      git(clone, 'fetch', '--quiet', '--depth=1', `file://${history}`, name);
    const here = { GIT_DIR: join(clone, '.git') };
    expect(await ask(ids.branch, ids.third, here)).toEqual(unclear);
  });
});
