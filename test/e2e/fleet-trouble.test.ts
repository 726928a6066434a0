import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import type { Script, SeenRequest } from '../../harness/misbehaving-server.ts';
import { scenario } from '../../harness/scenarios.ts';
import { type Lane, type Stage, setStage } from '../../harness/stage.ts';
import {
  groupsOf,
  makeSites,
  outcomesOf,
  rowsOf,
  told,
  triggersOf,
  unfinishedOf,
} from '../support/fleet-ground.ts';
import { sideBySide } from '../support/side-by-side.ts';

/** A run of many that is cancelled, runs out of time, or has a target in trouble: each target gets its own true end. */

const AT_ONCE = 4;
/** The time that an interrupted run may take to end; on a machine that is slow to start it, as many times longer. */
const PROMISED_MS = 2_000;
const USUAL_START_MS = 200;
/** Enough to reach every phase on a busy machine. */
const TIMEOUT_S = 12;

let stage: Stage;
let zones = 0;
let page: Server;
let pageUrl: string;
/** Told when the page of a site is asked for. */
const onPage = new Map<string, () => void>();
const slowest = new Map<string, number>();
beforeAll(async () => {
  stage = await setStage({ restartMs: 2_000, servers: 3 });
  // It never answers.
  page = createServer(({ url = '' }) => onPage.get(url.slice(1))?.());
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
  pageUrl = `http://127.0.0.1:${z.object({ port: z.number() }).parse(page.address()).port}/`;
});
afterAll(async () => {
  page.closeAllConnections();
  page.close();
  await stage.stop();
  const list = [...slowest].map(([name, ms]) => `${name} ${Math.round(ms)}`).join(', ');
  process.stdout.write(`interruption to exit of a run of many, in ms: ${list}\n`);
});

const addTest = sideBySide(AT_ONCE);
const never = new Promise<never>(() => {});
const isTo = (request: SeenRequest, method: string, end: RegExp): boolean =>
  request.method === method && end.test(request.path);

/** A moment of a run of four targets, two of them in the first batch. */
interface Phase {
  readonly name: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The deploy script of all. */
  readonly deployScript?: string;
  /** Calls `strike` as the moment comes. */
  readonly on: (
    strike: () => void,
    sites: ReadonlyMap<string, string>,
  ) => { readonly script?: Script; readonly onOutput?: (shown: string) => void };
  /** The ends of the targets: `stopped` stands for that of the interruption; none where they are not known yet. */
  readonly ends: readonly string[];
  /** Words of the errors of those under way, by the interruption. */
  readonly says?: Readonly<Record<'cancelled' | 'timed out', string>>;
}

/** Strikes at a request that is never answered. */
const at =
  (method: string, end: RegExp): Phase['on'] =>
  (strike) => ({
    script(request) {
      if (!isTo(request, method, end)) return undefined;
      strike();
      return never;
    },
  });

