import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import {
  domainsOf,
  endsOf,
  errorsOf,
  idOf,
  keepJournal,
  listOf,
  openSites,
  rowsOf,
} from '../support/fleet-scenes.ts';

type Inputs = Readonly<Record<string, string>>;

const OPERATIONS = 'ensure-site, ensure-repository, update-deploy-script, deploy';

describe.each(SERVICES)('%s', (service) => {
  const journal = keepJournal();
  let stage: Stage;
  let domains: readonly string[] = [];
  let made = 0;
  beforeAll(async () => {
    stage = await setStage({ service });
  });
  afterAll(async () => {
    journal.remove();
    await stage.stop();
  });
  beforeEach(() => {
    stage.misbehave(() => undefined);
    journal.clear();
    made += 1;
    domains = domainsOf(6, `roll-${made}`);
  });

  /** Deploys new sites in batches of two, those with these numbers badly. */
  const roll = (bad: readonly number[], inputs: Inputs = {}): Promise<ActionRun> =>
    stage.play({
      ...{ operations: OPERATIONS, targets: listOf(domains), batches: '2', 'max-parallel': '1' },
      'deploy-script': journal.script(
        `case $SITE_DOMAIN in ${bad.map((nth) => `*-0${nth}.*|`).join('')}none) exit 3;; esac`,
      ),
      ...inputs,
    });
  const outcomes = (run: ActionRun): string =>
    rowsOf(run)
      .map(({ outcome }) => outcome[0])
      .join('');
  const at = (...numbers: readonly number[]): string[] => numbers.flatMap((nth) => domains[nth - 1] ?? []);

  describe('a target that fails', () => {
    // s: succeeded, f: failed, n: not run.
    test.each([
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
    ])('$bad of 6, max-failures: $most: $ends', async ({ bad, most, ends }) => {
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

    test('among many at once: what is under way is followed to its end, nothing new begins', async () => {
      const waiting = `case $SITE_DOMAIN in *-01.*) exit 3;; *-02.*|*-03.*) sleep 0.5;; esac`;
      const inputs = {
        batches: '100%',
        'max-parallel': '3',
        'deploy-script': journal.script(`${journal.untilBegun(3)}\n${waiting}`),
      };
      const run = await roll([], inputs);
      expect(outcomes(run)).toBe('fssnnn');
      expect(journal.begun().toSorted()).toEqual(at(1, 2, 3));
    });

    test('the next run takes unfinished as it is, and deploys just these', async () => {
      const targets = listOf([
        ...at(1, 2, 3),
        { site: at(4)[0], branch: 'main', 'health-check-status': '200-299' },
        { server: 'web-1', site: at(5)[0] },
        `web-1/${at(6)[0]}`,
      ]);
      let triggers = 0;
      stage.misbehave(({ method, path }) => {
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

    test('of a pattern: unfinished names the sites themselves', async () => {
      await openSites(stage, domains);
      const pattern = '*.shops.example';
      const all = await stage.play({ operations: 'deploy', targets: listOf([pattern]), 'dry-run': 'true' });
      expect(all.outputs.unfinished).toBe(listOf([pattern]));
      const run = await roll([2], {
        targets: listOf([...at(1), { site: pattern, branch: 'main' }]),
        shard: '1/1',
      });
      const open: unknown[] = JSON.parse(run.outputs.unfinished ?? '');
      expect(open.every((entry) => typeof entry === 'object')).toBe(true);
      expect(open).toHaveLength(rowsOf(run).filter(({ outcome }) => outcome !== 'succeeded').length);
      expect(run.outputs.unfinished).not.toContain('*');
    });
  });

  describe('batch-pause', () => {
    const url = (): string => `http://<site>.localhost:${stage.sandbox.port}/`;
    const page = (text: string): string => `mkdir -p public; echo "${text}" > public/index.html`;

    test('a page that breaks after its deploy: failed, not put back, and the next batch does not begin', async () => {
      // The first site breaks behind the deploy of the second one, which is of the same batch.
      await openSites(stage, domains);
      const first = stage.siteFolder(await idOf(stage, at(1)[0] ?? ''), at(1)[0] ?? '');
      const breaking = `case $SITE_DOMAIN in *-02.*) echo broken > ${first}/public/index.html;; esac`;
      const run = await roll([], {
        operations: 'update-deploy-script, deploy',
        'deploy-script': journal.script(`${page('fine on $SITE_DOMAIN')}\n${breaking}`),
        ...{ 'batch-pause': '1s', 'health-check-url': url(), 'health-check-contains': 'fine on <site>' },
        ...{ 'health-check-timeout': '5s', 'restore-on-failure': 'true' },
      });
      expect(outcomes(run)).toBe('fsnnnn');
      expect(run.code).toBe(1);
      expect(rowsOf(run)[0]?.error).toContain('the health check failed after batch-pause');
      expect(run.log).toContain(`✗ ${at(1)[0]} on 1: The deploy had succeeded, but`);
      expect(run.outputs.unfinished).toBe(listOf(at(1, 3, 4, 5, 6)));
      const writes = stage.service.writes().map((line) => line.replace(/.*\/(\w+)$/, '$1'));
      expect(writes).toEqual(['script', 'deploy', 'script', 'deploy']);
    });

    test('pages that stay well: <server> and <site> stand for those of the target; no pause after the last batch', async () => {
      const run = await roll([], {
        ...{ server: 'web-1', targets: listOf(at(1, 2, 3)), 'batch-pause': '1s', 'max-parallel': '2' },
        'deploy-script': journal.script(page('fine on $SITE_DOMAIN of web-1')),
        ...{
          'health-check-url': `${url()}?on=<server>`,
          'health-check-contains': 'fine on <site> of <server>',
        },
      });
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
      expect(run.log.match(/pausing after the batch/g)?.length ?? 0).toBeLessThanOrEqual(1);
    });
  });

  describe('each target by itself', () => {
    test('restore-on-failure puts back the script of those that failed', async () => {
      await openSites(stage, domains, { 'deploy-script': 'echo old', 'report-exit-status': 'false' });
      const run = await roll([2, 4], {
        ...{ operations: 'update-deploy-script, deploy', 'restore-on-failure': 'true', 'max-failures': '2' },
        ...{ batches: '100%', 'max-parallel': '6' },
      });
      expect(outcomes(run)).toBe('sfsfss');
      for (const [nth, domain] of domains.entries()) {
        const id = await idOf(stage, domain);
        const script = JSON.stringify(await stage.call('GET', `/api/servers/1/sites/${id}/deploy/script`));
        expect([domain, script.includes('echo old')]).toEqual([domain, nth === 1 || nth === 3]);
      }
    });

    test('target-timeout ends one that hangs; the others go on', async () => {
      const inputs = { 'target-timeout': '6s', 'max-failures': '1', batches: '100%', 'max-parallel': '2' };
      const script = journal.script('case $SITE_DOMAIN in *-02.*) exec sleep 30;; esac');
      const run = await roll([], { ...inputs, 'deploy-script': script, timeout: '10m' });
      expect(endsOf(run)[at(2)[0] ?? '']).toBe('timed_out');
      expect(outcomes(run)).toBe('stssss');
      expect(run.outputs).toMatchObject({ outcome: 'timed_out', unfinished: listOf(at(2)) });
      expect(rowsOf(run)[1]?.error).toContain('target-timeout');
    });
  });

  test('with rollback-on-failure no target begins in the last third of the timeout', async () => {
    await openSites(stage, at(1, 2));
    const inputs = {
      ...{ operations: 'update-deploy-script, deploy', targets: listOf(at(1, 2)), 'max-parallel': '1' },
      ...{ 'max-failures': '1', timeout: '60s', 'target-timeout': '45s', 'rollback-on-failure': 'true' },
      ...{ commit: await stage.repository.commit({ 'new.txt': `${made}` }, 'New'), batches: '1' },
      'deploy-script': `git fetch -q origin; git reset -q --hard $SITE_DEPLOY_COMMIT; ${journal.script('sleep 30')}`,
    };
    const run = await stage.play(inputs, { waitsInVain: true });
    expect(rowsOf(run).map(({ outcome }) => outcome)).toEqual(['timed_out', 'not-run']);
    expect(rowsOf(run)[1]?.error).toContain('Two thirds of the timeout of 1 min 0 s were over');
    expect(journal.begun()).toEqual(at(1));
    expect(run.outputs.unfinished).toBe(listOf(at(1, 2)));
  });

  describe('a plan', () => {
    const inputs = {
      operations: 'update-deploy-script, deploy',
      'deploy-script': 'echo planned',
      env: 'A=1',
    };
    const dryRun = (more: Inputs = {}): Promise<ActionRun> =>
      stage.play({ ...inputs, targets: listOf(domains), ...more, 'dry-run': 'true' });

    test('of all sends nothing but GET; order and batches do not matter to its hash, what is written does', async () => {
      await openSites(stage, domains);
      const plan = await dryRun();
      expect(plan.outputs).toMatchObject({ outcome: 'planned', changed: 'false', 'has-changes': 'true' });
      expect(stage.service.writes()).toEqual([]);
      expect(plan.outputs.unfinished).toBe(listOf(domains));
      const hash = plan.outputs['plan-hash'];
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      const turned = await dryRun({
        targets: listOf(domains.toReversed()),
        batches: '1, 50%',
        'max-parallel': '2',
      });
      expect(turned.outputs['plan-hash']).toBe(hash);
      const fewer = await dryRun({ targets: listOf(domains.slice(1)) });
      const other = await dryRun({ 'deploy-script': 'echo other' });
      expect(new Set([hash, fewer.outputs['plan-hash'], other.outputs['plan-hash']]).size).toBe(3);
    });

    test('that is still the same is carried out; one site that changed since refuses all, before any write', async () => {
      await openSites(stage, domains);
      const hash = (await dryRun()).outputs['plan-hash'] ?? '';
      const id = await idOf(stage, at(4)[0] ?? '');
      const path = `/api/servers/1/sites/${id}/deploy/script`;
      await stage.call('PATCH', path, { deploy_script: 'echo of a colleague' });
      const play = (): Promise<ActionRun> =>
        stage.play({ ...inputs, targets: listOf(domains), 'plan-hash': hash });
      const refused = await play();
      expect(stage.service.writes()).toEqual([]);
      expect(refused.code).toBe(1);
      expect(refused.outputs).toMatchObject({ outcome: 'failed', unfinished: listOf(domains) });
      expect(errorsOf(refused).join()).toMatch(/plan-hash/);
      const again = await dryRun();
      const good = await stage.play({
        ...{ ...inputs, targets: listOf(domains.toReversed()), batches: '2' },
        'plan-hash': again.outputs['plan-hash'] ?? '',
      });
      expect(good.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
    });
  });
});
