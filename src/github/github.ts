export interface Access {
  readonly githubToken: string;
  /** The runner's environment, for its proxy. */
  readonly runnerEnv: Readonly<Record<string, string | undefined>>;
}

/** A permission that the job needs for the calls of one feature. */
export type Permission =
  | 'contents: read'
  | 'deployments: write'
  | 'pull-requests: read'
  | 'pull-requests: write';

/**
 * The effect of a call. `not-done`: GitHub refused it, and would again; `unknown`: it may or may not have taken effect.
 * The reason is a clause in our own words. It may quote GitHub and is not redacted.
 */
export type GitHubAnswer =
  /** `atMs`: when GitHub answered by its own clock, in milliseconds since 1970; NaN if it did not say. */
  | { readonly state: 'done'; readonly data: unknown; readonly atMs: number }
  | { readonly state: 'not-done'; readonly why: string; readonly status: number }
  | { readonly state: 'unknown'; readonly why: string };

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

/** A client for the workflow's repository. */
export interface GitHub {
  readonly run: GitHubRun;
  /** Makes one call, once, within 5 seconds. Fills in `{owner}` and `{repo}` in the route. Never throws. */
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

export function entriesOf(answer: GitHubAnswer): readonly unknown[] | undefined {
  return answer.state === 'done' && Array.isArray(answer.data) ? answer.data : undefined;
}
