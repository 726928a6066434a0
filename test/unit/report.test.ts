import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DeployReport } from '../../src/deploy/deploy.ts';
import { formatDuration, parseDuration } from '../../src/duration.ts';
import { explain, InputError, OperationError } from '../../src/errors.ts';
import { failureOf } from '../../src/failure.ts';
import { nearest } from '../../src/operations/names.ts';
import type { Facts } from '../../src/operations/operation.ts';
import { cutStart, lastLines } from '../../src/report/cut.ts';
import { deploymentStatus } from '../../src/report/deployment-status.ts';
import { headline, isUnconfirmed } from '../../src/report/headline.ts';
import { renderOutputs } from '../../src/report/outputs.ts';
import { renderSummary } from '../../src/report/summary.ts';
import type { Result, RunReport } from '../../src/run-report.ts';
import { sanitize } from '../../src/workflow/sanitizer.ts';
import { readWorkspaceFile } from '../../src/workflow/workspace.ts';

const hide = (text: string): string => text.replaceAll('hunter2hunter2', '***');
const safe = (text: string): string[] => sanitize(text, hide);
const contextOf = (report: RunReport) => ({
  inputs: undefined,
  sanitize: safe,
  log: safe(lastLines(report.facts?.deployLog ?? '', 512 * 1024)),
});

const row = (operation: string, status: Result['status'], durationMs = 0, ...changes: string[]): Result => ({
  operation,
  status,
  planned: changes,
  changes,
  wrote: status === 'changed',
  durationMs,
});

const deployed: DeployReport = {
  previousDeployAt: '2026-11-20 10:00:00',
  lastDeployAt: '2026-11-21 09:30:12',
  durationMs: 42_400,
  exitStatus: 0,
  commit: '3f2c1b0a9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a',
  evidence: ['token', 'exit-status', 'health-check'],
  followed: true,
  log: '',
  timeline: [
    { atMs: 0, what: 'triggered' },
    { atMs: 1_200, what: 'first lines of the deploy log' },
    { atMs: 40_100, what: 'last_deploy_at changed' },
    { atMs: 40_100, what: 'exit report: status 0' },
    { atMs: 42_400, what: 'health-check passed' },
  ],
};

const facts: Facts = {
  serverId: 1,
  site: {
    id: 7,
    domain: 'shop.example',
    last_deploy_at: '2026-11-20 10:00:00',
    blogapp: false,
    repository: undefined,
    has_repository: undefined,
  },
  repository: 'unknown',
  reportExpected: true,
  deploy: deployed,
  deployLog: 'Updating 1a2b3c4..3f2c1b0\nMigrated: 2\n\nThe password is hunter2hunter2 <b>|</b>\n',
  env: { added: ['APP_KEY'], changed: ['DB_PASSWORD'], removed: [], kept: ['APP_NAME', 'APP_URL'] },
};

const reports = {
  success: {
    outcome: 'succeeded',
    results: [
      row('ensure-repository', 'unchanged', 12),
      row('update-deploy-script', 'changed', 320, 'replaced the deploy script'),
      row('sync-env', 'changed', 410, 'wrote .env'),
      row('deploy', 'changed', 42_500, 'deployed; evidence: token, exit-status, health-check'),
    ],
    facts,
    durationMs: 43_500,
  },
  failure: {
    outcome: 'failed',
    failure: failureOf(
      new OperationError(
        'failed',
        'The deploy failed: the deploy script exited with status 7. The log says: “SQLSTATE[42S02]: hunter2hunter2 | <x>”',
        'Read the deploy log; fix the deploy script or the code, then run again.',
      ),
    ),
    results: [
      row('ensure-repository', 'unchanged', 12),
      row('deploy', 'failed', 9_900),
      row('show-deploy-log', 'not-run'),
    ],
    facts: {
      ...facts,
      deploy: { ...deployed, exitStatus: 7, evidence: [], timeline: deployed.timeline.slice(0, 3) },
    },
    durationMs: 10_000,
  },
  plan: {
    outcome: 'planned',
    results: [
      row('ensure-site', 'planned', 3, 'create the site shop.example (web directory /public)'),
      row('deploy', 'planned', 0, 'trigger a deploy and follow it'),
    ],
    facts: { serverId: 1, site: 'planned', repository: 'absent', reportExpected: false },
    durationMs: 90,
  },
  rejected: {
    outcome: 'rejected',
    failure: failureOf(
      new InputError([
        { input: 'server', expected: 'a value; none is given' },
        { input: 'timeout', expected: 'a duration such as 90s' },
      ]),
    ),
    results: [],
    durationMs: 0,
  },
} satisfies Record<string, RunReport>;

describe('the job summary, as people see it', () => {
  test.each<[string, RunReport]>(Object.entries(reports))('%s', (name, report) => {
    const path = join(import.meta.dirname, `../golden/summary-${name}.md`);
    const summary = renderSummary(report, contextOf(report));
    if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(path, summary);
    expect(summary).toBe(readFileSync(path, 'utf8'));
    expect(summary).not.toContain('hunter2');
  });

  test('stays under its limit whatever the log', () => {
    const success = reports.success;
    for (const deployLog of [
      'line & <b> of text\n'.repeat(400_000),
      '<'.repeat(3_000_000),
      '&\n'.repeat(1_000_000),
    ]) {
      const summary = renderSummary(
        { ...success, facts: { ...facts, deployLog } },
        contextOf({ ...success, facts: { ...facts, deployLog } }),
      );
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(900 * 1024);
      expect(summary).toContain('</details>');
    }
  });
});

