import { describe, expect, test } from '@jest/globals';
import { CancelledError, OperationError } from '../../../src/core/errors.ts';
import { failureOf } from '../../../src/report/failure.ts';
import { fleetAnnotations } from '../../../src/report/fleet-annotations.ts';
import { fleetHeadline, fleetMark } from '../../../src/report/fleet-headline.ts';
import { fleetProgress, targetLine, targetTitle } from '../../../src/report/fleet-lines.ts';
import type { FleetReport, TargetReport } from '../../../src/report/fleet-report.ts';
import type { RunReport } from '../../../src/report/run-report.ts';
import {
  fleet,
  fleets,
  good,
  numbers,
  rolledBack,
  scriptFailed,
  target,
  unhealthy,
  unproven,
  waiting,
} from '../../support/fleets.ts';
import { deployed, facts, reports, row } from '../../support/reports.ts';

const failed = { outcome: 'failed' } as const;
const reportOf = (name: string): RunReport => reports[name] ?? good;
/** Targets that ended as these runs did. */
const ended = (...runs: readonly RunReport[]): TargetReport[] =>
  runs.map((run, nth) => target(nth + 1, 1, 0, run));
const many = (run: RunReport, to: number, from = 1): TargetReport[] =>
  numbers(from, to).map((nth) => target(nth, 1, 0, run));
const doing = (status: 'changed' | 'unchanged', operation = 'sync-env'): RunReport => ({
  ...{ outcome: 'succeeded', durationMs: 400, results: [row(operation, status, 400)] },
});
const planning = (...results: RunReport['results']): RunReport => ({
  ...{ outcome: 'planned', durationMs: 90, results },
});
const unfollowed: RunReport = {
  ...good,
  facts: { ...facts, deploy: { ...deployed, followed: false, evidence: [] } },
};
const server = (run: RunReport): TargetReport => ({ ...target(99, 1, 0, run), server: 'web-1', site: '' });
const why = new OperationError('failed', 'Why.', 'Look.');

describe('the headline of many', () => {
  const change = row('sync-env', 'planned', 0, 'add A');
  const again = row('deploy', 'planned', 0, 'trigger a deploy');
  const stopped: Partial<FleetReport> = { ...failed, failure: failureOf(why) };

  test.each<[string, FleetReport]>([
    ['✅ 80 of 80 deployed', fleet(many(good, 80))],
    ['❌ 78 of 80 deployed; 2 failed, 1 of them rolled back', fleets.eighty ?? fleet([])],
    ['❌ 0 of 3 deployed; 3 failed', fleet(many(scriptFailed, 3), failed)],
    ['❌ 0 of 2 deployed; 2 failed, all rolled back', fleet(many(rolledBack, 2), failed)],
    ['❌ 0 of 1 deployed; 1 failed, the site is back on 1a2b3c4', fleet(many(rolledBack, 1), failed)],
    [
      '❌ 0 of 3 deployed; 1 failed, the site is back on 1a2b3c4; 2 not started',
      fleet([...many(rolledBack, 1), waiting(2, 2), waiting(3, 2)], failed),
    ],
    [
      '❌ 5 of 80 deployed; 1 failed, 74 not started',
      fleet(
        [...many(good, 5), target(6, 1, 0, unhealthy), ...numbers(7, 80).map((nth) => waiting(nth, 2))],
        failed,
      ),
    ],
    ['⚠️ 1 of 3 deployed; 2 without proof that it worked', fleet(ended(good, unproven, unproven))],
    ['⚠️ 0 of 2 deployed; 2 triggered and not followed', fleet(many(unfollowed, 2))],
    ['✅ 2 of 2 done', fleet(ended(doing('changed'), doing('unchanged')))],
    ['✅ 2 targets: no changes needed', fleet(ended(doing('unchanged'), doing('unchanged')))],
    ['✅ 1 of 1 done', fleet(ended(doing('unchanged', 'show-server-logs')))],
    ['📝 2 planned: 1 would change', fleet(ended(planning(change), planning()), { outcome: 'planned' })],
    ['📝 1 planned: nothing would change', fleet(ended(planning()), { outcome: 'planned' })],
    [
      '📝 2 planned: 1 would change, all would run deploy',
      fleet(ended(planning(change, again), planning(again)), { outcome: 'planned' }),
    ],
    ['❌ 1 of 2 planned: 1 would change; 1 failed', fleet(ended(planning(change), scriptFailed), failed)],
    ['🚫 cancelled: 5 of 20 deployed; 3 cancelled, 12 not started', fleets.cancelled ?? fleet([])],
    ['🚫 cancelled', fleet([], { outcome: 'cancelled', failure: failureOf(new CancelledError('It was.')) })],
    ['⏳ 0 of 1 deployed; 1 timed out', fleet(ended(reportOf('timed-out')), { outcome: 'timed_out' })],
    ['❓ 1 of 2 deployed; 1 unknown', fleet(ended(good, reportOf('unknown')), { outcome: 'unknown' })],
    ['✅ no targets, nothing to do', fleet([])],
    ['❌ the run failed', fleet([], stopped)],
    ['❌ the run failed: 1 of 1 deployed', fleet(many(good, 1), stopped)],
    ['✅ part 2/5: 16 of 16 deployed', fleet(many(good, 16), { shard: '2/5' })],
    [
      '⛔ inputs rejected, no write was sent',
      fleet([waiting(1, 1)], { outcome: 'rejected', failure: { ...failureOf(why), outcome: 'rejected' } }),
    ],
    ['✅ 2 of 2 deployed', fleet([server(doing('changed')), ...many(good, 2)])],
    [
      '❌ 1 of 2 deployed; the operations of web-1 failed, 1 not started',
      fleet([server(scriptFailed), target(1, 1, 0, good), waiting(2, 1)], failed),
    ],
    ['❌ 0 of 1 done; 1 failed', fleet([server({ ...doing('changed'), ...failed })], failed)],
  ])('%s', (words, report) => {
    expect(`${fleetMark(report)} ${fleetHeadline(report)}`).toBe(words);
  });
});

