import { type Writing, writeAndRead } from '../api/settle.ts';
import { OperationError } from '../core/errors.ts';
import { isSameText } from '../core/same-text.ts';
import { type Applying, type Planning, planChange, type Replaced, type WholeText } from './operation.ts';

/** Writes a text, and reads it back: `seen` is null if nothing shows, `doubt` is set if another text does, `answer` is undefined if lost. @throws as `writeAndRead` */
export async function replaceAndReadBack(
  { what, read, write }: WholeText,
  sent: string,
  { reader, writer, patience, lost }: Applying,
  isThere: (seen: string, isConfirmed: boolean) => boolean = (seen) => isSameText(seen, sent),
) {
  const writing: Writing<unknown, string | null> = {
    send: () => write(sent, writer),
    read: () => read(reader),
    isThere: (seen, isConfirmed) => seen !== null && isThere(seen, isConfirmed),
    doubt: (isConfirmed) => [
      isConfirmed
        ? `The service has accepted ${what}, but reading it back did not show it.`
        : `Whether ${what} was written is not known: reading it back did not show it.`,
      'Run again: it will be compared again and written only if it differs.',
    ],
  };
  const { seen, answer, doubt } = await writeAndRead(writing, patience, lost);
  return { seen, answer, doubt: seen === null ? undefined : doubt };
}

const SECOND_LOOK_MS = 1_000;

/** Looks again at a text that is empty or missing: a service that fails to read a file may show it so for once. */
export async function believe(first: string | null, text: WholeText, { reader, patience }: Planning) {
  if (first !== null && !isBlank(first)) return first;
  await patience.clock.sleep(SECOND_LOOK_MS, patience.signal);
  const second = await text.read(reader);
  return first === null && second !== null && isBlank(second) ? null : second;
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** The work of restoring a text, but never over a later change. The API has no conditional write: a change right after this look goes unnoticed. */
export const puttingBack = ({ text, before, after }: Replaced) => ({
  async plan(planning: Planning) {
    if (before === null) throw notPossible('there is none from before this run');
    if (after === null)
      throw notPossible('the service does not show it, so a later change could not be seen');
    const now = await believe(await text.read(planning.reader), text, planning);
    const apply = async (sent: string, applying: Applying) => {
      if (now === null || (isBlank(now) && now !== after))
        throw notPossible('the service no longer shows it');
      // The old text may come from a replica that lags behind: writing it once more does no harm.
      if (now !== after && !isSameText(now, before))
        throw new OperationError('changed-by-others', 'it has been changed since', '');
      const { doubt } = await replaceAndReadBack(text, sent, applying);
      if (doubt !== undefined) throw doubt;
      return { changed: true, summary: `${text.what} was put back` };
    };
    return { changes: [planChange(`put back ${text.what}`, before, apply)] };
  },
});

function notPossible(why: string): OperationError {
  return new OperationError('not-shown', why, '');
}
