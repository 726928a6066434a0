import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { play, prepare, runCore } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { type Course, GOOD, isGood } from '../../../harness/simulator/deploys.ts';
import { MANNERS, openSimulation } from '../../../harness/simulator/simulation.ts';
import type { Simulator } from '../../../harness/simulator/simulator.ts';
import { DOMAIN, newSite } from '../../../harness/simulator/state.ts';
import { newestOf } from '../../../src/commits/live-commit.ts';
import type { CommitOrder } from '../../../src/outcome/commit-order.ts';
import type { RunEnd } from '../../../src/outcome/end.ts';
import { framed } from '../../../src/script/frame.ts';
import { seldomly } from '../../support/chance.ts';
import { runs } from '../../support/property-runs.ts';

/** A line of six commits, and a branch of two from the second. */
const LINE = ['0', '1', '2', '3', '4', '5'].map((digit) => digit.repeat(40));
const BRANCH = ['8', '9'].map((digit) => digit.repeat(40));
const LIVE_AT_FIRST = LINE[2] ?? '';

/** The commits from which a commit comes. */
function ancestorsOf(commit: string): readonly string[] {
  const onBranch = BRANCH.indexOf(commit);
  return onBranch === -1
    ? LINE.slice(0, LINE.indexOf(commit))
    : [...LINE.slice(0, 2), ...BRANCH.slice(0, onBranch)];
}

const isOlder = (commit: string, other: string): boolean => ancestorsOf(other).includes(commit);

async function orderOf(commit: string, shown: string): Promise<CommitOrder> {
  const other = [...LINE, ...BRANCH].find((known) => known.startsWith(shown)) ?? '';
  if (commit === other) return { order: 'same', other };
  if (isOlder(commit, other)) return { order: 'older', other };
  return { order: isOlder(other, commit) ? 'newer' : 'diverged', other };
}

const reportOf = (status: number, commit: string, time = '20251231T000000Z'): string =>
  `\n[site-deploy] exit-status=${status} commit=${commit} run=other.${time}\n`;

interface PlannedRun {
  readonly commit: string;
  readonly fromMs: number;
  readonly commitBy: 'script' | 'variable';
  readonly isForced: boolean;
}

interface Story {
  readonly kind: keyof typeof MANNERS;
  readonly planned: readonly PlannedRun[];
  readonly courses: readonly Course[];
  /** When somebody presses the service's own button. */
  readonly buttonsMs: readonly number[];
}

const SCRIPT = 'git fetch origin && git reset --hard "${SITE_DEPLOY_COMMIT:-origin/main}"\n';