describe('the log of many', () => {
  const lineOf = (one: TargetReport): string => {
    const { tone, text } = targetLine(one);
    return `${tone} ${text}`;
  };
  const afterPause: TargetReport = { ...target(1, 1, 0, good), ...failed, failure: failureOf(why) };

  test.each<[string, TargetReport]>([
    ['good ✓ web-2/shop-01.example: deployed 3f2c1b0 in 46 s, 46 s in all', target(1, 1, 9_000, good)],
    [
      'doubtful ? web-2/shop-01.example: a deploy ended after 6.2 s, nothing shows whether it worked, 6.5 s in all',
      target(1, 1, 0, unproven),
    ],
    ['quiet · web-2/shop-01.example: no changes needed, 0.4 s in all', target(1, 1, 0, doing('unchanged'))],
    ['planned → web-2/shop-01.example: no changes, 0.1 s in all', target(1, 1, 0, planning())],
    [
      'bad ✗ web-2/shop-01.example: deploy failed, the site is back on 1a2b3c4, 1 min 52 s in all',
      target(1, 1, 0, rolledBack),
    ],
    ['bad ✗ web-2/shop-01.example: deployed 3f2c1b0 in 46 s, then failed, 46 s in all', afterPause],
    [
      'doubtful ? web-2/shop-01.example: unknown whether deploy succeeded, 2 min 22 s in all',
      target(1, 1, 0, reportOf('unknown')),
    ],
    ['quiet · web-2/shop-01.example: not started', waiting(1, 2, 'Why.')],
    ['bad ✗ web-1: made 1 change, then failed, 0.4 s in all', { ...server(doing('changed')), ...failed }],
    ['bad ✗ web-1: failed', { ...server(good), ...failed, run: undefined, span: undefined }],
  ])('%s', (expected, one) => {
    expect(lineOf(one)).toBe(expected);
  });

  test('names a target in the title of its group', () => {
    expect(targetTitle(3, 80, { server: 'web-1', site: 'shop.example' })).toBe(
      '3 of 80 · shop.example on web-1',
    );
    expect(targetTitle(1, 3, { server: 'web-1', site: '' })).toBe('1 of 3 · web-1');
  });

  test('tells its progress, the longest first', () => {
    const running = [12, 40, 3, 7, 5, 8, 9].map((seconds, nth) => ({
      ...{ server: 'web-1', site: nth === 6 ? '' : `${'abcdef'[nth]}.example`, sinceMs: seconds * 1_000 },
    }));
    const counts = { done: 23, failed: 1, total: 80 };
    expect(fleetProgress({ ...counts, running: running.slice(0, 2) })).toBe(
      '23 of 80 done (1 failed), 2 running: b.example 40 s, a.example 12 s',
    );
    expect(fleetProgress({ ...counts, failed: 0, running })).toBe(
      '23 of 80 done, 7 running: b.example 40 s, a.example 12 s, web-1 9.0 s, f.example 8.0 s, d.example 7.0 s and 2 more',
    );
    expect(fleetProgress({ ...counts, running: [] })).toBe('23 of 80 done (1 failed)');
  });
});

describe('the annotations of many', () => {
  test('are one a failed target, with what was done before', () => {
    const [first, ...others] = fleetAnnotations(fleets.eighty ?? fleet([]));
    expect(first?.title).toBe('web-4/shop-23.example: deploy failed');
    expect(first?.message).toMatch(
      /^The deploy script exited .*\nDone before that: update-deploy-script: .*\nNext: Read/,
    );
    expect(others.map(({ title }) => title)).toEqual([
      'web-2/shop-57.example: deploy failed, the site is back on 1a2b3c4',
    ]);
  });

  test.each([
    [10, '3 of 10', 'web-3/shop-10.example: deploy failed', 10],
    [11, '', '2 more targets failed', 10],
    [80, '', '71 more targets failed', 10],
  ])('of %i failures are at most ten', (size, _, last, length) => {
    const annotations = fleetAnnotations(fleet(many(scriptFailed, size), failed));
    expect(annotations).toHaveLength(length);
    expect(annotations.at(-1)?.title).toBe(last);
  });

  test('say which ones failed besides, the first twenty of them', () => {
    const last = fleetAnnotations(fleet(many(scriptFailed, 80), failed)).at(-1);
    expect(last?.message).toMatch(
      /^web-3\/shop-10\.example, .*, web-2\/shop-29\.example and 51 more\nNext: /,
    );
  });

  test('are one for the run if no target failed, and none if nothing did', () => {
    expect(fleetAnnotations(fleets.cancelled ?? fleet([]))).toEqual([
      {
        title: 'cancelled: 5 of 20 deployed; 3 cancelled, 12 not started',
        message: expect.stringMatching(
          /^The workflow was cancelled\.\nweb-3\/shop-06\.example: cancelled, the deploy may still be running\nweb-4\/.*\nNext: Check the targets that were still running/,
        ),
      },
    ]);
    expect(fleetAnnotations(fleet(many(good, 3)))).toEqual([]);
  });
});
