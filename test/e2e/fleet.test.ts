import { describe, expect, test } from '@jest/globals';
import { MANNERS } from '../../harness/simulator/simulation.ts';
import { BAD, domainsOf, type Inputs, listOf, openFleet } from '../support/fleet-runs.ts';

const STEADY = { operations: 'update-deploy-script, sync-env, deploy', env: 'A=1' };

interface Scene {
  readonly name: string;
  readonly inputs?: Inputs;
  readonly outcome?: string;
  /** The site does not exist yet. */
  readonly isFresh?: true;
  /** With the hash of a dry run right before. */
  readonly isAgreed?: true;
}

const scenes: readonly Scene[] = [
  { name: 'in the steady state' },
  { name: 'on a server by its name', inputs: { server: 'web-1' } },
  { name: 'by the id of the site', inputs: { site: '2' } },
  {
    name: 'in the first deploy',
    inputs: { operations: 'ensure-site, ensure-repository, update-deploy-script, deploy' },
    isFresh: true,
  },
  { name: 'in a dry run', inputs: { 'dry-run': 'true' }, outcome: 'planned' },
  { name: 'with an agreed plan', isAgreed: true },
  { name: 'when the deploy fails', outcome: 'failed' },
  { name: 'when a failure is undone', inputs: { 'restore-on-failure': 'true' }, outcome: 'failed' },
  {
    name: 'with an operation of the server',
    inputs: { operations: `${STEADY.operations}, refresh-opcache` },
  },
  { name: 'when there is no such site', isFresh: true, outcome: 'rejected' },
];

describe.each([
  { service: 'document', manners: MANNERS.document, lists: 7, looks: 1 },
  // Its lists have pages.
  { service: 'family', manners: MANNERS.family, lists: 14, looks: 0 },
])('on the service “$service”', ({ manners, lists, looks }) => {
  test.each(scenes)(
    'one target takes the same requests at the same times by targets and by site $name',
    async ({ inputs = {}, isFresh, isAgreed, outcome = 'succeeded' }) => {
      const play = async (by: 'site' | 'targets'): Promise<object> => {
        const courses = outcome === 'failed' ? { 1: BAD } : {};
        await using sim = await openFleet(isFresh ? 0 : 1, { courses, manners });
        const { site = 'site-1.example', ...more } = inputs;
        const given = { ...STEADY, ...more, [by]: by === 'site' ? site : listOf([site]) };
        const plan = isAgreed && (await sim.play({ ...given, 'dry-run': 'true' })).outputs['plan-hash'];
        const { code, outputs } = await sim.play({ ...given, ...(plan && { 'plan-hash': plan }) });
        expect(outputs.outcome).toBe(outcome);
        return { code, changed: outputs.changed, seen: sim.seen, endedMs: sim.clock.now() };
      };
      expect(await play('targets')).toEqual(await play('site'));
    },
  );

  const isList = (line: string): boolean => /\/sites(\?page=\d+)?$/.test(line);

  test('a target takes at most six requests in the steady state: one list serves all looks', async () => {
    await using sim = await openFleet(20, { manners });
    await sim.play({ ...STEADY, 'max-parallel': '20' });
    const run = await sim.play({ ...STEADY, 'max-parallel': '20' });
    const requests = 5 * 20 + lists + looks;
    expect(requests).toBeLessThanOrEqual(6 * 20);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', requests: String(requests), retries: '0' });
    const lines = sim.seen.map(({ line }) => line.replace('/api/servers/1', ''));
    for (const [nth] of domainsOf(20).entries()) {
      const site = `/sites/${nth + 2}`;
      expect(lines.filter((line) => line.includes(`${site}/`)).sort()).toEqual([
        ...[`GET ${site}/deploy/script`, `GET ${site}/env`, `GET ${site}/log`, `GET ${site}/log`],
        `POST ${site}/deploy`,
      ]);
    }
    expect(lines.filter(isList)).toHaveLength(lists);
    expect(lines.filter((line) => /\/sites\/\d+$/.test(line))).toHaveLength(looks);
    expect(lines).toHaveLength(requests);
  });

  test('a target that is under way alone is looked at by itself', async () => {
    await using sim = await openFleet(2, { manners });
    await sim.play({ ...STEADY, 'max-parallel': '1' });
    const lines = sim.seen.map(({ line }) => line);
    // The list is read to find the targets, and not again.
    expect(lines.map(isList)).toEqual(lines.map((_, nth) => nth === 0));
    for (const id of [2, 3]) expect(lines).toContain(`GET /api/servers/1/sites/${id}`);
  });
});

