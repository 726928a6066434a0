import { noRepository } from '../outcome/no-repository.ts';
import { type Change, planChange } from './change.ts';
import type { deploy, Inputs, Judging, Trigger } from './deploy.ts';
import type { Work } from './operation.ts';

export const work: Work<typeof deploy, Trigger, Judging> = {
  check(given) {
    const judging = [
      ['health-check-url', given.healthCheck !== undefined],
      ['verify-command', given.verifyCommand !== undefined],
      ['commit', given.commit !== undefined],
      ['expected-commit', given.commit === undefined && given.expectedCommit !== undefined],
      ['failure-pattern', given.failurePatterns?.length],
      ['success-pattern', given.successPatterns?.length],
      ['restore-on-failure', given.restoreOnFailure],
      ['rollback-on-failure', given.rollbackOnFailure],
    ] as const;
    const names = judging.filter(([, isGiven]) => isGiven).map(([name]) => name);
    const expected = `true: a deploy that is not followed has no use for ${names.join(', ')}`;
    return given.wait === false && names.length > 0 ? [{ input: 'wait', expected }] : [];
  },

  // Loaded only by a run that deploys a certain commit.
  async guard(given) {
    if (given.inputs.commit === undefined) return;
    const { guardCommit } = await import('./guard-commit.ts');
    await guardCommit(given.inputs.commit, given);
  },

  async plan({ inputs, facts, dryRun, log }) {
    const { showsNoRepository, showsRepository } = await import('./repository-requests.ts');
    const isAbsent = facts.repository !== 'installed' && showsNoRepository(facts);
    if (isAbsent) throw noRepository();
    const isNew = typeof facts.site === 'object' && facts.site.last_deploy_at === null;
    if (dryRun && isNew && !showsRepository(facts))
      log.info('the site was never deployed: if it has no repository, the service performs no deploy');
    return { changes: [planTrigger(inputs)] };
  },

  // Following and judging are loaded only by a run that writes.
  async apply(trigger, applying, judging) {
    const { deployAndFollow } = await import('./deploy-and-follow.ts');
    return deployAndFollow({ ...judging, ...trigger }, applying);
  },

  async recheck({ healthCheck }, checking) {
    if (healthCheck === undefined) return undefined;
    const { checkPage } = await import('./checks.ts');
    const lead = 'The deploy had succeeded, but the health check failed after batch-pause: ';
    return checkPage(healthCheck, checking, lead);
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

function planTrigger(given: Inputs): Change<Trigger, Judging> {
  const { commit, deployVariables, wait, ...basis } = given;
  const isSent = commit !== undefined && basis.commitBy === 'variable';
  const all = { ...deployVariables, ...(isSent && { site_deploy_commit: commit }) };
  const variables = Object.keys(all).length === 0 ? undefined : all;
  const summary = `trigger a deploy${commit === undefined ? '' : ` of commit ${commit}`}${wait ? ' and follow it' : ''}`;
  return planChange(summary, { commit, wait, variables }, basis);
}
