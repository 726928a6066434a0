import { readFileSync } from 'node:fs';

/** The pull request that an event is about, by the event's payload; undefined where it is about none. */
export function pullRequestOf(payload: unknown): number | undefined {
  const pull = fieldOf(payload, 'pull_request');
  if (pull !== undefined) return numberOf(pull);
  const issue = fieldOf(payload, 'issue');
  return fieldOf(issue, 'pull_request') === undefined ? undefined : numberOf(issue);
}

/** Events that are about a pull request, or may be. */
const OF_PULL_REQUESTS = /^(pull_request|issue_comment)/;

/**
 * The pull request that the run's event is about, by the file in which the runner keeps it.
 *
 * @returns `unclear` when the event is one of pull requests and does not say which
 */
export function readPullRequest(
  env: Readonly<Record<string, string | undefined>>,
): number | 'unclear' | undefined {
  const payload = readPayload(env.GITHUB_EVENT_PATH ?? '');
  const name = env.GITHUB_EVENT_NAME ?? '';
  if (payload === undefined && STARTED_BY.some((one) => one === name)) return 'unclear';
  const number = pullRequestOf(payload);
  if (number !== undefined) return number;
  const issue = fieldOf(payload, 'issue');
  if (issue !== undefined && fieldOf(issue, 'pull_request') === undefined) return undefined;
  if (STARTED_BY.some((one) => mayComeFromPullRequest(fieldOf(payload, one)))) return 'unclear';
  return OF_PULL_REQUESTS.test(name) ? 'unclear' : undefined;
}

/** What another workflow or check has set off, perhaps for a pull request, of which it does not say for certain which. */
const STARTED_BY = ['workflow_run', 'check_suite', 'check_run'];

function mayComeFromPullRequest(cause: unknown): boolean {
  const event = fieldOf(cause, 'event');
  const listed = fieldOf(cause, 'pull_requests');
  return (
    (typeof event === 'string' && OF_PULL_REQUESTS.test(event)) ||
    (Array.isArray(listed) && listed.length > 0)
  );
}

function readPayload(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function numberOf(value: unknown): number | undefined {
  const number = fieldOf(value, 'number');
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** A field of what may be an object; null counts as missing, as it does in GitHub's payloads. */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name) ?? undefined;
}
