import type { Effect } from '../api/client.ts';
import { OperationError } from '../errors.ts';
import type { Patience } from './operation.ts';

/** How long a write may take to show in what is read back, in milliseconds. */
export const LAG_WINDOW_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;

/**
 * Reads until what is read is acceptable, at the longest for the lag window.
 *
 * @returns the accepted reading, or the last one that was not
 */
export async function readUntil<Value, Accepted extends Value>(
  read: () => Promise<Value>,
  accept: (value: Value) => value is Accepted,
  { clock, signal }: Patience,
  windowMs = LAG_WINDOW_MS,
): Promise<{ accepted: true; value: Accepted } | { accepted: false; value: Value }> {
  const until = clock.now() + windowMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    const value = await read();
    if (accept(value)) return { accepted: true, value };
    if (clock.now() + pauseMs > until) return { accepted: false, value };
    await clock.sleep(pauseMs, signal);
  }
}

/**
 * Carries out a write of the retry class `replace`: writes, reads back with patience, and writes once more
 * only when the first write was in doubt and reading did not show it.
 *
 * @param what the thing that is written, for messages, as in "the deploy script"
 * @returns whether what was written could be read back; `unreadable` when the service does not show it
 */
export async function replaceAndReadBack<Answer>(
  what: string,
  write: () => Promise<Effect<Answer>>,
  read: () => Promise<string | null>,
  holds: (text: string) => boolean,
  patience: Patience,
): Promise<{ shown: boolean; answer: Answer | undefined }> {
  const accept = (text: string | null): text is string => text !== null && holds(text);
  let effect = await write();
  for (let again = true; ; again = false) {
    if (effect.state === 'not-done') throw effect.error;
    const readBack = await readUntil(read, accept, patience);
    const answer = effect.state === 'done' ? effect.value : undefined;
    if (readBack.accepted) return { shown: true, answer };
    if (effect.state === 'done' && readBack.value === null) return { shown: false, answer };
    if (effect.state === 'done' || !again) {
      throw new OperationError(
        'unknown',
        `${capitalize(what)} was written, but reading it back still shows something else.`,
        'Run again: it will be compared once more and written only where it differs.',
        effect.state === 'unknown' ? { cause: effect.error } : {},
      );
    }
    effect = await write();
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
