import { formatDuration } from '../core/duration.ts';
import type { Failure } from './failure.ts';
import type { Result } from './run-report.ts';

/** The line under the group of an operation, which says what came of it where the group is folded. */
export interface Closing {
  /** How it is to be taken; also told by the mark that the text begins with. */
  readonly tone: 'good' | 'quiet' | 'planned' | 'doubtful' | 'bad';
  /** Not redacted. */
  readonly text: string;
}

/**
 * What came of an operation, with the time that it took. Why it failed is not repeated: the annotation says it.
 *
 * @param shows whether the operation only shows something
 */
export function closeOperation(result: Result, failure: Failure | undefined, shows: boolean): Closing {
  const took = formatDuration(result.durationMs);
  if (failure !== undefined) {
    const tone = failure.outcome === 'unknown' ? 'doubtful' : 'bad';
    return { tone, text: `${tone === 'bad' ? '✗' : '?'} ${ENDED[failure.outcome]} after ${took}` };
  }
  const { status, changes } = result;
  const [first, ...others] = changes;
  const count = `${changes.length} ${others.length === 0 ? 'change' : 'changes'}`;
  const what = first === undefined ? '' : `: ${others.length === 0 ? first : count}`;
  switch (status) {
    case 'changed':
      return { tone: 'good', text: `✓ changed in ${took}${what}` };
    case 'planned':
      return { tone: 'planned', text: `→ planned in ${took}: ${count}` };
    default:
      return { tone: 'quiet', text: `· ${shows ? 'shown' : 'unchanged'} in ${took}${what}` };
  }
}

const ENDED: Readonly<Record<Failure['outcome'], string>> = {
  failed: 'failed',
  rejected: 'rejected',
  timed_out: 'timed out',
  unknown: 'unknown',
  cancelled: 'cancelled',
};

/**
 * What came of putting back what a failed deploy had replaced.
 *
 * @param restored whether all of it is back
 */
export function closeRestoring(restored: boolean, durationMs: number): Closing {
  const took = formatDuration(durationMs);
  return restored
    ? { tone: 'good', text: `✓ put back in ${took}` }
    : { tone: 'doubtful', text: `? not all of it was put back, after ${took}` };
}
