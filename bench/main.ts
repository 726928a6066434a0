/**
 * Measures the cost of a workflow step: start-up, as the ratio of a minimal run to `node -e 0`, timed in pairs so that the speed
 * of the machine cancels out; the requests of a first and of a steady four-operation run, and of deploys by their length, on
 * both services; what a manifest with many
 * records of each kind takes to plan and to apply; and time and memory of a deploy with a long log.
 *
 * Usage: npm run bench [-- PAIRS]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEPLOYS } from '../harness/deploys.ts';
import { notesPeak, startLongLogService } from '../harness/long-log.ts';
import { play } from '../harness/play.ts';
import { runAction } from '../harness/run-action.ts';
import { SERVICES } from '../harness/sandbox.ts';
import { type Stage, setStage, UPDATE_SCRIPT } from '../harness/stage.ts';

const entry = join(import.meta.dirname, '../dist/main/index.js');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const LOG_SIZES_MB = [5, 50] as const;
/** Of each kind. */
const RECORDS = 500;

const pairs = Number(process.argv[2] ?? 20);
const stage = await setStage();
try {
  await measureRequests(stage);
  await measureDeploys();
  await measureManifest(stage);
  await measureLongLogs();
  const site = await stage.run({ site: 'bench.example', operations: 'show-deploy-log' });
  measureStartUp(stage, site.outputs['site-id'] ?? '');
} finally {
  await stage.stop();
}

async function measureRequests(on: Stage): Promise<void> {
  const inputs = {
    site: 'bench.example',
    operations: 'ensure-repository, update-deploy-script, sync-env, deploy',
    'deploy-script': UPDATE_SCRIPT,
    env: 'APP_KEY=a-secret-of-the-bench',
  };
  await on.call('POST', '/api/servers/1/sites', { root_domain: inputs.site, web_directory: '/public' });
  say('requests of a four-operation run (server by id, site by domain)');
  for (const name of ['first', 'steady', 'steady, dry run']) {
    const run = await on.run({ ...inputs, 'dry-run': String(name.endsWith('dry run')) });
    const writes = on.service.writes().length;
    // Within the same second as the one before, a deploy takes a few more looks.
    await sleep(1_100);
    say(
      `  ${name.padEnd(16)} ${run.outputs.requests?.padStart(3)} requests, ${writes} of them writes (${run.outputs.outcome})`,
    );
  }
}

/** With the lookups of server and site by name. Ten minutes pass on a test clock only, and with the server's id. */
async function measureDeploys(): Promise<void> {
  say('requests of a deploy in all (server and site by name), and how late its end was seen');
  for (const service of SERVICES) {
    const on = await setStage({ service });
    try {
      const measured = [10, 60].map((seconds) => measureDeploy(on, seconds));
      for (const line of await Promise.all(measured)) say(`  ${service.padEnd(16)} ${line}`);
    } finally {
      await on.stop();
    }
    const lastsMs = 600_000;
    const { requests } = await play(DEPLOYS[service](lastsMs, true), { timeout: '30m' });
    const triggeredAt = requests.find(({ line }) => line.startsWith('POST'))?.atMs ?? 0;
    const lateMs = (requests.at(-1)?.atMs ?? 0) - triggeredAt - lastsMs;
    say(`  ${service.padEnd(16)} ${told(600, requests.length + 1, lateMs)}`);
  }
}

async function measureDeploy(on: Stage, seconds: number): Promise<string> {
  const lane = await on.openLane();
  const site = `takes-${seconds}.example`;
  const prepare = 'ensure-site, ensure-repository, update-deploy-script';
  const script = `set -e\nsleep ${seconds}\n`;
  await lane.run({ site, operations: prepare, 'deploy-script': script });
  const run = await lane.run({ site, server: 'web-1', operations: 'deploy', timeout: '5m' });
  const lateMs = Number(run.outputs['deploy-duration-ms']) - seconds * 1_000;
  return `${told(seconds, Number(run.outputs.requests), lateMs)} (${run.outputs.outcome}; ${run.outputs.evidence})`;
}

function told(seconds: number, requests: number, lateMs: number): string {
  return `${String(seconds).padStart(4)} s ${String(requests).padStart(3)} requests, ${(lateMs / 1_000).toFixed(1)} s late`;
}

