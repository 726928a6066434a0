import { describe, expect, test } from '@jest/globals';
import { type Played, play, type Surroundings } from '../../../harness/play.ts';
import type { Behaviour, Moment } from '../../../harness/simulator/behaviour.ts';
import { CancelledError } from '../../../src/core/errors.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LOOK = 'GET /api/servers/1/sites/2';

type Status = string | undefined;

/** Fields of a site that shows one status until a time since something, and then another one. */
const until = (ms: number, before: Status, after: Status) => (since: number | undefined) =>
  since === undefined || since >= ms ? { status: after } : { status: before };

const looksOf = ({ requests }: Played) => requests.filter(({ line }) => line === LOOK);
const linesOf = ({ requests }: Played): string[] =>
  requests.map(({ line }) => line.replace('/api/servers/1', ''));

describe('a site that is created in the background', () => {
  const created = (ms: number, word = 'building', then: Status = 'active'): Behaviour => ({
    siteExists: false,
    siteAt: ({ since }) => until(ms, word, then)(since('POST /sites')),
  });
  const both = { operations: 'ensure-site, update-deploy-script', 'deploy-script': 'new' };

  test.each(['created', 'building'])(
    'is waited for while it is “%s”, before the next write',
    async (word) => {
      const played = await play(created(40 * SECOND, word), both);
      expect(played.statuses).toEqual(['changed', 'changed']);
      const next = played.requests.find(({ line }) => line.endsWith('/deploy/script'));
      expect(next?.atMs).toBeGreaterThanOrEqual(40 * SECOND);
      expect(next?.atMs).toBeLessThan(46 * SECOND);
      expect(played.log).toContain('waiting for the site for 30 s: it is not ready; its status is “');
      expect(played.log).toContain(`its status is “${word}”`);
    },
  );

  test('one look is one request, at first each second, then each five', async () => {
    const played = await play(created(5 * MINUTE), both);
    const looks = looksOf(played).map(({ atMs }) => atMs);
    const pauses = looks.slice(1).map((atMs, nth) => atMs - (looks[nth] ?? 0));
    expect(pauses[0]).toBe(SECOND);
    expect(Math.max(...pauses)).toBe(5 * SECOND);
    expect(looks.length).toBeLessThan(75);
  });

  test.each([
    ['no status', undefined],
    ['a word that means nothing here', 'warming-up'],
  ])('one that shows %s is as ever: no request more', async (_, status) => {
    const played = await play({ siteExists: false, ...(status && { site: { status } }) }, both);
    const bare = await play({ siteExists: false }, both);
    expect(linesOf(played)).toEqual(linesOf(bare));
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(looksOf(played)).toHaveLength(1);
  });

  test('a word that means nothing here does not end the wait', async () => {
    const words = (ms: number): string =>
      ms < 10 * SECOND ? 'building' : ms < MINUTE ? 'polishing' : 'active';
    const siteAt: Behaviour['siteAt'] = ({ since }) => ({ status: words(since('POST /sites') ?? 0) });
    const played = await play({ siteExists: false, siteAt }, both);
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(looksOf(played).at(-1)?.atMs).toBeGreaterThanOrEqual(MINUTE);
  });

  test('is told as created, with its id, when the time is up first', async () => {
    const played = await play(created(60 * MINUTE), { ...both, timeout: '2m' });
    expect(played.report.failure).toMatchObject({
      outcome: 'timed_out',
      message: expect.stringMatching(
        /^The site shop\.example \(id 2\) was not ready within the timeout: its status is “building”\./,
      ),
    });
    expect(played.statuses).toEqual(['unknown', 'not-run']);
    expect(played.report.results[0]?.wrote).toBe(true);
    expect(played.report.facts?.site).toMatchObject({ id: 2 });
    expect(played.writes).toEqual(['POST /sites']);
  });

  test.each([
    ['suspended', 'cannot be worked on: its status is “suspended”'],
    ['deleting', 'cannot be worked on: its status is “deleting”'],
  ])('that becomes “%s” is a failure', async (word, words) => {
    const played = await play(created(9 * SECOND, 'building', word), both);
    expect(played.report.failure).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining(words),
    });
    expect(played.statuses).toEqual(['failed', 'not-run']);
  });

  test('that vanishes is a failure', async () => {
    const siteAt = ({ since }: Moment) =>
      (since('POST /sites') ?? 0) < 5 * SECOND ? { status: 'building' } : ('gone' as const);
    const played = await play({ siteExists: false, siteAt }, both);
    expect(played.report.failure).toMatchObject({
      outcome: 'failed',
      message: 'The site shop.example (id 2) disappeared while this run waited for it to be ready.',
    });
  });

  test('a single “not found” is not taken for that', async () => {
    const fault: Behaviour['fault'] = ({ path, nth }) =>
      path.endsWith('/2') && nth === 3 ? { status: 404 } : undefined;
    expect((await play({ ...created(20 * SECOND), fault }, both)).statuses).toEqual(['changed', 'changed']);
  });

  test.each<[string, ReturnType<NonNullable<Behaviour['fault']>>]>([
    ['a 502', { status: 502 }],
    ['a broken connection', { status: 0 }],
    ['a 429', { status: 429, headers: { 'retry-after': '20' } }],
  ])('%s for a minute does not end the wait', async (_, answer) => {
    const fault: Behaviour['fault'] = ({ path, nowMs }) =>
      path.endsWith('/2') && nowMs > 5 * SECOND && nowMs < MINUTE ? answer : undefined;
    const played = await play({ ...created(30 * SECOND), fault }, both);
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(looksOf(played).length).toBeLessThan(30);
  });

  test('a service that answers no more leaves it unknown whether it is ready', async () => {
    const fault: Behaviour['fault'] = ({ path, nowMs }) =>
      path.endsWith('/2') && nowMs > 5 * SECOND ? { status: 502 } : undefined;
    const played = await play({ ...created(MINUTE), fault }, both);
    expect(played.report.failure).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('was created; whether it is ready is not known'),
    });
  });

  test('a cancel while it is waited for ends at once', async () => {
    const fault: Behaviour['fault'] = ({ path, nth }) =>
      path.endsWith('/2') && nth === 3
        ? { status: 200, body: { data: { id: 2, status: 'building' } } }
        : undefined;
    let stop: (reason: Error) => void = () => {};
    const played = await play(
      {
        ...created(20 * SECOND),
        fault: (request) => {
          if (request.nth === 4) stop(new CancelledError('The workflow was cancelled.'));
          return fault?.(request);
        },
      },
      both,
      (_, interrupt) => {
        stop = interrupt;
      },
    );
    expect(played.report.outcome).toBe('cancelled');
    expect(played.report.failure?.message).toContain('was created; whether it is ready is not known');
    expect(played.writes).toEqual(['POST /sites']);
  });

  test('that is refused a write all the same fails with the words of the service', async () => {
    const error = 'Please wait until the site has been installed.';
    const fault: Behaviour['fault'] = ({ method, path }) =>
      method === 'PATCH' && path.endsWith('script') ? { status: 422, body: { error } } : undefined;
    const played = await play({ siteExists: false, fault }, both);
    expect(played.report.failure).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining(error),
    });
  });
});

