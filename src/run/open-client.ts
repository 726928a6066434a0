import { type Client, createClient } from '../api/client.ts';
import { systemClock } from '../core/clock.ts';
import { DeadlineError } from '../core/errors.ts';
import type { Inputs } from './inputs.ts';

export { getPage } from '../net/web-page.ts';

/** Opens the client. Cancelling the workflow, or the timeout of the run, ends its requests. */
export function openClient(
  { baseUrl, apiToken: token, proxy, vocabulary, timeoutMs }: Inputs,
  cancel: AbortSignal,
  say: (line: string) => void,
): { client: Client; signal: AbortSignal; close: () => Promise<void> } {
  const deadline = systemClock.now() + timeoutMs;
  const late = new AbortController();
  const tooLate = new DeadlineError('The time of the whole run (timeout) is up.');
  const alarm = setTimeout(() => late.abort(tooLate), timeoutMs);
  const signal = AbortSignal.any([cancel, late.signal]);
  const client = createClient({
    baseUrl,
    token,
    proxy,
    vocabulary,
    clock: systemClock,
    epochMs: Date.now,
    random: Math.random,
    signal,
    deadline,
    onRetry: (error, delayMs) => say(`${error.message} Trying again in ${Math.round(delayMs / 100) / 10} s.`),
  });
  const close = async (): Promise<void> => {
    clearTimeout(alarm);
    await client.close();
  };
  return { client, signal, close };
}
