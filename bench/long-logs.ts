import { startLongLogService } from '../harness/long-log.ts';
import { observe } from '../harness/observe.ts';
import { runAction } from '../harness/run-action.ts';
import { createRedactor } from '../src/secrets/redactor.ts';
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
  for (const size of SIZES_MB) measureRedacting(size);
}

const SECRETS = 40;
/** The log is redacted in pieces of this length. */
const PIECE = 64 * 1024;
/** Lines as programs print them, with escapes and prefixes in common. */
const LINES = [
  '  - Installing vendor/package-@ (v6.4.1): Extracting archive',
  'npm warn deprecated inflight-@: This module is not supported, and leaks memory.',
  '[2026-01-02 03:04:05] Migrating: 2026_01_02_000000_create_table_@',
  'dist/assets/index-@.js   21.30 kB │ gzip: 45%',
  'HEAD is now at @ fix: "quotes" & <tags> in C:\\dir',
];

/** Processor time to hide the secrets of a `.env` in a log. */
function measureRedacting(size: number): void {
  const redactor = createRedactor();
  for (let nth = 0; nth < SECRETS; nth += 1) redactor.add(`${hashOf(nth)}-${hashOf(nth + SECRETS)}`);
  let piece = '';
  for (let nth = 0; piece.length < PIECE; nth += 1)
    piece += `${LINES[nth % LINES.length]?.replace('@', hashOf(nth))}\n`;
  const startedAt = process.cpuUsage();
  for (let read = 0; read < size * 1_000_000; read += PIECE) redactor.redact(piece);
  const seconds = process.cpuUsage(startedAt).user / 1e6;
  say(`  ${String(size).padStart(2)} MB            ${seconds.toFixed(2)} s to hide ${SECRETS} secrets in it`);
}

function hashOf(nth: number): string {
  return Math.imul(nth + 1, 0x9e3779b1)
    .toString(16)
    .slice(-7);
}