const phases: readonly Phase[] = [
  { name: 'looking for the targets', on: at('GET', /\/sites$/), ends: [] },
  {
    name: 'operations of the server',
    inputs: { operations: 'refresh-opcache, deploy' },
    on: at('POST', /\/refresh-opcache$/),
    ends: ['not-run', 'not-run', 'not-run', 'not-run', 'stopped'],
  },
  {
    name: 'first batch under way',
    deployScript: 'echo begun; sleep 30',
    on: (strike) => {
      let triggers = 0;
      return {
        script(request) {
          if (isTo(request, 'POST', /\/deploy$/)) triggers += 1;
          else if (triggers === 2 && isTo(request, 'GET', /\/sites(\/\d+)?$/)) strike();
          return undefined;
        },
      };
    },
    ends: ['stopped', 'stopped', 'not-run', 'not-run'],
    says: { cancelled: 'may still be running', 'timed out': 'may still' },
  },
  {
    name: 'pause',
    inputs: { 'batch-pause': '1h' },
    on: (strike) => ({ onOutput: (shown) => void (shown.includes('\n2 of 4 done') && strike()) }),
    ends: ['succeeded', 'succeeded', 'not-run', 'not-run'],
  },
  {
    name: 'between',
    inputs: { batches: '2, 1', operations: 'sync-env, deploy', env: 'A=1' },
    on: (strike, sites) => {
      const [, , third = ''] = sites.values();
      return {
        script(request) {
          if (request.path !== `${third}/env`) return undefined;
          strike();
          return never;
        },
      };
    },
    ends: ['succeeded', 'succeeded', 'stopped', 'not-run'],
  },
  {
    name: 'health check',
    inputs: { 'health-check-timeout': '1h' },
    on: (strike, sites) => {
      const asked = new Set<string>();
      for (const site of sites.keys())
        onPage.set(site, () => {
          asked.add(site);
          if (asked.size === 2) strike();
        });
      return {};
    },
    ends: ['stopped', 'stopped', 'not-run', 'not-run'],
    says: {
      cancelled: 'the health-check did not finish',
      'timed out': 'the time was up before the health-check finished',
    },
  },
];

const INTERRUPTIONS = {
  cancelled: { outcome: 'cancelled', code: 130, words: 'The workflow was cancelled.' },
  'timed out': { outcome: 'timed_out', code: 3, words: 'time' },
} as const;

for (const how of ['cancelled', 'timed out'] as const)
  for (const phase of phases)
    addTest(`${how}: ${phase.name}: nothing new begins, and each target is told as it stands`, () =>
      scenario(`run of many ${how} in a phase`, [phase.name], () => interrupt(phase, how)),
    );

async function interrupt(phase: Phase, how: keyof typeof INTERRUPTIONS): Promise<void> {
  const lane = await stage.openLane();
  zones += 1;
  const zone = `zone-${zones}.example`;
  const domains = ['a', 'b', 'c', 'd'].map((name) => `${name}.${zone}`);
  const sites = await makeSites(stage, domains, { script: phase.deployScript ?? 'echo over' });
  let end: (signal: NodeJS.Signals) => void = () => {};
  let startedAt = 0;
  let speaksAt = 0;
  let struckAt = 0;
  const strike = (): void => {
    if (struckAt > 0) return;
    struckAt = performance.now();
    if (how === 'cancelled') end('SIGINT');
  };
  const { script = () => undefined, onOutput } = phase.on(strike, sites);
  const late: SeenRequest[] = [];
  lane.misbehave((request, nth) => {
    if (struckAt > 0 && how === 'cancelled') late.push(request);
    return script(request, nth);
  });
  const health = phase.name === 'health check' ? { 'health-check-url': `${pageUrl}<site>` } : {};
  const inputs = {
    targets: JSON.stringify(domains.map((domain) => `1/${domain}`)),
    ...{ operations: 'deploy', batches: '2, 100%', timeout: how === 'cancelled' ? '5m' : `${TIMEOUT_S}s` },
    ...phase.inputs,
    ...health,
  };
  const run = await lane.run(inputs, {
    onStart: (send) => {
      startedAt = performance.now();
      end = send;
    },
    onOutput: (shown) => {
      speaksAt ||= performance.now();
      onOutput?.(shown);
    },
  });
  expect(struckAt).toBeGreaterThan(0);
  // The time limit begins once the process has started.
  const dueMs = how === 'cancelled' ? struckAt - startedAt : speaksAt - startedAt + TIMEOUT_S * 1_000;
  const tookMs = run.durationMs - dueMs;
  slowest.set(`${phase.name}, ${how}`, tookMs);
  const slowness = Math.max(1, (speaksAt - startedAt) / USUAL_START_MS);
  expect(tookMs).toBeLessThan(PROMISED_MS * slowness * (how === 'cancelled' ? 1 : 3));
  expect(late.filter(({ method }) => method !== 'GET')).toEqual([]);
  expectBegun(lane, phase, sites);
  expectTold(run, phase, how, sites);
}

