import { afterAll, describe, expect, test } from '@jest/globals';
import { GOOD } from '../../harness/simulator/deploys.ts';
import type { Manners } from '../../harness/simulator/manners.ts';
import { MANNERS, openSimulation, openSites, type Simulation } from '../../harness/simulator/simulation.ts';
import { setStage } from '../../harness/stage.ts';
import { framed } from '../../src/script/frame.ts';

/**
 * Tests of the features that only the family of services has: work in the background, a status, a log of everything, further
 * fields, pages. The other files play on both kinds of services.
 */

const FAMILY = MANNERS.family;
const REPORTING = { script: framed('git pull\n') };

/** A service with one site, whose log differs from the usual one. */
const openWith = (
  log: Partial<Manners['deploys']['log']>,
  site = {},
  more: Partial<Manners> = {},
): Promise<Simulation> => {
  const deploys = { ...FAMILY.deploys, log: { ...FAMILY.deploys.log, ...log } };
  return openSimulation({
    sites: openSites(['shop.example'], site),
    manners: { ...FAMILY, deploys, ...more },
  });
};

describe('the log of a deploy', () => {
  test('is matched against patterns also where its text is shown only by its id', async () => {
    await using sim = await openWith({ content: 'by id' }, REPORTING);
    const play = (patterns: Readonly<Record<string, string>>) =>
      sim.play({ site: 'shop.example', ...patterns });
    const good = await play({ 'success-pattern': '^run-1 step \\d$' });
    expect(good.outputs).toMatchObject({
      outcome: 'succeeded',
      evidence: 'token,status,exit-status,success-pattern',
      'deploy-log': expect.stringMatching(/^run-1 step 0\n/),
    });
    expect(sim.seen.map(({ line }) => line)).toContain('GET /api/servers/1/sites/2/log/4001');
    const bad = await play({ 'failure-pattern': 'run-2 step' });
    expect(bad.error).toContain('The log matches failure-pattern run-2 step');
    const missing = await play({ 'success-pattern': 'run-2 step' });
    expect(missing.error).toContain('No line of the log matches success-pattern run-2 step');
  });

  test('is found on the second page when much has happened since the deploy began', async () => {
    const newsMs = Array.from({ length: 16 }, (_, nth) => 1_000 + 50 * nth);
    const courseOf = () => ({ ...GOOD, exitStatus: 6 });
    await using sim = await openWith({ newsMs }, REPORTING, { courseOf });
    const run = await sim.play({ site: 'shop.example' });
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '6' });
    expect(run.outputs['deploy-log']).toMatch(/^run-1 step 0\n/);
    expect(sim.seen.map(({ line }) => line)).toContain('GET /api/servers/1/sites/2/log?page=2');
  });
});

const site = 'further.example';
const require = ['network-rules.rule_type', 'queue-workers.backoff', 'daemons.system_user'];
const stage = await setStage({ service: 'family', require });
await stage.call('POST', '/api/servers/1/sites', { root_domain: site, web_directory: '/public' });
afterAll(() => stage.stop());

describe('fields that the service asks for beside those of the document', () => {
  const [owner, key] = ['0wner-of-the-rule', 'k3y-of-the-worker'];
  const worker = { connection: 'redis', queue: 'mail', maximum_seconds: 60, sleep: 3, processes: 1 };
  const manifestOf = (ruleType: string) =>
    JSON.stringify({
      'network-rules': [
        { name: 'web', port: 443, type: 'tcp', extra: { rule_type: ruleType, note: '${OWNER}' } },
      ],
      'queue-workers': [{ ...worker, extra: { backoff: [1, 5], api_key: '${KEY}' } }],
      daemons: [{ command: 'php serve.php', extra: { system_user: 'www', processes: 2 } }],
    });
  const more = { env: { OWNER: owner, KEY: key }, secrets: [owner, key] };
  const sync = (manifest: string) =>
    stage.play({ site, operations: 'sync-network-rules, sync-queue-workers, sync-daemons', manifest }, more);

  test('are named in its words when they are missing', async () => {
    const run = await sync(
      JSON.stringify({ 'network-rules': [], 'queue-workers': [], daemons: [{ command: 'php serve.php' }] }),
    );
    expect(run.outputs.outcome).toBe('failed');
    expect(run.error).toContain('The system user field is required.');
  });

  test('are sent as extra says, found again, and compared', async () => {
    const first = await sync(manifestOf('allow'));
    expect(first.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    const sent = stage.service.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([
      { name: 'web', rule_type: 'allow', note: owner },
      { queue: 'mail', backoff: [1, 5], api_key: key },
      { system_user: 'www', processes: 2 },
    ]);
    const again = await sync(manifestOf('allow'));
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(stage.service.writes()).toEqual([]);
    const other = await sync(manifestOf('deny'));
    expect(other.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(other.log).toContain('rule_type allow → deny');
    const methods = stage.service.writes().map((write) => write.replace(/\/\d+$/, ''));
    expect(methods).toEqual(['POST /api/servers/1/network-rules', 'DELETE /api/servers/1/network-rules']);
  });
});
