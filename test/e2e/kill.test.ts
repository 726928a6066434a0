import { expect, test } from '@jest/globals';
import type { Arrived, Seen } from '../../harness/simulator/server.ts';
import { MANNERS, openSimulation, type Simulation } from '../../harness/simulator/simulation.ts';
import { newSite, type SimulatedRecord, type State } from '../../harness/simulator/state.ts';
import { kinds } from '../../src/records/kinds.ts';
import { certificateOf } from '../support/certificates.ts';
import { expectWrites, INPUTS, TOGETHER, writingAlways } from '../support/every-operation.ts';

/** A run that is killed: what it is to do, and what is there before it. */
interface Scene {
  readonly inputs: Readonly<Record<string, string>>;
  readonly start: State;
  /** Operations with the writes of a run that finds everything as wanted: those that are asked for in every run. */
  readonly always: readonly string[];
  /** The deeds that happen only once in the run and the one after it, however often they are tried. */
  readonly once: readonly string[];
}

const secrets = ['env-secret-of-the-kill', 'password-of-the-kill', 'http://127.0.0.1:9/hook-of-the-kill'];
const [envSecret = '', password = '', hook = ''] = secrets;

/** The records of each kind; those of databases cannot be changed. */
const recordsWith = ({ sleep, port }: { readonly sleep: number; readonly port: string }) => ({
  'queue-workers': [{ connection: 'redis', queue: 'mail', maximum_seconds: 60, processes: 1, sleep }],
  'auth-users': [{ name: 'staff', password }],
  crontabs: [
    { user: 'www', command: 'php job.php', frequency: `*/${sleep} * * * *` },
    { user: 'www', command: 'php other.php', frequency: '@daily' },
  ],
  'network-rules': [{ name: 'web', port, type: 'tcp' }],
  daemons: [{ command: 'php serve.php' }],
  databases: [{ name: 'data', password }],
});
const BEFORE = recordsWith({ sleep: 3, port: '8080' });
const SYNC = Object.keys(BEFORE).map((name) => `sync-${name}`);

/** Whoever restarts a server waits longer than the rest. */
const FROM_NOTHING = TOGETHER.filter((name) => name !== 'restart-server');
const fromNothing: Scene = {
  inputs: {
    ...INPUTS,
    site: 'shop.example',
    operations: FROM_NOTHING.join(),
    'create-database': 'true',
    env: `APP_KEY=${envSecret}`,
    'deploy-webhook-url': hook,
    manifest: JSON.stringify({ ...Object.fromEntries(kinds.map(({ name }) => [name, []])), ...BEFORE }),
  },
  start: { sites: [], records: { 'sites/2/certificates': [certificateOf('shop.example', { site_id: 2 })] } },
  always: writingAlways(FROM_NOTHING),
  once: ['create site', 'install repository'],
};

const toOthers: Scene = {
  inputs: {
    site: 'shop.example',
    operations: `ensure-repository, uninstall-blogapp, uninstall-cloudstore, update-deploy-script, sync-env, ${SYNC.join()}, deploy`,
    'reinstall-repository': 'true',
    'deploy-script': 'echo deployed',
    env: `APP_KEY=${envSecret}`,
    'env-remove': 'APP_NAME',
    manifest: JSON.stringify(recordsWith({ sleep: 4, port: '9090' })),
    prune: 'queue-workers, auth-users',
  },
  start: {
    sites: [newSite(2, 'shop.example', { env: 'APP_NAME=shop\n', hasRepository: true, hasBlogapp: true })],
    records: {
      'sites/2/queues': numbered(10, BEFORE['queue-workers']),
      'sites/2/auth-users': numbered(20, [...BEFORE['auth-users'], { name: 'gone', password }]),
      crontabs: numbered(30, BEFORE.crontabs),
      'network-rules': numbered(40, BEFORE['network-rules']),
      daemons: numbered(50, BEFORE.daemons),
      sqldb: numbered(60, BEFORE.databases),
    },
  },
  always: ['remove-repository', 'ensure-repository', 'uninstall-cloudstore', 'deploy'],
  once: [],
};

function numbered(from: number, records: readonly object[]): SimulatedRecord[] {
  return records.map((record, nth) => ({ ...record, id: from + nth }));
}

/** A moment at which a run is killed: as the request of this number arrives, or when it has taken effect and is not answered yet. */
type Point = { readonly nth: number; readonly line: string; readonly effect: 'none' | 'now' };

type KindOfService = keyof typeof MANNERS;

/** A service that answers at once, so that nothing is on its way when a run is killed. */
const open = (kind: KindOfService, { sites, records }: Scene['start']): Promise<Simulation> =>
  openSimulation({ sites, records, latencyMs: 0, manners: { ...MANNERS[kind], showsBlogapp: true } });

