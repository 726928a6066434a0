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

/** What looks have shown of the site. @param report ours: what the list shows of the end is believed once it says the same */
export function siteShown(
  { site, id }: AtTrigger,
  looks: readonly Look[],
  report: ExitReport | undefined,
): SiteShown {
  const counted: Look[] = [];
  let listed: Look | undefined;
  let endNth = 0;
  for (const look of looks.filter(({ lastDeployAt }) => lastDeployAt !== undefined)) {
    const last: SiteSigns = counted.at(-1) ?? site;
    // A site that shows an earlier time than before is a stale answer.
    if (hasMoved(last, site) && !hasMoved(look, site)) continue;
    // The deploy before ours had another `last_deploy_at`.
    const isOurs = isRunning(look) && look.lastDeployAt !== null && look.lastDeployAt === last.lastDeployAt;
    const isItself = look.resource === 'site' || (isOurs && !site.isListed && id === undefined);
    if (showsEnd(isItself ? last : (listed ?? last), look)) {
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
