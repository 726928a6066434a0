import { afterAll, beforeAll, describe, test } from '@jest/globals';
import fc from 'fast-check';
import { anyCase, type Case, deployCase, OLD_REPORT, PLAIN } from '../../support/cases.ts';
import { violationsOf } from '../../support/invariants.ts';
import { playCase, tellCase } from '../../support/play-case.ts';
import { runs } from '../../support/property-runs.ts';
import { type Fault, startWorldServer, type WorldServer } from '../../support/world-server.ts';

let server: WorldServer;
beforeAll(async () => {
  server = await startWorldServer();
});
afterAll(() => server.stop());

async function expectTruth(given: Case): Promise<void> {
  const episodes = await playCase(server, given);
  const violations = episodes.flatMap((episode, nth) => violationsOf(episode, episodes[nth - 1]));
  if (violations.length > 0) throw new Error(`${violations.join('\n')}\n\n${tellCase(episodes)}`);
}

const LONGEST_MS = 120_000 * Number(process.env.PROPERTY_RUNS ?? 1);

describe('whatever the service, its network and other people do, a run tells the truth and does nothing twice', () => {
  test.each([
    ['any operations', anyCase, 150],
    ['deploys', deployCase, 100],
  ])(
    '%s',
    async (_, story, count) => {
      await fc.assert(fc.asyncProperty(story, expectTruth), runs(count));
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
        manners: { ...PLAIN.manners, course: { ...PLAIN.manners.course, status: 1 } },
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
        manners: { ...PLAIN.manners, course: { ...PLAIN.manners.course, status: 1, delayMs: 5_000 } },
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
