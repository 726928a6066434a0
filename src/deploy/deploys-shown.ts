import type { NewEntry, NewLog } from '../api/new-entries.ts';
import { type ExitReport, findExitReports, timeOf } from '../script/exit-report.ts';
import type { AtTrigger } from './looks.ts';

/** The log of a site as it was read last: the deploys in it since the baseline. */
export interface DeploysShown extends NewLog {
  /** The deploys, newest first, without those that cannot be ours. */
  readonly deploys: readonly NewEntry[];
  /** Exit reports of deploys that ended since the baseline, in the order in which they came. */
  readonly reports: readonly ExitReport[];
  /** The latest report of another time than ours. */
  readonly strange?: ExitReport | undefined;
}

export interface ReadAt {
  readonly atTrigger: AtTrigger;
  /** The runs of scripts that are not ours. */
  readonly foreignRuns: readonly string[];
  readonly atMs: number;
}

/** Reads what is ours in a log. */
export function readDeploys(log: NewLog, { atTrigger, foreignRuns, atMs }: ReadAt): DeploysShown {
  const read = log.entries.map((entry) => ({ entry, own: findExitReports(entry.content ?? '') }));
  // Without types, only a report shows that an entry is a deploy's.
  const all = read.filter(
    ({ entry: { type }, own }) => type === 'deploy' || (type === undefined && own.length > 0),
  );
  const found = all.toReversed().flatMap(({ own }) => own.filter(({ run }) => !foreignRuns.includes(run)));
  const reports = found.filter((report) => isOfOurTime(atTrigger, report, atMs));
  const strange = found.findLast((report) => !reports.includes(report));
  // An entry with another deploy's report is not ours, nor of a deploy since the trigger.
  const ours = all.filter(({ own }) => own.length === 0 || own.some((report) => reports.includes(report)));
  return { ...log, deploys: ours.map(({ entry }) => entry), reports, strange };
}

const MOST_OFF_MS = 120_000;
const MOST_OFF_BLINDLY_MS = 2_000;

/** True when a report can be of a deploy that was triggered at a time of the service, and has ended since. */
function isOfOurTime(
  { serviceAt, triggeredAt, site, log }: AtTrigger,
  report: ExitReport,
  atMs: number,
): boolean {
  const latest = log?.entries.find(({ type }) => type !== null);
  // The text of an earlier deploy was not shown: only its time tells it from ours.
  const isBlind = (latest?.content ?? '') === '' && site.lastDeployAt !== null;
  const time = timeOf(report);
  if (time === undefined) return !isBlind;
  const offMs = isBlind ? MOST_OFF_BLINDLY_MS : MOST_OFF_MS;
  return time >= serviceAt - offMs && time <= serviceAt + atMs - triggeredAt + MOST_OFF_MS;
}
