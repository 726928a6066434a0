import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import type { ActionRun, Kill } from '../../harness/action-run.ts';
import { metadata } from '../../harness/metadata.ts';
import { parseFileCommand } from '../../harness/runner/file-commands.ts';
import { type Course, GOOD, isGood } from '../../harness/simulator/deploys.ts';
import type { Fault } from '../../harness/simulator/faults.ts';
import { LIST_MANNERS } from '../../harness/simulator/shown.ts';
import { MANNERS, openSimulation, openSites, type Simulation } from '../../harness/simulator/simulation.ts';
import { domainsOf, HOUR, type Inputs, listOf, openFleet } from '../support/fleet-runs.ts';
import { makePipe } from '../support/pipe.ts';

/** A moment of a run at which it is cancelled: at a request, when its page is asked for, or when the log shows a text. */
interface Phase {
  readonly inputs?: Readonly<Record<string, string>>;
  /** A request, as in `GET /api/servers`, which is not answered, or too late: the first of its kind. */
  readonly at?: RegExp;
  readonly isAnswered?: true;
  readonly atText?: string;
  readonly fault?: (line: string, sim: Simulation) => Fault | undefined;
  readonly course?: Partial<Course>;
  /** Words of the error about what is in doubt. */
  readonly says?: string;
  /** True if a deploy may go on without us. */
  readonly mayRun?: true;
  /** The deploy log, as far as it is shown. */
  readonly deployLog?: string;
  /** True if a process is cancelled as well. */
  readonly isBuilt?: true;
}

const SECRET = 'secret-of-the-signals';
const LONG: Partial<Course> = { delayMs: 0, durationMs: 60_000 };
const SHORT: Partial<Course> = { delayMs: 0, durationMs: 0 };

const deployed = { operations: 'update-deploy-script, deploy', 'deploy-script': 'echo over' };
const ENTRY = { description: 'Deploy', content: 'begun\n', created_at: '2026-01-01 00:00:00' };
const BEGUN: Fault = { status: 200, body: { data: ENTRY }, effect: 'now' };

const phases: Readonly<Record<string, Phase>> = {
  'its inputs are read': { atText: '::add-mask::', isBuilt: true },
  'it waits for as long as the service asks': {
    atText: 'Trying again in 6',
    fault: (line) => (/\/sites$/.test(line) ? { how: 'limit', retryAfter: '60' } : undefined),
    isBuilt: true,
  },
  'it creates a site': {
    inputs: { operations: 'ensure-site', site: 'new.example' },
    at: /^POST .*\/sites$/,
    says: 'was to be created, but it cannot be read yet',
  },
  'it triggers a deploy': {
    at: /^POST .*\/deploy$/,
    course: LONG,
    says: 'Whether the deploy was triggered is not known',
    mayRun: true,
    isBuilt: true,
  },
  'it follows a deploy that says nothing': {
    atText: '│ begun',
    course: LONG,
    fault: (line, { service }) =>
      /^GET .*\/log$/.test(line) && service.deploys.length > 0 ? BEGUN : undefined,
    says: 'it may still be running',
    mayRun: true,
    deployLog: 'begun',
    isBuilt: true,
  },
  'its health check waits for the page': {
    inputs: { ...deployed, 'health-check-url': '/up' },
    course: SHORT,
    says: 'The deploy itself succeeded, but the health check did not finish',
    isBuilt: true,
  },
  'a deploy has ended': {
    inputs: { ...deployed, operations: `${deployed.operations}, restart-queue-workers` },
    at: /\/queues$/,
  },
  'a deploy goes on that it does not wait for': {
    inputs: { operations: 'deploy, restart-queue-workers', wait: 'false' },
    at: /\/queues$/,
    course: LONG,
    mayRun: true,
  },
  'the answer comes after which it would write': {
    inputs: { operations: 'ensure-site, sync-env', env: `APP_KEY=${SECRET}` },
    at: /^GET .*\/env$/,
    isAnswered: true,
  },
};

interface Trial extends Phase {
  readonly when: string;
  readonly tookEffect?: boolean;
}

/** A write may have taken effect. */
const trials = Object.entries(phases).flatMap(([when, phase]): Trial[] =>
  /PATCH|POST/.test(`${phase.at}`)
    ? [
        { ...phase, when: `${when}, before that takes effect`, tookEffect: false },
        { ...phase, when: `${when}, after that took effect`, tookEffect: true },
      ]
    : [{ ...phase, when }],
);

