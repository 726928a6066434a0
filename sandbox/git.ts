import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runGroup } from './process-group.ts';
import type { Commit } from './store.ts';

export type CloneResult =
  | { kind: 'cloned' }
  | { kind: 'refused'; field: 'name' | 'branch'; reason: string }
  | { kind: 'aborted' };

/**
 * Clones one branch's repository into `folder`, which must be empty. Refusals carry git's own reason.
 *
 * @param environment of every git process; see `gitEnvironment`.
 */
export async function clone(request: {
  url: string;
  branch: string;
  folder: string;
  environment: Record<string, string>;
  signal: AbortSignal;
}): Promise<CloneResult> {
  const { url, branch, folder, environment, signal } = request;
  const git = async (...words: string[]) => {
    let output = '';
    const end = await runGroup({
      command: ['git', ...words],
      folder,
      environment,
      timeLimitMs: cloneLimitMs,
      signal,
      onOutput: (text) => {
        output = (output + text).slice(-maximumReason);
      },
    });
    return { ...end, output };
  };
  const noBranch = { kind: 'refused', field: 'branch', reason: 'This is not a valid branch name.' } as const;
  // No process can be given a NUL.
  if (branch.startsWith('-') || branch.includes('\0')) return noBranch;
  const refFormat = await git('check-ref-format', `refs/heads/${branch}`);
  if (refFormat.stopped === null && refFormat.exitStatus !== 0) return noBranch;
  const words = ['clone', '--quiet', '--template=', '--origin', 'origin', '--branch', branch];
  const cloned = await git(...words, '--', url, '.');
  if (cloned.stopped === 'aborted') return { kind: 'aborted' };
  if (cloned.stopped === 'time limit') {
    return { kind: 'refused', field: 'name', reason: `The clone took longer than ${cloneLimitMs / 1000} s.` };
  }
  if (cloned.exitStatus !== 0) {
    const field = /Remote branch .* not found/.test(cloned.output) ? 'branch' : 'name';
    return { kind: 'refused', field, reason: readableReason(cloned.output) };
  }
  // `--branch` takes tags too, and leaves no branch checked out then.
  if (readFileSync(join(folder, '.git', 'HEAD'), 'utf8').trim() !== `ref: refs/heads/${branch}`) {
    return {
      kind: 'refused',
      field: 'branch',
      reason: 'The repository has a tag of this name, but no branch.',
    };
  }
  ignoreEnvFile(folder);
  return { kind: 'cloned' };
}

/** Reads which commit is checked out in a folder, in seven digits or more; nulls where none is. */
export async function readCommit(folder: string, environment: Record<string, string>): Promise<Commit> {
  let output = '';
  const { exitStatus } = await runGroup({
    command: ['git', 'log', '-1', '--no-show-signature', '--no-color', '--abbrev=7', '--format=%h%n%B'],
    folder,
    environment,
    timeLimitMs: 10_000,
    signal: new AbortController().signal,
    onOutput: (text) => {
      output = (output + text).slice(0, maximumReason);
    },
  }).catch(() => ({ exitStatus: null }));
  const [, hash = '', message = ''] = (exitStatus === 0 && /^([0-9a-f]{7,})\n(.*)$/s.exec(output)) || [];
  return hash === ''
    ? { commit_hash: null, commit_message: null }
    : { commit_hash: hash, commit_message: message.trim() };
}

/**
 * Returns the environment of git, in deploy scripts too: nobody's configuration, no questions, no transport that runs commands,
 * and no search for a repository above the sites: the data folder may lie inside somebody's own checkout.
 */
export function gitEnvironment(sitesFolder: string): Record<string, string> {
  return {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
    GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
    GIT_CEILING_DIRECTORIES: sitesFolder,
  };
}

const cloneLimitMs = 120_000;
const maximumReason = 4000;

/** Keeps `git clean` and `git add --all` of a deploy script away from the site's `.env`. */
function ignoreEnvFile(folder: string) {
  mkdirSync(join(folder, '.git', 'info'), { recursive: true });
  writeFileSync(join(folder, '.git', 'info', 'exclude'), '/.env\n');
}

function readableReason(output: string): string {
  const lines = output
    .replace(/\/\/[^/@\s]*@/g, '//')
    .split('\n')
    .map((line) => line.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ').trim())
    .filter((line) => line !== '' && !line.startsWith('hint:'));
  return `git could not clone it: ${lines.join(' ').slice(0, 500)}`;
}
