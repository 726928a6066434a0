import type { Source } from '../api/deploy-log.ts';
import type { SiteLog } from '../api/log-entry.ts';
import { OperationError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { type CommitOrder, shortCommit } from '../outcome/commit-order.ts';
import { findLive, type Live } from './live-commit.ts';

/** What a site has shown of its deploys, and the commit that was live then. */
export interface LiveThen {
  readonly sign: string;
  readonly live: Live;
}

interface Asking extends Source {
  /** The commit to deploy. */
  readonly commit: string;
  readonly orderOf: (commit: string, other: string) => Promise<CommitOrder>;
  readonly log: Pick<Log, 'info' | 'warning'>;
}

/** The site as it is read anyway, and its log. */
interface Shown {
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
export async function refuseOlder(asking: Asking, shown: Shown, then?: LiveThen): Promise<LiveThen> {
  const { commit, orderOf, log } = asking;
  const sign = signOf(shown);
  if (then?.sign === sign) return then;
  const live = await findLive(asking, shown.log);
  if ('commit' in live && then !== undefined && 'commit' in then.live && live.commit === then.live.commit)
    return { sign, live };
  const answer: CommitOrder =
    'why' in live
      ? { order: 'unclear', why: live.why }
      : commit.startsWith(live.commit)
        ? { order: 'same' }
        : await orderOf(commit, live.commit);
  const name = 'commit' in live ? shortCommit(live.commit) : '';
  if (answer.order === 'older')
    throw new OperationError(
      'superseded',
      `A newer commit is live: ${name}. ${shortCommit(commit)} is older, so it was not deployed.`,
      'To deploy it all the same, set older-commit: deploy.',
    );
  if (answer.order === 'diverged')
    log.warning(
      `${shortCommit(commit)} and the live commit ${name} are on different branches: neither is older.`,
    );
  if (answer.order === 'unclear')
    log.info(`not checked whether a newer commit than ${shortCommit(commit)} is live: ${answer.why}`);
  return { sign, live };
}

/** Differs once another deploy has ended. */
function signOf({ lastDeployAt, log }: Shown): string {
  const entries = log.entries.map(({ id, created_at, content }) => [id, created_at, content?.length]);
  return JSON.stringify([lastDeployAt, entries]);
}
