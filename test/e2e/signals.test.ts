import { execFileSync, spawnSync } from 'node:child_process';
import { constants, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionOptions, ActionRun } from '../../harness/action-run.ts';
import { metadata } from '../../harness/metadata.ts';
import type { Script, SeenRequest } from '../../harness/misbehaving-server.ts';
import { parseFileCommand } from '../../harness/runner/file-commands.ts';
import { scenario } from '../../harness/scenarios.ts';
import { type Lane, type Stage, setStage } from '../../harness/stage.ts';

/** A moment of a run at which it is cancelled. It is reached by something that happens, never by the clock. */
interface Phase {
  readonly name: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Makes the moment come; calls `strike` then. */
  readonly on: (
    strike: () => void,
    site: string,
  ) => Pick<ActionOptions, 'onOutput'> & { readonly script?: Script };
  /** Words of the error about what is in doubt. */
  readonly says?: string;
  /** True if a deploy may go on without us. */
  readonly mayRun?: true;
  /** The site's deploy script. */
  readonly deployScript?: string;
  /** The deploy log, as far as it is shown. */
  readonly deployLog?: string;
  /** True where there is no site before. */
  readonly siteless?: true;
  /** True where the built action gets signals, as a process; the others are played. */
  readonly built?: true;
}

const AT_ONCE = 4;
/** The signals of a process. A step that is played only knows that it is cancelled. */
const VARIANTS: readonly (readonly NodeJS.Signals[])[] = [['SIGINT'], ['SIGTERM', 'SIGINT']];
/** The time that a cancelled run may take to end; on a machine that is slow to start it, as many times longer. */
const PROMISED_MS = 2_000;
const USUAL_START_MS = 150;
/** Less than anything lasts that a run waits for here. */
const HANGS_MS = 25_000;
const SECRET = 'secret-of-the-signals';

let stage: Stage;
let lanes: readonly Lane[];
let page: Server;
let pageUrl: string;
/** Told when the page of a site is asked for. */
const onPage = new Map<string, () => void>();
const slowest = new Map<string, number>();
beforeAll(async () => {
  stage = await setStage();
  lanes = await Promise.all(Array.from({ length: AT_ONCE }, () => stage.openLane()));
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
  process.stdout.write(`signal to exit in ms, the slowest of each phase: ${list}\n`);
});

const never = new Promise<never>(() => {});
const isTo = (request: SeenRequest, method: string, end: RegExp): boolean =>
  request.method === method && end.test(request.path);

/** Strikes at a request, which is never answered; before that the service may see it. */
const at =
  (method: string, end: RegExp, effect: 'taken' | 'not taken' = 'not taken', nth = 1): Phase['on'] =>
  (strike) => {
    let count = 0;
    return {
      script: async (request) => {
        if (!isTo(request, method, end)) return undefined;
        count += 1;
        if (count < nth) return undefined;
        if (effect === 'taken')
          await stage.call(method, request.path, request.body === '' ? undefined : JSON.parse(request.body));
        strike();
        return never;
      },
    };
  };

/** Strikes when the log has shown a text. */
const atText =
  (text: string, script?: Script): Phase['on'] =>
  (strike) => ({
    ...(script !== undefined && { script }),
    onOutput: (shown) => void (shown.includes(text) && strike()),
  });

const answer =
  (
    method: string,
    end: RegExp,
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
  ): Script =>
  (request) =>
    isTo(request, method, end) ? { status, body: JSON.stringify(body), headers } : undefined;

const SITES = /\/sites$/;
const SITE = /\/sites\/\d+$/;
const LOG = /\/log$/;
const TRIGGER = /\/deploy$/;
const deployed = { operations: 'update-deploy-script, deploy', 'deploy-script': 'echo over' };
const env = { operations: 'sync-env', env: `APP_KEY=${SECRET}` };
const script = { operations: 'update-deploy-script', 'deploy-script': 'echo new' };
const restart = { operations: 'restart-server', server: '2', site: '' };

