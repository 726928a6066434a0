/** Access to the API of GitHub. */
export interface Access {
  readonly githubToken: string;
  /** The environment of the runner, for its proxy. */
  readonly runnerEnv: Readonly<Record<string, string | undefined>>;
}

/** A permission that the job must have for the calls of one feature. */
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

/** The reason why a call has no usable answer, as a clause. */
export function whyOf(answer: GitHubAnswer): string {
  return answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
}

/** The entries of an answer that is a list. */
export function entriesOf(answer: GitHubAnswer): readonly unknown[] | undefined {
  return answer.state === 'done' && Array.isArray(answer.data) ? answer.data : undefined;
}
