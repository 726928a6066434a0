import { describe, expect, test } from '@jest/globals';
import { type Played, play, type Situation } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { openSimulation } from '../../../harness/simulator/simulation.ts';
import { CancelledError } from '../../../src/core/errors.ts';

type Answer = ReturnType<NonNullable<Behaviour['fault']>>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const ACCEPTED: Answer = { status: 200 };
const server = (status: unknown): Answer => {
  return { status: 200, body: { data: { id: 1, name: 'web-1', status } } };
};
const ACTIVE = server('Server is active');
const REBOOTING = server('Server is rebooting');
const LOST: Answer = 'lose-answer';
const BAD: Answer = { status: 502 };

interface Options extends Partial<Record<'operations' | 'timeout', string>> {
  /** The answer to looks before the restart. */
  readonly before?: Answer;
  /** Cancels at the first request from so long after the restart on. */
  readonly cancelAfterMs?: number;
}

/** Restarts a server that answers the restart and, by the time since then, each look so. */
function restart(
  answer: Answer,
  look: (sinceMs: number) => Answer,
  { before = ACTIVE, cancelAfterMs = 60 * MINUTE, ...inputs }: Options = {},
): Promise<Played> {
  let restartedAt: number | undefined;
  let cancel = (): void => {};
  const fault: Behaviour['fault'] = ({ method, nowMs }) => {
    if (method !== 'GET') restartedAt = nowMs;
    const sinceMs = nowMs - (restartedAt ?? nowMs);
    if (sinceMs >= cancelAfterMs && restartedAt !== undefined) cancel();
    if (method !== 'GET') return answer;
    return restartedAt === undefined ? before : look(sinceMs);
  };
  const onWrite: Situation['onWrite'] = (_, interrupt) => {
    cancel = () => interrupt(new CancelledError('The workflow was cancelled.'));
  };
  return play({ fault }, { operations: 'restart-server', site: '', ...inputs }, { onWrite });
}

const awayFor =
  (fromMs: number, toMs: number, how: Answer) =>
  (sinceMs: number): Answer =>
    sinceMs >= fromMs && sinceMs < toMs ? how : ACTIVE;
const endOf = ({ report }: Played): string => {
  const [result] = report.results;
  return `${report.outcome}: ${[...(result?.changes ?? []), result?.failure?.message ?? ''].join()}`;
};
/** The times of the looks after the restart, since the first of them. */
function looksOf({ requests }: Played): number[] {
  const looks = requests.slice(1 + requests.findIndex(({ line }) => line.startsWith('POST')));
  expect(new Set(looks.map(({ line }) => line))).toEqual(new Set(['GET /api/servers/1']));
  return looks.map(({ atMs }) => atMs - (looks[0]?.atMs ?? 0));
}

