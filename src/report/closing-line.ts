import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import { type Failure, outcomeOf } from '../outcome/failure.ts';
import type { Ended, Result, Rollback } from '../outcome/result.ts';

/** The line under a group. It shows the result even when the group is folded. */
export interface Closing {
  /** The colour of the line; the mark at its beginning says the same. */
  readonly tone: 'good' | 'quiet' | 'planned' | 'doubtful' | 'bad';
  /** Not redacted. */
  readonly text: string;
}

const MARKS: Readonly<Record<Closing['tone'], string>> = {
  good: '✓',
  quiet: '·',
  planned: '→',
  doubtful: '?',
  bad: '✗',
};

/** A line with the mark of its tone. */
export function closingOf(tone: Closing['tone'], words: string): Closing {
  return { tone, text: `${MARKS[tone]} ${words}` };
}

/** The line under the group of an operation, a restore or a rollback. */
export function closingLine(ended: Ended): Closing {
  if ('rollback' in ended) return ofRollback(ended.rollback);
  if ('result' in ended) return ofOperation(ended.result, ended.failure);
  const took = formatDuration(ended.durationMs);
  if (ended.isAllBack) return closingOf('good', `put back in ${took}`);
  return closingOf('doubtful', `not all of it was put back, after ${took}`);
}

/** The result and duration of an operation. The annotation has the reason for a failure. */
function ofOperation(result: Result, failure: Failure | undefined): Closing {
  const { traits, status, changes, durationMs } = result;
  const took = formatDuration(durationMs);
  if (failure !== undefined) {
    const outcome = outcomeOf(failure);
    const tone = outcome === 'unknown' ? 'doubtful' : outcome === 'superseded' ? 'quiet' : 'bad';
    return closingOf(tone, `${outcome.replace('_', ' ')} after ${took}`);
  }
  const counted = count(changes.length, 'change');
  const what = changes.length === 0 ? '' : `: ${changes.length === 1 ? changes[0] : counted}`;
  if (status === 'changed')
    return closingOf('good', `${traits.repeats ? 'done' : 'changed'} in ${took}${what}`);
  if (status === 'planned')
    return closingOf('planned', `planned in ${took}${traits.repeats ? '' : `: ${counted}`}`);
  return closingOf('quiet', `${traits.readOnly ? 'shown' : 'unchanged'} in ${took}${what}`);
}

/** The result of a rollback. Its sentence is the last line of the group. */
function ofRollback({ status, commit, durationMs }: Rollback): Closing {
  const took = formatDuration(durationMs);
  const to = `commit ${commit?.slice(0, 7)}`;
  if (status === 'changed') return closingOf('good', `back on ${to} in ${took}`);
  if (status === 'failed') return closingOf('bad', `the rollback to ${to} failed after ${took}`);
  if (status === 'unknown')
    return closingOf('doubtful', `the rollback to ${to} was not seen to end, after ${took}`);
  return closingOf('doubtful', `nothing was deployed again, after ${took}`);
}
