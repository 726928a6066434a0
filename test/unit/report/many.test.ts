import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { CancelledError, OperationError } from '../../../src/core/errors.ts';
import type { Report, RunEnd, TargetEnd } from '../../../src/outcome/end.ts';
import { failureOf, outcomeOf } from '../../../src/outcome/failure.ts';
import { annotationsOf } from '../../../src/report/annotations.ts';
import { linesOfNextRun, targetLine, targetTitle } from '../../../src/report/log-lines.ts';
import { proseOf } from '../../../src/report/markdown.ts';
import { outputs } from '../../../src/report/outputs.ts';
import { type SafeReport, safeReport } from '../../../src/report/safe-report.ts';
import { sectionsOf } from '../../../src/report/sections.ts';
import { heading, renderSummary } from '../../../src/report/summary.ts';
import {
  allFailed,
  at,
  domainOf,
  fleet,
  fleetOf,
  fleets,
  good,
  numbers,
  rolledBack,
  scriptFailed,
  target,
  unproven,
  waiting,
} from '../../support/fleets.ts';
import { expectGolden, readableOutputs } from '../../support/golden.ts';
import {
  deployed,
  facts,
  outputsOf,
  places,
  redactor,
  renderComment,
  reports,
  row,
} from '../../support/reports.ts';

const SECRET = 'hunter2-correct-horse';
const prose = proseOf({ items: 20, characters: 1_000, isBrief: false });
const safe = (report: Report): SafeReport => safeReport(report, redactor);
const summaryOf = (report: Report): string =>
  renderSummary(safe(report), { ...places, siteRepository: undefined }, sectionsOf);
const commentOf = (report: Report, maxCharacters = 65_000): string =>
  renderComment(safe(report), maxCharacters);

const MAX_BYTES = 900 * 1024;
const LOG = Array.from({ length: 2_000 }, (_, nth) => `line ${nth} of a log & <b> ${SECRET}`).join('\n');
const times = (text: string, part: string): number => text.split(part).length - 1;
/** All details that are opened are closed. */
const isBalanced = (text: string): boolean => times(text, '<details') === times(text, '</details>');
const failed = { outcome: 'failed' } as const;
const failedFleet = (...targets: readonly TargetEnd[]): Report => fleet(targets, failed);
const reportOf = (name: string): RunEnd => reports[name] ?? good;
/** Targets that ended as these runs did. */
const ended = (...runs: readonly RunEnd[]): TargetEnd[] => runs.map((run, nth) => target(nth + 1, 1, 0, run));
const many = (run: RunEnd, count: number): TargetEnd[] =>
  numbers(1, count).map((nth) => target(nth, 1, 0, run));
const doing = (status: 'changed' | 'unchanged'): RunEnd => ({
  outcome: 'succeeded',
  durationMs: 400,
  results: [row('sync-env', status, 400)],
});
const planning = (...results: RunEnd['results']): RunEnd => {
  return { outcome: 'planned', durationMs: 90, results };
};
const server = (run: RunEnd): TargetEnd => ({ ...target(99, 1, 0, run), server: 'web-1', site: '' });
const why = new OperationError('deploy-script-failed', 'Why.', 'Look.');

/** A run whose deploy failed for this reason. */
function failing(nth: number, message = `Reason ${nth % 2}.`) {
  const failure = failureOf(new OperationError('deploy-script-failed', message, 'Look at it.'));
  return { ...good, outcome: outcomeOf(failure), failure, results: [row('deploy', 'failed', 9)] };
}

/** Other headlines are in the stored summaries. */
const change = row('sync-env', 'planned', 0, 'add A');
const rejected = { outcome: 'rejected', failure: { ...failureOf(why), reason: 'input-invalid' } } as const;

test.each<[string, Report]>([
  ['⚠️ 1 of 3 deployed; 2 without proof that it worked', fleet(ended(good, unproven, unproven))],
  ['❌ 1 of 2 planned: 1 would change; 1 failed', failedFleet(...ended(planning(change), scriptFailed))],
  ['🚫 cancelled', fleet([], { outcome: 'cancelled', failure: failureOf(new CancelledError('It was.')) })],
  ['❓ 1 of 2 deployed; 1 unknown', fleet(ended(good, reportOf('unknown')), { outcome: 'unknown' })],
  ['✅ no targets, nothing to do', fleet([])],
  ['❌ the run failed', fleet([], { ...failed, failure: failureOf(why) })],
  ['✅ part 2/5: 16 of 16 deployed', fleet(many(good, 16), { list: { shard: '2/5' } })],
  ['⛔ inputs rejected, nothing was written', fleet([], rejected)],
  ['✅ 2 of 2 deployed', fleet([server(doing('changed')), ...many(good, 2)])],
  [
    '❌ 1 of 2 deployed; 1 failed, 1 not started',
    failedFleet(server(scriptFailed), ...many(good, 1), waiting(2, 1)),
  ],
])('the headline of many targets says “%s”', (words, report) => {
  expect(heading(safe(report), { ...prose, say: (text) => text })).toBe(`### ${words}`);
});

