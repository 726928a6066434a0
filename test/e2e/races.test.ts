import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import type { Answer, Misdeed, Script, SeenRequest } from '../../harness/misbehaving-server.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { scenario } from '../../harness/scenarios.ts';
import { type Lane, type Stage, setStage } from '../../harness/stage.ts';
import { withExitReport } from '../../src/deploy/exit-report.ts';

/**
 * Races: what the service shows, and when, is what goes wrong. Those that take longer to bear are played in a time of their own,
 * in unit/run.
 */

/** Where the services differ in what is to be expected. */
const EVIDENCE = { document: 'token,exit-status', family: 'token,status,exit-status' };
/** Two deploys that end alike, one right after the other: a list shows both ends, a single entry that of the other one. */
const SUPERSEDED = { document: 'unknown', family: 'succeeded' };

describe.each(SERVICES)('%s', (service) => {
  let stage: Stage;
  let folder = '';
  beforeAll(async () => {
    stage = await setStage({ service });
    folder = await mkdtemp(join(tmpdir(), 'gate-'));
  });
  afterAll(async () => {
    await stage.stop();
    await rm(folder, { recursive: true });
  });

  /** A site of a race, which nobody else uses. */
  interface Place {
    readonly site: string;
    readonly path: string;
    readonly lane: Lane;
  }

  const race = (name: string, run: () => Promise<void>): Promise<void> =>
    scenario('semantic races, end to end', [name], run);

  test('writes that show late are waited for, and not made twice', async () => {
    await Promise.all([
      race('a script and a .env that read back twice as they were before', async () => {
        const { site, path, lane } = await makeSite('stale.example', 'echo old');
        await stage.call('PATCH', `${path}/env`, { content: 'A=old\n' });
        lane.misbehave(staleAfterWrite(2));
        const run = await lane.play({
          site,
          operations: 'update-deploy-script, sync-env',
          'deploy-script': 'echo new',
          env: 'A=wanted value',
        });
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
        expect(lane.service.writes()).toEqual([`PATCH ${path}/deploy/script`, `PATCH ${path}/env`]);
        // Once for the plan, twice as it was, then as it is.
        expect(countOf(lane, `${path}/deploy/script`)).toBe(4);
        // And once ahead, before the script was written.
        expect(countOf(lane, `${path}/env`)).toBe(5);
      }),
      race('a site that was created and cannot be read yet', async () => {
        const lane = await stage.openLane();
        lane.misbehave(({ method, path }, nth) =>
          method === 'GET' && /\/sites\/\d+$/.test(path) && nth <= 2
            ? { status: 404, body: '{}' }
            : undefined,
        );
        const run = await lane.run({
          site: 'unread.example',
          operations: 'ensure-site, ensure-repository',
        });
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
        const path = `/api/servers/1/sites/${run.outputs['site-id']}`;
        expect(lane.service.writes()).toEqual(['POST /api/servers/1/sites', `POST ${path}/repository`]);
      }),
      race('a site whose creation was lost with its answer, and that is not listed yet', async () => {
        const lane = await stage.openLane();
        const site = 'unlisted.example';
        let hidden = 0;
        lane.misbehave(({ method, path }) => {
          if (path !== '/api/servers/1/sites') return undefined;
          if (method === 'POST') {
            hidden = 2;
            return 'lose-answer';
          }
          hidden -= 1;
          return hidden < 0
            ? undefined
            : showing(list, (sites) => sites.filter(({ domain }) => domain !== site));
        });
        const run = await lane.play({ site, operations: 'ensure-site' });
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
        expect(lane.service.writes()).toEqual(['POST /api/servers/1/sites']);
      }),
    ]);
  });

  test('a deploy is judged by its own end, whatever is shown before', async () => {
    await Promise.all([
      race('a log that shrinks, and is empty for a while', async () => {
        const place = await makeSite('shrinking.example', 'echo one; echo two; exit 4');
        const shown = ['one\ntwo\n', 'one\n', ''];
        const run = await deploy(place, {
          log: (look) => shown[look - 1],
          record: (look, before) => (look <= shown.length ? before : undefined),
        });
        expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '4' });
        expect(run.outputs['deploy-log']).toMatch(/^one\ntwo\n/);
        expect(countOf(place.lane, `${place.path}/log`)).toBeGreaterThan(shown.length + 1);
      }),
      race('a last_deploy_at that goes back to null', async () => {
        const place = await makeSite('nulled.example', 'echo ours');
        const run = await deploy(place, {
          record: (look) => (look === 1 ? { last_deploy_at: null } : undefined),
        });
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', evidence: EVIDENCE[service] });
        // The baseline, the one that shows null, and the one that does not.
        expect(countOf(place.lane, place.path)).toBeGreaterThanOrEqual(3);
      }),
      race('a site that is not found for a moment', async () => {
        const place = await makeSite('flickering.example', 'echo ours');
        const run = await deploy(place, { record: (look) => (look <= 2 ? 'not found' : undefined) });
        expect(run.outputs).toMatchObject({ outcome: 'succeeded', evidence: EVIDENCE[service] });
      }),
      race("another person's deploy whose log takes the place of ours", async () => {
        const gate = join(folder, 'open');
        await writeFile(gate, '');
        const script = `echo "begun $$"; until [ -e ${gate} ]; do sleep 0.05; done`;
        const place = await makeSite('superseded.example', script);
        await rm(gate);
        const run = await deploySuperseded(place, () => writeFile(gate, ''));

        expect(run.outputs.outcome).toBe(SUPERSEDED[service]);
        const words = run.runner.annotations.map(({ message }) => message).join();
        expect(words.includes('replaced the one')).toBe(service === 'document');
        expect(place.lane.service.writes()).toEqual([`POST ${place.path}/deploy`]);
      }),
    ]);
  });

  const created = z.object({ data: z.object({ id: z.number() }) });
  const list = z.array(z.looseObject({ domain: z.string() }));
  const siteLabel = z.looseObject({ last_deploy_at: z.nullable(z.string()) });
  const entry = z.looseObject({ content: z.string(), type: z.optional(z.nullable(z.string())) });
  type Entry = z.infer<typeof entry>;
  const shownLog = z.union([z.array(entry), z.nullable(entry)]);

  /** The entry of the latest deploy, in a log as either service shows it. */
  function latestOf(log: z.infer<typeof shownLog>): Entry | null {
    return Array.isArray(log) ? (log.find(({ type }) => type === 'deploy') ?? null) : log;
  }

  /** Shows another entry of the latest deploy. */
  const showingLatest = (change: (latest: Entry) => Entry): Misdeed =>
    showing(shownLog, (log) => {
      const latest = latestOf(log);
      if (latest === null) return log;
      const changed = change(latest);
      return Array.isArray(log) ? log.map((one) => (one === latest ? changed : one)) : changed;
    });

  /** A site with a script that reports its end, deployed once. */
  async function makeSite(site: string, script: string): Promise<Place> {
    const body = { root_domain: site, web_directory: '/public' };
    const { id } = created.parse(await stage.call('POST', '/api/servers/1/sites', body)).data;
    const path = `/api/servers/1/sites/${id}`;
    const { repository } = stage;
    await stage.call('POST', `${path}/repository`, {
      provider: 'custom',
      branch: 'main',
      name: repository.path,
    });
    await stage.call('PATCH', `${path}/deploy/script`, { deploy_script: withExitReport(script) });
    await stage.call('POST', `${path}/deploy`);
    await deployOtherThan(path);
    // `last_deploy_at` counts in seconds.
    await setTimeout(1_100);
    return { site, path, lane: await stage.openLane() };
  }

  async function logOf(path: string): Promise<string> {
    const answer = z.object({ data: shownLog }).parse(await stage.call('GET', `${path}/log`));
    return latestOf(answer.data)?.content ?? '';
  }

  /** Waits for the end of a deploy whose log does not begin like the given one, if any. */
  async function deployOtherThan(path: string, log?: string): Promise<void> {
    const isOver = async (): Promise<boolean> => {
      const now = await logOf(path);
      const shown = z.object({ data: siteLabel }).parse(await stage.call('GET', path)).data;
      return (
        now.includes('exit-status=') &&
        (log === undefined || !now.startsWith(log)) &&
        shown.last_deploy_at !== null
      );
    };
    while (!(await isOver())) await setTimeout(50);
  }

  /** The answers to each look at the record and at the log after the trigger, each counted from 1, when the deploy is over; undefined for the true one. */
  interface Shown {
    readonly record?: (look: number, before: object) => object | 'not found' | undefined;
    readonly log?: (look: number) => string | undefined;
  }

  /** Runs a deploy of which the end is there from the first look on, but not shown. */
  async function deploy({ site, path, lane }: Place, { record, log }: Shown): Promise<ActionRun> {
    const before = z.object({ data: siteLabel }).parse(await stage.call('GET', path)).data;
    const logBefore = await logOf(path);
    const looks = { record: 0, log: 0 };
    let triggered = false;
    lane.misbehave(async ({ method, path: asked }) => {
      if (method !== 'GET') triggered = true;
      if (method !== 'GET' || !triggered) return undefined;
      await deployOtherThan(path, logBefore);
      if (asked === path) {
        looks.record += 1;
        const shown = record?.(looks.record, before);
        if (shown === undefined) return undefined;
        if (shown === 'not found') return { status: 404, body: '{}' };
        return showing(siteLabel, (data) => ({ ...data, ...shown }));
      }
      looks.log += 1;
      const content = log?.(looks.log);
      return content === undefined ? undefined : showingLatest((latest) => ({ ...latest, content }));
    });
    return lane.play({ site, operations: 'deploy' });
  }

  /**
   * Runs a deploy that is seen to begin; before the next look it has ended, and so has one of somebody else.
   *
   * @param goOn lets both come to their end
   */
  async function deploySuperseded(
    { site, path, lane }: Place,
    goOn: () => Promise<void>,
  ): Promise<ActionRun> {
    const logBefore = await logOf(path);
    let ours = '';
    lane.misbehave(async ({ method, path: asked }) => {
      if (method !== 'GET') return undefined;
      if (ours !== '') {
        // A log is told from another by when its deploy began, in seconds.
        await setTimeout(1_100);
        await goOn();
        await stage.call('POST', `${path}/deploy`);
        await deployOtherThan(path, ours);
        ours = '';
      }
      if (asked !== `${path}/log`) return undefined;
      return showingLatest((latest) => {
        if (!logBefore.startsWith(latest.content) && !latest.content.includes('exit-status='))
          ours = latest.content;
        return latest;
      });
    });
    return lane.play({ site, operations: 'deploy' });
  }

  /** The service's answer with other data in it. */
  function showing<Data>(schema: z.ZodType<Data>, change: (data: Data) => unknown): Misdeed {
    return {
      takesEffect: true,
      answer: (usual) => {
        const whole = z.looseObject({ data: schema }).parse(JSON.parse(usual.body.toString('utf8')));
        return { ...usual, body: Buffer.from(JSON.stringify({ ...whole, data: change(whole.data) })) };
      },
    };
  }

  /** After a write, what is read of the same is as it was before, for so many times. */
  function staleAfterWrite(times: number): Script {
    const before = new Map<string, Answer>();
    const left = new Map<string, number>();
    return ({ method, path }: SeenRequest) => {
      if (method !== 'GET') left.set(path, times);
      if (method !== 'GET') return undefined;
      return {
        takesEffect: true,
        answer: (usual) => {
          const stale = left.get(path) ?? 0;
          left.set(path, stale - 1);
          if (stale > 0) return before.get(path) ?? usual;
          before.set(path, usual);
          return usual;
        },
      };
    };
  }

  const countOf = ({ service }: Lane, path: string): number =>
    service.requests.filter((request) => request.method === 'GET' && request.path === path).length;
});
