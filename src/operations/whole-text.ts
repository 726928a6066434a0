import { type Writing, writeAndRead } from '../api/settle.ts';
import { OperationError } from '../core/errors.ts';
import { isSameText } from '../core/same-text.ts';
import { maskedLines } from '../dotenv/difference.ts';
import type { NewFacts } from '../outcome/facts.ts';
import {
  type Applied,
  type Applying,
  planChange,
  type ReadAccess,
  type Replaced,
  type WholeText,
  type Work,
} from './operation.ts';

/** The write of a text that was made from one read right before. */
interface Replacement {
  readonly text: WholeText;
  readonly sent: string;
  /** The text before; null if there is none to put back. */
  readonly before: string | null;
  /** The facts that hold again once it is put back. */
  readonly factsBefore: NewFacts;
  /** The summary of the change. */
  readonly done: string;
  /** True if a text that was read back shows that it was written; by default if it is the same. */
  readonly shows?: (shown: string, isConfirmed: boolean) => boolean;
  /** Judges what was read back, null if nothing is shown. `doubt`: the service has taken the text, and does not show it. */
  readonly judge?: (shown: string | null, answer: unknown, doubt?: OperationError) => Applied | undefined;
}

/**
 * Writes a text, reads it back, and keeps the one before, if that was seen whole.
 *
 * @throws as `writeAndRead`; OperationError if the service has taken the text, and shows another one
 */
export async function replaceText(write: Replacement, applying: Applying): Promise<Applied> {
  const { text, sent, before, factsBefore, done, judge } = write;
  const { reader, writer, patience, lost } = applying;
  const isSent = (shown: string): boolean => isSameText(shown, sent);
  const { shows = isSent } = write;
  const writing: Writing<unknown, string | null> = {
    send: () => text.write(sent, writer),
    read: () => text.read(reader),
    shows: (shown, isConfirmed) => shown !== null && shows(shown, isConfirmed),
    awaited: `${text.what} to show as it was written`,
    doubt: (isConfirmed) => [
      isConfirmed
        ? `The service has accepted ${text.what}, but reading it back did not show it.`
        : `Whether ${text.what} was written is not known: reading it back did not show it.`,
      'Run again: it will be compared again and written only if it differs.',
    ],
  };
  const { seen: shown, answer, doubt } = await writeAndRead(writing, patience, lost);
  const end = judge?.(shown, answer, doubt);
  if (end !== undefined) return end;
  if (doubt !== undefined && shown !== null) throw doubt;
  const isHidden = shown !== null && !isSent(shown) && maskedLines(shown).length > 0;
  const unseen = shown === null ? NOT_SHOWN : isHidden ? MASKED : '';
  const isSeenWhole = before !== null && maskedLines(before).length === 0;
  // One that was read back with changes by others must not be put back: `sent` differs from it.
  const after = shown === null || isHidden ? null : isSent(shown) ? shown : sent;
  const replaced = { text, before: isSeenWhole ? before : null, after, factsBefore };
  return { changed: true, summary: `${done}${unseen}`, replaced };
}

const NOT_SHOWN = '; the service does not show it, so it could not be read back';
const MASKED = '; the service shows masks in place of values, so these could not be read back';

/** The pause before a second look at an empty text, in milliseconds. */
const SECOND_LOOK_MS = 1_000;

/** Looks again at a text that is empty or missing: a service that fails to read a file may show it so for once. */
export async function believe(first: string | null, text: WholeText, { reader, patience }: ReadAccess) {
  if (first !== null && !isEmpty(first)) return first;
  await patience.clock.sleep(SECOND_LOOK_MS, patience.signal);
  const second = await text.read(reader);
  return first === null && second !== null && isEmpty(second) ? null : second;
}

export function isEmpty(text: string): boolean {
  return text.trim() === '';
}

/**
 * The work of restoring a text, but never over a later change: it must show as it did after the write, byte for byte. The API has no
 * conditional write, so a change after this look goes unnoticed.
 */
export const puttingBack = ({ text, before, after }: Replaced): Work => ({
  async plan(planning) {
    if (before === null) throw notPossible('there is none from before this run');
    if (after === null)
      throw notPossible('the service does not show it, so a later change could not be seen');
    const now = await believe(await text.read(planning.reader), text, planning);
    const apply = async (sent: string, applying: Applying): Promise<Applied> => {
      if (now === null) throw notPossible('the service no longer shows it');
      // The old text may come from a replica that lags behind: writing it once more does no harm.
      if (now !== after && !isSameText(now, before))
        throw new OperationError('changed-by-others', 'it has been changed since', '');
      const done = `${text.what} was put back`;
      return replaceText({ text, sent, before: null, factsBefore: {}, done }, applying);
    };
    return { changes: [planChange(`put back ${text.what}`, before, apply)] };
  },
});

function notPossible(why: string): OperationError {
  return new OperationError('not-shown', why, '');
}
