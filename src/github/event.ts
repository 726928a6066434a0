import { readFileSync } from 'node:fs';
import { fieldAt, numberAt, textAt } from './payload.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type GitHubRun = NonNullable<ReturnType<typeof readWorkflowRun>>;

/** The number of the pull request that an event is about; undefined if it is about none. */
export function pullRequestOf(payload: unknown): number | undefined {
  const isOfIssue = fieldAt(payload, 'issue', 'pull_request') !== undefined;
  return numberAt(payload, isOfIssue ? 'issue' : 'pull_request', 'number');
}

/** Events that are about a pull request, or may come from one without naming it. */
const MAY_BE_OF_PULL_REQUEST = /^(pull_request|issue_comment|workflow_run|check_suite|check_run)/;

/** The number of the pull request that the run's event is about; `unclear` if it may be about one but does not say which. */
export function readPullRequest(env: Environment): number | 'unclear' | undefined {
  const payload = readPayload(env);
  const number = pullRequestOf(payload);
  const isOther = fieldAt(payload, 'issue') !== undefined && !fieldAt(payload, 'issue', 'pull_request');
  if (number !== undefined || isOther) return number;
  return MAY_BE_OF_PULL_REQUEST.test(env.GITHUB_EVENT_NAME ?? '') ? 'unclear' : undefined;
}

/** Reads the workflow's run; undefined if the runner names no repository, or an event that cannot be read. */
export function readWorkflowRun(env: Environment) {
  const payload = readPayload(env);
  const repository = env.GITHUB_REPOSITORY || (textAt(payload, 'repository', 'full_name') ?? '');
  if ((env.GITHUB_EVENT_PATH && payload === undefined) || !/^[^/]+\/[^/]+$/.test(repository))
    return undefined;
  const number = pullRequestOf(payload);
  const head = textAt(payload, 'pull_request', 'head', 'sha');
  const commit = (number === undefined ? undefined : head) ?? env.GITHUB_SHA;
  const repositoryUrl = `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${repository}`;
  const runId = Number(env.GITHUB_RUN_ID);
  return {
    /** The event's commit; for a pull request its head, not the test merge. */
    commit: commit === '' ? undefined : commit,
    /** The event's pull request. An event about a comment on it does not give the head. */
    pullRequest: number === undefined ? undefined : { number, head },
    repository,
    logUrl: runId > 0 ? `${repositoryUrl}/actions/runs/${runId}` : undefined,
  };
}

function readPayload({ GITHUB_EVENT_PATH: path = '' }: Environment): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
