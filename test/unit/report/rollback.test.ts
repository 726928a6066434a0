import { describe, expect, test } from '@jest/globals';
import type { RunReport } from '../../../src/outcome/report.ts';
import type { Rollback } from '../../../src/outcome/result.ts';
import { closingLine } from '../../../src/report/closing-line.ts';
import { renderOutputs } from '../../../src/report/outputs.ts';
import { expectGolden, readableOutputs } from '../../support/golden.ts';
import { deployed, facts, told } from '../../support/reports.ts';
import { rollbacks } from '../../support/rollbacks.ts';

const back = rollbacks['rolled-back'];
const failed = rollbacks['rollback-failed'];
const cancelled = rollbacks['rollback-cancelled'];
const impossible = rollbacks['rollback-impossible'];

/** A rollback whose second deploy ran out of time: the outcome stays that of the first deploy. */
const late: RunReport = { ...cancelled, outcome: 'failed' };
/** Cancelled after something was put back, and before the second trigger. */
const cancelledEarly: RunReport = { ...impossible, outcome: 'cancelled' };
/** The same without an exit report: the deploy was seen to fail, and does not run any more. */
const withoutReport: RunReport = {
  ...cancelledEarly,
  facts: cancelledEarly.facts && {
    ...cancelledEarly.facts,
    deploy: { ...deployed, exitStatus: undefined, evidence: [] },
  },
};
/** The trigger of the deploy was refused. */
const { deploy: _, ...undeployed } = impossible.facts ?? facts;
const refused: RunReport = { ...impossible, facts: undeployed };
/** It is not known whether the .env was put back. */
const inDoubt: RunReport = {
  ...impossible,
  results: impossible.results.map((result) =>
    result.operation === 'sync-env' ? { ...result, status: 'unknown' } : result,
  ),
};

describe('the report of a rollback', () => {
  test.each<[string, RunReport, string]>([
    ['was not seen to end', late, 'deploy failed, unknown whether the rollback to 1a2b3c4 succeeded'],
    ['was cancelled before its deploy', cancelledEarly, 'deploy failed, cancelled during the rollback'],
    ['was cancelled, without an exit report', withoutReport, 'deploy failed, cancelled during the rollback'],
    ['had nothing to roll back', refused, 'deploy failed'],
    ['deployed nothing and leaves a text in doubt', inDoubt, 'deploy failed, not rolled back'],
  ])('says where the site is in its headline if the rollback %s', (_, report, words) => {
    expect(told(report).headline).toBe(`shop.example: ${words}`);
  });

  test.each<[string, Rollback]>([
    ['good ✓ back on commit 1a2b3c4 in 40 s', back.rollback],
    ['bad ✗ the rollback to commit 1a2b3c4 failed after 14 s', failed.rollback],
    ['doubtful ? the rollback to commit 1a2b3c4 was not seen to end, after 12 s', cancelled.rollback],
    ['doubtful ? nothing was deployed again, after 1.9 s', impossible.rollback],
  ])('has a line under its group: tone, mark and text are %s', (expected, rollback) => {
    const { tone, text } = closingLine({ rollback });
    expect(`${tone} ${text}`).toBe(expected);
  });
});

test('the outputs after a rollback are those of the failed deploy, except for where the site is', () => {
  const outputsOf = (report: RunReport): Record<string, string> =>
    renderOutputs(told(report), {
      traffic: { requests: 9, retries: 0 },
      sanitize: (text) => text.split('\n'),
      log: ['of the failed deploy'],
      deploymentId: 4,
    });
  expectGolden('outputs-rolled-back.json', readableOutputs(outputsOf(back)));
  for (const report of [failed, cancelled, late, impossible])
    expect(outputsOf(report)['rolled-back-to']).toBe('');
  expect(outputsOf(impossible)['last-deploy-at']).toBe(deployed.lastDeployAt);
});
