import { noRepository, repositoryOf } from '../site/site-repository.ts';
import { checkPage } from './checks.ts';
import type { deploy, Inputs, Trigger } from './deploy.ts';
import { type Change, planChange, type Work } from './operation.ts';

export const work: Work<typeof deploy> = {
  // Loaded only by a run that deploys a certain commit.
  async guard(given) {
    if (given.inputs.commit === undefined) return;
    const { guardCommit } = await import('./guard-commit.ts');
    await guardCommit(given.inputs.commit, given);
  },

  async plan({ inputs, facts, dryRun, log }) {
    const repository = repositoryOf(facts);
    if (repository === 'absent') throw noRepository();
    const isNew = typeof facts.site === 'object' && facts.site.last_deploy_at === null;
    if (dryRun && isNew && repository === 'unknown')
      log.info('the site was never deployed: if it has no repository, the service performs no deploy');
    return { changes: [planTrigger(inputs)] };
  },

  async recheck({ healthCheck }, checking) {
    const lead = 'The deploy had succeeded, but the health check failed after batch-pause: ';
    return healthCheck && checkPage(healthCheck, checking, lead);
  },

  redeploy: (inputs, commit) =>
    planTrigger({
      ...inputs,
      commit,
      expectedCommit: commit,
      olderCommit: 'deploy',
      rollbackOnFailure: false,
    }),
};

function planTrigger(given: Inputs): Change {
  const { commit, deployVariables, wait, ...judging } = given;
  const isSent = commit !== undefined && judging.commitBy === 'variable';
  const all = { ...deployVariables, ...(isSent && { site_deploy_commit: commit }) };
  const variables = Object.keys(all).length === 0 ? undefined : all;
  const summary = `trigger a deploy${commit === undefined ? '' : ` of commit ${commit}`}${wait ? ' and follow it' : ''}`;
  const trigger: Trigger = { commit, wait, variables };
  // The largest part, which only a run that deploys loads.
  return planChange(summary, trigger, async (sent, applying) => {
    const { deployAndFollow } = await import('./deploy-and-follow.ts');
    return deployAndFollow({ ...judging, ...sent }, applying);
  });
}