describe('a run of many', () => {
  test('begins a batch when the one before has ended, and never exceeds max-parallel', async () => {
    await using sim = await openFleet(12, {
      courses: { 2: { durationMs: 60_000 }, 6: { durationMs: 30_000 } },
    });
    const rollout = { batches: '1, 10%, 100%', 'max-parallel': '3' };
    const run = await sim.play({ operations: 'deploy', ...rollout });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(run.rows.map(({ site, batch }) => [site, batch])).toEqual(
      domainsOf(12).map((domain, nth) => [domain, nth === 0 ? 1 : nth < 3 ? 2 : 3]),
    );
    // The first batch, the second, then three at a time.
    expect(sim.journal()).toBe(
      '+1 -1 +2 +3 -3 -2 +4 +5 +6 -4 -5 +7 +8 -7 -8 +9 +10 -9 -10 +11 +12 -11 -12 -6',
    );
    expect(run.log).toContain('12 of 12 done');
    expect(run.log.match(/▸ deploy/g)).toHaveLength(12);
  });

  test('takes sites in the order of the list, and each once: as it is named, else by the first pattern', async () => {
    const domains = [
      'c.order.example',
      'a.order.example',
      'b.order.example',
      'z.order.test',
      'd.order.example',
    ];
    await using sim = await openFleet(domains);
    const targets = listOf([
      'z.order.test',
      { site: '*.Order.example', 'deploy-script': 'first' },
      'D.order.example',
      '*.*.example',
      { site: '3', 'deploy-script': 'named' },
    ]);
    const inputs = { operations: 'update-deploy-script', 'report-exit-status': 'false', 'max-parallel': '1' };
    const run = await sim.play({ ...inputs, targets });
    expect(run.rows.map(({ site }) => site[0])).toEqual(['z', 'b', 'c', 'd', 'a']);
    expect(sim.writes()).toEqual([5, 4, 2, 6, 3].map((id) => `PATCH /sites/${id}/deploy/script`));
    const scripts = sim.service.state().sites.map(({ domain, script }) => `${domain[0]} ${script?.trim()}`);
    expect(scripts).toEqual(['c first', 'a named', 'b first', 'z make', 'd make']);
  });

  test('takes each target in exactly one of the parts of a matrix', async () => {
    await using sim = await openFleet(14);
    const play = async (shard: string): Promise<string[]> => {
      const run = await sim.play({ 'dry-run': 'true', targets: '["*.example"]', shard, batches: '1, 50%' });
      expect(run.outputs.outcome).toBe('planned');
      // Percentages are of the part.
      const half = Math.ceil(run.rows.length / 2);
      expect(run.rows.filter(({ batch }) => batch === 2)).toHaveLength(half);
      return run.rows.map(({ site }) => site);
    };
    const all = await play('');
    expect(all).toEqual(domainsOf(14).sort());
    const parts = [await play('1/3'), await play('2/3'), await play('3/3')];
    expect(parts).toEqual([0, 1, 2].map((part) => all.filter((_, nth) => nth % 3 === part)));
  });

  test('has nothing to do for an empty list, and sends no request', async () => {
    await using sim = await openFleet(0);
    const { code, outputs } = await sim.play({});
    expect([code, sim.seen]).toEqual([0, []]);
    expect(outputs).toMatchObject({ outcome: 'succeeded', targets: '[]', unfinished: '[]', requests: '0' });
  });
});