describe('a run that meets a site at work', () => {
  const busy = (ms: number, word: string, then = 'active'): Behaviour => ({
    script: 'old',
    siteAt: ({ nowMs }) => until(ms, word, then)(nowMs),
  });
  const update = { operations: 'update-deploy-script', 'deploy-script': 'new' };
  const dry = { ...update, 'dry-run': 'true' };

  test.each(['created', 'building', 'repository-installing'])(
    '“%s” is waited for, in a dry run too',
    async (word) => {
      for (const given of [update, dry]) {
        const played = await play(busy(20 * SECOND, word), given);
        expect(played.statuses).toEqual([given === dry ? 'planned' : 'changed']);
        const read = played.requests.find(({ line }) => line.endsWith('/deploy/script'));
        expect(read?.atMs).toBeGreaterThanOrEqual(20 * SECOND);
      }
    },
  );

  test('what is planned is planned for the site as it is then', async () => {
    const siteAt: Behaviour['siteAt'] = ({ nowMs }) =>
      nowMs < 20 * SECOND
        ? { status: 'repository-installing', has_repository: false }
        : { status: 'active', has_repository: true };
    const played = await play({ siteAt }, { operations: 'ensure-repository' });
    expect(played.statuses).toEqual(['unchanged']);
    expect(played.writes).toEqual([]);
  });

  test.each(['active', 'deploy-failed', 'rolled-back'])(
    'another deploy is waited for until “%s”',
    async (then) => {
      const played = await play(busy(90 * SECOND, 'deploying', then), update);
      expect(played.statuses).toEqual(['changed']);
      const write = played.requests.find(({ line }) => line.startsWith('PATCH'));
      expect(write?.atMs).toBeGreaterThanOrEqual(90 * SECOND);
    },
  );

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a dry run', dry],
    ['an operation that only shows', { operations: 'show-deploy-log' }],
    ['a site that is only to exist', { operations: 'ensure-site' }],
  ])('but not by %s', async (_, given) => {
    const played = await play(busy(90 * SECOND, 'deploying'), given);
    expect(['planned', 'unchanged']).toContain(played.statuses[0]);
    expect(played.requests.at(-1)?.atMs).toBe(0);
  });

  test('one that is being deleted is not worked on', async () => {
    const played = await play(busy(MINUTE, 'deleting'), update);
    expect(played.report.failure?.message).toContain('cannot be worked on: its status is “deleting”');
    expect(played.writes).toEqual([]);
  });

  test('the deadline says what was waited for', async () => {
    const played = await play(busy(60 * MINUTE, 'deploying'), { ...update, timeout: '3m' });
    expect(played.report.failure).toMatchObject({
      outcome: 'timed_out',
      message: expect.stringContaining('was not ready within the timeout: its status is “deploying”'),
    });
    expect(played.statuses).toEqual(['failed']);
  });
});

