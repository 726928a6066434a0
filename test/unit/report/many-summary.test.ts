import { describe, expect, test } from '@jest/globals';
import { OperationError } from '../../../src/core/errors.ts';
import { failureOf } from '../../../src/outcome/failure.ts';
import type { Report, TargetReport } from '../../../src/outcome/report.ts';
import { renderComment } from '../../../src/report/comment.ts';
import { tellMany } from '../../../src/report/many.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { sanitize } from '../../../src/secrets/sanitizer.ts';
import {
  allFailed,
  at,
  domainOf,
  fleet,
  fleetOf,
  fleets,
  good,
  numbers,
  target,
  waiting,
} from '../../support/fleets.ts';
import { expectGolden } from '../../support/golden.ts';
import { places, row } from '../../support/reports.ts';

const SECRET = 'hunter2-correct-horse';
const redactor = createRedactor();
redactor.add(SECRET);
const safe = (text: string): string[] => sanitize(text, redactor.redact);
const shared = { sanitize: safe, scriptDiff: undefined };
const summaryOf = (report: Report): string =>
  renderSummary(tellMany(report), { ...shared, log: [], places: { ...places, siteRepository: undefined } });
const commentOf = (report: Report, maxCharacters = 65_000): string =>
  renderComment(tellMany(report), {
    ...{ ...shared, environmentUrl: undefined, maxCharacters, commit: 'a'.repeat(40) },
    repositoryUrl: 'https://github.example/acme/shop',
    logUrl: 'https://github.example/acme/shop/actions/runs/9876543210',
  });

function expectHidden(name: string, text: string): void {
  expectGolden(`${name}.md`, text);
  expect(text).not.toContain('hunter2');
}

const MAX_BYTES = 900 * 1024;
const LOG = Array.from({ length: 2_000 }, (_, nth) => `line ${nth} of a log & <b> ${SECRET}`).join('\n');
/** The number of times that a text has a part. */
const times = (text: string, part: string): number => text.split(part).length - 1;
/** All details that are opened are closed. */
const isBalanced = (text: string): boolean => times(text, '<details') === times(text, '</details>');

describe('with many targets', () => {
  test.each(Object.entries(fleets))('the summary reads like test/golden/fleet-%s.md', (name, report) => {
    expectHidden(`fleet-${name}`, summaryOf(report));
  });

  test.each(['eighty', 'canary', 'plan', 'cancelled'])(
    'the comment reads like test/golden/fleet-comment-%s.md',
    (name) => expectHidden(`fleet-comment-${name}`, commentOf(fleets[name] ?? fleet([]))),
  );
});

describe('the summary', () => {
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
    for (const part of [' | ❌ failed after ', '- ❌ `deploy` failed', 'line 1999 of a log'])
      expect([part, times(summary, part)]).toEqual([part, 500]);
    expect(summary).not.toContain('left out');
    expect(summary).not.toContain(SECRET);
    expect(isBalanced(summary)).toBe(true);
  });

  test('of 2,000 targets cuts the table at 200, but never a failure, and says so', () => {
    const summary = failingAmong(2_000, (nth) => nth % 5 === 0);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(MAX_BYTES);
    expect(times(summary, '| ❌ failed after ')).toBe(400);
    expect(summary).toContain('1600 more targets, none of which failed: see the output `targets`.');
    expect(summary).toContain('400 of 2000 targets');
  });

  test('of 150 successes and 100 failures has 200 rows', () => {
    const summary = failingAmong(250, (nth) => nth > 150);
    const [, table = ''] = summary.split('<summary>200 of 250 targets</summary>');
    expect(times(table, '| deployed `')).toBe(100);
    expect(table).toContain('50 more targets, none of which failed');
  });

  test('tells reasons that differ only in the domain once, and a single one with its domain', () => {
    const down = (nth: number) => `https://${domainOf(nth)}/up answered 502.`;
    expect(failingAmong(2, () => true, down)).toContain(
      '**2 targets:** https:&#8203;//&#60;site&#62;/up answered 502.',
    );
    expect(failingAmong(1, () => true, down)).toContain(
      '**web-2/shop-01.example:** https:&#8203;//shop-01.example/up answered 502.',
    );
  });

  test('hides a secret that contains the domain of its target', () => {
    redactor.add(`xyzzy-${domainOf(1)}-plugh`);
    const summary = failingAmong(
      2,
      () => true,
      () => `It said xyzzy-${domainOf(1)}-plugh.`,
    );
    expect(summary).not.toContain('plugh');
  });

  test('lists reasons from the ninth on, and counts those beyond its limit', () => {
    const summary = failingAmong(
      60,
      () => true,
      (nth) => `Reason ${nth}.`,
    );
    expect(times(summary, '> [!CAUTION]')).toBe(8);
    expect(summary).toContain('- **web-2/shop-09.example:** Reason 9.');
    expect(summary).toContain('- and 32 more reasons');
  });

  test.each([
    ['shows the list of the next run', '["a/b"]', true],
    ['leaves out a list of the next run that contains a secret', `["${SECRET}/b"]`, false],
    ['leaves out a list of the next run that would be shown differently', '["a\u202eb"]', false],
    ['leaves out a long list of the next run', JSON.stringify(numbers(1, 300).map(domainOf)), false],
  ])('%s', (_, unfinished, isShown) => {
    const summary = summaryOf(
      fleet([target(1, 1, 0, failing(1))], { outcome: 'failed', list: { unfinished } }),
    );
    expect(summary.includes('The targets of the next run')).toBe(isShown);
  });

  test('of no targets and of rejected ones is short', () => {
    expect(summaryOf(fleet([]))).toMatch(/^### ✅ no targets, nothing to do\n\n\[workflow run\]\(\S+\)\n$/);
    const failure = {
      outcome: 'rejected',
      message: 'targets: expected a site.',
      next: 'Correct it.',
    } as const;
    const rejected = summaryOf(fleet([waiting(1, 1)], { outcome: 'rejected', failure }));
    expect(rejected).toContain('### ⛔ inputs rejected, no write was sent');
    expect(rejected).not.toMatch(/To go on|shop-01/);
  });

  test('draws the last thirty of many batches', () => {
    const summary = summaryOf(fleetOf(40, (nth) => target(nth, nth, nth * 50_000, good)));
    expect(times(summary, ' :active, ')).toBe(30);
    expect(summary).toContain('The first 10 batches are left out.');
    expect(summary).toContain('  batch 40, 1 target, 46 s :active, 33333, 34102\n');
  });
});

describe('hostile text', () => {
  const EVIL = `</details><script>|\`\`\`\n::error::x\n# x @acme/ops [a](javascript:x) ${SECRET} `;
  const hostile = (nth: number, size: number): TargetReport => {
    const site = EVIL.repeat(Math.ceil(size / EVIL.length));
    const one = target(nth, 1 + (nth % 3), 0, failing(nth, site));
    const changed = row('update-deploy-script', 'changed', 9, ...Array(30).fill(site));
    const run = one.run && { ...at(site, one.run), results: [changed, row('deploy', 'failed')] };
    return { ...one, server: site, site, run };
  };

  test.each([
    [3, 100],
    [500, 600],
  ])('of %i targets with names of %i characters stays inert and below the limits', (targets, size) => {
    const failure = failureOf(new OperationError('failed', EVIL, EVIL));
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
  });
});

/** A run whose deploy failed for this reason. */
function failing(nth: number, message = `Reason ${nth % 2}.`) {
  const failure = failureOf(new OperationError('failed', message, 'Look at it.'));
  return { ...good, outcome: failure.outcome, failure, results: [row('deploy', 'failed', 9)] };
}
