import type { Clock } from '../core/clock.ts';
import type { Access, Permission } from './github.ts';
import type { GitHub } from './github-client.ts';

/**
 * Loads and connects the GitHub client. Nothing is sent yet.
 *
 * @param needed is named in the reason when GitHub refuses a call
 * @returns a reason, as a clause, if the runner names no repository or an unusable proxy
 */
export async function connect(
  access: Access,
  needed: Permission,
): Promise<GitHub | { readonly why: string }> {
  try {
    const { connectGitHub } = await import('./github-client.ts');
    return connectGitHub(access, needed);
  } catch {
    return {
      why: 'the repository, event or proxy that the runner gives (GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_EVENT_PATH) cannot be used',
    };
  }
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