const story: fc.Arbitrary<Story> = fc.record({
  kind: fc.constantFrom('document', 'family', 'by id'),
  planned: fc.array(
    fc.record({
      commit: fc.constantFrom(...LINE, ...BRANCH),
      fromMs: fc.nat({ max: 40_000 }),
      commitBy: fc.constantFrom('script', 'variable'),
      isForced: seldomly(10),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  courses: fc.array(
    fc
      .record({
        delayMs: fc.nat({ max: 3_000 }),
        durationMs: fc.integer({ min: 300, max: 20_000 }),
        exitStatus: fc.constantFrom(0, 0, 0, 0, 1),
        // The log of another deploy, as it begins or before it ends.
        prints: fc.constantFrom('', '', ...LINE.slice(4).map((commit) => reportOf(0, commit))),
        printsLast: fc.constantFrom('', '', ...LINE.slice(4).map((commit) => reportOf(0, commit))),
      })
      .map((course) => ({ ...GOOD, ...course })),
    { minLength: 1, maxLength: 8 },
  ),
  buttonsMs: fc.array(fc.nat({ max: 60_000 }), { maxLength: 1 }),
});

interface Played {
  readonly reports: readonly RunEnd[];
  readonly service: Simulator;
}

async function playStory({ kind, planned, courses, buttonsMs }: Story): Promise<Played> {
  let begun = 0;
  const courseOf = (): Course => courses[begun++ % courses.length] ?? GOOD;
  const script = framed(SCRIPT, kind === 'by id' ? undefined : LIVE_AT_FIRST);
  const own = { hasRepository: true, env: '', script, token: '2025-12-31 00:00:00' };
  await using simulation = await openSimulation({
    sites: [newSite(2, DOMAIN, { ...own, log: reportOf(0, LIVE_AT_FIRST) })],
    manners: { ...MANNERS[kind], courseOf, head: () => LINE.at(-1) ?? '' },
    deadlineMs: 3_600_000,
  });
  const { clock, service } = simulation;
  for (const atMs of buttonsMs)
    service.later(atMs, () => service.meddle({ kind: 'deploy', course: courseOf() }));
  const reports = planned.map(async ({ commit, fromMs, commitBy, isForced }) => {
    const by = kind === 'by id' ? commitBy : 'script';
    const prepared = await prepare({
      site: DOMAIN,
      operations: by === 'script' ? 'update-deploy-script, deploy' : 'deploy',
      commit,
      'commit-by': by,
      'older-commit': isForced ? 'deploy' : 'refuse',
      'deploy-script': SCRIPT,
      timeout: '50m',
    });
    await clock.sleep(fromMs, clock.signal);
    return (await runCore(prepared, simulation, { orderOf })).report;
  });
  return { reports: await Promise.all(reports), service };
}

/** The time from the last look of a run to its trigger, and more: what ends within it is the race that the docs name. */
const RACE_MS = 1_000;

/** Deploys of ours that brought an older commit over a newer one, although it was live when their run looked last. */
function violationsOf({ kind, planned }: Story, { service, reports }: Played): string[] {
  const good = service.deploys.filter(isGood).toSorted((a, b) => a.endMs - b.endMs);
  const overs = service.deploys.flatMap((deploy) => {
    // A run that was overtaken may report the deploy of somebody else's button.
    if (deploy.by !== 'ours') return [];
    // Two runs that write the script at the same time may deploy each other's commit, which they see and say.
    const nth = reports.findIndex(({ facts }) => facts?.deploy?.run?.startsWith(`${deploy.name}.`));
    if (deploy.commit !== planned[nth]?.commit) return [];
    // Two runs of one commit may take each other's deploy for their own.
    if (planned.some(({ commit, isForced }) => isForced && commit === deploy.commit)) return [];
    // A deploy that ends between the last look and the trigger may have been seen, or not.
    const before = good.filter(({ endMs }) => endMs + RACE_MS <= deploy.askedMs);
    const since = good.filter(({ endMs }) => endMs <= deploy.askedMs && !(endMs + RACE_MS <= deploy.askedMs));
    const lives = [before.at(-1)?.commit ?? LIVE_AT_FIRST, ...since.map(({ commit }) => commit)];
    // A service that shows the newest deploy alone does not tell what is live while that runs, or after it failed.
    const newest = service.deploys.findLast(({ startMs }) => startMs <= deploy.askedMs);
    const isShown = kind !== 'document' || newest === undefined || before.includes(newest);
    return isShown && lives.every((live) => isOlder(deploy.commit, live))
      ? [`${deploy.commit.slice(0, 3)} at ${deploy.askedMs} over ${lives.map((live) => live.slice(0, 3))}`]
      : [];
  });
  const untrue = reports.flatMap(({ outcome, failure }, nth) => {
    const commit = planned[nth]?.commit ?? '';
    const wasNewer = [LIVE_AT_FIRST, ...good.map((deploy) => deploy.commit)].some((live) =>
      isOlder(commit, live),
    );
    return outcome === 'superseded' && !wasNewer
      ? [`run ${nth} was not superseded: ${failure?.message}`]
      : [];
  });
  return [...overs, ...untrue];
}

test('no run deploys an older commit over a newer one that was live when it looked last', async () => {
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const played = await playStory(given);
      for (const { outcome, results } of played.reports)
        ends.add(
          outcome === 'superseded' && results.some(({ restored }) => restored?.state === 'put-back')
            ? 'put back'
            : outcome,
        );
      expect(violationsOf(given, played)).toEqual([]);
    }),
    runs(60),
  );
  // A search that never gets there finds nothing there.
  if (process.env.PROPERTY_PATH === undefined)
    expect([...ends]).toEqual(expect.arrayContaining(['succeeded', 'failed', 'superseded']));
});

