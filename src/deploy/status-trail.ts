import { knownStatus, type SiteStatus } from '../api/site-status.ts';

/** The end of a deploy as a status tells it; `other`: by a word that does not say how it ended. */
export type StatusEnd = 'active' | 'deploy-failed' | 'other';

/** The history of a site's status since the baseline. A value: `trail` makes the next one. */
export interface StatusTrail {
  /** Before the trigger, where it was a word that is known. */
  readonly baseline: SiteStatus | undefined;
  /** As it was seen last, in the service's own word. */
  readonly latest: string | undefined;
  /** True once the service has shown a status that is known. */
  readonly isShown: boolean;
  readonly isDeploying: boolean;
  /** True while the only deploy that it tells of was under way at the baseline, and so is not ours. */
  readonly isEarlier: boolean;
  /** True for `active` and `deploy-failed`, in which a deploy leaves a site. */
  readonly isFinal: boolean;
  /** The end of a deploy, as told so far; undefined before that. */
  readonly end: StatusEnd | undefined;
  /** The end that was told before the status changed once more. */
  readonly endBefore: StatusEnd | undefined;
}

/** The start: the status that was read before the trigger. */
export function startTrail(shown: string | undefined): StatusTrail {
  const baseline = knownStatus(shown);
  return {
    baseline,
    latest: shown,
    isShown: baseline !== undefined,
    isDeploying: baseline === 'deploying',
    isEarlier: baseline === 'deploying',
    isFinal: finalWord(baseline) !== undefined,
    end: undefined,
    endBefore: undefined,
  };
}

/**
 * Takes in a status. `deploying` that became something else is the end of a deploy; so is a change from `active` to
 * `deploy-failed`, or back, with no `deploying` seen between. A status that is not shown changes nothing.
 *
 * @param tokenMoved whether the token has moved: without that a status as before the trigger may come from a copy that lags
 */
export function trail(before: StatusTrail, shown: string | undefined, tokenMoved: boolean): StatusTrail {
  if (shown === undefined || shown === before.latest) return before;
  const status = knownStatus(shown);
  const final = finalWord(status);
  const { baseline } = before;
  const isCertain = before.end !== 'other' && (tokenMoved || before.end !== baseline);
  const isNext = status === 'deploying' || final !== undefined;
  const endBefore = (isNext && isCertain ? before.end : undefined) ?? before.endBefore;
  const common = { baseline, latest: shown, isFinal: final !== undefined, endBefore };
  // A service whose words are all unknown shows no status that means anything.
  const isShown = before.isShown || status !== undefined;
  // It was seen to be something else between.
  if (status === 'deploying') {
    return { ...common, isShown, isDeploying: true, isEarlier: false, end: undefined };
  }
  if (before.isEarlier) return { ...before, ...common, isDeploying: false };
  const hasChanged = final !== undefined && before.baseline !== undefined && final !== before.baseline;
  const hasEnded = before.isDeploying || before.end !== undefined;
  const end = hasEnded ? (final ?? 'other') : hasChanged && isReady(before.baseline) ? final : undefined;
  return { ...common, isShown, isDeploying: false, isEarlier: false, end };
}

function isReady(status: SiteStatus | undefined): boolean {
  return finalWord(status) !== undefined;
}

/** A word in which a deploy that has ended leaves a site. */
export function finalWord(status: SiteStatus | undefined): 'active' | 'deploy-failed' | undefined {
  return status === 'active' || status === 'deploy-failed' ? status : undefined;
}
