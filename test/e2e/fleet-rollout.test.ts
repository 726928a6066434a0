import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import type { Simulation } from '../../harness/simulator/simulation.ts';
import {
  annotationsOf,
  domainsOf,
  HOUR,
  journalOf,
  listOf,
  openFleet,
  rowsOf,
  triggersOf,
} from '../support/fleet-runs.ts';

type Inputs = Readonly<Record<string, string>>;

const SIX = domainsOf(6);
/** The sites of these numbers. */
const at = (...numbers: readonly number[]): string[] => numbers.map((nth) => `site-${nth}.example`);
const idsOf = (...numbers: readonly number[]): number[] => numbers.map((nth) => nth + 1);
const coursesOf = (numbers: readonly number[], course: object): Record<string, object> =>
  Object.fromEntries(at(...numbers).map((domain) => [domain, course]));

/** Deploys six sites in batches of two, one after the other. */
const roll = (sim: Simulation, inputs: Inputs = {}): Promise<ActionRun> =>
  sim.play({
    ...{ operations: 'update-deploy-script, deploy', 'deploy-script': 'make' },
    ...{ targets: listOf(SIX), batches: '2', 'max-parallel': '1' },
    ...inputs,
  });

/** The first letters of the outcomes: succeeded, failed, not-run, timed_out. */
const lettersOf = (run: ActionRun): string =>
  rowsOf(run)
    .map(({ outcome }) => outcome[0])
    .join('');

const resultsOf = z.array(z.object({ site: z.string(), results: z.array(z.unknown()) }));

describe('a run in which targets fail', () => {
  test.each([
    { failing: [1], most: '0', begun: 1 },
    { failing: [2], most: '0', begun: 2 },
    { failing: [3], most: '0', begun: 3 },
    { failing: [6], most: '0', begun: 6 },
    { failing: [1], most: '1', begun: 6 },
    { failing: [1, 4], most: '1', begun: 4 },
    { failing: [2, 3], most: '1', begun: 3 },
    { failing: [1], most: '10%', begun: 1 },
    { failing: [1, 2], most: '17%', begun: 2 },
    { failing: [1, 3, 6], most: '50%', begun: 6 },
    { failing: [1, 2, 3, 4, 5, 6], most: '100%', begun: 6 },
  ])(
    'begins $begun of 6 targets when $failing fail and max-failures is $most',
    async ({ failing, most, begun }) => {
      await using sim = await openFleet(SIX, { courses: coursesOf(failing, { exitStatus: 3 }) });
      const run = await roll(sim, { 'max-failures': most });
      expect(triggersOf(sim)).toEqual(idsOf(1, 2, 3, 4, 5, 6).slice(0, begun));
      const because = new RegExp(`^${failing.length} targets? had failed, and max-failures is [01]\\.$`);
      const ends = SIX.map((_, nth) => {
        if (nth >= begun) return { outcome: 'not-run', error: expect.stringMatching(because) };
        if (!failing.includes(nth + 1)) return { outcome: 'succeeded' };
        return { outcome: 'failed', error: expect.stringContaining('exited with status 3') };
      });
      expect(rowsOf(run)).toMatchObject(
        ends.map((end, nth) => ({ site: SIX[nth], batch: 1 + Math.floor(nth / 2), ...end })),
      );
      const open = SIX.filter((_, nth) => ends[nth]?.outcome !== 'succeeded');
      expect([run.code, run.outputs.outcome, run.outputs.unfinished]).toEqual([1, 'failed', listOf(open)]);
      expect(annotationsOf(run, 'error')).toHaveLength(failing.length);
      const results = resultsOf.parse(JSON.parse(run.outputs.results ?? ''));
      expect(results.map((target) => [target.site, target.results.length])).toEqual(
        SIX.map((site, nth) => [site, nth < begun ? 2 : 0]),
      );
      for (const domain of SIX) expect(run.summary).toContain(domain);
    },
  );

  test('follows what is under way to its end, and begins nothing new', async () => {
    await using sim = await openFleet(SIX, {
      courses: { ...coursesOf([1], { exitStatus: 3 }), ...coursesOf([2, 3], HOUR) },
    });
    const run = await roll(sim, { batches: '100%', 'max-parallel': '3', timeout: '2h' });
    expect(lettersOf(run)).toBe('fssnnn');
    expect(journalOf(sim)).toBe('+1 +2 +3 -1 -2 -3');
  });

  test('ends a target that hangs at target-timeout, and goes on with the others', async () => {
    await using sim = await openFleet(SIX, { courses: coursesOf([2], HOUR) });
    const inputs = { 'target-timeout': '60s', 'max-failures': '1', batches: '100%', 'max-parallel': '2' };
    const run = await roll(sim, inputs);
    expect(lettersOf(run)).toBe('stssss');
    expect(run.outputs).toMatchObject({ outcome: 'timed_out', unfinished: listOf(at(2)) });
    expect(rowsOf(run)[1]?.error).toContain('within the target-timeout of 1 min 0 s');
    expect(run.log + run.summary).toMatch(/[Rr]aise target-timeout/);
    // The targets were found in 50 ms, and the others took the other place.
    expect(sim.clock.now()).toBe(60_050);
    expect(journalOf(sim)).toBe('+1 +2 -1 +3 -3 +4 -4 +5 -5 +6 -6 -2');
  });

  test('begins no target in the last third of the timeout if it may have to roll back', async () => {
    await using sim = await openFleet(SIX, { courses: coursesOf([1], HOUR) });
    const run = await roll(sim, {
      ...{ targets: listOf(at(1, 2)), batches: '1', 'max-failures': '1' },
      ...{ timeout: '30m', 'target-timeout': '22m', 'rollback-on-failure': 'true', commit: 'd'.repeat(40) },
      'deploy-script': 'git fetch\ngit reset --hard "$SITE_DEPLOY_COMMIT"',
    });
    expect(lettersOf(run)).toBe('tn');
    expect(rowsOf(run)[1]?.error).toContain('Two thirds of the timeout of 30 min 0 s were over');
    expect(triggersOf(sim)).toEqual(idsOf(1));
    expect(run.outputs.unfinished).toBe(listOf(at(1, 2)));
  });

  test('puts back the script of the targets that failed with restore-on-failure, and of no other', async () => {
    await using sim = await openFleet(SIX, {
      fieldsOf: () => ({ script: 'old' }),
      courses: coursesOf([2, 4], { exitStatus: 3 }),
    });
    const run = await roll(sim, { 'restore-on-failure': 'true', 'max-failures': '2', 'max-parallel': '6' });
    expect(lettersOf(run)).toBe('sfsfss');
    expect(SIX.filter((domain) => sim.service.siteOf(domain)?.script === 'old')).toEqual(at(2, 4));
  });
});

