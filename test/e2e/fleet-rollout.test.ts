import { afterAll, beforeAll, expect } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { SERVICES, type ServiceName } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import {
  endsOf,
  errorsOf,
  idOf,
  type Journal,
  keepJournal,
  listOf,
  openSites,
  rowsOf,
} from '../support/fleet-scenes.ts';
import { sideBySide } from '../support/side-by-side.ts';

type Inputs = Readonly<Record<string, string>>;

const OPERATIONS = 'ensure-site, ensure-repository, update-deploy-script, deploy';

/** Where one test plays: tests run side by side. */
interface Ground extends Stage {
  /** Six of them, in a zone of their own: `site-01` to `site-06`. */
  readonly domains: readonly string[];
  readonly zone: string;
  /** A server of its own, by its id: the others' sites would make its list long. */
  readonly server: string;
  readonly journal: Journal;
  /** Deploys these sites in batches of two, those with these numbers badly. */
  roll(bad: readonly number[], inputs?: Inputs, more?: { waitsInVain?: boolean }): Promise<ActionRun>;
  /** The sites of these numbers. */
  at(...numbers: readonly number[]): string[];
}

const stages = new Map<string, Stage>();
const journals: Journal[] = [];
beforeAll(async () => {
  await Promise.all(
    SERVICES.map(async (service) => stages.set(service, await setStage({ service, servers: 50 }))),
  );
});
afterAll(async () => {
  for (const journal of journals) journal.remove();
  await Promise.all([...stages.values()].map((stage) => stage.stop()));
});

async function openGround(service: ServiceName): Promise<Ground> {
  const stage = stages.get(service);
  if (stage === undefined) throw new Error(`There is no stage of ${service}.`);
  const journal = keepJournal();
  journals.push(journal);
  const zone = `zone-${journals.length}.example`;
  const server = String(journals.length);
  const domains = [1, 2, 3, 4, 5, 6].map((nth) => `site-0${nth}.${zone}`);
  const lane = await stage.openLane();
  return {
    ...{ ...stage, ...lane, domains, zone, server, journal },
    play: (inputs, more) => lane.play({ server, ...inputs }, more),
    at: (...numbers) => numbers.flatMap((nth) => domains[nth - 1] ?? []),
    roll: (bad, inputs = {}, more = {}) =>
      lane.play(
        {
          ...{ server, operations: OPERATIONS, targets: listOf(domains), batches: '2', 'max-parallel': '1' },
          'deploy-script': journal.script(
            `case $SITE_DOMAIN in ${bad.map((nth) => `*-0${nth}.*|`).join('')}none) exit 3;; esac`,
          ),
          ...inputs,
        },
        more,
      ),
  };
}

/** The first letters of the outcomes. */
const outcomes = (run: ActionRun): string =>
  rowsOf(run)
    .map(({ outcome }) => outcome[0])
    .join('');

const addTest = sideBySide();
function onEach(name: string, body: (ground: Ground) => Promise<void>): void {
  for (const service of SERVICES) addTest(`${service}: ${name}`, async () => body(await openGround(service)));
}

const PAGE = (text: string): string => `mkdir -p public; echo "${text}" > public/index.html`;
const urlOn = ({ sandbox }: Stage): string => `http://<site>.localhost:${sandbox.port}/`;

// The longest ones come first: the others run beside them.
onEach('target-timeout ends one that hangs; the others go on', async ({ roll, journal, at }) => {
  const inputs = { 'target-timeout': '6s', 'max-failures': '1', batches: '100%', 'max-parallel': '2' };
  const script = journal.script('case $SITE_DOMAIN in *-02.*) exec sleep 30;; esac');
  const run = await roll([], { ...inputs, 'deploy-script': script, timeout: '10m' });
  expect(endsOf(run)[at(2)[0] ?? '']).toBe('timed_out');
  expect(outcomes(run)).toBe('stssss');
  expect(run.outputs).toMatchObject({ outcome: 'timed_out', unfinished: listOf(at(2)) });
  expect(rowsOf(run)[1]?.error).toMatch(/within the target-timeout of 6\.0 s/);
  expect(run.log + run.summary).toMatch(/[Rr]aise target-timeout/);
});