const phases: readonly Phase[] = [
  { name: 'reading inputs', inputs: {}, on: atText('::add-mask::'), built: true },
  { name: 'first answer', inputs: {}, on: at('GET', SITES), built: true },
  { name: 'list of servers', inputs: { server: 'web-1' }, on: at('GET', /\/servers$/) },
  { name: 'backoff', inputs: {}, on: atText('Trying again in', answer('GET', SITES, 503, {})) },
  {
    name: 'Retry-After',
    inputs: { timeout: '5m' },
    on: atText('Trying again in 6', answer('GET', SITES, 429, {}, { 'retry-after': '60' })),
    built: true,
  },
  ...(['taken', 'not taken'] as const).flatMap((effect): Phase[] => [
    {
      name: `create in flight, ${effect}`,
      inputs: { operations: 'ensure-site' },
      siteless: true,
      on: at('POST', SITES, effect),
      says: 'was to be created, but it cannot be read yet',
    },
    {
      name: `.env in flight, ${effect}`,
      inputs: env,
      on: at('PATCH', /\/env$/, effect),
      says: 'Whether the .env was written is not known',
    },
    {
      name: `trigger in flight, ${effect}`,
      inputs: {},
      deployScript: 'sleep 30',
      on: at('POST', TRIGGER, effect),
      says: 'Whether the deploy was triggered is not known',
      mayRun: true,
      built: true,
    },
    {
      name: `cloudstore in flight, ${effect}`,
      inputs: { operations: 'install-cloudstore' },
      on: at('POST', /\/cloudstore$/, effect),
      says: 'Whether the cloudstore was installed is not known',
    },
  ]),
  {
    name: 'restart in flight',
    inputs: restart,
    siteless: true,
    on: at('POST', /\/restart$/),
    says: 'Whether the server web-2 restarts is not known',
  },
  {
    name: 'record in flight',
    inputs: {
      operations: 'sync-auth-users',
      manifest: JSON.stringify({ 'auth-users': [{ name: 'staff', password: SECRET }] }),
    },
    on: at('POST', /\/auth-users$/, 'taken'),
    says: 'Whether the auth user staff was created is not known',
  },
  {
    name: 'reading back',
    inputs: script,
    on: (strike) => {
      let reads = 0;
      return {
        script: (request) => {
          if (!isTo(request, 'GET', /\/deploy\/script$/)) return undefined;
          reads += 1;
          if (reads === 3) strike();
          return { status: 200, body: JSON.stringify({ deploy_script: 'an old one' }) };
        },
      };
    },
    says: 'The service has taken the deploy script, but reading it back did not show it',
  },
  {
    name: 'waiting for a new site',
    inputs: { operations: 'ensure-site' },
    siteless: true,
    on: (strike) => {
      let reads = 0;
      return {
        script: (request) => {
          if (!isTo(request, 'GET', SITE)) return undefined;
          reads += 1;
          if (reads === 2) strike();
          return { status: 404, body: '{}' };
        },
      };
    },
    says: 'was to be created, but it cannot be read yet',
  },
  {
    name: 'following, quiet',
    inputs: {},
    deployScript: 'echo begun; sleep 30',
    on: atText('begun'),
    says: 'it may still be running',
    mayRun: true,
    deployLog: 'begun',
    built: true,
  },
  {
    name: 'following, a look under way',
    inputs: {},
    deployScript: 'echo begun; sleep 30',
    on: at('GET', LOG, 'not taken', 2),
    says: 'it may still be running',
    mayRun: true,
  },
  {
    name: 'following, flood',
    inputs: {},
    deployScript: 'sleep 30',
    on: (strike) => {
      let content = '';
      return {
        script: (request) => {
          if (!isTo(request, 'GET', LOG)) return undefined;
          const entry = { description: 'Deploy', content, created_at: '2026-01-01 00:00:00' };
          content += 'a line of the flood, one of many\n'.repeat(40_000);
          return { status: 200, body: JSON.stringify({ data: entry }) };
        },
        onOutput: (shown) => void (shown.includes('the flood') && strike()),
      };
    },
    says: 'it may still be running',
    mayRun: true,
  },
  {
    name: 'log settling',
    inputs: {},
    deployScript: 'echo over',
    on: (strike) => {
      let hasMoved = false;
      return {
        script: async (request) => {
          if (hasMoved && isTo(request, 'GET', LOG)) strike();
          if (!isTo(request, 'GET', SITE)) return undefined;
          const { data } = deployedSite.parse(await stage.call('GET', request.path));
          hasMoved ||= data.last_deploy_at !== null;
          return undefined;
        },
      };
    },
    says: 'it may still be running',
    mayRun: true,
  },
  {
    name: 'health check',
    inputs: deployed,
    on: (strike, site) => {
      onPage.set(site, strike);
      return {};
    },
    says: 'The deploy itself succeeded, but the health-check did not finish',
    built: true,
  },
  {
    name: 'verify-command',
    inputs: { ...deployed, 'verify-command': 'echo verifying; sleep 299.31' },
    on: atText('│ verifying'),
    says: 'The deploy itself succeeded, but the verify-command did not finish',
    built: true,
  },
  {
    name: 'verify-command without ears',
    inputs: { ...deployed, 'verify-command': 'trap "" TERM INT; echo verifying; sleep 299.32; sleep 299.32' },
    on: atText('│ verifying'),
    says: 'The deploy itself succeeded, but the verify-command did not finish',
    built: true,
  },
  {
    name: 'waiting for a server',
    inputs: restart,
    siteless: true,
    on: (strike) => {
      let told = false;
      return {
        script: (request) => {
          if (request.method === 'POST') told = true;
          else if (told) strike();
          return request.method === 'POST' ? { status: 200, body: '{}' } : undefined;
        },
      };
    },
    says: 'The server was told to restart and was not seen to be back yet',
  },
  {
    name: 'after a deploy',
    inputs: { ...deployed, operations: `${deployed.operations}, restart-queue-workers` },
    on: at('GET', /\/queues$/),
  },
  {
    name: 'after a deploy that nobody waits for',
    inputs: { operations: 'deploy, restart-queue-workers', wait: 'false' },
    on: at('GET', /\/queues$/),
    mayRun: true,
  },
  {
    name: 'between two operations',
    inputs: { ...script, operations: 'update-deploy-script, sync-env', env: `APP_KEY=${SECRET}` },
    // The answer after which it would write comes, and is too late.
    on: (strike) => ({
      script: (request) => {
        if (isTo(request, 'GET', /\/env$/)) strike();
        return undefined;
      },
    }),
  },
];
const deployedSite = z.object({ data: z.object({ last_deploy_at: z.string().nullable() }) });
const siteAnswer = z.object({ data: z.object({ id: z.number() }) });