describe('the output unfinished', () => {
  test('is the targets of the next run, which deploys just these', async () => {
    await using sim = await openFleet(SIX);
    const targets = [
      ...at(1, 2, 3),
      { site: 'site-4.example', branch: 'main', 'health-check-status': '200-299' },
      { server: 'web-1', site: 'site-5.example' },
      'web-1/site-6.example',
    ];
    sim.misbehave(({ method, path }) =>
      method === 'POST' && path.endsWith('/4/deploy') ? { how: 'refuse', status: 422 } : undefined,
    );
    const run = await roll(sim, { targets: listOf(targets) });
    expect([lettersOf(run), run.outputs.unfinished]).toEqual(['ssfnnn', listOf(targets.slice(2))]);
    sim.misbehave(() => undefined);
    const next = await roll(sim, { targets: run.outputs.unfinished ?? '' });
    expect(next.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    expect(triggersOf(sim)).toEqual(idsOf(3, 4, 5, 6));
  });

  test('names the sites that a pattern found; after a dry run it is the list as given', async () => {
    await using sim = await openFleet(SIX, { courses: coursesOf([2], { exitStatus: 3 }) });
    const targets = listOf([...at(1), { site: '*.example', branch: 'main' }]);
    const planned = await roll(sim, { targets, 'dry-run': 'true' });
    expect(planned.outputs.unfinished).toBe(targets);
    const run = await roll(sim, { targets, shard: '1/1' });
    expect(run.outputs.unfinished).toBe(listOf(at(2, 3, 4, 5, 6).map((site) => ({ site, branch: 'main' }))));
  });
});

describe('batch-pause', () => {
  /** Plays with pages that say where they are; `isBroken` decides which ones do not. */
  async function playPages(inputs: Inputs, isBroken: (path: string, sim: Simulation) => boolean) {
    const events: { readonly what: string; readonly atMs: number }[] = [];
    const note = (what: string): void => void events.push({ what, atMs: sim.clock.now() });
    await using sim: Simulation = await openFleet(SIX, {
      pageOf(path) {
        note(`page ${path}`);
        return { status: 200, text: isBroken(path, sim) ? 'broken' : `fine on ${path}` };
      },
    });
    sim.misbehave(({ path }) => {
      if (path.endsWith('/deploy')) note('deploy');
      return undefined;
    });
    const run = await roll(sim, {
      ...{ 'batch-pause': '90s', server: 'web-1', 'health-check-url': `${sim.url}/<server>/<site>` },
      ...{ 'health-check-contains': 'fine on /<server>/<site>', ...inputs },
    });
    return { run, sim, events };
  }

  test('asks the pages of a batch again before the next one begins, and not after the last', async () => {
    const { run, events } = await playPages({ targets: listOf(at(1, 2, 3)) }, () => false);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    // A page that is well is asked for twice.
    const [one, two, three] = at(1, 2, 3).map((site) => Array(2).fill(`page /web-1/${site}`));
    expect(events.map(({ what }) => what)).toEqual(
      ['deploy', one, 'deploy', two, one, two, 'deploy', three].flat(),
    );
    expect((events[6]?.atMs ?? 0) - (events[5]?.atMs ?? 0)).toBe(90_000);
  });

  test('fails a page that breaks meanwhile without restoring its site, and the next batch does not begin', async () => {
    // The first site breaks behind the deploy of the second one, which is of the same batch.
    const { run, sim } = await playPages(
      { 'restore-on-failure': 'true', 'health-check-timeout': '10s' },
      (path, { service }) => path.endsWith('site-1.example') && service.deploys.length > 1,
    );
    expect([run.code, lettersOf(run), run.outputs.unfinished]).toEqual([
      1,
      'fsnnnn',
      listOf(at(1, 3, 4, 5, 6)),
    ]);
    expect(rowsOf(run)[0]?.error).toContain('the health check failed after batch-pause');
    expect(run.log).toContain('✗ site-1.example on web-1: The deploy had succeeded, but');
    expect(sim.writes()).toEqual(
      idsOf(1, 2).flatMap((id) => [`PATCH /sites/${id}/deploy/script`, `POST /sites/${id}/deploy`]),
    );
  });
});

describe('the plan of all targets', () => {
  const plan = async (sim: Simulation, inputs: Inputs = {}): Promise<string> => {
    const { outputs } = await roll(sim, { 'dry-run': 'true', ...inputs });
    expect(outputs).toMatchObject({ outcome: 'planned', changed: 'false', 'has-changes': 'true' });
    expect(outputs['plan-hash']).toMatch(/^[0-9a-f]{64}$/);
    return outputs['plan-hash'] ?? '';
  };

  test('is made with GET only, and its hash covers what would be written, not the order and the batches', async () => {
    await using sim = await openFleet(SIX);
    const hash = await plan(sim);
    const turned = { targets: listOf(SIX.toReversed()), batches: '1, 50%', 'max-parallel': '2' };
    expect(await plan(sim, turned)).toBe(hash);
    const fewer = await plan(sim, { targets: listOf(SIX.slice(1)) });
    const other = await plan(sim, { 'deploy-script': 'other' });
    expect(new Set([hash, fewer, other]).size).toBe(3);
    expect(sim.service.deeds).toEqual([]);
  });

  test('is carried out as agreed, but nothing is written to any site if one of them has changed since', async () => {
    await using sim = await openFleet(SIX);
    const agreed = await plan(sim);
    sim.service.meddle({ kind: 'script', script: 'of a colleague' }, 'site-4.example');
    const refused = await roll(sim, { 'plan-hash': agreed });
    expect(sim.writes()).toEqual([]);
    expect(refused.code).toBe(1);
    expect(refused.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(SIX) });
    expect(annotationsOf(refused, 'error').join()).toContain('plan-hash');
    const inputs = { 'plan-hash': await plan(sim), targets: listOf(SIX.toReversed()), batches: '100%' };
    const good = await roll(sim, inputs);
    expect(good.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  });
});
