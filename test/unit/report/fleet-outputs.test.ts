import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { renderFleetOutputs } from '../../../src/report/fleet-outputs.ts';
import type { FleetReport } from '../../../src/report/fleet-report.ts';
import { outputs } from '../../../src/report/outputs.ts';
import { sanitize } from '../../../src/secrets/sanitizer.ts';
import { fleet, fleets, good, numbers, rolledBack, target, waiting } from '../../support/fleets.ts';
import { row } from '../../support/reports.ts';

const hide = (text: string): string => text.replaceAll('hunter2hunter2', '***');
const outputsOf = (report: FleetReport): Record<string, string> =>
  renderFleetOutputs(report, {
    sanitize: (text) => sanitize(text, hide),
    traffic: { requests: 90, retries: 2 },
  });
const list = z.array(z.looseObject({ server: z.string(), site: z.string() }));
const listOf = (json = '') => list.parse(JSON.parse(json));
const MAX_BYTES = 1024 * 1024;

describe('the outputs of many', () => {
  const changed = { ...good, results: [row('sync-env', 'changed', 9, 'added A'), ...good.results] };
  const report = fleet(
    [
      target(1, 1, 0, changed),
      target(2, 2, 50_000, rolledBack),
      waiting(3, 3, 'It is enough.\nhunter2hunter2'),
    ],
    { outcome: 'failed', unfinished: '["web-3/shop-02.example"]' },
  );

  test('are all there, and empty where they are of a single site', () => {
    const all = outputsOf(report);
    const names = Object.values(outputs).flatMap((section) => Object.keys(section));
    expect(Object.keys(all)).toEqual(names);
    const given = Object.entries(all).flatMap(([name, value]) => (value === '' ? [] : [name]));
    expect(given.sort()).toEqual([
      'changed',
      'has-changes',
      'outcome',
      'plan',
      'requests',
      'results',
      'retries',
      'targets',
      'unfinished',
    ]);
    expect(all).toMatchObject({
      ...{ outcome: 'failed', changed: 'true', 'has-changes': 'true', requests: '90', retries: '2' },
      unfinished: '["web-3/shop-02.example"]',
    });
  });

  test('tell how each target ended, in the order of the list', () => {
    expect(listOf(outputsOf(report).targets)).toEqual([
      {
        ...{ server: 'web-2', site: 'shop-01.example', batch: 1, outcome: 'succeeded', changed: true },
        'deployed-commit': '3f2c1b0a9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a',
        ...{ evidence: 'token,exit-status,health-check,verify-command', duration_ms: 46_100 },
      },
      {
        ...{ server: 'web-3', site: 'shop-02.example', batch: 2, outcome: 'failed', changed: true },
        'deployed-commit': '3f2c1b0a9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a',
        ...{ evidence: 'token,exit-status', duration_ms: rolledBack.durationMs },
        error: expect.stringMatching(
          /^The deploy ended, but the health check failed: .* rollback-on-failure: /,
        ),
      },
      {
        ...{ server: 'web-4', site: 'shop-03.example', batch: 3, outcome: 'not-run', changed: false },
        ...{ 'deployed-commit': '', evidence: '', duration_ms: 0, error: 'It is enough. ***' },
      },
    ]);
  });

  test('have the results and plans of each target', () => {
    const { results, plan } = outputsOf(report);
    const [first, , last] = listOf(results);
    expect(first).toEqual({
      ...{ server: 'web-2', site: 'shop-01.example' },
      results: [
        { operation: 'sync-env', status: 'changed', changes: ['added A'], duration_ms: 9 },
        { operation: 'update-deploy-script', status: 'unchanged', changes: [], duration_ms: 40 },
        { operation: 'deploy', status: 'changed', changes: ['deployed'], duration_ms: 45_700 },
      ],
    });
    expect(last).toEqual({ server: 'web-4', site: 'shop-03.example', results: [] });
    expect(listOf(plan).map(({ site }) => site)).toEqual(['shop-01.example', 'shop-02.example']);
  });

  test('of a dry run have its hash; of an empty list they are lists', () => {
    expect(outputsOf(fleets.plan ?? report)['plan-hash']).toMatch(/^9f2c41d0/);
    expect(outputsOf(fleet([], { hasChanges: undefined }))).toMatchObject({
      ...{ outcome: 'succeeded', targets: '[]', results: '[]', plan: '', 'has-changes': '' },
    });
  });
});

describe('outputs that would be too large for GitHub', () => {
  const large = (targets: number, changes: number, message: string): Record<string, string> => {
    const results = [row('sync-crontabs', 'changed', 9, ...Array<string>(changes).fill('#'.repeat(100)))];
    const failure = { outcome: 'failed', message, next: '' } as const;
    const run = { ...good, outcome: 'failed' as const, failure, results };
    return outputsOf(
      fleet(
        numbers(1, targets).map((nth) => target(nth, 1, 0, run)),
        { outcome: 'failed', unfinished: '' },
      ),
    );
  };

  test.each([
    [2_000, 1, 'Why.', 'all', 'changed'],
    [2_000, 20, 'Why. '.repeat(400), 'changes', 'changed'],
    [8_000, 20, 'Why. '.repeat(400), 'results', undefined],
  ])('of %i targets with %i changes lose these first', (targets, changes, message, lost, status) => {
    const all = large(targets, changes, message);
    for (const json of Object.values(all)) expect(Buffer.byteLength(json)).toBeLessThanOrEqual(MAX_BYTES);
    const rows = listOf(all.results);
    expect(rows).toHaveLength(targets);
    expect(rows[0]?.cut ?? 'all').toBe(lost);
    expect(rows[0]?.results).toEqual(
      status === undefined ? [] : [expect.objectContaining({ operation: 'sync-crontabs', status })],
    );
    const ends = listOf(all.targets);
    expect(ends).toHaveLength(targets);
    expect(ends.at(-1)).toMatchObject({ batch: 1, outcome: 'failed' });
  });

  test('are empty lists where not even the names fit', () => {
    const site = '&'.repeat(5_000);
    const targets = numbers(1, 3_000).map((nth) => ({ ...target(nth, 1, 0, good), server: site, site }));
    expect(outputsOf(fleet(targets, { unfinished: '' }))).toMatchObject({
      targets: '[]',
      results: '[]',
      plan: '[]',
    });
  });
});
