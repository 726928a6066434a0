import type { PullRequestState } from '../operations/operation.ts';
import { type Access, createGitHub, whyUnusable } from './github.ts';
import { numberAt, textAt } from './payload.ts';

/** Asks GitHub for the state of a pull request. Only an explicit answer counts as closed. Throws only when interrupted. */
export async function lookUpPullRequest(
  number: number,
  access: Access,
  signal: AbortSignal,
): Promise<PullRequestState> {
  const github = createGitHub(access, 'pull-requests: read');
  const answer = await github.call(({ pulls }) => pulls.get, { pull_number: number }, signal);
  signal.throwIfAborted();
  if (answer.state === 'not-done' && (answer.status === 404 || answer.status === 410)) {
    const why = `GitHub shows no pull request of this number (${answer.status})`;
    return { state: 'unclear', about: 'this', why };
  }
  if (answer.state !== 'done') return { state: 'unclear', about: 'all', why: answer.why };
  const { data, atMs } = answer;
  const state = numberAt(data, 'number') === number ? textAt(data, 'state') : undefined;
  if (state === 'open') return { state };
  const sinceMs = atMs - Date.parse(textAt(data, 'closed_at') ?? '');
  if (state === 'closed' && Number.isFinite(sinceMs)) return { state, sinceMs };
  return { state: 'unclear', about: 'this', why: whyUnusable(answer) };
}
