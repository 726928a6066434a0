import type { Look } from '../api/deploy-signs.ts';
import { isLater } from '../api/shown-time.ts';
import { decidesById, type Resource, type Signs, type State } from './state.ts';
import { addStatus, hasTurnedBad } from './status-history.ts';

/** Adds what a look has shown of the site. */
export function withSite(before: State, look: Look, resource: Resource): State {
  const { lastDeployAt, siteStatus, liveText } = look;
  if (lastDeployAt === undefined) return before;
  // A site that shows an earlier time than before is a stale answer.
  if (before.hasMoved && !isLater(lastDeployAt, before.deployAtBefore)) return before;
  const isKnown = liveText !== undefined || siteStatus !== undefined;
  const isLive = liveText === undefined ? before.isLive : liveText !== null;
  const isRunning = isKnown ? (liveText ?? null) !== null || siteStatus === 'deploying' : undefined;
  // The text has gone, and the site is still being deployed: by somebody else, unless the service is slow to show the end.
  const isNext = before.isLive && !isLive && siteStatus === 'deploying' && before.isFramed !== true;
  const isAnew = before.isAnew || isNext;
  const state = { ...before, isRunning, isLive, isAnew, hasLive: before.hasLive || liveText !== undefined };
  const shown = { lastDeployAt, siteStatus };
  if (resource === 'list' && !isOurs(state, shown)) return withListed(state, shown);
  const next: State = { ...state, ...signsOf(state, shown), onlyListed: undefined };
  // Right after a log that shows the end, the log need not be read again.
  const isConfirming = state.reports.length > 0 && state.looked.log?.nth === state.looks - 1;
  const isEnd =
    isLater(lastDeployAt, state.shown.lastDeployAt) ||
    next.status.end !== state.status.end ||
    (before.isRunning === true && isRunning === false) ||
    hasTurnedBad(next.status) !== hasTurnedBad(state.status);
  return isEnd && !isConfirming ? { ...next, endLook: state.looks } : next;
}

/** True when a list shows that our deploy runs: the one before had another `last_deploy_at`. */
function isOurs(state: State, { lastDeployAt, siteStatus }: Signs): boolean {
  const isUnmoved = lastDeployAt !== null && lastDeployAt === state.shown.lastDeployAt;
  return siteStatus === 'deploying' && isUnmoved && !state.atTrigger.site.isListed && !decidesById(state);
}

/** Adds what a list shows. It may show less than the site itself, or show it later: something new is only a reason to look. */
function withListed(state: State, listed: Signs): State {
  const { shown, onlyListed = shown, looks, endLook } = state;
  if (isSame(listed, onlyListed)) return state;
  const isEnd = listed.siteStatus !== 'deploying' || isLater(listed.lastDeployAt, onlyListed.lastDeployAt);
  return {
    ...state,
    onlyListed: isSame(listed, shown) ? undefined : listed,
    endLook: isEnd ? looks : endLook,
  };
}

function isSame(one: Signs, other: Signs): boolean {
  return one.lastDeployAt === other.lastDeployAt && one.siteStatus === other.siteStatus;
}

/** Believes what the list shows of the end once an exit report shows the same. */
export function withListedConfirmed(state: State): State {
  const { onlyListed, reports } = state;
  const [report] = reports;
  const isGood = onlyListed?.siteStatus === undefined || onlyListed.siteStatus === 'active';
  if (onlyListed === undefined || report === undefined || isGood !== (report.exitStatus === 0)) return state;
  return { ...state, ...signsOf(state, onlyListed), onlyListed: undefined };
}

function signsOf({ deployAtBefore, hasMoved, status }: State, shown: Signs) {
  return {
    shown,
    hasMoved: hasMoved || isLater(shown.lastDeployAt, deployAtBefore),
    status: addStatus(status, shown.siteStatus, hasMoved),
  };
}
