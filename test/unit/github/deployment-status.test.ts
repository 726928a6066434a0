import { describe, expect, test } from '@jest/globals';
import { deploymentStatus, sharedStatus } from '../../../src/github/deployment-status.ts';
import type { OperationOutcome, RunEnd } from '../../../src/outcome/end.ts';
import { headlineOf } from '../../../src/report/headline.ts';
import { facts, REASON_OF, row, success, told } from '../../support/reports.ts';
import { rollbacks } from '../../support/rollbacks.ts';

const statusOf = (report: RunEnd) => deploymentStatus(report, headlineOf(told(report)));
type Outcome = keyof typeof REASON_OF;

describe('the GitHub Deployment', () => {
  const failing = (outcome: Outcome, status: OperationOutcome): RunEnd => ({
    outcome,
    failure: { reason: REASON_OF[outcome], message: 'The reason.', next: 'The step.' },
    results: [row('sync-env', 'changed'), row('deploy', status)],
    facts,
    durationMs: 1,
  });

  test.each([
    ['rejected', 'not-run', 'failure', 'shop.example: inputs rejected, nothing was written: The reason.'],
    ['timed_out', 'unknown', 'error', 'shop.example: timed out'],
    ['unknown', 'unknown', 'error', 'shop.example: unknown whether deploy succeeded'],
    [
      'superseded',
      'not-run',
      'inactive',
      'shop.example: a newer commit is live, nothing was deployed, but the run made 1 change before',
    ],
  ] as const)(
    'of a run that ended as %s, with the deploy %s, has the state %s',
    (outcome, status, state, description) => {
      expect(statusOf(failing(outcome, status))).toEqual({ state, description });
    },
  );
});

test('the GitHub Deployment of several targets leaves out those that a newer commit superseded', () => {
  const ended = (outcome: RunEnd['outcome']) => ({ ...success, outcome });
  expect(sharedStatus([ended('superseded'), ended('superseded')]).state).toBe('inactive');
  expect(sharedStatus([ended('superseded'), ended('succeeded')]).state).toBe('success');
});

test.each([
  ['rolled-back', 'the site is back on '],
  ['rollback-failed', 'the rollback to 1a2b3c4 failed, too: '],
  ['rollback-cancelled', 'cancelled during the rollback, the deploy may still be running'],
  ['rollback-impossible', 'not rolled back: '],
] as const)('the GitHub Deployment of a run is a failure, and tells its rollback: %s', (name, words) => {
  const { state, description } = statusOf(rollbacks[name]);
  expect([state, description]).toEqual(['failure', expect.stringContaining(` failed, ${words}`)]);
});
