import { getDeployScript } from '../api/deployments.ts';
import { ifFound } from '../core/errors.ts';
import { isSameText } from '../core/same-text.ts';
import type { Traits } from '../outcome/traits.ts';
import { noRepository, repositoryOf, warnOfQuickDeploy } from '../site/site-repository.ts';
import { targetOf } from '../site/target.ts';
import type { deploy, Inputs, Trigger } from './deploy.ts';
import { type Change, type Planning, planChange, type Work } from './operation.ts';
import { checkPage, lookAt } from './page-check.ts';

export const work: Work<typeof deploy> = {
  // Loaded only by a run that deploys a certain commit, or requires keys.
  async guard(given) {
    const { inputs, before } = given;
    if (inputs.commit !== undefined) {
      const { guardCommit } = await import('./guard-commit.ts');
      await guardCommit(inputs.commit, given);
    }
    // sync-env looks for them in what it writes.
    if (!before.some(({ section }) => section === 'env-keys')) await requireEnv(inputs, given, before);
  },

  async plan({ inputs, ...planning }) {
    const { facts, dryRun, log } = planning;
    const repository = repositoryOf(facts);
    if (repository === 'absent') throw noRepository();
    await requireEnv(inputs, planning);
    const site = typeof facts.site === 'object' ? facts.site : undefined;
    warnOfQuickDeploy(site?.quick_deploy ?? site?.repository?.quick_deploy, log);
    const isNew = site?.last_deploy_at === null;
    if (dryRun && isNew && repository === 'unknown')
      log.info('the site was never deployed: if it has no repository, the service performs no deploy');
    const script = planning.isHashed ? await standingScript(planning) : undefined;
    return { changes: [planTrigger(inputs, script)] };
  },

  look: async ({ healthCheck }, checking) => healthCheck && (await lookAt(healthCheck, checking)).look,

  async recheck({ healthCheck }, checking, before) {
    if (healthCheck === undefined) return undefined;
    const { failure } = await checkPage(healthCheck, checking, before, 'right after the deploy');
    if (failure === undefined || failure.reason === 'health-unseen') return undefined;
    const lead = 'The deploy had succeeded, but the health check failed after batch-pause:';
    return { ...failure, message: `${lead} ${failure.message}` };
  },

  redeploy({ deployVariables, ...inputs }, commit) {
    const other = { commit, deployVariables: {}, expectedCommit: commit, rollbackOnFailure: false };
    const change = planTrigger({ ...inputs, ...other, olderCommit: 'deploy' }, undefined, true);
    const without = Object.keys(deployVariables).length > 0 ? WITHOUT_VARIABLES : '';
    return { ...change, summary: change.summary + without };
  },
};

async function requireEnv({ envRequired }: Inputs, planning: Planning, before?: readonly Traits[]) {
  if (envRequired.size > 0) await (await import('./guard-env.ts')).guardEnv(envRequired, planning, before);
}

const WITHOUT_VARIABLES = ', without deploy-variables, which are those of the failed deploy';

/** Finds the deploy script that stands, or that a dry run has planned; null if the service shows none. */
async function standingScript({ facts, dryRun, isLate, reader, learn }: Planning): Promise<string | null> {
  const known = facts.script?.after ?? null;
  const isRead = facts.script !== undefined && (dryRun || !isLate);
  if (typeof facts.site !== 'object' || isRead) return known;
  const shown = await ifFound(reader.read(getDeployScript, targetOf(facts)), null);
  if (facts.script === undefined && shown !== null) learn({ script: { before: shown, after: shown } });
  return shown === null || (known !== null && isSameText(shown, known)) ? known : shown;
}

function planTrigger(given: Inputs, script?: string | null, goesBack = false): Change {
  const { commit, deployVariables, envRequired: _, wait, ...judging } = given;
  const isSent = commit !== undefined && judging.commitBy === 'variable';
  const all = { ...deployVariables, ...(isSent && { site_deploy_commit: commit }) };
  const variables = Object.keys(all).length === 0 ? undefined : all;
  const summary = `trigger a deploy${commit === undefined ? '' : ` of commit ${commit}`}${wait ? ' and follow it' : ''}`;
  const trigger: Trigger = { commit, wait, variables };
  const isHashed = script !== undefined;
  // The largest part, which only a run that deploys loads.
  const change = planChange(summary, trigger, async (sent, applying) => {
    const { deployAndFollow } = await import('./deploy-and-follow.ts');
    return deployAndFollow({ ...judging, ...sent, goesBack, isHashed }, applying);
  });
  return isHashed ? { ...change, script: () => script } : change;
}
