import type { Clock } from '../core/clock.ts';
import type { connectGitHub, GitHubAnswer } from './github-client.ts';

/** Connects to GitHub with a client that is loaded on use (see `connectGitHub`). Nothing is sent yet. */
export async function loadGitHub(...given: Parameters<typeof connectGitHub>) {
  return (await import('./github-client.ts')).connectGitHub(...given);
}

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
