import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Course } from '../../../harness/simulator/deploys.ts';
import { type Fault, type SimulatorServer, startSimulatorServer } from '../../../harness/simulator/server.ts';
import type { Meddling } from '../../../harness/simulator/simulator.ts';
import { DOMAIN, type SimulatedSite } from '../../../harness/simulator/state.ts';
import { withExitReport } from '../../../src/deploy/exit-report.ts';
import { anyCase, type Case, deployCase, OLD_REPORT, PLAIN } from '../../support/cases.ts';
import { violationsOf } from '../../support/invariants.ts';
import { type Episode, playCase, tellCase } from '../../support/play-case.ts';
import { runs } from '../../support/property-runs.ts';
import { BEFORE, FAILING, NEXT, rollbackCase, USING } from '../../support/rollback-cases.ts';
import { endOf } from '../../support/rollback-invariants.ts';

let server: SimulatorServer;
beforeAll(async () => {
  server = await startSimulatorServer();
});
afterAll(() => server.stop());

async function expectTruth(given: Case): Promise<Episode[]> {
  const episodes = await playCase(server, given);
  const violations = episodes.flatMap((episode, nth) => violationsOf(episode, episodes[nth - 1]));
  if (violations.length > 0) throw new Error(`${violations.join('\n')}\n\n${tellCase(episodes)}`);
  return episodes;
}

async function playTruly(given: Case): Promise<void> {
  await expectTruth(given);
}

const LONGEST_MS = 120_000 * Number(process.env.PROPERTY_RUNS ?? 1);

describe('whatever the service, its network and other people do, a run tells the truth and does nothing twice', () => {
  test.each([
    ['any operations', anyCase, 150],
    ['deploys', deployCase, 100],
  ])(
    '%s',
    async (_, story, count) => {
      await fc.assert(fc.asyncProperty(story, playTruly), runs(count));
    },
    LONGEST_MS,
  );

  test(
    'deploys that are rolled back',
    async () => {
      const ends: (string | undefined)[] = [];
      const play = async (given: Case): Promise<void> => {
        const [first] = await expectTruth(given);
        ends.push(first && endOf(first));
      };
      await fc.assert(fc.asyncProperty(rollbackCase, play), runs(300));
      // A search that never gets there finds nothing there.
      const common = ['rolled back', 'failed too', 'not known', 'nothing replaced', 'pins no commit'];
      const seldom = [
        'something kept',
        'no deploy had started',
        'left alone: timed_out',
        'left alone: unknown',
      ];
      if (process.env.PROPERTY_PATH === undefined)
        expect(ends).toEqual(expect.arrayContaining([...common, ...seldom]));
    },
    LONGEST_MS,
  );
});