describe('restart-server', () => {
  test('waits until the server is back and sends nothing else meanwhile; the next operation finds it there', async () => {
    await using sim = await openSimulation();
    const inputs = { server: 'web-1', operations: 'restart-server, refresh-opcache' };
    const dry = await sim.play({ ...inputs, 'dry-run': 'true' });
    expect(dry.outputs.plan).toContain('restart the server web-1 and wait until it is back');
    expect(sim.writes()).toEqual([]);

    const run = await sim.play(inputs);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'server-id': '1' });
    expect(run.log).toContain('the server is away: its status is “rebooting”');
    const lines = sim.seen.map(({ line }) => line.replace('/api/servers/1', ''));
    const looks = lines.slice(lines.indexOf('POST /restart') + 1, lines.indexOf('POST /refresh-opcache'));
    expect(looks.length).toBeGreaterThan(1);
    expect(new Set(looks)).toEqual(new Set(['GET ']));
  });

  test('waits for a service that goes down with its server', async () => {
    await using sim = await openSimulation({ away: [{ fromMs: 500, untilMs: 30_000 }] });
    const run = await sim.play({ operations: 'restart-server' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '0' });
  });

  test.each<[string, Answer, Answer]>([
    ['another status', ACTIVE, server('Rebooting')],
    ['no status', ACTIVE, server(null)],
    ['another status than an unwell one', server('Restart required'), REBOOTING],
  ])('takes the server for away when it shows %s, and for back when it is active', async (...given) => {
    const [, before, how] = given;
    const played = await restart(ACCEPTED, awayFor(4 * SECOND, 45 * SECOND, how), { before });
    const words = /^succeeded: restarted the server web-1, which was back after (4[5-9]|5\d) s/;
    expect(endOf(played)).toMatch(words);
    expect(played.log).toContain('the server is away: ');
  });

  test('waits ten minutes, says so every 30 s, and looks ever less often', async () => {
    const played = await restart(ACCEPTED, awayFor(2 * SECOND, 10 * MINUTE, REBOOTING));
    expect(played.report.outcome).toBe('succeeded');
    expect(played.log.match(/^restarting the server for/gm)?.length).toBeGreaterThanOrEqual(20);
    expect(played.log).toContain('its status is “Server is rebooting”');
    expect(looksOf(played).length).toBeLessThan(90);
  });

  test.each<[string, Answer]>([
    ['its usual status', ACTIVE],
    ['no status', { status: 200, body: { id: 1, name: 'web-1' } }],
  ])('takes the server for back after 20 s when it always shows %s, and says so', async (_, before) => {
    const played = await restart(ACCEPTED, (sinceMs) => (sinceMs < 9 * SECOND ? BAD : before), { before });
    expect(endOf(played)).toContain('it was never shown to be away within 2');
    expect(played.requests.at(-1)?.atMs).toBeGreaterThanOrEqual(20 * SECOND);
  });

  test('leaves the service alone for as long as it asks', async () => {
    const asks: Answer = { status: 503, headers: { 'retry-after': '25' } };
    const played = await restart(ACCEPTED, awayFor(0, 100 * SECOND, asks));
    expect(played.report.outcome).toBe('succeeded');
    const [, second = 0, third = 0] = looksOf(played);
    expect([second >= 25 * SECOND, third - second >= 25 * SECOND]).toEqual([true, true]);
  });

  test('never repeats a restart whose answer is lost, and waits for nothing', async () => {
    for (const answer of [LOST, BAD, { status: 503 }]) {
      const played = await restart(answer, () => REBOOTING);
      expect(endOf(played)).toMatch(/^unknown: .*whether the server web-1 restarts is not known/i);
      expect(played.writes).toEqual(['POST /restart']);
      expect(played.requests.at(-1)?.line).toContain('POST');
      expect(played.report.results).toMatchObject([{ outcome: 'unknown', wrote: false }]);
    }
  });

  test('stops at the deadline and says that the server may still be rebooting', async () => {
    const operations = 'restart-server, refresh-opcache';
    const played = await restart(ACCEPTED, () => REBOOTING, { operations, timeout: '5m' });
    const message = expect.stringContaining(
      'was not seen to be back yet: its status is “Server is rebooting”. It may still be rebooting, and another run',
    );
    expect(played.report.failure).toMatchObject({ reason: 'time-out', message });
    expect(played.statuses).toEqual(['unknown', 'not-run']);
    expect(played.report.results).toMatchObject([{ wrote: true }, {}]);
  });

  test.each([401, 403, 404])('stops at once when a look is answered with %i', async (status) => {
    const played = await restart(ACCEPTED, () => ({ status }));
    expect(endOf(played)).toMatch(/^unknown: .*was not seen to be back yet/);
    expect(looksOf(played)).toHaveLength(1);
  });

  test('fails when the restart is refused, and waits for nothing', async () => {
    const played = await restart({ status: 422, body: { message: 'Not now.' } }, () => ACTIVE);
    expect(played.report.outcome).toBe('failed');
    expect(played.requests.at(-1)?.line).toBe('POST /api/servers/1/restart');
  });

  test.each([
    ['while the restart is sent', 0, 'Whether the server web-1 restarts is not known'],
    ['while the server is away', MINUTE, 'The server was told to restart and was not seen to be back yet: '],
  ])('ends at once when it is cancelled %s', async (_, cancelAfterMs, says) => {
    const played = await restart(ACCEPTED, () => REBOOTING, { cancelAfterMs });
    expect(played.report.failure?.message).toContain(says);
    expect([played.report.outcome, ...played.statuses]).toEqual(['cancelled', 'unknown']);
    // No pause is longer than ten seconds.
    expect(played.requests.at(-1)?.atMs).toBeLessThanOrEqual(cancelAfterMs + 10 * SECOND);
  });
});
