import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SeenRequest } from '../../harness/misbehaving-server.ts';
import { countRounds } from '../../harness/rounds.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { domainsOf, idOf, keepJournal, listOf, openSites, rowsOf } from '../support/fleet-scenes.ts';

type Inputs = Readonly<Record<string, string>>;

const FOUR = 'ensure-site, ensure-repository, update-deploy-script, deploy';
const STEADY = {
  operations: 'update-deploy-script, sync-env, deploy',
  'deploy-script': 'echo fine',
  env: 'A=1',
};

const FAILING = { ...STEADY, 'deploy-script': 'exit 3', 'report-exit-status': 'true' };

/** Scripts are written as they are given. */
const PLAIN = { 'report-exit-status': 'false' };

interface Scene {
  readonly name: string;
  readonly inputs: Inputs;
  readonly outcome?: string;
  /** The site does not exist yet. */
  readonly fresh?: true;
  /** With the hash of a dry run right before. */
  readonly agreed?: true;
}

/**
 * Requests with words in the place of what differs between two sites. The number of looks while the service works is left to
 * the machine.
 */
function alike(requests: readonly SeenRequest[], domain: string, id: number | undefined): object {
  const all = requests.map(({ method, path, body }) =>
    `${method} ${path} ${body}`
      .replaceAll(domain, 'DOMAIN')
      .replace(new RegExp(`/sites/${id}(?!\\d)`), '/sites/ID'),
  );
  const lines = all.filter((line, nth) => !line.startsWith('GET') || line !== all[nth - 1]);
  const trigger = lines.findIndex((line) => /^POST .*\/deploy /.test(line));
  const upTo = trigger === -1 ? lines : lines.slice(0, trigger + 1);
  const after = lines.slice(upTo.length);
  return {
    upTo,
    writes: after.filter((line) => !line.startsWith('GET')),
    reads: [...new Set(after.filter((line) => line.startsWith('GET')))].sort(),
  };
}

