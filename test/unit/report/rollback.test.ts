import { describe, expect, test } from '@jest/globals';
import { rollbackLine } from '../../../src/report/closing-line.ts';
import { deploymentStatus, headline, rollbackStatus } from '../../../src/report/headline.ts';
import { renderOutputs } from '../../../src/report/outputs.ts';
import type { Rollback, RunReport } from '../../../src/report/run-report.ts';
import { drawTimeline } from '../../../src/report/timeline.ts';
import { deployed, facts } from '../../support/reports.ts';
import { EARLIER, rollbacks } from '../../support/rollbacks.ts';

const back = rollbacks['rolled-back'];
const failed = rollbacks['rollback-failed'];
const cancelled = rollbacks['rollback-cancelled'];
const impossible = rollbacks['rollback-impossible'];
const CAUSE =
  'The deploy ended, but the health check failed: https://shop.example/up answered with status 502.';

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

describe('after a rollback', () => {
  test.each<[string, RunReport, string]>([
    ['went well', back, 'deploy failed, the site is back on 1a2b3c4'],
    ['failed', failed, 'deploy failed, the rollback to 1a2b3c4 failed, too'],
    ['was not seen to end', late, 'deploy failed, unknown whether the rollback to 1a2b3c4 succeeded'],
    [
      'was cancelled',
      cancelled,
      'deploy failed, cancelled during the rollback to 1a2b3c4, which may still be running',
    ],
    ['was cancelled before its deploy', cancelledEarly, 'deploy failed, cancelled during the rollback'],
    ['was cancelled, without an exit report', withoutReport, 'deploy failed, cancelled during the rollback'],
    ['deployed nothing', impossible, 'deploy failed, not rolled back'],
    ['had nothing to roll back', refused, 'deploy failed'],
  ])('that %s, the headline says where the site is', (_, report, words) => {
    expect(headline(report, undefined)).toBe(`shop.example: ${words}`);
  });

  test('the name of the operation in the headline is that of the deploy, even when a text is in doubt', () => {
    const results = back.results.map((result) =>
      result.operation === 'sync-env' ? { ...result, status: 'unknown' as const } : result,
    );
    expect(headline({ ...impossible, results }, undefined)).toBe(
      'shop.example: deploy failed, not rolled back',
    );
  });

  test.each<[string, RunReport, string]>([
    ['back', back, `shop.example: deploy failed, the site is back on 1a2b3c4: ${CAUSE}`],
    ['cancelled', cancelled, 'shop.example: deploy failed, cancelled during the rollback to 1a2b3c4'],
  ])('the GitHub Deployment of the failed commit is a failure: %s', (_, report, words) => {
    const { state, description } = deploymentStatus(report, undefined);
    expect(state).toBe('failure');
    expect(description.slice(0, words.length)).toBe(words);
  });

  test.each<[string, RunReport, string, string]>([
    ['back', back, 'success', `the site is back on commit ${EARLIER}, with exit status 0`],
    ['failed', failed, 'failure', `the rollback to commit ${EARLIER} failed, too: `],
    ['cancelled', cancelled, 'error', `whether the site is back on commit ${EARLIER} is not known: `],
    ['not started', cancelledEarly, 'inactive', 'nothing was deployed again: '],
  ])('that of the commit before ends as the rollback did: %s', (_, report, state, words) => {
    const end = rollbackStatus(report, undefined);
    expect(end.state).toBe(state);
    expect(end.description.slice(0, `shop.example: ${words}`.length)).toBe(`shop.example: ${words}`);
  });
});

test.each<[Rollback, string]>([
  [back.rollback, 'good ✓ back on commit 1a2b3c4 in 40 s'],
  [failed.rollback, 'bad ✗ the rollback to commit 1a2b3c4 failed after 14 s'],
  [cancelled.rollback, 'doubtful ? the rollback to commit 1a2b3c4 was not seen to end, after 12 s'],
  [impossible.rollback, 'doubtful ? nothing was deployed again, after 1.9 s'],
])('the line under its group: %#', (rollback, expected) => {
  const { tone, text } = rollbackLine(rollback);
  expect(`${tone} ${text}`).toBe(expected);
});

describe('outputs', () => {
  const outputsOf = (report: RunReport): Record<string, string> =>
    renderOutputs(report, {
      traffic: { requests: 9, retries: 0 },
      sanitize: (text) => text.split('\n'),
      log: ['of the failed deploy'],
      deploymentId: 4,
    });

  test.each<[string, RunReport, string]>([
    ['back', back, EARLIER],
    ['failed', failed, ''],
    ['cancelled', cancelled, ''],
    ['out of time', late, ''],
    ['impossible', impossible, ''],
  ])('rolled-back-to is set only where the site was seen to be back: %s', (_, report, commit) => {
    expect(outputsOf(report)['rolled-back-to']).toBe(commit);
  });

  test('are those of the failed deploy, but for last_deploy_at, which is the last one read', () => {
    const { rollback: _, ...alone } = back;
    const first = outputsOf(alone);
    expect(first['last-deploy-at']).toBe(deployed.lastDeployAt);
    expect(outputsOf(back)).toEqual({
      ...first,
      'rolled-back-to': EARLIER,
      'last-deploy-at': '2026-11-21 09:31:40',
    });
    expect(first).toMatchObject({
      outcome: 'failed',
      'deployed-commit': deployed.commit,
      evidence: 'token,exit-status',
      'deploy-exit-status': '0',
      'deploy-duration-ms': '71000',
      'deploy-log': 'of the failed deploy',
    });
  });

  test('last-deploy-at is that of the failed deploy where no other was triggered', () => {
    expect(outputsOf(impossible)['last-deploy-at']).toBe(deployed.lastDeployAt);
  });
});

describe('the timeline', () => {
  const lines = (report: RunReport): string[] =>
    drawTimeline(report)
      .split('\n')
      .map((line) => line.trim());
  /** The lines of a section of the diagram. */
  const section = (report: RunReport, name: string): string[] => {
    const all = lines(report);
    const from = all.indexOf(`section ${name}`) + 1;
    const to = all.findIndex((line, nth) => nth >= from && /^(section |```)/.test(line));
    return from === 0 ? [] : all.slice(from, to);
  };

  test('shows the rollback after the failed deploy', () => {
    expect(section(back, 'deploy').at(-1)).toBe('health check 31 s (failed) :crit, 40970, 71870');
    expect(section(back, 'rollback')).toEqual([
      'putting back 1.9 s :done, 71870, 73770',
      'waiting for the log 1.3 s :done, 73890, 75170',
      'running 34 s :active, 75170, 108670',
      'health check 3.3 s :108670, 111970',
    ]);
  });

  test('says how the rollback ended, and marks the first deploy as failed whatever came of it', () => {
    const last = (report: RunReport): (string | undefined)[] =>
      ['deploy', 'rollback'].map((name) => section(report, name).at(-1)?.replace(/ :.*/, ''));
    expect(last(failed)).toEqual(['health check 31 s (failed)', 'running 11 s (failed)']);
    expect(last(cancelled)).toEqual(['health check 31 s (failed)', 'running 8.2 s (end not seen)']);
    expect(last(late)).toEqual(last(cancelled));
    expect(last(impossible)).toEqual(['health check 31 s (failed)', 'putting back 1.9 s']);
  });
});
