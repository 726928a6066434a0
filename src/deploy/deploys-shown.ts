import { latestDeploy, type NewLog } from '../api/deploy-log.ts';
import { isLater, timeIn } from '../api/shown-time.ts';
import { type ExitReport, findExitReports, timeOf } from '../script/exit-report.ts';
import type { AtTrigger, DeploysShown, Look } from './looks.ts';

/** Reads what is ours in a log, as it was shown at some time, after these looks. */
export function readDeploys(
  log: NewLog,
  atTrigger: AtTrigger,
  atMs: number,
  looks: readonly Look[],
): DeploysShown {
  const movedTo = timeAt(looks.findLast(({ lastDeployAt }) => lastDeployAt)?.lastDeployAt);
  const isMoved = isSince(atTrigger, movedTo, atMs);
  const read = log.entries.map((entry) => ({ entry, own: findExitReports(entry.content) }));
  const earlier = isBaselineOver(atTrigger) ? undefined : read.find(({ entry }) => entry.continues);
  const runs = [atTrigger.earlierRun, ...reportsBefore(atTrigger).map(({ run }) => run)];
  // Without types, only a report shows that an entry is a deploy's. In a list, one of the baseline is never ours.
  const all = read.filter(
    (each) =>
      !(each.entry.continues && (log.isList || each === earlier)) &&
      (each.entry.type === 'deploy' || (each.entry.type === undefined && each.own.length > 0)),
  );
  const found = all.toReversed().flatMap(({ entry, own }) => {
    const isNew = isSince(atTrigger, timeAt(entry.created_at), atMs);
    const isOurs = (report: ExitReport): boolean =>
      isOfOurTime(atTrigger, report, atMs) || (isNew && isMoved && isAsFarOff(atTrigger, report, movedTo));
    const ownNew = own.filter(({ run }) => !runs.includes(run));
    return ownNew.map((report) => ({ report, isNew, isOurs: isOurs(report) }));
  });
  const reports = found.flatMap(({ report, isOurs }) => (isOurs ? [report] : []));
  const others = found.filter(({ isOurs }) => !isOurs);
  // An entry with another deploy's report is not ours.
  const ours = all.filter(({ own }) => own.length === 0 || own.some((report) => reports.includes(report)));
  return {
    ...log,
    deploys: ours.map(({ entry }) => entry),
    reports,
    otherReport: others.at(-1)?.report,
    newOtherCount: others.filter(({ isNew }) => isNew).length,
    hasEarlier: earlier !== undefined,
    hasDropped: log.entries.some(({ id }) => id !== undefined && id === atTrigger.droppedLogId),
  };
}

/** The longest time between a deploy's entry and `last_deploy_at` if both show when it began. */
const SAME_BEGINNING_MS = 60_000;

/** True if the deploy of the baseline's entry had ended before the trigger. */
function isBaselineOver({ log, site }: AtTrigger): boolean {
  const latest = log && latestDeploy(log);
  if (findExitReports(latest?.content).length > 0) return true;
  const laterMs = timeAt(site.lastDeployAt) - timeAt(latest?.created_at);
  return isLater(site.lastDeployAt, latest?.created_at ?? '-') && laterMs > SAME_BEGINNING_MS;
}

/** The exit reports that the log had before the trigger, those of its newest entry first. */
export function reportsBefore({ log }: AtTrigger): readonly ExitReport[] {
  return log?.entries.flatMap(({ content }) => findExitReports(content)) ?? [];
}

/** The difference between clocks that is borne. */
const MOST_OFF_MS = 120_000;
const MOST_OFF_BLINDLY_MS = 2_000;
const MOST_ODD_MS = 5_000;

function isOfOurTime(atTrigger: AtTrigger, report: ExitReport, atMs: number): boolean {
  // The text of an earlier deploy was not shown: only its time tells it from ours.
  const isBlind = latestText(atTrigger) === '' && atTrigger.site.lastDeployAt !== null;
  const time = timeOf(report);
  if (time === undefined) return !isBlind;
  return isSince(atTrigger, time, atMs, isBlind ? undefined : MOST_OFF_MS);
}

/** True when the clock of a report is as far off as at the deploy before, going by `last_deploy_at`, which has moved to this time. */
function isAsFarOff(atTrigger: AtTrigger, report: ExitReport, movedTo: number): boolean {
  const [before] = findExitReports(latestText(atTrigger)).slice(-1).map(timeOf);
  const movedMs = movedTo - timeAt(atTrigger.site.lastDeployAt);
  const oddMs = (timeOf(report) ?? Number.NaN) - (before ?? Number.NaN) - movedMs;
  return movedMs > 0 && Math.abs(oddMs) <= MOST_ODD_MS;
}

/** The text of the latest deploy before the trigger; empty if it was not shown. */
function latestText({ log }: AtTrigger): string {
  return (log && latestDeploy(log)?.content) ?? '';
}

/** True for a time since the trigger, by a clock that may be behind by so much, or two minutes ahead. */
function isSince(at: AtTrigger, ms: number, nowMs: number, offMs = MOST_OFF_BLINDLY_MS): boolean {
  return ms >= at.serviceAt - offMs && ms <= at.serviceAt + nowMs - at.triggeredAt + MOST_OFF_MS;
}

function timeAt(shown: string | null = null): number {
  return timeIn(shown) ?? Number.NaN;
}
