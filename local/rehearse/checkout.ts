import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Refusal } from './options.ts';

/** The repository that is deployed, as it is on this machine. */
export type Checkout = Readonly<ReturnType<typeof openCheckout>>;

/** Finds the repository that a folder belongs to. Throws Refusal with what is wrong with it, and what to do. */
export function openCheckout(start: string, wanted: string | undefined) {
  const folder = tryGit(start, 'rev-parse', '--show-toplevel');
  if (folder === undefined)
    throw new Refusal([
      `${start} is in no git repository. A deploy gets its code from one: \`git init\`, commit, or name another folder with --checkout`,
    ]);
  const ask = (...words: string[]): string | undefined => tryGit(folder, ...words) || undefined;
  const shaOf = (branch: string): string | undefined =>
    ask('rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`) ??
    ask('rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}^{commit}`);
  const current = ask('symbolic-ref', '--short', 'HEAD');
  const branch = wanted ?? current;
  if (branch === undefined)
    throw new Refusal([`no branch is checked out in ${folder}: name one with --branch`]);
  const sha = shaOf(branch);
  if (sha === undefined)
    throw new Refusal([
      `${folder} has no commit on a branch ${branch}: commit first, or name another with --branch`,
    ]);
  const [defaultBranch = branch] = ['main', 'master'].filter((name) => shaOf(name) !== undefined);
  const changes = ask('status', '--porcelain') ?? '';
  return {
    folder,
    /** `<user>/<repository>`, by its remote, else by its folder. */
    name: nameOf(ask('remote', 'get-url', 'origin'), folder),
    /** The branch that the event is about, and its newest commit. */
    branch,
    sha,
    subject: ask('log', '-1', '--format=%s', sha) ?? '',
    defaultBranch,
    defaultSha: shaOf(defaultBranch) ?? sha,
    /** Files that are new or changed: each follows two letters and a space. */
    uncommitted: changes.split('\n').flatMap((line) => line.slice(3) || []),
  };
}

/** Brings a bare copy of a repository up to date: its branches, and those of its remote that it has not itself. */
export function copyRepository(from: Checkout, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // An interrupted one is made whole by that.
  git(dirname(to), 'init', '--quiet', '--bare', '--template=', to);
  const fetch = (...refs: string[]): string =>
    git(to, 'fetch', '--quiet', '--force', '--update-shallow', from.folder, ...refs);
  fetch('refs/remotes/origin/*:refs/heads/*', '^refs/remotes/origin/HEAD');
  fetch('refs/heads/*:refs/heads/*', 'refs/tags/*:refs/tags/*');
  git(to, 'symbolic-ref', 'HEAD', `refs/heads/${from.defaultBranch}`);
}

/** Does what actions/checkout does, to a folder that has no checkout or `isAgain` one of this repository. Throws git's own words. */
export function checkOut(repository: string, commit: string, folder: string, isAgain: boolean): void {
  if (!isAgain) git(dirname(repository), 'clone', '--quiet', '--no-checkout', repository, folder);
  git(folder, 'checkout', '--quiet', '--force', '--detach', commit);
}

function nameOf(remote: string | undefined, folder: string): string {
  const [, user, repository] = /(?:^|[/:])([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(remote ?? '') ?? [];
  if (user !== undefined && repository !== undefined && !/^\.+$/.test(user)) return `${user}/${repository}`;
  return `you/${basename(folder).replace(/[^\w.-]/g, '-')}`;
}

function tryGit(folder: string, ...words: string[]): string | undefined {
  try {
    return git(folder, ...words);
  } catch {
    return undefined;
  }
}

function git(folder: string, ...words: string[]): string {
  // A hook of git that runs this would have it work on that hook's repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^GIT_/.test(name)));
  return execFileSync('git', words, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).replace(/\n$/, '');
}
