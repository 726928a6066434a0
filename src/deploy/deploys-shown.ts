import type { NewEntry, NewLog } from '../api/new-entries.ts';
import { timeIn } from '../api/shown-time.ts';
import { type ExitReport, findExitReports, timeOf } from '../script/exit-report.ts';
import type { AtTrigger, Look } from './looks.ts';

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
  readonly looks: readonly Look[];
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
    .flatMap(({ entry, own }) =>
      own
        .filter(({ run }) => !known.foreignRuns.includes(run))
        .map((report) => ({ report, isOurs: isOfOurTime(known, entry, report, atMs) })),
    );
  const reports = found.flatMap(({ report, isOurs }) => (isOurs ? [report] : []));
  // An entry with another deploy's report is not ours, nor of a deploy since the trigger.
  const ours = all.filter(({ own }) => own.length === 0 || own.some((report) => reports.includes(report)));
  return {
    ...log,
    deploys: ours.map(({ entry }) => entry),
    reports,
    strange: found.findLast(({ isOurs }) => !isOurs)?.report,
    hasEarlier: earlier !== undefined,
  };
}

const MOST_OFF_MS = 120_000;
const MOST_OFF_BLINDLY_MS = 2_000;
const MOST_ODD_MS = 5_000;

/** True when a report can be of a deploy that was triggered at a time of the service, and has ended since. */
function isOfOurTime(
  { atTrigger, looks }: Known,
  entry: NewEntry,
  report: ExitReport,
  atMs: number,
): boolean {
  const { serviceAt, triggeredAt, site, log } = atTrigger;
  const { content = '' } = log?.entries.find(({ type }) => type !== null) ?? {};
  // The text of an earlier deploy was not shown: only its time tells it from ours.
  const isBlind = content === '' && site.lastDeployAt !== null;
  const time = timeOf(report);
  if (time === undefined) return !isBlind;
  const isSince = (ms: number, offMs = MOST_OFF_BLINDLY_MS): boolean =>
    ms >= serviceAt - offMs && ms <= serviceAt + atMs - triggeredAt + MOST_OFF_MS;
  if (isSince(time, isBlind ? undefined : MOST_OFF_MS)) return true;
  // The clock of its server may be wrong. Then it was as wrong at the deploy before, and the service's own times are new.
  const [before] = findExitReports(content).slice(-1).map(timeOf);
  const timeAt = (shown: string | null = null): number => timeIn(shown) ?? Number.NaN;
  const movedTo = timeAt(
    looks.findLast(({ lastDeployAt }) => typeof lastDeployAt === 'string')?.lastDeployAt,
  );
  const movedMs = movedTo - timeAt(site.lastDeployAt);
  const isAsWrong = before !== undefined && Math.abs(time - before - movedMs) <= MOST_ODD_MS;
  return isAsWrong && movedMs > 0 && isSince(movedTo) && isSince(timeAt(entry.created_at));
}
