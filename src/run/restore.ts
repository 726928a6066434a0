import { notSeen, overtaken, putBack } from '../api/replace.ts';
import { explain, isInterruption, OperationError } from '../core/errors.ts';
import type { Replaced } from '../operations/operation.ts';
import type { Failure } from '../outcome/failure.ts';
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
    (all) => ({ isAllBack: all.every(isBack), durationMs: patience.clock.now() - startedAt }),
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
 * Restores a text, but never over a later change (see `putBack`).
 *
 * Never throws: the failure to report is that of the deploy.
 */
async function restore({ before, after, textOf }: Replaced, ports: Ports): Promise<Told> {
  if (before === null) return keep('there is none from before this run');
  if (after === null) return keep('the service does not show it, so a later change could not be seen');
  let wrote = false;
  const writer = trackWrites(ports, () => {
    wrote = true;
  });
  try {
    await putBack(textOf({ reader: ports.reader, writer }), { before, after }, ports.patience);
    return { state: 'restored', wrote, line: 'was put back as it was before this run' };
  } catch (error) {
    if (error === overtaken || (error === notSeen && !wrote)) return keep(explain(error), wrote);
    const inDoubt = error === notSeen || error instanceof OperationError || (wrote && isInterruption(error));
    return inDoubt
      ? { state: 'unknown', wrote, line: `may or may not have been put back: ${explain(error)}` }
      : { state: 'failed', wrote, line: `could not be put back: ${explain(error)}` };
  }
}

function keep(why: string, wrote = false): Told {
  return { state: 'kept', wrote, line: `was left as it is: ${why}` };
}