const OLD = 'a'.repeat(40);
const NEW = 'b'.repeat(40);
const reported = { commit: OLD, place: 1 };

test.each([
  ['the report, if no deployment is shown', reported, undefined, OLD],
  ['the deployment, if nothing was reported', undefined, { ...reported, commit: 'bbbbbbb' }, 'bbbbbbb'],
  ['the report, if both are of one deploy', reported, { ...reported, commit: undefined }, OLD],
  ['the report, if both name one commit', reported, { commit: 'aaaaaaa', place: undefined }, OLD],
  ['the deployment that is newer in the log', reported, { commit: NEW, place: 0 }, NEW],
  ['the report that is newer in the log', reported, { commit: NEW, place: 2 }, OLD],
])('the commit that is live is that of %s', (_, ofLog, listed, commit) => {
  expect(newestOf(ofLog, listed)).toEqual({ commit });
});

test.each([
  ['nothing shows it', undefined, undefined, 'neither an exit report'],
  ['a newer deployment does not name it', reported, { commit: undefined, place: 0 }, 'neither an'],
  ['two signs disagree, in an unknown order', reported, { commit: NEW, place: undefined }, 'disagree'],
])('the live commit is unknown if %s', (_, ofLog, listed, why) => {
  expect(newestOf(ofLog, listed)).toEqual({ why: expect.stringContaining(why) });
});

const given = { operations: 'update-deploy-script, deploy', commit: OLD, 'deploy-script': SCRIPT };

test('a run asks once, and says once, that no deploy shows which commit is live', async () => {
  const { log, requests } = await play({ log: 'done\n', script: 'git pull\n' }, given);
  expect(log.match(/not checked whether/g)).toHaveLength(1);
  expect(requests.filter(({ line }) => line.endsWith('/deploy'))).toHaveLength(1);
  expect(requests.filter(({ line }) => line.endsWith('/deployments'))).toHaveLength(1);
});

const olderThanNew = async () => ({ order: 'older', other: NEW }) as const;

test.each(['document', 'family'] as const)(
  'a good report in the log of a running deploy is believed only if its time fits, on the service “%s”',
  async (kind) => {
    for (const [time, isDeployed] of [
      ['20251231T232107Z', true],
      ['20260101T000000Z', false],
    ] as const) {
      const prints = reportOf(0, NEW, time);
      const running = { ...GOOD, delayMs: 0, durationMs: 20_000, prints, commit: OLD };
      const site: Behaviour = {
        manners: MANNERS[kind],
        script: framed(SCRIPT),
        log: reportOf(0, OLD),
        prepare: ({ meddle }) => meddle({ kind: 'deploy', course: running }),
      };
      const { writes } = await play(site, given, { orderOf: olderThanNew });
      expect(writes.includes('POST /sites/2/deploy')).toBe(isDeployed);
    }
  },
);

test.each([
  ['is ignored if a report of its own follows', 1, 'succeeded'],
  ['is taken for its own if none follows', undefined, 'superseded'],
] as const)('a good report that a deploy prints of another deploy %s', async (_, exitStatus, outcome) => {
  const own = exitStatus === undefined ? '' : reportOf(exitStatus, OLD);
  const site = { script: SCRIPT, log: `$ cat other.log\n${reportOf(0, NEW)}\n${own}` };
  const { report } = await play(site, given, { orderOf: olderThanNew });
  expect(report.outcome).toBe(outcome);
});
