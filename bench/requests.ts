import { setTimeout as sleep } from 'node:timers/promises';
import { DEPLOYS } from '../harness/deploys.ts';
import { play } from '../harness/play.ts';
import { roundsOf } from '../harness/rounds.ts';
import { SERVICES, type ServiceName } from '../harness/sandbox.ts';
import { openSimulation, openSites } from '../harness/simulator/simulation.ts';
import { type Stage, setStage } from '../harness/stage.ts';
import { say } from './say.ts';
import { FOUR_OPERATIONS } from './start-up.ts';

/** The requests of a first and of a steady run of four operations. */
export async function measureRequests(on: Stage): Promise<void> {
  const inputs = { site: 'bench.example', ...FOUR_OPERATIONS };
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
  await measureRounds();
}

/** The round trips of a steady run up to its trigger. */
async function measureRounds(): Promise<void> {
  await using sim = await openSimulation({ sites: openSites(['bench.example']) });
  const inputs = { ...FOUR_OPERATIONS, site: 'bench.example' };
  await sim.play(inputs);
  const targets = { 'by ids': { site: '2' }, 'by names': { server: 'web-1' } };
  for (const [name, target] of Object.entries(targets)) {
    const run = await sim.play({ ...inputs, ...target });
    const trips = 1 + roundsOf(sim.seen).findIndex(([line]) => line?.endsWith('/deploy'));
    say(
      `  ${`steady, ${name}`.padEnd(16)} ${trips} round trips, the last one its trigger (${run.outputs.outcome})`,
    );
  }
}

/** The requests of deploys by their length, with the lookups of server and site by name. Ten minutes pass on a test clock only, and with the server's id. */
export async function measureDeploys(): Promise<void> {
  say('requests of a deploy in all (server and site by name), and how late its end was seen');
  for (const service of SERVICES) {
    const measured = [10, 60].map((seconds) => measureDeploy(service, seconds));
    for (const line of await Promise.all(measured)) say(`  ${service.padEnd(16)} ${line}`);
    const lastsMs = 600_000;
    const { requests } = await play(DEPLOYS[service](lastsMs, true), { timeout: '30m' });
    const triggeredAt = requests.find(({ line }) => line.startsWith('POST'))?.atMs ?? 0;
    const lateMs = (requests.at(-1)?.atMs ?? 0) - triggeredAt - lastsMs;
    say(`  ${service.padEnd(16)} ${told(600, requests.length + 1, lateMs)}`);
  }
}

async function measureDeploy(service: ServiceName, seconds: number): Promise<string> {
  const on = await setStage({ service });
  const site = `takes-${seconds}.example`;
  const prepare = 'ensure-site, ensure-repository, update-deploy-script';
  const script = `set -e\nsleep ${seconds}\n`;
  await on.run({ site, operations: prepare, 'deploy-script': script });
  const run = await on.run({ site, server: 'web-1', operations: 'deploy', timeout: '5m' });
  await on.stop();
  const lateMs = Number(run.outputs['deploy-duration-ms']) - seconds * 1_000;
  return `${told(seconds, Number(run.outputs.requests), lateMs)} (${run.outputs.outcome}; ${run.outputs.evidence})`;
}

function told(seconds: number, requests: number, lateMs: number): string {
  return `${String(seconds).padStart(4)} s ${String(requests).padStart(3)} requests, ${(lateMs / 1_000).toFixed(1)} s late`;
}
