import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ActionOptions, COMMAND } from '../harness/action-run.ts';
import { builtFile, inputVariables } from '../harness/metadata.ts';
import { observe } from '../harness/observe.ts';
import { makeStepFiles } from '../harness/runner/step-files.ts';
import { GOOD } from '../harness/simulator/deploys.ts';
import { openSimulation, openSites } from '../harness/simulator/simulation.ts';
import { type Stage, UPDATE_SCRIPT } from '../harness/stage.ts';
import { median, say, timed } from './say.ts';

/** A process whose start is measured. */
interface Command extends Run {
  readonly name: string;
  /** The ratio to `node -e 0` that it shall not exceed on an idle machine. */
  readonly goal?: number;
}

/** Arguments and environment of a process, and the exit status that it must have. */
interface Run {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly status: number;
}

/** Makes a site on which a run of four operations has nothing left to do but the deploy, and returns its id. */
export async function makeSite(on: Stage): Promise<string> {
  const site = 'start-up.example';
  await on.call('POST', '/api/servers/1/sites', { root_domain: site, web_directory: '/public' });
  return (await on.run({ ...FOUR_OPERATIONS, site })).outputs['site-id'] ?? '';
}

/**
 * Start-up, as ratios to `node -e 0`, timed in pairs so that the speed of the machine cancels out; and the memory of each.
 *
 * @param site the id of a site that `makeSite` has made
 * @param pairs fewer on a machine that takes more than a quarter of a minute for them
 */
export async function measureStartUp(on: Stage, site: string, pairs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const commands = commandsOn(on, site, makeStepFiles(folder).variables);
  const rounds: (readonly Pair[])[] = [];
  const until = performance.now() + 15_000;
  // The first one warms up.
  commands.forEach(timePair);
  while (rounds.length < pairs && performance.now() < until) rounds.push(commands.map(timePair));
  say(`start-up, ${rounds.length} pairs each against node -e 0, and the most memory`);
  for (const [index, command] of commands.entries()) {
    const measured = rounds.flatMap((round) => round[index] ?? []);
    const ratio = median(measured.map(({ ours, bare }) => ours / bare)).toFixed(2);
    const goal = command.goal === undefined ? '' : `, goal ${command.goal.toFixed(2)}`;
    const ms = median(measured.map(({ ours }) => ours)).toFixed(0);
    const { memoryKiB } = await observe((more) => time({ ...command, env: { ...command.env, ...more } }));
    const memory = `${Math.round(memoryKiB / 1024)} MiB`;
    say(`  ${command.name.padEnd(32)} ratio ${ratio}${goal} (median ${ms} ms), ${memory}`);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The time of a command, and of an empty program right after it, in milliseconds. */
interface Pair {
  readonly ours: number;
  readonly bare: number;
}

function timePair(command: Command): Pair {
  const ours = time(command);
  return { ours, bare: time({ args: ['-e', '0'], env: { PATH: process.env.PATH }, status: 0 }) };
}

function commandsOn(on: Stage, site: string, files: NodeJS.ProcessEnv): readonly Command[] {
  const env = { PATH: process.env.PATH, ...files };
  const main = (name: string, goal: number, inputs: Readonly<Record<string, string>>): Command => {
    const target = { 'base-url': on.sandbox.url, 'api-token': on.sandbox.token, server: '1', site };
    const source = { 'repository-provider': 'custom', repository: on.repository.path, branch: 'main' };
    const variables = inputVariables({ ...target, ...source, ...inputs });
    return { name, args: [builtFile('main')], env: { ...env, ...variables }, status: 0, goal };
  };
  return [
    { name: 'inputs missing', args: [builtFile('main')], env, status: 2, goal: 1.85 },
    main('two requests (show-deploy-log)', 3.4, { operations: 'show-deploy-log' }),
    main('four operations, dry run', 4.5, { ...FOUR_OPERATIONS, 'dry-run': 'true' }),
    { name: 'post step', args: [builtFile('post')], env, status: 0, goal: 1.2 },
    { name: 'command, inputs missing', args: [COMMAND], env, status: 2 },
    { name: 'command, --help', args: [COMMAND, '--help'], env, status: 0 },
  ];
}

/** The inputs of the run of four operations that the bench measures. */
export const FOUR_OPERATIONS = {
  operations: 'ensure-repository, update-deploy-script, sync-env, deploy',
  'deploy-script': UPDATE_SCRIPT,
  env: 'APP_KEY=a-secret-of-the-bench',
};

/** The time of a run up to its trigger on a connection where each answer takes a while, and the parts of it. */
export async function measureConnection(on: Stage, site: string): Promise<void> {
  const inputs = { ...FOUR_OPERATIONS, site, wait: 'false' };
  const timeWith = async (latencyMs: number): Promise<number> => {
    const measured: number[] = [];
    on.misbehave(() => sleep(latencyMs, undefined));
    for (let nth = 1; nth <= 5; nth += 1) measured.push((await timed(() => on.run(inputs))).ms);
    on.misbehave(() => undefined);
    return median(measured);
  };
  const [near, far] = [await timeWith(0), await timeWith(LATENCY_MS)];
  const parts = `${(far - near).toFixed(0)} ms added by the network, ${near.toFixed(0)} ms ours and the sandbox's`;
  say(`four operations, not followed, ${LATENCY_MS} ms an answer: ${far.toFixed(0)} ms: ${parts}`);
}

const LATENCY_MS = 100;

/** The time from a signal to the end of the process, of which two seconds are promised. */
export async function measureSignals(): Promise<void> {
  const moments = {
    'reading inputs': ['::add-mask::', {}],
    'waiting for a deploy': ['plan: trigger', {}],
    'in a verify-command that ignores signals': [
      '│ verifying',
      { 'verify-command': 'trap "" TERM INT; echo verifying; sleep 60' },
    ],
  } as const;
  for (const [name, [text, inputs]] of Object.entries(moments)) {
    const durationMs = 'verify-command' in inputs ? 0 : 3_600_000;
    const took: number[] = [];
    for (let nth = 1; nth <= 5; nth += 1) {
      await using sim = await openSimulation({
        ...{ sites: openSites(['bench.example']), latencyMs: 0 },
        manners: { courseOf: () => ({ ...GOOD, delayMs: 0, durationMs }) },
      });
      let sentAt = 0;
      const onOutput: ActionOptions['onOutput'] = (shown, kill) => {
        if (sentAt > 0 || !shown.includes(text)) return;
        sentAt = performance.now();
        kill('SIGINT');
      };
      await sim.run({ site: 'bench.example', operations: 'deploy', ...inputs }, { onOutput });
      took.push(performance.now() - sentAt);
    }
    say(`signal to exit, ${name}: ${median(took).toFixed(0)} ms, ${Math.max(...took).toFixed(0)} at most`);
  }
}

function time({ args, env, status }: Run): number {
  const startedAt = performance.now();
  const ended = spawnSync(process.execPath, args, { env });
  const ms = performance.now() - startedAt;
  if (ended.status !== status)
    throw new Error(`${args.join(' ')} ended with ${ended.status}:\n${ended.stdout}${ended.stderr}`);
  return ms;
}
