import { OWN } from '../api/kept-text.ts';
import { latestAt, type Resource } from './looks.ts';
import type { Siblings } from './siblings.ts';
import type { Signs } from './signs.ts';
import { IN_DOUBT_MS } from './waits.ts';

/** Where the list is looked at, which may never show the end: the time between looks at the log and at the site. */
const SHARED_TURN_MS = 20_000;
const LONGEST_UNSEEN_MS = 60_000;

/** Chooses the next resource: the one that can show the end, or news of it, and now and then another one. */
export function nextResource(s: Signs, siblings: Siblings): Resource {
  const { deployment, trouble, looks, endingAt } = s;
  const isMany = siblings.looking() > 1;
  const isFourth = looks.length % 4 === 3;
  if (trouble?.vanishedSince !== undefined) return 'site';
  if (deployment.decides) return nextById(s, isMany, isFourth);
  // A word that is not known may become one that is.
  if (deployment.state === 'other' && isFourth) return 'deployment';
  if (trouble?.resource === 'log') return 'site';
  // Once an end is shown, the log has the last lines; the site may tell more, but not where it shows no status.
  const isTurn = s.status.latest === undefined || looks.at(-1)?.resource !== 'log';
  if (endingAt !== undefined) return s.reports.length === 0 && isTurn ? 'log' : 'site';
  if (isMany) {
    const turnMs = Math.max(SHARED_TURN_MS, sinceMs(s) / 1.5);
    const isFirst = latestAt(looks, 'log') === undefined;
    if (!showsLive(s) && sinceMs(s, 'log') >= turnMs / (isFirst ? 2 : 1)) return 'log';
    return sinceMs(s, 'site') >= Math.min(LONGEST_UNSEEN_MS, turnMs) ? 'site' : 'list';
  }
  // The log shows the end if the script reports it there, and it has new lines, unless the site shows them.
  if (s.isFramed === true && s.log.isReadable && !showsLive(s)) return isFourth ? 'site' : 'log';
  const isShown = mayBeLive(s) && s.now - s.newsAt < LONGEST_UNSEEN_MS;
  return looks.length % 3 === 2 && !isShown ? 'log' : 'site';
}

/** The next resource on a service that shows our deployment by its id: what shows the live text, else the deployment. */
function nextById(s: Signs, isMany: boolean, isFourth: boolean): Resource {
  const { deployment, text, trouble } = s;
  if (deployment.end !== undefined)
    return text.key === OWN && deployment.text === undefined ? 'log' : 'own log';
  if (trouble?.resource === 'site' || deployment.state === 'scheduled') return 'deployment';
  // The first look tells whether it is older than the trigger.
  const isKnown = latestAt(s.looks, 'deployment') !== undefined;
  if (!isMany) return isKnown && mayBeLive(s) && !isFourth ? 'site' : 'deployment';
  // Longer if the list has shown it run.
  const isListed = latestAt(s.looks, 'list')?.siteStatus === 'deploying';
  const dueMs = Math.max(LONGEST_UNSEEN_MS * (isListed ? 5 : 1), sinceMs(s) * 0.6);
  return sinceMs(s, 'deployment') >= dueMs ? 'deployment' : 'list';
}

/** True on a service whose site shows the text of a running deploy. */
function showsLive({ atTrigger, looks }: Signs): boolean {
  return atTrigger.site.liveText !== undefined || looks.some(({ isLive }) => isLive !== undefined);
}

/** True on such a service unless the site has just shown that none runs. */
function mayBeLive(s: Signs): boolean {
  const last = s.looks.findLast(({ lastDeployAt }) => lastDeployAt !== undefined);
  return showsLive(s) && (last === undefined || last.isLive === true || last.siteStatus === 'deploying');
}

/** The time since the trigger, or since a resource was looked at after it. */
function sinceMs({ looks, now, atTrigger }: Signs, resource?: Resource): number {
  const look = resource && latestAt(looks, resource);
  return now - (look?.atMs ?? atTrigger.triggeredAt);
}

const FIRST_PAUSE_MS = 500;
const SHORTEST_PAUSE_MS = 1_750;
const LONGEST_PAUSE_MS = 10_000;
/** The same by the id of a deployment, or by the live text; and where looks are shared. */
const FIRST_BY_ID_MS = 2_100;
const SHORTEST_BY_ID_MS = 1_480;
const SHORTEST_OF_MANY_BY_ID_MS = 2_560;
const SHORTEST_OF_MANY_MS = 350;

/**
 * The pause before the next look, in milliseconds: a share of the time so far, within limits. It stays far below 60 requests a minute.
 * The end is seen within about 15 % of a deploy's length: 7 looks for 10 s, 16 for 60 s, about 70 for 10 min. By the id of a
 * deployment, or by the live text: within 1.5 s, and from 6 s on within 25 %; 6, 14 and 31 looks.
 *
 * @param isDue true for a look that must confirm what was seen
 */
export function nextPauseMs(
  s: Signs,
  { siblings, pollIntervalMs }: { readonly siblings: Siblings; readonly pollIntervalMs: number | undefined },
  isDue: boolean,
): number {
  const { trouble } = s;
  const ownMs = pollIntervalMs ?? (isDue ? 0 : pauseMs(s, siblings.looking()));
  if (trouble === undefined) return ownMs;
  // A look that failed is not repeated at once.
  return Math.max(ownMs, trouble.holdMs, pollIntervalMs === undefined ? SHORTEST_PAUSE_MS : 0);
}

function pauseMs(s: Signs, looking: number): number {
  const { deployment, endingAt, now, isFramed } = s;
  const isMany = looking > 1;
  const share = (part: number, shortest: number, longest = LONGEST_PAUSE_MS): number =>
    Math.min(longest, Math.max(shortest, part * (endingAt === undefined ? sinceMs(s) : now - endingAt)));
  if (deployment.end !== undefined) return SHORTEST_PAUSE_MS;
  if (isMany && deployment.decides) return share(0.25, SHORTEST_OF_MANY_BY_ID_MS, Infinity);
  // Without a report, a deploy that was not seen to run takes longer to judge.
  const isTold = deployment.decides || (showsLive(s) && isFramed === true);
  if (s.looks.length === 0) return isTold && !isMany ? FIRST_BY_ID_MS : FIRST_PAUSE_MS;
  if (endingAt !== undefined) return share(0.25, IN_DOUBT_MS);
  // Each look serves so many targets: the more, the shorter.
  if (isMany)
    return share(Math.max(0.1, 0.25 / looking), Math.max(SHORTEST_OF_MANY_MS, SHORTEST_PAUSE_MS / looking));
  if (deployment.decides || showsLive(s))
    return share(sinceMs(s) < 60_000 ? 0.25 : 0.14, SHORTEST_BY_ID_MS, Infinity);
  return share(0.2, SHORTEST_PAUSE_MS);
}
