import { GOOD } from '../harness/simulator/deploys.ts';
import { LIVE_TEXT, type Manners } from '../harness/simulator/manners.ts';
import { MANNERS, openSimulation, openSites } from '../harness/simulator/simulation.ts';
import type { SimulatedSite } from '../harness/simulator/state.ts';
import { framed } from '../src/script/frame.ts';
import { say } from './say.ts';

const SECONDS = [3, 10, 60, 600] as const;
const TARGETS = 20;
const BARE = { script: 'git pull\n', token: '2026-01-01 00:00:00', log: 'deployed\n' };
const REPORTING = {
  ...BARE,
  script: framed(BARE.script),
  log: `deployed\n\n[site-deploy] exit-status=0 commit=${'a'.repeat(40)} run=r0\n`,
};

/** The requests of whole runs by the length of the deploy, on each kind of service. Time passes on a test clock only. */
export async function measureDeploys(): Promise<void> {
  say('requests of a run of deploy (server and site by name), and how late its end was seen');
  say(`  service       deploy   with an exit report   without one          each of ${TARGETS} targets`);
  say('  goals by id   3 s, 10 s, 60 s, 600 s: 10, 12, 20, 40              5');
  for (const [service, manners] of Object.entries({ ...MANNERS, 'live text': LIVE_TEXT }))
    for (const seconds of SECONDS) {
      const courseOf = () => ({ ...GOOD, durationMs: seconds * 1_000 });
      const figures = [
        await measureOne({ ...manners, courseOf }, REPORTING),
        await measureOne({ ...manners, courseOf }, BARE),
        await measureMany({ ...manners, courseOf }),
      ];
      say(
        `  ${service.padEnd(12)} ${`${seconds} s`.padStart(7)}   ${figures.map((figure) => figure.padEnd(21)).join('')}`,
      );
    }
}

async function measureOne(manners: Manners, site: Partial<SimulatedSite>): Promise<string> {
  await using simulation = await openSimulation({ sites: openSites(['one.example'], site), manners });
  const inputs = { server: 'web-1', site: 'one.example', operations: 'deploy', timeout: '30m' };
  const { outputs } = await simulation.play(inputs);
  const endMs = simulation.service.deploys[0]?.endMs ?? 0;
  const seenMs = simulation.seen.at(-1)?.atMs ?? 0;
  return `${outputs.requests?.padStart(3)}, ${((seenMs - endMs) / 1_000).toFixed(1)} s late`;
}

async function measureMany(manners: Manners): Promise<string> {
  const domains = Array.from({ length: TARGETS }, (_, nth) => `s${nth}.example`);
  const sites = openSites(domains, REPORTING);
  await using simulation = await openSimulation({ sites, manners });
  const targets = JSON.stringify(domains.map((domain) => `web-1/${domain}`));
  const { outputs } = await simulation.play({
    server: '',
    site: '',
    targets,
    operations: 'deploy',
    timeout: '60m',
    'max-parallel': '20',
  });
  return `${(Number(outputs.requests) / TARGETS).toFixed(1)} (${outputs.outcome})`;
}
