import { describe, expect, test } from '@jest/globals';
import { type Played, play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';

const SECOND = 1_000;

const linesOf = ({ requests }: Played): string[] =>
  requests.map(({ line }) => line.replace('/api/servers/1', ''));

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

describe('a repository that is installed in the background', () => {
  const ensure = { operations: 'ensure-repository, sync-env', env: 'A=wanted value' };
  const installing = (ms: number, after: Readonly<Record<string, unknown>>): Behaviour => ({
    hasRepository: false,
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
    const played = await play({ hasRepository: false, env: 'A=old\n', siteAt }, ensure);
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
