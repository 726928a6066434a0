import { isLater } from '../api/shown-time.ts';
import type { ExitReport } from '../script/exit-report.ts';
import type { AtTrigger, Look } from './looks.ts';

/** The signs of a deploy that a site shows. */
interface SiteSigns {
  readonly lastDeployAt?: string | null | undefined;
  readonly siteStatus?: string | undefined;
  readonly isLive?: boolean | undefined;
}

/**
 * Reads what looks have shown of the site, and of the list of its server, which may show less than the site itself, or show it later.
 *
 * @param deploys the number of deploys in the log
 * @param report ours: what the list shows of the end is believed once it says the same
 */
export function siteShown(
  { site, id, triggeredAt }: AtTrigger,
  all: readonly Look[],
  { deploys, report }: { readonly deploys: number; readonly report: ExitReport | undefined },
) {
  const looks: Look[] = [];
  let listed: Look | undefined;
  let [endNth, newsAt] = [0, triggeredAt];
  let word = site.siteStatus;
  for (const look of all.filter(({ lastDeployAt }) => lastDeployAt !== undefined)) {
    const last: SiteSigns = looks.at(-1) ?? site;
    // A site that shows an earlier time than before is a stale answer.
    if (hasMoved(last, site) && !hasMoved(look, site)) continue;
    // The deploy before ours had another `last_deploy_at`.
    const isOurs = look.lastDeployAt !== null && look.lastDeployAt === last.lastDeployAt;
    const isSure = look.siteStatus === 'deploying' && isOurs && !site.isListed && id === undefined;
    const isItself = look.resource === 'site' || isSure;
    if (showsEnd(isItself ? last : (listed ?? last), look)) endNth = look.nth;
    listed = isItself ? undefined : look;
    if (!isItself) continue;
    looks.push(look);
    const { siteStatus = word } = look;
    if (siteStatus !== word || hasMoved(look, last)) newsAt = look.atMs;
    word = siteStatus;
  }
  const isGood = listed?.siteStatus === undefined || listed.siteStatus === 'active';
  const isAgreed = report !== undefined && isGood === (report.exitStatus === 0);
  if (listed !== undefined && isAgreed && endNth > (looks.at(-1)?.nth ?? 0)) looks.push(listed);
  const last = looks.at(-1) ?? site;
  const moved = hasMoved(last, site);
  const status = statusIn(site, looks, deploys > 0 || moved);
  const lastRan = looks.findLastIndex(({ siteStatus }) => siteStatus === 'deploying');
  const ended = looks
    .slice(lastRan + 1)
    .find((look) => hasMoved(look, site) || (status.end && look.siteStatus === status.latest));
  return {
    status,
    /** The looks that count, oldest first: at the site itself, or at a list that is sure to show the same. */
    looks,
    /** The number of the latest look that has shown a new sign of an end. */
    endNth,
    /** The time of the latest look that counts and has shown another status or a later `last_deploy_at`. */
    newsAt,
    /** The time since which the looks that count show an end. */
    endAt: status.latest === 'deploying' ? undefined : ended?.atMs,
    lastDeployAt: last.lastDeployAt ?? null,
    /** True once `last_deploy_at` has moved forward. */
    hasMoved: moved,
  };
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
function hasMoved(now: SiteSigns, before: SiteSigns): boolean {
  return isLater(now.lastDeployAt ?? null, before.lastDeployAt ?? null);
}

/** The statuses of a site since the baseline, in the service's own words, as far as it shows any. */
interface Status {
  readonly baseline: string | undefined;
  readonly latest: string | undefined;
  /** The end that they show, if that was seen to follow a deploy; `mixed`: two deploys ended differently; undefined while one runs. */
  readonly end: 'active' | 'deploy-failed' | 'other' | 'mixed' | undefined;
}

/**
 * Reads the statuses that looks at a site have shown. A change from `deploying` to anything else is the end of a deploy. Where none was
 * seen to run, a status that has changed since the baseline shows the end of one that was too short; and `deploy-failed` does so even
 * if it was there before, once something else shows a deploy.
 *
 * @param isBacked true if something else shows a deploy
 */
function statusIn(site: AtTrigger['site'], looks: readonly Look[], isBacked: boolean): Status {
  // A list may show the status later than the site itself.
  const baseline = site.isListed ? undefined : site.siteStatus;
  const shown = looks.filter(({ siteStatus }) => siteStatus !== undefined);
  const latest = shown.at(-1)?.siteStatus ?? baseline;
  if (latest === 'deploying') return { baseline, latest, end: undefined };
  const end = finalStatus(latest) ?? 'other';
  if (shown.every(({ siteStatus }) => siteStatus !== 'deploying')) {
    const hasChanged = baseline !== undefined && latest !== baseline;
    // One that an answer lacks may have changed since.
    const isShown = isBacked && (looks.at(-1) ?? site).siteStatus === latest;
    const isEnd = end === 'deploy-failed' ? hasChanged || isShown : end === 'active' && hasChanged && isShown;
    return { baseline, latest, end: isEnd ? end : undefined };
  }
  // A deploy that was too short to be seen may have failed before this one. A status as before the trigger may be a stale answer.
  const isMixed = shown.some((look) => {
    const other = finalStatus(look.siteStatus);
    const isNew = hasMoved(look, site) || (baseline !== undefined && other !== baseline);
    return other !== undefined && other !== end && isNew;
  });
  return { baseline, latest, end: isMixed && end !== 'other' ? 'mixed' : end };
}

/** The status, if it is one that a deploy ends with. */
function finalStatus(shown: string | undefined): 'active' | 'deploy-failed' | undefined {
  return shown === 'active' || shown === 'deploy-failed' ? shown : undefined;
}
