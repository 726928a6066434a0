import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { explain, InputError, OperationError } from '../../../src/core/errors.ts';
import type { DeployResult } from '../../../src/deploy/deploy-result.ts';
import { withExitReport } from '../../../src/deploy/exit-report.ts';
import { closingLine, restoringLine } from '../../../src/report/closing-line.ts';
import { exitCodes, failureOf } from '../../../src/report/failure.ts';
import { deploymentStatus, headline } from '../../../src/report/headline.ts';
import { type Places, renderLinks } from '../../../src/report/links.ts';
import { cutStart, lastLines } from '../../../src/report/log-tail.ts';
import { renderOutputs } from '../../../src/report/outputs.ts';
import { isUnconfirmed, type Result, type RunReport } from '../../../src/report/run-report.ts';
import { diffScript } from '../../../src/report/script-diff.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { drawTimeline } from '../../../src/report/timeline.ts';
import { sanitize } from '../../../src/secrets/sanitizer.ts';
import type { Facts } from '../../../src/site/facts.ts';
import { deployed, facts, places, reports, row, success } from '../../support/reports.ts';
import { rollbacks } from '../../support/rollbacks.ts';

const hide = (text: string): string => text.replaceAll('hunter2hunter2', '***');
const safe = (text: string): string[] => sanitize(text, hide);
const contextOf = (report: RunReport) => ({
  ...{ inputs: undefined, sanitize: safe, places, scriptDiff: undefined },
  log: safe(lastLines(report.facts?.deployLog ?? '', 512 * 1024)),
});
const summaryOf = async (report: RunReport): Promise<string> => {
  const { script } = report.facts ?? {};
  const isChanged = script !== undefined && script.before !== script.after;
  const scriptDiff = isChanged ? await diffScript(script, safe) : undefined;
  return renderSummary(report, { ...contextOf(report), scriptDiff });
};

describe('the job summary, as people see it', () => {
  test.each<[string, RunReport]>(Object.entries({ ...reports, ...rollbacks }))('%s', async (name, report) => {
    const path = join(import.meta.dirname, `../../golden/summary-${name}.md`);
    const summary = await summaryOf(report);
    if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(path, summary);
    expect(summary).toBe(readFileSync(path, 'utf8'));
    expect(summary).not.toContain('hunter2');
  });

  test.each<[string, Partial<Facts>, Partial<RunReport>]>([
    ['lines of a log', { deployLog: 'line & <b> of text\n'.repeat(400_000) }, {}],
    ['one long line', { deployLog: '<'.repeat(3_000_000) }, {}],
    ['short lines', { deployLog: '&\n'.repeat(1_000_000) }, {}],
    [
      'keys and changes',
      { env: { added: Array(900).fill('K'.repeat(900)), changed: [], removed: [], kept: [] } },
      { results: Array(60).fill(row('sync-crontabs', 'changed', 9, ...Array(30).fill('#'.repeat(400)))) },
    ],
    [
      'reasons',
      {},
      {
        failure: {
          outcome: 'failed',
          message: '#'.repeat(99).concat('\n').repeat(9_000),
          next: '@'.repeat(9_000),
        },
      },
    ],
  ])('stays under its limit, whatever there is of %s', async (_, more, changes) => {
    const summary = await summaryOf({ ...success, ...changes, facts: { ...facts, ...more } });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(900 * 1024);
    expect(summary).toContain('shop.example');
    const count = (tag: string): number => summary.split(tag).length;
    expect(count('<details')).toBe(count('</details>'));
  });
});

