import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFile } from '../harness/metadata.ts';
import { makeStepFiles } from '../harness/runner/step-files.ts';
import type { Stage } from '../harness/stage.ts';
import { median, say } from './say.ts';

/**
 * Start-up, as the ratio of a minimal run to `node -e 0`, timed in pairs so that the speed of the machine cancels out.
 *
 * @param site the id of a site that is there
 */
export function measureStartUp(on: Stage, site: string, pairs: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { PATH: process.env.PATH, ...makeStepFiles(folder).variables };
  const inputs = {
    'INPUT_BASE-URL': on.sandbox.url,
    'INPUT_API-TOKEN': on.sandbox.token,
    INPUT_SERVER: '1',
    INPUT_SITE: site,
    INPUT_OPERATIONS: 'show-deploy-log',
  };
  const commands = {
    'minimal run (show-deploy-log)': () => time([builtFile('main')], { ...env, ...inputs }, 0),
    'inputs missing': () => time([builtFile('main')], env, 2),
    'post step': () => time([builtFile('post')], env, 0),
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
  say(`  dist/main/index.js has ${Math.round(statSync(builtFile('main')).size / 1024)} KiB`);
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
