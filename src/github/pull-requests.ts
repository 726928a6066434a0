import type { PullRequestState } from '../operations/operation.ts';
import type { GitHub, GitHubAnswer } from './connect.ts';

/** What is needed to ask GitHub for something. */
interface Asking {
  readonly token: string;
  /** The environment of the runner, for its proxy. */
  readonly runnerEnv: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

const GET = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

/**
 * Asks GitHub how a pull request of the workflow's repository stands, with one request.
 *
 * @throws nothing but the reason of an interruption
 */
export async function lookUpPullRequest(number: number, asking: Asking): Promise<PullRequestState> {
  const github = await connect(asking);
  if (github === undefined) {
    const why =
      'what the runner says of the repository (GITHUB_REPOSITORY, GITHUB_API_URL), or its proxy, cannot be used';
    return { state: 'unclear', about: 'all', why };
  }
  const answer = await github.call(GET, { pull_number: number }, asking.signal);
  asking.signal.throwIfAborted();
  return stateOf(answer, number);
}

async function connect({ token, runnerEnv }: Asking): Promise<GitHub | undefined> {
  try {
    const { connectGitHub } = await import('./connect.ts');
    return connectGitHub(token, runnerEnv, 'pull-requests: read');
  } catch {
    return undefined;
  }
}

const STRANGE: PullRequestState = {
  state: 'unclear',
  about: 'this',
  why: 'GitHub answered with something unexpected',
};

/** Only what GitHub says outright counts as closed. */
function stateOf(answer: GitHubAnswer, number: number): PullRequestState {
  if (answer.state === 'not-done' && (answer.status === 404 || answer.status === 410)) {
    const why = `GitHub shows no pull request of this number (${answer.status})`;
    return { state: 'unclear', about: 'this', why };
  }
  if (answer.state !== 'done') return { state: 'unclear', about: 'all', why: answer.why };
  const { data, atMs = Number.NaN } = answer;
  if (typeof data !== 'object' || data === null) return STRANGE;
  if (!('number' in data) || data.number !== number || !('state' in data)) return STRANGE;
  if (data.state === 'open') return { state: 'open' };
  const closedAt = 'closed_at' in data && typeof data.closed_at === 'string' ? data.closed_at : '';
  const sinceMs = atMs - Date.parse(closedAt);
  return data.state === 'closed' && Number.isFinite(sinceMs) ? { state: 'closed', sinceMs } : STRANGE;
}
