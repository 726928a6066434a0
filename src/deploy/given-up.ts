import { wholeLines } from '../api/kept-text.ts';
import { formatDuration } from '../core/duration.ts';
import type { State } from './state.ts';

/** A state at some time. */
type Moment = State & { readonly now: number };

export const LOST =
  'the answer to the trigger was lost and no deploy was seen since: whether there was one is not known';
export const LOOK_FIRST = 'Look at the site, then run again.';

function limitOf({ over, given }: State): string {
  return `the ${over?.input} of ${formatDuration(over?.limitMs ?? given.timeoutMs)}`;
}

/** True when the end was shown, but its log had not settled. */
export function hasEndedUntold({ status, hasMoved, reportExpected, given }: State): boolean {
  if (status.latest === 'deploying' || status.isEarlier || given.id !== undefined) return false;
  return status.end !== undefined || (hasMoved && reportExpected !== true);
}

export function notSettled(state: Moment): string {
  return `The deploy has ended, but its log had not settled within ${limitOf(state)}, so whether it worked is not known.`;
}

export function stillAtWork(state: Moment): string {
  const { now, status, gainedMs, given, text, live, log, deployment } = state;
  const content = text.content ?? live.content;
  const isHidden = content === undefined && log.entries.length > 0;
  const silence = isHidden
    ? 'The service does not show what the script prints'
    : ((live.content === undefined ? unreadFor(state) : undefined) ??
      `The script had printed nothing for ${formatDuration(now - (gainedMs ?? given.triggeredMs))}`);
  const line = lastLine(content ?? '');
  const last = line === undefined ? '.' : `; its last line is “${line}”.`;
  const word = deployment?.state === 'scheduled' ? 'scheduled' : status.latest;
  const isShown = word === 'scheduled' || word === 'deploying';
  const shows = isShown ? ` The service still shows the status ${word}.` : '';
  return `The deploy did not end within ${limitOf(state)}, and may still be running. ${silence}${last}${shows}`;
}

export function raiseLimit({ over }: Moment): string {
  return `Raise ${over?.input}, or find out what the script waits for. Look at the site before running again.`;
}

const LONGEST_UNREAD_MS = 5_000;

/** Says that the log was not read for a long time, so that what it has is not known; undefined if it was. */
function unreadFor({ now, looked, given }: Moment): string | undefined {
  const readMs = looked.log?.atMs;
  if (readMs === undefined) return 'Its log was not read in that time';
  const isLong = now - readMs > Math.max(LONGEST_UNREAD_MS, (now - given.triggeredMs) / 10);
  return isLong ? `Its log was last read ${formatDuration(now - readMs)} before that` : undefined;
}

export function noSign(state: Moment): string {
  const { before, given } = state;
  if (unreadFor(state) !== undefined) return stillAtWork(state);
  const said = given.said === '' ? '' : ` The service answered the trigger with “${given.said}”.`;
  const none = `no repository is installed on the site${before === null ? '' : ' any more'}`;
  return `The deploy was triggered, but nothing was seen of it within ${limitOf(state)}: last_deploy_at did not change.${said} The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish.`;
}

export function addRepository(state: Moment): string {
  if (unreadFor(state) !== undefined) return raiseLimit(state);
  return `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${state.over?.input}. Look at the site before running again.`;
}

/** The last whole line that is not blank. */
function lastLine(log: string): string | undefined {
  const tail = wholeLines(log.slice(-16 * 1024)).trimEnd();
  return (
    tail
      .split(/\r\n|\r|\n/)
      .at(-1)
      ?.trim() || undefined
  );
}
