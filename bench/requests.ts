import { setTimeout as sleep } from 'node:timers/promises';
import { MANNERS, openSimulation, openSites } from '../harness/simulator/simulation.ts';
import type { Stage } from '../harness/stage.ts';
import { framed } from '../src/script/frame.ts';
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
  await measureTrigger();
  await measureCommits();
}

/** The requests of a run that deploys a new commit, told to the script in either way. */
async function measureCommits(): Promise<void> {
  const script = framed(PINNED_SCRIPT);
  const log = `done\n\n[site-deploy] exit-status=0 commit=${'a'.repeat(40)} run=r0.20260101T000000Z\n`;
  const before = { script, log, token: '2025-12-31 00:00:00' };
  for (const by of ['script', 'variable']) {
    await using sim = await openSimulation({
      sites: openSites(['bench.example'], before),
      manners: MANNERS['by id'],
    });
    const inputs = { ...FOUR_OPERATIONS, site: 'bench.example', 'deploy-script': PINNED_SCRIPT };
    const run = await sim.play({ ...inputs, commit: 'b'.repeat(40), 'commit-by': by });
    say(
      `  ${`commit by ${by}`.padEnd(18)} ${run.outputs.requests?.padStart(2)} requests (${run.outputs.outcome})`,
    );
  }
}

const PINNED_SCRIPT = 'git fetch origin && git reset --hard "${SITE_DEPLOY_COMMIT:-origin/main}"\n';

/** The requests of a steady run up to its trigger. */
async function measureTrigger(): Promise<void> {
  await using sim = await openSimulation({ sites: openSites(['bench.example']) });
  const inputs = { ...FOUR_OPERATIONS, site: 'bench.example' };
  await sim.play(inputs);
  const targets = { 'by ids': { site: '2' }, 'by names': { server: 'web-1' } };
  for (const [name, target] of Object.entries(targets)) {
    const run = await sim.play({ ...inputs, ...target });
    const nth = 1 + sim.seen.findIndex(({ line }) => line.endsWith('/deploy'));
    say(`  ${`steady, ${name}`.padEnd(16)} request ${nth} is its trigger (${run.outputs.outcome})`);
  }
}