describe('the timeline', () => {
  const drawn = (changes: Partial<RunReport>): string[] =>
    drawTimeline({ ...success, ...changes })
      .split('\n')
      .map((line) => line.trim());
  const lasting = (ms: number): Partial<RunReport> => {
    const timeline = [
      { atMs: 0, what: 'triggered', begins: 'waiting' as const },
      { atMs: ms / 10, what: 'first lines', begins: 'running' as const },
    ];
    return {
      results: [row('deploy', 'changed', ms)],
      facts: { ...facts, deploy: { ...deployed, durationMs: ms, timeline } },
    };
  };

  test.each([
    [10_000, 's', '2second', 'running 9.0 s :active, 1000, 10000'],
    [140_000, 's', '20second', 'running 2 min 6 s :active, 14000, 140000'],
    [20 * 60_000, 'min', '5second', 'running 18 min 0 s :active, 2000, 20000'],
    [5 * 3_600_000, 'h', '1second', 'running 4 h 30 min :active, 500, 5000'],
    [23 * 3_600_000, 'h', '5second', 'running 20 h 42 min :active, 2300, 23000'],
  ])('of a deploy of %i ms counts in %s', (ms, unit, tick, running) => {
    const lines = drawn(lasting(ms));
    expect(lines).toEqual(expect.arrayContaining([`axisFormat %s ${unit}`, `tickInterval ${tick}`, running]));
  });

  test('marks what failed, and what was not seen to end', () => {
    const of = (name: string): string[] =>
      drawn(reports[name] ?? {}).filter((line) => line.includes(':crit'));
    expect(of('failure-script')).toEqual(['running 30 s (failed) :crit, 2470, 32070']);
    expect(of('failure-health-check')).toEqual(['health check 31 s (failed) :crit, 40970, 71870']);
    expect(of('cancelled')).toEqual(['running 17 s (end not seen) :crit, active, 2470, 19270']);
    expect(of('success')).toEqual([]);
  });

  test('is not drawn where it would show nothing', () => {
    const deploy = { ...deployed, followed: false };
    expect(drawn(lasting(1_050))).toEqual(['']);
    expect(drawn({ facts: { ...facts, deploy } })).toEqual(['']);
    expect(drawn(reports['many-records'] ?? {})).toEqual(['']);
  });

  test('holds no word that is not ours', () => {
    const evil = [row('evil\n  click x href "javascript:x"', 'changed', 9_000), ...success.results];
    expect(drawn({ results: evil }).join('\n')).not.toContain('evil');
  });
});

describe('links', () => {
  const linksOf = (more: Places, domain = 'shop.example'): string => {
    const site = typeof facts.site === 'object' ? { ...facts.site, domain } : facts.site;
    return renderLinks(
      { ...success, durationMs: 0, facts: { ...facts, site } },
      { ...places, ...more },
      safe,
    );
  };

  test('lead to the site, the commit and the run', () => {
    const [, commit, run] = linksOf({}).split(' · ');
    expect(linksOf({ environmentUrl: 'https://pr-7.shop.example:8443/a%20b?x=1&y=2' })).toBe(
      `[🌐 pr-7.shop.example:8443/a%20b?x&#61;1&#38;y&#61;2](https://pr-7.shop.example:8443/a%20b?x=1&amp;y=2) · ${commit} · ${run}`,
    );
    for (const siteRepository of [undefined, 'ACME/shop', 'git@github.example:acme/shop.git'])
      expect(linksOf({ siteRepository })).toContain(
        '/acme/shop/commit/3f2c1b0a9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a)',
      );
  });

  test.each<[string, Places, string]>([
    ['the commit of another repository', { siteRepository: 'acme/blog' }, '/commit/'],
    ['a repository that is none', { repository: 'acme/../x' }, 'github.example'],
    ['a repository that ends the link', { repository: 'acme/x)[y](z' }, 'github.example'],
    ['a run that is no number', { runId: '1)[x](https://evil.example' }, '/runs/'],
    ['a server that is no address', { serverUrl: 'javascript:alert(1)' }, '/actions/'],
    ['a server with a user', { serverUrl: 'https://github.example@evil.example' }, '/actions/'],
    ['a script', { environmentUrl: 'javascript:alert(1)' }, 'javascript'],
    ['an address with a user', { environmentUrl: 'https://a:b@evil.example/' }, 'evil'],
    ['an address that holds a secret', { environmentUrl: 'https://evil.example/?k=hunter2hunter2' }, 'evil'],
  ])('never to %s', (_, more, part) => {
    expect(linksOf(more)).not.toContain(part);
  });

  test('what would end the link, or begin a line, is encoded in it', () => {
    expect(linksOf({ environmentUrl: 'https://shop.example/)[x](y' })).toContain(
      '](https://shop.example/%29%5Bx%5D%28y)',
    );
    expect(linksOf({ environmentUrl: 'https://shop.example/\n# x`' })).toContain(
      '](https://shop.example/#%20x%60)',
    );
  });

  test.each([
    'evil.example/x',
    'evil.example:1',
    'a b.example',
    '-a.example',
    'evil',
    'https://evil.example',
    '',
  ])('never to the domain %j', (domain) => {
    expect(linksOf({}, domain)).not.toContain('🌐');
  });
});

