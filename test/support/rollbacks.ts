import { OperationError } from '../../src/core/errors.ts';
import type { DeployResult } from '../../src/deploy/deploy-result.ts';
import { ROLLBACK, type Rollback, type RunReport } from '../../src/report/run-report.ts';
import { deployed, facts, happened, stopped } from './reports.ts';

/** The commit from before the run. */
export const EARLIER = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';

const CAUSE =
  'The deploy ended, but the health check failed: https://shop.example/up answered with status 502.';
const NEXT =
  'Look at the page and at the log of the application; raise health-check-timeout if it starts slowly.';
const PUT_BACK = 'was put back as it was before this run';

/** The first deploy, which ended and left an unhealthy page. */
const unhealthy: DeployResult = {
  ...deployed,
  durationMs: 71_000,
  evidence: ['token', 'exit-status'],
  timeline: [...deployed.timeline.slice(0, 5), happened(71_000, 'health-check failed')],
};

/** The second deploy, which went well. */
const again: DeployResult = {
  ...deployed,
  previousDeployAt: deployed.lastDeployAt,
  lastDeployAt: '2026-11-21 09:31:40',
  durationMs: 38_200,
  commit: EARLIER,
  evidence: ['token', 'exit-status', 'health-check'],
  timeline: [
    happened(120, 'triggered', 'waiting'),
    happened(1_400, 'first lines of the deploy log', 'running'),
    happened(34_900, 'last_deploy_at changed', 'settling'),
    happened(34_900, 'exit report: status 0', 'settling'),
    happened(34_900, 'health-check started', 'health-check'),
    happened(38_200, 'health-check passed'),
  ],
};

/** A run whose deploy failed and whose rollback ended in this way. */
function rolledBack(
  outcome: 'failed' | 'cancelled',
  rollback: Rollback,
  next = '',
): RunReport & { readonly rollback: Rollback } {
  const failed = stopped(new OperationError('failed', CAUSE, NEXT), unhealthy, facts.deployLog ?? '');
  const restored: Readonly<Record<string, string>> = {
    'update-deploy-script': `the deploy script ${PUT_BACK}`,
    'sync-env': `the .env ${PUT_BACK}`,
  };
  const lines = [rollback.sentence, ...Object.values(restored).toReversed()];
  const env = { added: [], changed: [], removed: [], kept: [] };
  return {
    ...failed,
    outcome,
    failure: {
      outcome,
      message: [CAUSE, ...lines.map((line) => `${ROLLBACK}: ${line}`)].join('\n'),
      next: next + NEXT,
    },
    results: failed.results.map((result) => {
      const line = restored[result.operation];
      return line === undefined ? result : { ...result, restored: line, isPutBack: true };
    }),
    facts: failed.facts && { ...failed.facts, env, script: { before: 'old\n', after: 'old\n' } },
    rollback,
    durationMs: failed.durationMs + rollback.durationMs,
  };
}

/** Reports of every end of a rollback, as runs leave them. */
export const rollbacks = {
  'rolled-back': rolledBack(
    'failed',
    {
      status: 'changed',
      commit: EARLIER,
      sentence: `the site is back on commit ${EARLIER}, with exit status 0, health check passed.`,
      deploy: again,
      durationMs: 40_100,
    },
    '',
  ),
  'rollback-failed': rolledBack(
    'failed',
    {
      status: 'failed',
      commit: EARLIER,
      sentence: `the rollback to commit ${EARLIER} failed, too: The deploy script exited with status 128. The log says: “fatal: unable to access the repository” The site is as the failed deploy left it; on which commit is not known.`,
      deploy: {
        ...again,
        ...{ durationMs: 12_300, exitStatus: 128, commit: undefined, evidence: [] },
        timeline: [
          ...again.timeline.slice(0, 2),
          happened(12_200, 'last_deploy_at changed', 'settling'),
          happened(12_200, 'exit report: status 128', 'settling'),
          happened(12_300, 'the deploy script exited with status 128'),
        ],
      },
      durationMs: 14_200,
    },
    'Look at the site first: the deploy and its rollback have failed. ',
  ),
  'rollback-cancelled': rolledBack(
    'cancelled',
    {
      status: 'unknown',
      commit: EARLIER,
      sentence: `whether the site is back on commit ${EARLIER} is not known: The workflow was cancelled. The deploy was not seen to end: it may still be running.`,
      deploy: {
        ...again,
        ...{ durationMs: 9_600, exitStatus: undefined, commit: undefined, evidence: [] },
        ...{ lastDeployAt: again.previousDeployAt, timeline: again.timeline.slice(0, 2) },
      },
      durationMs: 11_500,
    },
    'Look at the site first: it may or may not be back. ',
  ),
  'rollback-impossible': rolledBack('failed', {
    status: 'not-run',
    commit: undefined,
    sentence:
      'nothing was deployed again: the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to. The site is as the failed deploy left it, on commit 3f2c1b0a9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a.',
    deploy: undefined,
    durationMs: 1_900,
  }),
} as const satisfies Readonly<Record<string, RunReport>>;
