import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import type { Script, SeenRequest } from '../../harness/misbehaving-server.ts';
import { runPost } from '../../harness/run-action.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { scenario } from '../../harness/scenarios.ts';
import { type Lane, type Stage, setStage } from '../../harness/stage.ts';
import { readAftermath } from '../../src/run/aftermath.ts';
import { fromNothing, KIND_PATHS, type Scene, secrets, toOthers } from '../support/kill-scenes.ts';

/**
 * A run is killed at every request, and made again: it must come to the same end as one that nobody killed, and nothing may
 * be there, or have happened, twice. Most runs are played and cut off; the built action is killed here and there, as a process.
 */

/** Where a run is killed: as a request arrives, or once it took effect and before its answer. */
interface Point {
  readonly label: string;
  readonly when: 'before' | 'after';
}

const AT_ONCE = 4;
const ONCE = ['POST /sites/N/deploy', 'POST /sites/N/cloudstore', 'DELETE /sites/N/cloudstore'];

/** Where the services differ: in what a run does that finds a deploy under way, and so in what is to be expected. */
const BEHIND_A_DEPLOY = {
  // It has its own queued, and follows both.
  document: {
    isWaiting: (lines: readonly string[]) =>
      lines.includes('POST /sites/N/deploy') && lines.at(-1) === 'GET /sites/N/log',
    writes: ['POST /sites/N/repository', 'POST /sites/N/deploy'],
  },
  // It sees the other by the status, and writes nothing until that is over.
  family: {
    isWaiting: (lines: readonly string[]) => lines.filter((line) => line === 'GET /sites/N').length > 2,
    writes: ['POST /sites/N/deploy'],
  },
};

/** Where the built action is killed in the scene that is killed everywhere: at a record and at the trigger. */
const BUILT = /^POST \/sites\/N\/(auth-users|deploy), /;

/** Where a run waits for what the service does in the background: it is killed there even where it is not everywhere. */
const WAITING = { document: /^$/, family: /^GET \/sites\/N, after POST (\/sites|\/sites\/N\/repository) / };

