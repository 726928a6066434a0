import { readLog } from '../api/deploy-log.ts';
import { getDeployScript } from '../api/deployments.ts';
import { ApiError, explain, OperationError } from '../core/errors.ts';
import { refuseOlder } from '../deploy/older-commit.ts';
import type { Values } from '../inputs/input.ts';
import type { Traits } from '../outcome/traits.ts';
import { targetOf } from '../site/target.ts';
import type { deploy } from './deploy.ts';
import type { Planning } from './operation.ts';
import { unusedCommit } from './update-deploy-script.ts';

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
  const { inputs, facts, reader, log, orderOf, learn, before } = given;
  if (typeof facts.site !== 'object') return;
  const target = targetOf(facts);
  if (inputs.commitBy === 'variable' && !before.some(({ pinsCommit }) => pinsCommit)) {
    const script = await reader.read(getDeployScript, target);
    learn({ script: { before: script, after: script } });
    const expected = unusedCommit(script ?? '');
    if (script !== null && expected !== undefined)
      throw new OperationError(
        'rejected',
        `The deploy script of the site is not ${expected}`,
        'Change the script, or run update-deploy-script before deploy.',
      );
  }
  const lastDeployAt = facts.site.last_deploy_at ?? null;
  // A rollback by variable goes back to the commit that is live.
  const goesBack = inputs.rollbackOnFailure && inputs.commitBy === 'variable';
  if (lastDeployAt === null || (inputs.olderCommit === 'deploy' && !goesBack)) return;
  try {
    const shown = { lastDeployAt, log: await readLog({ reader, target }) };
    learn({
      live: await refuseOlder(
        { commit, olderCommit: inputs.olderCommit, orderOf, log, reader, target },
        shown,
      ),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.info(`not checked whether a newer commit is live: ${explain(error)}`);
  }
}
