import { GITHUB_NOW_MS, type GitHubAnswer, NOT_FOUND } from './answers.ts';

/** `closedAgoMs`: how long ago it was closed when it is asked for; undefined for an open one. */
export interface StoredPull {
  readonly closedAgoMs?: number | undefined;
}

/** `GET /pulls/{number}`, where `head` is the newest commit of the pull request. */
export function getPull(pulls: ReadonlyMap<number, StoredPull>, number: number, head: string): GitHubAnswer {
  const pull = pulls.get(number);
  if (pull === undefined) return NOT_FOUND;
  const { closedAgoMs } = pull;
  const closed = closedAgoMs === undefined ? undefined : new Date(GITHUB_NOW_MS - closedAgoMs);
  const body = {
    id: 1_000_000 + number,
    number,
    state: closed === undefined ? 'open' : 'closed',
    title: '::error::a title that others have chosen',
    // Without milliseconds, as GitHub writes it.
    closed_at: closed === undefined ? null : `${closed.toISOString().slice(0, 19)}Z`,
    merged_at: null,
    head: { ref: 'feature', sha: head },
  };
  return { status: 200, body };
}