test('a script that only gets the exit report has no diff to unfold', async () => {
  const diff = await diffScript({ before: 'echo\n', after: withExitReport('echo\n') }, safe);
  const summary = renderSummary(success, { ...contextOf(success), scriptDiff: diff });
  expect(summary).toContain('\nDeploy script: only the exit report was added\n');
});

test('every end has a headline of its own', () => {
  const bare = { serverId: 1, site: 'planned', repository: 'absent' } as const;
  const planned = (...results: Result[]) => ({ outcome: 'planned', results }) as const;
  const change = row('ensure-site', 'planned', 0, 'create the site');
  const again = row('deploy', 'planned', 0, 'trigger a deploy');
  const deploy = { ...deployed, commit: undefined };
  const ends: [Partial<RunReport>, string][] = [
    [{}, 'shop.example: deployed 3f2c1b0 in 46 s'],
    [{ facts: { ...facts, deploy } }, 'shop.example: deployed in 46 s'],
    [
      { facts: { ...facts, deploy: { ...deploy, followed: false, evidence: [] } } },
      'shop.example: deploy triggered, not followed',
    ],
    [{ facts: { ...facts, deploy: { ...deploy, evidence: ['token'] } } }, 'nothing shows whether it worked'],
    [{ facts: bare }, 'Site deploy: made 3 changes and ran deploy, restart-queue-workers'],
    [{ results: [row('ensure-site', 'unchanged')], facts: bare }, 'Site deploy: no changes needed'],
    [{ results: [row('show-server-logs', 'unchanged')], facts: bare }, 'Site deploy: done'],
    [planned(row('ensure-site', 'unchanged')), 'shop.example: no changes'],
    [planned(again), 'shop.example: would change nothing and run deploy'],
    [planned(change), 'shop.example: would make 1 change'],
    [planned(change, change, again), 'shop.example: would make 2 changes and run deploy'],
    [{ outcome: 'timed_out' }, 'shop.example: timed out'],
    [
      { outcome: 'timed_out', facts: bare, results: [row('deploy', 'unknown')] },
      'Site deploy: timed out, the deploy may still be running',
    ],
    [
      { outcome: 'unknown', results: [row('deploy', 'unknown')] },
      'shop.example: unknown whether deploy succeeded',
    ],
    [{ outcome: 'cancelled', facts: bare }, 'Site deploy: cancelled'],
    [
      { outcome: 'cancelled', facts: bare, results: [row('deploy', 'unknown')] },
      'Site deploy: cancelled, the deploy may still be running',
    ],
    [
      {
        outcome: 'cancelled',
        facts: { ...facts, deploy: { ...deploy, exitStatus: undefined, evidence: [] } },
      },
      'shop.example: cancelled, the deploy may still be running',
    ],
    [{ outcome: 'cancelled' }, 'shop.example: cancelled'],
    [{ outcome: 'failed', results: [] }, 'shop.example: the run failed'],
  ];
  for (const [end, words] of ends) expect(headline({ ...success, ...end }, undefined)).toContain(words);
  const unconfirmed = ends.filter(([end]) => isUnconfirmed({ ...success, ...end })).map(([, words]) => words);
  expect(unconfirmed).toEqual([
    'shop.example: deploy triggered, not followed',
    'nothing shows whether it worked',
  ]);
});

