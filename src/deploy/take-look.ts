import type { Look } from '../api/deploy-signs.ts';
import { type ApiError, isNotFound, isPassing } from '../core/errors.ts';
import { hasEndedById, hasFinalState, isEnding, type Resource, type State, type Trouble } from './state.ts';
import { withLog, withoutEarlier } from './take-log.ts';
import { withListedConfirmed, withSite } from './take-site.ts';
import { withText } from './text.ts';

/** Adds what a look has shown. */
export function takeLook(before: State, resource: Resource, look: Look, now: number): State {
  const looks = before.looks + 1;
  const looked = { ...before.looked, [resource]: { nth: looks, atMs: now } };
  // The log of a site that is gone may still be there.
  const isGone = resource === 'log' && before.trouble?.vanishedSince !== undefined;
  const start: State = {
    ...before,
    looks,
    looked,
    last: resource,
    gained: '',
    replaced: false,
    matches: undefined,
    isFramed: look.isFramed ?? before.isFramed,
    trouble: isGone ? before.trouble : undefined,
  };
  const site = withSite(withDeployment(start, look), look, resource);
  const log = withListedConfirmed(withLog(site, look, now));
  const seen = withText(withoutEarlier(log, now), look);
  // A stale answer, which shows nothing, is no quiet look.
  if (seen === start) return start;
  const isNews =
    seen.gained !== '' ||
    seen.text.content !== before.text.content ||
    seen.hasMoved !== before.hasMoved ||
    seen.status !== before.status ||
    seen.deployment?.state !== before.deployment?.state ||
    seen.reports.length > before.reports.length;
  const isFirst = seen.reports.length > 0 && before.reports.length === 0;
  const earlierEnded = seen.earlierDeploys > before.earlierDeploys;
  return {
    ...seen,
    reportLook: isFirst ? looks : seen.reportLook,
    newsAt: isNews ? now : before.newsAt,
    hasNews: isNews,
    gainedAt: seen.gained === '' ? before.gainedAt : earlierEnded ? undefined : now,
    endingAt: isEnding(seen) ? (before.endingAt ?? now) : undefined,
  };
}

/** Adds a look that failed. */
export function takeFailure(before: State, resource: Resource, error: ApiError, now: number): State {
  // A deploy that has ended needs no more than its text.
  if (hasEndedById(before))
    return takeLook(before, resource, { deployment: { state: 'other', text: null } }, now);
  // Without its text, nothing is known of a script.
  if (resource === 'script') return { ...before, isFramed: false };
  const { silentSince = now, vanishedSince = now, refusals = 0 } = before.trouble ?? {};
  // Deployments that a token may not read are not shown.
  if (resource === 'deployment' && before.deployment === undefined && refusals > 0 && !isPassing(error))
    return { ...before, deployment: { state: 'missing' }, trouble: undefined };
  const trouble: Trouble = {
    error,
    resource,
    refusals: isPassing(error) || isNotFound(error) ? 0 : refusals + 1,
    silentSince: error.reason === 'limited' ? undefined : silentSince,
    vanishedSince: isNotFound(error) ? vanishedSince : undefined,
  };
  return { ...before, trouble, gained: '', replaced: false };
}

/** Adds what is shown of our deployment. An answer may be stale: what has ended stays so. */
function withDeployment(state: State, { deployment: shown }: Look): State {
  const { deployment: old, misses } = state;
  if (shown === undefined) return state;
  if (shown.state === 'missing') {
    const isShown = old !== undefined && old.state !== 'missing';
    if (!isShown) return { ...state, deployment: shown };
    return hasFinalState(old) ? state : { ...state, misses: misses + 1 };
  }
  const textless = state.textless + Number(shown.text === null);
  // A log that is not there tells nothing.
  const isTold = !hasFinalState(old) && (shown.text === undefined || hasFinalState(shown));
  const next = isTold ? shown.state : old?.state;
  if (next === undefined || next === 'missing') return { ...state, textless };
  const { commit = old?.commit, logId = old?.logId, text } = shown;
  const deployment = { state: next, commit, logId, text: text ?? old?.text };
  const isEnd = isTold && hasFinalState(shown);
  // Looks at its log before the end do not count.
  const counted = isEnd ? { textless: Number(text === null), endLook: state.looks } : { textless };
  return { ...state, misses: shown.text === undefined ? 0 : misses, deployment, ...counted };
}
