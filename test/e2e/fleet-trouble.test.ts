import { describe, expect, test } from '@jest/globals';
import type { Kill } from '../../harness/action-run.ts';
import { type Course, GOOD, isGood } from '../../harness/simulator/deploys.ts';
import type { Fault } from '../../harness/simulator/faults.ts';
import { LIST_MANNERS } from '../../harness/simulator/shown.ts';
import { MANNERS } from '../../harness/simulator/simulation.ts';
import { domainsOf, HOUR, type Inputs, listOf, openFleet } from '../support/fleet-runs.ts';

const STALL: Fault = { how: 'stall', effect: 'none' };

/** What may be unusual in a phase: the requests that are never answered, and the words of the errors of those under way. */
interface More {
  readonly inputs?: Inputs;
  readonly course?: Partial<Course>;
  readonly stalls?: RegExp;
  readonly says?: RegExp;
}
const SECOND = { batches: '2, 1', operations: 'sync-env, deploy', env: 'A=1' };

/**
 * What a run of four targets, two of them in the first batch, does after ten seconds, and how they end: `succeeded`, `not-run`, or
 * stopped as the run is. No target has an end where none is known yet; the fifth end is that of the server's operation.
 */
const phases: readonly [name: string, ends: string, More][] = [
  ['looks for the targets', '', { stalls: /\/sites$/ }],
  [
    'runs an operation of the server',
    'n n n n stopped',
    { inputs: { operations: 'refresh-opcache, deploy' }, stalls: /\/refresh-opcache$/ },
  ],
  ['follows deploys', 'stopped stopped n n', { course: HOUR, says: /may still be running/ }],
  ['pauses after a batch', 's s n n', { inputs: { 'batch-pause': '1h' } }],
  ['runs the second batch', 's s stopped n', { inputs: SECOND, stalls: /\/4\/env$/ }],
];
const ENDS: Readonly<Record<string, string>> = { s: 'succeeded', n: 'not-run' };

describe.each([
  { name: 'is cancelled', outcome: 'cancelled', code: 130, words: /The workflow was cancelled\./ },
  { name: 'runs out of time', outcome: 'timed_out', code: 3, words: /time/ },
])('a run that $name', ({ outcome, code, words }) => {
  test.each(phases)('ends at once while it %s, with each target as it stands: %s', async (_, short, more) => {
    const { inputs, course = {}, stalls, says = words } = more;
    const ends = short === '' ? [] : short.split(' ').map((end) => ENDS[end] ?? end);
    await using sim = await openFleet(4, { courses: { 0: course } });
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
    const timeout = outcome === 'cancelled' ? '3h' : '15s';
    const run = await sim.play({ ...usual, timeout, ...inputs }, { onStart });
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

const COURSES: readonly Partial<Course>[] = [
  ...[{ durationMs: 3_000 }, { durationMs: 3_000, exitStatus: 3 }],
  ...[{ durationMs: 40_000 }, { durationMs: 75_000, exitStatus: 3 }],
];
const SILENT = { 'report-exit-status': 'false' };

/** Deploys, and whether their service shows how they ended. */
const DEPLOYS: [string, keyof typeof MANNERS, isTold: boolean, Inputs, Partial<Course>][] = [
  ['with exit reports', 'document', true, {}, {}],
  ['without exit reports', 'document', false, SILENT, {}],
  ['that print nothing', 'document', false, SILENT, { isTalkative: false }],
  ['that are killed', 'document', false, {}, { isKilled: true }],
  ['with a status', 'family', true, SILENT, {}],
  ['with ids', 'by id', true, SILENT, {}],
];

describe.each(LIST_MANNERS)('a run of many with a list of sites that is “%s”', (listOfSites) => {
  test.each(DEPLOYS)(
    'says of deploys %s how they ended, once they have',
    async (_, service, isTold, inputs, more) => {
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
        const doubted = made.map((deploy) => (isGood(deploy) && !more.isKilled ? 'succeeded' : 'unknown'));
        expect(run.ends).toEqual(isTold ? told : doubted);
        for (const { site, endMs } of made) {
          const last = sim.seen.findLast(({ line }) => line.includes(`/sites/${site}`));
          expect(last?.atMs).toBeGreaterThanOrEqual(endMs);
        }
      }
    },
  );
});

describe('a run with max-requests-per-minute', () => {
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
