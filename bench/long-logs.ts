import { startLongLogService } from '../harness/long-log.ts';
import { observe } from '../harness/observe.ts';
import { runAction } from '../harness/run-action.ts';
import { median, say, timed } from './say.ts';

const SIZES_MB = [5, 50] as const;

/** Time and memory of a deploy with a long log. The log comes whole with every look at the site; the ends of the deploy and of the log are seen in a few looks. */
export async function measureLongLogs(): Promise<void> {
  const took: number[] = [];
  say('deploy logs, shown whole in every answer');
  for (const size of SIZES_MB) {
    const service = await startLongLogService(size * 1_000_000);
    const inputs = { 'base-url': service.url, 'api-token': 'token-of-the-bench', server: '1', site: '2' };
    const runs = [];
    for (let nth = 0; nth < 3; nth += 1)
      runs.push(await timed(() => observe((env) => runAction({ inputs, env }))));
    await service.stop();
    const ms = median(runs.map((run) => run.ms));
    const { result: run, memoryKiB = 0 } = runs[0]?.result ?? {};
    took.push(ms);
    const mib = Math.round(memoryKiB / 1024);
    const printed = Math.round((run?.stdout.length ?? 0) / 1e5) / 10;
    say(
      `  ${String(size).padStart(2)} MB            ${mib} MiB of memory at the peak, ${(ms / 1000).toFixed(1)} s, ${printed} MB printed (${run?.outputs.outcome})`,
    );
  }
  const [small = 0, large = 0] = took;
  say(
    `  ratio of the times ${(large / small).toFixed(2)}, of the sizes ${(SIZES_MB[1] / SIZES_MB[0]).toFixed(2)}`,
  );
}
