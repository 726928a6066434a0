import { describe, expect, test } from '@jest/globals';
import { DEPLOYS } from '../../../harness/deploys.ts';
import { play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { framed } from '../../../src/script/frame.ts';
import { playStory, storyOf } from '../../support/deploy-story.ts';
import { BEFORE, LATER, reportLine, showing } from '../../support/deploying.ts';

const MINUTE = 60_000;
/** The time of a log entry whose deploy is running before the trigger, and of one after LATER. */
const [RUNNING, LATEST] = ['2026-01-01 00:01:30', '2026-01-01 00:20:00'];
/** The run of our script, with the time at which it ended. */
const OURS = 'r1.20260101T000030Z';

const OLD = { lastDeployAt: '2026-01-01 00:01:00' };
/** The log and its time, with a last_deploy_at of that minute. */
const shown = (minute: number, log: string, logAt?: string) => ({
  lastDeployAt: `2026-01-01 00:0${minute}:00`,
  log,
  ...(logAt !== undefined && { logAt }),
});
const OLD_REPORT = shown(1, reportLine('r0'));
const GOOD = shown(2, reportLine(OURS), LATER);

const deployed: Behaviour = {
  before: BEFORE,
  after: (ms) => (ms < 2_000 ? BEFORE : shown(2, `new${reportLine(OURS)}`, LATER)),
};

/** Reads of such paths are answered with a status until so many milliseconds after the trigger. */
const failing =
  (status: number, untilMs: number, paths = /./): NonNullable<Behaviour['fault']> =>
  ({ method, path, sinceTriggerMs }) =>
    method === 'GET' && paths.test(path) && sinceTriggerMs >= 0 && sinceTriggerMs < untilMs
      ? { status }
      : undefined;

describe('a run that follows a deploy', () => {
  test.each([
    ['as long as its report says', '02', 2_000],
    ['no longer than until its end was seen', '30', 4_000],
  ])('tells that a deploy took %s', async (_, second, ownMs) => {
    const ended = shown(2, reportLine(`r1.20260101T0000${second}Z`), LATER);
    const { report } = await play({ before: OLD, after: (ms) => (ms < 2_900 ? {} : ended) });
    expect(report.facts?.deploy?.ownMs).toBe(ownMs);
  });

  test('polls less often when the service says that few requests are left', async () => {
    const slow: Behaviour = { ...deployed, after: (ms) => (ms < MINUTE ? OLD : GOOD) };
    const busiest = async (left: string): Promise<number> => {
      const played = await play({ ...slow, headers: { 'x-ratelimit-remaining': left } });
      expect(played.report.outcome).toBe('succeeded');
      const times = played.requests.map(({ atMs }) => atMs);
      return Math.max(
        ...times.map((from) => times.filter((atMs) => atMs >= from && atMs < from + MINUTE).length),
      );
    };
    expect(await busiest('59')).toBeGreaterThan(12);
    // Every ten seconds, and once more where a minute is taken to be over.
    expect(await busiest('0')).toBeLessThanOrEqual(7);
  });

  test('ignores a last_deploy_at that goes back to null for a while', async () => {
    const played = await play({
      before: OLD_REPORT,
      after: (ms) => {
        if (ms < 5_000) return { lastDeployAt: null, log: null };
        if (ms < 20_000) return { lastDeployAt: null, log: 'begun\n', logAt: LATER };
        return shown(2, `begun\n${reportLine(OURS)}`, LATER);
      },
    });
    expect(played.report.outcome).toBe('succeeded');
    expect(played.report.facts?.deploy).toMatchObject({
      previousDeployAt: '2026-01-01 00:01:00',
      lastDeployAt: '2026-01-01 00:02:00',
    });
    expect(played.requests.at(-1)?.atMs).toBeGreaterThanOrEqual(20_000);
  });

  const THEIRS = 'their first line\n';
  test.each<[string, Behaviour, object]>([
    [
      'judges by its end a log that is replaced, shrinks, and is empty for a while',
      showing(
        OLD_REPORT,
        [0, shown(1, 'one\ntwo\nthree\n', LATER)],
        [3_000, shown(1, 'one\n', LATER)],
        [8_000, shown(1, '', LATER)],
        [15_000, shown(2, `one\n${reportLine(OURS, 4)}`, LATER)],
      ),
      { outcome: 'failed', facts: { deploy: { exitStatus: 4 } } },
    ],
    [
      "does not take the end of somebody else's running deploy for its own",
      showing(
        shown(1, THEIRS, RUNNING),
        [5_000, shown(2, `${THEIRS}${reportLine('theirs')}`, RUNNING)],
        [9_000, shown(3, `ours${reportLine('ours', 5)}`, LATER)],
      ),
      { outcome: 'failed', facts: { deploy: { exitStatus: 5 } } },
    ],
    [
      'calls it unknown when two deploys ended differently between two polls',
      showing(
        OLD_REPORT,
        [0, shown(1, `one${reportLine(OURS)}`, LATER)],
        [1_000, shown(2, `two${reportLine('r2', 3)}`, LATEST)],
      ),
      { outcome: 'unknown', failure: { message: expect.stringContaining('overtaken') } },
    ],
    [
      "does not take somebody else's deploy right after its own for its own",
      showing(
        OLD_REPORT,
        [0, shown(1, 'I am ours\n', LATER)],
        [4_000, shown(2, 'I am theirs\n', LATEST)],
        [6_000, shown(3, `I am theirs\n${reportLine('theirs')}`, LATEST)],
      ),
      { outcome: 'unknown', failure: { message: expect.stringContaining('replaced the one') } },
    ],
    [
      'takes no later last_deploy_at for its own where a deploy ran at the trigger',
      showing(
        shown(1, 'theirs\n', RUNNING),
        [0, shown(1, 'theirs\nmore of theirs\n', RUNNING)],
        [6_000, shown(1, 'ours\n', LATER)],
        [20_000, shown(2, 'ours\nDone.\n', LATER)],
      ),
      {
        outcome: 'unknown',
        failure: { message: expect.stringContaining('was already running before the trigger') },
      },
    ],
  ])('%s', async (_, service, report) => {
    const played = await play(service);
    expect(played.report).toMatchObject(report);
    const earlier = 'an earlier deploy was still running at the trigger';
    if (service.before?.log === THEIRS) expect(played.log).toContain(earlier);
  });

  test('tells its deploy from a running one that ends just before it begins', async () => {
    for (const log of ['theirs', '']) {
      const played = await play({
        script: framed('npm ci'),
        before: shown(1, log, RUNNING),
        after: (ms) => {
          if (ms < 5_000) return shown(1, log, RUNNING);
          if (ms < 12_000) return shown(2, 'npm ci\n', LATER);
          const end = ms < 60_000 ? '' : reportLine('ours.20260101T000030Z', 9);
          return shown(3, `npm ci\nadded 12 packages${end}`, LATER);
        },
      });
      expect(played.report.facts?.deploy).toMatchObject({ exitStatus: 9 });
      expect(played.report.outcome).toBe('failed');
    }
  });

  test('tolerates one failed poll after a long pause', async () => {
    const fault: Behaviour['fault'] = ({ method, path, nth }) =>
      method === 'GET' && path.endsWith('/2') && nth === 3 ? { status: 503 } : undefined;
    const played = await play({ ...deployed, fault }, { 'poll-interval': '121s' });
    expect(played.report.outcome).toBe('succeeded');
  });

  test('calls it unknown when the log is too large to show the expected exit report', async () => {
    const long: Behaviour = { before: OLD_REPORT, after: () => shown(2, 'x'.repeat(9_000_000), LATER) };
    const played = await play(long);
    expect(played.report.failure?.message).toContain(
      'the log is too large to be read whole, and its end has none: its shell was killed',
    );
  });

  test('follows the deploy and does not trigger again when the answer to the trigger is lost', async () => {
    const fault: Behaviour['fault'] = ({ method }) =>
      method === 'POST' ? { status: 502, effect: 'now' } : undefined;
    const played = await play({ ...deployed, fault });
    expect(played.report.outcome).toBe('succeeded');
    expect(played.writes).toEqual(['POST /sites/2/deploy']);
  });

  test('never prints half a line that ends in half a secret', async () => {
    const secret = 'abcdefgh-ijklmnop';
    const played = await play(
      {
        ...deployed,
        env: `KEY=${secret}\n`,
        after: (ms) => (ms < 3_000 ? shown(1, 'begun\nK is abcdefgh-ijkl', LATER) : GOOD),
      },
      { operations: 'sync-env, deploy', env: `KEY=${secret}` },
    );
    expect(played.log).toContain('[an unfinished line is left out]');
    expect(played.log).not.toContain('abcdefgh');
  });

  test('judges by the exit report at once when two deploys fall into the same second', async () => {
    const played = await play({
      before: shown(1, `same${reportLine('r0')}`),
      after: () => shown(1, `same${reportLine('r2')}`),
    });
    expect(played.report.outcome).toBe('succeeded');
    expect(played.report.facts?.deploy?.evidence).toEqual(['exit-status']);
    expect(played.requests.at(-1)?.atMs).toBeLessThan(10_000);
  });

  test.each<[string, NonNullable<Behaviour['after']>, string]>([
    [
      'no deploy began',
      () => OLD,
      'within the timeout of 15 min 0 s: last_deploy_at did not change. The service answered the trigger with “ok”. The likely reasons: no repository is installed on the site any more',
    ],
    [
      'the deploy began',
      () => shown(1, 'begun', LATER),
      'The deploy was not seen to end within the timeout of 15 min 0 s, and may still be running. No line of its log had come for 14 min 56 s. The',
    ],
  ])('says what is known when time runs out and %s', async (_, after, words) => {
    const played = await play({ before: OLD, after });
    expect(played.report.outcome).toBe('timed_out');
    expect(played.report.failure?.message).toContain(words);
    expect(played.statuses).toEqual(['unknown']);
    expect(played.log).not.toContain('│ begun');
  });

  test('tolerates a one-minute outage of the API, and calls it unknown after two minutes', async () => {
    const lost = await play({ ...deployed, fault: failing(503, 10 * MINUTE) });
    expect(lost.report.outcome).toBe('unknown');
    expect(lost.report.failure?.message).toContain('has not answered for 2 min');
    expect(lost.report.failure?.next).toContain('Check the site');
    expect((await play({ ...deployed, fault: failing(503, MINUTE) })).report.outcome).toBe('succeeded');
  });

  test('fails when the site vanishes for good, and tolerates a 404 of a minute', async () => {
    const gone = (untilMs: number) => failing(404, untilMs, /\/2$/);
    const played = await play({ ...deployed, fault: gone(10 * MINUTE) });
    expect(played.report.outcome).toBe('failed');
    expect(played.report.failure?.message).toContain('The site is gone');
    expect((await play({ ...deployed, fault: gone(MINUTE) })).report.outcome).toBe('succeeded');
  });

  test('warns when last_deploy_at changed and the log did not', async () => {
    const played = await play({ before: shown(1, 'as ever'), after: () => shown(2, 'as ever') });
    expect(played.log).toContain('the deploy log did not');
  });
});

test('a run does not apply patterns to the log of the deploy before', async () => {
  const log = 'PHP Fatal error\n';
  const service: Behaviour = { before: shown(1, log), after: () => shown(2, log) };
  const played = await play(service, { operations: 'deploy', 'failure-pattern': 'Fatal error' });
  expect(played.report.outcome).toBe('unknown');
  expect(played.report.failure?.message).toContain(
    'failure-pattern and success-pattern could not be applied',
  );
});

test('a run whose trigger was lost says that a deploy which was seen may still be running', async () => {
  const story = storyOf('family', { trigger: 'lost', ours: { durationMs: 3_600_000 }, timeoutMs: 60_000 });
  expect((await playStory(story)).outcome).toBe('timed_out');
});

test('a run whose trigger was lost, and whose site is gone after that, does not know the end', async () => {
  const fault: Behaviour['fault'] = ({ method, path, sinceTriggerMs }) => {
    if (method === 'POST') return { status: 502 };
    return sinceTriggerMs >= 0 && path.endsWith('/2') ? { status: 404 } : undefined;
  };
  expect((await play({ ...deployed, fault })).report.outcome).toBe('unknown');
});

/** The costs of deploys of these lengths, in seconds: requests, and how many seconds late the end is seen. */
const costsOf = async (cost: (seconds: number) => Promise<string>): Promise<string> =>
  (await Promise.all([3, 10, 60, 600].map(cost))).join(' | ');

test.each([
  ['document', true, '8, 1.0 | 12, 1.1 | 22, 7.3 | 76, 7.3'],
  ['document', false, '11, 10.8 | 14, 9.1 | 24, 15.3 | 78, 15.3'],
  ['family', true, '8, 1.0 | 12, 1.1 | 22, 7.3 | 76, 7.3'],
  ['family', false, '9, 2.8 | 12, 1.1 | 22, 7.3 | 76, 7.3'],
  ['by id', true, '7, 0.6 | 11, 0.2 | 19, 0.9 | 37, 44.1'],
  ['by id', false, '7, 0.6 | 11, 0.2 | 19, 0.9 | 37, 44.1'],
  ['live text', true, '7, 0.6 | 11, 0.2 | 19, 0.9 | 37, 44.1'],
  ['live text', false, '8, 0.5 | 12, 0.0 | 21, 14.7 | 37, 8.2'],
] as const)('a run on the %s service (exit report: %s) costs %s', async (kind, reports, costs) => {
  const found = await costsOf(async (seconds) => {
    const { report, requests } = await play(DEPLOYS[kind](seconds * 1_000, reports), { timeout: '30m' });
    expect(report.outcome).toBe('succeeded');
    const triggeredAt = requests.find(({ line }) => line.startsWith('POST'))?.atMs ?? 0;
    const seenMs = (requests.at(-1)?.atMs ?? 0) - triggeredAt;
    return `${requests.length}, ${(seenMs / 1_000 - seconds).toFixed(1)}`;
  });
  expect(found).toBe(costs);
});

test.each([
  ['document', true, '10, 0.7 | 18, 0.9 | 36, 1.9 | 92, 9.9'],
  ['document', false, '13, 8.7 | 21, 8.9 | 39, 9.9 | 95, 17.9'],
  ['family', true, '10, 0.7 | 18, 0.9 | 36, 1.9 | 92, 9.9'],
  ['family', false, '13, 8.7 | 21, 8.9 | 37, 1.9 | 93, 9.9'],
  ['by id', true, '7, 1.8 | 10, 2.5 | 17, 0.7 | 28, 110.2'],
  ['by id', false, '8, 1.8 | 11, 2.5 | 18, 0.7 | 28, 110.2'],
] as const)('one of two targets on “%s” (exit report: %s) costs %s', async (kind, reports, costs) => {
  const found = await costsOf(async (seconds) => {
    const ours = { durationMs: seconds * 1_000 };
    const story = storyOf(kind, { isShared: true, reports, reportedBefore: reports, ours });
    const { asked, endedMs, triggeredMs } = await playStory(story);
    const lateMs = endedMs - triggeredMs - story.ours.delayMs - story.ours.durationMs;
    return `${asked.length}, ${(lateMs / 1_000).toFixed(1)}`;
  });
  expect(found).toBe(costs);
});
