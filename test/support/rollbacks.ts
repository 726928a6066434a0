import type { DeployResult } from '../../src/outcome/deploy-result.ts';
import { type RollbackEnd, type RunEnd, rollbackSentence } from '../../src/outcome/end.ts';
import { cutShort, deployed, unhealthyAfter } from './reports.ts';

/** The commit from before the run. */
const EARLIER = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';

/** The second deploy, which went well. */
const again: DeployResult = {
  ...deployed,
  previousDeployAt: deployed.lastDeployAt,
  lastDeployAt: '2026-11-21 09:31:40',
  durationMs: 43_300,
  commit: EARLIER,
  evidence: ['token', 'exit-status', 'health-check'],
  timeline: deployed.timeline.slice(0, 6),
};

/** A run whose deploy failed and whose rollback ended like this. */
function rolledBack(outcome: 'failed' | 'cancelled', rollback: RollbackEnd) {
  const restored = {
    'update-deploy-script': 'the deploy script was put back',
    'sync-env': 'the .env was put back',
  };
  const lines = [rollbackSentence(rollback), restored['sync-env'], restored['update-deploy-script']];
  const said = lines.map((line) => `rollback-on-failure: ${line}`).join('\n');
  const { facts, failure, ...failed } = unhealthyAfter(said, restored);
  const env = { added: [], changed: [], removed: [] };
  const reason = outcome === 'cancelled' && ({ reason: 'cancelled' } as const);
  const next = `${rollback.failure?.next ?? ''} ${failure?.next}`.trim();
  return {
    ...failed,
    outcome,
    rollback,
    ...(failure && { failure: { ...failure, ...reason, next } }),
    ...(facts && { facts: { ...facts, env } }),
    durationMs: failed.durationMs + rollback.durationMs,
  };
}

/** Reports of every end of a rollback, as runs leave them. */
export const rollbacks = {
  'rolled-back': rolledBack('failed', {
    outcome: 'changed',
    commit: EARLIER,
    deploy: again,
    durationMs: 40_100,
  }),
  'rollback-failed': rolledBack('failed', {
    outcome: 'failed',
    failure: {
      reason: 'deploy-script-failed',
      message: `the rollback to commit ${EARLIER} failed, too: The deploy script exited with status 128. The log says: “fatal: unable to access the repository” Which commit the site is on now is not known.`,
      next: 'Look at the site first: the deploy and its rollback have failed.',
    },
    commit: EARLIER,
    deploy: { ...again, exitStatus: 128, evidence: [] },
    durationMs: 14_200,
  }),
  'rollback-cancelled': rolledBack('cancelled', {
    outcome: 'unknown',
    failure: {
      reason: 'cancelled',
      message: `whether the site is back on commit ${EARLIER} is not known: The workflow was cancelled. The deploy was not seen to end: it may still be running.`,
      next: 'Look at the site first: it may or may not be back.',
    },
    commit: EARLIER,
    deploy: cutShort(9_600),
    durationMs: 11_500,
  }),
  'rollback-impossible': rolledBack('failed', {
    outcome: 'not-run',
    failure: {
      reason: 'health-check-failed',
      message:
        'nothing was deployed again: the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to. The site is on commit 3f2c1b0a9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a now.',
      next: '',
    },
    commit: undefined,
    deploy: undefined,
    durationMs: 1_900,
  }),
} as const satisfies Readonly<Record<string, RunEnd>>;
