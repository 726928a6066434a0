import { readFileSync } from 'node:fs';
import { fieldOf, numberOf, textOf } from './payload.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The workflow's run. */
export interface GitHubRun {
  /** The event's commit; for a pull request its head, not the test merge. */
  readonly commit: string | undefined;
  /** The event's pull request. An event about a comment on it does not give the head. */
  readonly pullRequest: { readonly number: number; readonly head: string | undefined } | undefined;
  readonly repository: string;
  readonly repositoryUrl: string;
  /** The page that shows the run's log. */
  readonly logUrl: string | undefined;
}

/** The number of the pull request that an event is about; undefined if it is about none. */
export function pullRequestOf(payload: unknown): number | undefined {
  const pull = fieldOf(payload, 'pull_request');
  if (pull !== undefined) return numberOf(pull, 'number');
  const issue = fieldOf(payload, 'issue');
  return fieldOf(issue, 'pull_request') === undefined ? undefined : numberOf(issue, 'number');
}

/** Events that are about a pull request, or may be. */
const OF_PULL_REQUESTS = /^(pull_request|issue_comment)/;
/** Events of another workflow or check. They may concern a pull request without naming it. */
const STARTED_BY = ['workflow_run', 'check_suite', 'check_run'];

/**
 * Reads the number of the pull request that the run's event is about, from the runner's event file.
 *
 * @returns `unclear` if the event may be about a pull request but does not say which
 */
export function readPullRequest(env: Environment): number | 'unclear' | undefined {
  const payload = readPayload(env.GITHUB_EVENT_PATH ?? '');
  const name = env.GITHUB_EVENT_NAME ?? '';
  if (payload === undefined && STARTED_BY.includes(name)) return 'unclear';
  const number = pullRequestOf(payload);
  if (number !== undefined) return number;
  const issue = fieldOf(payload, 'issue');
  if (issue !== undefined && fieldOf(issue, 'pull_request') === undefined) return undefined;
  const isUnclear =
    OF_PULL_REQUESTS.test(name) ||
    STARTED_BY.some((cause) => mayComeFromPullRequest(fieldOf(payload, cause)));
  return isUnclear ? 'unclear' : undefined;
}

function mayComeFromPullRequest(cause: unknown): boolean {
  const listed = fieldOf(cause, 'pull_requests');
  return OF_PULL_REQUESTS.test(textOf(cause, 'event') ?? '') || (Array.isArray(listed) && listed.length > 0);
}

/** True if the run is for a pull request from another repository, by an event that gets no secrets then. */
export function isFromFork(env: Environment): boolean {
  if (env.GITHUB_EVENT_NAME === 'pull_request_target') return false;
  const pull = fieldOf(readPayload(env.GITHUB_EVENT_PATH ?? ''), 'pull_request');
  const [head, base] = ['head', 'base'].map((end) =>
    textOf(fieldOf(fieldOf(pull, end), 'repo'), 'full_name'),
  );
  // A fork that has been deleted since is null.
  return head !== base;
}

/** Reads the workflow's run; undefined if the runner names no repository, or an event that cannot be read. */
export function readRun(env: Environment): GitHubRun | undefined {
  const path = env.GITHUB_EVENT_PATH ?? '';
  const payload = readPayload(path);
  const repository = env.GITHUB_REPOSITORY || (textOf(fieldOf(payload, 'repository'), 'full_name') ?? '');
  if ((path !== '' && payload === undefined) || !/^[^/]+\/[^/]+$/.test(repository)) return undefined;
  const number = pullRequestOf(payload);
  const head = textOf(fieldOf(fieldOf(payload, 'pull_request'), 'head'), 'sha');
  const commit = (number === undefined ? undefined : head) ?? env.GITHUB_SHA;
  const repositoryUrl = `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${repository}`;
  const runId = Number(env.GITHUB_RUN_ID);
  return {
    commit: commit === '' ? undefined : commit,
    pullRequest: number === undefined ? undefined : { number, head },
    repository,
    repositoryUrl,
    logUrl: runId > 0 ? `${repositoryUrl}/actions/runs/${runId}` : undefined,
  };
}

/** The payload of the event in that file; undefined if it cannot be read. */
export function readPayload(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
