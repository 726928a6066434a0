import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notesPeak } from '../harness/long-log.ts';
import { runAction } from '../harness/run-action.ts';
import { type Stage, setStage } from '../harness/stage.ts';
import { say } from './say.ts';

const SERVERS = 4;
const SECONDS = 5;
const PARALLEL = 50;

/** The cost of a run of many targets as it grows: against the sandbox, on several servers, with deploys of some seconds. */
export async function measureFleet(sizes: readonly number[]): Promise<void> {
  say(`targets on ${SERVERS} servers, deploys of ${SECONDS} s, max-parallel ${PARALLEL}`);
  const on = await setStage({ servers: SERVERS });
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    for (const size of sizes) say(`  ${await measure(on, size, join(folder, 'peak'))}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await on.stop();
  }
}

async function measure(on: Stage, size: number, peak: string): Promise<string> {
  const names = Array.from({ length: size }, (_, nth) => `web-${1 + (nth % SERVERS)}/s${nth}.example`);
  const inputs = {
    'base-url': on.sandbox.url,
    'api-token': on.sandbox.token,
    'repository-provider': 'custom',
    repository: on.repository.path,
    branch: 'main',
    targets: JSON.stringify(names),
    'deploy-script': `sleep ${SECONDS}\n`,
    env: 'API_SECRET=secret-value-of-the-bench',
    'max-parallel': String(PARALLEL),
    timeout: '1h',
  };
  const prepare = 'ensure-site, ensure-repository, update-deploy-script, sync-env';
  const made = await runAction({ inputs: { ...inputs, operations: prepare } });
  if (made.outputs.outcome !== 'succeeded') say(made.log.slice(-3000));
  const run = await runAction({
    inputs: { ...inputs, operations: 'update-deploy-script, sync-env, deploy' },
    env: notesPeak(peak),
  });
  const requests = Number(run.outputs.requests);
  const seconds = run.durationMs / 1_000;
  const ideal = Math.ceil(size / PARALLEL) * SECONDS;
  const mib = Math.round(Number(readFileSync(peak, 'utf8')) / 1024);
  return `${String(size).padStart(5)} targets ${(requests / size).toFixed(2)} requests a target, ${seconds.toFixed(1)} s (${(seconds / ideal).toFixed(2)} times the deploys), ${mib} MiB (${made.outputs.outcome}, ${run.outputs.outcome})`;
}
