/** The end of a deploy as a status shows it; `other`: by a word that does not show how it ended. */
export type StatusEnd = 'active' | 'deploy-failed' | 'other';

/** The statuses of a site since the baseline, in the service's own words, as far as it shows any. Immutable. */
export interface StatusHistory {
  readonly baseline: string | undefined;
  readonly latest: string | undefined;
  /**
   * True while the only `deploying` seen is the baseline's, which is not ours. We never trigger a deploy then, but the end of an
   * earlier deploy sets a new baseline, and the next deploy may already be running.
   */
  readonly isEarlier: boolean;
  /** The end of a deploy, if the status has shown it; and the end shown before the status changed again. */
  readonly end: StatusEnd | undefined;
  readonly endBefore: StatusEnd | undefined;
}

export function startHistory(shown: string | undefined): StatusHistory {
  const isEarlier = shown === 'deploying';
  return { baseline: shown, latest: shown, isEarlier, end: undefined, endBefore: undefined };
}

/**
 * Adds a status. A change from `deploying` to anything else is the end of a deploy. A missing status changes nothing.
 *
 * @param lastDeployAtChanged false: a status equal to the baseline's may be stale
 */
export function addStatus(
  before: StatusHistory,
  shown: string | undefined,
  lastDeployAtChanged: boolean,
): StatusHistory {
  if (shown === undefined || shown === before.latest) return before;
  const final = finalStatus(shown);
  const isNext = final !== undefined || shown === 'deploying';
  const isCertain = before.end !== 'other' && (lastDeployAtChanged || before.end !== before.baseline);
  // A deploy that was too short to be seen may have failed before this one.
  const ended = before.end ?? (hasTurnedBad(before) ? 'deploy-failed' : undefined);
  const endBefore = (isNext && isCertain ? ended : undefined) ?? before.endBefore;
  const next = { ...before, latest: shown, endBefore };
  if (shown === 'deploying') return { ...next, isEarlier: false, end: undefined };
  if (before.isEarlier) return next;
  const hasEnded = before.latest === 'deploying' || before.end !== undefined;
  return { ...next, end: hasEnded ? (final ?? 'other') : undefined };
}

/** True when the site has become `deploy-failed` since the baseline. */
export function hasTurnedBad({ latest, baseline }: StatusHistory): boolean {
  return latest === 'deploy-failed' && baseline !== undefined && baseline !== latest;
}

/** The status, if it is one that a deploy ends with. */
export function finalStatus(shown: string | undefined): 'active' | 'deploy-failed' | undefined {
  return shown === 'active' || shown === 'deploy-failed' ? shown : undefined;
}
