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
  if (failure.outcome !== 'failed') return { ...course, failure: leftAlone(failure, course, NAME) };
  const { console, tracker, patience } = ports;
  tracker.restore(NAME);
  const startedAt = patience.clock.now();
  const restored = await console.group(
    NAME,
    () => restoreAll(course, ports),
    (all) => restoringLine(all.every(isBack), patience.clock.now() - startedAt),
  );
  return { ...withRestored(course, restored), failure: withReport(failure, restored, NAME) };
}

const NAME = 'restore-on-failure';

/** The failure of a deploy that was not seen to end, after which nothing is restored. */
export function leftAlone(failure: Failure, { replaced }: RunSoFar, input: string): Failure {
  if (replaced.length === 0) return failure;
  const names = replaced.map(({ what }) => what).join(' and ');
  return withLines(failure, input, [`${names}: not put back, as the deploy was not seen to fail`]);
}

/** The result of restoring a text. */
export interface Restored {
  readonly replaced: RunSoFar['replaced'][number];
  /** `kept`: left alone on purpose; `failed`: still as this run wrote it; `unknown`: may have been restored. */
  readonly state: 'restored' | 'kept' | 'failed' | 'unknown';
  readonly sentence: string;
  /** True when a write was sent. */
  readonly wrote: boolean;
}

export function isBack({ state }: Pick<Restored, 'state'>): boolean {
  return state === 'restored';
}

/** Restores each text that the run replaced, the latest first. */
export async function restoreAll({ replaced: all }: RunSoFar, ports: Ports): Promise<Restored[]> {
  const restored: Restored[] = [];
  for (const replaced of all.toReversed()) {
    const { what } = replaced;
    const activity = { doing: `putting back ${what}` };
    const { line, ...told } = await ports.patience.during(activity, () => restore(replaced, ports));
    const sentence = `${what} ${line}`;
    ports.console.info(sentence);
    if (isBack(told)) ports.tracker.putBack(what);
    restored.push({ ...told, replaced, sentence });
  }
  return restored;
}

/** Adds what was restored to the results and the facts of the run. */
export function withRestored(course: RunSoFar, restored: readonly Restored[]): RunSoFar {
  const results = course.results.map((result, nth) => {
    const found = restored.find(({ replaced }) => replaced.nth === nth);
    if (found === undefined) return result;
    const status = found.state === 'unknown' ? 'unknown' : result.status;
    return { ...result, restored: found.sentence, isPutBack: isBack(found), status };
  });
  let { facts } = course;
  for (const { replaced } of restored.filter(isBack)) facts = facts && { ...facts, ...replaced.factsBefore };
  return { ...course, results, facts };
}

/** Adds further lines, and what was restored, to the failure of the deploy. */
export function withReport(
  failure: Failure,
  restored: readonly Restored[],
  input: string,
  more: readonly string[] = [],
): Failure {
  const inDoubt = restored.some(({ state }) => state === 'unknown');
  const next = inDoubt ? `See what is there now. ${failure.next}` : failure.next;
  const sentences = restored.map(({ sentence }) => sentence);
  return { ...withLines(failure, input, [...more, ...sentences]), next };
}

function withLines(failure: Failure, input: string, lines: readonly string[]): Failure {
  const message = [failure.message, ...lines.map((line) => `${input}: ${line}`)].join('\n');
  return { ...failure, message };
}

/** A result, and the sentence about it without its subject. */
type Told = Pick<Restored, 'state' | 'wrote'> & { readonly line: string };

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
    if (now === null) return keep(NO_LONGER_SHOWN);
    // The old text may come from a replica that lags behind: writing it once more does no harm.
    if (now !== after && !isSameText(now, before)) return keep(CHANGED_SINCE);
    const write = (instead?: string | null): Promise<Effect<unknown>> => {
      if (instead === null) throw notShown;
      if (instead !== undefined && instead !== after) throw overtaken;
      sent = true;
      return replaced.write(writer, before);
    };
    await replaceAndReadBack(what, write, read, (text) => isSameText(text, before), ports.patience);
    return { state: 'restored', wrote: true, line: 'was put back as it was before this run' };
  } catch (error) {
    if (error === overtaken) return keep(CHANGED_SINCE, sent);
    const why = error === notShown ? NO_LONGER_SHOWN : explain(error);
    const inDoubt = error === notShown || error instanceof OperationError || (sent && isInterruption(error));
    return inDoubt
      ? { state: 'unknown', wrote: sent, line: `may or may not have been put back: ${why}` }
      : { state: 'failed', wrote: sent, line: `could not be put back: ${why}` };
  }
}

const CHANGED_SINCE = 'it has been changed since';
const NO_LONGER_SHOWN = 'the service no longer shows it';
const overtaken = new Error(CHANGED_SINCE);
const notShown = new Error('not shown');

function keep(why: string, wrote = false): Told {
  return { state: 'kept', wrote, line: `was left as it is: ${why}` };
}
