import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { withExitReport } from '../../../src/deploy/exit-report.ts';
import { hashPlan } from '../../../src/run/plan-hash.ts';

const SCRIPT = 'set -e\ngit pull\n';
const operations = 'update-deploy-script, sync-env, deploy';
const given = { operations, 'deploy-script': SCRIPT, env: 'APP_KEY=one-secret-value' };

/** A site as it may be before, and a deploy that ends well. */
const SITE: Behaviour = {
  env: 'LOCALE=en\n',
  script: 'echo before\n',
  after: () => ({
    lastDeployAt: '2026-01-01 00:00:01',
    log: `done\n\n[site-deploy] exit-status=0 commit=${'a'.repeat(40)} run=1\n`,
  }),
};

const AUTH_USERS = (password: string): string =>
  JSON.stringify({ 'auth-users': [{ name: 'staging', password: `${password}-password` }] });
const RULES = (extra: object): string =>
  JSON.stringify({ 'network-rules': [{ name: 'web', port: '443', type: 'tcp', extra }] });
/** The input whose value is at stake. */
const VALUED: Readonly<Record<string, string>> = {
  'sync-auth-users': 'manifest',
  'sync-network-rules': 'manifest',
  'update-notifications': 'deploy-webhook-url',
  'ensure-site': 'project-root',
  'ensure-repository': 'repository',
};

async function planOf(behaviour: Behaviour, inputs: Readonly<Record<string, string>> = given) {
  const { report } = await play({ ...SITE, ...behaviour }, { ...inputs, 'dry-run': 'true' });
  return { hash: report.planHash ?? 'none', report };
}

