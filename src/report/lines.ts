import { formatDuration } from '../core/duration.ts';
import { isInDoubt, nameOfTarget, type Progress } from '../outcome/ended-targets.ts';
import type { Named, TargetOutcome, TargetReport } from '../outcome/report.ts';
import type { Closing } from './closing-line.ts';
import { isUnchanged } from './headline.ts';
import { targetWords } from './tally.ts';

/** The line under a target's group: its end, and the time it took. It shows the result even when the group is folded. */
export function targetLine(target: TargetReport): Closing {
  const { span } = target;
  const { tone, mark } = lookOf(target);
  const took = span === undefined ? '' : `, ${formatDuration(span.toMs - span.fromMs)} in all`;
  return { tone, text: `${mark} ${nameOfTarget(target)}: ${targetWords(target)}${took}` };
}

interface LineLook {
  readonly tone: Closing['tone'];
  readonly mark: string;
}

function lookOf(target: TargetReport): LineLook {
  const { outcome, run } = target;
  if (isInDoubt(target)) return LOOKS.unknown;
  if (outcome === 'succeeded' && isUnchanged(run?.results ?? [])) return LOOKS['not-run'];
  return LOOKS[outcome];
}

const BAD: LineLook = { tone: 'bad', mark: '✗' };
const LOOKS: Readonly<Record<TargetOutcome, LineLook>> = {
  succeeded: { tone: 'good', mark: '✓' },
  planned: { tone: 'planned', mark: '→' },
  failed: BAD,
  rejected: BAD,
  timed_out: BAD,
  cancelled: BAD,
  unknown: { tone: 'doubtful', mark: '?' },
  'not-run': { tone: 'quiet', mark: '·' },
};

/** The title of a target's group, as in `3 of 80 · shop.example on web-1`. `nth` counts from 1. */
export function targetTitle(nth: number, total: number, { server, site }: Named): string {
  return `${nth} of ${total} · ${site === '' ? server : `${site} on ${server}`}`;
}

const MOST_RUNNING = 5;

/** The line that the log prints while targets are running, those that take longest first. */
export function progressLine({ done, failed, total, running }: Progress): string {
  const longest = running.toSorted((a, b) => b.sinceMs - a.sinceMs);
  const named = longest
    .slice(0, MOST_RUNNING)
    .map(({ server, site, sinceMs }) => `${site || server} ${formatDuration(sinceMs)}`);
  const more = running.length - named.length;
  const names = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const ended = `${done} of ${total} done${failed === 0 ? '' : ` (${failed} failed)`}`;
  return running.length === 0 ? ended : `${ended}, ${running.length} running: ${names}`;
}
