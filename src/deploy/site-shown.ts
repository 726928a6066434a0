import { isLater } from '../api/shown-time.ts';
import type { ExitReport } from '../script/exit-report.ts';
import type { AtTrigger, Look } from './looks.ts';

/** Looks at a site, and at the list of its server, which may show less than the site itself, or show it later. */
export interface SiteShown {
  /** The looks that count, oldest first: at the site itself, or at a list that is sure to show the same. */
  readonly looks: readonly Look[];
  /** A look at the list that shows an end of which the site itself has shown nothing yet. */
  readonly listed: Look | undefined;
  /** The number of the latest look that has shown a new sign of an end. */
  readonly endNth: number;
}

/** Reads what looks have shown of the site. @param report ours: what the list shows of the end is believed once it says the same */
export function siteShown(
  { site, id }: AtTrigger,
  looks: readonly Look[],
  report: ExitReport | undefined,
): SiteShown {
  const counted: Look[] = [];
  let listed: Look | undefined;
  let endNth = 0;
  let isListedRunning = false;
  for (const look of looks.filter(({ lastDeployAt }) => lastDeployAt !== undefined)) {
    const last: SiteSigns = counted.at(-1) ?? site;
    // A site that shows an earlier time than before is a stale answer.
    if (hasMoved(last, site) && !hasMoved(look, site)) continue;
    // The deploy before ours had another `last_deploy_at`.
    const isOurs = isRunning(look) && look.lastDeployAt !== null && look.lastDeployAt === last.lastDeployAt;
    const isItself = look.resource === 'site' || (isOurs && !site.isListed && id === undefined);
    // A deploy that only the list has shown as it ran may have ended like the one before.
    const isOver = isListedRunning && look.siteStatus !== undefined && !isRunning(look);
    isListedRunning = !isItself && isRunning(look);
    if (isOver || showsEnd(isItself ? last : (listed ?? last), look)) {
      endNth = look.nth;
      if (!isItself) listed = look;
    }
    if (!isItself) continue;
    counted.push(look);
    listed = undefined;
  }
  const isGood = listed?.siteStatus === undefined || listed.siteStatus === 'active';
  if (listed === undefined || report === undefined || isGood !== (report.exitStatus === 0))
    return { looks: counted, listed, endNth };
  return { looks: [...counted, listed], listed: undefined, endNth };
}

/** The signs of a deploy that a site shows. */
interface SiteSigns {
  readonly lastDeployAt?: string | null | undefined;
  readonly siteStatus?: string | undefined;
  readonly isLive?: boolean | undefined;
}

function showsEnd(before: SiteSigns, look: Look): boolean {
  const hasChanged = look.siteStatus !== undefined && look.siteStatus !== before.siteStatus;
  return (
    hasMoved(look, before) ||
    (hasChanged && look.siteStatus !== 'deploying') ||
    (before.isLive === true && look.isLive === false)
  );
}

/** True when `last_deploy_at` is later than it was. */
export function hasMoved(now: SiteSigns, before: SiteSigns): boolean {
  return isLater(now.lastDeployAt ?? null, before.lastDeployAt ?? null);
}

const isRunning = ({ siteStatus }: SiteSigns): boolean => siteStatus === 'deploying';

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