describe.each(SERVICES)('%s', (service) => {
  let stage: Stage;
  let lanes: readonly Lane[];
  beforeAll(async () => {
    stage = await setStage({ service, restartMs: 3_000 });
    lanes = await Promise.all(Array.from({ length: AT_ONCE }, () => stage.openLane()));
  });
  let kills = 0;
  afterAll(async () => {
    await stage.stop();
    process.stdout.write(`killed at ${kills} points, and run again\n`);
  });

  const listAnswer = z.object({
    data: z.array(z.looseObject({ id: z.number() })),
    meta: z.optional(z.object({ last_page: z.number() })),
  });

  /** A list of the service, all pages of it. */
  async function listOf(path: string): Promise<z.infer<typeof listAnswer>['data']> {
    const first = listAnswer.parse(await stage.call('GET', path));
    const all = [...first.data];
    for (let page = 2; page <= (first.meta?.last_page ?? 1); page += 1)
      all.push(...listAnswer.parse(await stage.call('GET', `${path}?page=${page}`)).data);
    return all;
  }

  const certificate = {
    id: 1,
    status: 'active',
    domain: 'any.example',
    type: 'letsencrypt',
    active: true,
    expires_at: '2999-01-01 00:00:00',
    created_at: '2026-01-01 00:00:00',
  };
  /** The certificate of whatever site: the sandbox has them by the ids of sites, which are not known before. */
  const certify: Script = ({ path }) =>
    path.endsWith('/certificates/1')
      ? { status: 200, body: JSON.stringify({ data: certificate }) }
      : undefined;

  describe.each([
    ['everything from nothing', 'made', fromNothing],
    ['everything to something else', 'moved', toOthers],
  ])('killed at every request: %s', (_, prefix, scene) => {
    test('run again, it comes to the same end', async () => {
      const key = `${prefix}-0`;
      await scene.prepare(stage, key);
      const [lane] = lanes;
      if (lane === undefined) throw new Error('no lane');
      lane.misbehave(certify);
      const whole = await lane.play(scene.inputs(key), { secrets });
      expect(whole.outputs.outcome).toBe('succeeded');
      const all = pointsOf(lane.service.requests);
      const wanted = await look(key);
      // A run that comes to the same end has nothing left to do either.
      const again = await lane.play(scene.inputs(key), { secrets });
      expect(again.outputs.outcome).toBe('succeeded');
      expect(writesOf(lane)).toEqual(scene.always);
      const isEverywhere = scene.everywhere && service === 'document';
      const points = isEverywhere
        ? all
        : all.filter(({ when, label }) => when === 'after' || WAITING[service].test(label));
      expect(points.length).toBeGreaterThan(10);

      const problems: string[] = [];
      const deploys = new Map([[key, 2]]);
      await inLanes(points, async (point, nth, own) => {
        const name = `${prefix}-${nth + 1}`;
        try {
          const fault = `killed at ${point.label}, ${point.when} it took effect`;
          const played = scenario('killed at a request, run again', [fault], () =>
            endure(own, scene, name, point, wanted),
          );
          deploys.set(name, await played);
        } catch (error) {
          problems.push(`${point.label}, ${point.when}: ${error instanceof Error ? error.message : error}`);
        }
      });
      expect(problems).toEqual([]);
      await expectOnce(deploys, scene);
    }, 240_000);
  });

  test('killed as it starts: nothing was sent, and the post step has nothing to say', async () => {
    stage.misbehave(certify);
    const killed = await stage.run(fromNothing.inputs('early'), {
      whole: false,
      onStart: (kill) => kill('SIGKILL'),
    });
    expect(killed.code).toBe(null);
    expect(stage.service.requests).toEqual([]);
    expect(killed.state).toEqual({});
    expect(runPost(killed.state, secrets)).toBe('');
  });

  test('killed while the deploy runs: run again, it waits for that deploy and then for its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gate-'));
    const gate = join(folder, 'open');
    // The two ends must not fall into the same second.
    const script = `until [ -e ${gate} ]; do sleep 0.05; done; sleep 1.1`;
    const inputs = {
      site: 'gated.example',
      operations: 'ensure-site, ensure-repository, update-deploy-script, deploy',
      'deploy-script': script,
    };
    let kill: (signal: NodeJS.Signals) => void = () => {};
    stage.misbehave(({ method }) => {
      if (method === 'GET' && writesOf(stage).at(-1) === 'POST /sites/N/deploy') kill('SIGKILL');
      return undefined;
    });
    const killed = await stage.run(inputs, {
      whole: false,
      onStart: (send) => {
        kill = send;
      },
    });
    expect(killed.code).toBe(null);
    expect(runPost(killed.state, secrets)).toMatch(
      /^::warning::The step for gated\.example on the server 1 was ended from outside during deploy, while it was writing\. The trigger of the deploy was sent at [\d-]+ [\d:]+ UTC and confirmed: the deploy may still be running, and how it ends is not known\. Ended before that: ensure-site, ensure-repository, update-deploy-script\. /,
    );

    // The deploy that runs ends once ours waits behind it.
    const { isWaiting, writes } = BEHIND_A_DEPLOY[service];
    const lines: string[] = [];
    stage.misbehave(({ method, path }) => {
      lines.push(`${method} ${neutral(path)}`);
      if (isWaiting(lines)) writeFileSync(gate, '');
      return undefined;
    });
    const second = await stage.play(inputs);
    const ended = (await serverLog()).get('A deploy of gated.example has ended');
    rmSync(folder, { recursive: true });
    expect(second.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(writesOf(stage)).toEqual(writes);
    expect(ended).toBe(2);
  });

  describe('killed at the restart of a server', () => {
    test('before it took effect: run again, it restarts it', async () => {
      const [lane, killed] = await killRestart('1', 'before');
      const second = await lane.play({ server: '1', operations: 'restart-server' });
      expect(second.outputs.outcome).toBe('succeeded');
      expect((await serverLog(1)).get('Server web-1 is rebooting')).toBe(1);
      expect(runPost(killed.state, secrets)).toContain(
        'or was about to be: whether it took effect is not known; if so, the server may still be rebooting.',
      );
    });

    test('after it took effect: run again, it leaves a server alone that is away, and says so', async () => {
      const [lane] = await killRestart('2', 'after');
      const second = await lane.play({ server: '2', operations: 'restart-server' });
      expect(second.outputs.outcome).toBe('unknown');
      expect(second.log).toContain('most likely it is rebooting already');
      await waitUntilBack();
      expect((await serverLog(2)).get('Server web-2 is rebooting')).toBe(1);
    });

    async function killRestart(server: string, when: Point['when']): Promise<[Lane, ActionRun]> {
      const [lane = stage] = lanes;
      const scene = { inputs: () => ({ server, operations: 'restart-server' }) };
      const label = 'POST /restart, after the start (0 writes)';
      const killed = await killAt(lane, scene, '', { label, when });
      lane.misbehave(() => undefined);
      return [lane, killed];
    }

    async function waitUntilBack(): Promise<void> {
      for (;;) {
        const server = await stage.call('GET', '/api/servers/2');
        if (!JSON.stringify(server).includes('rebooting')) return;
        await setTimeout(50);
      }
    }
  });

  /** Kills a run at one point and makes it again; returns how many deploys took effect. */
  async function endure(
    lane: Lane,
    scene: Scene,
    key: string,
    point: Point,
    wanted: unknown,
  ): Promise<number> {
    await scene.prepare(stage, key);
    const isBuilt = scene.everywhere && BUILT.test(point.label);
    const killed = await killAt(lane, scene, key, point, isBuilt);
    const writesBefore = writesOf(lane);
    const isTrigger = point.label.startsWith('POST /sites/N/deploy,');
    const sent = writesBefore.includes('POST /sites/N/deploy');
    const triggered = sent && !(isTrigger && point.when === 'before');
    const said = expectTruthful(killed, sent && (isTrigger || isLook(point.label)));
    if (isBuilt) expect(runPost(killed.state, secrets)).toBe(`::warning::${said}\n`);

    lane.misbehave(certify);
    const second = await lane.play(scene.inputs(key), { secrets });
    expect(second.outputs.outcome).toBe('succeeded');
    for (const once of ONCE)
      expect(writesOf(lane).filter((write) => write === once).length).toBeLessThanOrEqual(1);
    expect(await look(key)).toEqual(wanted);
    return triggered ? 2 : 1;
  }

  /** Runs until it is killed at the point. After that, no request of it may come but those that were on their way. */
  async function killAt(
    lane: Lane,
    { inputs }: Pick<Scene, 'inputs'>,
    key: string,
    point: Point,
    isBuilt = false,
  ): Promise<ActionRun> {
    const killed = Promise.withResolvers<(signal: NodeJS.Signals) => void>();
    const label = labels();
    let seen: number | undefined;
    lane.misbehave(async (request, nth) => {
      if (label(request) !== point.label) return certify(request, nth);
      const kill = await killed.promise;
      if (point.when === 'after') await stage.call(request.method, request.path, bodyOf(request));
      seen = lane.service.requests.length;
      kill('SIGKILL');
      return 'reset';
    });
    const options = { secrets, whole: false, onStart: killed.resolve };
    const run = await (isBuilt ? lane.run(inputs(key), options) : lane.play(inputs(key), options));
    kills += 1;
    expect({ reached: seen !== undefined, code: run.code }).toEqual({ reached: true, code: null });
    const later = lane.service.requests.slice(seen);
    // A read may have gone out together with the one at which the run was killed.
    if (point.label.startsWith('GET ') && later[0]?.method === 'GET') later.shift();
    expect(later).toEqual([]);
    return run;
  }

  function bodyOf({ body }: SeenRequest): unknown {
    return body === '' ? undefined : JSON.parse(body);
  }

  /** Checks that what the post step says fits where the run was killed. */
  function expectTruthful({ state, log }: ActionRun, mayStillRun: boolean): string {
    const said = readAftermath(state.run) ?? '';
    const operation = [...log.matchAll(/^##\[group\](.*)$/gm)].at(-1)?.[1];
    expect(said).toContain('was ended from outside');
    expect(said).toContain(operation === undefined ? 'before its first operation' : `during ${operation}, `);
    expect(said.includes('the deploy may still be running')).toBe(mayStillRun);
    return said;
  }

  /** Names requests so that the same one of another run has the same name: by the writes before it. */
  function labels(): (request: SeenRequest) => string {
    let writes = 0;
    let last = 'the start';
    const seen = new Map<string, number>();
    return ({ method, path }) => {
      const line = `${method} ${neutral(path)}`;
      const place = `${line}, after ${last} (${writes} writes)`;
      const nth = (seen.get(place) ?? 0) + 1;
      seen.set(place, nth);
      if (method !== 'GET') {
        writes += 1;
        last = line;
      }
      return nth === 1 ? place : `${place}, ${nth}`;
    };
  }

  function neutral(path: string): string {
    return path.replace(/^\/api\/servers\/\d+/, '').replace(/\/\d+(?=\/|$)/g, '/N');
  }

  /** The points of a run: reads are killed once, as they have no effect. How often something is looked at while it goes on is left to chance. */
  function pointsOf(requests: readonly SeenRequest[]): Point[] {
    const label = labels();
    return requests.flatMap((request) => {
      const name = label(request);
      if ((isLook(name) || WAITING[service].test(name)) && /\), \d+$/.test(name)) return [];
      const before: Point = { label: name, when: 'before' };
      return request.method === 'GET' ? [before] : [before, { label: name, when: 'after' }];
    });
  }

  /** A look at the deploy that runs. */
  const isLook = (label: string): boolean =>
    /^GET \/sites\/N(\/log)?, after POST \/sites\/N\/deploy /.test(label);

  function writesOf({ service }: Lane): string[] {
    return service.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${neutral(path)}`);
  }

  /** Gives each point to the next free lane. */
  async function inLanes<Item>(
    items: readonly Item[],
    body: (item: Item, nth: number, lane: Lane) => Promise<void>,
  ): Promise<void> {
    const queue = items.entries();
    await Promise.all(
      lanes.map(async (lane) => {
        for (const [nth, item] of queue) await body(item, nth, lane);
      }),
    );
  }

  /** All that the service shows of a site and of the records that bear its key, without ids and dates. */
  async function look(key: string): Promise<unknown> {
    const sites = await listOf('/api/servers/1/sites');
    const ours = sites.filter(({ domain }) => domain === `${key}.example`);
    const paths = ours.map(({ id }) => `/api/servers/1/sites/${id}`);
    const shown = await Promise.all(
      paths.map(async (path) => ({
        site: await stage.call('GET', path),
        script: await stage.call('GET', `${path}/deploy/script`),
        env: await stage.call('GET', `${path}/env`),
        // Changes nothing, and its answer shows more than any other.
        extended: await stage.call('PATCH', `${path}/notifications`, {}),
        records: await Promise.all([...KIND_PATHS.values()].map((list) => recordsOf(list, path, key))),
      })),
    );
    const text = JSON.stringify(shown, (name, value: unknown) => {
      if (name === 'last_deploy_at') return value !== null;
      return /^(id|.*_id|created_at)$/.test(name) ? undefined : value;
    });
    return JSON.parse(text.replaceAll(key, 'KEY').replaceAll(key.replaceAll('-', '_'), 'KEY'));
  }

  async function recordsOf(list: string, path: string, key: string): Promise<unknown[]> {
    const all = await listOf(list.replace('{site}', path));
    const holdsKey = (record: unknown): boolean =>
      new RegExp(`\\b(data_|blogapp_)?${key.replace('-', '[-_]')}(?!\\d)`).test(JSON.stringify(record));
    return list.startsWith('{site}') ? all : all.filter(holdsKey);
  }

  /** Checks in the log of the server how often something took effect on each site. */
  async function expectOnce(deploys: ReadonlyMap<string, number>, scene: Scene): Promise<void> {
    const wanted = [...deploys].map(([key, times]) => {
      const installed = scene === fromNothing ? { repository: 1, cloudstore: 1 } : {};
      return { key, created: 1, deploys: times, ...installed };
    });
    expect(await tell()).toEqual(wanted);

    async function tell(): Promise<object[]> {
      const told = await serverLog();
      const count = (line: string): number => told.get(line) ?? 0;
      return [...deploys.keys()].map((key) => {
        const domain = `${key}.example`;
        const repository = count(`Repository installed on ${domain}`);
        const cloudstore = count(`cloudstore installed on ${domain}`);
        const installed = scene === fromNothing ? { repository, cloudstore } : {};
        const ended = count(`A deploy of ${domain} has ended`);
        return { key, created: count(`Site ${domain} created`), deploys: ended, ...installed };
      });
    }
  }

  async function serverLog(server = 1): Promise<Map<string, number>> {
    const page = z.object({
      data: z.array(z.object({ description: z.string() })),
      meta: z.object({ last_page: z.number() }),
    });
    const told = new Map<string, number>();
    for (let number = 1, last = 1; number <= last; number += 1) {
      const { data, meta } = page.parse(
        await stage.call('GET', `/api/servers/${server}/logs?page=${number}`),
      );
      last = meta.last_page;
      for (const { description } of data) told.set(description, (told.get(description) ?? 0) + 1);
    }
    return told;
  }
});