/** A phase and the signals that the built action gets in it; without signals, it is played. */
type Trial = readonly [Phase, ...signals: readonly NodeJS.Signals[]];

describe('a cancel', () => {
  test('ends the run at once in each phase, truthfully, and nothing is written after it', async () => {
    const trials = phases.flatMap((phase): Trial[] =>
      phase.built ? VARIANTS.map((signals) => [phase, ...signals]) : [[phase]],
    );
    const problems: string[] = [];
    const queue = trials.entries();
    await Promise.all(
      lanes.map(async (lane) => {
        for (const [nth, [phase, ...signals]] of queue) {
          const where = [phase.name, ...signals].join(', ');
          const played = scenario('cancelled in a phase', [where], () =>
            interrupt(lane, phase, signals, `phase-${nth}.example`),
          );
          await played.catch((error: unknown) => {
            problems.push(`${where}: ${error instanceof Error ? error.message : error}`);
          });
        }
      }),
    );
    expect(problems).toEqual([]);
    // Nothing of a verify-command is left.
    while (spawnSync('pgrep', ['-f', 'sleep 299.3[12]']).status === 0) await wait(100);
  }, 240_000);
});

/** Runs up to the phase, cancels, by signals a tenth of a second apart, and looks at what the run has left. */
async function interrupt(
  lane: Lane,
  phase: Phase,
  signals: readonly NodeJS.Signals[],
  site: string,
): Promise<void> {
  if (phase.siteless !== true) await prepare(site, phase.deployScript ?? 'echo over');
  const seen: { at: number; method: string; path: string }[] = [];
  let end: (signal: NodeJS.Signals) => void = () => {};
  let startedAt = 0;
  let speaksAt = 0;
  let struckAt = 0;
  const strike = (): void => {
    if (struckAt > 0) return;
    struckAt = performance.now();
    const [first = 'SIGINT', second] = signals;
    end(first);
    if (second !== undefined) setTimeout(() => end(second), 100);
  };
  const { script: misbehave = () => undefined, onOutput } = phase.on(strike, site);
  lane.misbehave((request, nth) => {
    seen.push({ at: performance.now(), method: request.method, path: request.path });
    return misbehave(request, nth);
  });
  const health = phase.name === 'health check' ? { 'health-check-url': pageUrl + site } : {};
  const inputs = { operations: 'deploy', site, ...phase.inputs, ...health };
  const options = {
    secrets: [SECRET],
    onStart: (send: typeof end) => {
      startedAt = performance.now();
      end = send;
    },
    onOutput: (shown: string, send: typeof end) => {
      speaksAt ||= performance.now();
      onOutput?.(shown, send);
    },
  };
  const run = await (signals.length > 0 ? lane.run(inputs, options) : lane.play(inputs, options));
  expect(struckAt).toBeGreaterThan(0);
  const tookMs = run.durationMs - (struckAt - startedAt);
  expect(tookMs).toBeLessThan(HANGS_MS);
  if (signals.length > 0) {
    slowest.set(phase.name, Math.max(tookMs, slowest.get(phase.name) ?? 0));
    const slowness = Math.max(1, (speaksAt - startedAt) / USUAL_START_MS);
    expect(tookMs).toBeLessThan(PROMISED_MS * slowness);
  }
  expectCancelled(run, phase);
  const late = seen.filter((request) => request.at > struckAt);
  expect(late.filter(({ method }) => method !== 'GET')).toEqual([]);
  // One look may have been on its way.
  expect(late.length).toBeLessThanOrEqual(1);
}