describe.each(SERVICES)('%s', (service) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ service });
  });
  afterAll(() => stage.stop());

  /** Creates a site in the steady state, but for its first deploy. */
  async function openSite(domain: string): Promise<number> {
    await openSites(stage, [domain], STEADY);
    return idOf(stage, domain);
  }

  describe('one target, by targets and by site: the same requests in the same order', () => {
    const scenes: readonly Scene[] = [
      { name: 'in the steady state', inputs: STEADY },
      { name: 'by name', inputs: { ...STEADY, server: 'web-1' } },
      { name: 'by id', inputs: { ...STEADY, site: 'ID' } },
      { name: 'in the first deploy', inputs: { ...STEADY, operations: FOUR }, fresh: true },
      { name: 'in a dry run', inputs: { ...STEADY, 'dry-run': 'true' }, outcome: 'planned' },
      { name: 'as agreed', inputs: STEADY, agreed: true },
      { name: 'when its deploy fails', inputs: FAILING, outcome: 'failed' },
      {
        name: 'when it is put back',
        inputs: { ...FAILING, 'restore-on-failure': 'true' },
        outcome: 'failed',
      },
      {
        name: 'with operations of the server',
        inputs: { ...STEADY, operations: `${STEADY.operations}, refresh-opcache` },
      },
      { name: 'when there is no such site', inputs: STEADY, fresh: true, outcome: 'rejected' },
    ];
    test.each(scenes)('$name', async ({ name, inputs, fresh, agreed, outcome = 'succeeded' }) => {
      const play = async (by: 'site' | 'targets'): Promise<{ told: object; seen: object }> => {
        const domain = `${by}-${name.replace(/\W+/g, '-')}.example`;
        const made = fresh ? undefined : await openSite(domain);
        const site = inputs.site === 'ID' ? String(made) : domain;
        const named = { ...inputs, ...(by === 'site' ? { site } : { site: '', targets: listOf([site]) }) };
        const plan = agreed && (await stage.play({ ...named, 'dry-run': 'true' })).outputs['plan-hash'];
        const run = await stage.play({ ...named, ...(plan && { 'plan-hash': plan }) });
        const { requests } = stage.service;
        const id = inputs.operations === FOUR ? await idOf(stage, domain) : made;
        const seen = alike(requests, domain, id);
        if (id !== undefined) await stage.call('DELETE', `/api/servers/1/sites/${id}`);
        const { code, outputs } = run;
        return { told: { code, outcome: outputs.outcome, changed: outputs.changed }, seen };
      };
      const bySite = await play('site');
      const byTargets = await play('targets');
      expect(byTargets).toEqual(bySite);
      expect(bySite.told).toMatchObject({ outcome });
    });
  });

  describe('batches', () => {
    const journal = keepJournal();
    afterAll(() => journal.remove());

    test('one begins when all of the one before have ended, and max-parallel is reached, never exceeded', async () => {
      const domains = domainsOf(12, 'batch');
      // The first three of the last batch wait for each other.
      const body = `case $SITE_DOMAIN in batch-0[456].*) ${journal.untilBegun(6)};; esac`;
      await openSites(stage, domains, { 'deploy-script': journal.script(body) });
      const rollout = { batches: '1, 10%, 100%', 'max-parallel': '3' };
      const run = await stage.play({ operations: 'deploy', targets: listOf(domains), ...rollout });
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', unfinished: '[]' });
      expect(rowsOf(run).map(({ site }) => site)).toEqual(domains);
      expect(rowsOf(run).map(({ batch }) => batch)).toEqual([1, 2, 2, ...Array(9).fill(3)]);
      expect(journal.most()).toBe(3);
      const lines = journal.lines();
      const firstLines = (count: number): string[] =>
        domains.slice(0, count).flatMap((domain) => [`begin ${domain}`, `end ${domain}`]);
      expect(lines.slice(0, 2)).toEqual(firstLines(1));
      expect(lines.slice(0, 6).toSorted()).toEqual(firstLines(3).toSorted());
      expect(new Set(journal.begun())).toEqual(new Set(domains));
      expect(lines).toHaveLength(24);
      expect(run.log).toContain('12 of 12 done');
      expect(run.log.match(/▸ deploy/g)).toHaveLength(12);
    });

    test('with max-parallel: 1, targets run in the order of the list, those of a pattern by domain', async () => {
      const domains = ['c.order.example', 'a.order.example', 'b.order.example', 'z.order.test'];
      await openSites(stage, domains);
      const a = String(await idOf(stage, 'a.order.example'));
      const targets = listOf([
        'z.order.test',
        '*.order.example',
        { site: a, 'deploy-script': 'echo special' },
      ]);
      const inputs = {
        operations: 'update-deploy-script',
        'deploy-script': 'echo usual',
        'max-parallel': '1',
      };
      const run = await stage.play({ ...inputs, ...PLAIN, targets });
      const order = ['z.order.test', 'b.order.example', 'c.order.example', 'a.order.example'];
      expect(rowsOf(run).map(({ site }) => site)).toEqual(order);
      const ids = await Promise.all(order.map((domain) => idOf(stage, domain)));
      const scripts = stage.service.requests.filter(({ method }) => method === 'PATCH');
      expect(scripts.map(({ path, body }) => [path, JSON.parse(body).deploy_script.trim()])).toEqual(
        ids.map((id) => [
          `/api/servers/1/sites/${id}/deploy/script`,
          String(id) === a ? 'echo special' : 'echo usual',
        ]),
      );
    });

    test('what two patterns find is taken once, by the first; letters of any case', async () => {
      const targets = listOf([{ site: 'A.*.example', 'deploy-script': 'echo first' }, '*.ORDER.example']);
      const inputs = { operations: 'update-deploy-script', 'deploy-script': 'echo second' };
      const run = await stage.play({ ...inputs, ...PLAIN, targets });
      expect(rowsOf(run).map(({ site }) => site)).toEqual([
        ...['a.order.example', 'b.order.example', 'c.order.example'],
      ]);
      const written = stage.service.requests.flatMap(({ method, body }) =>
        method === 'PATCH' ? JSON.parse(body).deploy_script.trim() : [],
      );
      expect(written.toSorted()).toEqual(['echo first', 'echo second', 'echo second']);
    });

    test('the parts of a matrix are everything, each target once', async () => {
      const inputs = { operations: 'deploy', 'dry-run': 'true', targets: listOf(['*.shops.example']) };
      const sitesOf = async (shard: string): Promise<string[]> => {
        const run = await stage.play({ ...inputs, ...(shard !== '' && { shard }), batches: '1, 50%' });
        expect(run.outputs.outcome).toBe('planned');
        // Percentages are of the part.
        const size = Math.ceil(rowsOf(run).length / 2);
        expect(rowsOf(run).filter(({ batch }) => batch === 2)).toHaveLength(size);
        return rowsOf(run).map(({ site }) => site);
      };
      const all = await sitesOf('');
      expect(all.length).toBeGreaterThanOrEqual(12);
      const parts = [await sitesOf('1/3'), await sitesOf('2/3'), await sitesOf('3/3')];
      expect(parts).toEqual([0, 1, 2].map((part) => all.filter((_, nth) => nth % 3 === part)));
    });

    test('an empty list is nothing to do: no request', async () => {
      const run = await stage.play({ operations: 'deploy', targets: '[]' });
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({
        ...{ outcome: 'succeeded', changed: 'false', targets: '[]', unfinished: '[]', requests: '0' },
      });
      expect(stage.service.requests).toEqual([]);
    });
  });

  describe('requests', () => {
    // A list as short as it can be: the second service has 15 sites a page.
    let stage: Stage;
    beforeAll(async () => {
      stage = await setStage({ service });
    });
    afterAll(() => stage.stop());

    test('20 targets of a server need at most 6 each, and look at their sites by the list', async () => {
      const domains = domainsOf(20, 'steady');
      await openSites(stage, domains, STEADY);
      const ids = await Promise.all(domains.map((domain) => idOf(stage, domain)));
      stage.misbehave(countRounds().script);
      const run = await stage.play({ ...STEADY, targets: listOf(domains), 'max-parallel': '20' });
      stage.misbehave(() => undefined);
      expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '0' });
      const lines = stage.service.requests.map(({ method, path }) => `${method} ${path}`);
      expect(Number(run.outputs.requests)).toBe(lines.length);
      expect(lines.length).toBeLessThanOrEqual(6 * domains.length);
      for (const id of ids) {
        const site = `/api/servers/1/sites/${id}`;
        expect(lines.filter((line) => line.includes(`${site}/`)).toSorted()).toEqual([
          ...[`GET ${site}/deploy/script`, `GET ${site}/env`, `GET ${site}/log`, `GET ${site}/log`],
          `POST ${site}/deploy`,
        ]);
      }
      // Who asks first asks alone, for as many requests; the others share a list.
      const isLook = /^GET .*\/sites\/\d+$/;
      const isList = /^GET .*\/sites(\?page=1)?$/;
      const [looks, lists] = [isLook, isList].map((form) => lines.filter((line) => form.test(line)).length);
      // Each by itself would look twice at least, on a slow machine more often.
      expect(looks).toBeLessThan(domains.length);
      expect(lists).toBeGreaterThan(0);
    });

    test('a target that is under way alone is looked at by itself', async () => {
      const domains = domainsOf(2, 'alone');
      await openSites(stage, domains, STEADY);
      const run = await stage.play({ ...STEADY, targets: listOf(domains), 'max-parallel': '1' });
      expect(run.outputs.outcome).toBe('succeeded');
      const lines = stage.service.requests.map(({ method, path }) => `${method} ${path}`);
      const isList = (line: string): boolean => /^GET .*\/sites(\?page=\d+)?$/.test(line);
      // The list is read to find the targets, and not again.
      expect(lines.slice(lines.findIndex((line) => !isList(line))).filter(isList)).toEqual([]);
      for (const domain of domains)
        expect(lines).toContain(`GET /api/servers/1/sites/${await idOf(stage, domain)}`);
    });
  });
});
