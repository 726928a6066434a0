import type { Waits } from '../core/clock.ts';
import type { OperationError } from '../core/errors.ts';
import type { Effect, Reader, ReaderAndWriter, Writer } from './client.ts';
import { type Writing, writeAndRead } from './settle.ts';
import type { Patience } from './wait.ts';

/** A text that can only be replaced as a whole: the deploy script, the `.env`. */
export interface WholeText {
  /** For messages, as in "the deploy script". */
  readonly what: string;
  /** Null when the service shows none. */
  readonly read: (reader: Reader) => Promise<string | null>;
  readonly write: (text: string, writer: Writer, attempts: number) => Promise<Effect<unknown>>;
}

/** The means of replacing a text. */
interface Means extends ReaderAndWriter {
  readonly patience: Patience;
}

interface Replacement {
  /** The text as it was read just now; undefined if others may have written since. */
  readonly present: string | null | undefined;
  /** Makes the text to write in the place of one, null for none. `lost`: what a first write whose answer was lost found and sent. */
  readonly textFor: (present: string | null, lost?: Sent) => string;
  /** True if a text that was read back shows that `sent` was written; by default if it is the same. */
  readonly shows?: (text: string, sent: string, isConfirmed: boolean) => boolean;
}

/** A text that was sent, and the one that it was made from. */
export interface Sent {
  readonly before: string | null;
  readonly sent: string;
}

/** The end of a write. */
export interface Written extends Sent {
  /** The text as read back; null if the service shows none. */
  readonly shown: string | null;
  /** The answer to the write; undefined if it was lost. */
  readonly answer: unknown;
  /** Set if the service has taken the text, and shows another one. */
  readonly doubt: OperationError | undefined;
}

/**
 * Carries out a write of the retry class `replace`, and reads back. What it writes is made from a text that was read right
 * before. If the answer is lost and the text does not show, writes once more.
 *
 * @throws ApiError when refused, OperationError `unknown` when in doubt, what `textFor` throws, the reason of an interruption
 */
export async function replaceAndReadBack(
  { what, read, write }: WholeText,
  { present, textFor, shows = isSameText }: Replacement,
  { reader, writer, patience }: Means,
): Promise<Written> {
  const readNow = (): Promise<string | null> => read(reader);
  let from = present;
  let last: Sent = { before: null, sent: '' };
  const writing: Writing<unknown, string | null> = {
    async send(attempts, lost) {
      const before = from === undefined ? await believe(await readNow(), readNow, patience) : from;
      from = undefined;
      last = { before, sent: textFor(before, lost && last) };
      return write(last.sent, writer, attempts);
    },
    read: readNow,
    doubt: (isConfirmed) => [
      isConfirmed
        ? `The service has accepted ${what}, but reading it back did not show it.`
        : `Whether ${what} was written is not known: reading it back did not show it.`,
      'Run again: it will be compared again and written only if it differs.',
    ],
    shows: (text, isConfirmed) => text !== null && shows(text, last.sent, isConfirmed),
    awaited: `${what} to show as it was written`,
    onRepeat: () => {},
  };
  const { seen, answer, doubt } = await writeAndRead(writing, patience);
  return { ...last, shown: seen, answer, doubt: seen === null ? undefined : doubt };
}

/**
 * Writes the text from before a write again, but never over a later change: the present text must equal, byte for byte, the
 * one that showed after that write. The API has no conditional write, so a change after that last look goes unnoticed.
 *
 * @throws `overtaken` or `notSeen` if it may not be written, else as `replaceAndReadBack`
 */
export async function putBack(
  text: WholeText,
  { before, after }: { readonly before: string; readonly after: string },
  means: Means,
): Promise<void> {
  const textFor = (now: string | null): string => {
    if (now === null) throw notSeen;
    // The old text may come from a replica that lags behind: writing it once more does no harm.
    if (now !== after && !isSameText(now, before)) throw overtaken;
    return before;
  };
  const { doubt } = await replaceAndReadBack(text, { present: undefined, textFor }, means);
  if (doubt !== undefined) throw doubt;
}

export const overtaken = new Error('it has been changed since');
export const notSeen = new Error('the service no longer shows it');

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

/** True when texts differ only in what services change: line ends, and white space at both ends. */
export function isSameText(text: string, other: string): boolean {
  return text.replaceAll('\r\n', '\n').trim() === other.replaceAll('\r\n', '\n').trim();
}
