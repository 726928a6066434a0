import { isLater } from '../api/shown-time.ts';
import type { ExitReport } from '../script/exit-report.ts';
import type { AtTrigger, Look } from './looks.ts';

/** A record of the site: as it was before the trigger, or as a look has shown it. */
type SiteRecord = Pick<Look, 'lastDeployAt' | 'siteStatus' | 'live'>;

/**
 * Reads what looks have shown of the site, and of the list of its server, which may show less than the site itself, or show it later.
 *
 * @param deploys the number of deploys in the log
 * @param report ours: what the list shows of the end is believed once it says the same
 */
export function siteShown(
  { site, triggeredAt }: AtTrigger,
  all: readonly Look[],
  { deploys, report }: { readonly deploys: number; readonly report: ExitReport | undefined },
) {
  const shown = freshLooks(site, all);
  const latest = shown.at(-1);
  const looks = shown.filter(
    (look) => look.resource === 'site' || (look === latest && isAsReported(look, report)),
  );
  const last = looks.at(-1) ?? site;
  const status = statusIn(site, looks, deploys > 0 || hasMoved(last, site));
  const wentBack = looks[1 + looks.findLastIndex((look) => !hasGoneBack(look, site))];
  return {
    status,
    /** The looks that count, oldest first: at the site itself, and a list that says the same as the exit report. */
    looks,
    /** The number of the latest look that has shown a new sign of an end; 0 if none. */
    endSignNth: shown.findLast((look, index) => showsEnd(look, shown[index - 1] ?? site))?.nth ?? 0,
    /** The time of the latest look that counts and has shown another status or `last_deploy_at`. */
    lastNewsAt:
      looks.findLast((look, index) => isNews(look, recordAfter(looks.slice(0, index), site)))?.atMs ??
      triggeredAt,
    /** The time since which the looks that count show an end; undefined while a deploy runs. */
    settlingSince:
      status.latest === 'deploying' ? undefined : (firstWithEnd(looks, site, status) ?? wentBack)?.atMs,
    /** The time that is shown now, if it is earlier than before the trigger: a clock has changed. */
    wentBackTo: wentBack && (last.lastDeployAt ?? undefined),
    lastDeployAt: last.lastDeployAt ?? null,
    hasMoved: hasMoved(last, site),
    /** True if the status has shown a deploy as it ran. */
    hasRun: looks.some(({ siteStatus }) => siteStatus === 'deploying'),
  };
}

/** The looks at the site and at the list, without stale answers: an earlier time than the site itself has shown. */
function freshLooks(site: SiteRecord, all: readonly Look[]): readonly Look[] {
  const firstMoved = all.find((look) => look.resource === 'site' && hasMoved(look, site));
  const since = firstMoved?.nth ?? Number.POSITIVE_INFINITY;
  return all.filter((look) => look.lastDeployAt !== undefined && (look.nth < since || hasMoved(look, site)));
}

/** The site as looks have shown it last. A status that an answer lacks is taken for unchanged. */
function recordAfter(looks: readonly Look[], site: SiteRecord): SiteRecord {
  const known = looks.findLast(({ siteStatus }) => siteStatus !== undefined) ?? site;
  return { ...(looks.at(-1) ?? site), siteStatus: known.siteStatus };
}

/** True for a look that shows a sign of an end, compared with the one before it. */
function showsEnd(look: Look, last: SiteRecord): boolean {
  const isNewEnd = look.siteStatus !== 'deploying' && isNews(look, last);
  return isNewEnd || hasMoved(look, last) || (last.live === 'text' && look.live === 'none');
}

/** True for a look that shows another status than was shown before, or another `last_deploy_at`. */
function isNews({ siteStatus, ...look }: Look, last: SiteRecord): boolean {
  const isOther = hasMoved(look, last) || hasGoneBack(look, last);
  return (siteStatus !== undefined && siteStatus !== last.siteStatus) || isOther;
}

/** True when `last_deploy_at` is earlier than it was: clocks were set back, or a copy is stale. */
function hasGoneBack({ lastDeployAt }: SiteRecord, before: SiteRecord): boolean {
  return !!lastDeployAt && hasMoved(before, { lastDeployAt });
}

/** True for a list that shows the end as the exit report tells it. */
function isAsReported({ siteStatus = 'active' }: Look, report: ExitReport | undefined): boolean {
  return report !== undefined && (siteStatus === 'active') === (report.exitStatus === 0);
}

/** The first look that shows the end, after the last that has shown a deploy as it ran. */
function firstWithEnd(looks: readonly Look[], site: SiteRecord, { end, latest }: Status): Look | undefined {
  const lastRan = looks.findLastIndex(({ siteStatus }) => siteStatus === 'deploying');
  return looks
    .slice(lastRan + 1)
    .find((look) => hasMoved(look, site) || (end !== undefined && look.siteStatus === latest));
}

/** True when `last_deploy_at` is later than it was. */
function hasMoved(now: SiteRecord, before: SiteRecord): boolean {
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
  // Once `last_deploy_at` has moved, a status as before the trigger that was shown before it may have been a stale answer.
  const firstMoved = looks.findIndex((look) => hasMoved(look, site));
  const shown = looks.filter(
    ({ siteStatus }, nth) => siteStatus !== undefined && (nth >= firstMoved || siteStatus !== baseline),
  );
  const latest = shown.at(-1)?.siteStatus ?? baseline;
  if (latest === 'deploying') return { baseline, latest, end: undefined };
  const end = finalStatus(latest) ?? 'other';
  if (shown.every(({ siteStatus }) => siteStatus !== 'deploying')) {
    const hasChanged = baseline !== undefined && latest !== baseline;
    // One that an answer lacks may have changed since.
    const isShown = isBacked && (looks.at(-1) ?? site).siteStatus === latest;
    // A word that is not known may be that of a deploy which was running at the trigger.
    const isGood = end === 'active' && baseline === 'deploy-failed' && isShown;
    const isEnd = end === 'deploy-failed' ? hasChanged || isShown : isGood;
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

/** The status with which a deploy ends; undefined for any other. */
export function finalStatus(shown: string | undefined): 'active' | 'deploy-failed' | undefined {
  return shown === 'active' || shown === 'deploy-failed' ? shown : undefined;
}
