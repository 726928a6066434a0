import { OWN } from '../api/kept-text.ts';
import { type ExitReport, findExitReports, timeOf } from '../script/exit-report.ts';
import { type Look, troubleIn } from './looks.ts';
import { type OurDeployment, ourDeployment } from './our-deployment.ts';
import { hasMoved, type SiteShown, type Status, siteShown, statusIn } from './site-shown.ts';
import type { State } from './state.ts';

/** The signs of a deploy by some time, as the table of decisions asks of it. */
export type Signs = ReturnType<typeof signsOf>;

/** Finds the signs of a deploy in what was seen of it. */
export function signsOf(state: State, now: number) {
  const seen = seenIn(state);
  const { looks, text, deployment, site, isFramed, status, reports } = seen;
  const report = reportIn(seen);
  // By id, a report in the log of the site may be another deploy's.
  const reportedAt = reports.length > 0 ? looks.findLast(({ hasReport }) => hasReport)?.atMs : undefined;
  const gainedAt = looks.findLast(({ hasText }) => hasText)?.atMs;
  return {
    ...seen,
    now,
    /** The end that the status shows, unless our deployment decides. */
    end: deployment.decides ? undefined : status.end,
    /** Our own exit report, and the commit that it or our deployment shows. */
    report,
    commit: report?.commit ?? deployment.commit,
    /** True where the text that the site showed as it ran may be another deploy's. */
    isAnew: text.anewBy > 0 || (isFramed !== true && isNextRunning(looks)),
    /** The number of the look that has shown the latest sign of an end; 0 if none. */
    endNth: Math.max(site.endNth, text.anewBy, deployment.end?.nth ?? 0),
    /** The time since which looks show that the deploy ends; undefined while it runs. */
    endingAt: endingIn(seen),
    /** The time of the look that has shown the latest report of a deploy, if one was. */
    reportedAt,
    /** The times of the latest look that brought text, and of the latest that brought news. */
    gainedAt,
    newsAt: Math.max(site.newsAt, gainedAt ?? 0, reportedAt ?? 0),
    trouble: troubleIn(looks.filter((look) => isNeeded(look, deployment))),
  };
}

/** The state, and what its looks have shown of each part of the service. */
interface Seen extends State {
  readonly deployment: OurDeployment;
  readonly site: SiteShown;
  readonly lastDeployAt: string | null;
  /** True once `last_deploy_at` has moved forward. */
  readonly hasMoved: boolean;
  readonly status: Status;
  /** The exit reports of deploys since the trigger. */
  readonly reports: readonly ExitReport[];
  /** True when the deploy script has the frame that reports its end; undefined until that is known. */
  readonly isFramed: boolean | undefined;
}

function seenIn(state: State): Seen {
  const { atTrigger, looks, log } = state;
  const deployment = ourDeployment(atTrigger, looks);
  const reports = deployment.decides ? [] : log.reports;
  const site = siteShown(atTrigger, looks, reports.at(-1));
  const last = site.looks.at(-1) ?? atTrigger.site;
  const script = looks.findLast(({ resource }) => resource === 'script');
  return {
    ...state,
    deployment,
    site,
    reports,
    lastDeployAt: last.lastDeployAt ?? null,
    hasMoved: hasMoved(last, atTrigger.site),
    status: statusIn(atTrigger, site.looks, log.deploys.length > 0),
    // Without its text, nothing is known of a script.
    isFramed: script === undefined ? atTrigger.isFramed : (script.isFramed ?? false),
  };
}

/** Our report: a first success always changes `last_deploy_at`; a report may be older than that, unless its time was compared. */
function reportIn({ text, reports, hasMoved, atTrigger: { site } }: Seen): ExitReport | undefined {
  const own = text.key === OWN ? findExitReports(text.content ?? '').at(-1) : undefined;
  const last = reports.at(-1);
  const isOurs = hasMoved || site.lastDeployAt !== null || (last && timeOf(last)) !== undefined;
  return own ?? (isOurs ? last : undefined);
}

/** True when the text of a deploy has gone while the site is still being deployed: by somebody else, unless the service is slow. */
function isNextRunning(looks: readonly Look[]): boolean {
  const live = looks.filter(({ isLive }) => isLive !== undefined);
  return live.some(
    ({ isLive, siteStatus }, index) =>
      live[index - 1]?.isLive === true && isLive === false && siteStatus === 'deploying',
  );
}

/** The time since which a report, the status or `last_deploy_at` shows an end; by id, the time of the look that has shown it. */
function endingIn({ deployment, looks, reports, site, status, atTrigger }: Seen): number | undefined {
  if (deployment.decides) return deployment.end?.atMs;
  const report = reports.length > 0 ? looks.find(({ hasReport }) => hasReport) : undefined;
  const lastRan = site.looks.findLastIndex(({ siteStatus }) => siteStatus === 'deploying');
  const shown = site.looks
    .slice(lastRan + 1)
    .find((look) => hasMoved(look, atTrigger.site) || (status.end && look.siteStatus === status.latest));
  const times = [report, status.latest === 'deploying' ? undefined : shown].flatMap(
    (look) => look?.atMs ?? [],
  );
  return times.length === 0 ? undefined : Math.min(...times);
}

/** True for a look that may not fail. A script, or deployments, that a token may not read count as not shown. */
function isNeeded({ resource }: Look, { end, state }: OurDeployment): boolean {
  const isShown = resource !== 'deployment' || state !== 'missing';
  return end === undefined && isShown && resource !== 'script';
}
