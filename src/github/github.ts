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

/** The reason why a call has no usable answer, as a clause. */
export function whyOf(answer: GitHubAnswer): string {
  return answer.state === 'done' ? 'GitHub answered with something unexpected' : answer.why;
}

export function entriesOf(answer: GitHubAnswer): readonly unknown[] | undefined {
  return answer.state === 'done' && Array.isArray(answer.data) ? answer.data : undefined;
}
