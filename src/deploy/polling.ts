import type { Company } from './company.ts';
import { QUIET_MS } from './conditions.ts';
import { followsId, hasEndedById, isEnding, type State, type Target } from './state.ts';

/** When the log shows the end: every fourth look is at the site, which shows it too. */
const SITE_LOOKS = { every: 4, first: 3 };
/** Somebody else's live text may outlast ours: every third look is at our deployment. */
const DEPLOYMENT_LOOKS = { every: 3, first: 2 };
/** When the site shows the end: the time between looks at the log, for its new lines. */
const LINES_MIN_MS = 5_500;
const LINES_MAX_MS = 16_000;
/** Where the list is looked at otherwise: the time between looks at the log and at the site itself, which take turns. */
const SHARED_TURN_MS = 10_000;
/** The longest time that the site itself is not looked at: its list may never show the end. */
const LONGEST_UNSEEN_MS = 60_000;

/** Chooses the next target: the site if it has vanished, else the one that can show the end, or news of it. */
export function nextTarget(state: State, company: Company, now: number): Target {
  const { status, report, last, trouble, looks } = { ...state, report: state.reports.at(-1) };
  if (trouble?.vanishedMs !== undefined) return 'site';
  if (state.given.id !== undefined && isShownById(state)) return nextById(state, company, now);
  if (trouble?.target === 'log') return 'site';
  const other: Target = last === 'log' ? 'site' : 'log';
  if (isEnding(state)) {
    if (report !== undefined) return 'site';
    const isSettled = status.end !== undefined && status.end !== 'other' && status.end !== status.baseline;
    return status.latest !== undefined && !isSettled ? other : 'log';
  }
  if (company.looking() > 1) {
    const turnMs = Math.max(SHARED_TURN_MS, elapsedMs(state, now) / 3);
    const isFirst = state.looked.log === undefined;
    if (!state.hasLive && sinceMs(state, 'log', now) >= (isFirst ? 1 : 2) * turnMs) return 'log';
    return sinceMs(state, 'site', now) >= Math.min(LONGEST_UNSEEN_MS, 2 * turnMs) ? 'site' : 'list';
  }
  if (state.hasLive && state.isRunning !== false) return 'site';
  if (isToldByLog(state)) {
    return looks % SITE_LOOKS.every === SITE_LOOKS.first ? 'site' : 'log';
  }
  const dueMs = Math.min(LINES_MAX_MS, Math.max(LINES_MIN_MS, elapsedMs(state, now) / 3));
  return sinceMs(state, 'log', now) >= dueMs && last !== 'log' ? 'log' : 'site';
}

/** True unless the service was found to show no deployments, or a word that is not known. */
function isShownById(state: State): boolean {
  return (
    followsId(state) || (state.deployment?.state === 'other' && state.looks % DEPLOYMENT_LOOKS.every === 0)
  );
}

/** The next target on a service that shows our deployment by its id: what shows the live text, else the deployment. */
function nextById(state: State, company: Company, now: number): Target {
  const { hasLive, isRunning, last, looks, looked, deployment } = state;
  const isMany = company.looking() > 1;
  // Its log tells the end as well, with the text.
  if (hasEndedById(state) && state.text.isOwn && deployment?.text === undefined) return 'log';
  if (hasEndedById(state) || hasNewSign(state)) return 'own log';
  if (isAsked(state) || deployment?.state === 'scheduled') return 'deployment';
  if (isMany) {
    const turnMs = Math.max(SHARED_TURN_MS, elapsedMs(state, now) / 3);
    return sinceMs(state, 'deployment', now) >= 2 * turnMs ? 'deployment' : 'list';
  }
  if (!hasLive) return 'deployment';
  const isThird = looks % DEPLOYMENT_LOOKS.every === DEPLOYMENT_LOOKS.first;
  if (isRunning !== false) return isThird ? 'deployment' : 'site';
  if (last === 'site') return looked['own log'] === undefined ? 'own log' : 'deployment';
  return looks === 0 || isThird ? 'site' : 'deployment';
}

