import { getDeployScript } from '../api/deployments.ts';
import { getSite } from '../api/sites.ts';
import { ApiError } from '../core/errors.ts';
import type { Source } from './deploy-log.ts';
import { type DeploySoFar, hasChanged, type Observation, observe } from './deploy-so-far.ts';
import { hasEnded, isEnding } from './ending.ts';
import { reportsItsEnd } from './exit-report.ts';
import { describeAwaited, recordNews } from './news.ts';
import { nextPauseMs, nextTarget } from './polling.ts';
import { addStatus, isDeploying, isShown, startHistory } from './status-history.ts';
import { giveUpLostTrigger, takeFailure } from './watch-errors.ts';
import { outstandingOf, type PollTarget, startWatch, type Watching, type WatchState } from './watch-state.ts';

export interface Watched {
  readonly soFar: DeploySoFar;
  readonly exitReportExpected: boolean;
}

/**
 * Polls the site and its log until the deploy has ended and its log has settled.
 *
 * @throws OperationError if the end was not seen; CancelledError
 */
export async function watch(parts: Watching, baseline: Observation): Promise<Watched> {
  const { clock } = parts;
  const state = startWatch(baseline, parts.exitReportExpected, clock.now(), parts.earlierRun);
  const awaited = (): string => describeAwaited(state, clock.now());
  await parts.during({ doing: 'deploying', awaited, noun: 'deploy' }, async () => {
    while (!isOver(parts, state) && (await poll(parts, state))) noteNews(state, clock.now());
  });
  return { soFar: state.soFar, exitReportExpected: state.exitReportExpected === true };
}

function isOver(parts: Watching, state: WatchState): boolean {
  const quietMs = parts.clock.now() - state.newsAt;
  if (state.due !== undefined || !hasEnded(state.soFar, quietMs, outstandingOf(parts, state))) return false;
  if (state.listed === undefined || isToldByReport(state.soFar)) return true;
  state.due = 'site';
  return false;
}

/** True when the site's own log tells the end, and no status says otherwise, or was not seen to follow the deploy. */
function isToldByReport({ reports, status }: DeploySoFar): boolean {
  const report = reports.at(-1);
  return report !== undefined && (report.status !== 0 || !isShown(status) || status.end === 'active');
}

/** Waits, then polls once. Returns false if the time is up after the script has reported its end. */
async function poll(parts: Watching, state: WatchState): Promise<boolean> {
  const { clock, signal } = parts;
  const before = state.soFar;
  let target: PollTarget = 'site';
  try {
    await clock.sleep(Math.max(nextPauseMs(parts, state), state.holdMs), signal);
    target = nextTarget(parts, state, clock.now());
    const counts = await (target === 'log' ? pollLog(parts, state) : pollSite(parts, state, target));
    noteAnswer(state, target, clock.now());
    if (counts) await takeNews(parts, before, state);
    giveUpLostTrigger(parts, state);
    return true;
  } catch (error) {
    return takeFailure(error, target, parts, state);
  }
}

async function takeNews(parts: Watching, before: DeploySoFar, state: WatchState): Promise<void> {
  noteGrowth(state, before, parts.clock.now());
  recordNews(parts, before, state.soFar);
  await learnReportExpected(parts, state);
}

/** Reads the site. Returns false if its news do not count, or only once the log has been read after it. */
async function pollSite(parts: Watching, state: WatchState, from: 'site' | 'list'): Promise<boolean> {
  const { company, reader, target } = parts;
  const listed = from === 'list' ? await company.glance(target.site) : undefined;
  const site = listed ?? (await reader.read(getSite, target, { attempts: 1 }));
  const { last_deploy_at: lastDeployAt = null, status } = site;
  if (listed === undefined) {
    company.compare(site);
    state.sitePolledAt = parts.clock.now();
    state.soFar = withoutRumours(state, { lastDeployAt, status });
  }
  state.listed = listed && { lastDeployAt, status };
  const { soFar, due } = state;
  state.due = undefined;
  // After last_deploy_at has changed, its old value is a stale answer.
  if (soFar.lastDeployAtChanged && lastDeployAt === soFar.baseline.lastDeployAt) return false;
  state.site = { lastDeployAt, status };
  // Right after a log that shows the end, the log need not be read again.
  const isConfirming = due === 'site' && state.lastTarget === 'log' && soFar.reports.length > 0;
  if (!isConfirming && mayBeEnd(soFar, state.site)) {
    state.due = 'log';
    return false;
  }
  state.soFar = observe(soFar, { ...state.site, log: soFar.latest.log });
  return true;
}

