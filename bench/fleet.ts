import { observe } from '../harness/observe.ts';
import { runAction } from '../harness/run-action.ts';
import { startSandbox } from '../harness/sandbox.ts';
import { setStage } from '../harness/stage.ts';
import { say, timed } from './say.ts';

const SERVERS = 4;
const SECONDS = 5;
const STEADY = 'update-deploy-script, sync-env, deploy';
const PREPARING = 'update-deploy-script, sync-env';

/** More sites than these would measure the machine, which carries out the deploys. */
const SIZES = [10, 50, 200] as const;

/** The cost of a run of many targets as it grows: requests, time and memory, with deploys of some seconds on several servers. */
export async function measureFleet(): Promise<void> {
  say(`targets on ${SERVERS} servers, deploys of ${SECONDS} s, steady`);
  say('           requests a target    time, and times that of its deploys    memory');
  for (const size of SIZES) await measureReal(size);
  await measureLimited(60, 40);
  await measureLimited(600, 200);
}

type Inputs = Readonly<Record<string, string>>;

function inputsOf(size: number, parallel: number): Inputs {
  const targets = Array.from({ length: size }, (_, nth) => `web-${1 + (nth % SERVERS)}/s${nth}.example`);
  return {
    targets: JSON.stringify(targets),
    'deploy-script': `sleep ${SECONDS}\n`,
    env: 'API_SECRET=secret-value-of-the-bench',
    'max-parallel': String(parallel),
    timeout: '1h',
  };
}

async function measureReal(size: number): Promise<void> {
  const parallel = 50;
  const { inputs, stop } = await makeSites(size, parallel);
  await measure(inputs, size, parallel);
  await stop();
}

/** Sites in a sandbox, with all that a steady run needs. */
async function makeSites(size: number, parallel: number) {
  const on = await setStage({ servers: SERVERS });
  const inputs = {
    ...inputsOf(size, parallel),
    'base-url': on.sandbox.url,
    'api-token': on.sandbox.token,
    'repository-provider': 'custom',
    repository: on.repository.path,
    branch: 'main',
  };
  await runAction({ inputs: { ...inputs, operations: `ensure-site, ensure-repository, ${PREPARING}` } });
  return { inputs, stop: on.stop, sandbox: on.sandbox };
}

async function measure(inputs: Inputs, size: number, parallel: number): Promise<void> {
  const { result, ms } = await timed(() =>
    observe((env) => runAction({ inputs: { ...inputs, operations: STEADY }, env })),
  );
  const { result: run, memoryKiB } = result;
  const each = (Number(run.outputs.requests) / size).toFixed(2);
  const seconds = ms / 1_000;
  const times = (seconds / (Math.ceil(size / parallel) * SECONDS)).toFixed(2);
  const mib = Math.round(memoryKiB / 1024);
  say(
    `  ${String(size).padStart(5)} ${each.padStart(15)} ${`${seconds.toFixed(1)} s, ${times}`.padStart(25)} ${`${mib} MiB`.padStart(30)}   (${parallel} at once; ${run.outputs.outcome})`,
  );
}

/** A run against a service that allows so many requests a minute. */
async function measureLimited(limit: number, size: number): Promise<void> {
  const { inputs, stop, sandbox } = await makeSites(size, 50);
  await sandbox.stop();
  await using limited = await startSandbox({
    dataDir: sandbox.dataDir,
    'rate-limit': limit,
    servers: SERVERS,
  });
  const { result: run, ms } = await timed(() =>
    runAction({ inputs: { ...inputs, 'base-url': limited.url, operations: STEADY } }),
  );
  const refused = limited.output().match(/ 429 /g)?.length ?? 0;
  const least = (Math.ceil(Number(run.outputs.requests) / limit) - 1) * 60;
  say(
    `  ${size} targets at ${limit} requests a minute: ${run.outputs.requests} requests in ${(ms / 1_000).toFixed(0)} s (at least ${least} s), ${refused} refused (${run.outputs.outcome})`,
  );
  await stop();
}