const NO_TRAFFIC = { requests: 0, retries: 0, remaining: undefined };

describe('outputs', () => {
  test.each<[string, boolean, string]>([
    ['deploy', true, 'false'],
    ['restart-queue-workers', true, 'false'],
    ['refresh-opcache', true, 'false'],
    ['restart-server', true, 'false'],
    ['sync-env', true, 'true'],
    ['install-cloudstore', true, 'true'],
    ['sync-env', false, 'false'],
  ])('%s that wrote (%s) is a change: %s', (operation, wrote, changed) => {
    const results = [{ ...row(operation, 'changed'), wrote }];
    expect(
      renderOutputs({ ...success, results }, { ...contextOf(success), traffic: NO_TRAFFIC }).changed,
    ).toBe(changed);
  });

  test('of a success', () => {
    const outputs = renderOutputs(success, {
      ...contextOf(success),
      traffic: { requests: 9, retries: 1 },
    });
    expect(outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      'site-id': '7',
      evidence: 'token,exit-status,health-check,verify-command',
      'deploy-log': expect.stringContaining('\n\n   INFO  Running migrations.\n'),
      'env-added': 'MAIL_FROM,SIZES_ENABLED',
      requests: '9',
      retries: '1',
    });
    expect(JSON.parse(outputs.results ?? '')[2]).toEqual({
      operation: 'update-deploy-script',
      status: 'changed',
      changes: ['replaced the deploy script'],
      duration_ms: 320,
    });
  });

  test('the end of a log is cut at a line, else at a character, and says so', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 200, maxLength: 400 }),
        fc.integer({ min: 64, max: 128 }),
        (text, max) => {
          const cut = cutStart(text, max);
          expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(max);
          expect(cut.isWellFormed()).toBe(true);
          const [note = '', ...rest] = cut.split('\n');
          expect(note).toBe('[cut: only the end is shown]');
          expect(text.toWellFormed().endsWith(rest.join('\n'))).toBe(true);
        },
      ),
    );
    expect(cutStart('short', 64)).toBe('short');
  });
});

describe('errors', () => {
  test('of our own speak through their causes; others only by name and place', () => {
    const cause = new OperationError('failed', 'Why.', 'x');
    expect(explain(new OperationError('unknown', 'What.', 'x', { cause }))).toBe('What. Why.');
    const failure = failureOf(new TypeError('Invalid header value "Bearer hunter2hunter2"'));
    expect(failure.message).toMatch(/^This action has a fault: TypeError at report\.test\.ts:\d+:\d+\.$/);
    expect(failureOf('thrown text')).toMatchObject({ outcome: 'failed' });
  });

  test('one bad input stands alone', () => {
    const failure = failureOf(new InputError([{ input: 'site', expected: 'a domain' }]));
    expect(failure.message).toBe('site: expected a domain');
  });
});