onEach(
  'batch-pause: a page that breaks: failed, not put back, and the next batch does not begin',
  async (ground) => {
    // The first site breaks behind the deploy of the second one, which is of the same batch.
    const { at, domains, journal, roll, server, service } = ground;
    await openSites(ground, domains);
    const [first = ''] = at(1);
    const folder = ground.siteFolder(await idOf(ground, first, Number(server)), first);
    const breaking = `case $SITE_DOMAIN in *-02.*) echo broken > ${folder}/public/index.html;; esac`;
    const run = await roll([], {
      operations: 'update-deploy-script, deploy',
      'deploy-script': journal.script(`${PAGE('fine on $SITE_DOMAIN')}\n${breaking}`),
      ...{
        'batch-pause': '1s',
        'health-check-url': urlOn(ground),
        'health-check-contains': 'fine on <site>',
      },
      ...{ 'health-check-timeout': '4s', 'restore-on-failure': 'true' },
    });
    expect(outcomes(run)).toBe('fsnnnn');
    expect(run.code).toBe(1);
    expect(rowsOf(run)[0]?.error).toContain('the health check failed after batch-pause');
    expect(run.log).toContain(`✗ ${first} on ${server}: The deploy had succeeded, but`);
    expect(run.outputs.unfinished).toBe(listOf(at(1, 3, 4, 5, 6)));
    const writes = service.writes().map((line) => line.replace(/.*\/(\w+)$/, '$1'));
    expect(writes).toEqual(['script', 'deploy', 'script', 'deploy']);
  },
);

onEach('with rollback-on-failure no target begins in the last third of the timeout', async (ground) => {
  const { at, journal, repository, zone } = ground;
  await openSites(ground, at(1, 2));
  const inputs = {
    ...{ operations: 'update-deploy-script, deploy', targets: listOf(at(1, 2)), 'max-parallel': '1' },
    ...{ 'max-failures': '1', timeout: '30s', 'target-timeout': '22s', 'rollback-on-failure': 'true' },
    ...{ commit: await repository.commit({ 'new.txt': zone }, 'New'), batches: '1' },
    'deploy-script': `git fetch -q origin; git reset -q --hard $SITE_DEPLOY_COMMIT; ${journal.script('sleep 30')}`,
  };
  const run = await ground.play(inputs, { waitsInVain: true });
  expect(rowsOf(run).map(({ outcome }) => outcome)).toEqual(['timed_out', 'not-run']);
  expect(rowsOf(run)[1]?.error).toContain('Two thirds of the timeout of 30 s were over');
  expect(journal.begun()).toEqual(at(1));
  expect(run.outputs.unfinished).toBe(listOf(at(1, 2)));
});