/** True when the site has shown an end, and the log of our deployment was not asked for since. */
function hasNewSign({ endLook, looked }: State): boolean {
  return endLook > (looked['own log']?.nth ?? 0);
}

/** True when the log of our deployment is not there, which the deployment explains. */
function isAsked({ last, looks, looked }: State): boolean {
  return last === 'own log' && (looked.deployment?.nth ?? 0) < looks;
}

function isToldByLog({ reportExpected, log, hasLive }: State): boolean {
  return reportExpected === true && log.isReadable && !hasLive;
}

/** The time since a target was looked at, or since the trigger. */
function sinceMs({ looked, given }: State, target: Target, now: number): number {
  return now - (looked[target]?.atMs ?? given.triggeredMs);
}

/** The time since the trigger, or since the first sign of the end. */
function elapsedMs({ endingMs, given }: State, now: number): number {
  return now - (endingMs ?? given.triggeredMs);
}

const FIRST_PAUSE_MS = 500;
const SHORTEST_PAUSE_MS = 1_750;
/** The same where a deployment tells the end, which then needs no settling. */
const SHORTEST_BY_ID_MS = 2_560;
/** The same where looks at the site are shared: the next to ask waits until a look is due. */
const SHORTEST_SHARED_PAUSE_MS = 350;
const SMALLEST_SHARED_GROWTH = 0.1;
const LONGEST_PAUSE_MS = 10_000;
const SHORT_MS = 10_000;
const LONG_MS = 40_000;
const LONG_BY_ID_MS = 60_000;

/** The pause before the next look, in milliseconds. @param isDue true for a look that must confirm what was seen */
export function nextPauseMs(
  state: State,
  { company, pollIntervalMs }: { readonly company: Company; readonly pollIntervalMs: number | undefined },
  isDue: boolean,
  now: number,
): number {
  if (pollIntervalMs !== undefined) return pollIntervalMs;
  const ownMs = isDue ? 0 : pauseMs(state, company, now);
  // A look that failed is not repeated at once.
  return state.trouble === undefined ? ownMs : Math.max(SHORTEST_PAUSE_MS, ownMs);
}

/**
 * The adaptive pause. It stays far below 60 requests a minute and detects the end within about 15 % of a deploy's length:
 * 7 looks for 10 s, 16 for 60 s, about 70 for 10 min. By the id of a deployment: within 25 %, later 12.5 %.
 */
function pauseMs(state: State, company: Company, now: number): number {
  const looking = company.looking();
  const elapsed = elapsedMs(state, now);
  if (followsId(state)) {
    if (hasEndedById(state))
      return hasNewSign(state) || state.looked['own log'] === undefined ? 0 : SHORTEST_PAUSE_MS;
    const isIdle = looking === 1 && state.last === 'site' && state.isRunning === false;
    if (hasNewSign(state) || isAsked(state) || isIdle) return 0;
    if (looking === 1) return Math.max(SHORTEST_BY_ID_MS, elapsed * (elapsed < LONG_BY_ID_MS ? 0.25 : 0.125));
  }
  if (state.looks === 0) return FIRST_PAUSE_MS;
  if (isEnding(state)) return Math.min(LONGEST_PAUSE_MS, Math.max(QUIET_MS, elapsed / 4));
  if (looking > 1) return sharedPauseMs(looking, elapsed);
  if (elapsed < SHORT_MS) return SHORTEST_PAUSE_MS;
  return Math.min(LONGEST_PAUSE_MS, elapsed * (elapsed < LONG_MS ? 0.25 : 0.15));
}

/** The pause where each look serves so many targets: the more, the shorter. */
function sharedPauseMs(looking: number, elapsed: number): number {
  const shortest = Math.max(SHORTEST_SHARED_PAUSE_MS, SHORTEST_PAUSE_MS / looking);
  const growth = Math.max(SMALLEST_SHARED_GROWTH, 0.25 / looking);
  return Math.min(LONGEST_PAUSE_MS, Math.max(shortest, elapsed * growth));
}
