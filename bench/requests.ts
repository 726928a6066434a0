import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../harness/stage.ts';
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
}