test('the log of many targets names each one, and ends it with a line like those of test/golden/fleet-lines.txt', () => {
  const counts = { done: 3, failed: 0, total: 80, running: [] };
  expect(targetTitle(target(4, 1, 0, good), counts)).toBe('3 of 80 · shop-04.example on web-1');
  const runs = [good, unproven, doing('unchanged'), planning(), rolledBack, reportOf('unknown')];
  const lines = [
    ...runs.map((run) => target(1, 1, 9_000, run)),
    {
      ...target(1, 1, 0, good),
      ...failed,
      failure: { ...failureOf(why), reason: 'health-check-failed' as const },
    },
    waiting(1, 2, 'Why.'),
    { ...server(good), ...failed, fromMs: undefined },
  ].map(targetLine);
  expectGolden('fleet-lines.txt', lines.map(({ tone, text }) => `${tone} ${text}\n`).join(''));
});

describe('the annotations of many targets', () => {
  test('tell of each failed target', () => {
    const annotations = annotationsOf(fleets.eighty ?? fleet([]));
    expect(annotations.map(({ title }) => title)).toEqual([
      'web-4/shop-23.example: deploy failed',
      'web-2/shop-57.example: deploy failed, the site is back on 1a2b3c4',
    ]);
    expect(annotations[0]?.message).toMatch(
      /^web-4\/shop-23\.example: The deploy script exited .*\nNext: Read/,
    );
  });

  test('are ten at most, and the last one tells how many more failed', () => {
    const annotations = annotationsOf(failedFleet(...many(scriptFailed, 11)));
    expect([annotations.length, annotations.at(-1)?.title]).toEqual([10, '2 more targets failed']);
  });

  test('are a single one if the run was cancelled, and none if it succeeded', () => {
    const message = expect.stringMatching(
      /^The workflow was cancelled\.\nNext: Check the targets that were still running/,
    );
    const title = 'cancelled: 5 of 20 deployed; 3 cancelled, 12 not started';
    expect(annotationsOf(fleets.cancelled ?? fleet([]))).toEqual([{ title, message }]);
    expect(annotationsOf(fleet(many(good, 3)))).toEqual([]);
  });
});

const list = z.array(z.looseObject({ server: z.string(), site: z.string() }));
const listOf = (json = '') => list.parse(JSON.parse(json));

describe('the outputs of many targets', () => {
  const changed = { ...good, results: [row('sync-env', 'changed', 9, 'added A'), ...good.results] };
  const stopped = waiting(3, 3, 'It is enough.\nhunter2-correct-horse');

  test('read like test/golden/fleet-outputs.txt, and are empty where they are of a single site', () => {
    const targets = [target(1, 1, 0, changed), target(2, 2, 50_000, rolledBack), stopped];
    const report = fleet(targets, { outcome: 'failed', list: { unfinished: '["web-3/shop-02.example"]' } });
    const all = outputsOf(report, { requests: 90, retries: 2 });
    expect(Object.keys(all)).toEqual(Object.values(outputs).flatMap((section) => Object.keys(section)));
    expectGolden('fleet-outputs.txt', readableOutputs(all));
  });

  test.each([
    [1, 'Why.', 'all', 1],
    [20, 'Why. '.repeat(400), 'results', 0],
  ])('of 2,000 targets with %i changes each fit into 1 MiB', (changes, message, lost, kept) => {
    const results = [row('sync-crontabs', 'changed', 9, ...Array<string>(changes).fill('#'.repeat(100)))];
    const failure = { reason: 'deploy-script-failed', message, next: '' } as const;
    const run = { ...good, outcome: 'failed' as const, failure, results };
    const all = outputsOf(failedFleet(...many(run, 2_000)));
    for (const json of Object.values(all)) expect(Buffer.byteLength(json)).toBeLessThanOrEqual(1024 * 1024);
    const [rows, ends] = [listOf(all.results), listOf(all.targets)];
    expect([rows.length, ends.length]).toEqual([2_000, 2_000]);
    expect([rows[0]?.cut ?? 'all', rows[0]?.results]).toMatchObject([lost, { length: kept }]);
    expect(ends.at(-1)).toMatchObject({ batch: 1, outcome: 'failed' });
  });
});

