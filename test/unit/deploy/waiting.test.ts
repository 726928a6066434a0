import { describe, expect, test } from '@jest/globals';
import type { Behaviour, Moment } from '../../../harness/model-service.ts';
import { type Played, play, type Surroundings } from '../../../harness/play.ts';
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

describe('a repository that is installed in the background', () => {
  const ensure = { operations: 'ensure-repository, sync-env', env: 'A=wanted value' };
  const installing = (ms: number, after: Readonly<Record<string, unknown>>): Behaviour => ({
    env: 'A=old\n',
    siteAt: ({ since }) => {
      const at = since('POST /sites/2/repository');
      if (at === undefined) return { status: 'active', has_repository: false };
      return at < ms
        ? { status: 'repository-installing', has_repository: false }
        : { status: 'active', ...after };
    },
  });

  test('is waited for, as the .env comes with it', async () => {
    const played = await play(installing(50 * SECOND, { has_repository: true }), ensure);
    expect(played.statuses).toEqual(['changed', 'changed']);
    const read = played.requests.find(({ line }) => line.endsWith('/env'));
    expect(read?.atMs).toBeGreaterThanOrEqual(50 * SECOND);
  });

  test.each([{ has_repository: false }, { repository: null, has_repository: undefined }])(
    'and could not be cloned, as %j shows, is a failure',
    async (after) => {
      const played = await play(installing(50 * SECOND, after), ensure);
      expect(played.report.failure).toMatchObject({
        outcome: 'failed',
        message:
          'The service has taken the repository acme/shop, branch main, but the site has none: its status is “active”. Most likely it could not be cloned.',
      });
      expect(played.statuses).toEqual(['failed', 'not-run']);
      expect(played.writes).toEqual(['POST /sites/2/repository']);
    },
  );

  test('and was not seen to begin is in doubt: it may begin later', async () => {
    const played = await play(installing(0, { has_repository: false }), ensure);
    expect(played.report.outcome).toBe('unknown');
    expect(played.statuses).toEqual(['unknown', 'not-run']);
    expect(played.writes).toEqual(['POST /sites/2/repository']);
  });

  const refusal = { id: 9, type: null, description: 'Not installed', content: 'fatal: no such branch\n' };
  test.each<[unknown, string]>([
    [
      [refusal],
      'is “active”, and the newest entry of its log says “Not installed: fatal: no such branch”. Most',
    ],
    [[{ ...refusal, content: undefined, id: undefined }], 'its log says “Not installed”. Most'],
    [[{ ...refusal, type: 'deploy' }, refusal], 'is “active”. Most'],
    [refusal, 'is “active”. Most'],
    [[], 'is “active”. Most'],
    ['no log', 'is “active”. Most'],
  ])(
    'and could not be cloned: of the log %j the newest entry is quoted, unless of a deploy',
    async (log, words) => {
      const behaviour = installing(50 * SECOND, { has_repository: false });
      const fault: Behaviour['fault'] = ({ path }) =>
        path.endsWith('/log') ? { status: 200, body: { data: log } } : undefined;
      const played = await play({ ...behaviour, fault }, ensure);
      expect(played.report.failure?.message).toContain(words);
    },
  );

  test.each<[string, (ms: number) => Readonly<Record<string, unknown>>]>([
    [
      'begins late',
      (ms) => ({
        status: ms < 2 * SECOND || ms > 30 * SECOND ? 'active' : 'repository-installing',
        has_repository: ms > 30 * SECOND,
      }),
    ],
    [
      'is shown late',
      (ms) => ({
        status: ms < 30 * SECOND ? 'repository-installing' : 'active',
        has_repository: ms > 37 * SECOND,
      }),
    ],
  ])('and %s is no failure', async (_, shows) => {
    const siteAt: Behaviour['siteAt'] = ({ since }) => {
      const at = since('POST /sites/2/repository');
      return at === undefined ? { status: 'active', has_repository: false } : shows(at);
    };
    const played = await play({ env: 'A=old\n', siteAt }, ensure);
    expect(played.statuses).toEqual(['changed', 'changed']);
  });

  test('of which nothing is shown counts as installed, as ever', async () => {
    const played = await play(installing(50 * SECOND, { has_repository: undefined }), ensure);
    expect(played.statuses).toEqual(['changed', 'changed']);
  });

  test('and whose answer is lost is settled by its status', async () => {
    const fault: Behaviour['fault'] = ({ method }) => (method === 'POST' ? { status: 0 } : undefined);
    const played = await play({ ...installing(20 * SECOND, { has_repository: true }), fault }, ensure);
    expect(played.statuses).toEqual(['changed', 'changed']);
    expect(played.writes.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  test('where no status is shown, no look follows', async () => {
    const played = await play({ site: { has_repository: false } }, { operations: 'ensure-repository' });
    expect(linesOf(played)).toEqual(['GET /sites', 'POST /sites/2/repository']);
  });
});

describe('a refusal', () => {
  const ensure = { operations: 'ensure-repository' };
  const remove = { operations: 'remove-repository' };
  const busy = { error: 'Please wait until the site has been installed.' };
  /** A service that refuses, and of whose site this is seen after that. */
  const refusing = (
    status: number,
    body: unknown,
    after: Readonly<Record<string, unknown>> = {},
    lastDeployAt: string | null = null,
  ): Behaviour => ({
    siteAt: ({ since }) => {
      const refusedAt = since('POST /sites/2/repository') ?? since('DELETE /sites/2/repository');
      if (refusedAt === undefined) return {};
      return { ...after, ...(lastDeployAt !== null && { last_deploy_at: lastDeployAt }) };
    },
    fault: ({ method, path }) =>
      method !== 'GET' && path.endsWith('/repository') ? { status, body, takesEffect: false } : undefined,
  });

  test.each<[string, Behaviour, string]>([
    [
      'the words of the document’s service',
      refusing(422, { message: 'A repository is already installed.' }),
      'unchanged',
    ],
    ['a refusal and nothing seen', refusing(422, busy), 'failed'],
    ['a conflict and nothing seen', refusing(409, {}), 'failed'],
    [
      'a refusal that names a field',
      refusing(422, { errors: { branch: ['unknown'] } }, { has_repository: true }),
      'failed',
    ],
    ['a refusal and a site without one', refusing(422, busy, { has_repository: false }), 'failed'],
    ['a refusal and no repository', refusing(422, busy, { repository: null }), 'failed'],
    ['a refusal and a site with one', refusing(422, busy, { has_repository: true }), 'unchanged'],
    [
      'a refusal and that repository',
      refusing(409, busy, { repository: { name: 'acme/shop' } }),
      'unchanged',
    ],
    [
      'a refusal and another repository',
      refusing(422, busy, { repository: { name: 'acme/blog' } }),
      'failed',
    ],
    ['a refusal and a deploy since', refusing(422, busy, {}, 't2'), 'unchanged'],
    ['a refusal and a deploy under way', refusing(422, busy, { status: 'deploying' }), 'unchanged'],
    ['a refusal of a site that is ready', refusing(422, busy, { status: 'active' }), 'failed'],
  ])('of an installation: %s', async (_, behaviour, status) => {
    const played = await play(behaviour, ensure);
    expect(played.statuses).toEqual([status]);
    expect(played.writes).toEqual(['POST /sites/2/repository']);
    const said = played.report.failure?.message ?? '';
    expect(
      said.includes('a different repository') || status === 'unchanged' || said.includes('status 4'),
    ).toBe(true);
  });

  test('of an installation whose site cannot be looked at is told as it is', async () => {
    const { fault } = refusing(422, busy);
    const played = await play(
      { fault: (request) => (request.path.endsWith('/2') ? { status: 500 } : fault?.(request)) },
      ensure,
    );
    expect(played.report.failure).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining(busy.error),
    });
  });

  test.each<[string, Behaviour, string]>([
    ['a refusal and nothing seen', refusing(422, busy), 'failed'],
    ['a refusal and a site without one', refusing(422, busy, { has_repository: false }), 'unchanged'],
    ['a refusal and a site with one', refusing(422, busy, { has_repository: true }), 'failed'],
    ['not found', refusing(404, {}), 'unchanged'],
  ])('of a removal: %s', async (_, behaviour, status) => {
    expect((await play(behaviour, remove)).statuses).toEqual([status]);
  });
});

describe('a repository is the same', () => {
  const hosted = { operations: 'ensure-repository' };
  const custom = (repository: string) => ({ ...hosted, 'repository-provider': 'custom', repository });
  test.each<[Readonly<Record<string, unknown>>, Readonly<Record<string, string>>, string]>([
    [{ user: 'acme', name: 'shop' }, hosted, 'unchanged'],
    [{ name: 'acme/shop' }, hosted, 'unchanged'],
    [{ name: 'acme/shop.git' }, hosted, 'unchanged'],
    [{ name: 'shop.git', user: 'acme' }, hosted, 'unchanged'],
    [{ name: 'shop' }, hosted, 'unchanged'],
    [{ name: 'https://git.example/acme/shop.git' }, hosted, 'unchanged'],
    [{ name: 'git@git.example:acme/shop.git', user: 'git' }, hosted, 'unchanged'],
    [{ name: 'Shop', user: 'ACME' }, hosted, 'unchanged'],
    [{ name: '', user: '' }, hosted, 'unchanged'],
    [{ user: 'other', name: 'shop' }, hosted, 'failed'],
    [{ user: 'acme', name: 'blog' }, hosted, 'failed'],
    [{ name: 'other/shop' }, hosted, 'failed'],
    [{ name: 'acme/shop2' }, hosted, 'failed'],
    [{ name: 'acme/shop', branch: 'Main' }, hosted, 'failed'],
    [{ name: 'shop', user: 'acme' }, custom('https://git.example/acme/shop.git'), 'unchanged'],
    [
      { name: 'ssh://git@GIT.example:22/acme/shop' },
      custom('https://git.example/acme/shop.git'),
      'unchanged',
    ],
    [{ name: 'https://git.example/acme/Shop.git' }, custom('https://git.example/acme/shop.git'), 'failed'],
    [{ name: 'https://git.other/acme/shop.git' }, custom('https://git.example/acme/shop.git'), 'failed'],
    [{ name: 'acme/shop' }, custom('/srv/git/acme/shop.git'), 'unchanged'],
  ])('%j, asked for as %j: %s', async (repository, given, status) => {
    const played = await play({ site: { repository } }, given);
    expect(played.statuses).toEqual([status]);
    expect(played.writes).toEqual([]);
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
    // It is gone for good, whatever was deleted: this only says that it was taken.
    fault: ({ method }) => (method === 'DELETE' ? { status: 200, body: { message: 'ok' } } : undefined),
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

describe('a text that is missing is no empty text', () => {
  const env = { operations: 'sync-env', env: 'A=wanted value' };
  const shown = (body: unknown, status = 200): Behaviour => ({
    fault: ({ method, path }) =>
      method === 'GET' && /(env|script)$/.test(path)
        ? { status, ...(body !== undefined && { body }) }
        : undefined,
  });

  test.each<[string, Behaviour]>([
    ['nothing', shown(undefined)],
    ['null', shown(null)],
    ['no content', shown({})],
    ['a null content', shown({ data: { content: null } })],
    ['not found', shown({ message: 'No such file.' }, 404)],
  ])('an .env of which %s is shown is not merged into', async (_, behaviour) => {
    const played = await play(behaviour, env);
    expect(played.report.failure?.message).toContain('The service shows no .env of this site');
    expect(played.writes).toEqual([]);
  });

  test('an empty one that is shown is', async () => {
    const played = await play({ env: '' }, env);
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['PATCH /sites/2/env']);
  });

  test('one that is no longer shown after a lost write is not merged into again', async () => {
    let wrote = false;
    const fault: Behaviour['fault'] = ({ method }) => {
      if (method === 'PATCH') {
        wrote = true;
        return { status: 502, takesEffect: false };
      }
      return wrote ? { status: 404 } : undefined;
    };
    const played = await play({ env: 'A=old\n', fault }, env);
    expect(played.report.outcome).toBe('unknown');
    expect(played.writes).toEqual(['PATCH /sites/2/env']);
  });

  test('one that the service does not know when it is written says what creates it', async () => {
    const fault: Behaviour['fault'] = ({ path }) => (path.endsWith('/env') ? { status: 404 } : undefined);
    const played = await play({ fault }, { ...env, 'env-mode': 'replace' });
    expect(played.report.failure).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('The service knows no .env of this site, and has written none.'),
      next: expect.stringContaining('ensure-repository'),
    });
  });

  test('a script that is no longer shown after it was put back, the answer lost, is not written once more', async () => {
    let writes = 0;
    const fault: Behaviour['fault'] = ({ method, path }) => {
      if (path.endsWith('/deploy')) return { status: 422 };
      if (method === 'PATCH') writes += 1;
      if (method === 'PATCH' && writes === 2) return { status: 502, takesEffect: false };
      return writes === 2 && path.endsWith('/script') ? { status: 200, body: {} } : undefined;
    };
    const given = {
      operations: 'update-deploy-script, deploy',
      'deploy-script': 'new',
      'restore-on-failure': 'true',
    };
    const played = await play({ script: 'old', fault }, given);
    expect(played.writes.filter((line) => line.startsWith('PATCH'))).toHaveLength(2);
    expect(played.report.failure?.message).toContain(
      'may or may not have been put back: the service no longer shows it',
    );
  });

  test.each<[string, Behaviour]>([
    ['null', shown(null)],
    ['no text', shown({})],
  ])(
    'a script of which %s is shown is not taken for the same, nor for one to go back to',
    async (_, behaviour) => {
      const fault: Behaviour['fault'] = (request) =>
        request.path.endsWith('/deploy') ? { status: 422 } : behaviour.fault?.(request);
      const given = {
        operations: 'update-deploy-script, deploy',
        'deploy-script': 'new',
        'restore-on-failure': 'true',
      };
      const played = await play({ fault }, given);
      expect(played.writes).toEqual(['PATCH /sites/2/deploy/script', 'POST /sites/2/deploy']);
      expect(played.report.failure?.message).toContain('there is none from before this run');
    },
  );
});
