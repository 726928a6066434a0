import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { FleetReport } from '../../../src/outcome/report.ts';
import { renderFleetOutputs } from '../../../src/report/fleet-outputs.ts';
import { outputs } from '../../../src/report/outputs.ts';
import { sanitize } from '../../../src/secrets/sanitizer.ts';
import { fleet, fleets, good, numbers, rolledBack, target, waiting } from '../../support/fleets.ts';
import { expectGolden, readableOutputs } from '../../support/golden.ts';
import { row } from '../../support/reports.ts';

const hide = (text: string): string => text.replaceAll('hunter2-correct-horse', '***');
const outputsOf = (report: FleetReport): Record<string, string> =>
  renderFleetOutputs(report, {
    sanitize: (text) => sanitize(text, hide),
    traffic: { requests: 90, retries: 2 },
  });
const list = z.array(z.looseObject({ server: z.string(), site: z.string() }));
const listOf = (json = '') => list.parse(JSON.parse(json));
const MAX_BYTES = 1024 * 1024;

describe('the outputs of many targets', () => {
  const changed = { ...good, results: [row('sync-env', 'changed', 9, 'added A'), ...good.results] };
  const stopped = waiting(3, 3, 'It is enough.\nhunter2-correct-horse');

  test('read like test/golden/fleet-outputs.json, and are empty where they are of a single site', () => {
    const targets = [target(1, 1, 0, changed), target(2, 2, 50_000, rolledBack), stopped];
    const all = outputsOf(fleet(targets, { outcome: 'failed', unfinished: '["web-3/shop-02.example"]' }));
    expect(Object.keys(all)).toEqual(Object.values(outputs).flatMap((section) => Object.keys(section)));
    expectGolden('fleet-outputs.json', readableOutputs(all));
  });

  test('are lists if the list of targets is empty, and have the hash of a dry run', () => {
    expect(outputsOf(fleets.plan ?? fleet([]))['plan-hash']).toMatch(/^9f2c41d0/);
    expect(outputsOf(fleet([], { hasChanges: undefined }))).toMatchObject({
      ...{ outcome: 'succeeded', targets: '[]', results: '[]', plan: '', 'has-changes': '' },
    });
  });

  test.each([
    [2_000, 1, 'Why.', 'all', 'changed'],
    [2_000, 20, 'Why. '.repeat(400), 'changes', 'changed'],
    [8_000, 20, 'Why. '.repeat(400), 'results', undefined],
  ])('of %i targets with %i changes each fit into 1 MiB', (targets, changes, message, lost, status) => {
    const results = [row('sync-crontabs', 'changed', 9, ...Array<string>(changes).fill('#'.repeat(100)))];
    const failure = { outcome: 'failed', message, next: '' } as const;
    const run = { ...good, outcome: 'failed' as const, failure, results };
    const many = numbers(1, targets).map((nth) => target(nth, 1, 0, run));
    const all = outputsOf(fleet(many, { outcome: 'failed', unfinished: '' }));
    for (const json of Object.values(all)) expect(Buffer.byteLength(json)).toBeLessThanOrEqual(MAX_BYTES);
    const [rows, ends] = [listOf(all.results), listOf(all.targets)];
    expect([rows.length, ends.length]).toEqual([targets, targets]);
    const kept =
      status === undefined ? [] : [expect.objectContaining({ operation: 'sync-crontabs', status })];
    expect([rows[0]?.cut ?? 'all', rows[0]?.results]).toEqual([lost, kept]);
    expect(ends.at(-1)).toMatchObject({ batch: 1, outcome: 'failed' });
  });

  test('are empty lists if not even the names fit', () => {
    const site = '&'.repeat(5_000);
    const targets = numbers(1, 3_000).map((nth) => ({ ...target(nth, 1, 0, good), server: site, site }));
    const all = outputsOf(fleet(targets, { unfinished: '' }));
    expect(all).toMatchObject({ targets: '[]', results: '[]', plan: '[]' });
  });
});
