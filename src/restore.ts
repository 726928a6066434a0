import { CancelledError, DeadlineError, explain, OperationError } from './errors.ts';
import type { Applying, Replaced } from './operations/operation.ts';
import { isSameText, replaceAndReadBack } from './settle.ts';

/** What became of putting something back. */
export interface Restored {
  /** `left`: on purpose; `failed`: it certainly stands as this run wrote it; `unknown`: perhaps. */
  readonly state: 'restored' | 'left' | 'failed' | 'unknown';
  /** What is to be said of it, to follow its name. */
  readonly line: string;
}

/**
 * Puts back what a run replaced, but never over what somebody else has written since: what stands there now must be, to
 * the byte, what was read back after the write of this run. The API has no conditional write, so a change that comes
 * between that look and the write is not seen.
 *
 * Never throws for what a service or a cancel does: the failure that led here is the one to report.
 */
export async function restore(replaced: Replaced, { reader, writer, patience }: Applying): Promise<Restored> {
  const { what, before, after } = replaced;
  if (before === null) return left('there is none from before this run to go back to');
  if (after === null) return left('the service does not show it, so a later change could not be seen');
  let sent = false;
  let overtaken = false;
  const read = (): Promise<string | null> => replaced.read(reader);
  try {
    const now = await read();
    // What looks as before may be an old reading: writing the same once more does no harm.
    const isAsBefore = now !== null && isSameText(now, before);
    if (now !== after && !isAsBefore) return left(CHANGED_SINCE);
    const write = (instead: string | null) => {
      overtaken = instead !== null && instead !== after;
      if (overtaken) throw new OperationError('failed', 'Somebody else was faster.', '');
      sent = true;
      return replaced.write(writer, before);
    };
    await replaceAndReadBack(what, write, read, (text) => isSameText(text, before), patience);
    return { state: 'restored', line: 'was put back as it was before this run' };
  } catch (error) {
    if (overtaken) return left(CHANGED_SINCE);
    const inDoubt =
      error instanceof OperationError ||
      (sent && (error instanceof CancelledError || error instanceof DeadlineError));
    return inDoubt
      ? { state: 'unknown', line: `may or may not have been put back: ${explain(error)}` }
      : { state: 'failed', line: `could not be put back: ${explain(error)}` };
  }
}

const CHANGED_SINCE = 'it has been changed since';

function left(why: string): Restored {
  return { state: 'left', line: `was left as it is: ${why}` };
}
