import { notSeen, overtaken, putBack } from '../api/replace.ts';
import { explain, isInterruption, OperationError } from '../core/errors.ts';
import { type Failure, failureOf } from '../outcome/failure.ts';
import type { Ports } from './ports.ts';
import { trackWrites } from './progress.ts';
import type { RunSoFar } from './run-each.ts';

/** A run whose deploy did not succeed. */
export interface FailedRun extends RunSoFar {
  readonly failure: Failure;
}

/** Restores what a run replaced, as `input` asks or because a newer commit is live, and adds that to its results and its failure. */
export async function restoreAfter(
  course: FailedRun,
  input: string | undefined,
  ports: Ports,
): Promise<RunSoFar> {
  const { console, tracker, patience } = ports;
  tracker.restore(input);
  const startedAt = patience.clock.now();
  const restored = await console.group(
    input ?? 'putting back',
    () => restoreAll(course, ports),
    (all) => ({ isAllBack: all.every(isBack), durationMs: patience.clock.now() - startedAt }),
  );
  for (const { state, sentence } of restored) if (state === 'theirs') console.warning(`${sentence}.`);
  let { failure } = course;
  // A superseded run may leave nothing of its own, unless somebody else has changed it since.
  if (input === undefined && restored.some(({ state }) => state === 'left' || state === 'unknown')) {
    const { signal } = patience;
    const reason = signal.aborted ? failureOf(signal.reason).reason : 'not-put-back';
    failure = { ...failure, reason, next: 'Run the newer commit again: it writes what belongs to it.' };
  }
  return { ...withRestored(course, restored), failure: withReport(failure, restored, input) };
}

/** Reports that nothing is restored after a deploy that was not seen to fail. */
export function leaveAll(course: FailedRun, input: string): RunSoFar {
  const kept = course.replaced.map((text) => tell(text, 'left', 'the deploy was not seen to fail'));
  return { ...course, failure: withReport(course.failure, kept, input) };
}

/** The end of restoring a text. */
export interface Restored {
  readonly replaced: RunSoFar['replaced'][number];
  /** `theirs`: somebody else has changed it since; `left`: it is not known how it was, or the service refused. */
  readonly state: 'put-back' | 'theirs' | 'left' | 'unknown';
  readonly sentence: string;
}

function tell(replaced: Restored['replaced'], state: 'theirs' | 'left' | 'unknown', why: string): Restored {
  const { what } = replaced.text;
  const sentence =
    state === 'unknown'
      ? `whether ${what} was put back is not known: ${why}`
      : `${what} was not put back: ${why}`;
  return { replaced, state, sentence };
}

export function isBack({ state }: Restored): boolean {
  return state === 'put-back';
}

/** Restores each text that the run replaced, the latest first. */
export async function restoreAll({ replaced: all }: RunSoFar, ports: Ports): Promise<Restored[]> {
  const { patience, console, tracker } = ports;
  const restored: Restored[] = [];
  for (const replaced of all.toReversed()) {
    const activity = { doing: `putting back ${replaced.text.what}` };
    const end = await patience.during(activity, () => restore(replaced, ports));
    console.info(end.sentence);
    if (isBack(end)) tracker.putBack(replaced.text.what);
    restored.push(end);
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
  input: string | undefined,
  more: readonly string[] = [],
): Failure {
  const inDoubt = restored.some(({ state }) => state === 'unknown');
  const lead = input === undefined ? '' : `${input}: `;
  const lines = [...more, ...restored.map(({ sentence }) => sentence)].map((line) => `${lead}${line}`);
  return {
    ...failure,
    message: [failure.message, ...lines].join('\n'),
    next: `${inDoubt ? 'See what is there now. ' : ''}${failure.next}`,
  };
}

/** Restores a text, but never over a later change (see `putBack`). Never throws: the failure to report is that of the deploy. */
async function restore(replaced: Restored['replaced'], ports: Ports): Promise<Restored> {
  const { before, after, text } = replaced;
  if (before === null) return tell(replaced, 'left', 'there is none from before this run');
  if (after === null)
    return tell(replaced, 'left', 'the service does not show it, so a later change could not be seen');
  let wrote = false;
  const writer = trackWrites(ports, () => {
    wrote = true;
  });
  try {
    await putBack(text, { before, after }, { ...ports, writer });
    return { replaced, state: 'put-back', sentence: `${text.what} was put back` };
  } catch (error) {
    const isOpen = error === notSeen || isInterruption(error);
    const inDoubt = error !== overtaken && (error instanceof OperationError || (isOpen && wrote));
    const state = error === overtaken ? 'theirs' : inDoubt ? 'unknown' : 'left';
    return tell(replaced, state, explain(error));
  }
}
