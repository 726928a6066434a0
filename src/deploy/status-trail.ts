import { knownStatus, type SiteStatus } from '../api/site-status.ts';

/** The end of a deploy as a status tells it; `other`: by a word that does not say how it ended. */
export type StatusEnd = 'active' | 'deploy-failed' | 'other';

/** The history of a site's status since the baseline. A value: `trail` makes the next one. */
export interface StatusTrail {
  /** Before the trigger, in the service's own word. */
  readonly baseline: string | undefined;
  /** As it was seen last, in the service's own word. */
  readonly latest: string | undefined;
  /** True once the service has shown a status, of whatever words. */
  readonly isShown: boolean;
  readonly isDeploying: boolean;
  /** True while the only deploy that it tells of was under way at the baseline, and so is not ours. */
  readonly isEarlier: boolean;
  /** True for `active` and `deploy-failed`, in which a deploy leaves a site. */
  readonly isFinal: boolean;
  /** True for these and for the word from before the trigger: nothing seems to be under way. */
  readonly isResting: boolean;
  /** The end of a deploy, as told so far; undefined before that. */
  readonly end: StatusEnd | undefined;
  /** The end that was told before the status changed once more. */
  readonly endBefore: StatusEnd | undefined;
}

/** The start: the status that was read before the trigger. */
export function startTrail(shown: string | undefined): StatusTrail {
  const status = knownStatus(shown);
  return {
    baseline: shown,
    latest: shown,
    isShown: shown !== undefined,
    isDeploying: status === 'deploying',
    isEarlier: status === 'deploying',
    isFinal: finalWord(status) !== undefined,
    isResting: true,
    end: undefined,
    endBefore: undefined,
  };
}

/**
 * Takes in a status. `deploying` that became something else is the end of a deploy. A status that is not shown changes
 * nothing.
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
  // A deploy that was too short to be seen has failed before this one.
  const unseen = before.end === undefined && hasTurnedBad(before) ? 'deploy-failed' : before.end;
  const endBefore = (isNext && isCertain ? unseen : undefined) ?? before.endBefore;
  const isFinal = final !== undefined;
  const isResting = isFinal || shown === baseline;
  const common = { baseline, latest: shown, isShown: true, isFinal, isResting, endBefore };
  // It was seen to be something else between.
  if (status === 'deploying') {
    return { ...common, isDeploying: true, isEarlier: false, end: undefined };
  }
  if (before.isEarlier) return { ...before, ...common, isDeploying: false };
  const end = before.isDeploying || before.end !== undefined ? (final ?? 'other') : undefined;
  return { ...common, isDeploying: false, isEarlier: false, end };
}

/** True when the site has become `deploy-failed` since the baseline. */
export function hasTurnedBad({ latest, baseline }: StatusTrail): boolean {
  return latest === 'deploy-failed' && baseline !== undefined && baseline !== latest;
}

/** A word in which a deploy that has ended leaves a site. */
export function finalWord(status: SiteStatus | undefined): 'active' | 'deploy-failed' | undefined {
  return status === 'active' || status === 'deploy-failed' ? status : undefined;
}
