import { orderOnGitHub } from '../github/compare-commits.ts';
import type { Access } from '../github/github.ts';
import type { CommitOrder } from '../outcome/commit-order.ts';
import { orderInGit } from '../runner/git.ts';

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
  const inGit = await orderInGit(commit, other, access.runnerEnv, signal);
  if (inGit.order !== 'unclear' || access.runnerEnv.GITHUB_ACTIONS !== 'true') return inGit;
  const onGitHub = await orderOnGitHub(commit, other, access, signal);
  if (onGitHub.order !== 'unclear') return onGitHub;
  return { order: 'unclear', why: `${inGit.why}; ${onGitHub.why}` };
}
