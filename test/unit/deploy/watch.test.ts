import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import { scenario } from '../../../harness/scenarios.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { PROLOGUE } from '../../../src/deploy/exit-report.ts';

const MINUTE = 60_000;
const LATER = '2026-01-01 00:10:00';
const COMMIT = 'c'.repeat(40);
const report = (status: number, name: string): string =>
  `\n[site-deploy] exit-status=${status} commit=${COMMIT} run=${name}\n`;

/** A test in which what the service shows, and when, is what goes wrong. */
const race = (name: string, run: () => Promise<void>): void =>
  test(name, () => scenario('semantic races', [name], run));

const deployed: Behaviour = {
  before: { lastDeployAt: 't1', log: `old${report(0, 'r0')}` },
  after: (ms) =>
    ms < 2_000
      ? { lastDeployAt: 't1', log: `old${report(0, 'r0')}` }
      : { lastDeployAt: 't2', log: `new${report(0, 'r1')}`, logAt: LATER },
};

describe('following a deploy', () => {
  /** With answers of which a sixteenth of the usual is read. */
  const playWithFewBytes: typeof play = (behaviour, given) =>
    play(behaviour, given, undefined, {
      sizes: { whole: 512 * 1024, shortened: 4096 * 1024, text: 256 * 1024 },
    });

  race('a usual one', async () => {
    const played = await play(deployed);
    expect(played.report.facts?.deploy).toMatchObject({
      exitStatus: 0,
      commit: COMMIT,
      evidence: ['token', 'exit-status'],
    });
    expect(played.writes).toEqual(['POST /sites/2/deploy']);
  });

  race('a silent one of ten minutes keeps saying so, and stays under 60 requests a minute', async () => {
    const played = await play({
      before: { lastDeployAt: 't1' },
      after: (ms) =>
        ms < 10 * MINUTE ? { lastDeployAt: 't1', log: '' } : { lastDeployAt: 't2', log: report(0, 'r1') },
    });
    expect(played.report.outcome).toBe('succeeded');
    const said = played.log.match(/^deploying for/gm) ?? [];
    expect(said.length).toBeGreaterThanOrEqual(15);
    const busiest = played.requests.map(
      ({ atMs }) =>
        played.requests.filter((other) => other.atMs >= atMs && other.atMs < atMs + MINUTE).length,
    );
    expect(Math.max(...busiest)).toBeLessThan(60);
  });

  race('an old report that comes to light on a site that shows no deploy is no success', async () => {
    const played = await play(
      {
        before: { lastDeployAt: null, log: null },
        after: () => ({ lastDeployAt: null, log: report(0, 'r0') }),
      },
      { timeout: '2m' },
    );
    expect(played.report.outcome).toBe('timed_out');
  });

  race('one that is looked at seldom keeps saying so too', async () => {
    const played = await play(
      {
        before: { lastDeployAt: 't1' },
        after: (ms) =>
          ms < 6 * MINUTE ? { lastDeployAt: 't1', log: '' } : { lastDeployAt: 't2', log: report(0, 'r1') },
      },
      { 'poll-interval': '3m' },
    );
    expect(played.report.outcome).toBe('succeeded');
    expect(played.log.match(/^deploying for/gm)?.length).toBeGreaterThanOrEqual(10);
  });

  race('waits as long as a 429 asks', async () => {
    const played = await play({
      ...deployed,
      after: (ms) =>
        ms < 3 * MINUTE ? { lastDeployAt: 't1' } : { lastDeployAt: 't2', log: report(0, 'r1'), logAt: LATER },
      fault: ({ sinceTriggerMs, nth, path, method }) => {
        if (method !== 'GET' || sinceTriggerMs < 0 || !path.endsWith('/2')) return undefined;
        if (nth === 3) return { status: 429, headers: { 'retry-after': '45' } };
        return undefined;
      },
    });
    expect(played.report.outcome).toBe('succeeded');
    const polls = played.requests.filter(({ line }) => line.endsWith('/sites/2')).map(({ atMs }) => atMs);
    const [, , limited = 0, next = 0] = polls;
    expect(next - limited).toBeGreaterThanOrEqual(45_000);
  });

  race('looks less often as the service says that few requests are left', async () => {
    const slow: Behaviour = {
      ...deployed,
      after: (ms) =>
        ms < MINUTE ? { lastDeployAt: 't1' } : { lastDeployAt: 't2', log: report(0, 'r1'), logAt: LATER },
    };
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

  race('a last_deploy_at that goes back to null on its way is no deploy, and no harm', async () => {
    const played = await play({
      before: { lastDeployAt: 't1', log: report(0, 'r0') },
      after: (ms) => {
        if (ms < 5_000) return { lastDeployAt: null, log: null };
        if (ms < 20_000) return { lastDeployAt: null, log: 'begun\n', logAt: LATER };
        return { lastDeployAt: 't2', log: `begun\n${report(0, 'r1')}`, logAt: LATER };
      },
    });
    expect(played.report.outcome).toBe('succeeded');
    expect(played.report.facts?.deploy).toMatchObject({ previousDeployAt: 't1', lastDeployAt: 't2' });
    expect(played.requests.at(-1)?.atMs).toBeGreaterThanOrEqual(20_000);
  });

  race('a log that is replaced, shrinks and is empty for a while is still judged by its end', async () => {
    const played = await play({
      before: { lastDeployAt: 't1', log: report(0, 'r0') },
      after: (ms) => {
        if (ms < 3_000) return { lastDeployAt: 't1', log: 'one\ntwo\nthree\n', logAt: LATER };
        if (ms < 8_000) return { lastDeployAt: 't1', log: 'one\n', logAt: LATER };
        if (ms < 15_000) return { lastDeployAt: 't1', log: '', logAt: LATER };
        return { lastDeployAt: 't2', log: `one\n${report(4, 'r1')}`, logAt: LATER };
      },
    });
    expect(played.report.outcome).toBe('failed');
    expect(played.report.facts?.deploy).toMatchObject({ exitStatus: 4 });
  });

  race("somebody else's deploy that was under way ends first, and is not taken for ours", async () => {
    const theirs = 'their first line\n';
    const played = await play({
      before: { lastDeployAt: 't1', log: theirs },
      after: (ms) => {
        if (ms < 5_000) return { lastDeployAt: 't1', log: theirs };
        if (ms < 9_000) return { lastDeployAt: 't2', log: `${theirs}${report(0, 'theirs')}` };
        return { lastDeployAt: 't3', log: `ours${report(5, 'ours')}`, logAt: LATER };
      },
    });
    expect(played.report.outcome).toBe('failed');
    expect(played.report.facts?.deploy).toMatchObject({ exitStatus: 5 });
    expect(played.log).toContain('an earlier deploy that was already running has ended');
  });

  race('two deploys that end otherwise before we look leave it unknown: superseded', async () => {
    const played = await play({
      before: { lastDeployAt: 't1', log: report(0, 'r0') },
      after: (ms) =>
        ms < 1_000
          ? { lastDeployAt: 't1', log: `one${report(0, 'r1')}`, logAt: LATER }
          : { lastDeployAt: 't2', log: `two${report(3, 'r2')}`, logAt: '2026-01-01 00:20:00' },
    });
    expect(played.report.outcome).toBe('unknown');
    expect(played.report.failure?.message).toContain('superseded');
  });

  race(
    'a service whose last_deploy_at changes at the start is not believed until the script reports its end',
    async () => {
      const given = { operations: 'update-deploy-script, deploy', 'deploy-script': 'npm ci\nfalse' };
      const played = await play(
        {
          before: { lastDeployAt: 't1' },
          after: (ms) => ({
            lastDeployAt: 't2',
            log: ms < 25_000 ? 'npm ci' : `npm ci${report(1, 'r1')}`,
            logAt: LATER,
          }),
        },
        given,
      );
      expect(played.report.outcome).toBe('failed');
    },
  );

  race('a report that was to be expected and never comes leaves it unknown', async () => {
    const played = await play({
      before: { lastDeployAt: 't1', log: report(0, 'r0') },
      after: () => ({ lastDeployAt: 't2', log: 'killed', logAt: LATER }),
    });
    expect(played.report.outcome).toBe('unknown');
    expect(played.report.failure?.message).toContain(
      'the deploy script reports its end, but no such line came',
    );
    expect(played.report.facts?.deploy?.durationMs).toBeGreaterThan(120_000);
  });

  race('a deploy that was under way hands over to ours at once: its end is not taken for ours', async () => {
    for (const log of ['theirs', '']) {
      const played = await play({
        script: `${PROLOGUE}npm ci`,
        before: { lastDeployAt: 't1', log },
        after: (ms) => {
          if (ms < 5_000) return { lastDeployAt: 't1', log };
          return ms < 60_000
            ? { lastDeployAt: 't2', log: 'npm ci\n', logAt: LATER }
            : { lastDeployAt: 't3', log: `npm ci\n${report(9, 'ours')}`, logAt: LATER };
        },
      });
      expect(played.report.facts?.deploy).toMatchObject({ exitStatus: 9 });
      expect(played.report.outcome).toBe('failed');
    }
  });

  race("somebody else's deploy that follows ours at once is not taken for ours", async () => {
    const played = await play({
      before: { lastDeployAt: 't1', log: report(0, 'r0') },
      after: (ms) => {
        if (ms < 4_000) return { lastDeployAt: 't1', log: 'I am ours\n', logAt: LATER };
        const log = ms < 6_000 ? 'I am theirs\n' : `I am theirs\n${report(0, 'theirs')}`;
        return { lastDeployAt: ms < 6_000 ? 't2' : 't3', log, logAt: '2026-01-01 00:20:00' };
      },
    });
    expect(played.report.outcome).toBe('unknown');
    expect(played.report.failure?.message).toContain('replaced the one');
  });

  race('a redeploy within the second of a deploy without a report is decided by ours', async () => {
    const played = await play({
      before: { lastDeployAt: 't1', log: 'a\n' },
      after: () => ({ lastDeployAt: 't1', log: `a\n${report(0, 'r1')}` }),
    });
    expect(played.report.outcome).toBe('succeeded');
  });

  race('one blip after a long pause is no silence of the service', async () => {
    const fault: Behaviour['fault'] = ({ method, path, nth }) =>
      method === 'GET' && path.endsWith('/2') && nth === 3 ? { status: 503 } : undefined;
    const played = await play({ ...deployed, fault }, { 'poll-interval': '121s' });
    expect(played.report.outcome).toBe('succeeded');
  });

  race('when only the earlier deploy is seen to end, ours is unknown', async () => {
    const played = await play({
      before: { lastDeployAt: 't1', log: 'theirs\n' },
      after: () => ({ lastDeployAt: 't2', log: `theirs\n${report(0, 'theirs')}` }),
    });
    expect(played.report.failure?.message).toContain('was already running before the trigger');
  });

  race('a log that is too large to hold the expected report leaves it unknown', async () => {
    const played = await playWithFewBytes({
      before: { lastDeployAt: 't1', log: report(0, 'r0') },
      after: () => ({ lastDeployAt: 't2', log: 'x'.repeat(600_000), logAt: LATER }),
    });
    expect(played.report.failure?.message).toContain(
      'the log is too large to be read whole, and no such line is in its end: it was killed',
    );
  });

  race('a trigger whose answer is lost is not sent again: the deploy is followed all the same', async () => {
    const fault: Behaviour['fault'] = ({ method }) => (method === 'POST' ? { status: 502 } : undefined);
    const played = await play({ ...deployed, fault });
    expect(played.report.outcome).toBe('succeeded');
    expect(played.writes).toEqual(['POST /sites/2/deploy']);
  });

  test('of a log that is too large the end decides', async () => {
    const log = 'one line of many\n'.repeat(40_000) + report(3, 'r1');
    const played = await playWithFewBytes({
      before: { lastDeployAt: 't1', log: report(0, 'r0') },
      after: () => ({ lastDeployAt: 't2', log, logAt: LATER }),
    });
    expect(played.report.failure?.message).toContain('exited with status 3');
    expect(played.report.failure?.message).toContain('The log says: “one line of many”');
    expect(played.log).toContain('the deploy log is too long to be read whole: only its end is judged');
  });

  race('a log of which only the end is shown is printed once', async () => {
    const lines = Array.from({ length: 3_000 }, (_, index) => `line ${index} of the build\n`);
    const played = await play({
      before: { lastDeployAt: 't1' },
      after: (ms) => {
        const shown = Math.min(lines.length, Math.floor(ms / 10));
        const log = lines.slice(Math.max(0, shown - 1_500), shown).join('');
        return shown < lines.length
          ? { lastDeployAt: 't1', log }
          : { lastDeployAt: 't2', log: log + report(0, 'r1') };
      },
    });
    const printed = played.log.match(/line \d+ of the build/g) ?? [];
    expect(new Set(printed).size).toBe(printed.length);
    expect(printed.length).toBeGreaterThan(2_900);
  });

  race('a Retry-After of a month or an hour neither floods nor ends the watch', async () => {
    for (const header of ['999999999', '3600']) {
      const played = await play({
        ...deployed,
        fault: ({ method, path, nth }) =>
          method === 'GET' && path.endsWith('/2') && nth === 3
            ? { status: 429, headers: { 'retry-after': header } }
            : undefined,
      });
      expect(played.report.outcome).toBe('succeeded');
      expect(played.requests.length).toBeLessThan(30);
    }
  });

  race('half a line that ends in half a secret is shown nowhere', async () => {
    const secret = 'abcdefgh-ijklmnop';
    const played = await play(
      {
        ...deployed,
        env: `KEY=${secret}\n`,
        after: (ms) =>
          ms < 3_000
            ? { lastDeployAt: 't1', log: 'begun\nK is abcdefgh-ijkl', logAt: LATER }
            : { lastDeployAt: 't2', log: report(0, 'r1') },
      },
      { operations: 'sync-env, deploy', env: `KEY=${secret}` },
    );
    expect(played.log).toContain('[an unfinished line is left out]');
    expect(played.log).not.toContain('abcdefgh');
  });

  race('a deploy within the same second is decided by its report, at once', async () => {
    const played = await play({
      before: { lastDeployAt: 't1', log: `same${report(0, 'r1')}` },
      after: () => ({ lastDeployAt: 't1', log: `same${report(0, 'r2')}` }),
    });
    expect(played.report.outcome).toBe('succeeded');
    expect(played.report.facts?.deploy?.evidence).toEqual(['exit-status']);
    expect(played.requests.at(-1)?.atMs).toBeLessThan(10_000);
  });

  test.each<[string, Behaviour['after'], string]>([
    ['no sign of it', () => ({ lastDeployAt: 't1' }), 'no repository is installed'],
    ['it has begun', () => ({ lastDeployAt: 't1', log: 'begun', logAt: LATER }), 'may still be running'],
  ])('the deadline passes: %s', async (_, after, words) => {
    const played = await play({ before: { lastDeployAt: 't1' }, ...(after && { after }) });
    expect(played.report.outcome).toBe('timed_out');
    expect(played.report.failure?.message).toContain(words);
    expect(played.statuses).toEqual(['unknown']);
  });

  race('the deadline passes before the log has settled', async () => {
    const played = await play(
      {
        before: { lastDeployAt: 't1' },
        after: (ms) => ({ lastDeployAt: 't2', log: `${ms} and counting`, logAt: LATER }),
      },
      { timeout: '30s' },
    );
    expect(played.report.failure?.message).toContain('its log had not settled');
  });

  race('without the API for two minutes nobody knows; a minute is borne', async () => {
    const away =
      (from: number, to: number): NonNullable<Behaviour['fault']> =>
      (request) =>
        request.method === 'GET' && request.sinceTriggerMs >= from && request.sinceTriggerMs < to
          ? { status: 503 }
          : undefined;
    const lost = await play({ ...deployed, fault: away(0, 10 * MINUTE) });
    expect(lost.report.outcome).toBe('unknown');
    expect(lost.report.failure?.message).toContain('has not answered for 2 min');
    expect((await play({ ...deployed, fault: away(0, MINUTE) })).report.outcome).toBe('succeeded');
  });

  race('five minutes of 429 are patience, not silence', async () => {
    const played = await play({
      ...deployed,
      fault: ({ method, sinceTriggerMs }) =>
        method === 'GET' && sinceTriggerMs >= 0 && sinceTriggerMs < 5 * MINUTE ? { status: 429 } : undefined,
    });
    expect(played.report.outcome).toBe('succeeded');
  });

  race('a site that vanishes while we wait fails the run, after some patience', async () => {
    const gone =
      (until: number): Behaviour['fault'] =>
      ({ method, path, sinceTriggerMs }) =>
        method === 'GET' && path.endsWith('/2') && sinceTriggerMs >= 0 && sinceTriggerMs < until
          ? { status: 404 }
          : undefined;
    const lasting = gone(10 * MINUTE);
    const played = await play({ ...deployed, ...(lasting && { fault: lasting }) });
    expect(played.report.outcome).toBe('failed');
    expect(played.report.failure?.message).toContain('The site is gone');
    const passing = gone(10_000);
    expect((await play({ ...deployed, ...(passing && { fault: passing }) })).report.outcome).toBe(
      'succeeded',
    );
  });

  race('a service that suddenly refuses the API token leaves it unknown', async () => {
    const played = await play({
      ...deployed,
      fault: ({ method, sinceTriggerMs }) =>
        method === 'GET' && sinceTriggerMs >= 0 ? { status: 401 } : undefined,
    });
    expect(played.report.outcome).toBe('unknown');
    expect(played.report.failure?.next).toContain('api-token');
  });

  race('a log that is too large to read leaves last_deploy_at to decide', async () => {
    const huge = 'x'.repeat(600_000);
    const behaviour: Behaviour = {
      before: { lastDeployAt: 't1' },
      after: (ms) =>
        ms < 1_000
          ? { lastDeployAt: 't1', log: 'small', logAt: LATER }
          : { lastDeployAt: 't2', log: huge, logAt: LATER },
    };
    const played = await playWithFewBytes(behaviour);
    expect(played.report.facts?.deploy?.evidence).toEqual(['token']);
    expect(played.log).toContain('nothing shows that it worked');
    const judged = await playWithFewBytes(behaviour, { 'success-pattern': 'done' });
    expect(judged.report.outcome).toBe('unknown');
  });

  race('a last_deploy_at that changed without a new log is said to be doubtful', async () => {
    const played = await play({
      before: { lastDeployAt: 't1', log: 'as ever' },
      after: () => ({ lastDeployAt: 't2', log: 'as ever' }),
    });
    expect(played.log).toContain('the deploy log did not');
  });
});

race('patterns do not see the log of the deploy before', async () => {
  const log = 'PHP Fatal error\n';
  const played = await play(
    { before: { lastDeployAt: 't1', log }, after: () => ({ lastDeployAt: 't2', log }) },
    { operations: 'deploy', 'failure-pattern': 'Fatal error' },
  );
  expect(played.report.outcome).toBe('unknown');
  expect(played.report.failure?.message).toContain(
    'failure-pattern and success-pattern could not be applied',
  );
});