/** Nothing was sent about a target that did not begin. */
function expectBegun({ service }: Lane, { ends }: Phase, sites: ReadonlyMap<string, string>): void {
  const waiting = [...sites.values()].filter((_, nth) => ends[nth] === 'not-run');
  const asked = service.requests.filter(({ path }) =>
    waiting.some((site) => `${path}/`.startsWith(`${site}/`)),
  );
  expect(asked).toEqual([]);
}

function expectTold(
  run: ActionRun,
  { ends, says }: Phase,
  how: keyof typeof INTERRUPTIONS,
  sites: ReadonlyMap<string, string>,
): void {
  const { outcome, code, words } = INTERRUPTIONS[how];
  const doubt = says?.[how] ?? words;
  expect({ code: run.code, outcome: run.outputs.outcome }).toEqual({ code, outcome });
  const rows = rowsOf(run);
  expect(rows.map((row) => row.outcome)).toEqual(ends.map((end) => (end === 'stopped' ? outcome : end)));
  for (const { outcome: end, error } of rows) {
    if (end === outcome) expect(error).toContain(doubt);
    expect(end === 'succeeded').toBe(error === undefined);
  }
  const domains = [...sites.keys()];
  const open = domains.filter((_, nth) => ends[nth] !== 'succeeded');
  expect(unfinishedOf(run).map((entry) => entry.replace('1/', ''))).toEqual(open);
  expect(told(run, 'error')).toHaveLength(
    how === 'cancelled' ? 1 : Math.max(1, ends.filter((end) => end === 'stopped').length),
  );
  expect(`${told(run, 'error')}\n${run.summary}`).toContain(doubt);
  // It has said all there is to say: nothing is left to the post step.
  expect(run.state).toEqual({ run: 'ended' });
  expect(run.summary).not.toBe('');
}

/** A target in trouble, among others that are well. */
interface Trouble {
  readonly name: string;
  /** The server of the target; that of the others is the first. */
  readonly server?: number;
  readonly deployScript?: string;
  /** The inputs of its entry. */
  readonly entry?: (site: string) => Readonly<Record<string, string>>;
  /** Makes it go wrong, by the path of its site. */
  readonly script: (site: string) => Script;
  readonly outcome: string;
  readonly error?: RegExp;
  /** True where others must have ended before it. */
  readonly isLong?: true;
  /** True where the run waits until it gives up. */
  readonly waitsInVain?: true;
}

/** Plays a script once the site was told to deploy. */
const whenTriggered = (site: string, script: Script): Script => {
  let isTriggered = false;
  return (request, nth) => {
    if (request.method === 'POST' && request.path === `${site}/deploy`) isTriggered = true;
    else if (isTriggered) return script(request, nth);
    return undefined;
  };
};

const LONG_LOG = JSON.stringify({
  data: {
    ...{ description: 'Deploy', created_at: '2026-01-01 00:00:00' },
    content: `${'step of the deploy: copied a file of the site to its place\n'.repeat(900_000)}\n[site-deploy] exit-status=0 commit=${'a1'.repeat(20)} run=1.20260101T000000Z\n`,
  },
});