describe('told for one story each', () => {
  const lost: Fault = { how: 'reset', effect: 'now' };
  const once = (on: 'any' | 'reads' | 'writes', from: number, fault: Fault) => ({
    on,
    from,
    times: 1,
    fault,
  });
  const deployedBefore = {
    ...PLAIN.start,
    sites: PLAIN.start.sites.map((site) => ({ ...site, log: OLD_REPORT, token: '2025-12-31 00:00:00' })),
  };
  const backup = { user: 'www', command: 'backup', frequency: '@weekly' };
  const rules = [{ name: 'web', port: '443', type: 'tcp' }];

  test.each<[string, Partial<Case>]>([
    [
      'a .env that is written once more keeps what others have added meanwhile',
      {
        inputs: { ...PLAIN.inputs, operations: 'sync-env' },
        trouble: {
          ...PLAIN.trouble,
          faults: [once('writes', 0, { how: 'reset', effect: 'none' })],
          meddling: [{ before: 3, deed: { kind: 'env line', line: 'THEIRS=1' } }],
        },
      },
    ],
    [
      'one failed look at a server is not its reboot',
      {
        manners: { ...PLAIN.manners, lagMs: 4_000 },
        inputs: { ...PLAIN.inputs, operations: 'restart-server' },
        trouble: {
          ...PLAIN.trouble,
          faults: [once('any', 3, { how: 'status', status: 500, effect: 'now' })],
        },
      },
    ],
    [
      'a deploy whose trigger was not answered, and that was seen to fail, has changed something',
      {
        manners: { ...PLAIN.manners, course: { ...PLAIN.manners.course, exitStatus: 1 } },
        trouble: { ...PLAIN.trouble, faults: [once('writes', 0, lost)] },
      },
    ],
    [
      'so has half a replacement whose first answer was lost',
      {
        start: {
          ...PLAIN.start,
          records: { 'network-rules': [{ id: 7, name: 'web', port: '80', type: 'tcp' }] },
        },
        inputs: {
          ...PLAIN.inputs,
          operations: 'sync-network-rules',
          manifest: JSON.stringify({ 'network-rules': rules }),
        },
        trouble: {
          ...PLAIN.trouble,
          faults: [once('writes', 0, lost), once('writes', 1, { how: 'refuse', status: 422 })],
        },
      },
    ],
    [
      'one whose site went away before anything was seen of it may have',
      {
        trouble: {
          ...PLAIN.trouble,
          faults: [once('writes', 0, lost)],
          meddling: [{ before: 5, deed: { kind: 'delete site' } }],
        },
      },
    ],
    [
      'the report of an earlier deploy, whose log could be read only later, is none of ours',
      {
        start: deployedBefore,
        manners: { ...PLAIN.manners, course: { ...PLAIN.manners.course, exitStatus: 1, delayMs: 5_000 } },
        trouble: { ...PLAIN.trouble, faults: [once('reads', 2, { how: 'huge', effect: 'now' })] },
      },
    ],
    [
      'nor is one that a copy shows which lags behind',
      {
        start: deployedBefore,
        inputs: { ...PLAIN.inputs, timeout: '1s' },
        trouble: {
          ...PLAIN.trouble,
          faults: [{ on: 'reads', from: 4, times: 2, fault: { how: 'stale' } }],
          meddling: [{ before: 0, deed: { kind: 'deploy', course: PLAIN.manners.course } }],
        },
      },
    ],
    [
      'a record that was deleted and is listed all the same is not the new one',
      {
        start: { ...PLAIN.start, records: { crontabs: [{ ...backup, id: 7, frequency: '@daily' }] } },
        inputs: {
          ...PLAIN.inputs,
          operations: 'sync-crontabs',
          manifest: JSON.stringify({ crontabs: [backup] }),
        },
        trouble: {
          ...PLAIN.trouble,
          faults: [once('writes', 1, { how: 'reset', effect: 'none' }), once('reads', 3, { how: 'stale' })],
        },
      },
    ],
    [
      'nor is a repository that was removed',
      {
        manners: { ...PLAIN.manners, showsRepository: true, lagMs: 4_000 },
        inputs: { ...PLAIN.inputs, operations: 'ensure-repository', 'reinstall-repository': 'true' },
        trouble: { ...PLAIN.trouble, faults: [once('writes', 1, { how: 'reset', effect: 'none' })] },
      },
    ],
  ])('%s', async (_, told) => {
    await expectTruth({ ...PLAIN, ...told });
  });
});

