import { readEntryText, type Source } from '../api/deploy-log.ts';
import { deploymentsIn, getDeployments } from '../api/deployments.ts';
import { isBefore, isLater } from '../api/shown-time.ts';
import type { LogEntry, SiteLog } from '../api/sites.ts';
import { ApiError, explain, ifFound } from '../core/errors.ts';
import { type ExitReport, findExitReports, timeOf } from '../script/exit-report.ts';

/** The commit of the newest deploy that worked, whole or its first digits; or why it is not known. */
export type Live = { readonly commit: string } | { readonly why: string; readonly mayPass?: true };

/** A deploy that worked. */
interface Good {
  readonly commit: string | undefined;
  /** The place of its entry in the log, from 0 for the newest; undefined if the service does not show it. */
  readonly place: number | undefined;
}

/** Asks the newest exit report and the newest deployment. `lastDeployAt`: that of the site, read with the log. @throws only interruptions */
export async function findLive(
  source: Source,
  { entries }: SiteLog,
  lastDeployAt?: string | null,
): Promise<Live> {
  try {
    const deploys = entries.filter(isDeploy);
    const reported = await findReported(source, deploys, lastDeployAt);
    // No deployment is newer than the newest entry of the log.
    if (reported?.place === 0) return liveBy(reported);
    const listed = await findSuccess(source, deploys);
    const [{ created_at: begunAt = null, content = '' } = {}] = deploys;
    // A deploy that began after the last one that the site shows has not worked so far.
    const isUnderWay = lastDeployAt !== undefined && isLater(begunAt, lastDeployAt);
    const isUntold = findExitReports(content).length === 0;
    if (listed === undefined && reported !== undefined && isUntold && !isUnderWay)
      return { why: 'the newest deploy in the log has no exit report' };
    return newestOf(reported, listed);
  } catch (error) {
    if (error instanceof ApiError) return { why: explain(error), mayPass: true };
    throw error;
  }
}

/** True if the newest deploy in the log reports its commit and has worked. Nothing is asked for it. */
export function isReportedIn({ entries }: SiteLog, lastDeployAt: string | null): boolean {
  const newest = entries.find(isDeploy);
  return newest !== undefined && goodIn(newest, 0, lastDeployAt) !== undefined;
}

const isDeploy = ({ type }: LogEntry): boolean => type === 'deploy' || type === undefined;

/** Decides between the newest deploy of the log and the newest of the deployments, which may be the same. */
export function newestOf(reported: Good | undefined, listed: Good | undefined): Live {
  if (reported?.commit === undefined || listed === undefined) return liveBy(listed ?? reported);
  const isSame =
    (listed.place !== undefined && listed.place === reported.place) ||
    (listed.commit !== undefined && reported.commit.startsWith(listed.commit));
  if (isSame) return { commit: reported.commit };
  if (listed.place === undefined || reported.place === undefined)
    return { why: 'the log and the deployments of the site disagree, and no log_id shows their order' };
  return liveBy(listed.place < reported.place ? listed : reported);
}

function liveBy(good: Good | undefined): Live {
  if (good?.commit !== undefined) return { commit: good.commit };
  return { why: 'neither an exit report in the log nor a deployment shows which commit is live' };
}

async function findReported(source: Source, deploys: readonly LogEntry[], lastDeployAt?: string | null) {
  const [found] = deploys.flatMap((entry, place) => goodIn(entry, place, lastDeployAt) ?? []);
  if (found !== undefined) return found;
  // Where the list omits the texts, that of the newest deploy has to do.
  const [newest] = deploys;
  if (newest?.id === undefined || newest.content !== undefined) return undefined;
  const content = await readEntryText(source, newest.id);
  return goodIn({ ...newest, content }, 0, lastDeployAt);
}

/** A deploy that has worked, by its own report: the last one, as a script may print other logs before it ends. */
function goodIn(entry: LogEntry, place: number, lastDeployAt: string | null = null): Good | undefined {
  const report = findExitReports(entry.content ?? '').at(-1);
  if (report?.exitStatus !== 0 || report.commit === undefined) return undefined;
  if (isOfAnother(report, entry.created_at, lastDeployAt)) return undefined;
  return { commit: report.commit, place };
}

/** The difference between the clocks of the runner and the service that is borne. */
const CLOCKS_OFF_MS = 120_000;

/** True for a report that is older than its entry, whose deploy has not ended: it has printed the log of another one. */
function isOfAnother(report: ExitReport, begunAt: string | null, lastDeployAt: string | null): boolean {
  const endedMs = timeOf(report);
  if (begunAt === null || endedMs === undefined || isLater(lastDeployAt, begunAt)) return false;
  return isBefore(begunAt, endedMs, CLOCKS_OFF_MS, -1);
}

/** The newest deployment that succeeded, unless its script has reported a failure; none on a service without deployments. */
async function findSuccess({ reader, target }: Source, deploys: readonly LogEntry[]) {
  const shown = await ifFound(reader.read(getDeployments, target), undefined);
  const all = deploymentsIn(shown?.items ?? []).map(({ status, commit_hash: commit, log_id: logId }) => {
    const place = deploys.findIndex(({ id }) => id !== undefined && id === logId);
    const report = findExitReports(deploys[place]?.content ?? '').at(-1);
    const isGood = status === 'success' && (report?.exitStatus ?? 0) === 0;
    return { isGood, commit, place: place === -1 ? undefined : place };
  });
  return all.find(({ isGood }) => isGood);
}
