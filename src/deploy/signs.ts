import { OWN } from '../api/kept-text.ts';
import { findExitReports } from '../script/exit-report.ts';
import { type Look, troubleIn } from './looks.ts';
import { type OurDeployment, ourDeployment } from './our-deployment.ts';
import { siteShown } from './site-shown.ts';
import type { State } from './state.ts';

/** The signs of a deploy by some time, as the table of decisions asks of it. */
export type Signs = ReturnType<typeof signsOf>;

/** Finds the signs of a deploy in what was seen of it. Times are in milliseconds of the run's clock. */
export function signsOf(state: State, now: number) {
  const { atTrigger, looks, log, text } = state;
  const deployment = ourDeployment(atTrigger, looks);
  // Where our deployment is known by its id, a report in the site's log may be another deploy's.
  const reports = deployment.decides ? [] : log.reports;
  const site = siteShown(atTrigger, looks, { deploys: log.deploys.length, report: reports.at(-1) });
  const ownReports = text.key === OWN ? findExitReports(text.content) : [];
  const report = ownReports.at(-1) ?? reports.at(-1);
  const reporting = looks.filter(({ hasReport }) => hasReport && reports.length > 0);
  const script = looks.findLast(({ resource }) => resource === 'script');
  // A script that could not be read is not to be waited for.
  const frame = script === undefined ? atTrigger.frame : (script.frame ?? 'missing');
  const anewNth = looks.find(({ isAnew }) => isAnew)?.nth ?? 0;
  const lastTextAt = looks.findLast(({ hasText }) => hasText)?.atMs;
  const lastReportAt = reporting.at(-1)?.atMs;
  return {
    ...state,
    now,
    deployment,
    site,
    /** The statuses of the site; they show no end if our deployment decides. */
    status: deployment.decides ? { ...site.status, end: undefined } : site.status,
    reports,
    /** Our exit report, and the commit that it or our deployment shows. */
    report,
    commit: report?.commit ?? deployment.commit,
    frame,
    /** True where the text that the site showed as it ran may be another deploy's. */
    isAnothersText: anewNth > 0 || (frame !== 'there' && isNextRunning(looks)),
    /** The number of the look that has shown the latest sign of an end, sure or not; 0 if none. */
    endSignNth: Math.max(site.endSignNth, anewNth, deployment.endLook?.nth ?? 0),
    /** The time since which an end is shown; undefined while the deploy runs. */
    settlingSince: deployment.decides
      ? deployment.endLook?.atMs
      : earliest(reporting[0]?.atMs, site.settlingSince),
    /** The times of the latest look that showed a report of a deploy, that brought text, and that brought any news. */
    lastReportAt,
    lastTextAt,
    lastNewsAt: Math.max(site.lastNewsAt, lastTextAt ?? 0, lastReportAt ?? 0),
    trouble: troubleIn(looks.filter((look) => isNeeded(look, deployment))),
  };
}

/** The earliest of the times that are known. */
export function earliest(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((atMs) => atMs !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** True when the text of a deploy has gone while the site is still being deployed: by somebody else, unless the service is slow. */
function isNextRunning(looks: readonly Look[]): boolean {
  const first = looks.findIndex(({ live }) => live === 'text');
  return (
    first >= 0 &&
    looks.slice(first).some(({ live, siteStatus }) => live === 'none' && siteStatus === 'deploying')
  );
}

/** True for a look that must not fail. A script, or deployments, that a token may not read count as not shown. */
function isNeeded({ resource }: Look, { endLook, state }: OurDeployment): boolean {
  const isShown = resource !== 'deployment' || state !== 'missing';
  return endLook === undefined && isShown && resource !== 'script';
}
