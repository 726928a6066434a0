import { describe, expect, test } from '@jest/globals';
import type { Behaviour } from '../../../harness/model-service.ts';
import { play } from '../../../harness/play.ts';
import { scenario } from '../../../harness/scenarios.ts';
import { CancelledError } from '../../../src/core/errors.ts';
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

describe('writes that show late, or not at all', () => {
  const sync = { operations: 'sync-env', env: 'A=wanted value' };

  race('a stale reading is waited out, without a second write', async () => {
    const played = await play({ env: 'A=old\n', lagReads: 3 }, sync);
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['PATCH /sites/2/env']);
    const given = { operations: 'update-deploy-script', 'deploy-script': 'new' };
    const script = await play({ script: 'old', lagReads: 3 }, given);
    expect(script.statuses).toEqual(['changed']);
    expect(script.writes).toEqual(['PATCH /sites/2/deploy/script']);
  });

  race('what was confirmed but never shows is unknown, and not written again', async () => {
    const played = await play({ env: 'A=old\n', lagReads: 1_000 }, sync);
    expect(played.report.outcome).toBe('unknown');
    expect(played.writes).toEqual(['PATCH /sites/2/env']);
  });

  test.each([
    ['lost once with its answer: once more', 1, 'succeeded', 2],
    ['lost twice: unknown', 2, 'unknown', 2],
  ])('a script write %s', async (_, losses, outcome, writes) => {
    const played = await play(
      {
        script: 'old',
        fault: ({ method, nth }) =>
          method === 'PATCH' && nth <= losses ? { status: 502, takesEffect: false } : undefined,
      },
      { operations: 'update-deploy-script', 'deploy-script': 'new' },
    );
    expect(played.report.outcome).toBe(outcome);
    expect(played.writes).toHaveLength(writes);
  });

  race(
    'a service that trims the script is not written to again and again; one that shows CRLF is',
    async () => {
      const stored = `${PROLOGUE}echo`;
      const played = await play(
        { script: stored },
        { operations: 'update-deploy-script', 'deploy-script': 'echo\n\n' },
      );
      expect(played.statuses).toEqual(['unchanged']);
      const crlf = { script: stored.replaceAll('\n', '\r\n') };
      const changed = await play(crlf, { operations: 'update-deploy-script', 'deploy-script': 'echo\n\n' });
      expect(changed.statuses).toEqual(['changed']);
    },
  );

  race('a script or .env that is not shown after the write is said to be unconfirmed', async () => {
    const script = await play(
      {
        fault: ({ method, path }) =>
          method === 'GET' && path.endsWith('script') ? { status: 200, body: null } : undefined,
      },
      { operations: 'update-deploy-script', 'deploy-script': 'new' },
    );
    expect(script.log).toContain('could not be read back');
    expect(script.report.outcome).toBe('succeeded');
  });

  race('a site that is created but not yet listed is waited for', async () => {
    const played = await play({ siteExists: false, lagReads: 4 }, { operations: 'ensure-site' });
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['POST /sites']);
  });

  race('a create that was lost is sent once more, after looking', async () => {
    const fault: Behaviour['fault'] = ({ method, nth }) =>
      method === 'POST' && nth === 1 ? { status: 0, takesEffect: false } : undefined;
    const played = await play({ siteExists: false, fault }, { operations: 'ensure-site' });
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['POST /sites', 'POST /sites']);
    const looks = played.requests.filter(({ line }) => line === 'GET /api/servers/1/sites');
    expect(looks.length).toBeGreaterThan(3);
  });

  race('a create that took effect late is adopted when the second one is refused', async () => {
    const fault: Behaviour['fault'] = ({ method, nth }) => {
      if (method !== 'POST') return undefined;
      return nth === 1
        ? { status: 0 }
        : { status: 422, body: { errors: { root_domain: ['taken'] } }, takesEffect: false };
    };
    const played = await play({ siteExists: false, lagReads: 8, fault }, { operations: 'ensure-site' });
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['POST /sites', 'POST /sites']);
  });
});

