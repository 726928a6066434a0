import { advise } from '../api/advice.ts';
import { wholeLines } from '../api/kept-text.ts';
import { PATIENCE_WITHOUT_API_MS } from '../api/wait.ts';
import { formatDuration } from '../core/duration.ts';
import { latestAt } from './looks.ts';
import { hasBegun, type Signs } from './signs.ts';
import type { Row } from './verdict.ts';
import { silentMs } from './waits.ts';

/** The time for which looks at a site that has vanished are repeated. */
const WITHOUT_SITE_MS = 20_000;
const GONE = {
  why: 'the site is gone: the service no longer knows it',
  next: 'Find out who deleted it. The deploy is gone too.',
} as const;

/** The decisions not to follow a deploy any longer. */
export const GIVING_UP: readonly Row[] = [
  {
    name: 'the site has been gone for 20 s, and the answer to the trigger was lost',
    when: (s) => isGone(s) && s.atTrigger.lost !== undefined,
    reason: 'answer-lost',
    ...GONE,
  },
  { name: 'the site has been gone for 20 s', when: isGone, reason: 'site-gone', ...GONE },
  {
    name: 'the service refuses to show the deploy, twice in a row',
    when: ({ trouble }) => (trouble?.refusals ?? 0) > 1,
    reason: 'end-unseen',
    why: 'the service refuses to show it',
    next: ({ trouble }) => (trouble && advise(trouble.error)) ?? '',
  },
  {
    name: 'the service has not answered for 2 min',
    when: (s) => silentMs(s) >= PATIENCE_WITHOUT_API_MS,
    reason: 'end-unseen',
    why: (s) => `the service has not answered for ${formatDuration(silentMs(s))}`,
    next: 'Check the site before running again: the deploy may have continued.',
  },
  {
    name: 'time has run out, the answer to the trigger was lost, and nothing is seen',
    when: (s) => isTooLate(s) && s.atTrigger.lost !== undefined && !hasBegun(s) && !hasEndedUntold(s),
    reason: 'answer-lost',
    why: 'the answer to the trigger was lost and no deploy was seen since: whether there was one is not known',
    next: 'Look at the site, then run again.',
  },
  {
    name: 'time has run out, and nothing is seen',
    when: (s) => isTooLate(s) && !hasEndedUntold(s) && !mayHaveBegun(s),
    reason: 'time-out-unseen',
    why: noSign,
    next: ({ over }) =>
      `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${over?.input}. Look at the site before running again.`,
  },
  {
    name: 'time has run out',
    when: isTooLate,
    reason: 'time-out-running',
    why: (s) => (hasEndedUntold(s) ? notSettled(s) : stillAtWork(s)),
    next: (s) =>
      hasEndedUntold(s)
        ? `Raise ${s.over?.input}. Look at the deploy log before running again.`
        : `Raise ${s.over?.input}, or find out what the script waits for. Look at the site before running again.`,
  },
];

function isGone({ trouble, now }: Signs): boolean {
  return trouble?.vanishedSince !== undefined && now - trouble.vanishedSince >= WITHOUT_SITE_MS;
}

/** True when the time is up, and too little was seen for a verdict. */
function isTooLate({ over, deployment, report, status }: Signs): boolean {
  if (over === undefined || deployment.end !== undefined) return false;
  const isTold = report !== undefined && (report.exitStatus !== 0 || status.latest !== 'deploying');
  return deployment.decides || !isTold;
}

/** True when the end was shown, but its log had not settled. */
function hasEndedUntold({ status, hasMoved, isFramed, atTrigger }: Signs): boolean {
  if (status.latest === 'deploying' || status.isEarlier || atTrigger.id !== undefined) return false;
  return status.end !== undefined || (hasMoved && isFramed !== true);
}

/** True when something was seen of the deploy, or the log, which might show it, was not read. */
function mayHaveBegun(s: Signs): boolean {
  return hasBegun(s) || latestAt(s.looks, 'log') === undefined;
}

function limitOf({ over }: Signs): string {
  return `the ${over?.input} of ${formatDuration(over?.limitMs ?? 0)}`;
}

function notSettled(s: Signs): string {
  return `The deploy has ended, but its log had not settled within ${limitOf(s)}, so whether it worked is not known.`;
}

function stillAtWork(s: Signs): string {
  const { now, status, gainedAt, atTrigger, text, deployment } = s;
  const silentFor = formatDuration(now - (gainedAt ?? atTrigger.triggeredAt));
  const line = wholeLines((text.content ?? text.live).slice(-16 * 1024))
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .at(-1)
    ?.trim();
  const last = !line ? '.' : `; its last line is “${line}”.`;
  const word = deployment.state === 'scheduled' ? 'scheduled' : status.latest;
  const isShown = word === 'scheduled' || word === 'deploying';
  const shows = isShown ? ` The service still shows the status ${word}.` : '';
  return `The deploy did not end within ${limitOf(s)}, and may still be running. No line of its log had come for ${silentFor}${last}${shows}`;
}

function noSign(s: Signs): string {
  const { site, said } = s.atTrigger;
  const words = said === '' ? '' : ` The service answered the trigger with “${said}”.`;
  const none = `no repository is installed on the site${site.lastDeployAt === null ? '' : ' any more'}`;
  return `The deploy was triggered, but nothing was seen of it within ${limitOf(s)}: last_deploy_at did not change.${words} The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish; or it ended within the same second as the one before, without an exit report.`;
}
