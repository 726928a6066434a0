import { describe, expect, test } from '@jest/globals';
import { MANNERS } from '../../harness/simulator/simulation.ts';
import {
  BAD,
  domainsOf,
  type Fleet,
  type FleetRun,
  HOUR,
  type Inputs,
  listOf,
  openFleet,
} from '../support/fleet-runs.ts';
import { on } from '../support/on.ts';

const STEADY = { operations: 'update-deploy-script, sync-env, deploy', env: 'A=1' };

const FIRST = { operations: 'ensure-site, ensure-repository, update-deploy-script, deploy' };

test.each<[name: string, outcome: string, Inputs]>([
  ['in the steady state on a server by its name', 'succeeded', { server: 'web-1' }],
  ['by the id of the site', 'succeeded', { site: '2' }],
  ['in the first deploy, before which there is no such site', 'succeeded', FIRST],
  ['with an agreed plan', 'succeeded', {}],
  ['when a failure is undone', 'failed', { 'restore-on-failure': 'true' }],
  ['with an operation of the server', 'succeeded', { operations: `${STEADY.operations}, refresh-opcache` }],
  ['when there is no such site', 'rejected', {}],
])(
  'one target takes the same requests at the same times, named by targets or by site, %s',
  async (name, outcome, inputs) => {
    const play = async (by: 'site' | 'targets'): Promise<object> => {
      const courses = outcome === 'failed' ? { 1: BAD } : {};
      await using sim = await openFleet(name.includes('no such site') ? 0 : 1, { courses });
      const { site = 'site-1.example', ...more } = inputs;
      const given = { ...STEADY, ...more, [by]: by === 'site' ? site : listOf([site]) };
      const isAgreed = name === 'with an agreed plan';
      const plan = isAgreed && (await sim.play({ ...given, 'dry-run': 'true' })).outputs['plan-hash'];
      const { code, outputs } = await sim.play({ ...given, ...(plan && { 'plan-hash': plan }) });
      expect(outputs.outcome).toBe(outcome);
      // Those of one moment are sent side by side.
      const seen = sim.seen.map(
        ({ line, body, atMs, fate }) => `${String(atMs).padStart(9)} ${line} ${body} ${fate}`,
      );
      return { code, changed: outputs.changed, seen: seen.sort(), endedMs: sim.clock.now() };
    };
    expect(await play('targets')).toEqual(await play('site'));
  },
);

test.each([
  ['document', 7],
  // Its lists have pages.
  ['family', 14],
] as const)(
  'a target takes at most six requests in the steady state: one list serves all looks, on the service “%s”',
  async (service, lists) => {
    await using sim = await openFleet(20, { manners: MANNERS[service] });
    const inputs = { ...STEADY, 'max-parallel': '20' };
    await sim.play(inputs);
    const run = await sim.play(inputs);
    const requests = 5 * 20 + lists + 1;
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
    expect(lines.filter((line) => /\/sites(\?page=\d+)?$/.test(line))).toHaveLength(lists);
    expect(lines.filter((line) => /\/sites\/\d+$/.test(line))).toHaveLength(1);
    expect(lines).toHaveLength(requests);
  },
);