describe('of going back, told for one story each', () => {
  const { manners, inputs, trouble, start } = FAILING;
  const well = manners.course;
  const bad: Course = { ...well, exitStatus: 1 };
  const fault = (on: 'reads' | 'writes', from: number, how: Fault) => ({
    trouble: { ...trouble, faults: [{ on, from, times: 1, fault: how }] },
  });
  const meddling = (before: number, deed: Meddling) => ({
    trouble: { ...trouble, meddling: [{ before, deed }] },
  });
  const courses = (next: Course, before: Course = well) => ({
    manners: { ...manners, courses: { [NEXT]: [next] as const, [BEFORE]: [before] as const } },
  });
  const site = (fields: Partial<SimulatedSite>) => ({
    start: {
      ...start,
      sites: start.sites.map((one) => (one.domain === DOMAIN ? { ...one, ...fields } : one)),
    },
  });
  const asking = (more: Readonly<Record<string, string>>) => ({ inputs: { ...inputs, ...more } });
  const onlyEnv = {
    ...asking({ operations: 'sync-env,deploy', commit: '', 'deploy-script': '' }),
    manners: { ...manners, courses: { [BEFORE]: [bad, well] as const } },
  };
  const page = { 'health-check-url': 'https://shop.example/' };
  const theirs: Meddling = { kind: 'script', script: 'theirs\n' };

  test.each<[string, string, Partial<Case>]>([
    ['a commit that fails', 'rolled back', {}],
    ['one whose page is ill', 'rolled back', { ...courses({ ...well, health: 'ill' }), ...asking(page) }],
    ['a .env with which the same commit fails', 'rolled back', onlyEnv],
    [
      'the same, and the script on the way back is to be read only in a while, of which the log tells',
      'rolled back',
      { ...onlyEnv, ...fault('reads', 3, { how: 'limit', retryAfter: '30' }) },
    ],
    [
      'a .env beside a repository that was there before, as only the service knew',
      'rolled back',
      {
        ...site({ token: null, log: null }),
        ...asking({ operations: 'ensure-repository,sync-env,update-deploy-script,deploy' }),
      },
    ],
    ['the commit before fails, too', 'failed too', courses(bad, bad)],
    [
      'a script that only names its commit, and brings another',
      'failed too',
      site({ script: withExitReport('echo "$SITE_DEPLOY_COMMIT"\ngit pull\n', BEFORE) }),
    ],
    ['the second trigger was carried out, unanswered', 'rolled back', fault('writes', 3, lost('now'))],
    ['the second trigger was lost', 'not known', fault('writes', 3, lost('none'))],
    ['the second trigger was refused', 'trigger refused', fault('writes', 3, { how: 'refuse', status: 422 })],
    [
      'the first trigger was refused',
      'no deploy had started',
      fault('writes', 1, { how: 'refuse', status: 422 }),
    ],
    [
      'a script that says what it needs in a comment',
      'pins no commit',
      site({ script: withExitReport(`# ${USING}git pull\n`, BEFORE) }),
    ],
    [
      'nothing but a deploy',
      'nothing replaced',
      { ...asking({ operations: 'deploy', commit: '' }), ...courses(well, bad) },
    ],
    ['others have changed the script meanwhile', 'something kept', meddling(9, theirs)],
    ['the same, but this run only the .env', 'script changed since', { ...onlyEnv, ...meddling(10, theirs) }],
    [
      'the script cannot be read',
      'script not readable',
      { ...onlyEnv, ...fault('reads', 3, { how: 'refuse', status: 403 }) },
    ],
    [
      'a page that is ill for longer than is waited for it',
      'rolled back',
      { ...courses({ ...well, health: 'ill' }), ...asking({ ...page, 'health-check-timeout': '14m' }) },
    ],
    [
      'a deploy of ten minutes, and a page that is ill then',
      'no time kept',
      { ...courses({ ...well, durationMs: 620_000, health: 'ill' }), ...asking(page) },
    ],
    [
      'a deploy that fails in the last seconds',
      'time is up',
      {
        ...asking({ timeout: '895s' }),
        manners: { ...manners, lagMs: 4_000, courses: { [NEXT]: [{ ...bad, durationMs: 878_000 }] } },
      },
    ],
    [
      'others change the script before it is put back once more, the first time having been lost',
      'something kept',
      {
        trouble: {
          ...trouble,
          faults: [{ on: 'writes', from: 2, times: 1, fault: lost('none') }],
          meddling: [{ before: 16, deed: theirs }],
        },
      },
    ],
    ['a deploy that does not end', 'left alone: timed_out', courses({ ...bad, durationMs: 2_000_000 })],
    ['a deploy that ends without a word', 'left alone: unknown', courses({ ...bad, isKilled: true })],
    ['a cancel during the deploy', 'left alone: cancelled', { cancel: { beforeRequest: 9 } }],
    ['a cancel between putting back and deploying', 'cancelled', { cancel: { beforeRequest: 14 } }],
    ['a cancel of the second deploy', 'not known', { cancel: { beforeRequest: 18 } }],
    ['others delete the site meanwhile', 'failed too', meddling(18, { kind: 'delete site' })],
  ])('%s: %s', async (_, end, told) => {
    const [first] = await expectTruth({ ...FAILING, ...told });
    expect(first && endOf(first)).toBe(end);
  });

  function lost(effect: 'now' | 'none'): Fault {
    return { how: 'reset', effect };
  }
});