/** The step as it is cancelled: in this process, or as a process that gets these signals. */
async function cancel(trial: Trial, signals: readonly NodeJS.Signals[] = []): Promise<void> {
  const { at, atText, inputs = {}, fault, course, isAnswered, tookEffect } = trial;
  let end: (signal: NodeJS.Signals) => void = () => {};
  let struckAtMs: number | undefined;
  const strike = (): void => {
    if (struckAtMs !== undefined) return;
    struckAtMs = sim.clock.now();
    for (const signal of signals.length > 0 ? signals : (['SIGINT'] as const)) end(signal);
  };
  await using sim = await openSimulation({
    sites: openSites(['shop.example']),
    latencyMs: 0,
    manners: { courseOf: () => ({ ...GOOD, ...course }) },
    pageOf() {
      strike();
      return 'hangs';
    },
  });
  const late: string[] = [];
  sim.misbehave(({ method, path }) => {
    const line = `${method} ${path}`;
    if (struckAtMs !== undefined) {
      late.push(line);
      return { how: 'stall', effect: 'none' };
    }
    if (at?.test(line)) {
      strike();
      if (isAnswered !== true) return { how: 'stall', effect: tookEffect === true ? 'now' : 'none' };
    }
    return fault?.(line, sim);
  });
  const page = 'health-check-url' in inputs && { 'health-check-url': `${sim.url}/up` };
  const given = { operations: 'deploy', site: 'shop.example', ...inputs, ...page };
  const options = {
    secrets: [SECRET],
    onStart: (send: typeof end) => {
      end = send;
    },
    onOutput: (text: string) => void (atText !== undefined && text.includes(atText) && strike()),
  };
  const run = await (signals.length > 0 ? sim.run(given, options) : sim.play(given, options));
  expect(struckAtMs).toBeDefined();
  expectTruth(run, trial, sim);
  if (signals.length === 0)
    expect({ late, endedAtMs: sim.clock.now() }).toEqual({ late: [], endedAtMs: struckAtMs });
  expect(late.filter((line) => !line.startsWith('GET '))).toEqual([]);
}

function expectTruth(run: ActionRun, phase: Phase, { service, clock }: Simulation): void {
  const { says = 'The workflow was cancelled.', mayRun = false, deployLog } = phase;
  expect({ code: run.code, outcome: run.outputs.outcome }).toEqual({ code: 130, outcome: 'cancelled' });
  expect(run.error).toContain(says);
  expect(`${run.log}\n${run.summary}`.includes('may still be running')).toBe(mayRun);
  if (service.deploys.some(({ endMs }) => endMs > clock.now())) expect(mayRun).toBe(true);
  if (deployLog !== undefined) expect(run.outputs['deploy-log']).toBe(deployLog);
  // It has said all there is to say: nothing is left to the post step.
  expect(run.state).toEqual({ run: '' });
}

test.each(trials)(
  'a cancel ends a run at once, truthfully, and nothing is sent after it when $when',
  (trial) => cancel(trial),
);

describe('a process that gets a signal', () => {
  test.each(trials.filter(({ isBuilt }) => isBuilt))(
    'ends by itself, truthfully, and writes nothing more when $when',
    (trial) => cancel(trial, ['SIGINT']),
  );

  test('ends by itself when a verify-command runs that ignores signals, of which nothing is left', async () => {
    using pipe = makePipe();
    const command = `trap "" TERM INT; exec 9<>'${pipe.path}'; echo verifying; sleep 299; sleep 299`;
    const inputs = { ...deployed, 'verify-command': command };
    const says = 'The deploy itself succeeded, but the verify-command did not finish';
    const trial = { when: 'it verifies', atText: '│ verifying', course: SHORT, says, inputs };
    await cancel(trial, ['SIGTERM', 'SIGINT']);
    await pipe.untilClosed();
  });

  test.each([
    ['a good end', 'show-deploy-log', { code: 0, outcome: 'succeeded' }],
    ['the end of a run that was cancelled before', 'deploy', { code: 130, outcome: 'cancelled' }],
  ])('keeps %s when it is writing its outputs', async (_, operations, expected) => {
    await using sim = await openSimulation({ sites: openSites(['shop.example']), latencyMs: 0 });
    using pipe = makePipe();
    let reading: ReturnType<typeof open> | undefined;
    const inputs = { site: 'shop.example', operations };
    const run = await sim.run(inputs, {
      whole: false,
      override: { GITHUB_OUTPUT: pipe.path },
      onStart: (kill) => sim.misbehave(({ method }) => void (method === 'POST' && kill('SIGINT'))),
      onOutput: (text, kill) => {
        // The line under the last group has come: outputs are next, which nobody has taken so far.
        if (reading !== undefined || !/::endgroup::\n.+\n$/.test(text)) return;
        kill('SIGTERM');
        reading = open(pipe.path, constants.O_RDWR | constants.O_NONBLOCK);
      },
    });
    const reader = await reading;
    const { buffer, bytesRead } = (await reader?.read(Buffer.alloc(65_536))) ?? {};
    await reader?.close();
    const outputs = Object.fromEntries(parseFileCommand(buffer?.toString('utf8', 0, bytesRead) ?? ''));
    expect({ code: run.code, outcome: outputs.outcome }).toEqual(expected);
    expect(Object.keys(outputs)).toEqual(Object.keys(metadata.outputs));
    expect(run.summary).toContain(operations === 'deploy' ? 'may still be running' : 'shop.example');
  });
});

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
const fleetPhases: readonly [name: string, ends: string, More][] = [
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
  test.each(fleetPhases)(
    'ends at once while it %s, with each target as it stands: %s',
    async (_, short, more) => {
      const { inputs, course = {}, stalls, says = words } = more;
      const ends = short === '' ? [] : short.split(' ').map((end) => ENDS[end] ?? end);
      await using sim = await openFleet(4, { courses: { 0: course } });
      const late: string[] = [];
      let isOver = false;
      sim.misbehave(({ path }) => {
        if (isOver) late.push(path);
        return stalls?.test(path) ? { how: 'stall', effect: 'none' } : undefined;
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
    },
  );
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