describe('a run of many', () => {
  test('begins a batch when the one before has ended, and never exceeds max-parallel', async () => {
    await using sim = await openFleet(12, {
      courses: { 2: { durationMs: 60_000 }, 6: { durationMs: 30_000 } },
    });
    const run = await sim.play({ operations: 'deploy', batches: '1, 10%, 100%', 'max-parallel': '3' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(run.rows.map(({ site, batch }) => [site, batch])).toEqual(
      domainsOf(12).map((domain, nth) => [domain, nth === 0 ? 1 : nth < 3 ? 2 : 3]),
    );
    // The first batch, the second, then three at a time.
    expect(sim.journal()).toBe(
      '+1 -1 +2 +3 -3 -2 +4 +5 +6 -4 -5 +7 +8 -7 -8 +9 +10 -9 -10 -6 +11 +12 -11 -12',
    );
    expect(run.log).toContain('12 of 12 done');
    expect(run.log.match(/▸ deploy/g)).toHaveLength(12);
  });

  test('takes sites in the order of the list, and each once: as it is named, else by the first pattern', async () => {
    const names = ['c.order', 'a.order', 'b.order', 'z.last', 'd.order'];
    await using sim = await openFleet(names.map((name) => `${name}.example`));
    const targets = listOf([
      'z.last.example',
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
      expect(run.rows.filter(({ batch }) => batch === 2)).toHaveLength(Math.ceil(run.rows.length / 2));
      return run.rows.map(({ site }) => site);
    };
    const all = await play('');
    expect(all).toEqual(domainsOf(14).sort());
    const parts = [await play('1/3'), await play('2/3'), await play('3/3')];
    expect(parts).toEqual([0, 1, 2].map((part) => all.filter((_, nth) => nth % 3 === part)));
  });

  test('has nothing to do for an empty list, and sends no request', async () => {
    await using sim = await openFleet(0);
    // The script may have been given in each entry.
    const { code, outputs } = await sim.play({ operations: 'update-deploy-script, deploy' });
    expect([code, sim.seen]).toEqual([0, []]);
    expect(outputs).toMatchObject({ outcome: 'succeeded', targets: '[]', unfinished: '[]', requests: '0' });
  });
});

const at = (...numbers: readonly number[]): string[] => numbers.map((nth) => `site-${nth}.example`);

/** The first letters of the outcomes: succeeded, failed, not-run, timed_out. */
const lettersOf = ({ ends }: FleetRun): string => ends.map((outcome) => outcome[0]).join('');

/** Batches of two, in which one site is deployed after the other. */
const PAIRS = { batches: '2', 'max-parallel': '1' };

describe('a run in which targets fail', () => {
  test.each([
    { failing: [1], most: '0', begun: 1 },
    { failing: [1, 4], most: '1', begun: 4 },
    { failing: [1, 2], most: '17%', begun: 2 },
    { failing: [1, 3, 6], most: '50%', begun: 6 },
  ])(
    'begins $begun of 6 targets when sites $failing fail and max-failures is $most',
    async ({ failing, most, begun }) => {
      const courses = Object.fromEntries(failing.map((nth) => [nth, BAD]));
      await using sim = await openFleet(6, { courses });
      const run = await sim.play({ ...PAIRS, 'max-failures': most });
      expect(sim.triggers()).toEqual([1, 2, 3, 4, 5, 6].slice(0, begun));
      const because = new RegExp(`^${failing.length} targets? had failed, and max-failures is [01]\\.$`);
      const ends = domainsOf(6).map((site, nth) => {
        const row = { site, batch: 1 + Math.floor(nth / 2) };
        if (nth >= begun) return { ...row, outcome: 'not-run', error: expect.stringMatching(because) };
        if (!failing.includes(nth + 1)) return { ...row, outcome: 'succeeded' };
        return { ...row, outcome: 'failed', error: expect.stringContaining('exited with status 3') };
      });
      expect(run.rows).toMatchObject(ends);
      const open = ends.flatMap(({ site, outcome }) => (outcome === 'succeeded' ? [] : site));
      expect([run.code, run.outputs.outcome, run.outputs.unfinished]).toEqual([1, 'failed', listOf(open)]);
    },
  );

  test.each([
    ['failed', 'failed', BAD],
    ['unknown', 'succeeded', {}],
  ])('ends as %s if one is unknown, one %s and one was too slow', async (whole, end, course) => {
    await using sim = await openFleet(3, { courses: { 2: course, 3: HOUR } });
    // The first site has the id 2.
    sim.misbehave(on(/^POST .*\/2\/deploy$/, 'reset'));
    const run = await sim.play({ batches: '100%', 'max-failures': '3', 'target-timeout': '60s' });
    expect([run.outputs.outcome, ...run.ends]).toEqual([whole, 'unknown', end, 'timed_out']);
  });

  test('ends a target that hangs at target-timeout, and goes on with the others', async () => {
    await using sim = await openFleet(6, { courses: { 2: HOUR } });
    const inputs = { 'target-timeout': '60s', 'max-failures': '1', batches: '100%', 'max-parallel': '2' };
    const run = await sim.play({ ...PAIRS, ...inputs });
    expect(lettersOf(run)).toBe('stssss');
    expect(run.outputs).toMatchObject({ outcome: 'timed_out', unfinished: listOf(at(2)) });
    expect(run.rows[1]?.error).toContain('within the target-timeout of 1 min 0 s');
    expect(run.log + run.summary).toMatch(/[Rr]aise target-timeout/);
    // The targets were found in 50 ms, and the others took the other place.
    expect(sim.clock.now()).toBe(60_050);
    expect(sim.journal()).toBe('+1 +2 -1 +3 -3 +4 -4 +5 -5 +6 -6 -2');
  });

  test('begins none once a deploy has failed, although its script is still being put back', async () => {
    const courses = { 1: BAD, 2: { durationMs: 30_000 } };
    await using sim = await openFleet(3, { fieldsOf: () => ({ script: 'old' }), courses });
    sim.misbehave(({ method, path }) => {
      const isBack = method === 'PATCH' && path.includes('/2/') && sim.triggers().length > 0;
      return isBack ? { how: 'stall', effect: 'none' } : undefined;
    });
    const inputs = { 'max-parallel': '2', 'restore-on-failure': 'true', timeout: '5m' };
    const run = await sim.play(inputs);
    // The first two begin together.
    expect([lettersOf(run), sim.triggers()]).toEqual(['fsn', [1, 2]]);
  });

  test('puts back the script of the targets that failed with restore-on-failure, and of no other', async () => {
    const courses = { 2: BAD, 4: BAD };
    await using sim = await openFleet(6, { fieldsOf: () => ({ script: 'old' }), courses });
    const run = await sim.play({ ...PAIRS, 'restore-on-failure': 'true', 'max-failures': '2' });
    expect(lettersOf(run)).toBe('sfsfss');
    const restored = sim.service.state().sites.filter(({ script }) => script === 'old');
    expect(restored.map(({ domain }) => domain)).toEqual(at(2, 4));
  });

  test('begins none in the last third of the timeout if it may have to roll back, and fails then', async () => {
    await using sim = await openFleet(2, { courses: { 1: { durationMs: 21 * 60_000 } } });
    const time = { timeout: '30m', 'target-timeout': '25m', 'rollback-on-failure': 'true' };
    const commit = { commit: 'd'.repeat(40), 'deploy-script': 'git reset --hard "$SITE_DEPLOY_COMMIT"' };
    const run = await sim.play({ ...PAIRS, ...time, ...commit, batches: '1' });
    expect([lettersOf(run), run.code]).toEqual(['sn', 1]);
    expect(run.outputs).toMatchObject({
      outcome: 'failed',
      reason: 'time-kept-for-rollbacks',
      unfinished: listOf(at(2)),
    });
  });
});

describe('the output unfinished', () => {
  test('serves as the targets of the next run, which deploys just these', async () => {
    await using sim = await openFleet(6);
    const targets = [
      ...at(1, 2, 3),
      { site: 'site-4.example', branch: 'main', 'health-check-status': '200-299' },
      { server: 'web-1', site: 'site-5.example' },
      'web-1/site-6.example',
    ];
    sim.misbehave(on(/\/4\/deploy$/, { how: 'refuse', status: 422 }));
    const run = await sim.play({ ...PAIRS, targets: listOf(targets) });
    expect([lettersOf(run), run.outputs.unfinished]).toEqual(['ssfnnn', listOf(targets.slice(2))]);
    sim.misbehave(() => undefined);
    const next = await sim.play({ ...PAIRS, targets: run.outputs.unfinished ?? '' });
    expect(next.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(sim.triggers()).toEqual([3, 4, 5, 6]);
  });

  test('names the sites that a pattern found, or an id, each as its entry would name it alone; after a dry run it is the list as given', async () => {
    const sites = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.example`);
    const asked = new Set<string>();
    await using sim = await openFleet(sites, {
      pageOf(path) {
        asked.add(path);
        return { status: 500, text: '' };
      },
    });
    const entriesOf = (last: string) => [
      ...[`a.${last}`, `web-1/b.${last}`, { site: `c.${last}`, branch: 'main' }],
      ...[{ server: 'web-1', site: `d.${last}`, branch: 'main' }, '6'],
    ];
    const page = { 'health-check-url': `${sim.url}/<site>`, 'health-check-timeout': '1s' };
    const inputs = { operations: 'deploy', ...page, 'max-failures': '5', targets: listOf(entriesOf('*')) };
    expect((await sim.play({ ...inputs, 'dry-run': 'true' })).outputs.unfinished).toBe(inputs.targets);
    expect((await sim.play(inputs)).outputs.unfinished).toBe(listOf(entriesOf('example')));
    expect([...asked].sort()).toEqual(sites.map((site) => `/${site}`));
  });
});

describe('batch-pause', () => {
  /** Plays with pages that say where they are, each with its status. */
  async function playPages(
    inputs: Inputs,
    statusOf: (site: string, sim: Fleet) => number,
    token: string | null = null,
  ) {
    const asked: { readonly site: string; readonly atMs: number; readonly deploys: number }[] = [];
    await using sim: Fleet = await openFleet(6, {
      fieldsOf: () => ({ token }),
      pageOf(path) {
        const [site = ''] = /\d$/.exec(path.replace('.example', '')) ?? [];
        asked.push({ site, atMs: sim.clock.now(), deploys: sim.service.deploys.length });
        return { status: statusOf(site, sim), text: `fine on ${path}` };
      },
    });
    const run = await sim.play({
      ...PAIRS,
      'batch-pause': '90s',
      server: 'web-1',
      'health-check-url': `${sim.url}/<server>/<site>`,
      'health-check-contains': 'fine on /<server>/<site>',
      ...inputs,
    });
    return { run, sim, asked };
  }

  test('asks the pages of a batch again before the next one begins, and not after the last', async () => {
    const { run, asked } = await playPages({ targets: listOf(at(1, 2, 3)) }, () => 200);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    // The site and the number of deploys so far; a page that is well is asked for twice.
    const order = asked.map(({ site, deploys }) => `${site}/${deploys}`).join(' ');
    expect(order).toBe('1/1 1/1 2/2 2/2 1/2 1/2 2/2 2/2 3/3 3/3');
    expect((asked[4]?.atMs ?? 0) - (asked[3]?.atMs ?? 0)).toBe(90_000);
  });

  test('fails a target whose page breaks meanwhile, restores nothing, and keeps the next batch from beginning', async () => {
    const inputs = { 'restore-on-failure': 'true', 'health-check-timeout': '10s' };
    // The first site breaks behind the deploy of the second one, which is of the same batch.
    const { run, sim } = await playPages(inputs, (site, { service }) =>
      site === '1' && service.deploys.length > 1 ? 500 : 200,
    );
    expect([run.code, lettersOf(run)]).toEqual([1, 'fsnnnn']);
    expect(run.outputs.unfinished).toBe(listOf(at(1, 3, 4, 5, 6)));
    expect(run.rows[0]?.error).toContain('the health check failed after batch-pause');
    expect(run.log).toContain('✗ site-1.example on web-1: The deploy had succeeded, but');
    expect(sim.writes()).toEqual(
      [2, 3].flatMap((id) => [`PATCH /sites/${id}/deploy/script`, `POST /sites/${id}/deploy`]),
    );
  });

  test.each([
    [200, 404, 'fsn', 'answered with status 404. The page answered 200 right after the deploy.'],
    [403, 404, 'fsn', 'status 404. The page answered 403 (wall) right after the deploy.'],
    [403, 200, 'sss', undefined],
  ])('compares status %d before the pause with %d after it', async (before, after, letters, error) => {
    const inputs = { targets: listOf(at(1, 2, 3)), 'health-check-timeout': '5s' };
    const { run } = await playPages(
      inputs,
      // The deploy of the second one follows the check of the first one.
      (site, { service }) => (site === '1' ? (service.deploys.length > 1 ? after : before) : 200),
      '2026-01-01 00:00:00',
    );
    expect([lettersOf(run), run.log.includes('could not tell')]).toEqual([letters, before === 403]);
    expect(run.rows[0]?.error).toEqual(error && expect.stringContaining(error));
  });
});

describe('a site that has become another one since it was found', () => {
  const renamed = async (inputs: Inputs, isDue: (sim: Fleet, line: string) => boolean) => {
    await using sim = await openFleet(3);
    sim.misbehave(({ method, path }) => {
      if (isDue(sim, `${method} ${path}`))
        sim.service.meddle({ kind: 'rename site', to: 'live.example' }, 'site-3.example');
      return undefined;
    });
    const run = await sim.play({ ...PAIRS, targets: listOf(at(1, 2, 3)), ...inputs });
    return { run, ofThird: sim.writes().filter((line) => line.includes('/sites/4')) };
  };

  test.each([
    ['90s', 'update-deploy-script, deploy'],
    ['5s', 'deploy'],
  ])('during a batch-pause of %s is not deployed by %s', async (pause, operations) => {
    const { run, ofThird } = await renamed({ 'batch-pause': pause, operations }, ({ triggers }) => {
      return triggers().length === 2;
    });
    expect([lettersOf(run), ofThird]).toEqual(['ssf', []]);
    expect(run.rows[2]?.error).toContain('The site site-3.example (id 4) has become live.example');
    expect(run.outputs.unfinished).toBe(listOf(at(3)));
  });

  test('is not deleted by a list', async () => {
    const targets = listOf(at(1, 3).map((site) => ({ site, 'confirm-delete': site })));
    const inputs = { targets, operations: 'delete-site', 'max-failures': '2' };
    const { run, ofThird } = await renamed(inputs, (_, line) => line === 'DELETE /api/servers/1/sites/2');
    expect([lettersOf(run), ofThird]).toEqual(['sf', []]);
    expect(run.rows[1]?.error).toContain('has become live.example since it was found');
  });
});

describe('the plan of all targets', () => {
  const plan = async (sim: Fleet, inputs: Inputs = {}): Promise<string> => {
    const { outputs } = await sim.play({ ...PAIRS, 'dry-run': 'true', ...inputs });
    const hasChanges = String(inputs.operations !== 'deploy');
    expect(outputs).toMatchObject({ outcome: 'planned', changed: 'false', 'has-changes': hasChanges });
    expect(outputs['plan-hash']).toMatch(/^[0-9a-f]{64}$/);
    return outputs['plan-hash'] ?? '';
  };

  test('leaves has-changes empty if one of them cannot be planned', async () => {
    await using sim = await openFleet(2);
    await sim.play(PAIRS);
    sim.misbehave(on(/\/deploy\/script$/, { how: 'refuse', status: 403 }));
    const { outputs } = await sim.play({ ...PAIRS, 'dry-run': 'true', operations: 'update-deploy-script' });
    expect(outputs).toMatchObject({ outcome: 'failed', 'has-changes': '', 'plan-hash': '' });
  });

  const turned = listOf(domainsOf(6).toReversed());

  test('is made with GET only, and its hash covers what would be written, not the order and the batches', async () => {
    await using sim = await openFleet(6);
    const hash = await plan(sim);
    expect(await plan(sim, { targets: turned, batches: '1, 50%', 'max-parallel': '2' })).toBe(hash);
    const fewer = await plan(sim, { targets: listOf(at(2, 3, 4, 5, 6)) });
    const other = await plan(sim, { 'deploy-script': 'other' });
    expect(new Set([hash, fewer, other]).size).toBe(3);
    expect(sim.service.deeds).toEqual([]);
  });

  test.each([
    ['is carried out as agreed, but nothing is written to any site if one of them has changed since', {}],
    [
      'covers the deploy script of each site: replaced since, nothing is triggered anywhere',
      { operations: 'deploy' },
    ],
  ])('%s', async (_, inputs) => {
    await using sim = await openFleet(6);
    const agreed = await plan(sim, inputs);
    sim.service.meddle({ kind: 'script', script: 'of a colleague' }, 'site-4.example');
    const refused = await sim.play({ ...PAIRS, ...inputs, 'plan-hash': agreed });
    expect([refused.code, sim.writes()]).toEqual([1, []]);
    expect(refused.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(domainsOf(6)) });
    expect(refused.errors.join()).toContain('plan-hash');
    const more = { 'plan-hash': await plan(sim, inputs), targets: turned, batches: '100%' };
    const good = await sim.play({ ...PAIRS, ...inputs, ...more });
    expect(good.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  });
});
