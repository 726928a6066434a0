import type { NewEntry, NewLog } from '../api/new-entries.ts';
import { type ExitReport, findExitReports, timeOf } from '../script/exit-report.ts';
import type { AtTrigger } from './looks.ts';

/** The log of a site since the baseline, as it was read last. */
export interface DeploysShown extends NewLog {
  /** The deploys in it, newest first, without those that cannot be ours. */
  readonly deploys: readonly NewEntry[];
  /** Exit reports of deploys that ended since the baseline, in the order in which they came. */
  readonly reports: readonly ExitReport[];
  /** The latest report of another time than ours. */
  readonly strange: ExitReport | undefined;
  /** True when the baseline's entry has grown: its deploy was still running at the trigger. */
  readonly hasEarlier: boolean;
}

interface Known {
  readonly atTrigger: AtTrigger;
  /** The runs of scripts that ended before. */
  readonly foreignRuns: readonly string[];
  /** True when the deploy of the baseline's entry had ended: what that gains is another deploy's. */
  readonly isEarlierOver: boolean;
}

/** Reads what is ours in a log. */
export function readDeploys(log: NewLog, known: Known, atMs: number): DeploysShown {
  const read = log.entries.map((entry) => ({ entry, own: findExitReports(entry.content ?? '') }));
  const earlier = known.isEarlierOver ? undefined : read.find(({ entry }) => entry.continues);
  // Without types, only a report shows that an entry is a deploy's.
  const isDeploy = ({ entry: { type }, own }: (typeof read)[number]): boolean =>
    type === 'deploy' || (type === undefined && own.length > 0);
  const all = read.filter((each) => each !== earlier && isDeploy(each));
  const found = all
    .toReversed()
    .flatMap(({ own }) => own.filter(({ run }) => !known.foreignRuns.includes(run)));
  const reports = found.filter((report) => isOfOurTime(known.atTrigger, report, atMs));
  // An entry with another deploy's report is not ours, nor of a deploy since the trigger.
  const ours = all.filter(({ own }) => own.length === 0 || own.some((report) => reports.includes(report)));
  return {
    ...log,
    deploys: ours.map(({ entry }) => entry),
    reports,
    strange: found.findLast((report) => !reports.includes(report)),
    hasEarlier: earlier !== undefined,
  };
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
