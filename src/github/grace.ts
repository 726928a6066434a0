/** A cancelled run is to be over within 2 seconds. */
const GRACE_AFTER_CANCEL_MS = 1_000;

/** A signal for what is left on GitHub at the end of a run: it aborts a second after the given one has. */
export function afterAbort(cancel: AbortSignal): AbortSignal {
  const over = new AbortController();
  const begin = (): void => void setTimeout(() => over.abort(), GRACE_AFTER_CANCEL_MS).unref();
  if (cancel.aborted) begin();
  else cancel.addEventListener('abort', begin, { once: true });
  return over.signal;
}
