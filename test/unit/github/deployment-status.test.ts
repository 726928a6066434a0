import { expect, test } from '@jest/globals';
import { deploymentStatus, sharedStatus } from '../../../src/github/deployment-status.ts';
import type { RunEnd, TargetOutcome } from '../../../src/outcome/end.ts';
import { headlineOf } from '../../../src/report/headline.ts';
import { facts, REASON_OF, row, success, told } from '../../support/reports.ts';
import { rollbacks } from '../../support/rollbacks.ts';

const statusOf = (report: RunEnd) => deploymentStatus(report, headlineOf(told(report)));

// Those of other ends are shown in traces.test.ts.
test.each([
  ['rejected', 'failure', 'shop.example: inputs rejected, nothing was written: The reason.'],
  ['superseded', 'inactive', 'shop.example: a newer commit is live, nothing was deployed'],
] as const)('the GitHub Deployment of a run that ended as %s is set to %s', (outcome, state, description) => {
  const report: RunEnd = {
    outcome,
    failure: { reason: REASON_OF[outcome], message: 'The reason.', next: 'The step.' },
    results: [row('sync-env', 'changed'), row('deploy', 'not-run')],
    facts,
    durationMs: 1,
  };
  expect(statusOf(report)).toEqual({ state, description });
});

test('the GitHub Deployment of several targets leaves out those that a newer commit superseded', () => {
  const ended = (outcome: TargetOutcome) => ({ ...success, outcome });
  expect(sharedStatus([ended('superseded'), ended('superseded')]).state).toBe('inactive');
  expect(sharedStatus([ended('superseded'), ended('succeeded')]).state).toBe('success');
  expect(sharedStatus([ended('not-run'), ended('succeeded')]).state).toBe('error');
});

test.each([
  ['rollback-failed', 'the rollback to 1a2b3c4 failed, too: '],
  ['rollback-cancelled', 'cancelled during the rollback, the deploy may still be running'],
  ['rollback-impossible', 'not rolled back: '],
] as const)('the GitHub Deployment of a run is a failure, and tells its rollback: %s', (name, words) => {
  const { state, description } = statusOf(rollbacks[name]);
  expect([state, description]).toEqual(['failure', expect.stringContaining(` failed, ${words}`)]);
});