async function measureManifest(on: Stage): Promise<void> {
  const listOf = (make: (nth: number) => object): object[] =>
    Array.from({ length: RECORDS }, (_, nth) => make(nth));
  const manifest = {
    'queue-workers': listOf((nth) => ({
      connection: 'redis',
      queue: `queue-${nth}`,
      maximum_seconds: 60,
      sleep: 3,
      processes: 1,
    })),
    'auth-users': listOf((nth) => ({ name: `user-${nth}`, password: `password-of-user-${nth}` })),
    crontabs: listOf((nth) => ({ user: 'www', command: `php job.php ${nth}`, frequency: '*/5 * * * *' })),
    'network-rules': listOf((nth) => ({ name: `rule-${nth}`, port: 1000 + nth, type: 'tcp' })),
    daemons: listOf((nth) => ({ command: `php serve.php ${nth}` })),
    databases: listOf((nth) => ({ name: `database_${nth}`, password: `password-of-database-${nth}` })),
  };
  const operations = Object.keys(manifest).map((kind) => `sync-${kind}`);
  const inputs = {
    site: 'bench.example',
    operations: operations.join(),
    manifest: 'manifest.json',
    timeout: '1h',
  };
  say(`manifest with ${RECORDS} records of each of ${operations.length} kinds`);
  for (const name of ['dry run', 'from empty', 'again']) {
    const given = { ...inputs, 'dry-run': String(name === 'dry run') };
    const run = await on.run(given, { files: { 'manifest.json': JSON.stringify(manifest) } });
    const writes = on.service.writes().length;
    const lists = operations.length + 1;
    const took = `${(run.durationMs / 1000).toFixed(1)} s`;
    say(
      `  ${name.padEnd(16)} ${run.outputs.requests?.padStart(4)} requests, ${writes} of them writes, ${lists} lists (one is of the sites); ${took} (${run.outputs.outcome})`,
    );
  }
}

/** Its log comes whole with every look at the site; the ends of the deploy and of the log are seen in a few looks. */
async function measureLongLogs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const took: number[] = [];
  say('deploy logs, shown whole in every answer');
  for (const size of LOG_SIZES_MB) {
    const service = await startLongLogService(size * 1_000_000);
    const peak = join(folder, 'peak');
    const inputs = { 'base-url': service.url, 'api-token': 'token-of-the-bench', server: '1', site: '2' };
    const runs = [];
    for (let nth = 0; nth < 3; nth += 1)
      runs.push(await runAction({ inputs, env: notesPeak(peak), debug: false }));
    await service.stop();
    const ms = median(runs.map(({ durationMs }) => durationMs));
    took.push(ms);
    const mib = Math.round(Number(readFileSync(peak, 'utf8')) / 1024);
    const printed = Math.round((runs[0]?.stdout.length ?? 0) / 1e5) / 10;
    say(
      `  ${String(size).padStart(2)} MB            ${mib} MiB of memory at the peak, ${(ms / 1000).toFixed(1)} s, ${printed} MB printed (${runs[0]?.outputs.outcome})`,
    );
  }
  const [small = 0, large = 0] = took;
  say(
    `  ratio of the times ${(large / small).toFixed(2)}, of the sizes ${(LOG_SIZES_MB[1] / LOG_SIZES_MB[0]).toFixed(2)}`,
  );
  rmSync(folder, { recursive: true, force: true });
}

function measureStartUp(on: Stage, site: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = {
    PATH: process.env.PATH,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    GITHUB_STATE: join(folder, 'state'),
  };
  for (const name of ['output', 'summary', 'state']) spawnSync('touch', [join(folder, name)]);
  const inputs = {
    'INPUT_BASE-URL': on.sandbox.url,
    'INPUT_API-TOKEN': on.sandbox.token,
    INPUT_SERVER: '1',
    INPUT_SITE: site,
    INPUT_OPERATIONS: 'show-deploy-log',
  };
  const commands = {
    'minimal run (show-deploy-log)': () => time([entry], { ...env, ...inputs }, 0),
    'inputs missing': () => time([entry], env, 2),
    'post step': () => time([join(entry, '../../post/index.js')], env, 0),
  };
  say(`start-up, ${pairs} pairs each against node -e 0`);
  for (const [name, command] of Object.entries(commands)) {
    const measured = Array.from(
      { length: pairs + 1 },
      () => [command(), time(['-e', '0'], env, 0)] as const,
    ).slice(1);
    const ratios = measured.map(([ours, bare]) => ours / bare);
    const [ours, bare] = [0, 1].map((side) => median(measured.map((pair) => pair[side] ?? 0)).toFixed(0));
    say(`  ${name.padEnd(30)} ratio ${median(ratios).toFixed(2)} (medians ${ours} ms and ${bare} ms)`);
  }
  say(`  dist/main/index.js has ${Math.round(statSync(entry).size / 1024)} KiB`);
  rmSync(folder, { recursive: true, force: true });
}

function time(args: string[], env: NodeJS.ProcessEnv, status: number): number {
  const startedAt = performance.now();
  const ended = spawnSync(process.execPath, args, { env });
  const ms = performance.now() - startedAt;
  if (ended.status !== status)
    throw new Error(`${args.join(' ')} ended with ${ended.status}:\n${ended.stdout}${ended.stderr}`);
  return ms;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
