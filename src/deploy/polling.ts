import { OWN } from '../api/kept-text.ts';
import { latestAt, type Resource } from './looks.ts';
import type { Siblings } from './siblings.ts';
import type { Signs } from './signs.ts';
import { IN_DOUBT_MS } from './waits.ts';

/** Where the list is looked at, which may never show the end: the time between looks at the log, and at the site or the deployment. */
const LOG_TURN_MS = 20_000;
const TURN_MS = 60_000;

/** Chooses the next resource: the one that can show the end, or news of it, and now and then another one. */
export function nextResource(s: Signs, siblings: Siblings): Resource {
  const { deployment, trouble, looks, settlingSince } = s;
  const isMany = siblings.looking() > 1;
  const isFourth = looks.length % 4 === 3;
  if (trouble?.vanishedSince !== undefined) return 'site';
  if (deployment.decides) return nextById(s, isMany, isFourth);
  // A word that is not known may become one that is.
  if (deployment.state === 'other' && isFourth) return 'deployment';
  if (trouble?.resource === 'log') return 'site';
  // Once an end is shown, the log has the last lines; the site may tell more, but not where it shows no status.
  const isSiteSilent = s.status.latest === undefined && s.site.wentBackTo === undefined;
  const isTurn = looks.at(-1)?.resource !== 'log' || (isSiteSilent && s.reports.length === 0);
  if (settlingSince !== undefined) return isTurn ? 'log' : 'site';
  if (isMany) {
    const turnMs = Math.max(LOG_TURN_MS, sinceMs(s) / 1.5);
    const isFirst = latestAt(looks, 'log') === undefined;
    if (!showsLive(s) && sinceMs(s, 'log') >= turnMs / (isFirst ? 2 : 1)) return 'log';
    return sinceMs(s, 'site') >= Math.min(TURN_MS, turnMs) ? 'site' : 'list';
  }
  // The log shows the end if the script reports it there, and it has new lines, unless the site shows them.
  if (s.frame === 'there' && s.log.isReadable && !showsLive(s)) return isFourth ? 'site' : 'log';
  const isShown = mayBeLive(s) && s.now - s.lastNewsAt < TURN_MS;
  return looks.length % 3 === 2 && !isShown ? 'log' : 'site';
}

/** The next resource on a service that shows our deployment by its id: what shows the live text, else the deployment. */
function nextById(s: Signs, isMany: boolean, isFourth: boolean): Resource {
  const { deployment, text, trouble, looks } = s;
  if (deployment.endLook !== undefined)
    return text.key === OWN && deployment.text === undefined ? 'log' : 'own log';
  if (trouble?.resource === 'site' || deployment.state === 'scheduled') return 'deployment';
  // The first look tells whether it is older than the trigger.
  const isKnown = latestAt(looks, 'deployment') !== undefined;
  if (!isMany) return isKnown && mayBeLive(s) && !isFourth ? 'site' : 'deployment';
  const turnMs = TURN_MS * (latestAt(looks, 'list')?.siteStatus === 'deploying' ? 5 : 1);
  return sinceMs(s, 'deployment') >= Math.max(turnMs, sinceMs(s) * 0.6) ? 'deployment' : 'list';
}

/** True on a service whose site shows the text of a running deploy. */
function showsLive({ atTrigger, looks }: Signs): boolean {
  return atTrigger.site.liveText !== undefined || looks.some(({ live }) => live !== undefined);
}

/** True on such a service unless the site has just shown that none runs. */
function mayBeLive(s: Signs): boolean {
  const last = s.looks.findLast(({ lastDeployAt }) => lastDeployAt !== undefined);
  return showsLive(s) && (last === undefined || last.live === 'text' || last.siteStatus === 'deploying');
}

/** The time since the trigger, or since a resource was looked at after it. */
function sinceMs({ looks, now, atTrigger }: Signs, resource?: Resource): number {
  const look = resource && latestAt(looks, resource);
  return now - (look?.atMs ?? atTrigger.triggeredAt);
}

const SHORTEST_MS = 1_750;
/** A pause: a part of the time so far, within limits; the first one is `firstMs`. */
const PLAIN = { part: 0.2, shortestMs: SHORTEST_MS, longestMs: 10_000, firstMs: 500 };

/**
 * The pause before the next look, in milliseconds. It stays far below 60 requests a minute. The end is seen within about 15 % of a
 * deploy's length: 7 looks for 10 s, 16 for 60 s, about 70 for 10 min. By the id of a deployment, or by the live text: within 1.5 s,
 * and from 6 s on within 25 %; 6, 14 and 31 looks.
 *
 * @param isDue true for a look that must confirm what was seen
 */
export function nextPauseMs(
  s: Signs,
  { siblings, pollIntervalMs }: { readonly siblings: Siblings; readonly pollIntervalMs: number | undefined },
  isDue: boolean,
): number {
  const { part, shortestMs, longestMs, firstMs } = paceOf(s, siblings.looking());
  const adaptiveMs =
    s.looks.length === 0 ? firstMs : Math.min(longestMs, Math.max(shortestMs, part * sinceMs(s)));
  // A site that has vanished is looked for more often: two answers of 404 may come far apart by chance.
  const hasVanished = s.trouble?.vanishedSince !== undefined;
  const usualMs = hasVanished ? Math.min(adaptiveMs, PLAIN.longestMs) : adaptiveMs;
  const ownMs = pollIntervalMs ?? (isDue ? 0 : usualMs);
  if (s.trouble === undefined) return ownMs;
  return Math.max(ownMs, s.trouble.holdMs, pollIntervalMs === undefined ? SHORTEST_MS : 0);
}

function paceOf(s: Signs, looking: number): typeof PLAIN {
  const { deployment, settlingSince, frame } = s;
  if (settlingSince !== undefined)
    return { ...PLAIN, part: 0, shortestMs: deployment.decides ? SHORTEST_MS : IN_DOUBT_MS };
  // Each look serves so many targets: the more, the shorter.
  if (looking > 1 && !deployment.decides)
    return { ...PLAIN, part: 0.1, shortestMs: Math.max(350, SHORTEST_MS / looking) };
  if (!deployment.decides && !showsLive(s)) return PLAIN;
  const shown = { part: sinceMs(s) < 60_000 ? 0.25 : 0.14, longestMs: Number.POSITIVE_INFINITY };
  if (looking > 1) return { ...shown, part: 0.25, shortestMs: 2_560, firstMs: 2_560 };
  // Without a report, a deploy that was not seen to run takes longer to judge.
  return { ...shown, shortestMs: 1_480, firstMs: deployment.decides || frame === 'there' ? 2_100 : 500 };
}
