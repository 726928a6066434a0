import { formatDuration } from '../core/duration.ts';
import { isUnconfirmed, type Named, type TargetCounts, type TargetEnd } from '../outcome/end.ts';
import { type Closing, closingOf } from './closing-line.ts';
import { isUnchanged, titleOf } from './headline.ts';

/** The line under a target's group: its end, and the time it took. It shows the result even when the group is folded. */
export function targetLine(target: TargetEnd): Closing {
  const { span } = target;
  const took = span === undefined ? '' : `, ${formatDuration(span.toMs - span.fromMs)} in all`;
  return closingOf(toneOf(target), `${titleOf(target)}${took}`);
}

function toneOf(target: TargetEnd): Closing['tone'] {
  const { outcome, results } = target;
  if (outcome === 'planned') return 'planned';
  if (outcome === 'unknown' || isUnconfirmed(target)) return 'doubtful';
  if (outcome === 'succeeded') return isUnchanged(results) ? 'quiet' : 'good';
  return outcome === 'not-run' || outcome === 'superseded' ? 'quiet' : 'bad';
}

/** The title of the group of a target that has just ended, as in `3 of 80 · shop.example on web-1`. */
export function targetTitle({ server, site }: Named, { done, total }: TargetCounts): string {
  return site === '' ? `the server ${server}` : `${done} of ${total} · ${site} on ${server}`;
}

const MOST_RUNNING = 5;

/** The line that the log prints while targets are running, those that take longest first. */
export function progressLine({ done, failed, total, running }: TargetCounts): string {
  const longest = running.toSorted((a, b) => b.sinceMs - a.sinceMs);
  const named = longest
    .slice(0, MOST_RUNNING)
    .map(({ server, site, sinceMs }) => `${site || server} ${formatDuration(sinceMs)}`);
  const more = running.length - named.length;
  const names = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const ended = `${done} of ${total} done${failed === 0 ? '' : ` (${failed} failed)`}`;
  return running.length === 0 ? ended : `${ended}, ${running.length} running: ${names}`;
}
