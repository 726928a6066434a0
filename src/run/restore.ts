import { type Failure, failureOf } from '../outcome/failure.ts';
import type { Ports } from './ports.ts';
import type { RunSoFar } from './run-each.ts';
import { putBack } from './run-operation.ts';

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

/** Reports that nothing is restored, and why. */
export function leaveAll(course: FailedRun, input: string, why: string, more?: readonly string[]): RunSoFar {
  const kept = course.replaced.map((text) => tell(text, 'left', why));
  return { ...course, failure: withReport(course.failure, kept, input, more) };
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
export async function restoreAll(
  { replaced: all }: RunSoFar,
  { console, tracker }: Ports,
): Promise<Restored[]> {
  const restored: Restored[] = [];
  for (const replaced of all.toReversed()) {
    const end = await restore(replaced);
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

/** Restores a text, but never over a later change. Never throws: the failure to report is that of the deploy. */
async function restore(replaced: Restored['replaced']): Promise<Restored> {
  const { failure, effects, result } = await putBack(replaced, replaced.by);
  if (failure === undefined)
    return { replaced, state: 'put-back', sentence: `${replaced.text.what} was put back` };
  const inDoubt = result.status === 'unknown' || (failure.reason === 'not-shown' && effects.size > 0);
  const state = failure.reason === 'changed-by-others' ? 'theirs' : inDoubt ? 'unknown' : 'left';
  return tell(replaced, state, failure.message);
}
