import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { type Stage, setStage } from '../../harness/stage.ts';

/**
 * Tests of what only the sandbox's second service has: work in the background, a status, a log of everything, further fields,
 * pages. What both services have is played on both by the other files.
 */

let folder = '';
/** Its work in the background takes a while, and its records need further fields. */
let slow: Stage;
/** Shows the text of a log entry only by its id. */
let byId: Stage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gates-'));
  const require = [
    'network-rules.rule_type',
    'queue-workers.backoff',
    'daemons.system_user',
    'daemons.processes',
  ];
  [slow, byId] = await Promise.all([
    setStage({ service: 'family', workTimeMs: 300, require }),
    setStage({ service: 'family', logContent: 'entry' }),
  ]);
});
afterAll(async () => {
  await Promise.all([slow.stop(), byId.stop()]);
  await rm(folder, { recursive: true });
});

const message = ({ runner }: ActionRun): string =>
  runner.annotations.find(({ level }) => level === 'error')?.message ?? '';
/** The writes of the last run, with ids made alike. */
const writes = ({ service }: Stage): string[] =>
  service.writes().map((write) => write.replace('/api/servers/1/', '').replaceAll(/\d+/g, 'N'));
const FROM_NOTHING = 'ensure-site, ensure-repository, update-deploy-script, deploy';

describe('from nothing to nothing', () => {
  const secret = 's3cret-of-the-shop';
  const inputs = {
    site: 'whole.example',
    operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy',
    'deploy-script': 'set -e\necho "first line"\ntest -f .env\n',
    env: `APP_KEY=${secret}`,
  };
  const more = { secrets: [secret] };

  test('the first run waits where the service is at work, and is refused nothing', async () => {
    const run = await slow.run(inputs, more);
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      evidence: 'token,status,exit-status',
      retries: '0',
      'env-changed': 'APP_KEY',
    });
    expect(writes(slow)).toEqual([
      'POST sites',
      'POST sites/N/repository',
      'PATCH sites/N/deploy/script',
      'PATCH sites/N/env',
      'POST sites/N/deploy',
    ]);
  });

  test('the second one has nothing to write but the deploy', async () => {
    const run = await slow.run(inputs, more);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'deploy-exit-status': '0' });
    expect(writes(slow)).toEqual(['POST sites/N/deploy']);
  });

  test('the deletion is over when the run is', async () => {
    const run = await slow.run({
      site: 'whole.example',
      operations: 'delete-site',
      'confirm-delete': 'whole.example',
    });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(writes(slow)).toEqual(['DELETE sites/N']);
    expect(await slow.call('GET', '/api/servers/1/sites')).toMatchObject({ data: [] });
  });
});

describe('a deploy without an exit report', () => {
  const inputs = { site: 'mute.example', operations: FROM_NOTHING, 'report-exit-status': 'false' };

  test('that ends badly has failed, by the status, with the cause from its log', async () => {
    const script = 'echo Migrating\necho "SQLSTATE[HY000] [2002] Connection refused"\nexit 4\n';
    const run = await byId.play({ ...inputs, 'deploy-script': script });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '', evidence: '' });
    expect(message(run)).toContain(
      'The service shows the status deploy-failed for the site. The log says: “SQLSTATE[HY000] [2002] Connection refused”',
    );
  });

  test('that is silent for seconds and ends well has succeeded, after one that had failed', async () => {
    const run = await byId.play({ ...inputs, 'deploy-script': 'sleep 1.5' });
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      evidence: 'token,status',
      'deploy-exit-status': '',
    });
  });
});

