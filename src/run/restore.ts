import type { Failure } from '../outcome/failure.ts';
import type { Rollback } from '../outcome/result.ts';
import type { Ports } from './ports.ts';
import type { RunSoFar } from './run-each.ts';
import { putBack } from './run-operation.ts';

/** The end of restoring a text. */
export interface Restored {
  readonly replaced: RunSoFar['replaced'][number];
  /** `theirs`: somebody else has changed it since; `left`: it is not known how it was, or the service refused. */
  readonly state: 'put-back' | 'theirs' | 'left' | 'unknown';
  readonly sentence: string;
}

export function isBack({ state }: Restored): boolean {
  return state === 'put-back';
}

/** A text that is not restored, or may not be, and why. */
export function left(
  replaced: Restored['replaced'],
  why: string,
  state: 'theirs' | 'left' | 'unknown' = 'left',
): Restored {
  const { what } = replaced.text;
  const lead = state === 'unknown' ? `whether ${what} was put back is not known` : `${what} was not put back`;
  return { replaced, state, sentence: `${lead}: ${why}` };
}

/** Restores each text that the run replaced, the latest first. Never throws. */
export async function restoreAll(all: RunSoFar['replaced'], { console, tracker }: Ports) {
  const restored: Restored[] = [];
  for (const replaced of all.toReversed()) {
    const end = await restore(replaced);
    console.info(end.sentence);
    if (isBack(end)) tracker.putBack(replaced.text.what);
    restored.push(end);
  }
  return restored;
}

/** Restores a text, but never over a later change. Never throws: the failure to report is that of the deploy. */
async function restore(replaced: Restored['replaced']): Promise<Restored> {
  const { failure, effects, result } = await putBack(replaced, replaced.by);
  if (failure === undefined)
    return { replaced, state: 'put-back', sentence: `${replaced.text.what} was put back` };
  const inDoubt = result.status === 'unknown' || (failure.reason === 'not-shown' && effects.size > 0);
  const state = failure.reason === 'changed-by-others' ? 'theirs' : inDoubt ? 'unknown' : 'left';
  return left(replaced, failure.message, state);
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

/** Adds the end of a rollback, and what was restored, to the failure of the deploy. */
export function withReport(
  failure: Failure,
  restored: readonly Restored[],
  input: string | undefined,
  rollback: Rollback | undefined,
): Failure {
  const inDoubt = restored.some(({ state }) => state === 'unknown');
  const lead = input === undefined ? '' : `${input}: `;
  const ends = rollback === undefined ? restored : [rollback, ...restored];
  const lines = ends.map(({ sentence }) => `${lead}${sentence}`);
  return {
    ...failure,
    message: [failure.message, ...lines].join('\n'),
    next: `${inDoubt ? 'See what is there now. ' : ''}${failure.next}`,
  };
}