// s: succeeded, f: failed, n: not run.
for (const { bad, most, ends } of [
  { bad: [1], most: '0', ends: 'fnnnnn' },
  { bad: [2], most: '0', ends: 'sfnnnn' },
  { bad: [3], most: '0', ends: 'ssfnnn' },
  { bad: [6], most: '0', ends: 'sssssf' },
  { bad: [1], most: '1', ends: 'fsssss' },
  { bad: [1, 4], most: '1', ends: 'fssfnn' },
  { bad: [2, 3], most: '1', ends: 'sffnnn' },
  { bad: [1], most: '10%', ends: 'fnnnnn' },
  { bad: [1, 2], most: '17%', ends: 'ffnnnn' },
  { bad: [1, 3, 6], most: '50%', ends: 'fsfssf' },
  { bad: [1, 2, 3, 4, 5, 6], most: '100%', ends: 'ffffff' },
])
  onEach(`${bad} of 6 fail, max-failures: ${most}: ${ends}`, async ({ roll, domains, journal }) => {
    const run = await roll(bad, { 'max-failures': most });
    expect(outcomes(run)).toBe(ends);
    expect(run.code).toBe(1);
    expect(run.outputs.outcome).toBe('failed');
    const begun = domains.filter((_, nth) => ends[nth] !== 'n');
    expect(journal.begun()).toEqual(begun);
    const open = domains.filter((_, nth) => ends[nth] !== 's');
    expect(run.outputs.unfinished).toBe(listOf(open));
    const failed = [...ends].filter((end) => end === 'f').length;
    expect(errorsOf(run)).toHaveLength(failed);
    for (const { outcome, error, batch, site } of rowsOf(run)) {
      expect(batch).toBe(Math.ceil((domains.indexOf(site) + 1) / 2));
      if (outcome === 'failed') expect(error).toContain('exited with status 3');
      if (outcome === 'not-run')
        expect(error).toMatch(new RegExp(`^${failed} targets? had failed, and max-failures is [01]\\.$`));
    }
    const results: { site: string; results: object[] }[] = JSON.parse(run.outputs.results ?? '');
    expect(results.map(({ site }) => site)).toEqual(domains);
    expect(results.map((target) => target.results.length)).toEqual(
      [...ends].map((end) => (end === 'n' ? 0 : 4)),
    );
    for (const domain of domains) expect(run.summary).toContain(domain);
  });

onEach('a failure among many at once: what is under way is followed, nothing new begins', async (ground) => {
  const { at, journal, roll } = ground;
  const waiting = `case $SITE_DOMAIN in *-01.*) exit 3;; *-02.*|*-03.*) sleep 0.5;; esac`;
  const run = await roll([], {
    batches: '100%',
    'max-parallel': '3',
    'deploy-script': journal.script(`${journal.untilBegun(3)}\n${waiting}`),
  });
  expect(outcomes(run)).toBe('fssnnn');
  expect(journal.begun().toSorted()).toEqual(at(1, 2, 3));
});

onEach('the next run takes unfinished as it is, and deploys just these', async (ground) => {
  const { at, journal, roll, server } = ground;
  const targets = listOf([
    ...at(1, 2, 3),
    { site: at(4)[0], branch: 'main', 'health-check-status': '200-299' },
    { server: `web-${server}`, site: at(5)[0] },
    `web-${server}/${at(6)[0]}`,
  ]);
  let triggers = 0;
  ground.misbehave(({ method, path }) => {
    if (method !== 'POST' || !path.endsWith('/deploy')) return undefined;
    triggers += 1;
    return triggers === 3 ? { status: 422, body: '{"message":"Locked."}' } : undefined;
  });
  const run = await roll([], { targets });
  expect(outcomes(run)).toBe('ssfnnn');
  journal.clear();
  const next = await roll([], { targets: run.outputs.unfinished ?? '' });
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  expect(journal.begun()).toEqual(at(3, 4, 5, 6));
  expect(JSON.parse(run.outputs.unfinished ?? '')).toEqual(JSON.parse(targets).slice(2));
});

onEach('unfinished of a pattern names the sites themselves', async (ground) => {
  const { at, domains, roll, zone } = ground;
  await openSites(ground, domains);
  const pattern = `*.${zone}`;
  const all = await ground.play({ operations: 'deploy', targets: listOf([pattern]), 'dry-run': 'true' });
  expect(all.outputs.unfinished).toBe(listOf([pattern]));
  const targets = listOf([...at(1), { site: pattern, branch: 'main' }]);
  const run = await roll([2], { targets, shard: '1/1' });
  expect(JSON.parse(run.outputs.unfinished ?? '')).toEqual(
    at(2, 3, 4, 5, 6).map((site) => ({ site, branch: 'main' })),
  );
});

