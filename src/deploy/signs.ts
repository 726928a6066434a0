import { OWN } from '../api/kept-text.ts';
import type { Failure, OUTCOME_OF, Reason } from '../core/outcomes.ts';
import type { Evidence } from '../outcome/deploy-result.ts';
import { findExitReports } from '../script/exit-report.ts';
import { type Look, type Resource, type State, troubleIn } from './looks.ts';
import { type OurDeployment, ourDeployment } from './our-deployment.ts';
import { siteShown } from './site-shown.ts';

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
  const isOfEnd = report?.isCommitOfEnd || report?.commit?.startsWith(atTrigger.expects.expectedCommit ?? '');
  const sureCommit = (isOfEnd ? report?.commit : undefined) ?? deployment.commit;
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
    /** Ours by its id; without one it decides nothing, and all else of it is undefined. */
    deployment,
    /** The signs in the site's record: `hasMoved`, of `last_deploy_at`; `status.end`, a status that was seen to follow a deploy. */
    site,
    /** The statuses of the site; they show no end if our deployment decides. */
    status: deployment.decides ? { ...site.status, end: undefined } : site.status,
    reports,
    /** Our exit report, and the commit that it or our deployment shows. */
    report,
    commit: sureCommit ?? report?.commit,
    /** False where the commit may be that of the folder in which the script began. */
    isCommitSure: sureCommit !== undefined,
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

/** The end of a deploy, as the table of decisions finds it. */
export type Verdict =
  | { readonly outcome: 'succeeded'; readonly evidence: readonly Evidence[] }
  | (Failure & {
      readonly outcome: (typeof OUTCOME_OF)[Reason];
      /** Half a sentence, for the timeline. */
      readonly why: string;
      /** The error for which the deploy was given up, if it was: its log may go on. */
      readonly givenUpFor: Error | undefined;
    });

/** To go on, perhaps with a certain look at once. */
export interface GoingOn {
  readonly outcome: 'goes on';
  readonly look: Resource | 'patterns' | undefined;
}

/** A row of the table of decisions, with its name as in docs/judging.md: a wait, a success, or another end. */
export type Row =
  | {
      readonly name: string;
      readonly outcome: 'goes on';
      readonly when: (signs: Signs) => boolean;
      readonly look?: (signs: Signs) => GoingOn['look'];
    }
  | { readonly name: string; readonly outcome: 'succeeded' }
  | {
      readonly name: string;
      readonly reason: Reason;
      /** Half a sentence, a whole one if time ran out; undefined or false if the row does not apply. */
      readonly why: (signs: Signs) => string | false | undefined;
      readonly next: string | ((signs: Signs) => string);
      /** Sentences that quote the line of the log that shows it, or that is at odds with the rest. */
      readonly quote?: (signs: Signs) => string;
    };

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
  return endLook === undefined && resource !== 'script' && (resource !== 'deployment' || state !== 'missing');
}
