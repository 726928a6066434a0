import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import type { Named, OperationEnd, RollbackEnd, TargetCounts, TargetEnd } from '../outcome/end.ts';
import { isGood, outcomeOf } from '../outcome/failure.ts';
import { MARKS, rollbackWords, SIGNALS, signalOf, type Tone, titleOf } from './headline.ts';
import type { SafeReport } from './safe-report.ts';

/** The line under a group, not redacted. It shows the result even when the group is folded. Its mark says the same as its colour. */
export type Closing = ReturnType<typeof closingOf>;

const closingOf = (tone: Tone, words: string) => ({ tone, text: `${MARKS[tone]} ${words}` });

/** The line under the group of a rollback. */
export function rollbackLine(rollback: RollbackEnd): Closing {
  const bad = rollback.outcome === 'failed' ? 'bad' : 'doubtful';
  const tone = rollback.outcome === 'changed' ? 'good' : bad;
  return closingOf(tone, `${rollbackWords(rollback)}, after ${formatDuration(rollback.durationMs)}`);
}

/** The line under the group in which replaced texts are restored. */
export function restoreLine(isAllBack: boolean, durationMs: number): Closing {
  const words = isAllBack ? 'put back in' : 'not all of it was put back, after';
  return closingOf(isAllBack ? 'good' : 'doubtful', `${words} ${formatDuration(durationMs)}`);
}

/** The line under the group of an operation: its result and duration. The annotation has the reason for a failure. */
export function operationLine({ traits, outcome, failure, changes, durationMs }: OperationEnd): Closing {
  const took = formatDuration(durationMs);
  const stopped = failure && outcomeOf(failure);
  if (stopped) return closingOf(SIGNALS[stopped].tone, `${stopped.replace('_', ' ')} after ${took}`);
  const counted = count(changes.length, 'change');
  const what = changes.length === 0 ? '' : `: ${changes.length === 1 ? changes[0] : counted}`;
  if (outcome === 'changed')
    return closingOf('good', `${traits.repeats ? 'done' : 'changed'} in ${took}${what}`);
  if (outcome === 'planned')
    return closingOf('planned', `planned in ${took}${traits.repeats ? '' : `: ${counted}`}`);
  return closingOf('quiet', `${traits.readOnly ? 'shown' : 'unchanged'} in ${took}${what}`);
}

/** The line under a target's group: its end, and the time it took. */
export function targetLine(target: TargetEnd): Closing {
  const { fromMs, durationMs } = target;
  const took = fromMs === undefined ? '' : `, ${formatDuration(durationMs)} in all`;
  return closingOf(signalOf(target).tone, `${titleOf(target)}${took}`);
}

/** The title of the group of a target that has just ended, as in `3 of 80 · shop.example on web-1`. */
export function targetTitle({ server, site }: Named, { done, total }: TargetCounts): string {
  return site === '' ? `the server ${server}` : `${done} of ${total} · ${site} on ${server}`;
}

const MOST_RUNNING = 5;

/** The line that the log prints while targets are running, those that take longest first. */
export function progressLine({ done, failed, total, running }: TargetCounts): string {
  const ended = `${done} of ${total} done${failed === 0 ? '' : ` (${failed} failed)`}`;
  if (running.length === 0) return ended;
  const longest = running.toSorted((a, b) => b.sinceMs - a.sinceMs).slice(0, MOST_RUNNING);
  const names = longest.map(({ server, site, sinceMs }) => `${site || server} ${formatDuration(sinceMs)}`);
  const more = running.length - names.length;
  return `${ended}, ${running.length} running: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The line of a log that tells which targets the next run takes; none if nothing is left. */
export function linesOfNextRun(report: SafeReport): readonly string[] {
  const list = report.unfinished || 'the output unfinished';
  return hasRest(report) ? [`To run the rest, give this as targets: ${list}`] : [];
}

/** True if the output `unfinished` is for a next run. After a dry run it is the list as it was given. */
export function hasRest({ outcome, targets, list }: SafeReport): boolean {
  const { unfinished = '' } = list ?? {};
  if (isGood(outcome) || outcome === 'rejected' || unfinished.length <= '[]'.length) return false;
  return !targets.some((target) => target.outcome === 'planned');
}
