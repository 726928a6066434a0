import { describe, expect, test } from '@jest/globals';
import type { Kill } from '../../harness/action-run.ts';
import { type Course, GOOD, isGood } from '../../harness/simulator/deploys.ts';
import type { Fault } from '../../harness/simulator/faults.ts';
import { LIST_MANNERS } from '../../harness/simulator/shown.ts';
import { MANNERS } from '../../harness/simulator/simulation.ts';
import { domainsOf, HOUR, type Inputs, listOf, openFleet } from '../support/fleet-runs.ts';

const STALL: Fault = { how: 'stall', effect: 'none' };

/** Something that a run of four targets, two of them in the first batch, does after ten seconds. */
interface Phase {
  readonly name: string;
  readonly inputs?: Inputs;
  readonly course?: Partial<Course>;
  /** The requests that are never answered. */
  readonly stalls?: RegExp;
  /** The ends of the targets: `stopped` stands for that of the interruption; none where they are not known yet. */
  readonly ends: readonly string[];
  /** Words of the errors of those under way. */
  readonly says?: RegExp;
}

const phases: readonly Phase[] = [
  { name: 'looks for the targets', stalls: /\/sites$/, ends: [] },
  {
    name: 'runs an operation of the server',
    inputs: { operations: 'refresh-opcache, deploy' },
    stalls: /\/refresh-opcache$/,
    ends: ['not-run', 'not-run', 'not-run', 'not-run', 'stopped'],
  },
  {
    name: 'follows deploys',
    course: HOUR,
    ends: ['stopped', 'stopped', 'not-run', 'not-run'],
    says: /may still be running/,
  },
  {
    name: 'checks the health',
    inputs: { 'health-check-timeout': '1h' },
    ends: ['stopped', 'stopped', 'not-run', 'not-run'],
    says: /the health check did not finish/,
  },
  {
    name: 'pauses after a batch',
    inputs: { 'batch-pause': '1h' },
    ends: ['succeeded', 'succeeded', 'not-run', 'not-run'],
  },
  {
    name: 'runs the second batch',
    inputs: { batches: '2, 1', operations: 'sync-env, deploy', env: 'A=1' },
    stalls: /\/4\/env$/,
    ends: ['succeeded', 'succeeded', 'stopped', 'not-run'],
  },
];

describe.each([
  { name: 'is cancelled', outcome: 'cancelled', code: 130, words: /The workflow was cancelled\./ },
  { name: 'runs out of time', outcome: 'timed_out', code: 3, words: /time/ },
])('a run that $name', ({ outcome, code, words }) => {
  test.each(phases)('ends at once while it $name, with each target as it stands', async (phase) => {
    const { name, inputs, course = {}, stalls, ends, says = words } = phase;
    await using sim = await openFleet(4, { courses: { 0: course }, pageOf: () => 'hangs' });
    const late: string[] = [];
    let isOver = false;
    sim.misbehave(({ path }) => {
      if (isOver) late.push(path);
      return stalls?.test(path) ? STALL : undefined;
    });
    const entries = domainsOf(4).map((domain) => `1/${domain}`);
    const onStart = (end: Kill): void =>
      void sim.clock.after(15_000, () => {
        isOver = true;
        if (outcome === 'cancelled') end('SIGINT');
      });
    const usual = { targets: listOf(entries), operations: 'deploy', batches: '2, 100%' };
    const health = name === 'checks the health' && { 'health-check-url': `${sim.url}/<site>` };
    const timeout = outcome === 'cancelled' ? '3h' : '15s';
    const run = await sim.play({ ...usual, timeout, ...health, ...inputs }, { onStart });
    expect(sim.clock.now()).toBe(15_000);
    await sim.clock.sleep(60_000, sim.clock.signal);
    expect(late).toEqual([]);
    const endOf = (line: string) => ends[Number(/\/sites\/(\d+)/.exec(line)?.[1]) - 2];
    expect(sim.seen.filter(({ line }) => endOf(line) === 'not-run')).toEqual([]);
    expect([run.code, run.outputs.outcome]).toEqual([code, outcome]);
    expect(run.rows).toMatchObject(
      ends.map((end) => {
        if (end === 'stopped') return { outcome, error: expect.stringMatching(says) };
        return { outcome: end, ...(end === 'not-run' && { error: expect.any(String) }) };
      }),
    );
    expect(run.outputs.unfinished).toBe(listOf(entries.filter((_, nth) => ends[nth] !== 'succeeded')));
    expect(`${run.errors}\n${run.summary}`).toMatch(says);
    // It has said all there is to say: nothing is left to the post step.
    expect(run.state).toEqual({ run: '' });
  });
});

/** A target in trouble, beside three others that are well. */
interface Trouble {
  readonly name: string;
  /** Requests that go wrong. */
  readonly fault?: readonly [path: RegExp, fault: Fault];
  readonly outcome: string;
  readonly error: RegExp;
}

const troubles: readonly Trouble[] = [
  { name: 'has a health check that hangs', outcome: 'failed', error: /health check/ },
  {
    name: 'loses its trigger',
    fault: [/\/sites\/2\/deploy$/, 'reset'],
    outcome: 'unknown',
    error: /the answer to the trigger was lost/,
  },
];

