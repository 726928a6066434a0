import type { CommitOrder } from '../outcome/commit-order.ts';
import { orderInGit } from '../runner/git.ts';
import { type Access, loadGitHub, whyOf } from './github.ts';
import { textOf } from './payload.ts';

/** The order of the head, as GitHub calls it. */
const ORDERS: Readonly<Record<string, 'same' | 'older' | 'newer' | 'diverged'>> = {
  identical: 'same',
  behind: 'older',
  ahead: 'newer',
  diverged: 'diverged',
};

const NOT_BOTH =
  "GitHub shows no such commits in the workflow's repository, or the job lacks contents: read (404)";

/**
 * Asks git in the workspace, and if that does not know, on GitHub's runners GitHub, how a commit stands to another one.
 *
 * @throws the signal's reason when interrupted
 */
export async function orderOf(
  commit: string,
  other: string,
  access: Access,
  signal: AbortSignal,
): Promise<CommitOrder> {
  const inGit = await orderInGit(commit, other, access.env, signal);
  if (inGit.order !== 'unclear' || access.env.GITHUB_ACTIONS !== 'true') return inGit;
  const onGitHub = await orderOnGitHub(commit, other, access, signal);
  if (onGitHub.order !== 'unclear') return onGitHub;
  return { order: 'unclear', why: `${inGit.why}; ${onGitHub.why}` };
}

async function orderOnGitHub(
  commit: string,
  other: string,
  access: Access,
  signal: AbortSignal,
): Promise<CommitOrder> {
  const github = await loadGitHub(access, 'contents: read');
  if ('why' in github) return { order: 'unclear', why: github.why };
  // The changed files, whose texts may be large, are on the first page alone; the status is on each.
  const what = { basehead: `${other}...${commit}`, per_page: 1, page: 2 };
  const answer = await github.call(github.repos.compareCommitsWithBasehead, what, signal);
  signal.throwIfAborted();
  const data = answer.state === 'done' ? answer.data : undefined;
  const order = ORDERS[textOf(data, 'status') ?? ''];
  if (order !== undefined) return { order, other: textOf(data, 'base_commit', 'sha') };
  const isMissing = answer.state === 'not-done' && answer.status === 404;
  return { order: 'unclear', why: isMissing ? NOT_BOTH : whyOf(answer) };
}
