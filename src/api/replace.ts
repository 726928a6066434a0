import type { Waits } from '../core/clock.ts';
import type { OperationError } from '../core/errors.ts';
import { isSameText } from '../core/same-text.ts';
import type { Effect, Reader, ReaderAndWriter, Writer } from './client.ts';
import { type Writing, writeAndRead } from './settle.ts';
import type { Patience } from './wait.ts';

/** A text that can only be replaced as a whole: the deploy script, the `.env`. */
export interface WholeText {
  /** For messages, as in "the deploy script". */
  readonly what: string;
  /** Null when the service shows none. */
  readonly read: (reader: Reader) => Promise<string | null>;
  readonly write: (text: string, writer: Writer) => Promise<Effect<unknown>>;
}

/** The end of a write. */
export interface Written {
  /** The text as read back; null if the service shows none. */
  readonly shown: string | null;
  /** The answer to the write; undefined if it was lost. */
  readonly answer: unknown;
  /** Set if the service has taken the text, and shows another one. */
  readonly doubt: OperationError | undefined;
}

/**
 * Writes a text that was made from one read right before, and reads it back.
 *
 * @param means.lost the doubt that a first write has left
 * @param shows true if a text that was read back shows that it was written; by default if it is the same
 * @throws as `writeAndRead`
 */
export async function replaceAndReadBack(
  { what, read, write }: WholeText,
  sent: string,
  means: ReaderAndWriter & { readonly patience: Patience; readonly lost: OperationError | undefined },
  shows: (text: string, isConfirmed: boolean) => boolean = (text) => isSameText(text, sent),
): Promise<Written> {
  const writing: Writing<unknown, string | null> = {
    send: () => write(sent, means.writer),
    read: () => read(means.reader),
    shows: (text, isConfirmed) => text !== null && shows(text, isConfirmed),
    awaited: `${what} to show as it was written`,
    doubt: (isConfirmed) => [
      isConfirmed
        ? `The service has accepted ${what}, but reading it back did not show it.`
        : `Whether ${what} was written is not known: reading it back did not show it.`,
      'Run again: it will be compared again and written only if it differs.',
    ],
  };
  const { seen: shown, answer, doubt } = await writeAndRead(writing, means.patience, means.lost);
  return { shown, answer, doubt: shown === null ? undefined : doubt };
}

/** The pause before a second look at an empty text, in milliseconds. */
const SECOND_LOOK_MS = 1_000;

/** Looks again at a text that is empty or missing: a service that fails to read a file may show it so for once. */
export async function believe(first: string | null, read: () => Promise<string | null>, waits: Waits) {
  if (first !== null && !isEmpty(first)) return first;
  await waits.clock.sleep(SECOND_LOOK_MS, waits.signal);
  const second = await read();
  return first === null && second !== null && isEmpty(second) ? null : second;
}

export function isEmpty(text: string): boolean {
  return text.trim() === '';
}