describe('a run of many', () => {
  test.each(troubles)('gives a target that $name its own end, and the others theirs', async (trouble) => {
    const { name, fault, outcome, error } = trouble;
    const [one, ...others] = domainsOf(4);
    await using sim = await openFleet(4, { pageOf: () => 'hangs' });
    sim.misbehave(({ path }) => (fault?.[0].test(path) ? fault[1] : undefined));
    const health = name.includes('health') && { 'health-check-url': sim.url, 'health-check-timeout': '30s' };
    const own = { site: one, ...health };
    const targets = listOf([own, ...others]);
    const run = await sim.play({ targets, 'max-parallel': '2', 'max-failures': '1' });
    expect(run.rows).toMatchObject([
      { outcome, error: expect.stringMatching(error) },
      ...others.map(() => ({ outcome: 'succeeded' })),
    ]);
    expect(run.outputs).toMatchObject({ outcome, unfinished: listOf([own]) });
    expect(sim.triggers().toSorted()).toEqual([1, 2, 3, 4]);
    // The times at which the others are told to deploy: it takes a place beside them.
    const begun = sim.service.deploys.flatMap(({ site, askedMs }) => (site === 2 ? [] : askedMs));
    expect(begun).toEqual([450, 4575, 8750]);
    const groups = run.groups.map((title) => title.replace(/^\d of 4 · (\S+) .*$/, '$1'));
    expect(groups.toSorted()).toEqual([one, ...others]);
  });
});

const COURSES: readonly Partial<Course>[] = [
  ...[{ durationMs: 3_000 }, { durationMs: 3_000, exitStatus: 3 }],
  ...[{ durationMs: 40_000 }, { durationMs: 75_000, exitStatus: 3 }],
];
const SILENT = { 'report-exit-status': 'false' };

/** Deploys as they are shown, by what a service shows of them. */
const DEPLOYS: readonly {
  readonly name: string;
  readonly service: keyof typeof MANNERS;
  readonly isTold?: boolean;
  readonly inputs?: Inputs;
  readonly more?: Partial<Course>;
  readonly untold?: string;
}[] = [
  { name: 'with exit reports', service: 'document', isTold: true },
  { name: 'without exit reports', service: 'document', inputs: SILENT },
  { name: 'that print nothing', service: 'document', inputs: SILENT, more: { isTalkative: false } },
  { name: 'that are killed', service: 'document', more: { isKilled: true }, untold: 'unknown' },
  { name: 'with a status', service: 'family', isTold: true, inputs: SILENT },
  { name: 'with ids', service: 'by id', isTold: true, inputs: SILENT },
];

describe.each(LIST_MANNERS)('a run of many with a list of sites that is “%s”', (listOfSites) => {
  test.each(DEPLOYS)('says of deploys $name how they ended, once they have', async (deploys) => {
    const { service, inputs = {}, more = {}, isTold = false, untold = 'succeeded' } = deploys;
    await using sim = await openFleet(4, {
      courseOf: ({ site }) => ({ ...GOOD, ...COURSES[site - 2], ...more }),
      manners: { ...MANNERS[service], listOfSites },
    });
    // The second run begins with what the first one has left, which the list may not show yet.
    for (const known of [0, 4]) {
      const run = await sim.play({ ...inputs, 'max-failures': '4' });
      const made = sim.service.deploys.slice(known).toSorted((a, b) => a.site - b.site);
      const told = made.map((deploy) => (isGood(deploy) ? 'succeeded' : 'failed'));
      // The log tells a failure, where nothing else does.
      const doubted = made.map((deploy) => (isGood(deploy) ? untold : 'unknown'));
      expect(run.ends).toEqual(isTold ? told : doubted);
      for (const { site, endMs } of made) {
        const last = sim.seen.findLast(({ line }) => line.includes(`/sites/${site}`));
        expect(last?.atMs).toBeGreaterThanOrEqual(endMs);
      }
    }
  });
});

describe('a run with max-requests-per-minute', () => {
  /** The most requests of a run in any minute. */
  const mostIn = (times: readonly number[]): number =>
    Math.max(...times.map((from) => times.filter((at) => at >= from && at <= from + 60_000).length));
  const operations = 'update-deploy-script, sync-env, deploy';
  const inputs = { operations, env: 'A=1', 'deploy-script': 'git pull\n' };

  test.each([
    [1, 1],
    [20, 12],
  ])('of %i deploys %i sites as without it, only later', async (share, sites) => {
    await using usual = await openFleet(sites);
    const wanted = await usual.play(inputs);
    await using fleet = await openFleet(sites);
    const run = await fleet.play({ ...inputs, 'max-requests-per-minute': String(share), timeout: '10h' });
    expect([wanted.outputs.outcome, run.outputs.outcome]).toEqual(['succeeded', 'succeeded']);
    expect(mostIn(fleet.seen.map(({ atMs }) => atMs))).toBe(share);
    expect(fleet.triggers().toSorted()).toEqual(usual.triggers().toSorted());
    // Each text is looked at once more if its write had to wait.
    expect(Number(run.outputs.requests)).toBeLessThanOrEqual(Number(wanted.outputs.requests) + 5 * sites);
  });

  test.each([
    ['the whole run', { timeout: '4m' }],
    ['the target', { timeout: '5h', 'target-timeout': '4m' }],
  ])('is timed out if that keeps it from its end: %s', async (_, limit) => {
    await using fleet = await openFleet(3);
    const run = await fleet.play({ ...inputs, ...limit, 'max-requests-per-minute': '2' });
    expect([run.code, run.outputs.outcome]).toEqual([3, 'timed_out']);
    expect(run.outputs.message).toContain('max-requests-per-minute');
  });
});
