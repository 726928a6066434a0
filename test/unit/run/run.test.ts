import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { CancelledError } from '../../../src/core/errors.ts';

const LATER = '2026-01-01 00:10:00';
const COMMIT = 'c'.repeat(40);
const report = (status: number, name: string): string =>
  `\n[site-deploy] exit-status=${status} commit=${COMMIT} run=${name}\n`;

const deployed: Behaviour = {
  before: { lastDeployAt: 't1', log: `old${report(0, 'r0')}` },
  after: (ms) =>
    ms < 2_000
      ? { lastDeployAt: 't1', log: `old${report(0, 'r0')}` }
      : { lastDeployAt: 't2', log: `new${report(0, 'r1')}`, logAt: LATER },
};

describe('the phases of a deploy', () => {
  const logAt = LATER;
  const old = { lastDeployAt: 't1', log: 'old' };
  const phases = ({ report: { facts } }: Awaited<ReturnType<typeof play>>) => {
    const begun = (facts?.deploy?.timeline ?? []).flatMap(({ begins, atMs }) =>
      begins ? [{ begins, atMs }] : [],
    );
    return begun.filter(({ begins }, nth) => begins !== begun[nth - 1]?.begins);
  };

  test('are told from the log, one that stands there empty at first included', async () => {
    const after = (ms: number) => {
      if (ms < 2_000) return { lastDeployAt: 't1', log: '', logAt };
      if (ms < 9_000) return { lastDeployAt: 't1', log: 'at work\n', logAt };
      return { lastDeployAt: 't2', log: `at work\n${report(0, 'r1')}`, logAt };
    };
    const given = {
      operations: 'deploy',
      'health-check-url': 'https://shop.example/',
      'verify-command': 'true',
    };
    const told = phases(await play({ before: old, after }, given));
    expect(told.map(({ begins }) => begins)).toEqual([
      'waiting',
      'running',
      'settling',
      'health-check',
      'verify-command',
    ]);
    const [, running, settling, check, verify] = told.map(({ atMs }) => atMs);
    expect(running).toBeGreaterThanOrEqual(2_000);
    expect(running).toBeLessThan(6_000);
    expect(settling).toBeGreaterThanOrEqual(9_000);
    expect(check).toBeGreaterThanOrEqual(settling ?? 0);
    // Healthy twice in a row, a second apart.
    expect((verify ?? 0) - (check ?? 0)).toBe(1_000);
  });

  test('of a deploy that is not seen to end last until nobody looks any more', async () => {
    const after = (ms: number) => (ms < 2_000 ? old : { lastDeployAt: 't1', log: 'at work\n', logAt });
    const played = await play({ before: old, after }, { operations: 'deploy', timeout: '60s' });
    expect(played.report.outcome).toBe('timed_out');
    expect(phases(played).map(({ begins }) => begins)).toEqual(['waiting', 'running']);
    expect(played.report.facts?.deploy?.durationMs).toBeGreaterThanOrEqual(59_900);
  });
});

test('what the service no longer shows is not put back: a later change of it could not be seen', async () => {
  let wrote = false;
  const fault: Behaviour['fault'] = ({ method, path }) => {
    if (method === 'POST') return { status: 422 };
    wrote ||= method === 'PATCH';
    return wrote && method === 'GET' && path.endsWith('/script') ? { status: 200, body: null } : undefined;
  };
  const given = { 'deploy-script': 'new', 'restore-on-failure': 'true' };
  const played = await play(
    { script: 'old', fault },
    { ...given, operations: 'update-deploy-script, deploy' },
  );
  expect(played.writes).toEqual(['PATCH /sites/2/deploy/script', 'POST /sites/2/deploy']);
  expect(played.report.failure?.message).toContain(
    'the deploy script was left as it is: the service does not show it',
  );
});

test('what somebody else has changed since is not put back', async () => {
  let wrote = false;
  const fault: Behaviour['fault'] = ({ method, path }) => {
    if (method === 'POST') {
      wrote = true;
      return { status: 422 };
    }
    return wrote && path.endsWith('/script') ? { status: 200, body: { deploy_script: 'theirs' } } : undefined;
  };
  const given = { 'deploy-script': 'new', 'restore-on-failure': 'true' };
  const played = await play(
    { script: 'old', fault },
    { ...given, operations: 'update-deploy-script, deploy' },
  );
  expect(played.writes).toEqual(['PATCH /sites/2/deploy/script', 'POST /sites/2/deploy']);
  expect(played.report.failure?.message).toContain(
    'the deploy script was left as it is: it has been changed since',
  );
});

describe('cancel', () => {
  const four = {
    operations: 'ensure-repository, update-deploy-script, sync-env, deploy',
    'deploy-script': 'new',
    env: 'A=wanted value',
  };
  test.each([
    ['repository', ['unknown', 'not-run', 'not-run', 'not-run']],
    ['script', ['changed', 'unknown', 'not-run', 'not-run']],
    ['env', ['changed', 'changed', 'unknown', 'not-run']],
    ['deploy', ['changed', 'changed', 'changed', 'unknown']],
  ])('at the write to %s sends nothing more', async (name, statuses) => {
    const played = await play(
      { ...deployed, before: {}, hasRepository: false, script: 'old', env: 'A=old' },
      four,
      (path, interrupt) => {
        if (path.endsWith(name)) interrupt(new CancelledError('The workflow was cancelled.'));
      },
    );
    expect(played.report.outcome).toBe('cancelled');
    expect(played.statuses).toEqual(statuses);
    expect(played.requests.at(-1)?.line.endsWith(name)).toBe(true);
  });
});

describe('a dry run of a site that does not exist yet', () => {
  test('plans what it cannot see, and reads no site', async () => {
    const given = {
      operations:
        'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy, show-deploy-log, remove-repository',
      'deploy-script': 'new',
      env: 'A=wanted value',
      'dry-run': 'true',
    };
    const played = await play({ siteExists: false }, given);
    expect(played.report.outcome).toBe('planned');
    expect(played.statuses).toEqual([
      'planned',
      'planned',
      'planned',
      'planned',
      'planned',
      'unchanged',
      'planned',
    ]);
    expect(played.requests.map(({ line }) => line)).toEqual(['GET /api/servers/1/sites']);
  });
});
