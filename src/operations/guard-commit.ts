import { readLog } from '../api/deploy-log.ts';
import { getDeployScript } from '../api/deployments.ts';
import type { SiteLog } from '../api/sites.ts';
import { findLive, isReportedIn } from '../commits/live-commit.ts';
import { ApiError, explain, OperationError } from '../core/errors.ts';
import { CHECKOUT_LINE } from '../inputs/common.ts';
import { shortCommit } from '../outcome/commit-order.ts';
import { targetOf } from '../outcome/facts.ts';
import type { Traits } from '../outcome/traits.ts';
import { pinnedCommit, usesCommit } from '../script/shell-script.ts';
import type { Inputs } from './deploy.ts';
import type { Applying, Planning } from './operation.ts';

type Order = Pick<Inputs, 'olderCommit'> & { readonly commit: string };

type Shown = { readonly lastDeployAt: string | null; readonly log: SiteLog };

/** A deploy that is about to be triggered. */
export interface DueDeploy extends Inputs {
  /** True for a rollback; `failed`: the commit whose deploy has failed, if it was given. */
  readonly goesBack: boolean;
  readonly failed: string | undefined;
  /** Sent with the trigger; undefined: none are sent. */
  readonly variables: Readonly<Record<string, string>> | undefined;
  /** True if its plan is, or was compared with, a hashed one. */
  readonly isHashed: boolean;
}

/** Refuses a script that ignores the commit, and an older commit. @throws OperationError, ApiError */
export async function guardCommit(inputs: Inputs, planning: Planning, before: readonly Traits[]) {
  const { commit, commitBy } = inputs;
  if (commit === undefined || typeof planning.facts.site !== 'object') return;
  if (commitBy === 'variable' && !before.some(({ pinsCommit }) => pinsCommit)) await guardScript(planning);
  // A dry run has no trigger, right before which a run reads the log.
  if (planning.dryRun || needsLive(inputs)) await guardOrder({ ...inputs, commit }, planning);
}

/** True for a run that must know which commit is live; a rollback by variable goes back to that one. */
function needsLive({ olderCommit, rollbackOnFailure, commitBy }: Inputs): boolean {
  return olderCommit === 'refuse' || (rollbackOnFailure && commitBy === 'variable');
}

async function guardScript({ facts, reader, learn }: Planning): Promise<void> {
  const script = await reader.read(getDeployScript, targetOf(facts));
  learn({ script: { before: script, after: script } });
  if (script === null || (usesCommit(script) && pinnedCommit(script) === undefined)) return;
  throw new OperationError(
    'script-ignores-commit',
    "The site's deploy script does not use $SITE_DEPLOY_COMMIT, or has the line of an earlier run that pins another commit.",
    `Run update-deploy-script before deploy, or change the script. Instead of updating to the head of the branch, let it run: ${CHECKOUT_LINE}`,
  );
}

/** Refuses a commit older than the live one. Asks once for all operations of a run. @throws OperationError */
export async function guardOrder(order: Order, planning: Planning): Promise<void> {
  const { facts, reader, log, learn } = planning;
  if (typeof facts.site !== 'object' || facts.live !== undefined) return;
  try {
    const siteLog = await readLog({ reader, target: targetOf(facts) });
    const shown = { lastDeployAt: facts.site.last_deploy_at ?? null, log: siteLog };
    learn({ live: await refuseOlder(order, planning, shown) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.info(`not checked whether a newer commit is live: ${explain(error)}`);
    learn({ live: { commit: undefined, sign: undefined } });
  }
}

/** Right before the trigger, refuses an older commit once more; for a rollback, a commit of somebody else. @throws OperationError */
export async function guardTrigger(
  deploy: DueDeploy,
  applying: Applying,
  lastDeployAt: string | null,
  log: SiteLog | undefined,
): Promise<void> {
  const { commit, goesBack, commitBy } = deploy;
  if (commit === undefined) return;
  // A script that pins the commit shows by itself whether somebody else has changed it since.
  if (goesBack && commitBy === 'variable') await refuseNewer(deploy, applying, log);
  else if (!goesBack && log !== undefined && (needsLive(deploy) || isReportedIn(log, lastDeployAt)))
    applying.learn({ live: await refuseOlder({ ...deploy, commit }, applying, { lastDeployAt, log }) });
}

async function refuseNewer({ commit, failed }: DueDeploy, { facts, reader }: Applying, log?: SiteLog) {
  const refuse = (why: string): OperationError => new OperationError('changed-by-others', why, '');
  if (log === undefined) throw refuse('which commit is live could not be read');
  const live = await findLive({ reader, target: targetOf(facts) }, log);
  if ('why' in live || [commit, failed].some((known) => known?.startsWith(live.commit))) return;
  throw refuse(`commit ${live.commit} has been deployed since`);
}

/** Refuses an older commit, never in doubt. Asked again right before the trigger, it sends requests only if a deploy has ended since. */
async function refuseOlder({ commit, olderCommit }: Order, planning: Planning, shown: Shown) {
  const { facts, reader, orderOf, log } = planning;
  const then = facts.live;
  const sign = signOf(shown);
  if (sign !== undefined && then?.sign === sign) return then;
  if (shown.lastDeployAt === null && shown.log.entries.length === 0) return { commit: undefined, sign };
  const found = await findLive({ reader, target: targetOf(facts) }, shown.log, shown.lastDeployAt);
  const ours = shortCommit(commit);
  if ('why' in found) {
    log.info(`not checked whether a newer commit than ${ours} is live: ${found.why}`);
    return { commit: undefined, sign: found.mayPass ? undefined : sign };
  }
  const live = found.commit;
  if (commit.startsWith(live)) return { commit, sign };
  if (then?.commit?.startsWith(live)) return { ...then, sign };
  const mayPass = olderCommit === 'deploy';
  const answer = await orderOf(commit, live, mayPass ? 'git' : undefined);
  const name = shortCommit(live);
  if (answer.order === 'older' && !mayPass)
    throw new OperationError(
      'older-commit',
      `Commit ${ours} was not deployed: it is older than ${name}, which is live.`,
      'To deploy it anyway, set older-commit: deploy.',
    );
  if (answer.order === 'diverged')
    log.warning(`${ours} and the live commit ${name} are on different branches: neither is older.`);
  if (answer.order === 'unclear' && !mayPass)
    log.info(`not checked whether ${ours} is older than the live commit ${name}: ${answer.why}`);
  const { other = live, goesOut = [] } = answer;
  for (const [nth, line] of goesOut.entries())
    log.info(nth === 0 ? `${ours} ${line}, which is live` : `  - ${line}`);
  return { sign, commit: other, ours: commit, goesOut };
}

/** Returns a text that changes when another deploy ends; undefined if the log does not show its texts, and so no end. */
function signOf({ lastDeployAt, log }: Shown): string | undefined {
  if (log.entries.some(({ content }) => content === undefined)) return undefined;
  const entries = log.entries.map(({ id, created_at, content }) => [id, created_at, content?.length]);
  return JSON.stringify([lastDeployAt, entries]);
}
