import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The repository that is deployed, as it is on this machine. */
export interface Checkout {
  readonly folder: string;
  /** `<user>/<repository>`, by its remote, else by its folder. */
  readonly name: string;
  /** The branch that the event is about, and its newest commit. */
  readonly branch: string;
  readonly sha: string;
  /** Subject of that commit. */
  readonly subject: string;
  readonly defaultBranch: string;
  readonly defaultSha: string;
  /** Files that are new or changed, and not committed. */
  readonly uncommitted: readonly string[];
}

/** Finds the repository that a folder belongs to. Says what is wrong with it, and what to do. */
export function openCheckout(start: string, wanted: string | undefined): Checkout | { problem: string } {
  if (!existsSync(start)) return { problem: `there is no folder ${start}` };
  const folder = tryGit(start, 'rev-parse', '--show-toplevel');
  if (folder === undefined)
    return {
      problem: `${start} is in no git repository. A deploy gets its code from one: \`git init\`, commit, or name another folder with --checkout`,
    };
  const ask = (...words: string[]): string | undefined => tryGit(folder, ...words) || undefined;
  const shaOf = (branch: string): string | undefined =>
    ask('rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`) ??
    ask('rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}^{commit}`);
  const current = ask('symbolic-ref', '--short', 'HEAD');
  const branch = wanted ?? current;
  if (branch === undefined)
    return { problem: `no branch is checked out in ${folder}: name one with --branch` };
  const sha = shaOf(branch);
  if (sha === undefined) {
    return wanted === undefined
      ? { problem: `${folder} has no commit yet: what is committed is deployed` }
      : { problem: `${folder} has no branch ${branch}: create it, or name another with --branch` };
  }
  const [defaultBranch = branch] = ['main', 'master'].filter((name) => shaOf(name) !== undefined);
  return {
    folder,
    name: nameOf(ask('remote', 'get-url', 'origin'), folder),
    branch,
    sha,
    defaultBranch,
    subject: ask('log', '-1', '--format=%s', sha) ?? '',
    defaultSha: shaOf(defaultBranch) ?? sha,
    // Each path follows two letters and a space.
    uncommitted:
      ask('status', '--porcelain')
        ?.split('\n')
        .map((line) => line.slice(3)) ?? [],
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
