import type { Source } from '../api/deploy-log.ts';
import type { SiteLog } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import type { Notes } from '../core/log.ts';
import { type CommitOrder, type LiveCommit, type OrderOf, shortCommit } from '../outcome/commit-order.ts';
import { findLive, reportedIn } from './live-commit.ts';

interface Asking extends Source {
  /** The commit to deploy; and whether it may be older than the one that is live. */
  readonly commit: string;
  readonly olderCommit: 'refuse' | 'deploy';
  readonly orderOf: OrderOf;
  readonly log: Notes;
}

/** The site as it is read anyway, and its log. */
export interface Shown {
  readonly lastDeployAt: string | null;
  readonly log: SiteLog;
}

/**
 * Refuses to deploy a commit over a newer one. It is asked before the first write of a run, and again right before the trigger,
 * where it sends nothing unless a deploy has ended meanwhile. What cannot be found out refuses nothing: a line says why.
 *
 * @param then the answer of before, if this is the second time
 * @throws OperationError `superseded`; CancelledError, DeadlineError
 */
export async function refuseOlder(asking: Asking, shown: Shown, then?: LiveCommit): Promise<LiveCommit> {
  const { commit, olderCommit, orderOf, log } = asking;
  const sign = signOf(shown);
  if (then !== undefined && sign !== undefined && then.sign === sign) return then;
  if (shown.lastDeployAt === null && shown.log.entries.length === 0) return { sign, commit: undefined };
  const found = await findLive(asking, shown.log, shown.lastDeployAt);
  if ('why' in found) {
    log.info(`not checked whether a newer commit than ${shortCommit(commit)} is live: ${found.why}`);
    return { sign: found.mayPass ? undefined : sign, commit: undefined };
  }
  const live = found.commit;
  if (commit.startsWith(live)) return { sign, commit };
  if (then?.commit?.startsWith(live)) return { ...then, sign };
  const answer = await orderOf(commit, live);
  const [ours, name] = [shortCommit(commit), shortCommit(live)];
  if (answer.order === 'older' && olderCommit === 'refuse')
    throw new OperationError(
      'older-commit',
      `Commit ${ours} was not deployed: it is older than ${name}, which is live.`,
      'To deploy it anyway, set older-commit: deploy.',
    );
  if (answer.order === 'diverged')
    log.warning(`${ours} and the live commit ${name} are on different branches: neither is older.`);
  if (answer.order === 'unclear')
    log.info(`not checked whether ${ours} is older than the live commit ${name}: ${answer.why}`);
  return sayGoesOut(asking, live, answer, sign);
}

/** Finds the commit that is live, and what goes out, in what was read anyway, and in git. */
export async function seeLive(asking: Asking, { log, lastDeployAt }: Shown): Promise<LiveCommit> {
  const { commit } = asking;
  const live = reportedIn(log, lastDeployAt);
  if (live === undefined || commit.startsWith(live)) return { sign: undefined, commit: live && commit };
  return sayGoesOut(asking, live, await asking.orderOf(commit, live, 'git'));
}

/** Says in the log what goes out, as git or GitHub tells it. */
function sayGoesOut({ commit: ours, log }: Asking, live: string, answer: CommitOrder, sign?: string) {
  const { other: commit = live, goesOut = [] } = answer;
  for (const [nth, line] of goesOut.entries())
    log.info(nth === 0 ? `${shortCommit(ours)} ${line}, which is live` : `  - ${line}`);
  return { sign, commit, ours, goesOut };
}

/** Returns a text that changes when another deploy ends; undefined if the log does not show its texts, and so no end. */
function signOf({ lastDeployAt, log }: Shown): string | undefined {
  if (log.entries.some(({ content }) => content === undefined)) return undefined;
  const entries = log.entries.map(({ id, created_at, content }) => [id, created_at, content?.length]);
  return JSON.stringify([lastDeployAt, entries]);
}