describe('the hash of a plan', () => {
  test('is the same for the same plan, and 64 hexadecimal digits', async () => {
    const [one, other] = [await planOf({}), await planOf({})];
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(other.hash).toBe(one.hash);
  });

  test.each<[string, Behaviour, Readonly<Record<string, string>>]>([
    ['a value of .env', {}, { ...given, env: 'APP_KEY=other-secret-value' }],
    ['a line of the deploy script', {}, { ...given, 'deploy-script': `${SCRIPT}ls\n` }],
    ['what stands in the place of the deploy script', { script: 'echo old\n' }, given],
    ['the operations', {}, { ...given, operations: 'update-deploy-script, sync-env' }],
    ['the API token', {}, { ...given, 'api-token': 'another-token-of-the-test' }],
  ])('is another one with another thing in %s', async (_, behaviour, inputs) => {
    const { hash } = await planOf({});
    expect((await planOf(behaviour, inputs)).hash).not.toBe(hash);
  });

  test.each<[string, Readonly<Record<string, string>>, string, string]>([
    ['a password of a record', { operations: 'sync-auth-users' }, AUTH_USERS('one'), AUTH_USERS('other')],
    [
      'a further field of a record',
      { operations: 'sync-network-rules' },
      RULES({ rule_type: 'allow' }),
      RULES({ rule_type: 'deny' }),
    ],
    [
      'a secret further field of a record',
      { operations: 'sync-network-rules' },
      RULES({ api_key: 'one-k3y' }),
      RULES({ api_key: 'other-k3y' }),
    ],
    [
      'a notification URL',
      { operations: 'update-notifications' },
      'https://a.example/x',
      'https://a.example/y',
    ],
    ['the project root', { operations: 'ensure-site', site: 'new.example' }, '/app', '/other'],
    ['the repository', { operations: 'ensure-repository' }, 'acme/shop', 'acme/blog'],
  ])('is another one with another thing in %s', async (_, inputs, one, other) => {
    const name = VALUED[inputs.operations ?? ''] ?? '';
    const behaviour: Behaviour = {
      siteExists: inputs.site === undefined,
      fault: ({ path }) =>
        /\/(auth-users|network-rules)$/.test(path) ? { status: 200, body: [] } : undefined,
    };
    const hashes = [one, one, other].map(async (value) => {
      const { hash, report } = await planOf(behaviour, { ...inputs, [name]: value });
      expect(report.outcome).toBe('planned');
      return hash;
    });
    const [first, again, changed] = await Promise.all(hashes);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  test('is another one for another service, server or site', () => {
    const about = { apiToken: 'token', baseUrl: 'https://a.example', site: 'new.example' };
    const facts = {
      serverId: 1,
      site: 'missing',
      repository: 'unknown',
    } as const;
    const found = { id: 7, domain: 'shop.example', last_deploy_at: null, blogapp: undefined };
    const site = { ...found, status: undefined, repository: undefined, has_repository: undefined };
    const hashes = [
      hashPlan(about, facts, []),
      hashPlan({ ...about, baseUrl: 'https://b.example' }, facts, []),
      hashPlan(about, { ...facts, serverId: 2 }, []),
      hashPlan({ ...about, site: 'other.example' }, facts, []),
      hashPlan(about, { ...facts, site }, []),
      hashPlan(about, { ...facts, site: { ...site, id: 8 } }, []),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashPlan({ ...about, site: 'NEW.example' }, facts, [])).toBe(hashes[0]);
  });

  test('says nothing of a run that came to no plan', async () => {
    const { report } = await planOf({
      fault: ({ path }) => (path.endsWith('/env') ? { status: 403 } : undefined),
    });
    expect(report).toMatchObject({ outcome: 'failed', hasChanges: true });
    expect(report.planHash).toBeUndefined();
  });
});

describe('has-changes', () => {
  test('a deploy that is asked for is no change', async () => {
    expect((await planOf({}, { operations: 'deploy' })).report.hasChanges).toBe(false);
    expect((await planOf({})).report.hasChanges).toBe(true);
    const asWanted = { script: withExitReport(SCRIPT), env: 'APP_KEY=one-secret-value\n' };
    expect((await planOf(asWanted)).report.hasChanges).toBe(false);
  });

  test('a run that applies says so too', async () => {
    expect((await play(SITE, given)).report.hasChanges).toBe(true);
    expect((await play(SITE, { operations: 'deploy' })).report.hasChanges).toBe(false);
  });

  test('is not said when the run ended before it knew', async () => {
    const fault: Behaviour['fault'] = ({ path }) => (path.endsWith('/env') ? { status: 403 } : undefined);
    const { report } = await planOf({ fault }, { operations: 'sync-env', env: 'A=1' });
    expect(report).toMatchObject({ outcome: 'failed', hasChanges: undefined });
  });
});

describe('a run with plan-hash', () => {
  test('carries out that plan', async () => {
    const { hash } = await planOf({});
    const { report, writes, log } = await play(SITE, { ...given, 'plan-hash': hash });
    expect(report.outcome).toBe('succeeded');
    expect(writes).toHaveLength(3);
    expect(log).toContain('the plan matches plan-hash');
  });

  test('writes nothing when the plan has become another one, and says which', async () => {
    const { hash } = await planOf({});
    const { report, writes, statuses } = await play(
      { ...SITE, script: 'echo by hand\n' },
      { ...given, 'plan-hash': hash },
    );
    expect(writes).toEqual([]);
    expect(statuses).toEqual(['not-run', 'not-run', 'not-run']);
    expect(report.failure).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining(
        'update-deploy-script: replace the deploy script (2 lines and the exit report)',
      ),
      next: expect.stringContaining('dry-run: true'),
    });
    expect(report.facts?.env).toBeUndefined();
    expect(report.planHash).toBeUndefined();
  });

  test('a dry run fails on another plan as well, and tells its hash', async () => {
    const { hash } = await planOf({});
    const inputs = { ...given, env: 'APP_KEY=other-secret-value', 'plan-hash': hash, 'dry-run': 'true' };
    const { report } = await play(SITE, inputs);
    expect(report).toMatchObject({ outcome: 'failed', planHash: expect.not.stringContaining(hash) });
    expect((await play(SITE, { ...given, 'plan-hash': hash, 'dry-run': 'true' })).report.outcome).toBe(
      'planned',
    );
  });

  test('what changes while it is under way ends it before that is written', async () => {
    const { hash } = await planOf({});
    let looks = 0;
    const fault: Behaviour['fault'] = ({ method, path }) => {
      if (method !== 'GET' || !path.endsWith('/env')) return undefined;
      looks += 1;
      // The first look is that of the comparison.
      return looks === 1 ? undefined : { status: 200, body: { content: 'APP_KEY=by-hand\n' } };
    };
    const { report, writes, statuses } = await play({ ...SITE, fault }, { ...given, 'plan-hash': hash });
    expect(writes).toEqual(['PATCH /sites/2/deploy/script']);
    expect(statuses).toEqual(['changed', 'failed', 'not-run']);
    expect(report.failure).toMatchObject({
      outcome: 'failed',
      message: expect.stringMatching(
        /^The plan of sync-env no longer matches .* now be: \.env: change APP_KEY\.$/,
      ),
    });
  });

  describe('queue workers', () => {
    const QUEUES = { connection: 'redis', maximum_seconds: 60, sleep: 3, processes: 1, maximum_tries: 3 };
    const manifest = JSON.stringify({ 'queue-workers': [{ ...QUEUES, queue: 'mails' }] });
    /** A service that lists the workers; after the first write, others too. */
    function listing(byHand: readonly unknown[]): Behaviour {
      const workers: unknown[] = [];
      let isWritten = false;
      const fault: Behaviour['fault'] = ({ method, path, nth }) => {
        if (method !== 'GET') {
          if (!isWritten) workers.push(...byHand);
          isWritten = true;
        }
        if (/\/(queues\/\d+\/restart|blogapp)$/.test(path)) return { status: 200, body: {} };
        if (method === 'POST' && path.endsWith('/queues')) {
          workers.push({ ...QUEUES, queue: 'mails', id: 1 });
          return { status: 200, body: { data: workers.at(-1) } };
        }
        if (method === 'DELETE' || /\/queues\/\d+$/.test(path)) return { status: 404 };
        return path.endsWith('/queues') && nth > 0 ? { status: 200, body: { data: workers } } : undefined;
      };
      return { fault };
    }
    const planAndRun = async (wanted: string, byHand: readonly unknown[] = []) => {
      const inputs = { operations: wanted, manifest, prune: 'queue-workers' };
      const { hash } = await planOf(listing([]), inputs);
      return play({ ...SITE, ...listing(byHand) }, { ...inputs, 'plan-hash': hash });
    };

    test('that the run itself makes are restarted, too', async () => {
      const { report, writes } = await planAndRun('sync-queue-workers, restart-queue-workers');
      expect(report.failure).toBeUndefined();
      expect(writes).toHaveLength(2);
    });

    test.each([
      'install-blogapp, sync-queue-workers',
      'ensure-repository, sync-queue-workers',
      'sync-queue-workers, sync-queue-workers',
    ])('that others add meanwhile are not deleted: %s', async (wanted) => {
      const { report, writes } = await planAndRun(wanted, [{ ...QUEUES, queue: 'by-hand', id: 9 }]);
      expect(report.failure?.message).toMatch(/^The plan of sync-queue-workers no longer matches/);
      expect(writes.filter((write) => write.startsWith('DELETE'))).toEqual([]);
    });
  });

  test('what it changes itself is no other plan', async () => {
    const all = { ...given, operations: `ensure-site, ensure-repository, ${operations}`, env: 'A=1' };
    const missing = { ...SITE, siteExists: false, site: {} };
    const { hash } = await planOf(missing, all);
    const { report } = await play(missing, { ...all, 'plan-hash': hash });
    expect(report.outcome).toBe('succeeded');
  });

  test('a look at the plan that fails ends the run before its first write', async () => {
    const { hash } = await planOf({});
    const fault: Behaviour['fault'] = ({ path }) => (path.endsWith('/env') ? { status: 403 } : undefined);
    const { report, writes, statuses } = await play({ ...SITE, fault }, { ...given, 'plan-hash': hash });
    expect(writes).toEqual([]);
    expect(statuses).toEqual(['not-run', 'failed', 'not-run']);
    expect(report.failure?.outcome).toBe('failed');
  });
});
