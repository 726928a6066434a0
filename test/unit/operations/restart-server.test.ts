import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { CancelledError } from '../../../src/core/errors.ts';

type Fault = NonNullable<Behaviour['fault']>;

describe('restart-server', () => {
  const MINUTE = 60_000;
  const given = { operations: 'restart-server', site: '' };
  const server = (status: unknown = 'Server is active') => ({
    status: 200,
    body: { data: { id: 1, name: 'web-1', status } },
  });

  /** A server that answers the restart and, by the time since then, each look so. */
  function behaves(
    trigger: ReturnType<Fault>,
    look: (sinceMs: number) => ReturnType<Fault>,
    before: ReturnType<Fault> = server(),
  ): Behaviour {
    let restartedAt: number | undefined;
    return {
      fault: ({ method, nowMs }) => {
        if (method === 'GET') return restartedAt === undefined ? before : look(nowMs - restartedAt);
        restartedAt = nowMs;
        return trigger;
      },
    };
  }
  const away = (from: number, to: number, how: ReturnType<Fault>) => (ms: number) =>
    ms >= from && ms < to ? how : server();

  test.each<[string, ReturnType<Fault>]>([
    ['another status', server('Rebooting')],
    ['no status', server(null)],
    ['a 503', { status: 503, headers: { 'retry-after': '3' } }],
    ['an empty answer', { status: 200 }],
  ])('is back once it has been away, seen by %s', async (_, how) => {
    const played = await play(behaves({ status: 200 }, away(4_000, 45_000, how)), given);
    expect(played.report.outcome).toBe('succeeded');
    expect(played.report.results[0]?.changes[0]).toMatch(
      /^restarted the server web-1, which was back after (4[5-9]|5\d) s$/,
    );
    expect(played.log).toContain('the server is away: ');
    expect(played.writes).toEqual(['POST /restart']);
    const after = played.requests.slice(played.requests.findIndex(({ line }) => line.startsWith('POST')) + 1);
    expect(new Set(after.map(({ line }) => line))).toEqual(new Set(['GET /api/servers/1']));
  });

  test('one of ten minutes is waited for, with a word every 30 s and ever fewer looks', async () => {
    const played = await play(
      behaves({ status: 200 }, away(2_000, 10 * MINUTE, server('Server is rebooting'))),
      given,
    );
    expect(played.report.outcome).toBe('succeeded');
    expect(played.log.match(/^restarting the server for/gm)?.length).toBeGreaterThanOrEqual(20);
    expect(played.log).toContain('its status is “Server is rebooting”');
    expect(played.requests.length).toBeLessThan(90);
  });

  test('one that is never seen to be away counts as back after 20 s, and says so', async () => {
    const played = await play(
      behaves({ status: 200 }, () => server()),
      given,
    );
    expect(played.report.outcome).toBe('succeeded');
    expect(played.report.results[0]?.changes[0]).toContain('it was never seen to be away within 2');
    expect(played.requests.at(-1)?.atMs).toBeGreaterThanOrEqual(20_000);
  });

  test('is left alone for as long as the service asks', async () => {
    const look = away(0, 100_000, { status: 503, headers: { 'retry-after': '25' } });
    const { requests, report } = await play(behaves({ status: 200 }, look), given);
    expect(report.outcome).toBe('succeeded');
    const looks = requests.slice(requests.findIndex(({ line }) => line.startsWith('POST')) + 1);
    const pauses = looks.slice(1).map(({ atMs }, index) => atMs - (looks[index]?.atMs ?? 0));
    expect(Math.min(...pauses.slice(0, 3))).toBeGreaterThanOrEqual(25_000);
  });

  test('a broken connection or a 429 is no sign of being away', async () => {
    const played = await play(
      behaves({ status: 200 }, (ms) => {
        if (ms < 3_000) return { status: 0 };
        return ms < 6_000 ? { status: 429, headers: { 'retry-after': '5' } } : server();
      }),
      given,
    );
    expect(played.report.results[0]?.changes[0]).toContain('never seen to be away');
  });

  test.each<[string, (ms: number) => ReturnType<Fault>, string, string]>([
    [
      'settled by seeing another status',
      away(5_000, 30_000, server('Server is rebooting')),
      'succeeded',
      'restarted the server web-1, which was back',
    ],
    [
      'not settled by what may be the fault that lost it',
      away(5_000, 15_000, { status: 502 }),
      'unknown',
      'the server was never seen to be away',
    ],
    ['unknown when it never goes', () => server(), 'unknown', 'the server was never seen to be away'],
    [
      'unknown when the time is up first',
      () => ({ status: 0 }),
      'unknown',
      'whether it restarts is not known',
    ],
  ])('a lost answer is %s, and never sent again', async (_, look, outcome, words) => {
    for (const status of [0, 502]) {
      const played = await play(behaves({ status }, look), given);
      expect(played.report.outcome).toBe(outcome);
      const [result] = played.report.results;
      expect([...(result?.changes ?? []), result?.error].join()).toContain(words);
      expect(played.writes).toEqual(['POST /restart']);
      expect(played.log).toContain('It is not sent again');
    }
  });

  test('a cancel says that the server was told to restart', async () => {
    let stop: (reason: Error) => void = () => {};
    const look = () => {
      stop(new CancelledError('Cancelled.'));
      return server('Server is rebooting');
    };
    const played = await play(behaves({ status: 200 }, look), given, (_, interrupt) => {
      stop = interrupt;
    });
    expect(played.report.failure).toMatchObject({
      outcome: 'cancelled',
      message: expect.stringMatching(/^Cancelled\. .*restart/),
    });
  });

  test('a server that is away already is not waited for: the status it has is not the one to come back to', async () => {
    const played = await play(
      behaves({ status: 503 }, () => server('Server is rebooting')),
      given,
    );
    expect(played.report.failure).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('most likely it is rebooting already'),
    });
    expect(played.requests.at(-1)?.line).toContain('POST');
  });

  test('the deadline ends the wait: it may still be rebooting', async () => {
    const played = await play(
      behaves({ status: 200 }, () => server('Server is rebooting')),
      { ...given, operations: 'restart-server, refresh-opcache', timeout: '5m' },
    );
    expect(played.report.failure).toMatchObject({
      outcome: 'timed_out',
      message: expect.stringContaining(
        'was not seen to be back within the timeout: its status is “Server is rebooting”. It may still be rebooting.',
      ),
    });
    expect(played.statuses).toEqual(['unknown', 'not-run']);
  });

  test.each<[string, number, ReturnType<Fault>, boolean]>([
    ['was lost, but which is seen to go away, took effect', 0, server('Server is rebooting'), true],
    ['was lost, and which is never seen to, may have', 0, server(), false],
    ['came took effect', 200, server('Server is rebooting'), true],
  ])('a restart whose answer %s, also when the time is then up', async (_, status, look, wrote) => {
    const played = await play(
      behaves({ status }, () => look),
      { ...given, timeout: '5m' },
    );
    expect(played.report.results).toMatchObject([{ status: 'unknown', wrote }]);
  });

  test.each([401, 403, 404])('a %i while it is away ends the wait at once', async (status) => {
    const played = await play(
      behaves({ status: 200 }, () => ({ status })),
      given,
    );
    expect(played.report.failure).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('refuses to show whether it is back'),
    });
    expect(played.requests.map(({ line }) => line)).toEqual([
      'GET /api/servers/1',
      'GET /api/servers/1',
      'POST /api/servers/1/restart',
      'GET /api/servers/1',
    ]);
  });

  test('a service that shows no status is asked only whether it answers', async () => {
    const bare = { status: 200, body: { id: 1, name: 'web-1' } };
    const look = (ms: number) => (ms < 9_000 ? { status: 503 } : bare);
    const played = await play(behaves({ status: 200 }, look, bare), given);
    expect(played.report.results[0]?.changes[0]).toContain('which was back after');
  });

  test('a refusal is a failure, and nothing is waited for', async () => {
    const played = await play(
      behaves({ status: 422, body: { message: 'Not now.' } }, () => server()),
      given,
    );
    expect(played.report.outcome).toBe('failed');
    expect(played.requests.at(-1)?.line).toBe('POST /api/servers/1/restart');
  });

  test('a cancel ends at once, at the restart and while it is away', async () => {
    const cancel = new CancelledError('The workflow was cancelled.');
    const behaviour = behaves({ status: 200 }, () => server('Server is rebooting'));
    const atOnce = await play(behaviour, given, (_, interrupt) => interrupt(cancel));
    expect(atOnce.report.outcome).toBe('cancelled');
    expect(atOnce.requests.at(-1)?.line).toBe('POST /api/servers/1/restart');
    let stop: (() => void) | undefined;
    const waiting = behaves({ status: 200 }, (ms) => {
      if (ms > MINUTE) stop?.();
      return server('Server is rebooting');
    });
    const later = await play(waiting, given, (_, interrupt) => {
      stop = () => interrupt(cancel);
    });
    expect(later.report.outcome).toBe('cancelled');
    expect(later.statuses).toEqual(['unknown']);
    expect(later.requests.at(-1)?.atMs).toBeLessThan(2 * MINUTE);
  });
});
