import { believe, replaceAndReadBack } from '../api/replace.ts';
import { OperationError } from '../core/errors.ts';
import { isSameText } from '../core/same-text.ts';
import {
  type Applied,
  type Applying,
  type Plan,
  type Planning,
  planChange,
  type Replaced,
} from './operation.ts';

/**
 * Plans to restore a text, but never over a later change: it must show as it did after the write, byte for byte. The API has no
 * conditional write, so a change after this look goes unnoticed.
 */
export async function planPutBack(
  { text, before, after }: Replaced,
  { reader, patience }: Planning,
): Promise<Plan> {
  if (before === null) throw notPossible('there is none from before this run');
  if (after === null) throw notPossible('the service does not show it, so a later change could not be seen');
  const read = (): Promise<string | null> => text.read(reader);
  const now = await believe(await read(), read, patience);
  const apply = async (sent: string, applying: Applying): Promise<Applied> => {
    if (now === null) throw notPossible('the service no longer shows it');
    // The old text may come from a replica that lags behind: writing it once more does no harm.
    if (now !== after && !isSameText(now, before))
      throw new OperationError('changed-by-others', 'it has been changed since', '');
    const { doubt } = await replaceAndReadBack(text, sent, applying);
    if (doubt !== undefined) throw doubt;
    return { changed: true, summary: `${text.what} was put back` };
  };
  return { changes: [planChange(`put back ${text.what}`, before, apply)] };
}

function notPossible(why: string): OperationError {
  return new OperationError('not-shown', why, '');
}
