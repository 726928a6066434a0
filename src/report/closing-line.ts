import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import type { Failure } from '../outcome/failure.ts';
import type { Ended, Result, Rollback } from '../outcome/result.ts';

/** The line under a group. It shows the result even when the group is folded. */
export interface Closing {
  /** The colour of the line; the mark at its beginning says the same. */
  readonly tone: 'good' | 'quiet' | 'planned' | 'doubtful' | 'bad';
  /** Not redacted. */
  readonly text: string;
}

/** The line under the group of an operation, a restore or a rollback. */
export function closingLine(ended: Ended): Closing {
  if ('rollback' in ended) return ofRollback(ended.rollback);
  if ('result' in ended) return ofOperation(ended.result, ended.failure);
  const took = formatDuration(ended.durationMs);
  return ended.isAllBack
    ? { tone: 'good', text: `✓ put back in ${took}` }
    : { tone: 'doubtful', text: `? not all of it was put back, after ${took}` };
}

/** The result and duration of an operation. The annotation has the reason for a failure. */
function ofOperation(result: Result, failure: Failure | undefined): Closing {
  const { traits, status, changes, durationMs } = result;
  const took = formatDuration(durationMs);
  if (failure?.outcome === 'unknown') return { tone: 'doubtful', text: `? unknown after ${took}` };
  if (failure !== undefined)
    return { tone: 'bad', text: `✗ ${failure.outcome.replace('_', ' ')} after ${took}` };
  const counted = count(changes.length, 'change');
  const what = changes.length === 0 ? '' : `: ${changes.length === 1 ? changes[0] : counted}`;
  switch (status) {
    case 'changed':
      return { tone: 'good', text: `✓ ${traits.repeats ? 'done' : 'changed'} in ${took}${what}` };
    case 'planned':
      return { tone: 'planned', text: `→ planned in ${took}${traits.repeats ? '' : `: ${counted}`}` };
    default:
      return { tone: 'quiet', text: `· ${traits.readOnly ? 'shown' : 'unchanged'} in ${took}${what}` };
  }
}

/** The result of a rollback. Its sentence is the last line of the group. */
function ofRollback({ status, commit, durationMs }: Rollback): Closing {
  const took = formatDuration(durationMs);
  const to = commit?.slice(0, 7);
  switch (status) {
    case 'changed':
      return { tone: 'good', text: `✓ back on commit ${to} in ${took}` };
    case 'failed':
      return { tone: 'bad', text: `✗ the rollback to commit ${to} failed after ${took}` };
    case 'unknown':
      return { tone: 'doubtful', text: `? the rollback to commit ${to} was not seen to end, after ${took}` };
    case 'not-run':
      return { tone: 'doubtful', text: `? nothing was deployed again, after ${took}` };
  }
}