test('a text that is shown only by its id is what patterns are matched against', async () => {
  const inputs = {
    site: 'patterns.example',
    operations: FROM_NOTHING,
    'deploy-script': 'echo "Migrated 3 tables"',
  };
  const good = await byId.play({ ...inputs, 'success-pattern': '^Migrated \\d tables$' });
  expect(good.outputs).toMatchObject({
    outcome: 'succeeded',
    evidence: 'token,status,exit-status,success-pattern',
    'deploy-log': expect.stringMatching(/^Migrated 3 tables\n/),
  });
  expect(byId.service.requests.some(({ path }) => /\/log\/\d+$/.test(path))).toBe(true);
  const bad = await byId.play({ ...inputs, 'failure-pattern': 'Migrated 3' });
  expect(message(bad)).toContain('The log matches failure-pattern Migrated 3');
  const missing = await byId.play({ ...inputs, 'success-pattern': 'Migrated 4' });
  expect(message(missing)).toContain('No line of the log matches success-pattern Migrated 4');
});

test('a run that starts while another deploy is under way waits for that, and judges its own', async () => {
  const gate = join(folder, 'other');
  const inputs = { site: 'shared.example', operations: FROM_NOTHING };
  const script = [
    'if [ -e public/ran ]; then echo ours; exit 0; fi',
    `echo begun; until [ -e ${gate} ]; do sleep 0.05; done`,
    'touch public/ran; echo theirs; exit 9',
  ].join('\n');
  const operations = 'ensure-site, ensure-repository, update-deploy-script';
  const prepared = await byId.play({ ...inputs, operations, 'deploy-script': script });
  const path = `/api/servers/1/sites/${prepared.outputs['site-id']}`;
  await byId.call('POST', `${path}/deploy`);
  let looks = 0;
  byId.misbehave(async (request) => {
    looks += request.path === path ? 1 : 0;
    if (looks === 2) await writeFile(gate, '');
    return undefined;
  });
  const run = await byId.play({ site: 'shared.example' });
  byId.misbehave(() => undefined);
  // Within the same second as the deploy before, the token stays equal.
  const evidence = expect.stringMatching(/^(token,)?status,exit-status$/);
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', evidence });
  expect(run.outputs['deploy-log']).toMatch(/^ours\n/);
  expect(run.log).not.toContain('theirs');
  const lines = byId.service.requests.map(({ method, path: at }) => `${method} ${at}`);
  expect(lines.slice(0, lines.indexOf(`POST ${path}/deploy`)).length).toBeGreaterThan(2);
});

describe('a repository that cannot be cloned, which shows in the background', () => {
  test('fails ensure-repository with what the log says, and nothing of its password', async () => {
    const password = 'p4ssword-of-git';
    const run = await slow.play(
      {
        site: 'cloneless.example',
        operations: FROM_NOTHING,
        'deploy-script': 'echo never',
        repository: `http://deployer:${password}@127.0.0.1:1/shop.git`,
      },
      { secrets: [password], waitsInVain: true },
    );
    expect(run.outputs).toMatchObject({ outcome: 'failed', changed: 'true' });
    expect(message(run)).toMatch(
      /but the site has none: .* log says “The repository could not be installed on cloneless\.example: .*127\.0\.0\.1/,
    );
    expect(writes(slow)).toEqual(['POST sites', 'POST sites/N/repository']);
  });
});

