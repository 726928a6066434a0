import { OWN } from '../api/kept-text.ts';
import { type ExitReport, findExitReports, timeOf } from '../script/exit-report.ts';
import { type Look, troubleIn } from './looks.ts';
import { type OurDeployment, ourDeployment } from './our-deployment.ts';
import {
  finalStatus,
  hasMoved,
  type SiteShown,
  type Status,
  type StatusEnd,
  siteShown,
  statusIn,
} from './site-shown.ts';
import type { State } from './state.ts';

/** The signs of a deploy by some time, as the table of decisions asks of it. */
export type Signs = ReturnType<typeof signsOf>;

/** Finds the signs of a deploy in what was seen of it. */
export function signsOf(state: State, now: number) {
  const seen = seenIn(state);
  const { looks, text, deployment, site, isFramed } = seen;
  const report = reportIn(seen);
  const { nth: newsNth, atMs: newsAt } = newsIn(seen);
  const isQuiet = looks.some((look) => look.nth > newsNth && isCounted(look, seen));
  return {
    ...seen,
    now,
    /** The end that the status shows, if that was seen to follow the deploy. */
    end: deployment.decides ? undefined : endIn(seen),
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
    reportedAt: seen.reports.length > 0 ? lastReportIn(looks)?.atMs : undefined,
    /** The times of the latest look that brought text, and of the latest that brought news; and for how long looks were quiet. */
    gainedAt: looks.findLast(({ hasText }) => hasText)?.atMs,
    newsAt,
    quietMs: isQuiet ? now - newsAt : 0,
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
    status: statusIn(atTrigger, site.looks),
    // Without its text, nothing is known of a script.
    isFramed: script === undefined ? atTrigger.isFramed : (script.isFramed ?? false),
  };
}

/**
 * The end that the status shows, if it was seen to follow the deploy: from `deploying`, or by a change since the trigger.
 * `deploy-failed` also counts if it was there before, once something else shows a deploy.
 */
function endIn({ status, site, log, hasMoved, isFramed, text }: Seen): StatusEnd | undefined {
  const { latest, end, isEarlier, hasTurnedBad, baseline } = status;
  if (latest === undefined || isEarlier || end !== undefined) return isEarlier ? undefined : end;
  const last = site.looks.at(-1);
  // One that an answer lacks may have changed since.
  const final = last && finalStatus(last.siteStatus);
  const isShown = log.deploys.length > 0 && last !== undefined;
  if (hasTurnedBad || final === 'deploy-failed')
    return hasTurnedBad || hasMoved || isShown ? 'deploy-failed' : undefined;
  // Its report may still come.
  const isSilent = isFramed === true && text.content !== undefined;
  const hasChanged = baseline !== undefined && final !== baseline;
  return hasChanged && (isShown || (hasMoved && !isSilent)) ? final : undefined;
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
  const report = reports.length > 0 ? looks.find((look) => look.reports > 0) : undefined;
  const isRunning = status.latest === 'deploying';
  const since = site.looks.slice(
    1 + site.looks.findLastIndex(({ siteStatus }) => siteStatus === 'deploying'),
  );
  const shown = since.find(
    (look) =>
      hasMoved(look, atTrigger.site) ||
      (status.end !== undefined && look.siteStatus !== undefined) ||
      (status.hasTurnedBad && look.siteStatus === 'deploy-failed'),
  );
  const times = [report, isRunning ? undefined : shown].flatMap((look) => look?.atMs ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** The latest look that brought text, another status, a later `last_deploy_at` or another state of our deployment. */
function newsIn({ atTrigger, looks, site }: Seen) {
  const start = { ...atTrigger.site, nth: 0, atMs: atTrigger.triggeredAt };
  const statuses = [start, ...site.looks].filter(({ siteStatus }) => siteStatus !== undefined);
  const states = looks.filter(({ deployment }) => deployment !== undefined);
  const news = [
    looks.findLast(({ hasText }) => hasText),
    lastReportIn(looks),
    site.looks.findLast((look, index) => hasMoved(look, site.looks[index - 1] ?? start)),
    statuses.findLast(({ siteStatus }, index) => siteStatus !== statuses[index - 1]?.siteStatus),
    states.findLast(({ deployment }, index) => deployment?.state !== states[index - 1]?.deployment?.state),
  ].filter((look) => look !== undefined);
  return news.reduce((latest, look) => (look.nth > latest.nth ? look : latest), start);
}

function lastReportIn(looks: readonly Look[]): Look | undefined {
  return looks.findLast(({ reports }, index) => reports > (looks[index - 1]?.reports ?? 0));
}

/** True for a look that counts as quiet: a stale answer shows nothing. */
function isCounted(look: Look, { site }: Seen): boolean {
  return look.error === undefined && (look.resource !== 'site' || site.looks.includes(look));
}

/** True for a look that may not fail. A script, or deployments, that a token may not read count as not shown. */
function isNeeded({ resource }: Look, { end, state }: OurDeployment): boolean {
  const isShown = resource !== 'deployment' || state !== 'missing';
  return end === undefined && isShown && resource !== 'script';
}

/** True when anything was seen of a deploy since the trigger. */
export function hasBegun({ log, status, hasMoved, deployment, text }: Signs): boolean {
  const isShown = deployment.decides || deployment.state === 'other';
  const isSeen = log.deploys.length > 0 || text.live !== '' || isShown;
  return isSeen || hasMoved || status.latest === 'deploying';
}
