import { readLog } from '../api/deploy-log.ts';
import { getDeployScript } from '../api/deployments.ts';
import { refuseOlder, type Shown, seeLive } from '../commits/older-commit.ts';
import { ApiError, explain, OperationError } from '../core/errors.ts';
import { CHECKOUT_LINE } from '../inputs/common.ts';
import type { Values } from '../inputs/input.ts';
import type { Traits } from '../outcome/traits.ts';
import { pinnedCommit, usesCommit } from '../script/pinned-commit.ts';
import { targetOf } from '../site/target.ts';
import type { deploy } from './deploy.ts';
import type { Applying, Planning } from './operation.ts';

interface Given extends Planning {
  readonly inputs: Values<(typeof deploy)['inputs']>;
  readonly before: readonly Traits[];
}

/**
 * Refuses, before anything is written, a script that would not use the commit, and a commit that is older than the live one.
 *
 * @throws OperationError, ApiError
 */
export async function guardCommit(commit: string, given: Given): Promise<void> {
  const { inputs, facts, before } = given;
  if (typeof facts.site !== 'object') return;
  if (inputs.commitBy === 'variable' && !before.some(({ pinsCommit }) => pinsCommit))
    await guardScript(given);
  // A dry run has no trigger, right before which a run reads the log.
  if (given.dryRun || needsLive(inputs)) await guardOrder(commit, given);
}

type Order = { readonly olderCommit: 'refuse' | 'deploy' };
type Ordering = Order & { readonly rollbackOnFailure: boolean; readonly commitBy: 'script' | 'variable' };

/** True for a run that must know which commit is live; a rollback by variable goes back to that one. */
function needsLive({ olderCommit, rollbackOnFailure, commitBy }: Ordering): boolean {
  return olderCommit === 'refuse' || (rollbackOnFailure && commitBy === 'variable');
}

/** Refuses an older commit once more, right before the trigger, or finds what goes out. @throws OperationError */
export async function guardTrigger(
  commit: string,
  inputs: Ordering,
  applying: Applying,
  shown: Shown,
): Promise<void> {
  const { facts, learn } = applying;
  const asking = { ...applying, ...inputs, commit, target: targetOf(facts) };
  if (needsLive(inputs)) learn({ live: await refuseOlder(asking, shown, facts.live) });
  // A rollback is the second deploy of its run: what was live before that stays known.
  else if (facts.deploy === undefined) learn({ live: await seeLive(asking, shown) });
}

async function guardScript({ facts, reader, learn }: Given): Promise<void> {
  const script = await reader.read(getDeployScript, targetOf(facts));
  learn({ script: { before: script, after: script } });
  if (script === null) return;
  const pinned = pinnedCommit(script);
  if (pinned === undefined && usesCommit(script)) return;
  const problem =
    pinned === undefined
      ? 'does not use $SITE_DEPLOY_COMMIT, but commit is given.'
      : `still has the line of an earlier run that pins commit ${pinned}.`;
  throw new OperationError(
    'script-ignores-commit',
    `The site's deploy script ${problem}`,
    `Run update-deploy-script before deploy, or change the script. Instead of updating to the head of the branch, let it run: ${CHECKOUT_LINE}`,
  );
}

/**
 * Refuses, before anything is written, a commit that is older than the live one. Asks once for all operations of a run.
 *
 * @throws OperationError
 */
export async function guardOrder(
  commit: string,
  given: Planning & { readonly inputs: Order },
): Promise<void> {
  const { inputs, facts, log, learn } = given;
  if (typeof facts.site !== 'object' || facts.live !== undefined) return;
  const asking = { ...given, ...inputs, commit, target: targetOf(facts) };
  try {
    const shown = { lastDeployAt: facts.site.last_deploy_at ?? null, log: await readLog(asking) };
    learn({ live: await refuseOlder(asking, shown) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.info(`not checked whether a newer commit is live: ${explain(error)}`);
    learn({ live: { commit: undefined, sign: undefined } });
  }
}
