import { advise } from '../api/advice.ts';
import { formatDuration } from '../core/duration.ts';

import type { State } from './state.ts';
import { wholeLines } from './text.ts';
import { givenUp, type Told } from './verdict.ts';

/** A state at some time. */
interface Moment extends State {
  readonly now: number;
}

/** True when anything was seen of a deploy since the trigger. */
export function hasBegun({ log, status, hasMoved, deployment, live }: State): boolean {
  const isShown = deployment !== undefined && deployment.state !== 'missing';
  const isSeen = log.entries.length > 0 || live.content !== undefined || isShown;
  return isSeen || hasMoved || status.latest === 'deploying';
}

export function siteGone({ trouble }: Moment): Told {
  const next = 'Find out who deleted it. The deploy is gone, too.';
  return givenUp('The site is gone: the service no longer knows it.', next, trouble?.error);
}

export function silent({ trouble }: Moment, forMs: number): Told {
  const message = `The deploy was triggered, but the service has not answered for ${formatDuration(forMs)}, so how it ended is not known.`;
  const next = 'Check the site before running again: the deploy may have continued.';
  return givenUp(message, next, trouble?.error);
}

export function refused({ trouble }: Moment): Told {
  const message =
    'The deploy was triggered, but the service refuses to show it, so how it ended is not known.';
  return givenUp(message, trouble === undefined ? '' : advise(trouble.error), trouble?.error);
}

/** @param afterMs the time since the service answered again; undefined for the whole time of the run */
export function lost(state: Moment, afterMs?: number): Told {
  const seen =
    afterMs === undefined
      ? `within ${limitOf(state)}`
      : `for ${formatDuration(afterMs)} after the service answered again`;
  const message = `The answer to the trigger was lost and no deploy was seen ${seen}: whether there was one is not known.`;
  return givenUp(message, 'Look at the site, then run again.', state.given.lost);
}

function limitOf({ over, given }: State): string {
  return `the ${over?.input} of ${formatDuration(over?.limitMs ?? given.timeoutMs)}`;
}

/** True when the end was shown, but its log had not settled. */
export function hasEndedUntold({ status, hasMoved, reportExpected, given }: State): boolean {
  if (status.latest === 'deploying' || status.isEarlier || given.id !== undefined) return false;
  return status.end !== undefined || (hasMoved && reportExpected !== true);
}

export function notSettled(state: Moment): Told {
  const { over } = state;
  const message = `The deploy has ended, but its log had not settled within ${limitOf(state)}, so whether it worked is not known.`;
  return givenUp(message, `Raise ${over?.input}. Look at the deploy log before running again.`, over);
}

/** The longest time since the log was read after which the silence of the script counts as known. */
const LONGEST_UNREAD_MS = 30_000;

export function stillAtWork(state: Moment): Told {
  const { now } = state;
  const { over, status, gainedMs, given, text, live, looked, log, deployment } = state;
  const readMs = live.content === undefined ? (looked.log?.atMs ?? given.triggeredMs) : now;
  const isKnown = live.content !== undefined || text.content !== undefined || log.entries.length === 0;
  const silence = !isKnown
    ? 'The service does not show what the script prints'
    : now - readMs > LONGEST_UNREAD_MS
      ? `Its log was last read ${formatDuration(now - readMs)} before that`
      : `The script had printed nothing for ${formatDuration(now - (gainedMs ?? given.triggeredMs))}`;
  const line = lastLine(text.content ?? live.content ?? '');
  const last = line === undefined ? '.' : `; its last line is “${line}”.`;
  const word = deployment?.state === 'scheduled' ? 'scheduled' : 'deploying';
  const isShown = deployment?.state === 'scheduled' || status.latest === 'deploying';
  const sameSecond = ' Or it ended within the same second as the deploy before it, without an exit report.';
  const isTold = status.latest !== undefined || given.id !== undefined;
  const shows = isShown ? ` The service still shows the status ${word}.` : isTold ? '' : sameSecond;
  return givenUp(
    `The deploy did not end within ${limitOf(state)}, and may still be running. ${silence}${last}${shows}`,
    `Raise ${over?.input}, or find out what the script waits for. Look at the site before running again.`,
    over,
  );
}

/** The time since the log was read after which nothing is said of what it has. */
const LONGEST_BLIND_MS = 5_000;

export function noSign(state: Moment): Told {
  const { now } = state;
  const { over, before, looked, given } = state;
  const next = 'Look at the site before running again.';
  const limit = limitOf(state);
  const readMs = looked.log?.atMs;
  if (readMs === undefined || now - readMs > Math.max(LONGEST_BLIND_MS, (now - given.triggeredMs) / 10)) {
    const read =
      readMs === undefined
        ? 'not read in that time'
        : `last read ${formatDuration(now - readMs)} before that`;
    const message = `The deploy did not end within ${limit}, and may still be running. Its log was ${read}.`;
    return givenUp(message, `Raise ${over?.input}. ${next}`, over);
  }
  const said = given.said === '' ? '' : ` The service answered the trigger with “${given.said}”.`;
  const none = `no repository is installed on the site${before === null ? '' : ' any more'}`;
  return givenUp(
    `The deploy was triggered, but nothing was seen of it within ${limit}: last_deploy_at did not change.${said} The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish.`,
    `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${over?.input}. ${next}`,
    over,
  );
}

const LONGEST_TAIL = 16 * 1024;

/** The last whole line that is not blank. */
function lastLine(log: string): string | undefined {
  const lines = wholeLines(log)
    .slice(-LONGEST_TAIL)
    .split(/\r\n|\r|\n/);
  return lines.findLast((line) => line.trim() !== '')?.trim();
}