const troubles: readonly Trouble[] = [
  {
    name: 'a log of 50 MB',
    script: (site) =>
      whenTriggered(site, ({ path }) =>
        path === `${site}/log` ? { status: 200, body: LONG_LOG } : undefined,
      ),
    outcome: 'succeeded',
  },
  {
    name: 'a health check that hangs',
    entry: (domain) => ({ 'health-check-url': pageUrl + domain, 'health-check-timeout': '3s' }),
    script: () => () => undefined,
    outcome: 'failed',
    error: /health check/,
    isLong: true,
  },
  {
    name: 'a server that reboots',
    server: 3,
    deployScript: 'echo begun; sleep 30',
    script: (site) => {
      let looks = 0;
      return whenTriggered(site, async ({ path }) => {
        if (path.startsWith(site)) looks += 1;
        if (looks === 2) await stage.call('POST', '/api/servers/3/restart');
        return undefined;
      });
    },
    outcome: 'failed',
    error: /./,
    isLong: true,
  },
  {
    name: 'a site that vanishes',
    deployScript: 'sleep 30',
    script: (site) => {
      let looks = 0;
      return whenTriggered(site, async () => {
        looks += 1;
        if (looks === 3) await stage.call('DELETE', site);
        return undefined;
      });
    },
    outcome: 'failed',
    error: /The site is gone/,
    waitsInVain: true,
  },
  {
    name: 'a server that answers nothing but errors',
    server: 2,
    entry: () => ({ 'health-check-timeout': '5s' }),
    script:
      (site) =>
      ({ path }) =>
        path.startsWith(site) ? { status: 500, body: '{}' } : undefined,
    outcome: 'failed',
    error: /500/,
  },
  {
    name: 'a list of sites that fails',
    script: (site) =>
      whenTriggered(site, ({ path }) => (path.endsWith('/sites') ? { status: 500 } : undefined)),
    outcome: 'succeeded',
  },
  {
    name: 'a list of sites that is refused',
    script: (site) =>
      whenTriggered(site, ({ path }) => (path.endsWith('/sites') ? { status: 403 } : undefined)),
    outcome: 'succeeded',
  },
  {
    name: 'a trigger that is lost',
    script:
      (site) =>
      ({ method, path }) =>
        method === 'POST' && path === `${site}/deploy` ? 'reset' : undefined,
    outcome: 'unknown',
    error: /The answer to the trigger was lost/,
    isLong: true,
    waitsInVain: true,
  },
];

for (const trouble of troubles)
  addTest(`beside ${trouble.name}: the others end well and in time, and it gets its own end`, () =>
    scenario('run of many with a target in trouble', [trouble.name], () => endure(trouble)),
  );

async function endure(trouble: Trouble): Promise<void> {
  const lane = await stage.openLane();
  zones += 1;
  const zone = `zone-${zones}.example`;
  const { server = 1, deployScript: script = 'echo over', entry = () => ({}), outcome } = trouble;
  const { waitsInVain = false } = trouble;
  const bad = `bad.${zone}`;
  const well = ['a', 'b', 'c'].map((name) => `${name}.${zone}`);
  const [path = ''] = (await makeSites(stage, [bad], { server, script })).values();
  const others = await makeSites(stage, well);
  lane.misbehave(trouble.script(path));
  const run = await lane.play(
    {
      targets: JSON.stringify([{ server, site: bad, 'deploy-script': script, ...entry(bad) }, ...well]),
      ...{ operations: 'update-deploy-script, deploy', 'deploy-script': 'echo over' },
      ...{ 'max-parallel': '2', 'max-failures': '1', timeout: waitsInVain ? '10m' : '60s' },
    },
    { waitsInVain },
  );
  const ends = Object.fromEntries(well.map((site) => [site, 'succeeded']));
  expect(outcomesOf(run)).toEqual({ [bad]: outcome, ...ends });
  expect(rowsOf(run)[0]?.error ?? '').toMatch(trouble.error ?? /^$/);
  expect(run.outputs.outcome).toBe(outcome);
  expect(unfinishedOf(run)).toEqual(outcome === 'succeeded' ? [] : [bad]);
  const triggers = triggersOf(lane.service.requests);
  for (const site of [path, ...others.values()]) expect(triggers.get(site) ?? 0).toBeLessThanOrEqual(1);
  expect(told(run, 'error')).toHaveLength(outcome === 'succeeded' ? 0 : 1);
  const order = groupsOf(run).map((title) => title.replace(/^\d+ of \d+ · (\S+) on \d+$/, '$1'));
  expect(order.toSorted()).toEqual([bad, ...well].toSorted());
  if (trouble.isLong) expect(order[0]).not.toBe(bad);
  slowest.set(trouble.name, run.durationMs);
}
