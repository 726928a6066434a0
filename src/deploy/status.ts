import type { AtTrigger, Look } from './looks.ts';
import { hasMoved } from './site-shown.ts';

/** The end of a deploy as a status shows it; `other`: a word that does not show how it ended; `mixed`: two deploys ended differently. */
export type StatusEnd = 'active' | 'deploy-failed' | 'other' | 'mixed';

/** The statuses of a site since the baseline, in the service's own words, as far as it shows any. */
export interface Status {
  readonly baseline: string | undefined;
  readonly latest: string | undefined;
  /** The end of a deploy that was seen to run; undefined while one runs. */
  readonly end: StatusEnd | undefined;
  /**
   * True while the only `deploying` seen is the baseline's, which is not ours. We never trigger a deploy then, but the end of an
   * earlier deploy sets a new baseline, and the next deploy may already be running.
   */
  readonly isEarlier: boolean;
  /** True when the site has become `deploy-failed` since the baseline. */
  readonly hasTurnedBad: boolean;
}

/** Reads the statuses that looks at a site have shown. A change from `deploying` to anything else is the end of a deploy. */
export function statusIn({ site }: AtTrigger, looks: readonly Look[]): Status {
  // A list may show the status later than the site itself.
  const baseline = site.isListed ? undefined : site.siteStatus;
  const shown = [{ ...site, siteStatus: baseline }, ...looks].flatMap(({ siteStatus: word, ...look }) =>
    word === undefined ? [] : { word, hasMoved: hasMoved(look, site) },
  );
  const words = shown.filter(({ word }, nth) => word !== shown[nth + 1]?.word);
  const latest = words.at(-1)?.word;
  const first = words.findIndex(({ word }, nth) => word === 'deploying' && (nth > 0 || word !== baseline));
  const isSeen = first !== -1 && latest !== 'deploying';
  const end = isSeen ? (finalStatus(latest) ?? 'other') : undefined;
  // A deploy that was too short to be seen may have failed before this one. A status as before the trigger may be a stale answer.
  const isMixed = words.some(
    (earlier, nth) =>
      (nth > first || earlier.word === 'deploy-failed') &&
      finalStatus(earlier.word) !== undefined &&
      earlier.word !== end &&
      (earlier.hasMoved || (baseline !== undefined && earlier.word !== baseline)),
  );
  return {
    baseline,
    latest,
    end: isMixed && end !== undefined && end !== 'other' ? 'mixed' : end,
    isEarlier: baseline === 'deploying' && first === -1,
    hasTurnedBad: latest === 'deploy-failed' && baseline !== undefined && latest !== baseline,
  };
}

/** The status, if it is one that a deploy ends with. */
export function finalStatus(shown: string | undefined): 'active' | 'deploy-failed' | undefined {
  return shown === 'active' || shown === 'deploy-failed' ? shown : undefined;
}
