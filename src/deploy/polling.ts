import { LONGEST_HOLD_MS } from '../api/endpoint.ts';
import { QUIET_MS } from './case.ts';
import type { Siblings } from './siblings.ts';
import { decidesById, hasEndedById, isEnding, type Resource, type State } from './state.ts';

/** Every fourth look is at another resource than the one that shows the end. */
const isFourth = ({ looks }: State): boolean => looks % 4 === 3;
/** Where only the log shows the end, the site is looked at when the log has been quiet for so long: the script may have died. */
const QUIET_LOG_MS = 3_000;
/** When the site shows the end: the time between looks at the log, for its new lines. */
const LINES_MIN_MS = 5_500;
const LINES_MAX_MS = 16_000;
/** Where the list is looked at, which may never show the end: the time between looks at the log and at the site, in turns. */
const SHARED_TURN_MS = 10_000;
const LONGEST_UNSEEN_MS = 60_000;

/** Chooses the next resource: the site if it has vanished, else the one that can show the end, or news of it. */
export function nextResource(state: State, siblings: Siblings, now: number): Resource {
  const { status, reports, last, trouble, deployment } = state;
  if (trouble?.vanishedSince !== undefined) return 'site';
  // A word that is not known may become one that is.
  const isOdd = deployment?.state === 'other' && state.looks % 4 === 1;
  if (decidesById(state) || isOdd) return nextById(state, siblings, now);
  if (trouble?.resource === 'log') return 'site';
  const isMany = siblings.looking() > 1;
  if (isEnding(state)) {
    if (reports.length > 0) return 'site';
    const isSettled = status.end !== undefined && status.end !== 'other' && status.end !== status.baseline;
    return status.latest !== undefined && !isSettled && last === 'log' ? 'site' : 'log';
  }
  const turnMs = turnOf(state, now);
  if (isMany && !state.hasLive && sinceMs(state, 'log', now) >= (state.looked.log ? 2 : 1) * turnMs)
    return 'log';
  if (isMany) return sinceMs(state, 'site', now) >= Math.min(LONGEST_UNSEEN_MS, 2 * turnMs) ? 'site' : 'list';
  const isSilent = now - state.newsAt >= LONGEST_UNSEEN_MS;
  if (state.hasLive && state.isRunning !== false && !isSilent) return 'site';
  if (isToldByLog(state))
    return (status.latest === undefined ? mayHaveDied(state, now) : isFourth(state)) ? 'site' : 'log';
  const dueMs = Math.min(LINES_MAX_MS, Math.max(LINES_MIN_MS, elapsedMs(state, now) / 3));
  return sinceMs(state, 'log', now) >= dueMs && last !== 'log' ? 'log' : 'site';
}

/** The next resource on a service that shows our deployment by its id: what shows the live text, else the deployment. */
function nextById(state: State, siblings: Siblings, now: number): Resource {
  const { hasLive, isRunning, last, looks, looked, deployment, text } = state;
  // Its log tells the end as well, with the text.
  if (hasEndedById(state)) return text.isOwn && deployment?.text === undefined ? 'log' : 'own log';
  if (hasNewSign(state)) return 'own log';
  if (state.trouble?.resource === 'site') return 'deployment';
  if (isAsked(state) || deployment?.state === 'scheduled') return 'deployment';
  if (siblings.looking() > 1)
    return sinceMs(state, 'deployment', now) >= unseenMs(state, now) ? 'deployment' : 'list';
  if (!hasLive) return 'deployment';
  if (isRunning !== false) return isFourth(state) ? 'deployment' : 'site';
  if (last === 'site') return looked['own log'] === undefined ? 'own log' : 'deployment';
  return looks === 0 || isFourth(state) ? 'site' : 'deployment';
}

/** The time between looks at our deployment, in case the list of sites does not show its end: longer if it has shown it run. */
function unseenMs(state: State, now: number): number {
  const isListed = (state.onlyListed ?? state.shown).siteStatus === 'deploying';
  return Math.max(LONGEST_UNSEEN_MS * (isListed ? 5 : 1), elapsedMs(state, now) * 0.6);
}

