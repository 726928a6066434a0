import { isLater } from '../api/shown-time.ts';
import type { ExitReport } from '../script/exit-report.ts';
import type { AtTrigger, Look } from './looks.ts';

/** Looks at a site, and at the list of its server, which may show less than the site itself, or show it later. */
export interface SiteShown {
  /** The looks that count, oldest first: at the site itself, or at a list that is sure to show the same. */
  readonly looks: readonly Look[];
  /** The latest look at the list, if it is not sure to show the same, and the site itself was not looked at since. */
  readonly listed: Look | undefined;
  /** The number of the latest look that has shown a new sign of an end. */
  readonly endNth: number;
  /** The time of the latest look that counts and has shown another status or a later `last_deploy_at`. */
  readonly newsAt: number;
}

/** Reads what looks have shown of the site. @param report ours: what the list shows of the end is believed once it says the same */
export function siteShown(
  { site, id, triggeredAt }: AtTrigger,
  looks: readonly Look[],
  report: ExitReport | undefined,
): SiteShown {
  const counted: Look[] = [];
  let listed: Look | undefined;
  let [endNth, newsAt] = [0, triggeredAt];
  let word = site.siteStatus;
  for (const look of looks.filter(({ lastDeployAt }) => lastDeployAt !== undefined)) {
    const last: SiteSigns = counted.at(-1) ?? site;
    // A site that shows an earlier time than before is a stale answer.
    if (hasMoved(last, site) && !hasMoved(look, site)) continue;
    // The deploy before ours had another `last_deploy_at`.
    const isOurs = look.lastDeployAt !== null && look.lastDeployAt === last.lastDeployAt;
    const isSure = look.siteStatus === 'deploying' && isOurs && !site.isListed && id === undefined;
    const isItself = look.resource === 'site' || isSure;
    if (showsEnd(isItself ? last : (listed ?? last), look)) endNth = look.nth;
    listed = isItself ? undefined : look;
    if (!isItself) continue;
    counted.push(look);
    const { siteStatus = word } = look;
    if (siteStatus !== word || hasMoved(look, last)) newsAt = look.atMs;
    word = siteStatus;
  }
  const isGood = listed?.siteStatus === undefined || listed.siteStatus === 'active';
  const isAgreed = report !== undefined && isGood === (report.exitStatus === 0);
  if (listed === undefined || !isAgreed || endNth <= (counted.at(-1)?.nth ?? 0))
    return { looks: counted, listed, endNth, newsAt };
  return { looks: [...counted, listed], listed: undefined, endNth, newsAt };
}

/** The signs of a deploy that a site shows. */
interface SiteSigns {
  readonly lastDeployAt?: string | null | undefined;
  readonly siteStatus?: string | undefined;
  readonly isLive?: boolean | undefined;
}

function showsEnd(before: SiteSigns, look: SiteSigns): boolean {
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

/** The end of a deploy as a status shows it; `other`: a word that does not show how it ended; `mixed`: two deploys ended differently. */
export type StatusEnd = 'active' | 'deploy-failed' | 'other' | 'mixed';

/** The statuses of a site since the baseline, in the service's own words, as far as it shows any. */
export interface Status {
  readonly baseline: string | undefined;
  readonly latest: string | undefined;
  /** The end that they show, if that was seen to follow a deploy; undefined while one runs. */
  readonly end: StatusEnd | undefined;
}

/**
 * Reads the statuses that looks at a site have shown. A change from `deploying` to anything else is the end of a deploy. Where none was
 * seen to run, a status that has changed since the baseline shows the end of one that was too short; and `deploy-failed` does so even
 * if it was there before, once something else shows a deploy.
 *
 * @param isLogged true if the log shows a deploy
 */
export function statusIn({ site }: AtTrigger, looks: readonly Look[], isLogged: boolean): Status {
  // A list may show the status later than the site itself.
  const baseline = site.isListed ? undefined : site.siteStatus;
  const shown = [{ ...site, siteStatus: baseline }, ...looks].flatMap(({ siteStatus: word, ...look }) =>
    word === undefined ? [] : { word, hasMoved: hasMoved(look, site) },
  );
  const words = shown.filter(({ word }, nth) => word !== shown[nth + 1]?.word);
  const latest = words.at(-1)?.word;
  const first = words.findIndex(({ word }, nth) => word === 'deploying' && (nth > 0 || word !== baseline));
  if (latest === 'deploying') return { baseline, latest, end: undefined };
  const end = finalStatus(latest) ?? 'other';
  if (first === -1) {
    const last = looks.at(-1) ?? site;
    const isBacked = isLogged || hasMoved(last, site);
    const hasChanged = baseline !== undefined && latest !== baseline;
    // One that an answer lacks may have changed since.
    const isShown = end !== 'other' && last.siteStatus === latest && isBacked;
    const isEnd = end === 'deploy-failed' ? hasChanged || isShown : hasChanged && isShown;
    return { baseline, latest, end: isEnd ? end : undefined };
  }
  // A deploy that was too short to be seen may have failed before this one. A status as before the trigger may be a stale answer.
  const isMixed = words.some(
    (earlier, nth) =>
      (nth > first || earlier.word === 'deploy-failed') &&
      finalStatus(earlier.word) !== undefined &&
      earlier.word !== end &&
      (earlier.hasMoved || (baseline !== undefined && earlier.word !== baseline)),
  );
  return { baseline, latest, end: isMixed && end !== 'other' ? 'mixed' : end };
}

/** The status, if it is one that a deploy ends with. */
function finalStatus(shown: string | undefined): 'active' | 'deploy-failed' | undefined {
  return shown === 'active' || shown === 'deploy-failed' ? shown : undefined;
}