describe('the summary of many targets', () => {
  test.each(['canary', 'plan', 'three'])('reads like test/golden/fleet-%s.md', (name) => {
    const summary = summaryOf(fleets[name] ?? fleet([]));
    expectGolden(`fleet-${name}.md`, summary);
    expect(summary).not.toContain('hunter2');
  });

  /** So many targets, of which these have failed, each for its reason. */
  const failingAmong = (
    count: number,
    isFailed: (nth: number) => boolean,
    why?: (nth: number) => string,
  ): string => {
    const one = (nth: number) => target(nth, 1, 0, isFailed(nth) ? failing(nth, why?.(nth)) : good);
    return summaryOf(fleetOf(count, one, { outcome: 'failed' }));
  };

  test('of 500 failures shows them all, each reason once and the end of each log', () => {
    const summary = summaryOf(allFailed(500, LOG));
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(MAX_BYTES);
    expect(summary.startsWith('### ❌ 0 of 500 deployed; 500 failed\n')).toBe(true);
    expect(times(summary, '> [!CAUTION]')).toBe(3);
    for (const part of [
      ' | ❌ deploy failed, on 3f2c1b0',
      '- ❌ `deploy` failed',
      '**The end of the deploy log**',
    ])
      expect([part, times(summary, part)]).toEqual([part, 500]);
    expect(summary).not.toContain('left out');
    expect(summary).not.toContain(SECRET);
    expect(isBalanced(summary)).toBe(true);
  });

  test('tells once which commits go out, and nothing of targets that deploy none', () => {
    const going = (nth: number, more: Partial<RunEnd> = {}): RunEnd => {
      const goesOut = ['brings 1 commit', 'the subject'];
      const live = { commit: `${nth}`.repeat(40), sign: undefined, ours: deployed.commit ?? '', goesOut };
      return { ...good, facts: { ...facts, live }, ...more };
    };
    const told = '<code>3f2c1b0</code> brings 1 commit</summary>\n\n- the subject\n\n[Compare on GitHub]';
    expect(summaryOf(fleet(ended(going(1), going(1))))).toContain(`<details open><summary>${told}`);
    const idle = [going(2, { outcome: 'superseded' }), going(3, { results: [row('sync-env', 'changed')] })];
    const summary = summaryOf(fleet(ended(going(1), going(1), ...idle)));
    expect(summary).toContain(`<summary>2 targets: ${told}`);
    expect(times(summary, 'brings 1 commit')).toBe(1);
  });

  test('of 2,000 targets cuts the table at 300, failures last, and says so', () => {
    const summary = failingAmong(2_000, (nth) => nth % 10 === 0);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(MAX_BYTES);
    const [, table = ''] = summary.split('<summary>300 of 2000 targets</summary>');
    expect(times(table, '| ❌ deploy failed')).toBe(200);
    expect(times(table, '| deployed 3f2c1b0')).toBe(100);
    expect(table).toContain('1700 more targets: see the output `targets`.');
  });

  test('tells reasons that differ only in the domain once, and a single one with its domain', () => {
    const down = (nth: number) => `https://${domainOf(nth)}/up answered 502.`;
    const general = '**2 targets:** https:&#8203;//&#60;site&#62;/up answered 502.';
    expect(failingAmong(2, () => true, down)).toContain(general);
    const single = '**web-2/shop-01.example:** https:&#8203;//shop-01.example/up answered 502.';
    expect(failingAmong(1, () => true, down)).toContain(single);
  });

  test.each([
    ['shows the list of the next run', '["a/b"]', true],
    ['leaves out a list of the next run that contains a secret', `["${SECRET}/b"]`, false],
    ['leaves out a list of the next run that would be shown differently', '["a\u202eb"]', false],
    ['leaves out a long list of the next run', JSON.stringify(numbers(1, 300).map(domainOf)), false],
  ])('%s', (_, unfinished, isShown) => {
    const report = fleet([target(1, 1, 0, failing(1))], { outcome: 'failed', list: { unfinished } });
    expect(summaryOf(report).includes('The targets of the next run')).toBe(isShown);
    const line = `To run the rest, give this as targets: ${isShown ? unfinished : 'the output unfinished'}`;
    expect(linesOfNextRun(safe(report))).toEqual([line]);
  });
});

const EVIL = `</details><script>|\`\`\`\n::error::x\n# x @acme/ops [a](javascript:x) ${SECRET} `;
const hostile = (nth: number, size: number): TargetEnd => {
  const site = EVIL.repeat(Math.ceil(size / EVIL.length));
  const one = target(nth, 1 + (nth % 3), 0, failing(nth, site));
  const changed = row('update-deploy-script', 'changed', 9, ...Array(30).fill(site));
  const results = [changed, row('deploy', 'failed')];
  return { ...one, ...at(site, failing(nth, site)), results, server: site, site };
};

test.each([
  [3, 100],
  [500, 600],
])(
  'hostile text in names and reasons of many targets of %i targets with names of %i characters stays inert and below the limits',
  (targets, size) => {
    const failure = failureOf(new OperationError('deploy-script-failed', EVIL, EVIL));
    const report = fleetOf(targets, (nth) => hostile(nth, size), { outcome: 'failed', failure });
    const summary = summaryOf(report);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(MAX_BYTES);
    const limits = [65_000, 5_000, 300];
    const comments = limits.map((limit) => commentOf(report, limit));
    expect(comments.map(({ length }, nth) => length <= (limits[nth] ?? 0))).toEqual([true, true, true]);
    for (const text of [summary, ...comments]) {
      expect(text.length).toBeGreaterThan(30);
      for (const part of ['<script', SECRET, '](javascript', '@acme', '\n::error', '\n# x'])
        expect(text).not.toContain(part);
      expect(isBalanced(text)).toBe(true);
    }
  },
);