test('every end has a headline of its own', () => {
  const { success, plan } = reports;
  const deploy = { ...deployed, commit: undefined };
  const ends: [Partial<RunReport>, string][] = [
    [{}, 'shop.example: deployed 3f2c1b0 in 42 s'],
    [{ facts: { ...facts, deploy } }, 'shop.example: deployed in 42 s'],
    [
      { facts: { ...facts, deploy: { ...deploy, followed: false, evidence: [] } } },
      'shop.example: deploy triggered, not followed',
    ],
    [{ facts: { ...facts, deploy: { ...deploy, evidence: ['token'] } } }, 'nothing shows whether it worked'],
    [{ facts: plan.facts }, 'Site deploy: everything asked for is done'],
    [{ outcome: 'planned' }, 'shop.example: nothing would change'],
    [{ outcome: 'planned', results: plan.results }, 'shop.example: would run ensure-site, deploy'],
    [{ outcome: 'timed_out' }, 'shop.example: timed out, what was triggered may still finish'],
    [
      { outcome: 'unknown', results: [row('deploy', 'unknown')] },
      'shop.example: how deploy ended is not known',
    ],
    [{ outcome: 'cancelled', facts: plan.facts }, 'Site deploy: cancelled'],
    [
      { outcome: 'cancelled', facts: plan.facts, results: [row('deploy', 'unknown')] },
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

describe('outputs', () => {
  test('of a success', () => {
    const success = reports.success;
    const outputs = renderOutputs(success, {
      ...contextOf(success),
      traffic: { requests: 9, retries: 1, remaining: 51 },
    });
    expect(outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      'site-id': '7',
      evidence: 'token,exit-status,health-check',
      'deploy-log': 'Updating 1a2b3c4..3f2c1b0\nMigrated: 2\n\nThe password is *** <b>|</b>',
      'env-added': 'APP_KEY',
      requests: '9',
      retries: '1',
    });
    expect(JSON.parse(outputs.results ?? '')[1]).toEqual({
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

test.each([
  [0, '0.0 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [3_725_000, '1 h 2 min'],
])('%i ms reads %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('every duration that can be written is read, nothing else', () => {
  fc.assert(
    fc.property(fc.nat({ max: 86_400 }), (seconds) => {
      expect(parseDuration(`${seconds}s`)).toBe(seconds * 1_000);
      expect(parseDuration(String(seconds))).toBe(seconds * 1_000);
    }),
  );
  expect(['10m', '24h'].map(parseDuration)).toEqual([600_000, 86_400_000]);
  const wrong = ['', 's', '1 h', '-1', '1.5s', '25h', '1d', '0x10', '1e3', '9999999'];
  expect(wrong.map(parseDuration)).toEqual(wrong.map(() => undefined));
});

test('near names come first', () => {
  expect(nearest('shpo.example', ['other.test', 'shop.example', 'SHOP.example2'])[0]).toBe('shop.example');
  expect(nearest('x', [])).toEqual([]);
  expect(
    nearest(
      'a',
      Array.from({ length: 50 }, (_, index) => `site-${index}`),
    ),
  ).toHaveLength(8);
});

test('files are read inside the roots only, also through links', () => {
  const root = mkdtempSync(join(tmpdir(), 'workspace-'));
  writeFileSync(join(root, 'bom.sh'), '\uFEFFecho');
  symlinkSync('/etc/hostname', join(root, 'link'));
  expect(readWorkspaceFile('bom.sh', [root])).toEqual({ value: 'echo' });
  expect(readWorkspaceFile(join(root, 'bom.sh'), ['/nowhere', root])).toEqual({ value: 'echo' });
  expect(readWorkspaceFile('link', [root])).toMatchObject({
    expected: expect.stringContaining('leads elsewhere'),
  });
  expect(readWorkspaceFile('.', [root])).toMatchObject({ expected: expect.any(String) });
});

test('a pipe or a folder is refused unopened: a pipe that nobody writes to is waited for without end', () => {
  const root = mkdtempSync(join(tmpdir(), 'workspace-'));
  execFileSync('mkfifo', [join(root, 'pipe')]);
  mkdirSync(join(root, 'folder'));
  for (const name of ['pipe', 'folder']) {
    const expected = `a regular file; "${name}" is a folder, a pipe or a device`;
    expect(readWorkspaceFile(name, [root])).toEqual({ expected });
  }
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
    ['timed_out', 'unknown', 'error', 'shop.example: timed out, what was triggered may still finish'],
    ['unknown', 'unknown', 'error', 'shop.example: how deploy ended is not known'],
    ['cancelled', 'unknown', 'error', 'shop.example: cancelled'],
    ['cancelled', 'not-run', 'inactive', 'cancelled before a deploy was triggered'],
  ] as const)('of a run that is %s, its deploy %s, is %s', (outcome, status, state, description) => {
    expect(deploymentStatus(failing(outcome, status), undefined)).toEqual({ state, description });
  });

  test('of a good run is a success only when the deploy was followed', () => {
    const good = (deploy: DeployReport): RunReport => {
      const results = [row('deploy', 'changed')];
      return { outcome: 'succeeded', results, facts: { ...facts, deploy }, durationMs: 1 };
    };
    expect(deploymentStatus(good(deployed), undefined).state).toBe('success');
    const description = 'shop.example: deploy triggered, not followed';
    const unfollowed = deploymentStatus(good({ ...deployed, followed: false }), undefined);
    expect(unfollowed).toEqual({ state: 'in_progress', description });
  });
});