// Each on one kind: what the kinds show differently is read by both.
test.each<[string, KindOfService, Scene]>([
  ['makes everything from nothing', 'document', fromNothing],
  ['changes everything to something else', 'family', toOthers],
])(
  'a run that %s comes to the same end when it is killed where it matters and run again',
  async (_, kind, scene) => {
    await using whole = await open(kind, scene.start);
    const { outputs } = await whole.play(scene.inputs, { secrets });
    expect(outputs.outcome).toBe('succeeded');
    const points = pointsOf(whole.seen);
    const trigger = points.findIndex(({ line }) => line === 'POST /sites/2/deploy');
    const wanted = endOf(whole);
    // A run that comes to the same end has nothing left to do either.
    expect((await whole.play(scene.inputs, { secrets })).outputs.outcome).toBe('succeeded');
    expectWrites(whole.writes(), scene.always);

    const met = new Set<string>();
    for (const [at, point] of points.entries()) {
      await using sim = await open(kind, scene.start);
      const killed = await killAt(sim, scene.inputs, ({ nth }) => nth === point.nth, point.effect);
      const mayStillRun = at >= trigger && killed.operation === 'deploy';
      expect({ point, ...killed }).toMatchObject({ point, late: [], mayStillRun });
      // A run that meets the same as another one goes the same way.
      const state = stateOf(sim);
      if (met.has(state)) continue;
      met.add(state);
      const { deploys } = sim.service;
      const wantedDeploys = deploys.length + 1;
      const again = await sim.play(scene.inputs, { secrets });
      expect({ point, outcome: again.outputs.outcome }).toEqual({ point, outcome: 'succeeded' });
      expect(endOf(sim)).toEqual(wanted);
      expect(deploys).toHaveLength(wantedDeploys);
      const deeds = sim.service.deeds.map(({ what }) => what);
      for (const once of scene.once) expect(deeds.filter((what) => what === once)).toHaveLength(1);
      const sent = sim.writes().filter((line) => /\/(deploy|cloudstore)$/.test(line));
      expect(sent).toEqual([...new Set(sent)]);
    }
    expect(met.size).toBeGreaterThan(15);
  },
);

test.each(['document', 'family', 'by id'] as const)(
  'a run on the service “%s” lets the deploy of a killed run end before its own',
  async (kind) => {
    await using sim = await open(kind, toOthers.start);
    const inputs = { site: '2', operations: 'deploy' };
    await killAt(sim, inputs, ({ method }) => method === 'POST', 'now');
    const again = await sim.play(inputs);
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    const [first, second, ...others] = sim.service.deploys;
    // Where the service shows that a deploy is under way, nothing is sent until it has ended; elsewhere the second one queues.
    const waited = (second?.askedMs ?? 0) >= (first?.endMs ?? 0);
    expect({ waited, others }).toEqual({ waited: kind !== 'document', others: [] });
  },
);

/** Writes with and without their effect, and each look at a deploy. Before that a GET changes nothing: one stands for those between two writes. */
function pointsOf(seen: readonly Seen[]): Point[] {
  const trigger = seen.findIndex(({ line }) => line.endsWith('POST /api/servers/1/sites/2/deploy'));
  const isRead = (nth: number): boolean => seen[nth]?.line.startsWith('GET ') === true;
  return seen.flatMap(({ line }, nth) => {
    const before: Point = { nth, line: line.replace('/api/servers/1', ''), effect: 'none' };
    if (!isRead(nth)) return [before, { ...before, effect: 'now' }];
    return nth < trigger && isRead(nth - 1) ? [] : [before];
  });
}

/** Kills a run at a request. A second later the next one may begin. `late`: what came after it. */
async function killAt(
  sim: Simulation,
  inputs: Scene['inputs'],
  isThere: (request: Arrived) => boolean,
  effect: Point['effect'],
) {
  const late: string[] = [];
  let isKilled = false;
  const { code, state, log } = await sim.play(inputs, {
    secrets,
    whole: false,
    onStart: (end) =>
      sim.misbehave((request) => {
        const line = `${request.method} ${request.path}`;
        // The script and the .env are asked for together.
        if (isKilled && !/^GET .*\/env$/.test(line)) late.push(line);
        if (isKilled || !isThere(request)) return undefined;
        isKilled = true;
        end('SIGKILL');
        return { how: 'reset', effect };
      }),
  });
  sim.misbehave(() => undefined);
  sim.clock.advance(1_000);
  expect(code).toBe(null);
  const said = state.run ?? '';
  const operation = [...log.matchAll(/^##\[group\](.*)$/gm)].at(-1)?.[1];
  expect(said).toContain('was stopped from outside');
  expect(said).toContain(operation === undefined ? 'before it wrote anything' : `during ${operation}, `);
  return { late, operation, mayStillRun: said.includes('the deploy may still be running') };
}

/** The state that another run would meet. */
function stateOf({ service, clock }: Simulation): string {
  const running = service.deploys.filter(({ endMs }) => endMs > clock.now());
  return `${service.deeds.map(({ what }) => what).join()}; ${running.length} running`;
}

/** Everything that there is at the end, without what tells one run from another. */
function endOf({ service }: Simulation): unknown {
  const { sites, records } = service.conclude();
  return {
    sites: sites.map(({ token, log, ...site }) => ({ ...site, isDeployed: log !== null && token !== null })),
    records: Object.entries(records).map(([list, all]) => [list, all.map(({ id, ...record }) => record)]),
  };
}