describe('the GitHub Deployment', () => {
  const failing = (
    outcome: NonNullable<RunReport['failure']>['outcome'],
    status: Result['status'],
  ): RunReport => ({
    outcome,
    failure: { outcome, message: 'The reason.', next: 'The step.' },
    results: [row('sync-env', 'changed'), row('deploy', status)],
    facts,
    durationMs: 1,
  });

  test.each([
    ['failed', 'failed', 'failure', 'shop.example: deploy failed: The reason.'],
    ['rejected', 'not-run', 'failure', 'shop.example: inputs rejected, no write was sent: The reason.'],
    ['timed_out', 'unknown', 'error', 'shop.example: timed out'],
    ['unknown', 'unknown', 'error', 'shop.example: unknown whether deploy succeeded'],
    ['cancelled', 'unknown', 'error', 'shop.example: cancelled'],
    ['cancelled', 'not-run', 'inactive', 'cancelled before a deploy was triggered'],
  ] as const)('of a run that is %s, its deploy %s, is %s', (outcome, status, state, description) => {
    expect(deploymentStatus(failing(outcome, status), undefined)).toEqual({ state, description });
  });

  test('of a good run is a success only when the deploy was followed', () => {
    const good = (deploy: DeployResult): RunReport => {
      const results = [row('deploy', 'changed')];
      return { outcome: 'succeeded', results, facts: { ...facts, deploy }, durationMs: 1 };
    };
    expect(deploymentStatus(good(deployed), undefined).state).toBe('success');
    const description = 'shop.example: deploy triggered, not followed';
    const unfollowed = deploymentStatus(good({ ...deployed, followed: false }), undefined);
    expect(unfollowed).toEqual({ state: 'in_progress', description });
  });
});

test('each outcome has an exit code of its own, but that two are good', () => {
  expect(Object.keys(exitCodes).sort()).toEqual([
    'cancelled',
    'failed',
    'planned',
    'rejected',
    'succeeded',
    'timed_out',
    'unknown',
  ]);
  const bad = Object.entries(exitCodes).filter(([outcome]) => !['succeeded', 'planned'].includes(outcome));
  expect(new Set(bad.map(([, code]) => code)).size).toBe(bad.length);
  expect(bad.every(([, code]) => code > 0 && code < 256)).toBe(true);
  expect([exitCodes.succeeded, exitCodes.planned]).toEqual([0, 0]);
});

describe('the line under a group', () => {
  const result = (status: Result['status'], ...changes: string[]): Result => ({
    operation: 'x',
    traits: { name: 'x', summary: '', scope: 'site' },
    status,
    planned: changes,
    changes,
    wrote: false,
    durationMs: 400,
  });
  const failure = (outcome: 'failed' | 'rejected' | 'timed_out' | 'unknown' | 'cancelled') => ({
    outcome,
    message: 'm',
    next: 'n',
  });
  test.each([
    [result('changed', 'replaced it'), undefined, false, 'good ✓ changed in 0.4 s: replaced it'],
    [result('changed', 'a', 'b'), undefined, false, 'good ✓ changed in 0.4 s: 2 changes'],
    [result('unchanged'), undefined, false, 'quiet · unchanged in 0.4 s'],
    [result('unchanged', 'it was gone'), undefined, false, 'quiet · unchanged in 0.4 s: it was gone'],
    [result('unchanged'), undefined, true, 'quiet · shown in 0.4 s'],
    [result('planned', 'a'), undefined, false, 'planned → planned in 0.4 s: 1 change'],
    [result('failed', 'a'), failure('failed'), false, 'bad ✗ failed after 0.4 s'],
    [result('unknown'), failure('timed_out'), false, 'bad ✗ timed out after 0.4 s'],
    [result('unknown'), failure('unknown'), false, 'doubtful ? unknown after 0.4 s'],
    [result('not-run'), failure('cancelled'), false, 'bad ✗ cancelled after 0.4 s'],
  ])('%#', (ended, why, shows, expected) => {
    const { tone, text } = closingLine({ ...ended, traits: { ...ended.traits, readOnly: shows } }, why);
    expect(`${tone} ${text}`).toBe(expected);
  });

  test('of putting back', () => {
    expect(restoringLine(true, 400).text).toBe('✓ put back in 0.4 s');
    expect(restoringLine(false, 400)).toEqual({
      tone: 'doubtful',
      text: '? not all of it was put back, after 0.4 s',
    });
  });
});
