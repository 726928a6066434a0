import { advise } from '../api/advice.ts';
import { wholeLines } from '../api/kept-text.ts';
import { PATIENCE_WITHOUT_API_MS } from '../api/wait.ts';
import { formatDuration } from '../core/duration.ts';
import { type Case, silentMs } from './case.ts';
import { doubts, fails, type Row, timesOut } from './row.ts';
import { decidesById, hasBegun, type State } from './state.ts';

const GONE = 'the site is gone: the service no longer knows it';
const WHO_DELETED = 'Find out who deleted it. The deploy is gone too.';

/** The time for which looks at a site that has vanished are repeated. */
const WITHOUT_SITE_MS = 20_000;

/** The decisions not to follow a deploy any longer. */
export const GIVING_UP: readonly Row[] = [
  doubts(
    'the site has been gone for 20 s, and the answer to the trigger was lost',
    (c) => isGone(c) && c.atTrigger.lost !== undefined,
    GONE,
    WHO_DELETED,
  ),
  fails('the site has been gone for 20 s', isGone, GONE, WHO_DELETED),
  doubts(
    'the service refuses to show the deploy, twice in a row',
    ({ trouble }) => (trouble?.refusals ?? 0) > 1,
    'the service refuses to show it',
    ({ trouble }) => trouble && advise(trouble.error),
  ),
  doubts(
    'the service has not answered for 2 min',
    (c) => silentMs(c) >= PATIENCE_WITHOUT_API_MS,
    (c) => `the service has not answered for ${formatDuration(silentMs(c))}`,
    'Check the site before running again: the deploy may have continued.',
  ),
  doubts(
    'the answer to the trigger was lost, and nothing is seen until time runs out',
    isLost,
    'the answer to the trigger was lost and no deploy was seen since: whether there was one is not known',
    'Look at the site, then run again.',
  ),
  timesOut(
    'time has run out: the deploy has ended, but its log has not settled',
    (c) => isTooLate(c) && hasEndedUntold(c),
    (c) =>
      `The deploy has ended, but its log had not settled within ${limitOf(c)}, so whether it worked is not known.`,
    ({ over }) => `Raise ${over?.input}. Look at the deploy log before running again.`,
  ),
  timesOut(
    'time has run out: the deploy may be running',
    (c) => isTooLate(c) && (hasBegun(c) || isUnread(c)),
    stillAtWork,
    raiseLimit,
  ),
  timesOut('time has run out: nothing is seen', isTooLate, noSign, addRepository),
];

function isGone({ trouble, now }: Case): boolean {
  return trouble?.vanishedSince !== undefined && now - trouble.vanishedSince >= WITHOUT_SITE_MS;
}

/** True when the answer to the trigger was lost, and nothing was seen until the time was up. */
function isLost(c: Case): boolean {
  return c.atTrigger.lost !== undefined && !hasBegun(c) && isTooLate(c) && !hasEndedUntold(c);
}

/** True when the time is up, and too little was seen for a verdict. */
function isTooLate(c: Case): boolean {
  if (c.over === undefined || c.endedById) return false;
  const isTold = c.report !== undefined && (c.report.exitStatus !== 0 || c.status.latest !== 'deploying');
  return decidesById(c) || !isTold;
}

const LONGEST_UNREAD_MS = 5_000;

/** True when the log was not read for a long time, so that what it has is not known. */
function isUnread({ now, looked, atTrigger: { triggeredAt } }: Case): boolean {
  return now - (looked.log?.atMs ?? triggeredAt) > Math.max(LONGEST_UNREAD_MS, (now - triggeredAt) / 10);
}

function limitOf({ over }: State): string {
  return `the ${over?.input} of ${formatDuration(over?.limitMs ?? 0)}`;
}

/** True when the end was shown, but its log had not settled. */
function hasEndedUntold({ status, hasMoved, isFramed, atTrigger }: State): boolean {
  if (status.latest === 'deploying' || status.isEarlier || atTrigger.id !== undefined) return false;
  return status.end !== undefined || (hasMoved && isFramed !== true);
}

function stillAtWork(state: Case): string {
  const { now, status, gainedAt, atTrigger, text, live, deployment } = state;
  const silentFor = formatDuration(now - (gainedAt ?? atTrigger.triggeredAt));
  const line = wholeLines((text.content ?? live).slice(-16 * 1024))
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .at(-1)
    ?.trim();
  const last = !line ? '.' : `; its last line is “${line}”.`;
  const word = deployment?.state === 'scheduled' ? 'scheduled' : status.latest;
  const isShown = word === 'scheduled' || word === 'deploying';
  const shows = isShown ? ` The service still shows the status ${word}.` : '';
  return `The deploy did not end within ${limitOf(state)}, and may still be running. No line of its log had come for ${silentFor}${last}${shows}`;
}

function raiseLimit({ over }: Case): string {
  return `Raise ${over?.input}, or find out what the script waits for. Look at the site before running again.`;
}

function noSign(state: Case): string {
  const { deployAtBefore, atTrigger } = state;
  const said = atTrigger.said === '' ? '' : ` The service answered the trigger with “${atTrigger.said}”.`;
  const none = `no repository is installed on the site${deployAtBefore === null ? '' : ' any more'}`;
  return `The deploy was triggered, but nothing was seen of it within ${limitOf(state)}: last_deploy_at did not change.${said} The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish; or it ended within the same second as the one before, without an exit report.`;
}

function addRepository({ over }: Case): string {
  return `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${over?.input}. Look at the site before running again.`;
}
