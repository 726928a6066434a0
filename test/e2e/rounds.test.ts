import { expect, test } from '@jest/globals';
import { roundsOf } from '../../harness/rounds.ts';
import { MANNERS, openSimulation, openSites } from '../../harness/simulator/simulation.ts';

const STEADY = {
  operations: 'ensure-repository, update-deploy-script, sync-env, deploy',
  'deploy-script': 'git pull\n',
  env: 'APP_KEY=a-secret-of-the-shop',
};
const BY_IDS = { target: { server: '1', site: '2' }, looks: [['GET SITE']] };
const BY_NAMES = {
  target: { server: 'web-1', site: 'shop.example' },
  looks: [['GET /api/servers'], ['GET /api/servers/1/sites']],
};

test.each([
  { kind: 'document', by: 'ids', ...BY_IDS },
  { kind: 'document', by: 'names', ...BY_NAMES },
  { kind: 'family', by: 'ids', ...BY_IDS },
  { kind: 'family', by: 'names', ...BY_NAMES },
] as const)(
  'a run with nothing to change but the deploy comes to its trigger in few round trips: service “$kind”, target by $by',
  async ({ kind, target, looks }) => {
    await using sim = await openSimulation({ manners: MANNERS[kind], sites: openSites(['shop.example']) });
    expect((await sim.play({ ...STEADY, ...target })).outputs.outcome).toBe('succeeded');
    expect((await sim.play({ ...STEADY, ...target })).outputs.outcome).toBe('succeeded');
    const rounds = roundsOf(sim.seen).map((round) => round.map((line) => line.replace(SITE, 'SITE')));
    expect(rounds.slice(0, 1 + rounds.findIndex(([line]) => line?.startsWith('POST')))).toEqual([
      ...looks,
      ['GET SITE/deploy/script', 'GET SITE/env'],
      // The baseline: its log must not be older than its site.
      ['GET SITE'],
      ['GET SITE/log'],
      ['POST SITE/deploy'],
    ]);
  },
);

const SITE = '/api/servers/1/sites/2';
