import type { Effect } from '../api/client.ts';
import { isSameText, replaceAndReadBack } from '../api/settle.ts';
import type { Console } from '../console/console.ts';
import { explain, isInterruption, OperationError } from '../core/errors.ts';
import type { Applying, Replaced } from '../operations/operation.ts';
import { closeRestoring } from '../report/closing.ts';
import type { Failure } from '../report/failure.ts';
import type { RunReport } from '../report/run-report.ts';

/** What restoring works with. */
export interface Restoring extends Pick<Applying, 'reader' | 'writer' | 'patience'> {
  readonly console: Pick<Console, 'group' | 'info'>;
  /** Told that it begins. */
  readonly begin: () => void;
}

/** What was replaced, and the name of the operation that did. */
export type ReplacedBy = Replaced & { readonly by: string };

/** The part of a report that putting back may change. */
export type Ended = Pick<RunReport, 'results' | 'facts' | 'failure'>;

/** After a failed deploy puts back what this run replaced, the latest first, and tells it in the report. */
export async function restoreAll(
  replaced: readonly ReplacedBy[],
  ended: Ended,
  restoring: Restoring,
): Promise<Ended> {
  const { failure } = ended;
  if (failure === undefined) return ended;
  if (failure.outcome !== 'failed') {
    const names = replaced.map(({ what }) => what).join(' and ');
    const why = `${names}: not put back, as it is not known how the deploy ended`;
    return { ...ended, failure: withLines(failure, [why]) };
  }
  restoring.begin();
  const said: string[] = [];
  const results = [...ended.results];
  let { facts } = ended;
  const { console, patience } = restoring;
  const startedAt = patience.clock.now();
  const putBack = async (): Promise<boolean> => {
    let isAllBack = true;
    for (const { by, ...one } of replaced.toReversed()) {
      const { state, line } = await patience.during({ doing: `putting back ${one.what}` }, () =>
        restore(one, restoring),
      );
      isAllBack &&= state === 'restored';
      const sentence = `${one.what} ${line}`;
      console.info(sentence);
      said.push(sentence);
      const at = results.findIndex(({ operation }) => operation === by);
      const result = results[at];
      if (result === undefined) continue;
      results[at] = {
        ...result,
        restored: sentence,
        status: state === 'unknown' ? 'unknown' : result.status,
      };
      if (facts !== undefined && state === 'restored') facts = { ...facts, ...one.factsBefore };
    }
    return isAllBack;
  };
  await console.group('restore-on-failure', putBack, (isAllBack) =>
    closeRestoring(isAllBack, patience.clock.now() - startedAt),
  );
  const inDoubt = results.some(({ restored, status }) => restored !== undefined && status === 'unknown');
  const next = inDoubt ? `See what stands there now. ${failure.next}` : failure.next;
  return { failure: { ...withLines(failure, said), next }, results, ...(facts && { facts }) };
}

function withLines(failure: Failure, lines: readonly string[]): Failure {
  const message = [failure.message, ...lines.map((line) => `restore-on-failure: ${line}`)].join('\n');
  return { ...failure, message };
}

/** What became of putting something back. */
interface Restored {
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
async function restore(replaced: Replaced, { reader, writer, patience }: Restoring): Promise<Restored> {
  const { what, before, after } = replaced;
  if (before === null) return left('there is none from before this run to go back to');
  if (after === null) return left('the service does not show it, so a later change could not be seen');
  let sent = false;
  const read = (): Promise<string | null> => replaced.read(reader);
  try {
    const now = await read();
    // What looks as before may be an old reading: writing the same once more does no harm.
    const isAsBefore = now !== null && isSameText(now, before);
    if (now !== after && !isAsBefore) return left(CHANGED_SINCE);
    const write = (instead?: string | null): Promise<Effect<unknown>> => {
      if (instead === null) throw notShown;
      if (instead !== undefined && instead !== after) throw overtaken;
      sent = true;
      return replaced.write(writer, before);
    };
    await replaceAndReadBack(what, write, read, (text) => isSameText(text, before), patience);
    return { state: 'restored', line: 'was put back as it was before this run' };
  } catch (error) {
    if (error === overtaken) return left(CHANGED_SINCE);
    if (error === notShown)
      return { state: 'unknown', line: 'may or may not have been put back: the service no longer shows it' };
    const inDoubt = error instanceof OperationError || (sent && isInterruption(error));
    return inDoubt
      ? { state: 'unknown', line: `may or may not have been put back: ${explain(error)}` }
      : { state: 'failed', line: `could not be put back: ${explain(error)}` };
  }
}

const CHANGED_SINCE = 'it has been changed since';
const overtaken = new Error(CHANGED_SINCE);
const notShown = new Error('not shown');

function left(why: string): Restored {
  return { state: 'left', line: `was left as it is: ${why}` };
}
