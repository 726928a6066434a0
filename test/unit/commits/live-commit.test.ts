import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { GOOD } from '../../../harness/simulator/deploys.ts';
import { MANNERS } from '../../../harness/simulator/simulation.ts';
import { newestOf } from '../../../src/commits/live-commit.ts';
import { framed } from '../../../src/script/frame.ts';

const OLD = 'a'.repeat(40);
const NEW = 'b'.repeat(40);
const reported = { commit: OLD, place: 1 };

describe('the commit that is live is that of', () => {
  test.each([
    ['the report, if no deployment is shown', reported, undefined, OLD],
    ['the deployment, if nothing was reported', undefined, { ...reported, commit: 'bbbbbbb' }, 'bbbbbbb'],
    ['the report, if both are of one deploy', reported, { ...reported, commit: undefined }, OLD],
    ['the report, if both name one commit', reported, { commit: 'aaaaaaa', place: undefined }, OLD],
    ['the deployment that is newer in the log', reported, { commit: NEW, place: 0 }, NEW],
    ['the report that is newer in the log', reported, { commit: NEW, place: 2 }, OLD],
  ])('%s', (_, ofLog, listed, commit) => {
    expect(newestOf(ofLog, listed)).toEqual({ commit });
  });
});

test.each([
  ['nothing shows it', undefined, undefined, 'neither an exit report'],
  ['a newer deployment does not name it', reported, { commit: undefined, place: 0 }, 'neither an'],
  ['two signs disagree, in an unknown order', reported, { commit: NEW, place: undefined }, 'disagree'],
])('the live commit is unknown if %s', (_, ofLog, listed, why) => {
  expect(newestOf(ofLog, listed)).toEqual({ why: expect.stringContaining(why) });
});

const SCRIPT = 'git reset --hard "$SITE_DEPLOY_COMMIT"\n';
const given = { operations: 'update-deploy-script, deploy', commit: OLD, 'deploy-script': SCRIPT };

test('a run asks once, and says once, that no deploy shows which commit is live', async () => {
  const { log, requests } = await play({ log: 'done\n', script: 'git pull\n' }, given);
  expect(log.match(/not checked whether/g)).toHaveLength(1);
  expect(requests.filter(({ line }) => line.endsWith('/deploy'))).toHaveLength(1);
  expect(requests.filter(({ line }) => line.endsWith('/deployments'))).toHaveLength(1);
});

const reportOf = (status: number, commit: string, time = '20260101T000000Z'): string =>
  `\n[site-deploy] exit-status=${status} commit=${commit} run=1.${time}\n`;
const orderOf = async () => ({ order: 'older', other: NEW }) as const;

test.each(['document', 'family'] as const)(
  'nothing follows from the good report of another deploy that a running one has printed, on the service “%s”',
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
        log: reportOf(0, OLD, '20251231T000000Z'),
        prepare: ({ meddle }) => meddle({ kind: 'deploy', course: running }),
      };
      const { writes } = await play(site, given, { orderOf });
      expect(writes.includes('POST /sites/2/deploy')).toBe(isDeployed);
    }
  },
);

test.each([
  ['is not live by it, as the last one counts', 1, 'succeeded'],
  ['is live if that is its last one', undefined, 'superseded'],
] as const)('the commit of a good report in the log of another deploy %s', async (_, exitStatus, outcome) => {
  const own = exitStatus === undefined ? '' : reportOf(exitStatus, OLD);
  const site = { script: SCRIPT, log: `$ cat other.log\n${reportOf(0, NEW)}\n${own}` };
  const { report } = await play(site, given, { orderOf });
  expect(report.outcome).toBe(outcome);
});
