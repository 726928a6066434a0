import { describe, expect, test } from '@jest/globals';
import { type Played, play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { GOOD } from '../../../harness/simulator/deploys.ts';
import { MANNERS } from '../../../harness/simulator/simulation.ts';
import { framed } from '../../../src/script/frame.ts';

/** The inputs of a deploy that is looked at each second. */
const EACH_SECOND = { operations: 'deploy', 'poll-interval': '1s' };

describe('the phases of a deploy', () => {
  /** A deploy that begins after half a second. Its log stands there empty for a second more. */
  const service = (durationMs: number): Behaviour => ({
    script: framed('git pull\n'),
    log: '[site-deploy] exit-status=0 commit=none run=old\n',
    manners: { courseOf: () => ({ ...GOOD, delayMs: 500, durationMs }) },
  });
  /** When each phase began, in milliseconds after the trigger. */
  const phasesOf = ({ report: { facts } }: Played): string[] => {
    const begun = (facts?.deploy?.timeline ?? []).filter(({ begins }) => begins);
    const first = begun.filter(({ begins }, nth) => begins !== begun[nth - 1]?.begins);
    return first.map(({ begins, atMs }) => `${begins} ${atMs}`);
  };

  test('are recognised by the log, the site and the checks', async () => {
    const checks = { 'health-check-url': 'https://shop.example/', 'verify-command': 'true' };
    const played = await play(service(8_000), { ...EACH_SECOND, ...checks });
    const phases = [
      'waiting 0',
      'running 2000',
      'settling 9000',
      'health-check 10000',
      'verify-command 11000',
    ];
    expect(phasesOf(played)).toEqual(phases);
  });

  test('of a deploy that is not seen to end last until nobody looks any more', async () => {
    const played = await play(service(600_000), { ...EACH_SECOND, timeout: '60s' });
    expect(played.report.outcome).toBe('timed_out');
    expect(phasesOf(played)).toEqual(['waiting 0', 'running 2000']);
    const { durationMs: lasted } = played.report.facts?.deploy ?? {};
    expect(lasted).toBe(60_000);
  });
});

test('what stands on the service is hidden before the log of a deploy could show it', async () => {
  const [script, env] = ['set -e\ngit pull\n', 'APP_KEY=one-secret-value\n'];
  const { stdout } = await play(
    {
      script: framed(script),
      env: `${env}OTHER=a-value-of-somebody-else\n`,
      after: () => ({ log: 'OTHER is a-value-of-somebody-else\n' }),
    },
    { operations: 'update-deploy-script, sync-env, deploy', 'deploy-script': script, env, timeout: '5m' },
  );
  expect(stdout).toContain('OTHER is');
  expect(stdout).not.toContain('a-value-of-somebody-else');
});

describe('the baseline of a deploy', () => {
  /** The requests between finding the site and the trigger. */
  async function beforeTrigger(behaviour: Behaviour, inputs = {}): Promise<readonly string[]> {
    const { requests, report } = await play(behaviour, { site: '2', ...EACH_SECOND, ...inputs });
    expect(report.failure).toBeUndefined();
    const lines = requests.map(({ line }) => line.replace('/api/servers/1/sites', ''));
    return lines.slice(1, lines.indexOf('POST /2/deploy'));
  }

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