describe('a site that is deleted in the background', () => {
  const remove = { operations: 'delete-site', 'confirm-delete': 'shop.example' };
  const going = (
    ms: number,
    write: string,
    then: Readonly<Record<string, unknown>> | 'gone' = 'gone',
  ): Behaviour => ({
    siteAt: ({ since }) => {
      const at = since(write);
      if (at === undefined) return { status: 'active' };
      return at < ms ? { status: 'deleting' } : then;
    },
    fault: ({ method }) => (method === 'DELETE' ? { status: 200, takesEffect: false } : undefined),
  });
  const deleted = 'DELETE /sites/2';

  test('is waited for until the list no longer shows it', async () => {
    const played = await play(going(55 * SECOND, deleted), remove);
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual([deleted]);
    expect(played.requests.at(-1)).toMatchObject({ line: 'GET /api/servers/1/sites' });
    expect(played.requests.at(-1)?.atMs).toBeGreaterThanOrEqual(55 * SECOND);
    expect(played.log).toContain(
      'waiting for the site to be gone for 30 s: it is still there; its status is',
    );
  });

  test('and is only listed any more is waited for as well', async () => {
    const behaviour = going(30 * SECOND, deleted);
    const fault: Behaviour['fault'] = (request) =>
      request.method === 'GET' && request.path.endsWith('/2') ? { status: 404 } : behaviour.fault?.(request);
    const played = await play({ ...behaviour, fault }, remove);
    expect(played.statuses).toEqual(['changed']);
    expect(played.requests.at(-1)?.atMs).toBeGreaterThanOrEqual(30 * SECOND);
  });

  test('and is not gone when the time is up says so', async () => {
    const played = await play(going(60 * MINUTE, deleted), { ...remove, timeout: '2m' });
    expect(played.report.failure).toMatchObject({
      outcome: 'timed_out',
      message: expect.stringMatching(
        /^The site shop\.example \(id 2\) was not gone within the timeout: its status is “deleting”\./,
      ),
    });
    expect(played.statuses).toEqual(['unknown']);
  });

  test('and stays after all is unknown', async () => {
    const played = await play(going(30 * SECOND, deleted, { status: 'active' }), remove);
    expect(played.report.failure).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('was being deleted, and is still there: its status is “active”'),
    });
    expect(played.requests.at(-1)?.atMs).toBeLessThan(60 * SECOND);
  });

  const met = (ms: number): Behaviour => ({
    siteAt: ({ nowMs, since }) => {
      if (since('POST /sites') !== undefined) return { status: 'active' };
      return nowMs < ms ? { status: 'deleting' } : 'gone';
    },
    prepare: ({ later, meddle }) => later(ms, () => meddle({ kind: 'delete site' })),
  });

  test('and is met so is waited for, and not deleted once more', async () => {
    const played = await play(met(20 * SECOND), remove);
    expect(played.statuses).toEqual(['unchanged']);
    expect(played.writes).toEqual([]);
    expect(played.log).toContain('is being deleted already');
    const dry = await play(met(20 * SECOND), { ...remove, 'dry-run': 'true' });
    expect(dry.statuses).toEqual(['unchanged']);
    expect(dry.requests.at(-1)?.atMs).toBe(0);
  });

  test('and is to exist is created anew when it is gone', async () => {
    const played = await play(met(20 * SECOND), { operations: 'ensure-site' });
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['POST /sites']);
    const post = played.requests.find(({ line }) => line.startsWith('POST'));
    expect(post?.atMs).toBeGreaterThanOrEqual(20 * SECOND);
  });

  describe('by sweep-previews', () => {
    const sweep = {
      operations: 'sweep-previews',
      site: '',
      'preview-domain': 'pr-<number>.preview.example.com',
      'github-token': 'ghs_0123456789abcdefghij',
    };
    const closed: Surroundings = {
      lookUpPullRequest: async () => ({ state: 'closed', sinceMs: 120 * MINUTE }),
    };
    const site = { domain: 'pr-12.preview.example.com' };
    const untold = () => {};
    const onServer = (behaviour: Behaviour): Behaviour => ({
      ...behaviour,
      site,
      fault: (request) =>
        request.path === '/api/servers/1'
          ? { status: 200, body: { id: 1, name: 'web-1' } }
          : behaviour.fault?.(request),
    });

    test('is waited for', async () => {
      const played = await play(onServer(going(40 * SECOND, deleted)), sweep, untold, closed);
      expect(played.statuses).toEqual(['changed']);
      expect(played.requests.at(-1)?.atMs).toBeGreaterThanOrEqual(40 * SECOND);
    });

    test('and is met so is left to go', async () => {
      const played = await play(onServer(met(MINUTE)), sweep, untold, closed);
      expect(played.statuses).toEqual(['unchanged']);
      expect(played.requests.map(({ line }) => line)).toEqual([
        'GET /api/servers/1',
        'GET /api/servers/1/sites',
      ]);
    });
  });

  test('one whose domain is not shown is never deleted', async () => {
    const played = await play({ site: { domain: null } }, { ...remove, site: '2' });
    expect(played.report.failure).toMatchObject({
      outcome: 'rejected',
      message: expect.stringContaining('the service shows none for the site with id 2'),
    });
    expect(played.writes).toEqual([]);
  });
});