describe('fields that the service asks for beside the document’s', () => {
  const [owner, key] = ['0wner-of-the-rule', 'k3y-of-the-worker'];
  const site = 'further.example';
  const worker = { connection: 'redis', queue: 'mail', maximum_seconds: 60, sleep: 3, processes: 1 };
  const manifestOf = (ruleType: string) =>
    JSON.stringify({
      'network-rules': [
        { name: 'web', port: 443, type: 'tcp', extra: { rule_type: ruleType, note: '${OWNER}' } },
      ],
      'queue-workers': [{ ...worker, extra: { backoff: [1, 5], api_key: '${KEY}' } }],
      daemons: [{ command: 'php serve.php', extra: { system_user: 'www', processes: 2 } }],
    });
  const operations = 'sync-network-rules, sync-queue-workers, sync-daemons';
  const more = { env: { OWNER: owner, KEY: key }, secrets: [owner, key] };
  beforeAll(async () => {
    await slow.call('POST', '/api/servers/1/sites', { root_domain: site, web_directory: '/public' });
  });

  test('are named by the service when they are not there', async () => {
    const manifest = JSON.stringify({ daemons: [{ command: 'php serve.php' }] });
    const run = await slow.play({ site, operations: 'sync-daemons', manifest });
    expect(run.outputs.outcome).toBe('failed');
    expect(message(run)).toContain('The system user field is required.');
    expect(message(run)).toContain('The processes field is required.');
  });

  test('are sent by extra, and found again as they were sent', async () => {
    const inputs = { site, operations, manifest: manifestOf('allow') };
    const first = await slow.play(inputs, more);
    expect(first.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    const bodies = slow.service.requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => JSON.parse(body));
    expect(bodies).toMatchObject([
      { name: 'web', rule_type: 'allow', note: owner },
      { queue: 'mail', backoff: [1, 5], api_key: key },
      { system_user: 'www', processes: 2 },
    ]);
    const again = await slow.play(inputs, more);
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(writes(slow)).toEqual([]);
  });

  test('are compared: another value has the record replaced', async () => {
    const inputs = { site, operations, manifest: manifestOf('deny') };
    const dry = await slow.play({ ...inputs, 'dry-run': 'true' }, more);
    expect(dry.outputs.plan).toContain('rule_type allow → deny');
    const run = await slow.play(inputs, more);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(writes(slow)).toEqual(['POST network-rules', 'DELETE network-rules/N']);
  });
});

describe('lists of more than one page', () => {
  test('of sites: one on the second page is found, and not made again', async () => {
    const domains = Array.from({ length: 17 }, (_, index) => `paged-${index}.example`);
    for (const domain of domains)
      await byId.call('POST', '/api/servers/1/sites', { root_domain: domain, web_directory: '/public' });
    for (const site of [domains[0] ?? '', domains[16] ?? '']) {
      const run = await byId.play({ site, operations: 'ensure-site' });
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
      expect(writes(byId)).toEqual([]);
    }
  });

  test('of records: all are compared, and pruned', async () => {
    const crontabs = Array.from({ length: 18 }, (_, index) => ({
      user: 'www',
      command: `job-${index}`,
      frequency: '@daily',
    }));
    const sync = (wanted: object[]) =>
      byId.play({
        site: 'paged-0.example',
        operations: 'sync-crontabs',
        manifest: JSON.stringify({ crontabs: wanted }),
        prune: 'crontabs',
      });
    expect((await sync(crontabs)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect((await sync(crontabs)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(writes(byId)).toEqual([]);
    await sync(crontabs.filter(({ command }) => !['job-0', 'job-17'].includes(command)));
    expect(writes(byId)).toEqual(['DELETE crontabs/N', 'DELETE crontabs/N']);
  });

  test('of what happened while a deploy ran: its own entry is found below', async () => {
    const gate = join(folder, 'crowded');
    const site = 'crowded.example';
    const script = `echo begun; until [ -e ${gate} ]; do sleep 0.05; done; echo over; exit 6`;
    const operations = 'ensure-site, ensure-repository, update-deploy-script';
    const prepared = await byId.play({ site, operations, 'deploy-script': script });
    const path = `/api/servers/1/sites/${prepared.outputs['site-id']}`;
    let triggered = false;
    byId.misbehave(async ({ method }) => {
      if (triggered) {
        triggered = false;
        for (let nth = 1; nth <= 16; nth += 1)
          await byId.call('POST', `${path}/auth-users`, { name: `user-${nth}`, password: 'of-no-concern' });
        await writeFile(gate, '');
      }
      if (method === 'POST') triggered = true;
      return undefined;
    });
    const run = await byId.play({ site });
    byId.misbehave(() => undefined);
    expect(run.outputs).toMatchObject({
      outcome: 'failed',
      'deploy-exit-status': '6',
      'deploy-log': expect.stringMatching(/^begun\nover\n/),
    });
    expect(byId.service.requests.some(({ path: asked }) => asked.includes('page=2'))).toBe(true);
  });
});
