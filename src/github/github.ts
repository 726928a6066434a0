import type { Clock } from '../core/clock.ts';

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

/** A cancelled run must be over within 2 seconds. */
const GRACE_AFTER_CANCEL_MS = 1_000;
/** The run waits this long for GitHub. */
const TIME_LIMIT_MS = 30_000;

/** The workflow's cancel, and the clock that gives a task a little more time. */
export interface Cancellable {
  readonly cancel: AbortSignal;
  readonly clock: Clock;
}

/** A signal for a task at the end of a run. It aborts a second after the cancel. */
export function afterCancel({ cancel, clock }: Cancellable): AbortSignal {
  const over = new AbortController();
  const begin = (): void => void clock.after(GRACE_AFTER_CANCEL_MS, () => over.abort());
  if (cancel.aborted) begin();
  else cancel.addEventListener('abort', begin, { once: true });
  return over.signal;
}

/** A signal for a task of several calls. It aborts with the given signal, or after 30 seconds. */
export function withinLimit(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
}
