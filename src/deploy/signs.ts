import { OWN } from '../api/kept-text.ts';
import { findExitReports } from '../script/exit-report.ts';
import { type Look, troubleIn } from './looks.ts';
import { type OurDeployment, ourDeployment } from './our-deployment.ts';
import { siteShown } from './site-shown.ts';
import type { State } from './state.ts';

/** The signs of a deploy by some time, as the table of decisions asks of it. */
export type Signs = ReturnType<typeof signsOf>;

/** Finds the signs of a deploy in what was seen of it. */
export function signsOf(state: State, now: number) {
  const { atTrigger, looks, log, text } = state;
  const deployment = ourDeployment(atTrigger, looks);
  // By id, a report in the log of the site may be another deploy's.
  const reports = deployment.decides ? [] : log.reports;
  const site = siteShown(atTrigger, looks, { deploys: log.deploys.length, report: reports.at(-1) });
  const own = text.key === OWN ? findExitReports(text.content ?? '') : [];
  const report = own.at(-1) ?? reports.at(-1);
  const reporting = reports.length > 0 ? looks.filter(({ hasReport }) => hasReport) : [];
  const script = looks.findLast(({ resource }) => resource === 'script');
  // Without its text, nothing is known of a script.
  const isFramed = script === undefined ? atTrigger.isFramed : (script.isFramed ?? false);
  const gainedAt = looks.findLast(({ hasText }) => hasText)?.atMs;
  const reportedAt = reporting.at(-1)?.atMs;
  const endedAt = [reporting[0]?.atMs, site.endAt].flatMap((atMs) => atMs ?? []);
  return {
    ...{ ...state, now, deployment, site, status: site.status, hasMoved: site.hasMoved },
    /** The exit reports of deploys since the trigger; and our own, with the commit that it or our deployment shows. */
    ...{ reports, report, commit: report?.commit ?? deployment.commit },
    /** True when the deploy script has the frame that reports its end; undefined until that is known. */
    isFramed,
    /** The end that the status shows, unless our deployment decides. */
    end: deployment.decides ? undefined : site.status.end,
    /** True where the text that the site showed as it ran may be another deploy's. */
    isAnew: text.anewBy > 0 || (isFramed !== true && isNextRunning(looks)),
    /** The number of the look that has shown the latest sign of an end; 0 if none. */
    endNth: Math.max(site.endNth, text.anewBy, deployment.end?.nth ?? 0),
    /** The time since which looks show that the deploy ends; undefined while it runs. */
    endingAt: deployment.decides
      ? deployment.end?.atMs
      : endedAt.length > 0
        ? Math.min(...endedAt)
        : undefined,
    /** The times of the latest look that showed a report of a deploy, that brought text, and that brought news. */
    reportedAt,
    gainedAt,
    newsAt: Math.max(site.newsAt, gainedAt ?? 0, reportedAt ?? 0),
    trouble: troubleIn(looks.filter((look) => isNeeded(look, deployment))),
  };
}

/** True when the text of a deploy has gone while the site is still being deployed: by somebody else, unless the service is slow. */
function isNextRunning(looks: readonly Look[]): boolean {
  const first = looks.findIndex(({ isLive }) => isLive);
  return (
    first >= 0 &&
    looks.slice(first).some(({ isLive, siteStatus }) => isLive === false && siteStatus === 'deploying')
  );
}

/** True for a look that may not fail. A script, or deployments, that a token may not read count as not shown. */
function isNeeded({ resource }: Look, { end, state }: OurDeployment): boolean {
  const isShown = resource !== 'deployment' || state !== 'missing';
  return end === undefined && isShown && resource !== 'script';
}