/** Reads the log. A report in it counts at once; the site is read next to confirm the end. */
async function pollLog({ log }: Watching, state: WatchState): Promise<boolean> {
  const before = state.soFar;
  const seen = await log.read(before.foreignRuns, isEnding(before) || state.due === 'log');
  state.due = undefined;
  state.soFar = observe(before, { ...state.site, log: seen });
  const { reports, lastDeployAtChanged, status } = state.soFar;
  const isFirst = reports.length > 0 && before.reports.length === 0;
  const isTold = lastDeployAtChanged && (!isShown(status) || status.end !== undefined);
  if (isFirst && !isTold) state.due = 'site';
  return true;
}

/** Everything seen so far, without what the list has shown where the site itself shows something else. */
function withoutRumours(state: WatchState, site: WatchState['site']): DeploySoFar {
  const { soFar, listed } = state;
  const { lastDeployAt, status } = site;
  const baseline = correctedBaseline(state, site);
  if (listed === undefined) return { ...soFar, baseline };
  const isAsBefore = baseline.lastDeployAt === lastDeployAt && baseline.status === status;
  // Since the list showed the deploy, it may have ended; but not without a trace.
  const isRumour = listed.status !== status && (isAsBefore || !isDeploying(soFar.status));
  return {
    ...{ ...soFar, baseline },
    ...(listed.lastDeployAt !== lastDeployAt && {
      ...{ lastDeployAtChanged: false, handedOver: false },
      latest: { ...soFar.latest, lastDeployAt: baseline.lastDeployAt },
    }),
    ...(isRumour && { status: startHistory(baseline.status) }),
  };
}

/**
 * The baseline once the site itself is read. If only the list has shown it, and shows no change where the site itself shows
 * something else, it was wrong: what the site shows may have been there before.
 */
function correctedBaseline(
  { soFar: { baseline, status }, listed = baseline }: WatchState,
  site: WatchState['site'],
): Observation {
  // A value that is missing once may come back.
  if (!baseline.isListed || (site.lastDeployAt === null && baseline.lastDeployAt !== null)) return baseline;
  const isWrong =
    isShown(status) && listed.lastDeployAt === baseline.lastDeployAt && listed.status === baseline.status;
  const own = { ...site, status: site.status === 'deploying' ? baseline.status : site.status };
  return { ...baseline, ...(isWrong && own), isListed: false };
}

function mayBeEnd({ latest, status, lastDeployAtChanged }: DeploySoFar, site: WatchState['site']): boolean {
  return (
    hasChanged(latest.lastDeployAt, site.lastDeployAt) ||
    addStatus(status, site.status, lastDeployAtChanged).end !== status.end
  );
}

function noteAnswer(state: WatchState, target: PollTarget, now: number): void {
  state.polls += 1;
  state.lastTarget = target;
  if (target === 'log') state.logPolledAt = now;
  else state.vanishedAt = undefined;
  state.answeringAt ??= now;
  state.silentAt = undefined;
  state.holdMs = 0;
  state.failed = undefined;
}

/** Records when the log grew and when an earlier deploy ended, for the live line. */
function noteGrowth(state: WatchState, before: DeploySoFar, now: number): void {
  const { gained, earlierDeploys } = state.soFar;
  const earlierEnded = earlierDeploys > before.earlierDeploys;
  if (earlierEnded) state.earlierEndedAt = now;
  if (gained !== '') state.gainedAt = earlierEnded ? undefined : now;
}

function noteNews(state: WatchState, now: number): void {
  const { soFar } = state;
  if (soFar.quietPolls === 0) state.newsAt = now;
  state.endingAt = isEnding(soFar) ? (state.endingAt ?? now) : undefined;
}

/** Reads the script if the end depends on its exit report: `last_deploy_at` has changed, and nothing else shows the end. */
async function learnReportExpected(parts: Watching, state: WatchState): Promise<void> {
  const { lastDeployAtChanged, reports, status } = state.soFar;
  if (!lastDeployAtChanged || reports.length > 0 || isDeploying(status) || status.end !== undefined) return;
  state.exitReportExpected ??= await hasExitReport(parts);
}

async function hasExitReport({ reader, target }: Source): Promise<boolean> {
  try {
    return reportsItsEnd(await reader.read(getDeployScript, target));
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
