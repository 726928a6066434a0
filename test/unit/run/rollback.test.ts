import { describe, expect, test } from '@jest/globals';
import { type Played, play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { withExitReport } from '../../../src/deploy/exit-report.ts';

const [OLD, NEW] = ['a'.repeat(40), 'b'.repeat(40)];
const SCRIPT = 'set -e\ngit reset --hard "$SITE_DEPLOY_COMMIT"\n';
const INPUTS = {
  ...{ operations: 'update-deploy-script, deploy', 'deploy-script': SCRIPT, commit: NEW },
  ...{ 'rollback-on-failure': 'true', timeout: '90s' },
};

/** A deploy that ends after a time with an exit status. */
interface Course {
  readonly endMs: number;
  readonly status: number;
}

/** A service on which each deploy takes its own course: the first one is of the new commit, the second one of the old. */
function service(...courses: readonly Course[]): Behaviour {
  const shown = (nth: number, isOver: boolean) => {
    const commit = nth === 1 ? NEW : OLD;
    const report = `\n[site-deploy] exit-status=${courses[nth - 1]?.status} commit=${commit} run=r${nth}\n`;
    return {
      ...{ lastDeployAt: `t${isOver ? nth : nth - 1}`, log: `at work${isOver ? report : ''}\n` },
      logAt: `2026-01-01 00:00:0${nth}`,
    };
  };
  return {
    script: withExitReport(SCRIPT, OLD),
    before: { lastDeployAt: 't0', log: 'old' },
    after: (ms, nth) => shown(nth, ms >= (courses[nth - 1]?.endMs ?? 0)),
  };
}

const GOOD: Course = { endMs: 5_000, status: 0 };
const HEALTH = { 'health-check-url': 'https://shop.example/', 'health-check-timeout': '10m' };

/** A page that is healthy once the second deploy was triggered. */
const sickUntil = (isHealthy: () => boolean) => ({
  getPage: async () => ({ status: isHealthy() ? 200 : 500, text: '' }),
});

function triggers({ writes }: Played): number {
  return writes.filter((line) => line === 'POST /sites/2/deploy').length;
}

describe('a third of timeout is kept for the rollback', () => {
  test('a health check ends at two thirds, as a failure', async () => {
    let deploys = 0;
    const count = (line: string): void => {
      deploys += line.endsWith('/deploy') ? 1 : 0;
    };
    const played = await play(
      service(GOOD, GOOD),
      { ...INPUTS, ...HEALTH },
      count,
      sickUntil(() => deploys === 2),
    );
    const { outcome, failure, rollback, durationMs } = played.report;
    expect({ outcome, status: rollback?.status, commit: rollback?.commit }).toEqual({
      ...{ outcome: 'failed', status: 'changed', commit: OLD },
    });
    expect(failure?.message).toContain(
      'answered with status 500. It was given up when two thirds of timeout were over, as the rest is kept for the rollback.',
    );
    expect(rollback?.deploy?.evidence).toEqual(['token', 'exit-status', 'health-check']);
    const second = played.requests.findLast(({ line }) => line.startsWith('POST'))?.atMs;
    expect(second).toBeGreaterThan(58_000);
    expect(second).toBeLessThan(62_000);
    expect(durationMs).toBeLessThan(90_000);
  });

  test('a verify command ends at two thirds, as a failure', async () => {
    const statuses = [143, 0];
    const runCommand = async (sleep: (ms: number) => Promise<void>, limitMs = 1_000): Promise<number> => {
      await sleep(limitMs);
      return statuses.shift() ?? 0;
    };
    const played = await play(service(GOOD, GOOD), { ...INPUTS, 'verify-command': 'x' }, undefined, {
      runCommand,
    });
    expect(played.report.failure?.message).toContain(
      'verify-command was still running when two thirds of timeout were over',
    );
    expect(played.report.rollback?.status).toBe('changed');
  });

  test('a deploy that ends well only later leaves no time: if its checks fail, things are put back, and no more', async () => {
    const late = service({ endMs: 62_000, status: 0 });
    const inputs = { ...INPUTS, ...HEALTH, 'health-check-timeout': '5s' };
    const played = await play(
      late,
      inputs,
      undefined,
      sickUntil(() => false),
    );
    expect(played.report.outcome).toBe('failed');
    expect(triggers(played)).toBe(1);
    expect(played.writes.at(-1)).toBe('PATCH /sites/2/deploy/script');
    expect(played.report.rollback?.sentence).toBe(
      'nothing was deployed again: two thirds of timeout were over when the deploy ended, which leaves no time for a rollback. The site is as the failed deploy left it, on commit bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.',
    );
  });

  test('if its checks pass, it has succeeded', async () => {
    const late = service({ endMs: 62_000, status: 0 });
    const played = await play(
      late,
      { ...INPUTS, ...HEALTH },
      undefined,
      sickUntil(() => true),
    );
    expect(played.report).toMatchObject({ outcome: 'succeeded', rollback: undefined });
  });

  test('a deploy that fails later is rolled back with the time that is left', async () => {
    const played = await play(service({ endMs: 70_000, status: 3 }, GOOD), INPUTS);
    expect(played.report.outcome).toBe('failed');
    expect(played.report.rollback).toMatchObject({ status: 'changed', commit: OLD });
  });

  test('a rollback that is not seen to end in time claims nothing', async () => {
    const played = await play(service({ endMs: 70_000, status: 3 }, { endMs: 60_000, status: 0 }), INPUTS);
    expect(played.report.outcome).toBe('failed');
    expect(played.report.rollback).toMatchObject({ status: 'unknown', commit: OLD });
    expect(played.report.failure?.message).toContain(
      `whether the site is back on commit ${OLD} is not known`,
    );
    expect(triggers(played)).toBe(2);
    expect(played.report.durationMs).toBeLessThan(91_000);
  });

  test('without anything to go back to, the health check has the time that it was given', async () => {
    const inputs = { ...INPUTS, ...HEALTH, 'health-check-timeout': '75s' };
    const unpinned = { ...service(GOOD), script: 'echo before' };
    const played = await play(
      unpinned,
      inputs,
      undefined,
      sickUntil(() => false),
    );
    expect(played.report.outcome).toBe('failed');
    expect(played.report.durationMs).toBeGreaterThan(75_000);
    expect(triggers(played)).toBe(1);
  });
});

test('the text to go back to that the service does not show is no way back', async () => {
  let isWritten = false;
  const behaviour: Behaviour = {
    ...service({ endMs: 5_000, status: 3 }),
    env: 'KEY=before\n',
    fault: ({ method, path }) => {
      if (!path.endsWith('/env')) return undefined;
      isWritten ||= method === 'PATCH';
      return isWritten ? undefined : { status: 200, body: null };
    },
  };
  const inputs = {
    ...{ ...INPUTS, operations: 'update-deploy-script, sync-env, deploy' },
    ...{ env: 'KEY=long-enough-value', 'env-mode': 'replace' },
  };
  const played = await play(behaviour, inputs);
  expect(triggers(played)).toBe(1);
  expect(played.report.rollback?.sentence).toContain(
    'the service does not show the .env as it was before this run',
  );
});

test('the first report is not taken for the second one, even if the log is answered empty once in between', async () => {
  let patches = 0;
  let isHidden = false;
  const fault: Behaviour['fault'] = ({ method, path }) => {
    if (method === 'PATCH') patches += 1;
    if (patches < 2 || isHidden || !path.endsWith('/log')) return undefined;
    isHidden = true;
    return { status: 200, body: { data: null } };
  };
  // The log of the first deploy stands there until the second one begins.
  const { after = () => ({}), ...rest } = service({ endMs: 5_000, status: 3 }, { endMs: 20_000, status: 0 });
  const late: Behaviour['after'] = (ms, nth) => (nth === 2 && ms < 10_000 ? after(6_000, 1) : after(ms, nth));
  const played = await play({ ...rest, after: late, fault }, INPUTS);
  expect(isHidden).toBe(true);
  // Two logs have followed each other, so that either may be ours.
  expect(played.report.rollback).toMatchObject({ status: 'unknown', commit: OLD });
});
