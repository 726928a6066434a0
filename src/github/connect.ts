/** Access to the API of GitHub. */
export interface Access {
  readonly githubToken: string;
  /** The environment of the runner, for its proxy. */
  readonly runnerEnv: Readonly<Record<string, string | undefined>>;
}

/** What the job must be permitted for the calls of one feature. */
export type Permission = 'deployments: write' | 'pull-requests: read' | 'pull-requests: write';

/**
 * The outcome of a call. `not-done`: GitHub refused it, and would again; `unknown`: it may or may not have taken effect.
 * The reason is a clause in our own words; it may quote GitHub, and is not redacted.
 */
export type GitHubAnswer =
  /** `atMs`: the time of the answer by GitHub's clock, in milliseconds since 1970. */
  | { readonly state: 'done'; readonly data: unknown; readonly atMs: number | undefined }
  | { readonly state: 'not-done'; readonly why: string; readonly status: number }
  | { readonly state: 'unknown'; readonly why: string };

/** The run as GitHub knows it. */
export interface GitHubRun {
  /** The commit of the event: of a pull request its head, not the test merge. */
  readonly commit: string | undefined;
  /** The pull request of the event. The event of a comment on it does not tell the head. */
  readonly pullRequest: { readonly number: number; readonly head: string | undefined } | undefined;
  /** As in `owner/name`. */
  readonly repository: string;
  readonly repositoryUrl: string;
  /** The page with the log of the run. */
  readonly logUrl: string | undefined;
}

/** The repository of the workflow, through the API of GitHub. */
export interface GitHub {
  readonly run: GitHubRun;
  /**
   * Makes one call, once, within 5 seconds. Never throws.
   *
   * @param route method and path, in which `{owner}` and `{repo}` are filled in
   */
  call(
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<GitHubAnswer>;
}

/**
 * Loads the client of GitHub and connects it. Nothing is sent yet.
 *
 * @param needed is named in the reason when GitHub refuses a call
 * @returns a reason, as a clause, when the runner names no repository or an unusable proxy
 */
export async function connect(
  access: Access,
  needed: Permission,
): Promise<GitHub | { readonly why: string }> {
  try {
    const { connectGitHub } = await import('./octokit.ts');
    return connectGitHub(access, needed);
  } catch {
    return {
      why: 'what the runner says of the repository and the event (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH), or its proxy, cannot be used',
    };
  }
}

/** A cancelled run must be over within 2 seconds. */
const GRACE_AFTER_CANCEL_MS = 1_000;
/** The run waits for GitHub, however slowly it answers. */
const TIME_LIMIT_MS = 30_000;

/** A signal for a task at the end of a run: it aborts a second after the cancel. */
export function afterCancel(cancel: AbortSignal): AbortSignal {
  const over = new AbortController();
  const begin = (): void => void setTimeout(() => over.abort(), GRACE_AFTER_CANCEL_MS).unref();
  if (cancel.aborted) begin();
  else cancel.addEventListener('abort', begin, { once: true });
  return over.signal;
}

/** A signal for a task of several calls: it aborts with the given one, or after 30 seconds. */
export function withinLimit(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
}

/** The reason why a call has no usable answer, as a clause. */
export function whyOf(answer: GitHubAnswer): string {
  return answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
}

/** The entries of an answer that is a list. */
export function entriesOf(answer: GitHubAnswer): readonly unknown[] | undefined {
  return answer.state === 'done' && Array.isArray(answer.data) ? answer.data : undefined;
}
