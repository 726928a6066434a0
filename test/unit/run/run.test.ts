import { describe, expect, test } from '@jest/globals';
import { type Played, play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { GOOD } from '../../../harness/simulator/deploys.ts';
import { MANNERS } from '../../../harness/simulator/simulation.ts';
import { framed } from '../../../src/script/frame.ts';

describe('the phases of a deploy', () => {
  /** A deploy that begins after half a second. Its log stands there empty for a second more. */
  const service = (durationMs: number): Behaviour => ({
    script: framed('git pull\n'),
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
    const { durationMs: lasted } = played.report.facts?.deploy ?? {};
    expect(lasted).toBe(60_000);
  });
});

test('a dry run plans for a site that does not exist yet what it cannot see, and reads no site', async () => {
  const { report, statuses, requests } = await play(
    { siteExists: false },
    {
      operations:
        'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy, show-deploy-log, remove-repository',
      'deploy-script': 'new',
      env: 'A=wanted value',
      'dry-run': 'true',
    },
  );
  expect(report.outcome).toBe('planned');
  expect(statuses.join()).toBe('planned,planned,planned,planned,planned,unchanged,planned');
  expect(requests.map(({ line }) => line)).toEqual(['GET /api/servers/1/sites']);
});

const SCRIPT = 'set -e\ngit pull\n';
const ENV = 'APP_KEY=one-secret-value\n';
const given = { site: '2', operations: 'update-deploy-script, sync-env', 'deploy-script': SCRIPT, env: ENV };
const STEADY: Behaviour = { script: framed(SCRIPT), env: ENV };
const SCRIPT_READ = 'GET /2/deploy/script';
const ENV_READ = 'GET /2/env';

async function linesOf(
  behaviour: Behaviour,
  inputs: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const { requests, report } = await play(behaviour, { ...given, ...inputs });
  expect(report.failure).toBeUndefined();
  return requests.map(({ line }) => line.replace('/api/servers/1/sites', ''));
}

describe('what stands on the service', () => {
  test.each(['false', 'true'])('is read once if nothing is to change (dry run: %s)', async (dryRun) => {
    expect(await linesOf(STEADY, { 'dry-run': dryRun })).toEqual(['GET /2', SCRIPT_READ, ENV_READ]);
  });

  test('is read again by each operation right before it acts, with plan-hash', async () => {
    const agreed = await play(STEADY, { ...given, 'dry-run': 'true' });
    const lines = await linesOf(STEADY, { 'plan-hash': agreed.report.planHash ?? '' });
    expect(lines).toEqual(['GET /2', SCRIPT_READ, ENV_READ, SCRIPT_READ, ENV_READ]);
  });

  test('is hidden before the log of a deploy could show it', async () => {
    const env = `${ENV}OTHER=a-value-of-somebody-else\n`;
    const { stdout } = await play(
      { ...STEADY, env, after: () => ({ log: 'OTHER is a-value-of-somebody-else\n' }) },
      { ...given, operations: `${given.operations}, deploy`, timeout: '5m' },
    );
    expect(stdout).toContain('OTHER is');
    expect(stdout).not.toContain('a-value-of-somebody-else');
  });
});

describe('the baseline of a deploy', () => {
  const deploys = { operations: 'deploy', 'poll-interval': '1s' };
  const beforeTrigger = async (behaviour: Behaviour, inputs = {}): Promise<readonly string[]> => {
    const lines = await linesOf(behaviour, { ...deploys, ...inputs });
    return lines.slice(1, lines.indexOf('POST /2/deploy'));
  };

  test('is its site and then its log, read once each', async () => {
    expect(await beforeTrigger({})).toEqual(['GET /2', 'GET /2/log']);
  });

  test('has no log where the deploy is not followed', async () => {
    expect(await beforeTrigger({}, { wait: 'false' })).toEqual(['GET /2']);
  });

  test("reads the log after the site also when it has waited for somebody else's deploy", async () => {
    const manners = { deploys: MANNERS.family.deploys };
    const theirs = { kind: 'deploy', course: { ...GOOD, delayMs: 0 } } as const;
    const lines = await beforeTrigger({ manners, prepare: (service) => service.meddle(theirs) });
    expect(lines).toEqual(['GET /2', 'GET /2', 'GET /2', 'GET /2', 'GET /2/log']);
  });
});
