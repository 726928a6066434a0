import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { MANNERS, openSimulation, openSites } from '../../harness/simulator/simulation.ts';
import { setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';

const stages = { document: await setStage(), family: await setStage({ service: 'family' }) };
afterAll(() => Promise.all([stages.document.stop(), stages.family.stop()]));

const SECRETS = ['base64:q83vASNFZ4mrze8=', `it's "p@ss" w#rd = $HOME \\ end`, 'sk_live_51Habc.def'];
const NAMES = ['X_APP_KEY', 'X_DB_PASSWORD', 'X_STRIPE_SECRET'];
const ENV = Object.fromEntries(NAMES.map((name, nth) => [name, SECRETS[nth] ?? '']));
const SITE = { site: 'shop.example' };
const FOUR = 'ensure-repository, update-deploy-script, sync-env, deploy';

const results = z.array(z.object({ operation: z.string(), status: z.string() }));

function statuses({ outputs }: ActionRun): Record<string, string> {
  const list = results.parse(JSON.parse(outputs.results ?? ''));
  return Object.fromEntries(list.map(({ operation, status }) => [operation, status]));
}

/** The evidence that each service shows of a good deploy. Within the same second as the deploy before, the token stays equal. */
const EVIDENCE = { document: '(token,)?exit-status', family: 'deployment,exit-status' };

describe.each(SERVICES)('four operations on a fresh site of the service “%s”', (service) => {
  const stage = stages[service];
  let id: number;
  beforeAll(async () => {
    const body = { root_domain: 'shop.example', web_directory: '/public' };
    const answer = await stage.call('POST', '/api/servers/1/sites', body);
    ({ id } = z.object({ data: z.object({ id: z.number() }) }).parse(answer).data);
  });

  const step = (inputs: Readonly<Record<string, string>>): Promise<ActionRun> => {
    const usual = {
      ...SITE,
      operations: FOUR,
      'deploy-script': UPDATE_SCRIPT,
      'env-prefix': 'X_',
      timeout: '10m',
    };
    // A process on one service, and the sources on the other.
    const { run, play } = stage;
    return (service === 'document' ? run : play)({ ...usual, ...inputs }, { env: ENV, secrets: SECRETS });
  };

  test('are exactly four writes, in their order', async () => {
    const run = await step({});
    expect(run.log).toContain('deployed');
    expect(run.code).toBe(0);
    expect(stage.service.writes()).toEqual([
      `POST /api/servers/1/sites/${id}/repository`,
      `PATCH /api/servers/1/sites/${id}/deploy/script`,
      `PATCH /api/servers/1/sites/${id}/env`,
      `POST /api/servers/1/sites/${id}/deploy`,
    ]);
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      'server-id': '1',
      'site-id': String(id),
      'site-domain': 'shop.example',
      'previous-deploy-at': '',
      'last-deploy-at': expect.stringMatching(service === 'document' ? /./ : /^/),
      'deploy-exit-status': '0',
      'deploy-log': expect.stringContaining('HEAD is now at'),
      'deployed-commit': expect.stringMatching(/^[0-9a-f]{40}$/),
      evidence: expect.stringMatching(`^${EVIDENCE[service]}$`),
      'env-added': 'DB_PASSWORD,STRIPE_SECRET',
      'env-changed': 'APP_KEY',
      'env-removed': '',
      requests: String(stage.service.requests.length),
      retries: '0',
    });
  });

  test('are only the deploy in the next run, whose new commit is served and confirmed by all evidence', async () => {
    const commit = await stage.repository.commit({ 'public/index.html': '<h1>Second</h1>\n' }, 'Second');
    const run = await step({
      'expected-commit': commit.slice(0, 12).toUpperCase(),
      'success-pattern': '^HEAD is now at [0-9a-f]+ Second$',
      'failure-pattern': 'fatal:\n(x+)+y',
      'health-check-url': `http://shop.example.localhost:${stage.sandbox.port}/`,
      'health-check-contains': 'Second',
      'verify-command': 'echo "::error::no command"',
    });
    expect(stage.service.writes()).toEqual([`POST /api/servers/1/sites/${id}/deploy`]);
    expect(Object.values(statuses(run))).toEqual(['unchanged', 'unchanged', 'unchanged', 'changed']);
    expect(run.outputs['previous-deploy-at']).not.toBe('');
    expect(run.log).toContain('│ ::error::no command');
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      evidence: expect.stringMatching(`^${EVIDENCE[service]},success-pattern,health-check,verify-command$`),
      'deployed-commit': commit,
    });
  });

  test('fail with the status of the script, its reason and one annotation', async () => {
    const run = await step({ 'deploy-script': 'echo "no such table"\nexit 7\n' });
    expect(run.code).toBe(1);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '7', evidence: '' });
    const [error] = run.runner.annotations.filter(({ level }) => level === 'error');
    expect(error?.title).toBe('shop.example: deploy failed');
    expect(error?.message).toContain('The deploy script exited with status 7. The log says: “no such table”');
    expect(statuses(run)).toMatchObject({ 'update-deploy-script': 'changed', deploy: 'failed' });
    // Nobody has asked for restore-on-failure.
    expect(stage.service.writes()).toHaveLength(2);
  });

  test('are followed by show-deploy-log, which prints the latest log and changes nothing', async () => {
    const run = await step({ site: String(id), operations: 'show-deploy-log', 'env-prefix': '' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', requests: '2' });
    expect(run.log).toContain('│ no such table');
    expect(stage.service.writes()).toEqual([]);
  });
});

const LOOKS = { ids: ['GET SITE'], names: ['GET /api/servers', 'GET /api/servers/1/sites'] };

describe.each(SERVICES)('on the service “%s”, a run with nothing to change but the deploy', (service) => {
  test.each([
    { by: 'ids', server: '1', site: '2' },
    { by: 'names', server: 'web-1', site: 'shop.example' },
  ] as const)(
    'comes to its trigger in few requests, if server and site are $by',
    async ({ by, ...target }) => {
      const sites = openSites(['shop.example']);
      await using sim = await openSimulation({ manners: MANNERS[service], sites });
      const wanted = { 'deploy-script': 'git pull\n', env: 'APP_KEY=a-secret-of-the-shop' };
      const inputs = { ...target, operations: FOUR, ...wanted };
      for (const _ of [1, 2]) expect((await sim.play(inputs)).outputs.outcome).toBe('succeeded');
      const lines = sim.seen.map(({ line }) => line.replace('/api/servers/1/sites/2', 'SITE'));
      expect(lines.slice(0, 1 + lines.findIndex((line) => line.startsWith('POST')))).toEqual([
        ...LOOKS[by],
        // It shows that there is a repository, and not which.
        ...(service === 'family' ? ['GET SITE/repository'] : []),
        'GET SITE/deploy/script',
        'GET SITE/env',
        // The baseline: its log must not be older than its site.
        'GET SITE',
        'GET SITE/log',
        'POST SITE/deploy',
      ]);
    },
  );
});

test('a framed script with an EXIT trap of its own leaves unknown whether the expected commit was deployed', async () => {
  const stage = stages.document;
  const site = 'trapping.example';
  await stage.play({ site, operations: 'ensure-site, ensure-repository' });
  const run = await stage.play({
    site,
    operations: 'update-deploy-script, deploy',
    'deploy-script': "set -e\ntrap 'echo up' EXIT\n",
    'expected-commit': 'a'.repeat(40),
    timeout: '1m',
  });
  expect(run.outputs.outcome).toBe('unknown');
  expect(run.error).toContain('the folder in which the script was started is at');
});
