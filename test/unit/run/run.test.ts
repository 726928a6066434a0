import { describe, expect, test } from '@jest/globals';
import { type Played, play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { GOOD } from '../../../harness/simulator/deploys.ts';
import { CancelledError } from '../../../src/core/errors.ts';
import { withExitReport } from '../../../src/deploy/exit-report.ts';

describe('the phases of a deploy', () => {
  /** A deploy that begins after half a second. Its log stands there empty for a second more. */
  const service = (durationMs: number): Behaviour => ({
    script: withExitReport('git pull\n'),
    log: '[site-deploy] exit-status=0 commit=none run=old\n',
    manners: { courseOf: () => ({ ...GOOD, delayMs: 500, durationMs }) },
  });
  /** When each phase began, in milliseconds after the trigger. */
  const phasesOf = ({ report: { facts } }: Played): string[] => {
    const begun = (facts?.deploy?.timeline ?? []).flatMap(({ begins, atMs }) =>
      begins ? { begins, atMs } : [],
    );
    return begun.flatMap(({ begins, atMs }, nth) =>
      begins === begun[nth - 1]?.begins ? [] : `${begins} ${atMs}`,
    );
  };

  test('are recognised by the log, the site and the checks', async () => {
    const checks = { 'health-check-url': 'https://shop.example/', 'verify-command': 'true' };
    const played = await play(service(8_000), { operations: 'deploy', 'poll-interval': '1s', ...checks });
    expect(phasesOf(played)).toEqual([
      'waiting 0',
      'running 2000',
      'settling 9000',
      'health-check 10000',
      'verify-command 11000',
    ]);
  });

  test('of a deploy that is not seen to end last until nobody looks any more', async () => {
    const played = await play(service(600_000), {
      operations: 'deploy',
      'poll-interval': '1s',
      timeout: '60s',
    });
    expect(played.report.outcome).toBe('timed_out');
    expect(phasesOf(played)).toEqual(['waiting 0', 'running 2000']);
    expect(played.report.facts?.deploy?.durationMs).toBe(60_000);
  });
});

describe('a cancel', () => {
  test.each([
    ['repository', ['unknown', 'not-run', 'not-run', 'not-run']],
    ['script', ['changed', 'unknown', 'not-run', 'not-run']],
    ['env', ['changed', 'changed', 'unknown', 'not-run']],
    ['deploy', ['changed', 'changed', 'changed', 'unknown']],
  ])('at the write to %s ends the run, and nothing more is sent', async (name, statuses) => {
    const { report, requests, ...played } = await play(
      { hasRepository: false, script: 'old', env: 'A=old' },
      {
        operations: 'ensure-repository, update-deploy-script, sync-env, deploy',
        ...{ 'deploy-script': 'new', env: 'A=wanted value' },
      },
      (path, interrupt) => {
        if (path.endsWith(name)) interrupt(new CancelledError('The workflow was cancelled.'));
      },
    );
    expect(report.outcome).toBe('cancelled');
    expect(played.statuses).toEqual(statuses);
    expect(requests.at(-1)?.line).toMatch(new RegExp(`/${name}$`));
  });
});

test('a dry run plans for a site that does not exist yet what it cannot see, and reads no site', async () => {
  const { report, statuses, requests } = await play(
    { siteExists: false },
    {
      operations:
        'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy, show-deploy-log, remove-repository',
      ...{ 'deploy-script': 'new', env: 'A=wanted value', 'dry-run': 'true' },
    },
  );
  expect(report.outcome).toBe('planned');
  expect(statuses.join()).toBe('planned,planned,planned,planned,planned,unchanged,planned');
  expect(requests.map(({ line }) => line)).toEqual(['GET /api/servers/1/sites']);
});
