import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActionOptions, COMMAND } from '../harness/action-run.ts';
import { builtFile, inputVariables } from '../harness/metadata.ts';
import { observe } from '../harness/observe.ts';
import { makeStepFiles } from '../harness/runner/step-files.ts';
import { GOOD } from '../harness/simulator/deploys.ts';
import { openSimulation, openSites } from '../harness/simulator/simulation.ts';
import { type Stage, UPDATE_SCRIPT } from '../harness/stage.ts';
import { AUTHORITY_FILE, startTlsFront } from '../harness/tls-front.ts';
import { median, say } from './say.ts';

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
  await using front = await startTlsFront(on.sandbox.port, 'good');
  const commands = commandsOn(on, site, makeStepFiles(folder).variables, front.port);
  const rounds: (readonly Pair[])[] = [];
  const until = performance.now() + 20_000;
  const timeAll = async (): Promise<Pair[]> => {
    const measured: Pair[] = [];
    for (const command of commands) measured.push(await timePair(command));
    return measured;
  };
  // The first one warms up.
  await timeAll();
  while (rounds.length < pairs && performance.now() < until) rounds.push(await timeAll());
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

async function timePair(command: Command): Promise<Pair> {
  const ours = await time(command);
  return { ours, bare: await time({ args: ['-e', '0'], env: { PATH: process.env.PATH }, status: 0 }) };
}

/** @param tlsPort where the sandbox is spoken to with TLS */
function commandsOn(on: Stage, site: string, files: NodeJS.ProcessEnv, tlsPort: number): readonly Command[] {
  const env = { PATH: process.env.PATH, ...files };
  const show = { operations: 'show-deploy-log' };
  const main = (
    name: string,
    goal: number | undefined,
    inputs: Readonly<Record<string, string>>,
  ): Command => {
    const target = { 'base-url': on.sandbox.url, 'api-token': on.sandbox.token, server: '1', site };
    const source = { 'repository-provider': 'custom', repository: on.repository.path, branch: 'main' };
    const variables = inputVariables({ ...target, ...source, ...inputs });
    return {
      name,
      args: [builtFile('main')],
      env: { ...env, ...variables },
      status: 0,
      ...(goal && { goal }),
    };
  };
  const secure = main('two requests over https', 5.8, {
    ...show,
    'base-url': `https://localhost:${tlsPort}`,
  });
  return [
    { name: 'inputs missing', args: [builtFile('main')], env, status: 2, goal: 2.3 },
    main('two requests (show-deploy-log)', 4.2, show),
    { ...secure, env: { ...secure.env, NODE_EXTRA_CA_CERTS: AUTHORITY_FILE } },
    main('four operations, dry run', undefined, { ...FOUR_OPERATIONS, 'dry-run': 'true' }),
    { name: 'post step', args: [builtFile('post')], env, status: 0, goal: 1.3 },
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
        sites: openSites(['bench.example']),
        latencyMs: 0,
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

async function time({ args, env, status }: Run): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { env });
  // A pipe that nobody reads would stop it.
  const printed = child.stdout.toArray();
  const [code] = await once(child, 'exit');
  const ms = performance.now() - startedAt;
  if (code !== status)
    throw new Error(`${args.join(' ')} ended with ${code}:\n${Buffer.concat(await printed)}`);
  return ms;
}