function expectCancelled(run: ActionRun, phase: Phase): void {
  const { says = 'The workflow was cancelled.', mayRun, deployLog } = phase;
  expect({ code: run.code, outcome: run.outputs.outcome }).toEqual({ code: 130, outcome: 'cancelled' });
  const [error] = run.runner.annotations.filter(({ level }) => level === 'error');
  expect(error?.message).toContain(says);
  expect(`${run.log}\n${run.summary}`.includes('may still be running')).toBe(mayRun === true);
  if (deployLog !== undefined) expect(run.outputs['deploy-log']).toBe(deployLog);
  // It has said all there is to say: nothing is left to the post step.
  expect(run.state).toEqual({ run: 'ended' });
}

async function prepare(domain: string, deployScript: string): Promise<void> {
  const body = { root_domain: domain, web_directory: '/public' };
  const { id } = siteAnswer.parse(await stage.call('POST', '/api/servers/1/sites', body)).data;
  const path = `/api/servers/1/sites/${id}`;
  const installation = { provider: 'custom', branch: 'main', name: stage.repository.path };
  await stage.call('POST', `${path}/repository`, installation);
  await stage.call('PATCH', `${path}/deploy/script`, { deploy_script: deployScript });
}

test('a signal while the program is still being loaded: nothing was sent', async () => {
  stage.misbehave(() => undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const run = await stage.run(
      { site: 'unborn.example', operations: 'ensure-site' },
      { whole: false, onStart: (kill) => kill(signal) },
    );
    expect([null, 130]).toContain(run.code);
    expect(stage.service.writes()).toEqual([]);
  }
});

describe('a signal while outputs are written', () => {
  /** Runs with a pipe for outputs that takes nothing until the signal was sent. */
  async function runIntoPipe(inputs: Readonly<Record<string, string>>): Promise<ActionRun> {
    const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
    const pipe = join(folder, 'output');
    execFileSync('mkfifo', [pipe]);
    let reading: ReturnType<typeof open> | undefined;
    let end: (signal: NodeJS.Signals) => void = () => {};
    // Where the run has a deploy, it is cancelled first.
    stage.misbehave(({ method }) => void (method === 'POST' && end('SIGINT')));
    const run = await stage.run(inputs, {
      whole: false,
      override: { GITHUB_OUTPUT: pipe },
      onStart: (kill) => {
        end = kill;
      },
      onOutput: (text, kill) => {
        // The line under the last group has come: outputs are next.
        if (reading !== undefined || !/::endgroup::\n.+\n$/.test(text)) return;
        kill('SIGTERM');
        reading = open(pipe, constants.O_RDWR | constants.O_NONBLOCK);
      },
    });
    const reader = await reading;
    const { buffer, bytesRead } = (await reader?.read(Buffer.alloc(65_536), 0, 65_536)) ?? {
      buffer: Buffer.alloc(0),
      bytesRead: 0,
    };
    await reader?.close();
    rmSync(folder, { recursive: true });
    const outputs = Object.fromEntries(parseFileCommand(buffer.toString('utf8', 0, bytesRead)));
    expect(Object.keys(outputs)).toEqual(Object.keys(metadata.outputs));
    return { ...run, outputs };
  }

  test('of a run that was through comes too late, and it stays good', async () => {
    await prepare('through.example', 'echo over');
    const run = await runIntoPipe({ site: 'through.example', operations: 'show-deploy-log' });
    expect(run.code).toBe(0);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.summary).toContain('through.example');
  });

  test('of a run that was cancelled changes nothing any more', async () => {
    await prepare('twice.example', 'sleep 30');
    const run = await runIntoPipe({ site: 'twice.example', operations: 'deploy' });
    expect(run.code).toBe(130);
    expect(run.outputs.outcome).toBe('cancelled');
    expect(run.summary).toContain('may still be running');
  });
});