onEach(
  'batch-pause: pages that stay well; <server> and <site> stand for those of the target',
  async (ground) => {
    const { at, journal, roll, server } = ground;
    const run = await roll([], {
      server: `web-${server}`,
      ...{ targets: listOf(at(1, 2, 3)), 'batch-pause': '1s', 'max-parallel': '2' },
      'deploy-script': journal.script(PAGE(`fine on $SITE_DOMAIN of web-${server}`)),
      'health-check-url': `${urlOn(ground)}?on=<server>`,
      'health-check-contains': 'fine on <site> of <server>',
    });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    // There is none after the last batch.
    expect(run.log.match(/pausing after the batch/g)?.length ?? 0).toBeLessThanOrEqual(1);
  },
);

onEach('restore-on-failure puts back the script of those that failed', async (ground) => {
  const { domains, roll, server } = ground;
  await openSites(ground, domains, { 'deploy-script': 'echo old', 'report-exit-status': 'false' });
  const run = await roll([2, 4], {
    ...{ operations: 'update-deploy-script, deploy', 'restore-on-failure': 'true', 'max-failures': '2' },
    ...{ batches: '100%', 'max-parallel': '6' },
  });
  expect(outcomes(run)).toBe('sfsfss');
  for (const [nth, domain] of domains.entries()) {
    const path = `/api/servers/${server}/sites/${await idOf(ground, domain, Number(server))}/deploy/script`;
    const script = JSON.stringify(await ground.call('GET', path));
    expect([domain, script.includes('echo old')]).toEqual([domain, nth === 1 || nth === 3]);
  }
});

const PLANNED = {
  operations: 'update-deploy-script, deploy',
  'deploy-script': 'echo planned',
  env: 'A=1',
};
const dryRun = ({ play, domains }: Ground, more: Inputs = {}): Promise<ActionRun> =>
  play({ ...PLANNED, targets: listOf(domains), ...more, 'dry-run': 'true' });

onEach(
  'a plan of all: nothing but GET; its hash covers what is written, not order and batches',
  async (ground) => {
    const { domains, service } = ground;
    await openSites(ground, domains);
    const plan = await dryRun(ground);
    expect(plan.outputs).toMatchObject({ outcome: 'planned', changed: 'false', 'has-changes': 'true' });
    expect(service.writes()).toEqual([]);
    expect(plan.outputs.unfinished).toBe(listOf(domains));
    const hash = plan.outputs['plan-hash'];
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const turned = await dryRun(ground, {
      targets: listOf(domains.toReversed()),
      batches: '1, 50%',
      'max-parallel': '2',
    });
    expect(turned.outputs['plan-hash']).toBe(hash);
    const fewer = await dryRun(ground, { targets: listOf(domains.slice(1)) });
    const other = await dryRun(ground, { 'deploy-script': 'echo other' });
    expect(new Set([hash, fewer.outputs['plan-hash'], other.outputs['plan-hash']]).size).toBe(3);
  },
);

onEach(
  'an agreed plan is carried out; one site that changed since refuses all, before any write',
  async (ground) => {
    const { at, call, domains, play, server, service } = ground;
    await openSites(ground, domains);
    const hash = (await dryRun(ground)).outputs['plan-hash'] ?? '';
    const id = await idOf(ground, at(4)[0] ?? '', Number(server));
    const path = `/api/servers/${server}/sites/${id}/deploy/script`;
    await call('PATCH', path, { deploy_script: 'echo of a colleague' });
    const refused = await play({ ...PLANNED, targets: listOf(domains), 'plan-hash': hash });
    expect(service.writes()).toEqual([]);
    expect(refused.code).toBe(1);
    expect(refused.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(domains) });
    expect(errorsOf(refused).join()).toMatch(/plan-hash/);
    const again = (await dryRun(ground)).outputs['plan-hash'] ?? '';
    const targets = listOf(domains.toReversed());
    const good = await play({ ...PLANNED, targets, batches: '2', 'plan-hash': again });
    expect(good.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
  },
);
