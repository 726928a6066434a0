import type { Effect } from '../api/client.ts';
import { isSameText, replaceAndReadBack } from '../api/settle.ts';
import { explain, isInterruption, OperationError } from '../core/errors.ts';
import type { Replaced } from '../operations/operation.ts';
import { restoringLine } from '../report/closing-line.ts';
import type { Failure } from '../report/failure.ts';
import type { Ports } from './ports.ts';
import { trackWrites } from './progress.ts';
import type { RunSoFar } from './run-each.ts';

/** Restores what a run replaced, the latest first, and adds that to the results and the failure of the run. */
export async function restoreAfter(failure: Failure, course: RunSoFar, ports: Ports): Promise<RunSoFar> {
  const { replaced } = course;
  const { console, tracker, patience } = ports;
  if (failure.outcome !== 'failed') {
    const names = replaced.map(({ what }) => what).join(' and ');
    const why = `${names}: not put back, as it is not known how the deploy ended`;
    return { ...course, failure: withLines(failure, [why]) };
  }
  tracker.restore();
  const startedAt = patience.clock.now();
  const restored = await console.group(
    'restore-on-failure',
    () => restoreAll(replaced.toReversed(), ports),
    (all) => restoringLine(all.every(isBack), patience.clock.now() - startedAt),
  );
  return withRestored(failure, course, restored);
}

/** The result of restoring a text. */
interface Restored {
  readonly replaced: RunSoFar['replaced'][number];
  /** `kept`: left alone on purpose; `failed`: still as this run wrote it; `unknown`: may have been restored. */
  readonly state: 'restored' | 'kept' | 'failed' | 'unknown';
  readonly sentence: string;
}

function isBack({ state }: Restored): boolean {
  return state === 'restored';
}

async function restoreAll(all: RunSoFar['replaced'], ports: Ports): Promise<Restored[]> {
  const restored: Restored[] = [];
  for (const replaced of all) {
    const { what } = replaced;
    const activity = { doing: `putting back ${what}` };
    const { state, line } = await ports.patience.during(activity, () => restore(replaced, ports));
    const sentence = `${what} ${line}`;
    ports.console.info(sentence);
    restored.push({ replaced, state, sentence });
  }
  return restored;
}

function withRestored(failure: Failure, course: RunSoFar, restored: readonly Restored[]): RunSoFar {
  const results = course.results.map((result, nth) => {
    const found = restored.find(({ replaced }) => replaced.nth === nth);
    if (found === undefined) return result;
    const status = found.state === 'unknown' ? 'unknown' : result.status;
    return { ...result, restored: found.sentence, status };
  });
  let { facts } = course;
  for (const { replaced } of restored.filter(isBack)) facts = facts && { ...facts, ...replaced.factsBefore };
  const sentences = restored.map(({ sentence }) => sentence);
  const inDoubt = restored.some(({ state }) => state === 'unknown');
  const next = inDoubt ? `See what is there now. ${failure.next}` : failure.next;
  return { ...course, results, facts, failure: { ...withLines(failure, sentences), next } };
}

function withLines(failure: Failure, lines: readonly string[]): Failure {
  const message = [failure.message, ...lines.map((line) => `restore-on-failure: ${line}`)].join('\n');
  return { ...failure, message };
}

/** A result, and the sentence about it without its subject. */
type Told = Pick<Restored, 'state'> & { readonly line: string };

/**
 * Restores a text, but never over a later change: the present text must equal, byte for byte, the one that this run read
 * back after its write. The API has no conditional write, so a change between that read and the write goes unnoticed.
 *
 * Never throws: the failure to report is that of the deploy.
 */
async function restore(replaced: Replaced, ports: Ports): Promise<Told> {
  const { what, before, after } = replaced;
  if (before === null) return keep('there is none from before this run');
  if (after === null) return keep('the service does not show it, so a later change could not be seen');
  const writer = trackWrites(ports);
  let sent = false;
  const read = (): Promise<string | null> => replaced.read(ports.reader);
  try {
    const now = await read();
    // The old text may come from a replica that lags behind: writing it once more does no harm.
    const isAsBefore = now !== null && isSameText(now, before);
    if (now !== after && !isAsBefore) return keep(CHANGED_SINCE);
    const write = (instead?: string | null): Promise<Effect<unknown>> => {
      if (instead === null) throw notShown;
      if (instead !== undefined && instead !== after) throw overtaken;
      sent = true;
      return replaced.write(writer, before);
    };
    await replaceAndReadBack(what, write, read, (text) => isSameText(text, before), ports.patience);
    return { state: 'restored', line: 'was put back as it was before this run' };
  } catch (error) {
    if (error === overtaken) return keep(CHANGED_SINCE);
    const why = error === notShown ? 'the service no longer shows it' : explain(error);
    const inDoubt = error === notShown || error instanceof OperationError || (sent && isInterruption(error));
    return inDoubt
      ? { state: 'unknown', line: `may or may not have been put back: ${why}` }
      : { state: 'failed', line: `could not be put back: ${why}` };
  }
}

const CHANGED_SINCE = 'it has been changed since';
const overtaken = new Error(CHANGED_SINCE);
const notShown = new Error('not shown');

function keep(why: string): Told {
  return { state: 'kept', line: `was left as it is: ${why}` };
}