/** True when the site has shown an end, and the log of our deployment was not asked for since. */
const hasNewSign = ({ endLook, looked }: State): boolean => endLook > (looked['own log']?.nth ?? 0);

/** True when the log of our deployment is not there, which the deployment explains. */
function isAsked({ last, looks, looked }: State): boolean {
  return last === 'own log' && (looked.deployment?.nth ?? 0) < looks;
}

const isToldByLog = ({ isFramed, log, hasLive }: State): boolean =>
  isFramed === true && log.isReadable && !hasLive;

/** True when the log is quiet, and the site was not looked at for a while: longer if the deploy is long. */
function mayHaveDied(state: State, now: number): boolean {
  const dueMs = Math.max(QUIET_LOG_MS, elapsedMs(state, now) * 0.6);
  return now - state.newsAt >= QUIET_LOG_MS && sinceMs(state, 'site', now) >= dueMs;
}

const turnOf = (state: State, now: number): number => Math.max(SHARED_TURN_MS, elapsedMs(state, now) / 3);

/** The time since a resource was looked at, or since the trigger. */
function sinceMs({ looked, atTrigger }: State, resource: Resource, now: number): number {
  return now - (looked[resource]?.atMs ?? atTrigger.triggeredAt);
}

/** The time since the trigger, or since the first sign of the end. */
function elapsedMs({ endingAt, atTrigger }: State, now: number): number {
  return now - (endingAt ?? atTrigger.triggeredAt);
}

const FIRST_PAUSE_MS = 500;
const SHORTEST_PAUSE_MS = 1_750;
/** The same where a deployment tells the end, which then needs no settling. */
const SHORTEST_BY_ID_MS = 2_560;
/** The same where looks at the site are shared: the next to ask waits until a look is due. */
const SHORTEST_SHARED_MS = 350;
const LONGEST_PAUSE_MS = 10_000;

/**
 * The pause before the next look, in milliseconds. It stays far below 60 requests a minute and sees the end within about 15 % of a
 * deploy's length: 7 looks for 10 s, 16 for 60 s, about 70 for 10 min. By the id of a deployment: within 25 %, and 12.5 % later
 * for a single site.
 *
 * @param isDue true for a look that must confirm what was seen
 */
export function nextPauseMs(
  state: State,
  { siblings, pollIntervalMs }: { readonly siblings: Siblings; readonly pollIntervalMs: number | undefined },
  isDue: boolean,
  now: number,
): number {
  const ownMs = pollIntervalMs ?? (isDue ? 0 : pauseMs(state, siblings.looking(), elapsedMs(state, now)));
  const { trouble } = state;
  const holdMs = Math.min(LONGEST_HOLD_MS, trouble?.error.retryAfterMs ?? 0);
  // A look that failed is not repeated at once.
  return Math.max(ownMs, holdMs, trouble && pollIntervalMs === undefined ? SHORTEST_PAUSE_MS : 0);
}

function pauseMs(state: State, looking: number, elapsed: number): number {
  const isFollowed = decidesById(state);
  if (hasEndedById(state)) return hasNewSign(state) ? 0 : SHORTEST_PAUSE_MS;
  const isIdle = looking === 1 && state.last === 'site' && state.isRunning === false;
  if (isFollowed && (hasNewSign(state) || isAsked(state) || isIdle)) return 0;
  if (isFollowed)
    return Math.max(SHORTEST_BY_ID_MS, elapsed * (looking > 1 || elapsed < 60_000 ? 0.25 : 0.125));
  if (state.looks === 0) return FIRST_PAUSE_MS;
  if (isEnding(state)) return Math.min(LONGEST_PAUSE_MS, Math.max(QUIET_MS, elapsed / 4));
  if (looking === 1 && state.last === 'site' && state.status.latest === undefined && isToldByLog(state))
    return 0;
  // Where each look serves so many targets: the more, the shorter.
  const shortest = Math.max(SHORTEST_SHARED_MS, SHORTEST_PAUSE_MS / looking);
  const share =
    looking > 1 ? Math.max(0.1, 0.25 / looking) : elapsed < 10_000 ? 0 : elapsed < 40_000 ? 0.25 : 0.15;
  return Math.min(LONGEST_PAUSE_MS, Math.max(shortest, elapsed * share));
}
