import type { Clock } from '../core/clock.ts';

/** A cancelled run must be over within 2 seconds. */
const GRACE_AFTER_CANCEL_MS = 1_000;

/** The run waits this long for several calls to GitHub. */
const TIME_LIMIT_MS = 30_000;

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