describe('repositories that a service shows', () => {
  const ensure = { operations: 'ensure-repository' };
  test.each<[string, Readonly<Record<string, unknown>>, string[], string]>([
    ['none', { has_repository: false }, ['POST /sites/2/repository'], 'succeeded'],
    ['one', { has_repository: true }, [], 'succeeded'],
    ['the same', { repository: { branch: 'main', user: 'acme', provider: 'hosted_git_1' } }, [], 'succeeded'],
    ['another branch', { repository: { branch: 'dev' } }, [], 'failed'],
    ['another user', { repository: { user: 'other' } }, [], 'failed'],
  ])('%s', async (_, site, writes, outcome) => {
    const played = await play({ site, before: { lastDeployAt: 't1' } }, ensure);
    expect(played.writes).toEqual(writes);
    expect(played.report.outcome).toBe(outcome);
  });

  test('drift is replaced when that is asked for', async () => {
    const site = { repository: { branch: 'dev' } };
    const played = await play(
      { site, before: { lastDeployAt: 't1' } },
      { ...ensure, 'reinstall-repository': 'true' },
    );
    expect(played.writes).toEqual(['DELETE /sites/2/repository', 'POST /sites/2/repository']);
  });

  test('a lost answer is settled by what the site shows', async () => {
    const fault: Behaviour['fault'] = ({ method }) => (method === 'DELETE' ? { status: 0 } : undefined);
    const site = { has_repository: false };
    const played = await play({ site: { repository: {} }, fault }, { operations: 'remove-repository' });
    expect(played.report.outcome).toBe('unknown');
    expect((await play({ site, fault }, { operations: 'remove-repository' })).statuses).toEqual([
      'unchanged',
    ]);
  });

  test('a refusal in the words of the document’s service means installed already; any other is a refusal', async () => {
    const refuse = (status: number, body: unknown): Behaviour => ({
      fault: ({ path }) => (path.endsWith('/repository') ? { status, body, takesEffect: false } : undefined),
    });
    for (const status of [409, 422]) {
      const already = refuse(status, { message: 'A repository is already installed.' });
      expect((await play(already, ensure)).statuses).toEqual(['unchanged']);
    }
    for (const body of [{}, { errors: { branch: ['unknown'] } }])
      expect((await play(refuse(422, body), ensure)).statuses).toEqual(['failed']);
    expect((await play(refuse(409, {}), ensure)).statuses).toEqual(['failed']);
  });
});

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

  race('a fixed interval is kept to', async () => {
    const played = await play(
      {
        ...deployed,
        after: (ms) =>
          ms < MINUTE ? { lastDeployAt: 't1' } : { lastDeployAt: 't2', log: report(0, 'r1'), logAt: LATER },
      },
      { 'poll-interval': '7s' },
    );
    const triggered = played.requests.findIndex(({ line }) => line.startsWith('POST'));
    const looks = played.requests.slice(triggered + 1).map(({ atMs }) => atMs);
    // The end is seen with the ninth look, and told by the one after it.
    expect(looks).toEqual([7, 14, 21, 28, 35, 42, 49, 56, 63, 70].map((seconds) => seconds * 1_000));
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
        ms < 5 * MINUTE ? { lastDeployAt: 't1' } : { lastDeployAt: 't2', log: report(0, 'r1'), logAt: LATER },
    };
    const busiest = async (headers: Record<string, string>): Promise<number> => {
      const played = await play({ ...slow, headers });
      expect(played.report.outcome).toBe('succeeded');
      const times = played.requests.map(({ atMs }) => atMs).filter((atMs) => atMs > MINUTE);
      return Math.max(
        ...times.map((from) => times.filter((atMs) => atMs >= from && atMs < from + MINUTE).length),
      );
    };
    expect(await busiest({ 'x-ratelimit-remaining': '59' })).toBeGreaterThan(5);
    // What is left grows less with each look, and so do they; here it stays.
    expect(await busiest({ 'x-ratelimit-remaining': '4' })).toBeLessThanOrEqual(6);
    expect(await busiest({ 'x-ratelimit-remaining': '0' })).toBeLessThanOrEqual(3);
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
    expect(played.log).toContain('a deploy that was under way before ours has ended');
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
    expect(played.report.failure?.message).toContain('was under way before the trigger');
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

describe('writes whose read-back the service fails', () => {
  const broken = (write: RegExp): Behaviour['fault'] => {
    let wrote = false;
    return ({ method, path }) => {
      if (method !== 'GET' && write.test(path)) {
        wrote = true;
        return { status: 0 };
      }
      return wrote && method === 'GET' ? { status: 500 } : undefined;
    };
  };
  test.each<[string, Behaviour, Record<string, string>]>([
    ['env', { env: 'A=old' }, { operations: 'sync-env', env: 'A=wanted value' }],
    ['script', { script: 'old' }, { operations: 'update-deploy-script', 'deploy-script': 'new' }],
    ['repository', {}, { operations: 'ensure-repository' }],
    ['sites', { siteExists: false }, { operations: 'ensure-site' }],
  ])('%s: unknown, never failed', async (name, behaviour, given) => {
    const fault = broken(new RegExp(`${name}$`));
    const played = await play({ ...behaviour, ...(fault && { fault }) }, given);
    expect(played.report.outcome).toBe('unknown');
    expect(played.statuses).toEqual(['unknown']);
  });
});

describe('a repository that is replaced', () => {
  test('and refused is told as removed, and not asked for twice', async () => {
    const fault: Behaviour['fault'] = ({ method, path }) =>
      method === 'POST' && path.endsWith('/repository')
        ? { status: 422, body: { message: 'The branch does not exist.' }, takesEffect: false }
        : undefined;
    const given = { operations: 'ensure-repository', 'reinstall-repository': 'true' };
    const played = await play({ before: { lastDeployAt: 't1' }, fault }, given);
    expect(played.report.outcome).toBe('failed');
    expect(played.writes).toEqual(['DELETE /sites/2/repository', 'POST /sites/2/repository']);
    expect(played.report.results).toMatchObject([{ wrote: true, changes: ['removed the repository'] }]);
  });

  test('credentials in what the service shows stay hidden', async () => {
    const site = {
      repository: { name: 'https://deploy:OLDTOKEN-abcdef@git.example/a.git', branch: null },
      has_repository: true,
    };
    const given = { 'repository-provider': 'custom', repository: 'https://u:ghp_NEW7x@git.example/b.git' };
    const played = await play({ site }, { operations: 'ensure-repository', ...given });
    expect(played.report.outcome).toBe('failed');
    expect(played.report.failure?.message).toContain(
      'name is https://git.example/a.git, not https://git.example/b.git',
    );
  });
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
      { ...deployed, before: {}, script: 'old', env: 'A=old' },
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
