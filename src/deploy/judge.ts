import { advise } from '../api/advice.ts';
import { wholeLines } from '../api/kept-text.ts';
import { PATIENCE_WITHOUT_API_MS } from '../api/wait.ts';
import { formatDuration } from '../core/duration.ts';
import { OUTCOME_OF } from '../core/outcomes.ts';
import { lastLines } from '../secrets/sanitizer.ts';
import { latestAt } from './looks.ts';
import type { GoingOn, Row, Signs, Verdict } from './signs.ts';
import { evidenceOf, VERDICTS } from './verdicts.ts';
import { hasNoEnd, isSettling, isShownOver, unreadSince } from './waits.ts';

const GIVING_UP: readonly Row[] = [
  {
    name: 'the answer to the trigger was lost, nothing is seen, and time has run out or the site has been gone for 2 min',
    reason: 'answer-lost',
    why: (s) =>
      s.atTrigger.lost &&
      !hasBegun(s) &&
      (isGone(s) || isTooLate(s)) &&
      'the answer to the trigger was lost and no deploy was seen since: whether there was one is not known',
    next: 'Look at the site, then run again.',
  },
  {
    name: 'the site has been gone for 2 min',
    reason: 'site-gone',
    why: (s) => isGone(s) && 'the site is gone: the service no longer knows it',
    next: 'Find out who deleted it. The deploy is gone too.',
  },
  {
    name: 'the service refuses to show the deploy, twice in a row, or has not answered for 2 min',
    reason: 'end-unseen',
    why: refusesOrSilent,
    next: ({ trouble }) =>
      trouble !== undefined && trouble.refusals > 1
        ? advise(trouble.error)
        : 'Check the site before running again: the deploy may have continued.',
  },
  {
    name: 'time has run out, and nothing is seen',
    reason: 'time-out-unseen',
    why: (s) => isTooLate(s) && !hasBegun(s) && noSign(s),
    next: ({ over }) =>
      `Add ensure-repository before deploy (with reinstall-repository: true where a repository was removed), or raise ${over?.input}. Look at the site before running again.`,
  },
  {
    name: 'time has run out',
    reason: 'time-out-running',
    why: (s) => isTooLate(s) && stillAtWork(s),
    next: ({ over }) =>
      `Raise ${over?.input}, or find out what the script waits for. Look at the site before running again.`,
  },
];

const WAITS: readonly Row[] = [
  {
    ...waitRow(
      'a sign of the end was shown, and something that may tell more of it has not been read since',
      (s) => unreadSince(s) !== undefined,
    ),
    look: unreadSince,
  },
  waitRow('nothing shows an end, or our deployment or else the status shows that it still runs', hasNoEnd),
  waitRow('an end is shown, and something may still follow', isSettling),
];

function waitRow(name: string, applies: (signs: Signs) => boolean) {
  return { name, outcome: 'goes on', when: (s: Signs) => s.over === undefined && applies(s) } as const;
}

/** All decisions, in order; docs/judging.md has the same table. */
export const TABLE: readonly Row[] = [...GIVING_UP, ...WAITS, ...VERDICTS];

/** Decides what follows from the signs of a deploy: the first row that holds. */
export function judge(s: Signs): Verdict | GoingOn {
  for (const row of TABLE) {
    if ('reason' in row) {
      const why = row.why(s);
      if (!why) continue;
      const { reason } = row;
      const message = `${sentenceOf(OUTCOME_OF[reason], why)}${row.quote?.(s) ?? ''}`;
      const next = typeof row.next === 'string' ? row.next : row.next(s);
      const error = s.trouble?.error ?? s.over ?? s.atTrigger.lost;
      const givenUpFor = GIVING_UP.includes(row) ? error : undefined;
      return { outcome: OUTCOME_OF[reason], reason, why, message, next, givenUpFor };
    }
    if (row.outcome === 'succeeded') return { outcome: row.outcome, evidence: evidenceOf(s) };
    if (row.when(s)) return { outcome: row.outcome, look: row.look?.(s) };
  }
  throw new TypeError('The table of decisions has a gap.');
}

function sentenceOf(outcome: (typeof OUTCOME_OF)[keyof typeof OUTCOME_OF], why: string): string {
  if (outcome === 'timed_out') return why;
  // The headline that is shown with it says that the deploy failed.
  if (outcome === 'failed') return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  return `How the deploy ended is not known: ${why}.`;
}

function isGone({ trouble, now }: Signs): boolean {
  return now - (trouble?.vanishedSince ?? now) >= PATIENCE_WITHOUT_API_MS;
}

function refusesOrSilent({ trouble, now }: Signs): string | undefined {
  const silentMs = now - (trouble?.silentSince ?? now);
  if ((trouble?.refusals ?? 0) > 1) return 'the service refuses to show it';
  if (silentMs < PATIENCE_WITHOUT_API_MS) return undefined;
  return `the service has not answered for ${formatDuration(silentMs)}`;
}

/** True when the time is up, and too little was seen for a verdict. */
function isTooLate(s: Signs): boolean {
  const { over, deployment, report, status } = s;
  if (over === undefined || deployment.endLook !== undefined) return false;
  if (status.end === 'deploy-failed' && isShownOver(s)) return false;
  const hasReport = report !== undefined && (report.exitStatus !== 0 || status.latest !== 'deploying');
  return deployment.decides || !hasReport;
}

function hasBegun({ log, deployment, lastNewsAt, atTrigger }: Signs): boolean {
  const isShown = deployment.decides || deployment.state === 'other';
  return isShown || log.deploys.length > 0 || lastNewsAt > atTrigger.triggeredAt;
}

function limitOf({ over }: Signs): string {
  return `the ${over?.input} of ${formatDuration(over?.limitMs ?? 0)}`;
}

function stillAtWork(s: Signs): string {
  const { now, status, lastTextAt, atTrigger, text, deployment } = s;
  const silentFor = formatDuration(now - (lastTextAt ?? atTrigger.triggeredAt));
  const lines = lastLines(wholeLines(text.content ?? text.live), 16 * 1024)
    .trimEnd()
    .split(/[\r\n]/);
  const line = lines.at(-1)?.trim();
  const last = !line ? '.' : `; its last line is “${line}”.`;
  const word = deployment.state === 'scheduled' ? 'scheduled' : status.latest;
  const isShown = word === 'scheduled' || word === 'deploying';
  const shows = isShown ? ` The service still shows the status ${word}.` : '';
  if (isShownOver(s)) return `The deploy ended, but whether it worked was not judged within ${limitOf(s)}.`;
  return `The deploy was not seen to end within ${limitOf(s)}, and may still be running. No line of its log had come for ${silentFor}${last}${shows}`;
}

function noSign(s: Signs): string {
  const { site, said } = s.atTrigger;
  const isRead = s.looks.some(({ lastDeployAt }) => lastDeployAt !== undefined);
  const moved = isRead ? 'last_deploy_at did not change' : 'there was no time to look at the site';
  const unread = latestAt(s.looks, 'log') === undefined ? ', and its log was not read' : '';
  const words = said === '' ? '' : ` The service answered the trigger with “${said}”.`;
  const none = `no repository is installed on the site${site.lastDeployAt === null ? '' : ' any more'}`;
  return `The deploy was triggered, but nothing was seen of it within ${limitOf(s)}: ${moved}${unread}.${words} The likely reasons: ${none} (then the service performs no deploy); other deploys of the site are queued before this one; the deploy takes longer than that and may still finish; or it ended within the same second as the one before, without an exit report.`;
}
